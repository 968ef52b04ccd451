"""What a preview promises is what then happens, and it knows no hidden order."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from happycity.rules import Config, Event, Game, IllegalMove, Move, View
from happycity.rules.cards import COLOURS
from happycity.rules.preview import CardRefusal, MonsterPath, Preview, kinds_left, previews, refusals
from happycity.testing.positions import elsewhere, reshuffled
from tests.parity import CELLS, random_game

SECRET = ("draw", "refuse")
PASSING = ("round_began", "turn_began", "game_over")


def preview_of(text: str, move: str) -> Preview:
    game = Game.from_text(text)
    return next(preview for preview in previews(game.view(game.seat)) if preview.move == move)


# --- against the game itself ----------------------------------------------------------------------------


def passes_on(event: Event) -> bool:
    return event.name in PASSING or (event.name == "effect_coins" and event.facts["card"] == "arcade")


def before_passing(events: Sequence[Event]) -> list[Event]:
    end = next((i for i, event in enumerate(events) if passes_on(event)), len(events))
    return list(events[:end])


def purse(coins: int, move: Move, events: Sequence[Event], seat: int) -> int:
    """Coins after these events, reckoned forwards: R5.4, R5.5, R5.11, R8.10."""
    for event in events:
        if event.name == "bought":
            coins -= max(0, event.facts["price"] - 2 * len(move.tokens))
        elif event.name in ("passed", "effect_coins") and event.seat == seat:
            coins += event.facts["coins"]
    return coins


def newly_offered(game: Game, after: Game, seat: int) -> set[str]:
    """What is offered after a move and was out of reach before."""
    if after.phase != "special" or after.seat != seat:
        return set()
    offered = {move.card for move in after.legal_moves if move.word == "take"}
    return {card for card in offered if not game.meets_condition(seat, card)}


def with_forced(after: Game, events: tuple[Event, ...], seat: int) -> tuple[Game, tuple[Event, ...]]:
    """What then happens at once: the only move of the same seat in the same turn."""
    while (
        after.phase in ("buy", "give")
        and after.seat == seat
        and len(after.legal_moves) == 1
        and not any(event.name in PASSING for event in events)
    ):
        after, more = after.play(after.legal_moves[0])
        events += more
    return after, events


def check(game: Game, move: Move, preview: Preview) -> None:
    seat = game.seat
    assert seat is not None
    after, events = with_forced(*game.play(move), seat)
    before, then, kept = game.cities[seat], after.cities[seat], before_passing(events)
    if move.word in SECRET:
        then, kept = before, []
    assert preview.events == [event.to_dict() for event in kept]
    assert (preview.income, preview.hearts, preview.inhabitants, preview.points) == (
        (then.income, then.hearts, then.inhabitants, then.points)
    )
    assert preview.coins == purse(before.coins, move, kept, seat)
    assert preview.price == (before.coins - preview.coins if move.word == "buy" else None)
    gained = {colour: then.tokens.get(colour, 0) - before.tokens.get(colour, 0) for colour in COLOURS}
    assert preview.tokens == {colour: number for colour, number in gained.items() if number}
    if after.phase != "destroy":
        assert set(preview.completes) == newly_offered(game, after, seat)
        check_completions(after, seat, preview)
    assert preview.reveals == (move.word in SECRET)
    assert preview.passes_on == (move.word not in SECRET and any(event.name in PASSING for event in events))
    check_monsters(preview.monsters, kept)


def check_completions(after: Game, seat: int, preview: Preview) -> None:
    assert [one.card for one in preview.then] == preview.completes
    for one in preview.then:
        city = after.play(f"take {one.card}")[0].cities[seat]
        assert (one.income, one.hearts, one.inhabitants, one.points) == (
            (city.income, city.hearts, city.inhabitants, city.points)
        )


def check_monsters(paths: list[MonsterPath], events: Sequence[Event]) -> None:
    promised = Counter[tuple[str, Any, str]]()
    for path in paths:
        steps = [("monster_left", path.leaves), ("monster_came", path.comes_to), ("destroyed", path.destroys)]
        promised.update((name, where, path.monster) for name, where in steps if where is not None)
        promised.update(("monster_repelled", seat, path.monster) for seat in path.repelled_by)
    names = {name for name, _, _ in promised} | {"monster_came", "destroyed"}
    assert promised == Counter(
        (event.name, event.facts.get("place", event.seat), event.facts["monster"])
        for event in events
        if event.name in names
    )


@pytest.mark.parametrize("cell", CELLS, ids=str)
@pytest.mark.parametrize("seed", [3, 4])  # one scored by the sum
def test_a_preview_is_what_then_happens(cell: tuple[int, str, bool], seed: int) -> None:
    for game in random_game(Config(*cell, "sum" if seed == 3 else "product"), seed):
        shown = previews(game.view(game.seat))
        assert [preview.move for preview in shown] == [str(move) for move in game.legal_moves]
        for move, preview in zip(game.legal_moves, shown, strict=True):
            check(game, move, preview)


# --- no hidden order ------------------------------------------------------------------------------------


def everything_shown(view: View) -> tuple[object, ...]:
    decks = range(1, len(view.deck_sizes) + 1)
    return previews(view), refusals(view), [kinds_left(view, deck) for deck in decks]


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_games_that_differ_in_hidden_order_have_the_same_previews(cell: tuple[int, str, bool]) -> None:
    random = Random(str(cell))
    for number, game in enumerate(random_game(Config(*cell), seed=5)):
        shown = everything_shown(game.view(game.seat))
        assert shown == everything_shown(elsewhere(game, f"{number}").view(game.seat))
        if number % 8 == 0:
            assert shown == everything_shown(reshuffled(game, random).view(game.seat))


# --- moments that random games seldom meet --------------------------------------------------------------

LAST = "hc1 visible=museum,zoo,school seat=1 1.coins=5 1.city=happy_market.white,bank"
EIGHT = "museum,zoo,school,park,florist,bank,grocery,house"
FULL = f"happy_market.white,{EIGHT},apartment_block"


def test_the_income_of_the_next_round_is_not_in_the_purse() -> None:
    preview = preview_of(LAST, "buy museum")
    assert (preview.price, preview.coins, preview.income) == (4, 1, 2)
    assert [event["event"] for event in preview.events] == ["bought"]


def test_r5_4_where_nothing_can_be_bought_the_coin_is_foreseen() -> None:
    market = "0.city=happy_market.white,house,apartment_block,luxury_residence 1.city=happy_market.white"
    text = f"hc1 visible=museum,zoo,stadium phase=discard {market}"
    poor, rich = preview_of(f"{text} 0.coins=3", "keep"), preview_of(f"{text} 0.coins=9", "keep")
    assert poor.events == [{"event": "passed", "seat": 0, "coins": 1}]
    assert (poor.coins, poor.passes_on) == (4, True)
    assert (rich.coins, rich.passes_on, rich.events) == (9, False, [])


def test_r7_2_nor_are_the_last_coins_of_an_arcade() -> None:
    arcade = "specials=expert 0.coins=3 1.coins=3 1.city=happy_market.yellow,arcade"
    preview = preview_of(
        f"hc1 visible=museum,zoo,school seat=1 {arcade} 0.city=happy_market.blue,igloo,{EIGHT}", "coin"
    )
    assert preview.coins == 4
    assert preview.events == [{"event": "passed", "seat": 1, "coins": 1}]


def test_r6_taking_an_arcade_is_told() -> None:
    game = Game.from_text(
        "hc1 specials=expert visible=museum,zoo,school table=arcade 1.city=happy_market.blue "
        "0.city=happy_market.yellow,school,igloo,park"
    )
    preview = preview_of(game.play("coin")[0].text, "take arcade")
    assert [event["event"] for event in preview.events] == ["special_taken"]
    assert preview.coins == 1


def test_r4_4_nor_is_the_tax_of_the_next_round() -> None:
    versailles = "0.city=happy_market.yellow,versailles 1.city=happy_market.blue 1.coins=7"
    game = Game.from_text(f"hc1 specials=expert visible=museum,zoo,school seat=1 {versailles}")
    assert game.play("coin")[0].cities[1].coins == 7 + 1 + 1 - 1
    assert preview_of(game.text, "coin").coins == 8


def test_what_others_get_is_in_the_events() -> None:
    castle = "hc1 specials=expert visible=museum,zoo,school 0.coins=4 0.city=happy_market.green 1.city="
    preview = preview_of(f"{castle}happy_market.yellow,castle", "buy museum")
    assert {"event": "effect_coins", "seat": 1, "card": "castle", "coins": 1} in preview.events
    assert preview.coins == 0


def test_r8_14_what_the_skatepark_brings() -> None:
    preview = preview_of(
        "hc1 specials=expert grozilla=yes visible=skatepark,zoo,zoo table=parthenon,japanese_garden "
        "0.coins=2 0.city=happy_market.blue,haunted_house,grocery,hug_fest 1.city=happy_market.green",
        "buy skatepark",
    )
    assert preview.tokens == {"blue": 1, "orange": 1}
    assert preview.completes == ["parthenon"]


def test_r8_7_the_way_of_a_monster() -> None:
    text = (
        "hc1 players=3 grozilla=yes visible=museum,zoo,school 0.coins=9 0.monsters=grozilla "
        "0.city=happy_market.white,bank 1.tokens=green 2.monsters=catzilla"
    )
    preview = preview_of(text, "buy house")
    assert preview.monsters == [MonsterPath("grozilla", leaves=0, repelled_by=(1,), comes_to=2)]


def test_r5_10_nothing_is_completed_by_a_tenth_card() -> None:
    text = "hc1 visible=library,zoo,stadium table=cat_cafe 0.coins=9 0.city=happy_market.white"
    assert preview_of(f"{text},house", "buy apartment_block").completes == ["cat_cafe"]
    assert preview_of(f"{text},{EIGHT}", "buy apartment_block").completes == []


def test_a_game_that_is_over_has_no_previews() -> None:
    *_, last = random_game(Config(), 1)
    assert everything_shown(last.view(0))[:2] == ([], [])


# --- refusals -------------------------------------------------------------------------------------------


def refused(game: Game, move: str) -> Iterator[CardRefusal]:
    """What the game itself says to a move, if it is refused."""
    try:
        game.play(move)
    except IllegalMove as refusal:
        facts = {name: fact for name, fact in refusal.facts.items() if name in TOLD}
        yield CardRefusal(move.split()[1], refusal.code, facts)


TOLD = ("card", "price", "coins", "condition", "number", "tokens")


def all_refused(game: Game) -> Iterator[CardRefusal]:
    word, cards = {"buy": ("buy", (*game.visible, *game.dwellings))}.get(game.phase, ("take", game.specials))
    possible = {move.card for move in game.legal_moves}
    for card in dict.fromkeys(cards):
        if card not in possible:
            yield from refused(game, f"{word} {card}")


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_refusals_are_those_of_the_game(cell: tuple[int, str, bool]) -> None:
    for game in random_game(Config(*cell), seed=2):
        given = refusals(game.view(game.seat))
        cards = (*game.visible, *game.dwellings)
        if game.phase == "buy":
            assert [refusal for refusal in given if refusal.card in cards] == list(all_refused(game))
        elif game.phase == "special":
            assert given == list(all_refused(game))
        else:
            assert not [refusal for refusal in given if refusal.card in cards]


@pytest.mark.parametrize(
    ("city", "codes"),
    [
        ("happy_market.white,house,apartment_block", []),
        ("happy_market.white,house", ["condition-unmet"]),
        (FULL, ["city-full"]),
        ("happy_market.white,house,apartment_block,maze", ["special-taken"]),
    ],
)
def test_why_a_special_building_cannot_be_taken_is_told_in_any_phase(city: str, codes: list[str]) -> None:
    words = "players=3 grozilla=yes phase=give 0.monsters=corgzilla visible=casino,stadium,spa"
    game = Game.from_text(f"hc1 {words} table=cat_cafe 0.city={city}")
    given = refusals(game.view(0))
    assert [refusal.code for refusal in given] == codes
    assert all(refusal.facts["card"] == "cat_cafe" for refusal in given)


def test_a_card_that_tokens_would_pay_is_not_refused() -> None:
    text = "hc1 grozilla=yes visible=museum,zoo,school 0.coins=2 0.tokens="
    codes = {
        tokens: {refusal.card for refusal in refusals(Game.from_text(f"{text}{tokens}").view(0))}
        for tokens in ("blue", "-")
    }
    assert codes["-"] - codes["blue"] == {"museum", "apartment_block"}


def test_only_the_seat_that_decides_is_told() -> None:
    game = Game.from_text("hc1 visible=museum,zoo,school 0.coins=0")
    assert [bool(refusals(game.view(seat))) for seat in (0, 1, None)] == [True, False, False]


# --- kinds ----------------------------------------------------------------------------------------------


def test_kinds_left_in_a_fresh_game() -> None:
    view = Game.new(Config(2, "family", True), seed=1).view()
    assert [kinds_left(view, deck) for deck in (1, 2, 3, 4)] == [
        {"yellow": 12, "blue": 8, "green": 2, "orange": 2, "purple": 4},
        {"yellow": 6, "blue": 6, "orange": 4, "purple": 4},
        {"blue": 4, "green": 2, "orange": 12},
        {"multicoloured": 20, "monster": 5},
    ]


def test_kinds_left_after_draws() -> None:
    game = Game.from_text("hc1 phase=refill grozilla=yes visible=museum,zoo 0.monsters=grozilla")
    view = game.view()
    assert kinds_left(view, 2)["blue"] == 5
    assert kinds_left(view, 3)["orange"] == 11
    assert kinds_left(view, 4)["monster"] == 4
