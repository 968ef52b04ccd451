"""R5: a turn, step by step; every building, dwelling and family special building with its facts."""

import pytest

from happycity.rules import Event, Game, Refusal
from happycity.rules.cards import Kind, standard

# Buildings and dwellings: id, cost, colour, income, hearts, inhabitants.
DECK_1 = [
    ("haunted_house", 1, "orange", 1, 0, -1),
    ("factory", 1, "purple", 1, -1, 0),
    ("steelworks", 1, "purple", 1, -1, 0),
    ("grocery", 2, "yellow", 1, 0, 0),
    ("shoe_shop", 2, "yellow", 1, 0, 0),
    ("school", 2, "blue", 0, 0, 1),
    ("police_station", 2, "blue", 0, 0, 1),
    ("library", 2, "blue", 0, 1, 0),
    ("park", 2, "blue", 0, 1, 0),
    ("florist", 3, "yellow", 1, 1, 0),
    ("cake_shop", 3, "yellow", 1, 1, 0),
    ("bookshop", 3, "yellow", 1, 0, 1),
    ("bank", 3, "yellow", 1, 0, 1),
    ("igloo", 3, "green", 1, 0, 1),
]
DECK_2 = [
    ("museum", 4, "blue", 0, 2, 0),
    ("observatory", 4, "blue", 0, 2, 0),
    ("hospital", 4, "blue", 0, 0, 2),
    ("hardware_store", 4, "yellow", 2, 0, 0),
    ("perfume_shop", 4, "yellow", 2, 0, 0),
    ("shopping_mall", 5, "yellow", 1, 2, 0),
    ("garage", 5, "purple", 2, 0, 1),
    ("offices", 5, "purple", 2, 0, 1),
    ("grand_hotel", 5, "orange", 2, 1, 0),
    ("restaurant", 5, "orange", 2, 1, 0),
]
DECK_3 = [
    ("laboratory", 6, "blue", 1, 0, 2),
    ("university", 6, "blue", 1, 0, 2),
    ("spa", 7, "orange", 2, 2, 0),
    ("casino", 7, "orange", 2, 2, 0),
    ("ski_resort", 8, "orange", 0, 3, 0),
    ("zoo", 8, "orange", 0, 3, 0),
    ("treehouse", 8, "green", 0, 0, 3),
    ("stadium", 9, "orange", 1, 3, 0),
    ("amusement_park", 9, "orange", 1, 3, 0),
]
DWELLINGS = [
    ("house", 1, "green", 0, 0, 1),
    ("apartment_block", 3, "green", 0, 0, 2),
    ("luxury_residence", 6, "green", 0, 0, 3),
]
FOR_SALE = DECK_1 + DECK_2 + DECK_3 + DWELLINGS

# Family special buildings: id, condition (a letter per card), income, hearts, inhabitants.
FAMILY = [
    ("dinosaur_park", "bb", 2, 0, 1),
    ("olympic_ball_pit", "bo", 2, 1, 0),
    ("cat_cafe", "gg", 1, 2, 0),
    ("toy_shop", "bg", 2, 0, 0),
    ("nightclub", "bp", 1, 0, 2),
    ("superhero_academy", "goo", 0, 1, 2),
    ("dragon_parking", "bgg", 2, 0, 2),
    ("candy_factory", "bgo", 3, 0, 0),
    ("film_studios", "bbg", 2, 2, 0),
    ("maze", "bgp", 1, 1, 1),
    ("ghost_hunters_hq", "ggo", 0, 2, 1),
    ("martian_embassy", "bgop", 1, 0, 3),
    ("pirate_ship", "bggo", 3, 0, 1),
    ("chocolate_factory", "bbgo", 3, 1, 0),
    ("unicorn_ranch", "bbgp", 1, 3, 0),
    ("dream_factory", "bbgop", 0, 2, 2),
    ("aqua_pony_club", "bgoop", 0, 3, 1),
    ("school_of_wizardry", "bggop", 0, 1, 3),
]
OF_COLOUR = {
    "b": ("school", "park"),
    "g": ("house", "igloo"),
    "o": ("zoo", "spa"),
    "p": ("factory", "garage"),
}

NINE = "happy_market.white,grocery,school,house,museum,steelworks,luxury_residence,spa,zoo"


def at(words: str) -> Game:
    return Game.from_text(f"hc1 {words}")


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game, _ = game.play(move)
    return game


def legal(game: Game) -> list[str]:
    return [str(move) for move in game.legal_moves]


def events_named(events: tuple[Event, ...], name: str) -> list[dict[str, object]]:
    return [event.facts for event in events if event.name == name]


