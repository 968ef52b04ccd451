"""Standings worked out by hand: match points, shares without luck, victories and rests."""

from fractions import Fraction

import pytest

from happycity.server.game.evenings.standings import Place, match_points, standings_of
from happycity.server.model.evenings import Entrant, Score, Sitting, StoredEvening

TWO = '{"players":2,"specials":"family","grozilla":false,"scoring":"product"}'
CLOCK = '{"kind":"live","move_seconds":60}'


def evening(kind: str, people: int, gone: frozenset[int] = frozenset()) -> StoredEvening:
    entrants = tuple(Entrant(number, f"p{number}", number in gone) for number in range(people))
    return StoredEvening(
        "e", "Club", "h", kind, TWO, CLOCK, 3, "host", "playing", "s", 0.0, entrants, round=1
    )


def sitting(
    number: int,
    who: tuple[int | None, ...],
    *reached: tuple[int, int, float],
    status: str = "over",
    at: int = 1,
) -> Sitting:
    """A table of a round; points, coins and share by seat."""
    scores = tuple(Score(*one, luck=None) for one in reached) or (None,) * len(who)
    return Sitting(at, number, f"t{at}{number}", status, who, scores)


def test_match_points_are_counted_seat_by_seat_as_the_game_ranks() -> None:
    """Seat 0 has 30, 20 and 20 points, the last with fewer coins; seat 1 has equal ones twice."""
    tables = [
        sitting(1, (0, 1), (30, 0, 1.0), (10, 2, 0.0)),
        sitting(2, (2, 3), (20, 5, 0.5), (10, 2, 0.5)),
        sitting(3, (4, None), (20, 4, 0.0), (40, 0, 1.0)),
    ]
    matches = match_points(tables)
    assert [matches[Place(1, number, 0)] for number in (1, 2, 3)] == [1, Fraction(1, 2), 0]
    assert [matches[Place(1, number, 1)] for number in (1, 2, 3)] == [Fraction(1, 4), Fraction(1, 4), 1]
    told = standings_of(evening("duplicate", 5), tables)
    assert [(one.place, one.entrant, one.score) for one in told] == [
        (1, 0, 1.0),
        (2, 2, 0.5),
        (3, 1, 0.25),
        (3, 3, 0.25),
        (5, 4, 0.0),
    ]


def test_a_game_without_a_result_is_compared_with_nobody() -> None:
    tables = [
        sitting(1, (0, 1), (30, 0, 1.0), (10, 2, 0.0)),
        sitting(2, (2, 3), (20, 5, 1.0), (10, 3, 0.0)),
        sitting(3, (4, None), status="closed"),
    ]
    told = {
        one.entrant: (one.place, one.games, one.score)
        for one in standings_of(evening("duplicate", 5), tables)
    }
    assert told == {0: (1, 1, 1.0), 3: (1, 1, 1.0), 1: (3, 1, 0.0), 2: (3, 1, 0.0), 4: (5, 0, None)}


def test_a_round_counts_when_all_its_tables_are_done() -> None:
    tables = [
        sitting(1, (0, 1), (30, 0, 1.0), (10, 2, 0.0)),
        sitting(2, (2, 3), status="playing"),
    ]
    assert [one.score for one in standings_of(evening("duplicate", 4), tables)] == [None] * 4


def test_the_luck_of_the_cards_is_taken_off() -> None:
    scores = (Score(30, 0, 1.0, 0.25), Score(10, 0, 0.0, -0.25))
    told = standings_of(evening("duplicate", 2), [Sitting(1, 1, "t", "over", (0, 1), scores)])
    assert [(one.share, one.adjusted, one.reviewed) for one in told] == [(1.0, 0.75, 1), (0.0, 0.25, 1)]


def test_in_a_swiss_a_rest_counts_as_the_own_mean_and_strength_decides() -> None:
    """Five people, two rounds: 4 rests first, 3 second; 2 goes after the first round."""
    tables = [
        sitting(1, (0, 1), (9, 0, 1.0), (8, 0, 0.0)),
        sitting(2, (2, 3), (9, 0, 0.5), (9, 0, 0.5)),
        sitting(1, (0, 4), (9, 0, 1.0), (8, 0, 0.0), at=2),
    ]
    told = standings_of(evening("swiss", 5, gone=frozenset({2})), tables)
    assert [(one.place, one.entrant, one.score, one.strength) for one in told] == [
        (1, 0, 2.0, 0.0),
        (2, 3, 1.0, 0.5),
        (3, 2, 0.5, 1.0),
        (4, 1, 0.0, 2.0),
        (4, 4, 0.0, 2.0),
    ]


@pytest.mark.parametrize("kind", ["swiss", "round-robin"])
def test_who_has_only_rested_is_average(kind: str) -> None:
    told = standings_of(evening(kind, 3), [sitting(1, (0, 1), (9, 0, 1.0), (8, 0, 0.0))])
    assert [(one.entrant, one.score) for one in told] == [(0, 1.0), (2, 0.5), (1, 0.0)]
