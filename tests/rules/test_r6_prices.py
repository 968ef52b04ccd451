"""R6: what cards cost, what others' purchases bring (Castle), and what passing brings (Big Ben)."""

import pytest

from happycity.rules import Game

PILES = ("house", "apartment_block", "luxury_residence")


def offer(card: str) -> str:
    """Three visible cards, one of them this one."""
    return "visible=zoo,zoo,ski_resort" if card in PILES else f"visible={card},zoo,zoo"


def cost(city: str, card: str) -> int:
    """The fewest coins with which a player with this city can buy the card."""
    for coins in range(12):
        words = f"0.coins={coins} 0.city=happy_market.yellow{city} 1.city=happy_market.purple"
        game = Game.from_text(f"hc1 specials=expert grozilla=yes {offer(card)} {words}")
        if f"buy {card}" in map(str, game.legal_moves):
            assert game.play(f"buy {card}")[0].cities[0].coins == 0  # R5.5: the price is paid, no more
            return coins
    raise AssertionError(f"{card} cannot be bought")


PRICES = [
    ("airport", "igloo", 0),
    ("airport", "treehouse", 5),
    ("airport", "house", 0),  # R6.7
    ("airport", "apartment_block", 0),
    ("airport", "luxury_residence", 3),
    ("airport", "swiss_chalet", 3),  # R8.12: green and orange
    ("airport", "hug_fest", 0),
    ("airport", "grocery", 2),
    ("airport", "tower_of_magic", 7),
    ("port", "school", 0),  # R6.7
    ("port", "museum", 1),
    ("port", "university", 3),
    ("port", "tower_of_magic", 4),
    ("port", "houseboat", 1),
    ("port", "stadium", 9),
    ("port", "house", 1),
    ("train_station", "haunted_house", 0),  # R6.7
    ("train_station", "restaurant", 2),
    ("train_station", "stadium", 6),
    ("train_station", "space_camp", 6),
    ("train_station", "museum", 4),
    ("hotdog_shop", "haunted_house", 1),
    ("hotdog_shop", "bookshop", 1),
    ("hotdog_shop", "museum", 4),
    ("hotdog_shop", "offices", 4),
    ("hotdog_shop", "laboratory", 6),
    ("hotdog_shop", "stadium", 6),
    ("hotdog_shop", "balloon_harbour", 9),  # R6: not the fourth deck
    ("hotdog_shop", "hug_fest", 0),
    ("hotdog_shop", "post_office", 2),
    ("hotdog_shop", "house", 1),  # R6: not dwellings
    ("hotdog_shop", "apartment_block", 3),
    ("hotdog_shop", "luxury_residence", 6),
]


@pytest.mark.parametrize(("special", "card", "price"), PRICES)
def test_r6_prices_with_a_reduction(special: str, card: str, price: int) -> None:
    assert cost(f",{special}", card) == price


@pytest.mark.parametrize(
    ("special", "card", "price"),
    [
        ("airport", "treehouse", 8),
        ("port", "museum", 4),
        ("train_station", "stadium", 9),
        ("hotdog_shop", "bank", 3),
    ],
)
def test_r6_no_reduction_when_destroyed_or_an_opponents(special: str, card: str, price: int) -> None:
    assert cost(f",{special}!catzilla", card) == price
    words = f"hc1 specials=expert {offer(card)} 0.coins={price - 1} 1.city=happy_market.blue,{special}"
    assert f"buy {card}" not in map(str, Game.from_text(words).legal_moves)


def test_r6_7_a_reduction_never_brings_coins() -> None:
    words = (
        "hc1 specials=expert visible=haunted_house,zoo,zoo 0.coins=5 0.city=happy_market.yellow,train_station"
    )
    game, events = Game.from_text(words).play("buy haunted_house")
    assert game.cities[0].coins == 5
    assert events[0].facts["price"] == 0


# --- Underwater tunnel ----------------------------------------------------------------------------

TUNNEL = "hc1 specials=expert grozilla=yes 0.city=happy_market.yellow,underwater_tunnel 0.free=yes"


@pytest.mark.parametrize("card", ["stadium", "luxury_residence", "space_camp", "hug_fest"])
def test_r6_underwater_tunnel_makes_the_next_card_free_whatever_it_is(card: str) -> None:
    game = Game.from_text(f"{TUNNEL} {offer(card)} 0.coins=2 0.tokens=blue")
    assert [str(move) for move in game.legal_moves if move.card == card] == [
        f"buy {card}"
    ]  # R8.10: no tokens
    city = game.play(f"buy {card}")[0].cities[0]
    assert (city.coins, city.free_card, city.cards[-1]) == (
        2,
        False,
        card,
    )  # used up even if it costs 0 anyway