def refusal_of(game: Game, move: str) -> Refusal:
    """The refusal of a move, after which nothing has changed."""
    before = (game.text, game.steps, legal(game), game.cities, game._raw.tobytes())
    with pytest.raises(Refusal) as refusal:
        game.play(move)
    assert (game.text, game.steps, legal(game), game.cities, game._raw.tobytes()) == before
    return refusal.value


# --- R5.1 discard -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slot", "card", "left", "discards"),
    [
        (0, "school", ("museum", "zoo"), (1, 0, 0)),
        (1, "museum", ("school", "zoo"), (0, 1, 0)),
        (2, "zoo", ("school", "museum"), (0, 0, 1)),
    ],
)
def test_a_discarded_building_goes_to_the_pile_of_its_own_deck(
    slot: int, card: str, left: tuple[str, ...], discards: tuple[int, ...]
) -> None:
    """R5.1: the later cards move left, and the refill follows."""
    game = at("phase=discard visible=school,museum,zoo")
    assert legal(game) == ["keep", "discard school", "discard museum", "discard zoo"]
    after, events = game.play(f"discard {card}")
    assert (after.visible, after.discard_sizes, after.phase) == (left, discards, "refill")
    assert legal(after) == ["draw 1", "draw 2", "draw 3"]
    assert events_named(events, "discarded") == [{"card": card, "slot": slot}]


def test_keeping_leaves_everything_and_refills_the_gap() -> None:
    """R5.1: may."""
    after = play(at("phase=discard visible=school,museum"), "keep")
    assert (after.visible, after.discard_sizes, after.phase) == (("school", "museum"), (0, 0, 0), "refill")


def test_nobody_may_look_at_the_order_of_a_discard_pile() -> None:
    """R5.1"""
    one, other = at("phase=refill discard1=school,park"), at("phase=refill discard1=park,school")
    assert one.text != other.text
    assert one.view(0) == other.view(0)


def test_the_first_turn_of_the_game_has_nothing_to_discard() -> None:
    """R5.1: there is no such phase; the second turn has one."""
    game = Game.new(seed=5)
    assert (game.phase, legal(game)) == ("refill", ["draw 1", "draw 2", "draw 3"])
    assert play(game, "draw 1", "draw 1", "draw 1", "coin").phase == "discard"


@pytest.mark.parametrize(("move", "phase"), [("coin", "buy"), ("buy zoo", "refill")])
@pytest.mark.parametrize("grozilla", ["0.monsters=grozilla", "0.city=happy_market.white,bank!grozilla"])
def test_a_player_under_grozillas_effect_may_not_discard(move: str, phase: str, grozilla: str) -> None:
    """R5.1, R8.9: the turn goes straight to the refill, or to the purchase if 3 are visible."""
    after = play(at(f"grozilla=yes seat=1 visible=school,museum,zoo 1.coins=8 {grozilla}"), move)
    assert (after.seat, after.phase) == (0, phase)
    assert refusal_of(after, "keep").code == refusal_of(after, "discard school").code == "wrong-phase"


@pytest.mark.parametrize("grozilla", ["1.monsters=grozilla", "0.monsters=catzilla"])
def test_other_players_and_other_monsters_leave_the_discard(grozilla: str) -> None:
    """R5.1, R8.9"""
    assert play(at(f"grozilla=yes seat=1 visible=school,museum,zoo {grozilla}"), "coin").phase == "discard"


@pytest.mark.parametrize(("word", "nothing"), [("discard", "keep"), ("buy", "coin")])
def test_two_equal_visible_cards_are_one_move_of_the_leftmost(word: str, nothing: str) -> None:
    """R5.1, R5.4"""
    game = at(f"phase={word} visible=museum,school,museum 0.coins=4 dwellings=0,0,0")
    assert legal(game) == [nothing, f"{word} museum", f"{word} school"]
    assert play(game, f"{word} museum").visible == ("school", "museum")


# --- R5.2 refill ------------------------------------------------------------------------------------


def test_refill_reveals_one_card_at_a_time_until_three_are_visible() -> None:
    """R5.2: the deck is chosen anew after each card; new cards lie at the right end."""
    game, events = at("phase=refill").play("draw 3")
    assert (game.visible, game.phase, game.deck_sizes) == (("laboratory",), "refill", (28, 20, 17))
    assert events_named(events, "revealed") == [{"card": "laboratory", "deck": 3}]
    game = play(game, "draw 1")
    assert (game.visible, game.phase) == (("laboratory", "haunted_house"), "refill")
    game = play(game, "draw 2")
    assert (game.visible, game.phase) == (("laboratory", "haunted_house", "museum"), "buy")
    assert game.deck_sizes == (27, 19, 17)


