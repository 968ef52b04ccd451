"""R6: special buildings that bring income, and the coins around an income phase (R4.1–R4.4)."""

import pytest

from happycity.rules import Event, Game

SEEN = "visible=stadium,stadium,ski_resort"


def cities(words: str) -> list[int]:
    """What an income phase would pay now."""
    return [city.income for city in Game.from_text(f"hc1 specials=expert phase=refill {words}").cities]


def next_round(words: str, players: int = 2) -> tuple[Game, tuple[Event, ...]]:
    """The last seat takes the coin, which ends the round: income phase."""
    game = Game.from_text(f"hc1 specials=expert players={players} seat={players - 1} {SEEN} {words}")
    return game.play("coin")


def paid(words: str, players: int = 2) -> list[int]:
    """The incomes that the next income phase pays."""
    return [event.facts["coins"] for event in next_round(words, players)[1] if event.name == "income"]


def coins(words: str, players: int = 2) -> list[int]:
    """Coins after the next income phase; the last seat has taken 1 coin before it."""
    return [city.coins for city in next_round(words, players)[0].cities]


def pass_round(game: Game) -> Game:
    """Every seat keeps and takes the coin."""
    for _ in game.cities:
        game = game.play("keep")[0].play("coin")[0]
    return game


OWN = [
    # R6 bakery: 2 per green card
    ("bakery, no green", "happy_market.yellow,bakery", 1),
    ("bakery, green market", "happy_market.green,bakery", 3),
    ("bakery, dwelling and building", "happy_market.yellow,igloo,bakery,house", 6),
    ("bakery, destroyed green", "happy_market.yellow,igloo!catzilla,house,bakery", 3),
    ("bakery, multicoloured", "happy_market.yellow,farm_shop,bakery", 4),
    ("bakery, destroyed itself", "happy_market.green,bakery!catzilla", 1),
    # R6 bowling_alley: 3 per purple card
    ("bowling_alley, no purple", "happy_market.yellow,bowling_alley", 1),
    ("bowling_alley, two purple", "happy_market.purple,bowling_alley,factory", 8),
    ("bowling_alley, destroyed purple", "happy_market.purple,bowling_alley,factory!catzilla", 4),
    ("bowling_alley, multicoloured", "happy_market.yellow,artists_loft,bowling_alley", 5),
    # R6 sushi_bar: 1 per blue card
    ("sushi_bar, no blue", "happy_market.yellow,sushi_bar", 1),
    ("sushi_bar, before and after it", "happy_market.purple,school,sushi_bar,library", 3),
    ("sushi_bar, destroyed blue", "happy_market.yellow,school!catzilla,sushi_bar", 1),
    ("sushi_bar, multicoloured", "happy_market.yellow,tower_of_magic,sushi_bar", 3),
    # R6 billiards: 1 per different colour in places before it
    ("billiards, a card after it does not count", "happy_market.yellow,school,billiards,spa", 5),
    ("billiards, the same colour twice", "happy_market.yellow,grocery,billiards", 3),
    ("billiards, all five", "happy_market.yellow,school,house,spa,factory,billiards", 9),
    ("billiards, destroyed", "happy_market.yellow,school!catzilla,billiards", 2),
    ("billiards, five colours on one card are one", "happy_market.yellow,hug_fest,billiards", 3),
    (
        "billiards, multicoloured takes the missing colour",
        "happy_market.yellow,school,skatepark,billiards",
        4,
    ),
    ("billiards, a chain of choices", "happy_market.yellow,post_office,houseboat,billiards", 5),
    ("billiards, multicoloured adds nothing new", "happy_market.yellow,school,spa,skatepark,billiards", 6),
    ("billiards, multicoloured after it", "happy_market.yellow,billiards,hug_fest", 2),
    # R6 organic_market: the smaller of hearts and inhabitants
    ("organic_market, one pair", "happy_market.green,florist,school,organic_market", 3),
    ("organic_market, the smaller total", "happy_market.green,museum,school,organic_market", 2),
    (
        "organic_market, crossed-out person",
        "happy_market.green,museum,hospital,haunted_house,organic_market",
        3,
    ),
    ("organic_market, crossed-out heart", "happy_market.green,museum,hospital,factory,organic_market", 3),
    ("organic_market, never below 0", "happy_market.green,factory,school,organic_market", 2),
    (
        "organic_market, monster on a card",
        "happy_market.green,museum,hospital,grocery!catzilla,organic_market",
        2,
    ),
    ("organic_market, destroyed symbols", "happy_market.green,museum!grozilla,hospital,organic_market", 1),
    ("organic_market, multicoloured", "happy_market.green,swiss_chalet,organic_market", 2),
    # R6 art_gallery: income of the card before it
    ("art_gallery, a shop", "happy_market.purple,grocery,art_gallery", 3),
    ("art_gallery, the market", "happy_market.purple,art_gallery", 2),
    ("art_gallery, not the card after it", "happy_market.purple,school,art_gallery,spa", 3),
    (
        "art_gallery, destroyed, nor the one before that",
        "happy_market.purple,spa,grocery!catzilla,art_gallery",
        3,
    ),
    ("art_gallery, not the monster", "happy_market.purple,grocery!poulpzilla,art_gallery", 0),
    ("art_gallery, multicoloured", "happy_market.purple,tower_of_magic,art_gallery", 3),
]


