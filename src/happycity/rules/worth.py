"""What an expert special building is worth to each city now: standing there, or if it were built at once."""

import msgspec
import numpy as np

from happycity.kernel.interface import weigh_special
from happycity.kernel.layout import SEATS, STATE, field_of, new_state, new_work
from happycity.rules.cards import Kind
from happycity.rules.table import Table


class Worth(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much more a city has with a special building than without it; below 0: less; left out: as much."""

    coins: int = 0
    """At once, when it is built; not any more once it stands."""
    income: int = 0
    hearts: int = 0
    inhabitants: int = 0
    points: int = 0


FIGURES = len(Worth.__struct_fields__)

# As in `table`: what is asked for at every move is read where it lies.
_STANDING = [
    field_of(STATE, name)
    for name in ("players", "scoring", "copied_special", "city", "ruin", "front", "special", "special_taken")
]


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
    raw = table.kernel.raw
    return b"".join([*(raw[field].data for field in _STANDING), bytes((table.is_over,))])