def test_no_refill_when_three_are_visible() -> None:
    """R5.2: exactly 3, never a fourth."""
    game = play(at("phase=discard visible=school,museum,zoo"), "keep")
    assert game.phase == "buy"
    assert refusal_of(game, "draw 1").code == "wrong-phase"


def test_refill_is_a_must() -> None:
    """R5.2: nothing but drawing; deck 4 only with Grozilla."""
    game = at("phase=refill visible=school,museum 0.coins=9")
    assert legal(game) == ["draw 1", "draw 2", "draw 3"]
    assert [refusal_of(game, move).code for move in ("coin", "buy school", "keep")] == ["wrong-phase"] * 3
    assert legal(at("grozilla=yes phase=refill")) == ["draw 1", "draw 2", "draw 3", "draw 4"]


# --- R5.3 empty decks -------------------------------------------------------------------------------

# Deck 3 without two zoos, a stadium and an amusement park, which each test lays where it likes.
DECK_3_SOLD = (
    "players=3 1.city=happy_market.white,laboratory,university,spa,casino,ski_resort,treehouse,stadium"
    " 2.city=happy_market.white,laboratory,university,spa,casino,ski_resort,treehouse,amusement_park"
)
LAST_CARD = f"hc1 {DECK_3_SOLD} phase=refill deck3=zoo discard3=stadium,zoo,amusement_park"
ALL_BUT_A_ZOO = f"{DECK_3_SOLD} 0.city=happy_market.white,zoo,stadium,amusement_park"


def test_a_deck_is_rebuilt_at_once_after_its_last_card() -> None:
    """R5.3: the next draws of the same refill come from the new deck."""
    game, events = Game.from_text(LAST_CARD).play("draw 3", order=["stadium", "amusement_park", "zoo"])
    assert (game.visible, game.deck_sizes[2], game.discard_sizes[2]) == (("zoo",), 3, 0)
    assert [event.to_dict() for event in events] == [
        {"event": "revealed", "seat": 0, "card": "zoo", "deck": 3},
        {"event": "rebuilt", "seat": 0, "deck": 3, "cards": 3},
    ]
    assert play(game, "draw 3", "draw 3").visible == ("zoo", "stadium", "amusement_park")


def test_rebuilding_shuffles_the_discard_pile() -> None:
    """R5.3: in 100 games each of the six orders comes up, and it is the order of the draws."""
    orders = set()
    for seed in range(100):
        game, _ = Game.from_text(LAST_CARD, seed).play("draw 3")
        (rebuild,) = game.chance
        assert (rebuild.deck, sorted(rebuild.order)) == (3, ["amusement_park", "stadium", "zoo"])
        assert play(game, "draw 3", "draw 3").visible == ("zoo", *rebuild.order[:2])
        orders.add(rebuild.order)
    assert len(orders) == 6


def test_a_discard_beside_an_empty_deck_and_pile_is_the_new_deck() -> None:
    """R5.3: a deck of one card, drawn again in the same refill and then empty again."""
    before = at(f"{ALL_BUT_A_ZOO} phase=discard visible=school,zoo,museum")
    assert (before.deck_sizes[2], before.discard_sizes[2]) == (0, 0)
    game, events = before.play("discard zoo")
    assert [event.name for event in events] == ["discarded", "rebuilt"]
    assert game.revealed_since(before), "a new order, though no move that reveals"
    assert (game.deck_sizes[2], game.discard_sizes[2]) == (1, 0)
    assert legal(game) == ["draw 1", "draw 2", "draw 3"]
    game, events = game.play("draw 3")
    assert (game.visible, game.phase, game.deck_sizes[2]) == (("school", "museum", "zoo"), "buy", 0)
    assert [event.name for event in events] == ["revealed"]


def test_a_deck_without_cards_and_discards_cannot_be_chosen() -> None:
    """R5.3"""
    game = at(f"{ALL_BUT_A_ZOO} phase=refill visible=zoo")
    assert legal(game) == ["draw 1", "draw 2"]
    refusal = refusal_of(game, "draw 3")
    assert (refusal.code, refusal.facts["number"]) == ("deck-empty", 3)


def test_a_discard_beside_a_deck_that_has_cards_rebuilds_nothing() -> None:
    """R5.3"""
    game, events = at("phase=discard visible=zoo discard3=spa").play("discard zoo")
    assert (game.deck_sizes[2], game.discard_sizes[2], events_named(events, "rebuilt")) == (16, 2, [])