@pytest.mark.parametrize(
    ("city", "income"), [case[1:] for case in OWN], ids=[f"R6 {case[0]}" for case in OWN]
)
def test_r6_income_from_the_own_city(city: str, income: int) -> None:
    words = (
        f"grozilla=yes 0.city={city} 1.city=happy_market.blue,igloo,garage"  # R6: others' cards do not matter
    )
    if "happy_market.blue" in city:
        words = words.replace("1.city=happy_market.blue", "1.city=happy_market.orange")
    assert cities(words)[0] == income
    assert paid(words)[0] == income


def test_r6_organic_market_subtracts_a_monster_in_front() -> None:
    words = "grozilla=yes 0.city=happy_market.green,museum,hospital,organic_market 0.monsters="
    assert [cities(words + monster)[0] for monster in ("grozilla", "pioupiouzilla", "catzilla")] == [3, 2, 2]


TABLE = [
    # R6 barber: 3 while the own income is strictly the lowest
    ("barber lowest", 2, "0.city=happy_market.yellow,barber 1.city=happy_market.blue,grocery", [4, 2]),
    ("barber tied", 2, "0.city=happy_market.yellow,barber", [1, 1]),
    ("barber higher", 2, "0.city=happy_market.yellow,grocery,barber", [2, 1]),
    (
        "barber, four players, lowest",
        4,
        "0.city=happy_market.yellow,barber 1.city=happy_market.blue,grocery "
        "2.city=happy_market.green,bank 3.city=happy_market.orange,shoe_shop",
        [4, 2, 2, 2],
    ),
    (
        "barber, somebody who is no neighbour is as poor",
        4,
        "0.city=happy_market.yellow,barber 1.city=happy_market.blue,grocery 3.city=happy_market.orange,bank",
        [1, 2, 1, 2],
    ),
    (
        "barber, others' special buildings count (R6.3)",
        2,
        "0.city=happy_market.yellow,grocery,barber 1.city=happy_market.blue,sushi_bar",
        [2, 2],
    ),
    (
        "barber, others' special buildings make it the lowest (R6.3)",
        2,
        "0.city=happy_market.yellow,grocery,barber 1.city=happy_market.blue,school,sushi_bar",
        [5, 3],
    ),
    (
        "barber destroyed",
        2,
        "grozilla=yes 0.city=happy_market.yellow,barber!catzilla 1.city=happy_market.blue,bank",
        [1, 2],
    ),
    (
        "barber, a destroyed shop makes poor",
        2,
        "grozilla=yes 0.city=happy_market.yellow,bank!catzilla,barber 1.city=happy_market.blue,post_office",
        [4, 2],
    ),
    # R4.2: −1 + 3 = 2, and incomes are compared raised to 0
    (
        "barber below 0 (R4.2)",
        2,
        "grozilla=yes 0.city=happy_market.yellow!grozilla,barber 0.monsters=poulpzilla",
        [2, 1],
    ),
    (
        "barber below 0 against 0 (R4.2)",
        2,
        "grozilla=yes 0.city=happy_market.yellow!grozilla,barber 0.monsters=poulpzilla "
        "1.city=happy_market.blue!catzilla",
        [0, 0],
    ),
    (
        "barber 0 against below 0 (R4.2)",
        2,
        "grozilla=yes 0.city=happy_market.yellow!grozilla,barber "
        "1.city=happy_market.blue!catzilla 1.monsters=poulpzilla",
        [0, 0],
    ),
    # R6 escape_room: 2 while nobody has fewer yellow cards
    ("escape_room tied", 2, "0.city=happy_market.green,escape_room", [3, 1]),
    ("escape_room fewest", 2, "0.city=happy_market.green,escape_room 1.city=happy_market.blue,bank", [3, 2]),
    ("escape_room more", 2, "0.city=happy_market.green,bank,escape_room", [2, 1]),
    ("escape_room, yellow market counts", 2, "0.city=happy_market.yellow,escape_room", [1, 1]),
    (
        "escape_room, somebody who is no neighbour has fewer",
        4,
        "0.city=happy_market.orange,bank,escape_room 1.city=happy_market.blue,bank "
        "2.city=happy_market.green 3.city=happy_market.yellow",
        [2, 2, 1, 1],
    ),
    (
        "escape_room, as few as everybody of five",
        5,
        "0.city=happy_market.orange,bank,escape_room 1.city=happy_market.blue,bank "
        "2.city=happy_market.green,grocery 3.city=happy_market.yellow 4.city=happy_market.purple,grocery",
        [4, 2, 2, 1, 2],
    ),
    (
        "escape_room, destroyed yellow",
        2,
        "grozilla=yes 0.city=happy_market.green,bank!catzilla,escape_room",
        [3, 1],
    ),
    (
        "escape_room, multicoloured",
        2,
        "grozilla=yes 0.city=happy_market.green,joke_drive_in,escape_room",
        [2, 1],
    ),
    (
        "escape_room, others' multicoloured",
        2,
        "grozilla=yes 0.city=happy_market.green,bank,escape_room 1.city=happy_market.blue,post_office",
        [4, 2],
    ),
    # R8.9 poulpzilla
    (
        "an income is never below 0 (R4.2)",
        2,
        "grozilla=yes 0.city=happy_market.green!poulpzilla,school",
        [0, 1],
    ),
]


