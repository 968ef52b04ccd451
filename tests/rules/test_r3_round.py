"""R3: a round is an income phase for all, then a turn for each."""

import pytest

from happycity.rules import Config, Event, Game

NINE = "happy_market.white,grocery,school,house,museum,steelworks,luxury_residence,spa,zoo"


def play(game: Game, *moves: str) -> tuple[Game, list[Event]]:
    """The game after these moves and the events of the last one."""
    events: tuple[Event, ...] = ()
    for move in moves:
        game, events = game.play(move)
    return game, list(events)


def pass_turn(game: Game) -> tuple[Game, list[Event]]:
    """Keep, draw from deck 1 where there is a gap, take the coin, take no special building."""
    while game.phase != "buy":
        game, _ = play(game, "keep" if game.phase == "discard" else "draw 1")
    game, events = play(game, "coin")
    return play(game, "decline") if game.phase == "special" else (game, events)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_round_begins_with_income(players: int) -> None:
    """R3.1: 2 coins and the income of the Happy Market, for everybody at once."""
    game = Game.new(Config(players=players), seed=1)
    assert game.round == 1
    assert [city.coins for city in game.cities] == [3] * players


def test_every_later_round_begins_with_income_for_all_at_once() -> None:
    """R3.1: within the move that ends the round, before anybody's turn."""
    game = Game.from_text(
        "hc1 players=3 round=4 seat=2 visible=bank,park,florist 0.coins=1"
        " 0.city=happy_market.white,spa 1.city=happy_market.white,school 2.city=happy_market.white,bank"
    )
    game, events = play(game, "coin")
    assert (game.round, game.seat, game.phase) == (5, 0, "discard")
    assert [city.coins for city in game.cities] == [1 + 3, 1, 1 + 2]
    assert [(event.name, event.seat, event.facts) for event in events] == [
        ("passed", 2, {"coins": 1}),
        ("round_began", None, {"round": 5}),
        ("income", 0, {"coins": 3}),
        ("income", 1, {"coins": 1}),
        ("income", 2, {"coins": 2}),
        ("turn_began", 0, {}),
    ]


def test_no_income_between_the_turns_of_a_round() -> None:
    """R3.1"""
    game, events = play(Game.from_text("hc1 players=3 seat=0 visible=bank,park,florist"), "coin")
    assert [city.coins for city in game.cities] == [1, 0, 0]
    assert [event.name for event in events] == ["passed", "turn_began"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_takes_one_turn_in_seat_order(players: int) -> None:
    """R3.2: over three rounds."""
    game, turns = Game.new(Config(players=players), seed=2), list[tuple[int, int | None]]()
    while game.round <= 3:
        turns.append((game.round, game.seat))
        game, _ = pass_turn(game)
    assert turns == [(round_number, seat) for round_number in (1, 2, 3) for seat in range(players)]


@pytest.mark.parametrize(("seat", "turns_left"), [(0, 2), (1, 1), (2, 0)])
def test_the_game_ends_after_the_round_in_which_a_city_reached_ten(seat: int, turns_left: int) -> None:
    """R3.3: the later seats still have their turn, the earlier ones do not get another."""
    game = Game.from_text(
        f"hc1 players=3 round=9 seat={seat} visible=bank,park,florist {seat}.city={NINE} {seat}.coins=3"
    )
    game, _ = play(game, "buy bank")
    for later in range(seat + 1, seat + 1 + turns_left):
        assert (game.is_over, game.last_round, game.seat) == (False, True, later)
        game, _ = pass_turn(game)
    assert (game.is_over, game.round, game.seat, game.legal_moves) == (True, 9, None, ())


def test_no_income_after_the_last_round() -> None:
    """R3.3: only what the last turns brought."""
    game = Game.from_text(f"hc1 seat=1 visible=bank,park,florist 1.city={NINE} 1.coins=5 0.coins=7")
    game, events = play(game, "buy bank")
    assert [city.coins for city in game.cities] == [7, 2]
    assert [event.name for event in events] == ["bought", "city_complete", "game_over"]


def test_nine_cards_do_not_end_the_game() -> None:
    """R3.3"""
    eight = NINE.removesuffix(",zoo")
    game = Game.from_text(f"hc1 seat=1 visible=bank,park,florist 1.city={eight} 1.coins=5")
    game, _ = play(game, "buy bank")
    assert (game.is_over, game.last_round, game.round) == (False, False, 2)


def test_r3_2_whose_turn_is_still_to_come() -> None:
    words = "hc1 players=4 phase=refill"
    assert Game.from_text(f"{words} seat=1 turn=1").to_come == (2, 3)
    assert Game.from_text(f"{words} seat=3 turn=3").to_come == ()
    assert Game.new(Config(players=4, specials="expert"), seed=1).to_come == ()  # Happy Markets come first