def test_a_position_with_a_deck_that_should_have_been_rebuilt_is_refused() -> None:
    """R5.3"""
    with pytest.raises(Refusal) as refusal:
        at(f"{ALL_BUT_A_ZOO} phase=refill deck3=- discard3=zoo")
    assert refusal.value.facts["reason"] == "unrebuilt-deck"


def test_the_fourth_deck_is_never_rebuilt() -> None:
    """R5.3, R8.3: neither after its last card nor by a discard; then it cannot be chosen."""
    monsters = "grozilla,poulpzilla,corgzilla,pioupiouzilla,catzilla"
    gone = {card.id for card in standard().of_kind(Kind.MULTICOLOURED)} - {"saloon", "skatepark"}
    position = f"grozilla=yes seat=1 phase=discard visible=saloon,zoo,school 0.monsters={monsters}"
    game = at(f"{position} deck4=skatepark discard4={','.join(sorted(gone))}")
    game = play(game, "discard saloon", "draw 4")
    assert game.visible == ("zoo", "school", "skatepark")
    assert (game.deck_sizes[3], game.discard_sizes[3]) == (0, 19)
    game = play(game, "coin", "coin", "discard skatepark")  # seat 0 may not discard
    assert (game.deck_sizes[3], game.discard_sizes[3]) == (0, 20)
    assert refusal_of(game, "draw 4").code == "deck-empty"


# --- R5.4 buy ---------------------------------------------------------------------------------------


def test_coin_then_visible_cards_in_slot_order_then_dwellings_by_cost() -> None:
    """R5.4: what the coins do not pay is left out."""
    dwellings = ["buy house", "buy apartment_block", "buy luxury_residence"]
    rich, poor = at("visible=zoo,school,museum 0.coins=8"), at("visible=zoo,school,museum 0.coins=3")
    assert legal(rich) == ["coin", "buy zoo", "buy school", "buy museum", *dwellings]
    assert legal(poor) == ["coin", "buy school", "buy house", "buy apartment_block"]


def test_taking_the_coin_is_allowed_even_when_a_purchase_is_possible() -> None:
    """R5.4: nothing else changes."""
    game, events = at("visible=zoo,school,museum 0.coins=8").play("coin")
    assert (game.cities[0].coins, game.cities[0].cards) == (9, ("happy_market",))
    assert (game.visible, game.seat) == (("zoo", "school", "museum"), 1)
    assert events_named(events, "passed") == [{"coins": 1}]


def test_one_purchase_a_turn() -> None:
    """R5.4: the next decision is the neighbour's."""
    game = play(at("visible=zoo,school,museum 0.coins=20"), "buy school")
    assert (game.seat, game.visible) == (1, ("zoo", "museum"))


def test_a_dwelling_comes_from_a_pile_that_is_not_empty() -> None:
    """R5.4: and leaves the visible cards alone."""
    game = at("players=3 visible=zoo,school,museum 0.coins=9 dwellings=2,0,1")
    assert legal(game)[-2:] == ["buy house", "buy luxury_residence"]
    after = play(game, "buy house")
    assert after.dwellings == {"house": 1, "apartment_block": 0, "luxury_residence": 1}
    assert after.visible == ("zoo", "school", "museum")
    assert refusal_of(game, "buy apartment_block").code == "pile-empty"


# --- R5.5 price: every card that can be bought ------------------------------------------------------


def position_for_sale(card: str, words: str) -> Game:
    """The card lies in the second slot (a dwelling on its pile)."""
    middle = "bank" if standard()[card].kind is Kind.DWELLING else card
    return at(f"visible=igloo,{middle},museum {words}")


@pytest.mark.parametrize(("card", "cost", "colour", "income", "hearts", "inhabitants"), FOR_SALE)
def test_a_bought_card_costs_and_brings_what_is_printed(
    card: str, cost: int, colour: str, income: int, hearts: int, inhabitants: int
) -> None:
    """R5.4, R5.5, R5.7: with exactly the price in hand."""
    game = position_for_sale(card, f"0.coins={cost} 1.coins=1")
    after, events = game.play(f"buy {card}")
    city = after.cities[0]
    assert (city.coins, city.cards) == (0, ("happy_market", card))
    assert (city.income, city.hearts, city.inhabitants) == (1 + income, hearts, inhabitants)
    assert events_named(events, "bought") == [{"card": card, "place": 2, "price": cost}]
    assert after.cities[1] == game.cities[1]
    assert standard()[card].colours == (colour,)