@pytest.mark.parametrize(
    ("players", "words", "expected"), [case[1:] for case in TABLE], ids=[f"R6 {case[0]}" for case in TABLE]
)
def test_r6_income_that_looks_at_the_table(players: int, words: str, expected: list[int]) -> None:
    assert cities(f"players={players} {words}") == expected
    assert paid(words, players) == expected


GALLERY = [
    ("florist", (3, 2, 0)),
    ("bookshop", (3, 0, 2)),
    ("factory", (3, -2, 0)),
    ("haunted_house", (3, 0, -2)),
    ("luxury_residence", (1, 0, 6)),
    ("tower_of_magic", (3, 4, 2)),
    ("tower_of_magic!grozilla", (1, 0, 0)),
    ("florist!pioupiouzilla", (1, -1, 0)),
]


@pytest.mark.parametrize(("before", "symbols"), GALLERY)
def test_r6_1_art_gallery_copies_income_hearts_and_inhabitants(
    before: str, symbols: tuple[int, int, int]
) -> None:
    game = Game.from_text(
        f"hc1 specials=expert grozilla=yes phase=refill 0.city=happy_market.yellow,{before},art_gallery"
    )
    city = game.cities[0]
    assert (city.income, city.hearts, city.inhabitants) == symbols


def test_r6_1_art_gallery_never_copies_a_colour() -> None:
    # one blue card each: were the school's colour copied, the Burger shop would be behind (1 heart)
    words = "0.city=happy_market.green,school,art_gallery 1.city=happy_market.blue,burger_shop"
    assert Game.from_text(f"hc1 specials=expert phase=refill {words}").cities[1].hearts == 2


