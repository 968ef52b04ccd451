"""R8.7 (a), R8.10: Stop-Zilla tokens are won with the 3rd and 6th card of a colour and stand for 2 coins."""

import pytest

from happycity.rules import BadMove, Game, IllegalMove

BLUE = "school,library,park,hospital,observatory"


def play(move: str, words: str) -> Game:
    card = move.split()[1]
    shown = "spa" if card in ("house", "apartment_block", "luxury_residence") else card
    return Game.from_text(f"hc1 grozilla=yes visible={shown},zoo,zoo {words}").play(move)[0]


GAINS = [
    ("the 2nd", "white,school", "museum", {}),
    ("the 3rd", "white,school,library", "museum", {"blue": 1}),
    ("the 4th", "white,school,library,park", "museum", {}),
    ("the 5th", "white,school,library,park,hospital", "museum", {}),
    ("the 6th", f"white,{BLUE}", "museum", {"blue": 1}),
    ("the 7th", f"white,{BLUE},museum", "laboratory", {}),
    ("the 9th", f"white,{BLUE},museum,laboratory,police_station", "university", {}),
    ("another colour", "white,school,library", "bank", {}),
    ("a dwelling", "white,igloo,house", "apartment_block", {"green": 1}),
    ("a destroyed card does not count", "white,school!grozilla,library,park", "museum", {"blue": 1}),
    ("a destroyed card may be missing", "white,school!grozilla,library", "museum", {}),
    ("a multicoloured card counts", "white,school,skatepark", "tower_of_magic", {"blue": 1}),
    ("several colours at once", "white,school,spa,skatepark", "lighthouse_hotel", {"blue": 1, "orange": 1}),
    (
        "3rd of one, 6th of another",
        f"white,{BLUE},house,apartment_block",
        "houseboat",
        {"blue": 1, "green": 1},
    ),
]


@pytest.mark.parametrize(
    ("city", "card", "tokens"), [c[1:] for c in GAINS], ids=[f"R8.7 {c[0]}" for c in GAINS]
)
def test_r8_7_the_third_and_the_sixth_card_of_a_colour_bring_a_token(
    city: str, card: str, tokens: dict[str, int]
) -> None:
    game = play(f"buy {card}", f"0.coins=9 0.city=happy_market.{city}")
    assert game.cities[0].tokens == tokens
    assert game.tokens == {colour: 3 - tokens.get(colour, 0) for colour in game.tokens}


def test_r8_7_a_coloured_happy_market_counts_and_a_free_card_too() -> None:
    words = "specials=expert 1.city=happy_market.yellow 0.city=happy_market.blue,school"
    assert play("buy museum", f"{words} 0.coins=4").cities[0].tokens == {"blue": 1}
    assert play("buy museum", f"{words},underwater_tunnel 0.free=yes").cities[0].tokens == {"blue": 1}


def test_r8_7_a_special_building_brings_no_token() -> None:
    words = (
        "specials=expert table=joke_shop 0.city=happy_market.green,house 1.city=happy_market.blue 0.coins=6"
    )
    game = play("buy luxury_residence", words)
    assert game.cities[0].tokens == {"green": 1}
    assert game.play("take joke_shop")[0].cities[0].tokens == {"green": 1}


def test_r8_7_no_token_if_none_is_left() -> None:
    words = "0.coins=4 0.city=happy_market.white,school,library bank="
    assert play("buy museum", f"{words}3,0,3,3,3").cities[0].tokens == {}
    game = play("buy museum", f"{words}3,1,3,3,3")
    assert (game.cities[0].tokens, game.tokens["blue"]) == ({"blue": 1}, 0)


def test_r8_7_tokens_paid_in_this_purchase_are_already_gone() -> None:
    words = "0.coins=2 0.tokens=blue 0.city=happy_market.white,school,library bank="
    assert play("buy museum with blue", f"{words}3,0,3,3,3").cities[0].tokens == {}
    assert play("buy museum with blue", f"{words}3,1,3,3,3").cities[0].tokens == {"blue": 1}


def test_r8_7_after_a_destruction_the_same_number_brings_a_token_again() -> None:
    words = "0.city=happy_market.white,school,library,park 0.monsters=grozilla,corgzilla 0.tokens=blue"
    game = Game.from_text(f"hc1 grozilla=yes phase=destroy visible=museum,zoo 0.coins=4 {words}")
    for move in ("destroy 3", "draw 1", "buy museum"):
        game = game.play(move)[0]
    assert game.cities[0].tokens == {"blue": 2}


# --- paying (R8.10) -------------------------------------------------------------------------------