@pytest.mark.parametrize(("card", "cost"), [row[:2] for row in FOR_SALE])
def test_a_card_that_cannot_be_paid_cannot_be_bought(card: str, cost: int) -> None:
    """R5.5"""
    game = position_for_sale(card, f"0.coins={cost - 1}")
    assert f"buy {card}" not in legal(game)
    refusal = refusal_of(game, f"buy {card}")
    assert (refusal.code, refusal.facts["price"], refusal.facts["coins"]) == ("too-poor", cost, cost - 1)
    assert (refusal.facts["card"], refusal.facts["seat"], refusal.facts["phase"]) == (card, 0, "buy")


@pytest.mark.parametrize(("card", "colour"), [(row[0], row[2]) for row in FOR_SALE])
def test_a_bought_card_has_its_colour(card: str, colour: str) -> None:
    """R5.8 counts colours, and so does R8.7: the third card of a colour brings a token of that colour."""
    two_more = [other[0] for other in FOR_SALE if other[2] == colour and other[0] != card][:2]
    game = position_for_sale(card, f"grozilla=yes 0.coins=9 0.city=happy_market.white,{','.join(two_more)}")
    assert play(game, f"buy {card}").cities[0].tokens == {colour: 1}


def test_the_tables_name_every_card() -> None:
    """R2.1, R2.2, R2.3: nothing in the files that no row tells about, and decks as printed."""
    files = standard()
    assert [row[0] for row in DWELLINGS] == [card.id for card in files.of_kind(Kind.DWELLING)]
    for deck, rows in enumerate((DECK_1, DECK_2, DECK_3), 1):
        assert {row[0] for row in rows} == {
            card.id for card in files.of_kind(Kind.BUILDING) if card.deck == deck
        }
    assert {row[0] for row in FAMILY} == {card.id for card in files.of_kind(Kind.FAMILY)}


@pytest.mark.parametrize(
    ("special", "card", "price"),
    [
        ("airport", "house", 0),
        ("airport", "apartment_block", 0),
        ("airport", "luxury_residence", 3),
        ("port", "park", 0),
    ],
)
def test_a_reduced_price_is_never_below_0(special: str, card: str, price: int) -> None:
    """R5.5, R6.7: a reduction brings no coins."""
    game = at(f"specials=expert visible=park,zoo,bank 0.coins=3 0.city=happy_market.yellow,{special}")
    after, events = game.play(f"buy {card}")
    assert (after.cities[0].coins, events_named(events, "bought")[0]["price"]) == (3 - price, price)


# --- R5.6 names -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["school", "house"])
def test_a_city_never_holds_two_cards_of_the_same_name(card: str) -> None:
    """R5.6: buildings and dwellings; the other player may still buy it."""
    position = f"players=3 visible=school,zoo,museum 0.coins=9 1.coins=9 0.city=happy_market.white,{card}"
    game = at(position)
    assert f"buy {card}" not in legal(game)
    refusal = refusal_of(game, f"buy {card}")
    assert (refusal.code, refusal.facts["card"]) == ("name-owned", card)
    assert f"buy {card}" in legal(at(f"{position} seat=1"))


def test_the_name_of_a_destroyed_card_is_free_again() -> None:
    """R5.6: once."""
    position = (
        "players=4 grozilla=yes visible=school,zoo,museum 0.coins=9 0.city=happy_market.white,house!catzilla"
    )
    after = play(at(position), "buy house").cities[0]
    assert (after.cards, after.destroyed) == (("happy_market", "house", "house"), {2: "catzilla"})
    assert refusal_of(at(f"{position},house"), "buy house").code == "name-owned"


def test_the_name_of_a_removed_card_is_free_again() -> None:
    """R5.6: the Statue of Liberty has put the museum on the discard pile."""
    city = "0.coins=3 0.city=happy_market.blue,school,park,museum 1.city=happy_market.yellow"
    game = at(f"specials=expert phase=special visible=zoo,museum,bank table=statue_of_liberty {city}")
    game = play(game, "take statue_of_liberty", "keep", "coin", "keep", "buy museum")
    assert game.cities[0].cards == ("happy_market", "school", "park", "statue_of_liberty", "museum")
    assert (game.cities[0].coins, game.discard_sizes) == (0, (0, 1, 0))


# --- R5.7 places ------------------------------------------------------------------------------------


def test_a_bought_card_goes_to_the_first_free_place() -> None:
    """R5.7: from place 2 to place 10; a destroyed place is not built on again."""
    city = NINE.split(",")
    for place in range(2, 11):
        before = ",".join(city[: place - 1])
        after, events = at(f"visible=bank,park,florist 0.coins=3 0.city={before}").play("buy bank")
        assert events_named(events, "bought") == [{"card": "bank", "place": place, "price": 3}]
        assert after.cities[0].cards[place - 1 :] == ("bank",)
    ruined = at("grozilla=yes visible=bank,park,florist 0.coins=3 0.city=happy_market.white,zoo!catzilla")
    assert events_named(ruined.play("buy bank")[1], "bought")[0]["place"] == 3


