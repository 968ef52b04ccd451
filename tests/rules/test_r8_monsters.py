"""R8.4–R8.7, R8.13: monsters come, are repelled, destroy, move on and give coins away."""

import re
from dataclasses import replace

import pytest

from happycity.rules import Game, IllegalMove
from happycity.rules.cards import Kind, standard

FOURTH = [card.id for kind in (Kind.MULTICOLOURED, Kind.MONSTER) for card in standard().of_kind(kind)]


def position(words: str, *top: str) -> Game:
    """A Grozilla position whose fourth deck begins with these cards."""
    out = set(re.findall(r"\w+", words)) | set(top)
    deck = ",".join([*top, *(card for card in FOURTH if card not in out)])
    return Game.from_text(f"hc1 grozilla=yes {words} deck4={deck}")


def draw_monster(words: str, *top: str) -> Game:
    """Draw the top card of the fourth deck; one more card is missing in the central area."""
    return position(f"phase=refill visible=zoo,zoo {words}", *top).play("draw 4")[0]


def buy(card: str, words: str, seat: int = 0) -> Game:
    return position(f"visible={card},zoo,zoo seat={seat} {seat}.coins=9 {words}").play(f"buy {card}")[0]


def legal(game: Game) -> list[str]:
    return [str(move) for move in game.legal_moves]


# --- a monster comes (R8.4, R8.5) -----------------------------------------------------------------


def test_r8_4_a_drawn_monster_does_not_enter_the_central_area() -> None:
    game = draw_monster("", "grozilla", "saloon")
    assert (game.seat, game.phase, game.visible) == (0, "refill", ("zoo", "zoo"))
    assert (game.cities[0].monsters, game.cities[0].cards) == (("grozilla",), ("happy_market",))
    assert game.play("draw 4")[0].visible == ("zoo", "zoo", "saloon")


def test_r8_4_several_monsters_may_come_in_one_refill() -> None:
    game = draw_monster("0.city=happy_market.white,bank", "grozilla", "catzilla", "corgzilla")
    for move in ("draw 4", "destroy 2", "draw 4", "destroy 1"):
        game = game.play(move)[0]
    assert (game.phase, game.visible) == ("refill", ("zoo", "zoo"))
    assert (game.cities[0].destroyed, game.cities[0].monsters) == (
        {1: "catzilla", 2: "grozilla"},
        ("corgzilla",),
    )


COMES = [
    # players, drawer, tokens by seat, where Grozilla (green) stays, tokens left
    ("no token", 2, 0, {}, 0, {}),
    ("the drawer repels", 2, 0, {0: "green"}, 1, {}),
    ("only one token is spent", 2, 0, {0: "green,green"}, 1, {0: {"green": 1}}),
    ("another colour does not help", 2, 0, {0: "blue,orange"}, 0, {0: {"blue": 1, "orange": 1}}),
    ("it passes three players", 5, 1, {1: "green", 2: "green", 3: "green"}, 4, {}),
    ("it passes the last seat", 3, 2, {2: "green"}, 0, {}),
    ("it skips nobody", 4, 0, {0: "green", 2: "green"}, 1, {2: {"green": 1}}),
    ("all the way round", 3, 1, {0: "green", 1: "green", 2: "green"}, 1, {}),
    ("round and past the drawer again", 2, 0, {0: "green,green", 1: "green"}, 1, {}),
    ("round to the drawer", 2, 0, {0: "green", 1: "green,green"}, 0, {1: {"green": 1}}),
]


@pytest.mark.parametrize(
    ("players", "drawer", "tokens", "stays", "left"),
    [c[1:] for c in COMES],
    ids=[f"R8.5 {c[0]}" for c in COMES],
)
def test_r8_5_a_token_must_repel_a_monster_of_its_colour(
    players: int, drawer: int, tokens: dict[int, str], stays: int, left: dict[int, dict[str, int]]
) -> None:
    held = " ".join(f"{seat}.tokens={colours}" for seat, colours in tokens.items())
    game = draw_monster(f"players={players} seat={drawer} bank=0,0,0,0,0 {held}", "grozilla")
    assert [seat for seat, city in enumerate(game.cities) if city.monsters] == [stays]
    assert {seat: city.tokens for seat, city in enumerate(game.cities) if city.tokens} == left
    assert set(game.tokens.values()) == {0}  # spent tokens leave the game
    assert (game.seat, game.phase) == (drawer, "refill")


