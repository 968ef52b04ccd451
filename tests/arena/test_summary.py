"""The statistics over a small tournament."""

import pytest

from happycity.arena.ratings import Rating, ratings
from happycity.arena.results import GameResult, SeatResult
from happycity.arena.summary import summary_of
from happycity.rules.config import Config
from tests.arena import play_tournament


def seat(bot: str, points: int, share: float, special: str | None = None) -> SeatResult:
    return SeatResult(bot, points, 0, 0, 0, share, special, asked=2, seconds=0.004, times=[120, 140])


def game(number: int, *seats: SeatResult) -> GameResult:
    deal, rotation = divmod(number - 1, len(seats))
    return GameResult(number, deal + 1, rotation, "seed", 10 + number, ["castle", "maze"], list(seats))


def test_the_better_bot_has_the_higher_rating_and_share() -> None:
    best, worst = summary_of(play_tournament(20, "random", "greedy")).bots
    assert (best.name, worst.name) == ("greedy", "random")
    assert best.rating.mu > 30 > 20 > worst.rating.mu
    assert best.share.low > 0.5 > worst.share.high
    assert best.points > worst.points


def test_shares_seats_pairs_and_times() -> None:
    summary = summary_of(
        [game(1, seat("a", 9, 1), seat("b", 5, 0)), game(2, seat("b", 7, 0.5), seat("a", 7, 0.5))]
    )
    assert [(bot.name, bot.games, bot.share.value, bot.points) for bot in summary.bots] == [
        ("a", 2, 0.75, 8),
        ("b", 2, 0.25, 6),
    ]
    assert [line.share.value for line in summary.seats] == [0.75, 0.25]
    assert summary.matrix["a"]["b"].value == 0.75
    assert summary.matrix["b"]["a"].value == 0.25
    assert (summary.games, summary.deals, summary.rounds) == (2, 1, 11.5)
    assert summary.bots[0].milliseconds == pytest.approx(2)
    assert summary.bots[0].slow == pytest.approx(10 ** (140 / 40) / 1000)


def test_special_buildings() -> None:
    summary = summary_of(
        [
            game(1, seat("a", 9, 1, "castle"), seat("b", 5, 0)),
            game(2, seat("b", 7, 0, "castle"), seat("a", 8, 1)),
        ]
    )
    castle, maze = summary.specials
    assert (castle.card, castle.offered, castle.taken, castle.share.value, castle.usual) == (
        "castle",
        2,
        2,
        0.5,
        0.5,
    )
    assert (maze.card, maze.offered, maze.taken) == ("maze", 2, 0)


def test_a_bot_that_sits_twice_is_counted_by_seat() -> None:
    summary = summary_of([game(1, seat("a", 9, 1), seat("b", 5, 0), seat("b", 4, 0))])
    assert {bot.name: bot.games for bot in summary.bots} == {"a": 1, "b": 1}
    assert summary.matrix["a"]["b"].value == 1
    assert "b" not in summary.matrix["b"]


def test_a_bot_against_itself_gains_nothing() -> None:
    assert ratings([game(1, seat("a", 9, 1), seat("a", 5, 0))]) == {"a": Rating()}


def test_copies_of_a_bot_do_not_make_it_better() -> None:
    """One winner against two copies: the copies are one bot that lost, once."""
    rated = ratings([game(1, seat("a", 9, 1), seat("b", 5, 0), seat("b", 4, 0))])
    assert rated["a"].mu > 25 > rated["b"].mu
    assert rated["b"].mu > 20


def test_ratings_are_the_same_every_time() -> None:
    results = play_tournament(12, "greedy", "random", config=Config(3))
    assert ratings(results) == ratings(results)
