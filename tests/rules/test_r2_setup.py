"""R2: how the table looks before the first decision."""

from collections import Counter

import pytest

from happycity.rules import Config, Game, Refusal
from happycity.rules.cards import standard

DECKS = [
    pytest.param(
        1, 28, 14, {1, 2, 3}, {"yellow": 12, "blue": 8, "green": 2, "orange": 2, "purple": 4}, id="deck1"
    ),
    pytest.param(2, 20, 10, {4, 5}, {"yellow": 6, "blue": 6, "orange": 4, "purple": 4}, id="deck2"),
    pytest.param(3, 18, 9, {6, 7, 8, 9}, {"blue": 4, "green": 2, "orange": 12}, id="deck3"),
]


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game, _ = game.play(move)
    return game


def legal(game: Game) -> list[str]:
    return [str(move) for move in game.legal_moves]


# --- decks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deck", "size", "names", "costs", "colours"), DECKS)
def test_a_deck_holds_two_of_each_building_of_its_costs(
    deck: int, size: int, names: int, costs: set[int], colours: dict[str, int]
) -> None:
    """R2.1: composition is public knowledge."""
    game = Game.new(seed=1)
    held = game.view().face_down(deck)
    cards = [standard()[card] for card in held.elements()]
    assert (game.deck_sizes[deck - 1], len(held), set(held.values())) == (size, names, {2})
    assert {card.cost for card in cards} == costs
    assert Counter(card.colours[0] for card in cards) == colours


def test_66_cards_lie_face_down_and_none_is_visible() -> None:
    """R2.1"""
    game = Game.new(seed=1)
    assert (game.visible, game.deck_sizes, game.discard_sizes) == ((), (28, 20, 18), (0, 0, 0))
    assert sum(game.deck_sizes) == 66


@pytest.mark.parametrize("deck", [1, 2, 3])
def test_decks_are_shuffled_and_a_seed_repeats_the_shuffle(deck: int) -> None:
    """R2.1: every building of the deck comes to the top sooner or later."""
    tops = [play(Game.new(seed=seed), f"draw {deck}").visible[0] for seed in range(150)]
    assert set(tops) == set(Game.new(seed=1).view().face_down(deck))
    assert tops[:20] == [play(Game.new(seed=seed), f"draw {deck}").visible[0] for seed in range(20)]


def test_a_deck_is_drawn_from_the_top_of_the_setup() -> None:
    """R2.1"""
    game = Game.new(seed=3)
    assert game.setup is not None
    tops = [game.setup.decks[0][0], game.setup.decks[2][0], game.setup.decks[0][1]]
    assert play(game, "draw 1", "draw 3", "draw 1").visible == tuple(tops)


# --- dwellings, special buildings, coins ------------------------------------------------------------


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_each_dwelling_pile_has_one_card_less_than_players(players: int, copies: int) -> None:
    """R2.2"""
    game = Game.new(Config(players=players), seed=1)
    assert game.dwellings == {"house": copies, "apartment_block": copies, "luxury_residence": copies}


@pytest.mark.parametrize(("players", "laid_out"), [(2, 4), (3, 5), (4, 6), (5, 7)])
@pytest.mark.parametrize(("specials", "whole_set"), [("family", 18), ("expert", 37)])
def test_two_more_special_buildings_than_players_are_laid_out(
    players: int, laid_out: int, specials: str, whole_set: int
) -> None:
    """R2.3: visible to all; the rest stay in the box."""
    view = Game.new(Config(players=players, specials=specials), seed=1).view()
    assert (len(view.specials), len(view.box)) == (laid_out, whole_set - laid_out)
    assert view.box.isdisjoint(view.specials)


@pytest.mark.parametrize(("specials", "whole_set"), [("family", 18), ("expert", 37)])
def test_special_buildings_are_drawn_at_random(specials: str, whole_set: int) -> None:
    """R2.3: in 100 games every one of the set is on the table once."""
    seen = {card for seed in range(100) for card in Game.new(Config(specials=specials), seed).specials}
    assert len(seen) == whole_set


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_gets_two_coins(players: int) -> None:
    """R2.4: before the first income."""
    game = Game.new(Config(players=players, specials="expert"), seed=1)
    assert [city.coins for city in game.cities] == [2] * players


# --- Happy Markets ----------------------------------------------------------------------------------


