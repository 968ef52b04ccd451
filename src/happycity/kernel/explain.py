"""Choices that the game takes for a player (R6.6), for the scoring sheet."""

from happycity.kernel.city import left_of, right_of
from happycity.kernel.effects import lasting_special, special_symbols
from happycity.kernel.jit import entry
from happycity.kernel.layout import NOBODY, STATE, TABLES, Raw, Verb


@entry
def favoured_neighbour(raw: Raw, tables: Raw, seat: int) -> int:
    """Whose cards a Pyramid, Stonehenge or Leaning tower looks at; NOBODY for any other special building."""
    return NOBODY