@pytest.mark.parametrize(
    ("monster", "colour"),
    [
        ("grozilla", "green"),
        ("poulpzilla", "purple"),
        ("corgzilla", "orange"),
        ("pioupiouzilla", "yellow"),
        ("catzilla", "blue"),
    ],
)
def test_r8_5_the_token_has_the_colour_of_the_monster(monster: str, colour: str) -> None:
    game = draw_monster("0.tokens=yellow,blue,green,orange,purple", monster)
    assert (game.cities[1].monsters, colour in game.cities[0].tokens) == ((monster,), False)
    assert len(game.cities[0].tokens) == 4


# --- destruction (R8.6) ---------------------------------------------------------------------------

HIT = "0.city=happy_market.white,grocery,school 0.monsters=grozilla"


def test_r8_6_the_monster_that_was_there_first_destroys_a_card_of_the_owners_choice() -> None:
    game = draw_monster(HIT, "catzilla")
    assert (game.phase, game.seat, legal(game)) == ("destroy", 0, ["destroy 1", "destroy 2", "destroy 3"])
    assert game.cities[0].monsters == ("grozilla", "catzilla")  # both in front until then
    game = game.play("destroy 2")[0]
    assert (game.cities[0].destroyed, game.cities[0].monsters) == ({2: "grozilla"}, ("catzilla",))
    assert (game.phase, game.seat, game.visible) == ("refill", 0, ("zoo", "zoo"))


def test_r8_6_a_destruction_in_somebody_elses_turn() -> None:
    words = "players=3 0.tokens=blue 1.city=happy_market.white,grocery 1.monsters=grozilla"
    game = draw_monster(words, "catzilla")
    assert (game.phase, game.seat, game.turn, legal(game)) == ("destroy", 1, 0, ["destroy 1", "destroy 2"])
    game = game.play("destroy 1")[0]
    assert (game.phase, game.seat, game.turn) == ("refill", 0, 0)
    assert (game.cities[1].destroyed, game.cities[1].monsters) == ({1: "grozilla"}, ("catzilla",))


@pytest.mark.parametrize(
    ("place", "symbols"), [(1, (2, 0, 2)), (2, (2, -1, 2)), (3, (2, 0, 1)), (4, (3, 0, 2))]
)
def test_r8_6_a_destroyed_card_has_no_effect_and_the_monster_keeps_its_own(
    place: int, symbols: tuple[int, int, int]
) -> None:
    words = "specials=expert 0.city=happy_market.blue,florist,bookshop,moai,house 0.monsters=pioupiouzilla"
    city = (
        draw_monster(f"{words} 1.city=happy_market.green", "corgzilla").play(f"destroy {place}")[0].cities[0]
    )
    moai = 0 if place == 4 else 4  # still five cards
    assert (city.income, city.hearts, city.inhabitants) == (symbols[0], symbols[1] + moai, symbols[2])
    assert len(city.cards) == 5


def test_r8_6_a_destroyed_card_has_no_colour() -> None:
    words = (
        "specials=expert phase=destroy 0.city=happy_market.green,house,bakery 0.monsters=grozilla,catzilla"
    )
    game = position(f"{words} visible=zoo,zoo 1.city=happy_market.blue")
    assert game.cities[0].income == 1 + 2 * 2
    assert game.play("destroy 2")[0].cities[0].income == 1 + 2
    assert game.play("destroy 1")[0].cities[0].income == 0 + 2


def test_r8_6_a_destroyed_card_has_no_name_and_its_place_is_not_built_on_again() -> None:
    words = "0.coins=2 0.city=happy_market.white,grocery 0.monsters=catzilla,grozilla"
    game = position(f"phase=destroy visible=grocery,zoo {words}")
    for move in ("destroy 2", "draw 1"):
        game = game.play(move)[0]
    assert "buy grocery" in legal(game)
    city = game.play("buy grocery")[0].cities[0]
    assert (city.cards, city.destroyed) == (("happy_market", "grocery", "grocery"), {2: "catzilla"})


