"""Swiss and round robin: everybody plays or rests, few meet again, and it always ends."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from happycity.server.game.evenings.pairing import (
    AGAIN,
    Group,
    Past,
    cost_of,
    round_robin,
    rounds_of_robin,
    swiss,
)


def remember(past: Past, groups: list[Group], people: range, draw: Random) -> Past:
    """What is known after a round, whose games ended by lot."""
    met = past.met + Counter(frozenset(pair) for group in groups for pair in combinations(group, 2))
    sat = past.sat + Counter((one, seat) for group in groups for seat, one in enumerate(group))
    rested = past.rested + Counter(set(people) - {one for group in groups for one in group})
    return Past({one: draw.randrange(len(people)) for one in people}, met, rested, sat)


def played(people: int, players: int, rounds: int, draw: Random) -> Iterator[tuple[Past, list[Group]]]:
    past = Past(dict.fromkeys(range(people), 0))
    for _ in range(rounds):
        groups = swiss(range(people), players, past)
        yield past, groups
        past = remember(past, groups, range(people), draw)


@given(st.integers(5, 24), st.integers(2, 5), st.integers(1, 6), st.randoms(use_true_random=False))
def test_everybody_sits_once_or_rests_and_nobody_rests_twice_before_all_have(
    people: int, players: int, rounds: int, draw: Random
) -> None:
    rested = Counter[int]()
    for _, groups in played(people, players, rounds, draw):
        seated = [one for group in groups for one in group]
        assert len(seated) == len(set(seated)) == people - people % players
        assert all(len(group) == players for group in groups)
        rested.update(set(range(people)) - set(seated))
        assert max(rested.values(), default=0) - min(rested[one] for one in range(people)) <= 1


def every_way(people: tuple[int, ...], players: int) -> Iterator[list[Group]]:
    if not people:
        yield []
    for company in combinations(people[1:], players - 1) if people else ():
        left = tuple(one for one in people[1:] if one not in company)
        for ways in every_way(left, players):
            yield [(people[0], *company), *ways]


@given(st.sampled_from([(4, 2), (6, 2), (8, 2), (6, 3), (9, 3), (8, 4)]), st.randoms(use_true_random=False))
def test_small_evenings_repeat_as_few_meetings_as_any_way_would(size: tuple[int, int], draw: Random) -> None:
    people, players = size
    for past, groups in played(people, players, 4, draw):
        best = min(cost_of(way, past) for way in every_way(tuple(range(people)), players))
        assert cost_of(groups, past) // AGAIN == best // AGAIN
        if len(groups) == 2:
            assert cost_of(groups, past) == best


@given(
    st.sampled_from([(4, 2), (6, 2), (8, 2), (6, 3), (9, 3), (8, 4)]),
    st.integers(1, 5),
    st.randoms(use_true_random=False),
)
def test_who_keeps_apart_sits_together_only_where_no_way_avoids_it(
    size: tuple[int, int], pairs: int, draw: Random
) -> None:
    people, players = size
    apart = frozenset(frozenset(draw.sample(range(people), 2)) for _ in range(pairs))

    def unwanted(way: list[Group]) -> int:
        return sum(frozenset(pair) in apart for group in way for pair in combinations(group, 2))

    for past, _ in played(people, players, 3, draw):
        groups = swiss(range(people), players, replace(past, apart=apart))
        assert unwanted(groups) == min(map(unwanted, every_way(tuple(range(people)), players)))


def test_who_keeps_apart_rather_meets_others_again() -> None:
    met = Counter({frozenset((0, 2)): 20, frozenset((1, 3)): 20})
    past = Past({0: 0, 1: 0, 2: 9, 3: 9}, met, apart={frozenset((0, 1)), frozenset((0, 3))})
    assert sorted(map(sorted, swiss(range(4), 2, past))) == [[0, 2], [1, 3]]


@pytest.mark.full
def test_in_a_large_evening_nobody_meets_twice_and_seats_are_even() -> None:
    for players in (2, 3, 4, 5):
        *_, (past, groups) = played(60, players, 6, Random(players))
        after = remember(past, groups, range(60), Random(1))
        assert max(after.met.values()) == 1
        assert all(after.sat[one, seat] <= 6 // players + 2 for one in range(60) for seat in range(players))


@given(st.integers(2, 40))
def test_in_a_round_robin_everybody_meets_everybody_once(people: int) -> None:
    met, past = Counter[frozenset[int]](), Past({})
    for number in range(1, rounds_of_robin(people) + 1):
        pairs = round_robin(people, number, past)
        assert len({one for pair in pairs for one in pair}) == people - people % 2
        met.update(map(frozenset, pairs))
    assert met == Counter(map(frozenset, combinations(range(people), 2)))
