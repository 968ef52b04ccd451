"""The rules in words: games, moves, events, views, records, refusals.

Imported when first asked for (see `happycity.exports`): card facts and refusals need no compiled rules.
"""

from happycity.exports import exports_of

__getattr__ = exports_of(__name__, __file__)
