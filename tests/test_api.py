"""The public interface: options, games that never change, moves, events, rebuilds, views, records."""

from dataclasses import FrozenInstanceError
from typing import Any

import numpy as np
import pytest

import happycity
from happycity import BadConfig, BadMove, BadRecord, Config, Game, IllegalMove, Move, Refusal, View, rules
from happycity.rules.cards import standard
from happycity.rules.record import record_of
from tests.rules.test_properties import with_hidden_orders_reshuffled

BUYING = "hc1 visible=school,museum,zoo 0.coins=5 1.city=happy_market.white,grocery"

# The last card of deck 1 is about to be drawn; four different buildings lie on its discard pile and all the
# others stand in cities, so that the deck is rebuilt from those four (R5.3).
PILE = ("park", "library", "florist", "bank")
NAMES = [card.id for card in standard() if card.deck == 1]
SECOND = [name for name in NAMES if name not in (*PILE, "school")]
REBUILDING = " ".join(
    [
        f"hc1 players=4 phase=refill visible=museum,zoo deck1=school discard1={','.join(PILE)}",
        *(
            f"{seat}.city=happy_market.white,{','.join(names)}"
            for seat, names in enumerate((NAMES[:7], NAMES[7:], SECOND[:5], SECOND[5:]))
        ),
    ]
)


# --- what is exported -----------------------------------------------------------------------------


def test_every_export_is_found_where_the_stub_says() -> None:
    exports: list[str] = rules.__all__  # type: ignore[attr-defined]  # made when asked for
    assert set(happycity.__all__) <= set(exports)  # type: ignore[attr-defined]
    for name in exports:
        assert getattr(rules, name).__name__ == name
    with pytest.raises(AttributeError, match=r"'happycity\.rules' has no attribute 'Gmae'"):
        rules.Gmae  # type: ignore[attr-defined]  # noqa: B018


# --- options (R1) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 1}, "bad-players"),
        ({"players": 6}, "bad-players"),
        ({"players": True}, "bad-players"),
        ({"players": "2"}, "bad-players"),
        ({"players": 2.0}, "bad-players"),
        ({"specials": "beginner"}, "bad-specials"),
        ({"specials": None}, "bad-specials"),
        ({"specials": []}, "bad-specials"),
        ({"grozilla": 1}, "bad-grozilla"),
        ({"scoring": "difference"}, "bad-scoring"),
    ],
)
def test_options_that_no_game_has_are_refused(options: dict[str, Any], code: str) -> None:
    """R1.1–R1.4."""
    with pytest.raises(BadConfig) as refused:
        Config(**options)
    assert refused.value.code == code
    assert refused.value.facts["found"] == next(iter(options.values()))
    assert refused.value.facts["known"]


def test_the_default_is_the_family_game_for_two() -> None:
    assert Config().to_dict() == {
        "players": 2,
        "specials": "family",
        "grozilla": False,
        "scoring": "product",
    }


# --- games never change ---------------------------------------------------------------------------


def test_playing_gives_a_new_game_and_leaves_the_old_one() -> None:
    game = Game.from_text(BUYING)
    text, raw = game.text, game._raw.tobytes()
    after, _ = game.play("buy school")
    assert after is not game
    assert after.text != text
    assert (Game.from_text(BUYING).text, game._raw.tobytes(), game.steps) == (text, raw, ())
    assert [str(move) for move in after.moves] == ["buy school"]


def test_nobody_can_write_into_a_game() -> None:
    game = Game.from_text(BUYING)
    for table in (game, game.view(0)):
        with pytest.raises(ValueError, match="read-only"):
            table._raw[0] = 1
    with pytest.raises(FrozenInstanceError):
        game.cities[0].coins = 100  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        game.config.players = 3  # type: ignore[misc]


def test_the_same_move_twice_from_one_game_gives_the_same_game() -> None:
    """Also its shuffles: a rebuild does not wear out the game it started from."""
    game = Game.from_text(REBUILDING, seed=5)
    assert game.play("draw 1")[0].text == game.play("draw 1")[0].text


def test_a_new_game_is_what_its_set_up_says() -> None:
    game = Game.new(Config(3, "expert", True), seed=3)
    assert game.setup is not None
    assert Game.from_setup(game.config, game.setup).text == game.text


def test_the_repr_is_the_position() -> None:
    game = Game.from_text(BUYING)
    assert repr(game) == f"Game.from_text({game.text!r})"


