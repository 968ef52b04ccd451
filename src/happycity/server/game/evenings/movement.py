"""Duplicate: who sits where in which round, so that everybody meets many others and has every seat in turn.

The people stand in as many lines as a table has seats.  Line `j` moves on by `j` tables after every round, so
that two people of different lines meet again after N / gcd(N, difference of their lines) rounds of N tables
at the earliest, and two of one line never do (docs/evenings.md).
"""

from collections.abc import Iterator, Sequence
from random import Random

Table = tuple[int, ...]
"""By seat: the number of whoever sits there.  From the number of people on they are nobody: a bot plays."""


def movement(people: int, players: int, rounds: int, draw: Random) -> list[list[Table]]:
    """By round, and then by table: who sits there, by seat.

    Whoever is missing to full tables is missing in the last line: always the same places of the movement.
    """
    tables = -(-people // players)
    blocks = (range(first, min(first + players, rounds)) for first in range(0, rounds, players))
    return [
        at
        for block in blocks
        for at in _seated([_gathered(tables, players, r) for r in block], players, draw)
    ]


def _gathered(tables: int, players: int, number: int) -> list[Table]:
    """Who meets at each table of a round, by line."""
    lines = range(players)
    return [tuple((at - line * number) % tables + line * tables for line in lines) for at in range(tables)]


# --- seats ----------------------------------------------------------------------------------------------


def _seated(gathered: Sequence[Sequence[Table]], players: int, draw: Random) -> list[list[Table]]:
    """Seats for as many rounds as there are seats, or fewer: nobody has the same one twice.

    Tables and people are the two sides of a graph in which nobody has more than `players` edges; its edges
    are coloured with the seats, which always works (Kőnig).  Lots decide among all the ways to do it: who is
    compared with whom changes from deal to deal.
    """
    colouring = Colouring(players, draw)
    edges = [
        ((number, at), one)
        for number, tables in enumerate(gathered)
        for at, who in enumerate(tables)
        for one in who
    ]
    draw.shuffle(edges)
    for table, person in edges:
        colouring.add(table, person)
    return [
        [tuple(colouring.of_table(number, at)) for at in range(len(tables))]
        for number, tables in enumerate(gathered)
    ]


class Colouring:
    """Seats of people at tables: no table gives a seat twice, and nobody gets one twice."""

    def __init__(self, players: int, draw: Random) -> None:
        self._seats, self._draw = range(players), draw
        self._at: dict[tuple[int, int], dict[int, int]] = {}
        """By table and seat: who sits there."""
        self._has: dict[int, dict[int, tuple[int, int]]] = {}
        """By person and seat: the table."""

    def of_table(self, number: int, at: int) -> Iterator[int]:
        """Who sits at a table, by seat."""
        there = self._at[number, at]
        return (there[seat] for seat in self._seats)

    def add(self, table: tuple[int, int], person: int) -> None:
        """Give somebody a seat at a table, for which others may have to change theirs."""
        at, has = self._at.setdefault(table, {}), self._has.setdefault(person, {})
        free = [seat for seat in self._seats if seat not in at]
        own = [seat for seat in self._seats if seat not in has]
        both = [seat for seat in free if seat in own]
        seat = self._draw.choice(both or free)
        if not both:
            self._exchange(person, seat, self._draw.choice(own))
        self._at[table][seat], self._has[person][seat] = person, table

    def _exchange(self, person: int, seat: int, other: int) -> None:
        """Free a seat of somebody's: along the chain of all who are touched, the two seats change places.

        The chain never comes to the table at which the seat is free: it would reach it from a person, by
        that very seat.
        """
        chain = list(self._chain(person, seat, other))
        for table, one, old in chain:
            del self._at[table][old], self._has[one][old]
        for table, one, old in chain:
            new = other if old == seat else seat
            self._at[table][new], self._has[one][new] = one, table

    def _chain(self, person: int, seat: int, other: int) -> Iterator[tuple[tuple[int, int], int, int]]:
        """Table, person and seat of every link: from a person by `seat` to a table, from there by `other`."""
        one: int | None = person
        while one is not None and (table := self._has[one].get(seat)) is not None:
            yield table, one, seat
            one = self._at[table].get(other)
            if one is not None:
                yield table, one, other
