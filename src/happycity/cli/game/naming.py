"""What the players of a game are called."""

from collections.abc import Sequence

from happycity.texts.facts import one_line

LONGEST = 24


def names_of(wanted: object, players: int) -> list[str]:
    """A name for each seat, no two alike; `wanted` is whatever a record says."""
    given = wanted if isinstance(wanted, list) else []
    names = [one_line(name)[:LONGEST] for name in given[:players]]
    names += [""] * (players - len(names))
    return [_distinct(names, seat) for seat in range(players)]


def _distinct(names: Sequence[str], seat: int) -> str:
    if not names[seat]:
        return f"Seat {seat}"
    same = [other for other, name in enumerate(names) if name == names[seat]]
    return names[seat] if len(same) == 1 else f"{names[seat]} {same.index(seat) + 1}"