@pytest.mark.parametrize(
    ("city", "symbols"),
    [
        pytest.param("yellow,park,golden_gate,bank,zoo,casino,factory,school", (1, 1), id="8 lies under 3"),
        pytest.param(
            "yellow,park,golden_gate,museum,zoo,casino,factory,school", (2, 1), id="2, 4 and 8 touch 3"
        ),
        pytest.param("yellow,bank,zoo,park,golden_gate,school,factory", (0, 0), id="6 does not touch 5"),
        pytest.param("blue,bank,zoo,casino,factory,golden_gate,school", (1, 1), id="6 lies under 1"),
        pytest.param(
            "yellow,bank,zoo,casino,park,factory,house,igloo,library,golden_gate", (1, 1), id="10 under 5"
        ),
    ],
)
def test_places_form_two_rows_of_five(city: str, symbols: tuple[int, int]) -> None:
    """R5.7, seen by the Golden Gate: hearts and inhabitants it brings."""
    cities = f"0.city=happy_market.{city} 1.city=happy_market.green"
    game = at(f"specials=expert seat=1 phase=discard visible=zoo {cities}")
    line = next(line for line in game.scores().cities[0].lines if line.card == "golden_gate")
    assert (line.hearts, line.inhabitants) == symbols


# --- R5.8 special buildings -------------------------------------------------------------------------


def city_with(colours: str) -> str:
    """The white Happy Market and a card for each letter: b, g, o, p."""
    cards = [OF_COLOUR[colour][colours[:i].count(colour)] for i, colour in enumerate(colours)]
    return ",".join(["happy_market.white", *cards])


@pytest.mark.parametrize(("card", "condition", "income", "hearts", "inhabitants"), FAMILY)
def test_a_taken_special_building_is_free_and_brings_what_is_printed(
    card: str, condition: str, income: int, hearts: int, inhabitants: int
) -> None:
    """R5.8: it takes the next free place and has left the table."""
    game = at(f"phase=special visible=bank,museum table=-,{card} 0.coins=4 0.city={city_with(condition)}")
    assert (legal(game), game.specials) == (["decline", f"take {card}"], (card,))
    before = game.cities[0]
    game, events = game.play(f"take {card}")
    after = game.cities[0]
    assert (after.coins, after.cards, after.special) == (4, (*before.cards, card), card)
    gained = (
        after.income - before.income,
        after.hearts - before.hearts,
        after.inhabitants - before.inhabitants,
    )
    assert gained == (income, hearts, inhabitants)
    assert events_named(events, "special_taken") == [{"card": card, "place": len(after.cards)}]
    assert (game.specials, game.seat, game.phase) == ((), 1, "discard")


@pytest.mark.parametrize(("card", "condition"), [row[:2] for row in FAMILY])
def test_a_special_building_needs_every_card_of_its_condition(card: str, condition: str) -> None:
    """R5.8: without any one of them there is no decision at all, with more than needed there is."""
    position = f"visible=bank,hospital,ski_resort table={card}"
    for i in range(len(condition)):
        less = at(f"{position} 0.city={city_with(condition[:i] + condition[i + 1 :])}")
        assert play(less, "coin").phase == "discard"
    more = at(f"{position} 0.city={city_with(condition)},museum,casino,apartment_block")
    assert legal(play(more, "coin")) == ["decline", f"take {card}"]


def test_the_condition_may_be_met_by_the_card_just_bought() -> None:
    """R5.8"""
    game = at("visible=park,bank,zoo table=dinosaur_park 0.coins=2 0.city=happy_market.white,school")
    assert play(game, "buy park").phase == "special"
    assert play(game, "coin").phase == "discard"


def test_declining_leaves_the_chance_for_later_turns() -> None:
    """R5.8: may; the condition was fulfilled earlier."""
    game = at("visible=park,bank,zoo table=dinosaur_park 0.city=happy_market.white,school,museum")
    game = play(game, "coin", "decline")
    assert (game.seat, game.specials) == (1, ("dinosaur_park",))
    game = play(game, "keep", "coin", "keep", "coin")
    assert legal(game) == ["decline", "take dinosaur_park"]