def test_r8_6_what_is_destroyed_already_cannot_be_chosen() -> None:
    words = "0.city=happy_market.white!catzilla,grocery 0.monsters=grozilla,corgzilla"
    game = position(f"phase=destroy visible=zoo,zoo {words}")
    assert legal(game) == ["destroy 2"]
    for move, code in (("destroy 1", "place-destroyed"), ("destroy 3", "place-empty")):
        with pytest.raises(IllegalMove) as refusal:
            game.play(move)
        assert refusal.value.code == code


def test_r5_9_who_lost_the_special_building_takes_no_other() -> None:
    words = (
        "specials=expert table=moai,statue_of_liberty 0.city=happy_market.blue,school,library,port!catzilla"
    )
    game = position(f"{words} 1.city=happy_market.green visible=zoo,zoo,spa").play("coin")[0]
    assert (game.seat, game.phase) == (1, "discard")


def test_r8_6_nothing_left_to_destroy_both_stay_and_the_next_arrival_destroys_once() -> None:
    words = "0.city=happy_market.white!grozilla 0.monsters=poulpzilla 0.coins=1 1.tokens=yellow"
    game = draw_monster(words, "catzilla", "pioupiouzilla")
    assert (game.phase, game.cities[0].monsters) == ("refill", ("poulpzilla", "catzilla"))
    for move in ("draw 1", "buy haunted_house", "keep", "draw 4"):
        game = game.play(move)[0]
    # seat 1 repelled Pioupiouzilla: it is the third in front of seat 0, who now has a card again
    assert (game.phase, game.seat, game.turn, legal(game)) == ("destroy", 0, 1, ["destroy 2"])
    game = game.play("destroy 2")[0]
    assert game.cities[0].destroyed == {1: "grozilla", 2: "poulpzilla"}
    assert game.cities[0].monsters == ("catzilla", "pioupiouzilla")
    assert (game.phase, game.seat) == ("refill", 1)


# --- monsters move on after a purchase (R8.7 b) ---------------------------------------------------

DRIVES = {
    "grozilla": "igloo",
    "poulpzilla": "factory",
    "corgzilla": "haunted_house",
    "pioupiouzilla": "grocery",
    "catzilla": "school",
}


@pytest.mark.parametrize("card", DRIVES.values())
@pytest.mark.parametrize("monster", DRIVES)
def test_r8_7_a_purchase_of_its_colour_sends_a_monster_to_the_left(monster: str, card: str) -> None:
    game = buy(card, f"players=3 2.monsters={monster}", seat=2)
    fronts = [city.monsters for city in game.cities]
    assert fronts == ([(monster,), (), ()] if DRIVES[monster] == card else [(), (), (monster,)])


@pytest.mark.parametrize(
    ("card", "stayed", "left"),
    [
        ("saloon", ("grozilla", "catzilla"), ("corgzilla",)),
        ("hug_fest", (), ("grozilla", "corgzilla", "catzilla")),
        ("house", ("corgzilla", "catzilla"), ("grozilla",)),
    ],
)
def test_r8_7_every_colour_of_the_card_counts_dwellings_too(
    card: str, stayed: tuple[str, ...], left: tuple[str, ...]
) -> None:
    words = (
        "0.monsters=grozilla,corgzilla,catzilla 1.city=happy_market.white!pioupiouzilla"  # nothing to destroy
    )
    game = position(f"visible=saloon,hug_fest,zoo 0.coins=9 {words}").play(f"buy {card}")[0]
    assert [city.monsters for city in game.cities] == [stayed, left]


def test_r8_7_a_free_card_sends_monsters_on_too() -> None:
    words = "specials=expert 0.city=happy_market.yellow,underwater_tunnel 0.free=yes 0.monsters=corgzilla"
    game = position(f"visible=spa,zoo,zoo {words}").play("buy spa")[0]
    assert [city.monsters for city in game.cities] == [(), ("corgzilla",)]


def test_r8_7_neither_the_coin_nor_a_special_building_sends_monsters_on() -> None:
    words = "specials=expert table=joke_shop 0.city=happy_market.green,house 0.monsters=grozilla"
    game = position(f"{words} visible=zoo,zoo,spa").play("coin")[0]
    assert game.cities[0].monsters == ("grozilla",)
    assert game.play("take joke_shop")[0].cities[0].monsters == ("grozilla",)


