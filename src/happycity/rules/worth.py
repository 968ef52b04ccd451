"""What an expert special building is worth to each city now: standing there, or if it were built at once."""

import msgspec
import numpy as np

from happycity.kernel.interface import weigh_special
from happycity.kernel.layout import SEATS, new_state, new_work
from happycity.rules.cards import Kind
from happycity.rules.table import Table


class Worth(msgspec.Struct, frozen=True):
    """How much more a city has with a special building than without it; below 0: less."""

    coins: int
    """At once, when it is built; 0 once it stands."""
    income: int
    hearts: int
    inhabitants: int
    points: int


FIGURES = len(Worth.__struct_fields__)


def worths_of(table: Table, card: str) -> list[Worth | None]:
    """What an expert special building brings, by seat; None where it neither stands nor can come any more."""
    players = table.config.players
    if table.card(card).kind is not Kind.EXPERT:
        return [None] * players  # what is printed on the others never changes
    kernel, brought = table.kernel, np.zeros((SEATS, FIGURES), np.int32)
    bits = weigh_special(
        kernel.raw, kernel.cards.raw, kernel.cards.numbers[card], new_state(), new_work(), new_work(), brought
    )
    figures = brought.tolist()
    return [Worth(*figures[seat]) if bits >> seat & 1 else None for seat in range(players)]


def built(table: Table) -> bytes:
    """All that a worth depends on: equal if everything stands alike."""
    s = table.kernel.state
    cities = (s.city, s.ruin, s.front, s.special, s.special_taken)
    options = bytes((s.players, s.scoring, s.copied_special, table.is_over))
    return options + b"".join(field.tobytes() for field in cities)