def test_special_buildings_are_listed_in_table_order() -> None:
    """R5.8: those whose condition is met; a taken one leaves a gap."""
    game = at(
        "players=3 visible=park,bank,zoo table=toy_shop,cat_cafe,-,film_studios,dinosaur_park"
        f" 0.city={city_with('bbg')}"
    )
    game = play(game, "coin")
    assert legal(game) == ["decline", "take toy_shop", "take film_studios", "take dinosaur_park"]
    assert play(game, "take film_studios").specials == ("toy_shop", "cat_cafe", "dinosaur_park")


@pytest.mark.parametrize("special", ["maze", "toy_shop!catzilla"])
def test_one_special_building_per_player_even_if_it_is_destroyed(special: str) -> None:
    """R5.9: there is no second decision."""
    game = at(
        f"grozilla=yes visible=bank,hospital,zoo table=dinosaur_park 0.city={city_with('bbgp')},{special}"
    )
    game = play(game, "coin")
    assert (game.seat, game.phase) == (1, "discard")
    assert refusal_of(game, "take dinosaur_park").code == "wrong-phase"


def test_after_taking_one_no_later_turn_offers_another() -> None:
    """R5.9: though a second condition is met as well."""
    table = f"table=dinosaur_park,film_studios 0.city={city_with('bbg')}"
    game = play(at(f"phase=special visible=bank,hospital,zoo {table}"), "take dinosaur_park")
    game = play(game, "keep", "coin", "keep", "coin")
    assert (game.specials, game.seat, game.phase) == (("film_studios",), 1, "discard")


def test_a_position_with_two_special_buildings_in_a_city_is_refused() -> None:
    """R5.9"""
    with pytest.raises(Refusal) as refusal:
        at("phase=discard visible=zoo 0.city=happy_market.white,maze,toy_shop")
    assert refusal.value.facts["reason"] == "two-specials"


# --- R5.10 never an eleventh card -------------------------------------------------------------------


def test_after_a_tenth_card_no_special_building_can_be_taken() -> None:
    """R5.10: with the coin instead it can, as the tenth."""
    game = at(f"visible=bank,park,florist table=toy_shop 0.coins=3 0.city={NINE}")
    bought = play(game, "buy bank")
    assert (bought.seat, bought.phase, len(bought.cities[0].cards)) == (1, "discard", 10)
    taken = play(game, "coin", "take toy_shop")
    assert (taken.cities[0].cards[9], taken.last_round, taken.seat) == ("toy_shop", True, 1)


def test_the_statue_of_liberty_can_be_taken_with_ten_cards() -> None:
    """R5.10: it replaces the tenth, here the museum just bought; the city still has 10."""
    game = at(
        "players=3 specials=expert visible=museum,florist,casino table=castle,statue_of_liberty,airport"
        " 0.coins=4 0.city=happy_market.blue,school,police_station,park,house,factory,bank,zoo,spa"
        " 1.city=happy_market.yellow"
    )
    game = play(game, "buy museum")
    assert (len(game.cities[0].cards), legal(game)) == (10, ["decline", "take statue_of_liberty"])
    assert [refusal_of(game, f"take {card}").code for card in ("castle", "airport")] == [
        "city-full",
        "city-full",
    ]
    after, events = game.play("take statue_of_liberty")
    assert after.cities[0].cards == (*game.cities[0].cards[:9], "statue_of_liberty")
    assert (after.cities[0].hearts - game.cities[0].hearts, after.discard_sizes) == (4 - 2, (0, 1, 0))
    assert events_named(events, "special_taken") == [{"card": "statue_of_liberty", "place": 10}]
    assert (after.last_round, after.seat) == (True, 1)


# --- R5.11 immediate effects ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("special", "city", "coins"),
    [
        pytest.param("joke_shop", "happy_market.green,house,bank", [4, 0], id="joke_shop"),
        pytest.param("race_track", "happy_market.green,bank,factory", [1, 1], id="race_track"),
        pytest.param("concert_hall", "happy_market.green,bank,school", [2 * 2, 0], id="concert_hall"),
        pytest.param("castle", "happy_market.green,factory", [0, 0], id="castle"),
    ],
)
def test_an_immediate_effect_is_carried_out_when_the_card_is_taken(
    special: str, city: str, coins: list[int]
) -> None:
    """R5.11: the Joke shop counts itself; no decision comes between."""
    game = at(
        f"specials=expert phase=special visible=zoo,museum table={special}"
        f" 0.city={city} 1.city=happy_market.blue"
    )
    after = play(game, f"take {special}")
    assert ([seat.coins for seat in after.cities], after.seat) == (coins, 1)


def test_special_buildings_have_no_colour() -> None:
    """R5.11: neither set."""
    assert {card.colours for kind in (Kind.FAMILY, Kind.EXPERT) for card in standard().of_kind(kind)} == {()}