def test_r8_7_a_monster_on_a_destroyed_card_stays() -> None:
    game = buy("igloo", "0.city=happy_market.white,bank!grozilla")
    assert (game.cities[0].destroyed, game.cities[1].monsters) == ({2: "grozilla"}, ())


def test_r8_7_a_monster_sent_on_can_be_repelled_there() -> None:
    game = buy("igloo", "players=3 0.monsters=grozilla 1.tokens=green")
    assert [city.monsters for city in game.cities] == [(), (), ("grozilla",)]
    assert game.cities[1].tokens == {}


@pytest.mark.parametrize(("first", "second"), [("catzilla", "grozilla"), ("grozilla", "catzilla")])
def test_r8_7_in_order_of_arrival_with_a_destruction_in_between(first: str, second: str) -> None:
    words = f"players=3 0.monsters={first},{second} 1.city=happy_market.white,bank"
    game = buy("houseboat", words)
    assert (game.phase, game.seat, game.turn) == ("destroy", 1, 0)
    city = game.play("destroy 2")[0].cities[1]
    assert (city.destroyed, city.monsters) == ({2: first}, (second,))


def test_r8_7_each_arrival_is_settled_before_the_next() -> None:
    words = "players=3 0.monsters=catzilla,grozilla,pioupiouzilla 1.city=happy_market.white,bank"
    game = buy("eco_village", words)
    assert game.cities[0].monsters == ("pioupiouzilla",)  # still waits
    game = game.play("destroy 2")[0]
    assert (game.phase, game.seat, game.cities[0].monsters) == ("destroy", 1, ())
    game = game.play("destroy 1")[0]
    assert game.cities[1].destroyed == {1: "grozilla", 2: "catzilla"}
    assert game.cities[1].monsters == ("pioupiouzilla",)
    assert (game.seat, game.phase) == (1, "refill")  # R8.9: Grozilla lies on a card there, no discarding


def test_r8_7_an_interrupted_turn_survives_being_written_down() -> None:
    words = "players=3 0.monsters=catzilla,grozilla,pioupiouzilla 1.city=happy_market.white,bank"
    game = buy("eco_village", words)
    for move in ("destroy 2", "destroy 1"):
        written = Game.from_text(game.text)
        assert (written.text, legal(written)) == (game.text, legal(game))
        game, again = game.play(move)[0], written.play(move)[0]
        assert game.text == again.text


def test_r8_7_a_monster_that_destroys_meanwhile_stays() -> None:
    # Catzilla comes back at once; Grozilla, about to leave, was there first and destroys
    game = buy("houseboat", "0.monsters=catzilla,grozilla 1.tokens=blue 0.city=happy_market.white,bank")
    assert (game.phase, game.seat, legal(game)) == ("destroy", 0, ["destroy 1", "destroy 2", "destroy 3"])
    game = game.play("destroy 3")[0]  # even the card just bought
    assert (game.cities[0].destroyed, game.cities[0].monsters) == ({3: "grozilla"}, ("catzilla",))
    assert (game.cities[1].monsters, game.seat) == ((), 1)


def test_r8_7_each_monster_moves_at_most_once() -> None:
    game = buy("igloo", "players=3 0.monsters=grozilla 1.tokens=green 2.tokens=green")
    assert [city.monsters for city in game.cities] == [("grozilla",), (), ()]
    assert game.seat == 1


def test_r8_7_the_token_of_the_purchase_comes_before_the_monsters_go() -> None:
    words = "0.city=happy_market.white,igloo,house 0.monsters=grozilla 1.tokens=green 0.coins=3"
    game = position(f"visible=zoo,zoo,spa {words}").play("buy apartment_block")[0]  # the third green card
    # Grozilla: seat 1 repels, seat 0 repels with the new token, seat 1 has none left
    assert [city.monsters for city in game.cities] == [(), ("grozilla",)]
    assert [city.tokens for city in game.cities] == [{}, {}]


