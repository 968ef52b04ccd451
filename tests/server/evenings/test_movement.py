"""Duplicate: everybody sits exactly once a round, has every seat in turn, and meets few others twice."""

from collections import Counter
from itertools import combinations
from math import gcd
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from happycity.server.game.evenings.movement import Table, movement

sizes = st.integers(1, 40), st.integers(2, 5), st.integers(1, 8), st.randoms(use_true_random=False)


def meetings(rounds: list[list[Table]]) -> Counter[tuple[int, ...]]:
    return Counter(pair for tables in rounds for who in tables for pair in combinations(sorted(who), 2))


@given(*sizes)
def test_everybody_sits_once_in_every_round_at_full_tables(
    people: int, players: int, rounds: int, draw: Random
) -> None:
    plan = movement(people, players, rounds, draw)
    tables = -(-people // players)
    assert len(plan) == rounds
    for at in plan:
        assert [len(who) for who in at] == [players] * tables
        assert sorted(one for who in at for one in who) == list(range(tables * players))
        assert all(any(one < people for one in who) for who in at)
    assert tables * players - people < players, "no more bots than needed"


@given(*sizes)
def test_everybody_has_every_seat_before_anybody_has_one_twice(
    people: int, players: int, rounds: int, draw: Random
) -> None:
    plan = movement(people, players, rounds, draw)
    for person in range(people):
        seats = [who.index(person) for at in plan for who in at if person in who]
        for first in range(0, rounds, players):
            block = seats[first : first + players]
            assert len(set(block)) == len(block)


@given(*sizes)
def test_nobody_meets_again_before_they_must(people: int, players: int, rounds: int, draw: Random) -> None:
    """N tables: people of lines that differ by d meet every N / gcd(N, d) rounds, those of one line never."""
    tables = -(-people // players)
    for (one, other), often in meetings(movement(people, players, rounds, draw)).items():
        apart = other // tables - one // tables
        assert apart > 0
        assert often <= -(-rounds // (tables // gcd(tables, apart)))


def test_the_sizes_that_the_documentation_names() -> None:
    """Nobody meets anybody twice: 16 tables of four in five rounds, seven of five in seven."""
    for tables, players, rounds in ((16, 4, 5), (7, 5, 7), (5, 3, 5), (8, 2, 8)):
        plan = movement(tables * players, players, rounds, Random(1))
        assert max(meetings(plan).values()) == 1


def test_people_are_compared_with_others_than_those_of_their_line() -> None:
    plan = movement(64, 4, 5, Random(1))
    alike = [len({who[seat] // 16 for who in at}) for at in plan for seat in range(4)]
    assert min(alike) > 1


def test_lots_alone_decide() -> None:
    assert movement(23, 3, 6, Random("lots")) == movement(23, 3, 6, Random("lots"))
    assert movement(23, 3, 6, Random("lots")) != movement(23, 3, 6, Random("others"))
