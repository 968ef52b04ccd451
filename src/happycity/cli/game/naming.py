"""What the players of a game are called."""

from collections.abc import Sequence

from happycity.texts.facts import one_line

LONGEST = 24


def names_of(wanted: object, players: int) -> list[str]:
    """A name for each seat, no two alike; `wanted` is whatever a record says."""
    names = given_names(wanted)[:players]
    names += [""] * (players - len(names))
    return [_distinct(names, seat) for seat in range(players)]


def given_names(wanted: object) -> list[str]:
    """By seat, what a record says; "" where it says nothing."""
    return [one_line(name)[:LONGEST] for name in wanted] if isinstance(wanted, list) else []


def _distinct(names: Sequence[str], seat: int) -> str:
    if not names[seat]:
        return f"Seat {seat}"
    same = [other for other, name in enumerate(names) if name == names[seat]]
    return names[seat] if len(same) == 1 else f"{names[seat]} {same.index(seat) + 1}"
