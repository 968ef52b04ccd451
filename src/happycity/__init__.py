"""The card game Happy City: exact rules, a fast engine, notation and records."""

from happycity.exports import exports_of

__getattr__ = exports_of(__name__, __file__)