def test_r6_art_gallery_looks_back_across_the_rows() -> None:
    city = "happy_market.green,school,library,park,zoo,art_gallery"
    assert Game.from_text(f"hc1 specials=expert phase=refill 0.city={city}").cities[0].hearts == 2 + 3 + 3


NOT_INCOME = [
    "arcade",
    "louvre",
    "versailles",
    "castle",
    "joke_shop",
    "race_track",
    "concert_hall",
    "big_ben",
]


@pytest.mark.parametrize("special", NOT_INCOME)
def test_r6_2_coins_that_are_not_income(special: str) -> None:
    words = f"0.coins=9 0.city=happy_market.yellow,{special} 1.city=happy_market.blue,barber"
    assert cities(words) == [1, 1]  # the Barber is tied with it
    assert paid(words) == [1, 1]


BORROWED = [
    ("happy_market.blue,barber", 4, "0.city=happy_market.yellow,grocery,louvre"),
    ("happy_market.blue,school,billiards", 2, ""),
    ("happy_market.purple,bowling_alley", 4, ""),
    ("happy_market.green,bakery", 3, ""),
    ("happy_market.blue,sushi_bar", 2, ""),
    ("happy_market.blue,escape_room", 3, ""),
    ("happy_market.blue,museum,hospital,organic_market", 3, ""),
    ("happy_market.blue,spa,art_gallery", 5, ""),
    ("happy_market.blue,arcade", 1, ""),
    ("happy_market.blue,versailles", 1, ""),
]


@pytest.mark.parametrize(("city", "income", "own"), BORROWED)
def test_r6_2_louvre_borrows_whatever_has_the_income_symbol(city: str, income: int, own: str) -> None:
    words = f"{own or '0.city=happy_market.yellow,louvre'} 0.louvre=1 1.city={city}"
    after, events = next_round(words)
    effects = [event.facts for event in events if event.name == "effect_coins" and event.seat == 0]
    assert effects == [{"card": "louvre", "coins": income}]
    assert after.cities[0].louvre_phases == 0


def test_r6_6_louvre_takes_the_highest_income_neighbour_or_not() -> None:
    words = (
        "0.city=happy_market.yellow,louvre 0.louvre=2 1.city=happy_market.blue,grocery "
        "2.city=happy_market.green,garage,offices 3.city=happy_market.orange,bank"
    )
    assert coins(words, 4) == [1 + 5, 2, 5, 1 + 2]


def test_r6_louvre_lasts_two_income_phases() -> None:
    game, _ = next_round("0.city=happy_market.yellow,louvre 0.louvre=2 1.city=happy_market.blue,grocery")
    seen = [(game.cities[0].coins, game.cities[0].louvre_phases)]
    for _ in range(2):
        game = pass_round(game)
        seen.append((game.cities[0].coins, game.cities[0].louvre_phases))
    assert seen == [
        (3, 1),
        (3 + 1 + 3, 0),
        (7 + 1 + 1, 0),
    ]  # own 1, borrowed 2, and the coin of a turn between


def test_r6_louvre_may_look_at_another_opponent_each_time() -> None:
    words = (
        "hc1 specials=expert players=3 seat=2 visible=hardware_store,zoo,zoo "
        "0.city=happy_market.yellow,louvre 0.louvre=2 1.city=happy_market.blue,offices "
        "2.city=happy_market.green,bank 2.coins=4"
    )
    borrowed = []
    for move in ("coin", "buy hardware_store"):  # income of seat 2: 2, or 4
        events = Game.from_text(words).play(move)[1]
        borrowed += [event.facts["coins"] for event in events if event.name == "effect_coins"]
    assert borrowed == [3, 4]


