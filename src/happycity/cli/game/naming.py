"""What the players of a game are called."""

from collections.abc import Sequence

from happycity.texts import Texts
from happycity.texts.facts import one_line

LONGEST = 24


def names_of(wanted: object, players: int, texts: Texts) -> list[str]:
    """A name for each seat, no two alike; `wanted` is whatever a record says."""
    names = given_names(wanted)[:players]
    names += [""] * (players - len(names))
    return [_distinct(names, seat, texts) for seat in range(players)]


def given_names(wanted: object) -> list[str]:
    """By seat, what a record says; "" where it says nothing."""
    return [one_line(name)[:LONGEST] for name in wanted] if isinstance(wanted, list) else []


def _distinct(names: Sequence[str], seat: int, texts: Texts) -> str:
    if not names[seat]:
        nobody = texts.seat(seat)
        return nobody[0].upper() + nobody[1:]
    same = [other for other, name in enumerate(names) if name == names[seat]]
    return names[seat] if len(same) == 1 else f"{names[seat]} {same.index(seat) + 1}"