# --- moves ----------------------------------------------------------------------------------------


def test_a_move_may_be_a_text_or_a_move() -> None:
    game = Game.from_text(BUYING)
    (by_text, events), (by_move, same_events) = game.play("buy school"), game.play(Move("buy", card="school"))
    assert (by_text.text, events) == (by_move.text, same_events)
    assert [str(move) for move in game.legal_moves] == [
        "coin",
        "buy school",
        "buy museum",
        "buy house",
        "buy apartment_block",
    ]


@pytest.mark.parametrize(
    ("text", "kind", "code"),
    [
        ("fly", BadMove, "unknown-move"),
        ("Buy school", BadMove, "unknown-move"),
        ("buy", BadMove, "incomplete-move"),
        ("coin 3", BadMove, "incomplete-move"),
        ("buy scool", BadMove, "unknown-card"),
        ("buy school with pink", BadMove, "unknown-colour"),
        ("buy school with blue yellow", BadMove, "tokens-out-of-order"),
        ("draw 5", BadMove, "unknown-number"),
        ("draw 1", IllegalMove, "wrong-phase"),
        ("buy zoo", IllegalMove, "too-poor"),
        ("buy igloo", IllegalMove, "not-visible"),
        ("buy school with blue", IllegalMove, "tokens-missing"),
        ("buy school with blue blue blue blue", IllegalMove, "too-many-tokens"),
    ],
)
def test_a_refusal_has_a_code_and_names_the_move(text: str, kind: type[Refusal], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        Game.from_text(BUYING).play(text)
    assert (type(refused.value), refused.value.code, refused.value.facts["move"]) == (kind, code, text)


@pytest.mark.parametrize(
    "move",
    [
        Move("fly"),
        Move("take", card="nothing"),
        Move("buy", card="school", tokens=("pink",)),
        Move("coin", card="school"),
        Move("coin", number=3),
    ],
    ids=str,
)
def test_a_move_that_the_notation_does_not_know_is_refused(move: Move) -> None:
    """Otherwise it would stand in the record, which could not be replayed."""
    with pytest.raises(Refusal):
        Game.from_text(BUYING).play(move)


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    city = "happy_market.white,school,park,bank,grocery,library,florist,museum,zoo,house"
    game = Game.from_text(f"hc1 phase=over 0.city={city}")
    assert (game.is_over, game.seat, game.legal_moves) == (True, None, ())
    with pytest.raises(IllegalMove) as refused:
        game.play("coin")
    assert refused.value.code == "game-over"


# --- events ---------------------------------------------------------------------------------------


def events_of(text: str, *moves: str) -> list[dict[str, Any]]:
    """What the last of these moves brings about."""
    game = Game.from_text(text)
    for move in moves:
        game, events = game.play(move)
    return [event.to_dict() for event in events]


def test_events_of_a_last_turn_and_the_income_phase() -> None:
    """R5.5, R3.1, R4.2."""
    assert events_of(BUYING.replace("0.coins=5", "seat=1 1.coins=5"), "buy school") == [
        {"event": "bought", "seat": 1, "card": "school", "place": 3, "price": 2},
        {"event": "round_began", "seat": None, "round": 2},
        {"event": "income", "seat": 0, "coins": 1},
        {"event": "income", "seat": 1, "coins": 2},
        {"event": "turn_began", "seat": 0},
    ]


def test_events_of_a_special_building() -> None:
    """R5.11, R6 race_track."""
    city = "0.city=happy_market.yellow,factory,house"
    assert events_of(f"hc1 specials=expert phase=special table=race_track {city}", "take race_track") == [
        {"event": "special_taken", "seat": 0, "card": "race_track", "place": 4},
        {"event": "effect_coins", "seat": 0, "card": "race_track", "coins": 1},
        {"event": "effect_coins", "seat": 1, "card": "race_track", "coins": 1},
        {"event": "turn_began", "seat": 1},
    ]


def test_events_of_a_monster() -> None:
    """R8.4, R8.6."""
    buildings = ",".join(card.id for card in standard() if card.kind == "multicoloured")
    deck = f"deck4=catzilla,corgzilla,pioupiouzilla,poulpzilla,{buildings}"
    city = "0.city=happy_market.white,bank,park 0.monsters=grozilla"
    text = f"hc1 grozilla=yes phase=refill visible=school,museum {deck} {city}"
    assert events_of(text, "draw 4") == [
        {"event": "revealed", "seat": 0, "card": "catzilla", "deck": 4},
        {"event": "monster_came", "seat": 0, "monster": "catzilla"},
    ]
    assert events_of(text, "draw 4", "destroy 2") == [
        {"event": "destroyed", "seat": 0, "card": "bank", "place": 2, "monster": "grozilla"},
    ]


def test_events_of_a_rebuild() -> None:
    """R5.3."""
    assert events_of(REBUILDING, "draw 1") == [
        {"event": "revealed", "seat": 0, "card": "school", "deck": 1},
        {"event": "rebuilt", "seat": 0, "deck": 1, "cards": 4},
    ]


# --- forced moves ---------------------------------------------------------------------------------


def test_forced_moves_are_played_up_to_the_next_choice() -> None:
    """NOTATION: the last market choice with five players exists, and has one move."""
    game, events = Game.from_text("hc1 players=5 specials=expert phase=market seat=0 0.city=-").play_forced()
    assert [str(move) for move in game.moves] == ["market yellow"]
    assert (game.phase, game.round, len(game.legal_moves)) == ("refill", 1, 3)
    assert [event.name for event in events] == ["market_chosen", "round_began", *["income"] * 5, "turn_began"]


def test_a_choice_is_not_forced() -> None:
    game = Game.from_text(BUYING)
    assert game.play_forced() == (game, ())


# --- rebuilds with a known order ------------------------------------------------------------------


def test_an_order_settles_a_rebuild() -> None:
    """R5.3, and the `chance` of a record."""
    order = ("bank", "park", "florist", "library")
    after, _ = Game.from_text(REBUILDING).play("draw 1", order=order)
    assert [(rebuild.deck, rebuild.order) for rebuild in after.chance] == [(1, order)]
    assert f" deck1={','.join(order)} discard1=- " in after.text


@pytest.mark.parametrize(
    ("text", "move", "order", "code"),
    [
        (BUYING, "coin", ("bank",), "nothing-rebuilt"),
        (BUYING, "coin", (), "nothing-rebuilt"),
        (REBUILDING, "draw 2", ("park",), "nothing-rebuilt"),
        (REBUILDING, "draw 1", ("bank", "park", "florist"), "wrong-copies"),
        (REBUILDING, "draw 1", ("bank", "park", "florist", "library", "bank"), "wrong-copies"),
        (REBUILDING, "draw 1", ("bank", "park", "florist", "zoo"), "card-not-here"),
        (REBUILDING, "draw 1", ("bank", "park", "florist", "nonsense"), "card-not-here"),
    ],
)
def test_an_order_that_does_not_fit_is_refused(
    text: str, move: str, order: tuple[str, ...], code: str
) -> None:
    game = Game.from_text(text)
    before = game._raw.tobytes()
    with pytest.raises(BadRecord) as refused:
        game.play(move, order=order)
    assert (refused.value.code, refused.value.facts["place"]) == (code, "chance")
    assert game._raw.tobytes() == before


# --- views and records ----------------------------------------------------------------------------


def test_a_view_has_nothing_that_reveals_an_order() -> None:
    """R2.1: what a view shows is the same whatever order the hidden cards are in."""
    game = Game.new(Config(3, "family", True), seed=11)
    other = with_hidden_orders_reshuffled(game, 4)
    assert game.text != other.text
    here, there = game.view(1), other.view(1)
    public = [name for name in dir(View) if not name.startswith("_")]
    assert not {"text", "setup", "steps", "moves", "chance", "play", "play_action"} & set(public)
    for name in public:
        if not callable(getattr(here, name)):
            assert np.array_equal(getattr(here, name), getattr(there, name)), name
    assert vars(here).keys() <= {"_raw", "_cards", "viewer", *dir(View)}
    assert here._raw.tobytes() == there._raw.tobytes()


def test_a_view_knows_whose_turn_it_is() -> None:
    game = Game.from_text(BUYING)
    assert [game.view(seat).is_mine for seat in (0, 1, None)] == [True, False, False]


def test_only_a_finished_game_with_its_set_up_has_a_record() -> None:
    with pytest.raises(BadRecord) as unfinished:
        record_of(Game.new(seed=1))
    city = "happy_market.white,school,park,bank,grocery,library,florist,museum,zoo,house"
    with pytest.raises(BadRecord) as from_nowhere:
        record_of(Game.from_text(f"hc1 phase=over 0.city={city}"))
    assert (unfinished.value.code, from_nowhere.value.code) == ("game-not-over", "no-setup")
