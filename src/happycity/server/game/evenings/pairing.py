"""Who meets whom where every table has a deal of its own: Swiss by standings, round robin by a circle."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import combinations, permutations

Group = tuple[int, ...]
"""The people of one table."""


AGAIN = 10**9
"""What a repeated meeting costs: more than all distances in the standings together."""
APART = 10**15
"""What a meeting of two costs who keep apart: more than everybody's having met everybody in every round."""


@dataclass(frozen=True)
class Past:
    """What has been: who met whom, who rested, who had which seat; and who stands where now."""

    ranks: Mapping[int, int]
    """By person, 0 for the first; equal for those who share a place."""
    met: Counter[frozenset[int]] = field(default_factory=Counter)
    rested: Counter[int] = field(default_factory=Counter)
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By person and seat."""
    apart: Set[frozenset[int]] = frozenset()
    """Pairs of whom one has blocked the other."""


# --- Swiss ----------------------------------------------------------------------------------------------


def swiss(people: Sequence[int], players: int, past: Past) -> list[Group]:
    """Full tables of people who stand close together and have not met; who is left over rests.

    First as few who keep apart as can be found, then as few repeated meetings, then the standings; seats as
    evenly as they go.
    """
    resting = _resting(people, len(people) % players, past)
    order = sorted((one for one in people if one not in resting), key=lambda one: (past.ranks[one], one))
    groups = [tuple(order[first : first + players]) for first in range(0, len(order), players)]
    return [_seated(group, past) for group in _improved(groups, past)]


def _resting(people: Sequence[int], number: int, past: Past) -> set[int]:
    """Nobody rests a second time before all have; among those who may, the last in the standings do."""
    order = sorted(people, key=lambda one: (past.rested[one], -past.ranks[one], -one))
    return set(order[:number])


def cost_of(groups: Iterable[Group], past: Past) -> int:
    """What is to be as small as possible: who keeps apart, who has met before, distances in the standings."""
    pairs = [pair for group in groups for pair in combinations(group, 2)]
    return sum(_pair_cost(*pair, past) for pair in pairs)


def _pair_cost(one: int, other: int, past: Past) -> int:
    pair = frozenset((one, other))
    distance = (past.ranks[one] - past.ranks[other]) ** 2
    return (pair in past.apart) * APART + past.met[pair] * AGAIN + distance


def _improved(groups: list[Group], past: Past) -> list[Group]:
    """Divide the people of some tables anew as long as that costs less; it ends, since costs only fall.

    Two tables at a time; three of two where only that gets rid of a meeting that should not be.  (Three
    larger ones can be divided in too many ways.)
    """
    people = [one for group in groups for one in group]
    cost = {pair: _pair_cost(*pair, past) for pair in permutations(people, 2)}
    together = (2, 3) if groups and len(groups[0]) == 2 else (2,)
    found, improved = groups, list[Group]()
    while improved != found:
        improved, found = found, list(found)
        for chosen in (chosen for many in together for chosen in combinations(range(len(found)), many)):
            for at, group in zip(chosen, _better([found[at] for at in chosen], cost), strict=True):
                found[at] = group
    return improved


def _better(before: list[Group], cost: Mapping[tuple[int, int], int]) -> list[Group]:
    """The same people, divided in the way that costs least; as before if none costs less."""

    def total(groups: list[Group]) -> int:
        return sum(cost[pair] for group in groups for pair in combinations(group, 2))

    if len(before) > 2 and total(before) < AGAIN:
        return before
    people = tuple(one for group in before for one in group)
    best = min(_divided(people, len(before[0])), key=total)
    return best if total(best) < total(before) else before


def _divided(people: Group, players: int) -> Iterator[list[Group]]:
    """All ways to sit at tables."""
    if not people:
        yield []
        return
    first, *others = people
    for company in combinations(others, players - 1):
        rest = tuple(one for one in others if one not in company)
        for ways in _divided(rest, players):
            yield [(first, *company), *ways]


# --- round robin ------------------------------------------------------------------------------------------


def rounds_of_robin(people: int) -> int:
    """How many rounds it takes until everybody has met everybody."""
    return people - 1 + people % 2


def round_robin(people: int, number: int, past: Past) -> list[Group]:
    """The pairs of a round, from 1: all but one stand in a circle that turns by one after every round.

    Everybody meets everybody, also whoever would rather not: no other order would change that.
    Where the number is odd, whoever would meet the place that is missing rests.
    """
    size = people + people % 2
    turning = [(place + number - 1) % (size - 1) for place in range(size - 1)]
    circle = [size - 1, *turning]
    pairs = [(circle[at], circle[-at] if at else circle[size // 2]) for at in range(size // 2)]
    return [_seated(pair, past) for pair in pairs if max(pair) < people]


# --- seats ------------------------------------------------------------------------------------------------


def _seated(group: Group, past: Past) -> Group:
    """By seat: as everybody has had them as evenly as it goes."""

    def unevenness(who: Group) -> int:
        return sum((past.sat[one, seat] + 1) ** 2 - past.sat[one, seat] ** 2 for seat, one in enumerate(who))

    return min(permutations(group), key=unevenness)