def test_r8_10_order_of_the_legal_list() -> None:
    words = "visible=museum,bank,spa 0.coins=4 0.tokens=yellow,blue,blue dwellings=1,0,0"
    assert [str(move) for move in Game.from_text(f"hc1 grozilla=yes {words}").legal_moves] == [
        "coin",
        "buy museum",
        "buy museum with yellow",
        "buy museum with blue",
        "buy museum with yellow blue",
        "buy museum with blue blue",
        "buy bank",
        "buy bank with yellow",
        "buy bank with blue",
        "buy bank with yellow blue",
        "buy bank with blue blue",
        "buy spa with yellow blue",
        "buy spa with blue blue",
        "buy spa with yellow blue blue",
        "buy house",
        "buy house with yellow",
        "buy house with blue",
    ]


MOST = [
    ("house", 1, 1),
    ("grocery", 2, 1),
    ("bank", 3, 2),
    ("museum", 4, 2),
    ("offices", 5, 3),
    ("spa", 7, 4),
]


@pytest.mark.parametrize(("card", "price", "most"), MOST)
def test_r8_10_at_most_as_many_tokens_as_cover_the_price(card: str, price: int, most: int) -> None:
    words = (
        f"visible={'zoo' if card == 'house' else card},zoo,stadium 0.tokens=blue,blue,blue,green,green,green"
    )
    game = Game.from_text(f"hc1 grozilla=yes {words}")  # without a coin: exactly that many
    used = {len(move.tokens) for move in game.legal_moves if move.card == card}
    assert used == set(range(most, most + 1))
    rich = Game.from_text(f"hc1 grozilla=yes {words} 0.coins=99")  # allowed even when coins would do
    assert {len(move.tokens) for move in rich.legal_moves if move.card == card} == set(range(most + 1))


PAYMENTS = [
    ("no change is given", "buy house with blue", 1, "blue", 1, {}),
    ("no change of three tokens", "buy offices with blue blue green", 4, "blue,blue,green", 4, {}),
    ("coins make up the rest", "buy museum with blue", 2, "blue,blue", 0, {"blue": 1}),
    ("tokens of several colours", "buy spa with yellow purple", 3, "yellow,purple", 0, {}),
    ("none", "buy museum", 4, "blue", 0, {"blue": 1}),
]


@pytest.mark.parametrize(
    ("move", "coins", "tokens", "left", "held"),
    [c[1:] for c in PAYMENTS],
    ids=[f"R8.10 {c[0]}" for c in PAYMENTS],
)
def test_r8_10_a_token_stands_for_two_coins(
    move: str, coins: int, tokens: str, left: int, held: dict[str, int]
) -> None:
    game = play(move, f"0.coins={coins} 0.tokens={tokens} bank=0,0,0,0,0")
    assert (game.cities[0].coins, game.cities[0].tokens) == (left, held)
    assert set(game.tokens.values()) == {0}  # spent tokens leave the game


REFUSED = [
    ("buy house with blue blue", "too-many-tokens"),
    ("buy museum with blue blue green", "too-many-tokens"),
    ("buy museum with green", "tokens-missing"),
    ("buy stadium with blue blue", "too-poor"),
]


@pytest.mark.parametrize(("move", "code"), REFUSED)
def test_r8_10_refused_payments(move: str, code: str) -> None:
    words = "visible=museum,stadium,zoo 0.coins=2 0.tokens=blue,blue"
    with pytest.raises(IllegalMove) as refusal:
        Game.from_text(f"hc1 grozilla=yes {words}").play(move)
    assert refusal.value.code == code


def test_r8_10_tokens_are_written_in_colour_order() -> None:
    game = Game.from_text("hc1 grozilla=yes visible=museum,stadium,zoo 0.tokens=yellow,blue")
    with pytest.raises(BadMove) as refusal:
        game.play("buy museum with blue yellow")
    assert refusal.value.code == "tokens-out-of-order"


def test_r8_10_a_reduced_price_takes_fewer_tokens() -> None:
    words = "visible=treehouse,zoo,zoo 0.city=happy_market.yellow,airport 0.tokens=blue,blue,blue,green"
    game = Game.from_text(f"hc1 specials=expert grozilla=yes {words}")
    moves = [str(move) for move in game.legal_moves if move.card == "treehouse"]
    assert moves == ["buy treehouse with blue blue blue", "buy treehouse with blue blue green"]  # price 5


def test_r8_10_a_price_of_0_takes_no_tokens() -> None:
    game = Game.from_text("hc1 grozilla=yes visible=hug_fest,zoo,zoo 0.tokens=blue")
    assert [str(m) for m in game.legal_moves if m.card == "hug_fest"] == ["buy hug_fest"]


def test_r8_10_tokens_do_not_break_a_tie() -> None:
    ten = "happy_market.white,bank,florist,grocery,school,library,park,museum,hospital,observatory"
    game = Game.from_text(f"hc1 grozilla=yes phase=over 0.city={ten} 1.city={ten} 0.tokens=blue 1.coins=1")
    assert game.scores().winners == (1,)
