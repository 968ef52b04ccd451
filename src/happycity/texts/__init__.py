"""Sentences for people: one message catalogue per language."""

from happycity.texts.catalogue import LANGUAGES, Texts

__all__ = ["LANGUAGES", "Texts"]