VERSAILLES = [
    ("the richest opponent", 3, "0.coins=0 1.coins=3 2.coins=1", [2, 3, 3]),
    ("each of the richest if tied", 3, "0.coins=0 1.coins=3 2.coins=2", [3, 3, 3]),
    ("the owner's own coins do not matter", 3, "0.coins=9 1.coins=3 2.coins=0", [11, 3, 2]),
    ("two players", 2, "0.coins=0 1.coins=5", [2, 6]),
    ("no neighbour", 4, "0.coins=0 1.coins=0 2.coins=9 3.coins=0", [2, 1, 9, 2]),
    ("all four tied", 5, "1.coins=2 2.coins=2 3.coins=2 4.coins=1", [5, 2, 2, 2, 2]),
]


@pytest.mark.parametrize(
    ("players", "words", "expected"),
    [c[1:] for c in VERSAILLES],
    ids=[f"R6 versailles, {c[0]}" for c in VERSAILLES],
)
def test_r6_versailles_takes_from_the_richest(players: int, words: str, expected: list[int]) -> None:
    assert coins(f"0.city=happy_market.yellow,versailles {words}", players) == expected


def test_r6_versailles_takes_nothing_from_one_who_has_none() -> None:
    words = (
        "grozilla=yes 0.city=happy_market.yellow!catzilla 0.tokens=blue 1.city=happy_market.blue,versailles"
    )
    assert coins(words) == [0, 1 + 1]  # R8.10: a token is not a coin
    assert "taxed" not in [event.name for event in next_round(words)[1]]


def test_r4_4_versailles_counts_the_coins_of_the_louvre() -> None:
    words = (
        "0.city=happy_market.yellow,versailles 1.city=happy_market.blue,louvre 1.louvre=1 "
        "2.city=happy_market.green,offices 2.coins=0"
    )
    # incomes 1, 1, 3; the Louvre makes seat 1 as rich as seat 2 (1 + 3 = 1 coin of the turn + 3)
    assert coins(words, 3) == [1 + 2, 3, 3]


def test_r6_versailles_destroyed_takes_nothing() -> None:
    assert coins("grozilla=yes 0.city=happy_market.yellow,versailles!catzilla 1.coins=5") == [1, 7]


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 4), (7, 10)])
def test_r4_1_arcade_takes_two_before_the_income_if_there_is_a_coin(before: int, after: int) -> None:
    assert coins(f"0.city=happy_market.yellow,arcade 0.coins={before}")[0] == after


def test_r6_arcade_does_not_look_at_tokens_and_ends_when_destroyed() -> None:
    assert coins("grozilla=yes 0.city=happy_market.yellow,arcade 0.tokens=blue")[0] == 1  # R8.10
    assert coins("grozilla=yes 0.city=happy_market.yellow,arcade!catzilla 0.coins=1")[0] == 2


TEN = "happy_market.yellow,grocery,bank,florist,cake_shop,school,library,park,museum"


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 3)])
def test_r7_2_arcade_pays_once_more_before_the_scoring(before: int, after: int) -> None:
    game = Game.from_text(f"hc1 specials=expert seat=1 {SEEN} 0.city={TEN},arcade 0.coins={before}").play(
        "coin"
    )[0]
    assert (game.phase, game.cities[0].coins) == ("over", after)


def test_r6_last_coins_of_the_arcade_break_a_tie() -> None:
    city = "grocery,bank,florist,cake_shop,school,library,park,museum"
    words = f"0.city={TEN},arcade 0.coins=1 1.city=happy_market.blue,{city} 1.coins=1"
    game = Game.from_text(f"hc1 specials=expert seat=1 {SEEN} {words}").play("coin")[0]
    sheet = game.scores()
    assert [city.points for city in sheet.cities] == [2 * 6, 2 * 6]
    assert [city.coins for city in sheet.cities] == [3, 2]
    assert (sheet.winners, sheet.by_coins) == ((0,), True)


def test_r6_5_income_that_depends_on_the_table_follows_it() -> None:
    words = "0.city=happy_market.yellow,barber 1.city=happy_market.blue 1.coins=9"
    game = Game.from_text(f"hc1 specials=expert seat=1 visible=spa,zoo,zoo {words}")
    assert game.cities[0].income == 1
    assert game.play("buy spa")[0].cities[0].coins == 1 + 3