def test_r6_underwater_tunnel_is_not_used_up_by_taking_the_coin() -> None:
    game = Game.from_text(f"{TUNNEL} visible=zoo,stadium,spa").play("coin")[0]
    assert (game.cities[0].coins, game.cities[0].free_card) == (1, True)


def test_r6_underwater_tunnel_is_for_one_card_only() -> None:
    game = Game.from_text(f"{TUNNEL} visible=zoo,stadium,spa")
    for move in ("buy zoo", "keep", "draw 3", "coin", "keep"):
        game = game.play(move)[0]
    assert (game.seat, game.cities[0].coins) == (0, 1)  # the income of round 2
    assert [str(move) for move in game.legal_moves] == ["coin", "buy house"]


def test_r6_underwater_tunnel_is_for_the_card_after_it() -> None:
    words = "visible=museum,zoo,zoo table=underwater_tunnel 0.coins=4 0.city=happy_market.purple,school"
    game = Game.from_text(f"hc1 specials=expert {words}").play("buy museum")[0]
    assert game.cities[0].coins == 0  # the card that meets the condition is paid for
    city = game.play("take underwater_tunnel")[0].cities[0]
    assert (city.free_card, city.coins) == (True, 0)


# --- Castle ---------------------------------------------------------------------------------------

CASTLE = [
    # players, buyer, move, coins that seat 0 with the Castle takes
    ("price 4", 2, 1, "buy museum", "", 1),
    ("price 3", 2, 1, "buy bank", "", 0),
    ("a dwelling", 2, 1, "buy luxury_residence", "", 1),
    ("nothing bought", 2, 1, "coin", "", 0),
    ("left neighbour", 4, 1, "buy museum", "", 1),
    ("right neighbour", 4, 3, "buy museum", "", 1),
    ("no neighbour", 4, 2, "buy museum", "", 0),
    ("left neighbour of five", 5, 1, "buy museum", "", 1),
    ("right neighbour of five", 5, 4, "buy museum", "", 1),
    ("no neighbour of five", 5, 3, "buy museum", "", 0),
    ("reduced below 4", 2, 1, "buy museum", "1.city=happy_market.blue,port", 0),
    ("reduced to 4", 2, 1, "buy spa", "1.city=happy_market.blue,train_station", 1),
    ("reduced from 5 to 4", 2, 1, "buy offices", "1.city=happy_market.blue,hotdog_shop", 1),
    ("a free card", 2, 1, "buy spa", "1.city=happy_market.blue,underwater_tunnel 1.free=yes", 0),
    ("coins and a token", 2, 1, "buy museum with blue", "1.tokens=blue", 1),
    ("tokens alone", 2, 1, "buy museum with blue green", "1.coins=0 1.tokens=blue,green", 1),
    ("tokens worth 4 for a price of 3", 2, 1, "buy bank with blue green", "1.coins=0 1.tokens=blue,green", 0),
    (
        "tokens worth more than the price",
        2,
        1,
        "buy offices with blue blue blue",
        "1.tokens=blue,blue,blue",
        1,
    ),
    ("destroyed", 2, 1, "buy museum", "0.city=happy_market.yellow,castle!catzilla", 0),
    ("the owner's purchase", 2, 0, "buy museum", "", 0),
]


@pytest.mark.parametrize(
    ("players", "buyer", "move", "words", "toll"),
    [c[1:] for c in CASTLE],
    ids=[f"R6 castle, {c[0]}" for c in CASTLE],
)
def test_r6_castle_tolls(players: int, buyer: int, move: str, words: str, toll: int) -> None:
    words = f"{offer('museum' if move == 'coin' else move.split()[1])} {words}"
    words += "" if "0.city" in words else " 0.city=happy_market.yellow,castle"
    words += "" if f"{buyer}.coins" in words else f" {buyer}.coins=9"
    _, events = Game.from_text(
        f"hc1 specials=expert grozilla=yes players={players} seat={buyer} {words}"
    ).play(move)
    tolls = [event.facts["coins"] for event in events if event.name == "effect_coins" and event.seat == 0]
    assert sum(tolls) == toll
    assert len(tolls) == toll  # two players: the one opponent is met once


# --- Big Ben --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("city", "coins"),
    [("big_ben", 8), ("castle", 1), ("big_ben!catzilla", 1), ("school", 1)],
)
def test_r6_big_ben_pays_8_for_buying_nothing(city: str, coins: int) -> None:
    words = f"visible=zoo,zoo,spa 0.city=happy_market.yellow,{city} 1.coins=0"
    game = Game.from_text(f"hc1 specials=expert grozilla=yes {words}").play("coin")[0]
    assert [c.coins for c in game.cities] == [coins, 0]


def test_r6_big_ben_pays_nothing_with_a_purchase() -> None:
    words = "visible=zoo,zoo,spa 0.city=happy_market.yellow,big_ben 0.coins=1"
    assert Game.from_text(f"hc1 specials=expert {words}").play("buy house")[0].cities[0].coins == 0