def test_family_players_get_the_white_happy_market() -> None:
    """R2.5: income 1, no colour, first card of the city; nothing to choose."""
    game = Game.new(Config(players=3), seed=1)
    assert game.phase == "refill"
    for city in game.cities:
        assert (city.cards, city.market) == (("happy_market",), "white")
        assert (city.income, city.hearts, city.inhabitants, city.points) == (1, 0, 0, 0)


@pytest.mark.parametrize("colour", ["yellow", "blue", "green", "orange", "purple"])
def test_a_chosen_happy_market_is_the_first_card_and_has_income_1(colour: str) -> None:
    """R2.5"""
    game = Game.new(Config(specials="expert"), seed=1)
    before = game.cities[1]
    assert (before.cards, before.market, before.income) == ((), None, 0)
    after = play(game, f"market {colour}").cities[1]
    assert (after.cards, after.market) == (("happy_market",), colour)
    assert (after.coins, after.income, after.hearts, after.inhabitants) == (2, 1, 0, 0)


# Colour of the Happy Market, special building, and what else its condition needs.
COLOUR_COUNTS = [
    ("yellow", "port", "house"),
    ("blue", "airport", "zoo"),
    ("green", "castle", "factory"),
    ("orange", "airport", "school"),
    ("purple", "castle", "house"),
]


@pytest.mark.parametrize(("colour", "special", "other"), COLOUR_COUNTS)
@pytest.mark.parametrize("market", ["yellow", "blue", "green", "orange", "purple"])
def test_a_happy_market_counts_for_its_colour_only(
    colour: str, special: str, other: str, market: str
) -> None:
    """R2.5, R5.8"""
    seat_1 = "purple" if market != "purple" else "yellow"
    game = Game.from_text(
        f"hc1 specials=expert visible=bank,park,florist table={special}"
        f" 0.city=happy_market.{market},{other} 1.city=happy_market.{seat_1}"
    )
    assert (play(game, "coin").phase == "special") == (market == colour)


def test_the_white_side_counts_for_no_colour() -> None:
    """R2.5: with the house alone each of these lacks one card."""
    table = "toy_shop,cat_cafe,ghost_hunters_hq,superhero_academy"
    game = Game.from_text(f"hc1 visible=bank,park,florist table={table} 0.city=happy_market.white,house,zoo")
    assert play(game, "coin").phase == "discard"


def test_markets_are_chosen_from_the_last_seat_to_the_first() -> None:
    """R2.5: the special buildings lie there already; each colour once, in the order of the notation."""
    game = Game.new(Config(players=3, specials="expert"), seed=1)
    assert (game.round, game.phase, game.seat, len(game.specials)) == (0, "market", 2, 5)
    assert legal(game) == ["market yellow", "market blue", "market green", "market orange", "market purple"]
    game = play(game, "market green")
    assert (game.seat, legal(game)) == (1, ["market yellow", "market blue", "market orange", "market purple"])
    game = play(game, "market yellow")
    assert (game.seat, legal(game)) == (0, ["market blue", "market orange", "market purple"])
    game, events = game.play("market purple")
    assert [city.market for city in game.cities] == ["purple", "yellow", "green"]
    assert events[0].to_dict() == {"event": "market_chosen", "seat": 0, "colour": "purple"}
    assert (game.round, game.phase, game.seat) == (1, "refill", 0)
    assert [city.coins for city in game.cities] == [3, 3, 3]


def test_the_fifth_player_takes_the_last_market() -> None:
    """R2.5: one legal move, listed all the same."""
    game = Game.new(Config(players=5, specials="expert"), seed=1)
    game = play(game, "market blue", "market green", "market purple", "market yellow")
    assert (game.seat, legal(game)) == (0, ["market orange"])


@pytest.mark.parametrize(
    ("move", "code"),
    [("market blue", "market-taken"), ("market white", "unknown-colour"), ("draw 1", "wrong-phase")],
)
def test_refused_during_the_market_choice(move: str, code: str) -> None:
    """R2.5"""
    game = play(Game.new(Config(players=3, specials="expert"), seed=1), "market blue")
    before = game.text
    with pytest.raises(Refusal) as refusal:
        game.play(move)
    assert (refusal.value.code, game.text, game.seat) == (code, before, 1)


def test_the_bank_never_runs_out() -> None:
    """R2.6: more than the 30 coins of the box are out already, and everybody is still paid."""
    game = Game.from_text("hc1 phase=buy seat=1 visible=bank,park,florist 0.coins=30 1.coins=30")
    assert [city.coins for city in play(game, "coin").cities] == [31, 32]
