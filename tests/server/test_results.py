"""What is kept of a finished game agrees with the game."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from happycity.rules import Config, Game, Refusal
from happycity.rules.fairness import check_fair, first_seat
from happycity.rules.record import difference, parse_record
from happycity.server.game.results import finished_game, is_rated, mode_of
from happycity.server.model.tables import StoredTable
from tests.server.finished import PEOPLE, play_randomly, playing, seats_of

CELLS = [
    Config(2),
    Config(3, "expert"),
    Config(4, "family", grozilla=True),
    Config(5, "expert", grozilla=True, scoring="sum"),
]
BUY = "hc1 players=4 scoring=sum visible=museum,zoo,school"


def table(config: Config, number: int = 1) -> StoredTable:
    return playing(number, *PEOPLE[: config.players], config=config)


@pytest.mark.parametrize("config", CELLS, ids=mode_of)
def test_the_record_replays_to_the_result(config: Config) -> None:
    stored_table = table(config)
    snapshots = play_randomly(stored_table)
    kept = finished_game(stored_table, snapshots[-1], 86400.0)
    record = parse_record(kept.record)
    assert difference(record) is None
    assert check_fair(record) is None
    assert json.loads(kept.result) == {
        **{name: getattr(record.result, name) for name in ("points", "coins", "winners")},
        "ratings": None,
    }
    assert [row.points for row in kept.rows] == record.result.points
    assert "\n" not in kept.record


def test_some_of_these_games_take_moves_back() -> None:
    kinds = {
        snapshot.entry.kind for config in CELLS for snapshot in play_randomly(table(config)) if snapshot.entry
    }
    assert kinds == {"move", "undo"}


def test_what_else_the_record_tells() -> None:
    stored_table = playing(7, "ann", "bot:mayor")
    assert parse_record(
        finished_game(stored_table, play_randomly(stored_table)[-1], 86400.0).record
    ).meta == {
        "players": ["Ann", "Mayor"],
        "bots": [None, "mayor"],
        "date": "1970-01-02",
        "rated": False,
        "table": "table0000007",
        "fair": {
            "commitment": stored_table.commitment,
            "secret": stored_table.secret,
            "first": first_seat(stored_table.secret, 2),
        },
    }


@pytest.mark.parametrize("config", CELLS, ids=mode_of)
def test_who_won_is_ranked_first(config: Config) -> None:
    for number in range(5):
        stored_table = table(config, number)
        snapshots = play_randomly(stored_table)
        kept, winners = finished_game(stored_table, snapshots[-1], 1.0), set(snapshots[-1].game.leaders)
        assert {seat for seat, rank in enumerate(kept.ranks) if rank == 0} == winners
        assert {row.seat for row in kept.rows if row.won} == winners
        assert sum(row.won for row in kept.rows) == pytest.approx(1)


def test_points_then_coins_then_together() -> None:
    game = Game.from_text(f"{BUY} 0.coins=1 1.coins=5 2.coins=5 3.coins=0 3.city=happy_market.white,house")
    assert game.ranks == (3, 1, 1, 0)


def test_an_unfinished_game_cannot_be_kept() -> None:
    stored_table = table(Config(2))
    with pytest.raises(Refusal, match="game-not-over"):
        finished_game(stored_table, play_randomly(stored_table)[-2], 1.0)


def test_modes() -> None:
    assert [mode_of(config) for config in CELLS] == [
        "family",
        "expert",
        "family+grozilla",
        "expert+grozilla+sum",
    ]
    assert mode_of(Config(scoring="sum")) == "family+sum"


def test_only_games_between_different_accounts_are_rated() -> None:
    rated = playing(1, "ann", "ben", rated=True)
    assert is_rated(rated)
    assert not is_rated(playing(1, "ann", "ben"))
    assert not is_rated(replace(rated, seats=seats_of("ann", "ann")))
    assert is_rated(replace(rated, seats=seats_of("ann", "bot:mayor"))), "for somebody who was deleted"
    assert not is_rated(replace(rated, seats=seats_of("bot:mayor", "bot:mayor")))
    guest = replace(rated.seats[1], account=False)
    assert not is_rated(replace(rated, seats=(rated.seats[0], guest)))


def test_only_standing_buildings_are_counted() -> None:
    """Neither the market, nor the special building, nor what a monster has destroyed."""
    destroyed = 0
    for number in range(4):
        stored_table = table(Config(4, "expert", grozilla=True), number)
        snapshots = play_randomly(stored_table)
        for row, city in zip(
            finished_game(stored_table, snapshots[-1], 1.0).rows, snapshots[-1].game.cities, strict=True
        ):
            ruins = [city.cards[place - 1] for place in city.destroyed]
            others = Counter(["happy_market", *ruins, *([city.special] if city.special else [])])
            assert Counter(json.loads(row.cards)) == Counter(city.cards) - others
            destroyed += len(ruins)
    assert destroyed