# --- refusals ---------------------------------------------------------------------------------------

BUY = "visible=museum,zoo,school 0.coins=5 dwellings=1,0,1 0.city=happy_market.white,school table=maze"
SPECIAL = f"phase=special visible=zoo,museum table=dinosaur_park,-,maze 0.city={city_with('bb')}"
MAZE = {"blue": 1, "green": 1, "purple": 1}
OVER = f"phase=over visible=zoo,museum 0.city={NINE},bank table=maze"


@pytest.mark.parametrize(
    ("words", "move", "code", "facts"),
    [
        (BUY, "buy zoo", "too-poor", {"card": "zoo", "price": 8, "coins": 5}),
        (BUY, "buy luxury_residence", "too-poor", {"card": "luxury_residence", "price": 6, "coins": 5}),
        (BUY, "buy school", "name-owned", {"card": "school"}),
        (BUY, "buy apartment_block", "pile-empty", {"card": "apartment_block"}),
        (BUY, "buy bank", "not-visible", {"card": "bank"}),
        (BUY, "buy happy_market", "not-visible", {"card": "happy_market"}),
        (BUY, "buy maze", "not-visible", {"card": "maze"}),
        (BUY, "buy museum with blue", "tokens-missing", {"card": "museum", "tokens": ["blue"]}),
        (BUY, "take maze", "wrong-phase", {"card": "maze"}),
        (BUY, "draw 1", "wrong-phase", {"number": 1}),
        (BUY, "keep", "wrong-phase", {}),
        ("phase=discard visible=zoo", "discard museum", "not-visible", {"card": "museum"}),
        ("phase=discard visible=zoo", "coin", "wrong-phase", {}),
        ("phase=refill visible=zoo", "draw 4", "deck-empty", {"number": 4}),
        (SPECIAL, "take maze", "condition-unmet", {"card": "maze", "condition": MAZE}),
        (SPECIAL, "take toy_shop", "not-on-table", {"card": "toy_shop"}),
        (SPECIAL, "take zoo", "not-on-table", {"card": "zoo"}),
        (SPECIAL, "coin", "wrong-phase", {}),
        (OVER, "coin", "game-over", {}),
        (OVER, "draw 1", "game-over", {"number": 1}),
        (OVER, "discard zoo", "game-over", {"card": "zoo"}),
        (OVER, "buy bank", "game-over", {"card": "bank"}),
        (OVER, "take toy_shop", "game-over", {"card": "toy_shop"}),
    ],
)
def test_an_illegal_move_is_refused_with_a_code_and_facts(
    words: str, move: str, code: str, facts: dict[str, object]
) -> None:
    """R5.1, R5.2, R5.3, R5.4, R5.5, R5.6, R5.8: it tells the move, the place and what would be legal."""
    game = at(words)
    refusal = refusal_of(game, move)
    place = {
        "move": move,
        "seat": game.seat,
        "phase": game.phase,
        "legal": legal(game),
        "position": game.text,
    }
    assert (refusal.code, refusal.facts) == (code, place | facts)


@pytest.mark.parametrize(
    ("move", "code", "facts"),
    [
        ("sell museum", "unknown-move", {}),
        ("byu museum", "unknown-move", {"known": ["buy"]}),
        ("", "unknown-move", {}),
        ("BUY museum", "unknown-move", {}),
        ("buy  museum", "unknown-move", {}),
        ("buy museum\n", "unknown-move", {}),
        ("buy musem", "unknown-card", {"found": "musem", "known": ["museum", "house"]}),
        ("take mazes", "unknown-card", {"found": "mazes", "known": ["maze"]}),
        ("market pink", "unknown-colour", {"found": "pink"}),
        ("market white", "unknown-colour", {"found": "white"}),
        ("draw 0", "unknown-number", {"found": "0", "known": [1, 2, 3, 4]}),
        ("draw 5", "unknown-number", {"found": "5", "known": [1, 2, 3, 4]}),
        ("destroy 11", "unknown-number", {"found": "11"}),
        ("buy", "incomplete-move", {}),
        ("coin 2", "incomplete-move", {"known": ["coin"]}),
        ("buy museum with", "incomplete-move", {}),
        ("buy museum with green blue", "tokens-out-of-order", {}),
    ],
)
def test_a_text_that_is_not_a_move_is_refused_with_a_suggestion(
    move: str, code: str, facts: dict[str, object]
) -> None:
    """R5.4: in a position with all kinds of moves; the text comes back."""
    refusal = refusal_of(at(BUY), move)
    assert (refusal.code, refusal.facts["move"]) == (code, move)
    assert {name: refusal.facts[name] for name in facts} == facts