def test_r8_7_special_buildings_are_taken_after_the_monsters_have_settled() -> None:
    words = "specials=expert players=3 table=joke_shop 0.city=happy_market.green,house"
    game = buy(
        "houseboat",
        f"{words} 0.monsters=catzilla,grozilla 1.city=happy_market.blue 2.city=happy_market.yellow",
    )
    assert (game.phase, game.seat) == ("destroy", 1)
    game = game.play("destroy 1")[0]
    assert (game.phase, game.seat, legal(game)) == ("special", 0, ["decline", "take joke_shop"])


# --- Corgzilla (R8.13) ----------------------------------------------------------------------------

SEEN = "visible=zoo,zoo,spa"


def coins(game: Game) -> list[int]:
    return [city.coins for city in game.cities]


def test_r8_13_with_two_players_the_only_opponent_gets_the_coin() -> None:
    game = position(f"{SEEN} 0.monsters=corgzilla").play("coin")[0]
    assert (coins(game), game.seat, game.phase) == ([1, 1], 1, "discard")


@pytest.mark.parametrize("place", ["0.monsters=corgzilla", "0.city=happy_market.white,bank!corgzilla"])
def test_r8_13_with_more_players_the_owner_chooses(place: str) -> None:
    game = position(f"players=4 {SEEN} {place}").play("coin")[0]
    assert (game.phase, game.seat, legal(game)) == ("give", 0, ["give 1", "give 2", "give 3"])
    game = game.play("give 2")[0]
    assert (coins(game), game.seat) == ([1, 0, 1, 0], 1)  # from the bank


def test_r8_13_nobody_gives_to_themselves_or_to_an_empty_chair() -> None:
    game = position("players=3 phase=give seat=1 1.monsters=corgzilla")
    assert legal(game) == ["give 0", "give 2"]
    for move, code in (("give 1", "own-seat"), ("give 3", "no-such-seat")):
        with pytest.raises(IllegalMove) as refusal:
            game.play(move)
        assert refusal.value.code == code


@pytest.mark.parametrize("move", ["decline", "take moai"])
def test_r8_13_the_coin_goes_out_after_the_special_building(move: str) -> None:
    words = "specials=expert table=moai 0.city=happy_market.yellow,spa,factory 0.monsters=corgzilla"
    game = position(f"players=3 {SEEN} {words}").play("coin")[0]
    assert game.phase == "special"
    game = game.play(move)[0]
    assert (game.phase, game.seat) == ("give", 0)


def test_r8_13_only_if_it_is_still_there_at_the_end_of_the_turn() -> None:
    game = buy("haunted_house", "players=3 0.monsters=corgzilla")
    assert (game.seat, game.phase, coins(game)) == (1, "discard", [8, 0, 0])
    game = game.play("keep")[0].play("draw 1")[0].play("coin")[0]
    assert (game.seat, game.phase) == (1, "give")  # it is with seat 1 now


def test_r8_13_also_if_it_arrived_this_turn() -> None:
    game = draw_monster("players=3", "corgzilla").play("draw 1")[0].play("coin")[0]
    assert (game.seat, game.phase) == (0, "give")


def test_r8_13_an_arrival_elsewhere_waits_for_that_players_turn() -> None:
    game = draw_monster("players=3 0.tokens=orange", "corgzilla").play("draw 1")[0].play("coin")[0]
    assert (game.seat, game.phase, game.cities[1].monsters) == (1, "discard", ("corgzilla",))


NINE = "happy_market.white,bank,florist,grocery,school,library,park,museum,house"


@pytest.mark.parametrize("players", [2, 3])
def test_r8_13_also_in_the_last_turn_of_the_game(players: int) -> None:
    last = players - 1
    words = f"players={players} {last}.city={NINE} {last}.monsters=corgzilla visible=igloo,zoo,zoo"
    game = position(f"{words} seat={last} {last}.coins=3").play("buy igloo")[0]
    if players > 2:
        assert (game.phase, legal(game)) == ("give", ["give 0", "give 1"])
        game = game.play("give 0")[0]
    assert (game.phase, coins(game)[0], coins(game)[last]) == ("over", 1, 0)


def test_r8_6_what_stands_is_what_was_bought_and_no_monster_covers() -> None:
    city = draw_monster(HIT, "saloon").cities[0]
    cards = ("happy_market", "zoo", "school", "toy_shop")
    city = replace(city, cards=cards, special="toy_shop", destroyed={2: "grozilla"})
    assert city.standing_buildings == ("school",)
