"""Why a move makes sense: every move of every phase has a reason, and every language can tell it."""

from collections.abc import Mapping
from random import Random

import pytest

from happycity import Config, Game
from happycity.bots.interface import Reason
from happycity.bots.reasons import plain_reason
from happycity.kernel.compiling.jit import config as numba
from happycity.rules.cards import COLOURS, standard
from happycity.testing.positions import opening, wandering
from happycity.texts import LANGUAGES, Texts

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
WORDS = {
    "market",
    "keep",
    "discard",
    "draw",
    "coin",
    "buy",
    "take",
    "decline",
    "destroy",
    "give",
    "copy",
    "refuse",
}
BUYING = ("buy-special", "buy-income", "buy-hearts", "buy-inhabitants", "buy-cheap")
CODES = {word: {word} for word in WORDS} | {"coin": {"save"}, "buy": set(BUYING)}
"""What each word of a move may be explained with."""
SMALL = "0.city=happy_market.white,museum,hospital"


def why(text: str, move: str) -> tuple[str, Mapping[str, object]]:
    """The reason for one of the legal moves."""
    game = Game.from_text(text)
    (action,) = (action for action in game.legal_actions if str(game.move(action)) == move)
    reason = plain_reason(game.view(game.seat), action)
    return reason.code, reason.facts


def check(reason: Reason, language: str) -> None:
    """It names cards, colours and seats that exist, and becomes one line."""
    for fact in ("card", "special"):
        assert reason.facts.get(fact, "zoo") in {card.id for card in standard()}
    assert reason.facts.get("colour", "blue") in COLOURS
    sentence = Texts(language).reason(reason.code, reason.facts, NAMES)
    assert sentence
    assert "\n" not in sentence
    if "to" in reason.facts:
        assert any(name in sentence for name in NAMES)


@pytest.mark.parametrize("config", [Config(2), Config(3, "expert", True), Config(5, "family", True)], ids=str)
def test_every_move_has_a_reason_in_every_language(config: Config) -> None:
    for number in range(1 if numba.DISABLE_JIT else 3):
        random, game = Random(number), opening(config, f"reasons {number}")
        while not game.is_over:
            view, language = game.view(game.seat), LANGUAGES[random.randrange(len(LANGUAGES))]
            for action in random.sample(game.legal_actions, min(4, len(game.legal_actions))):
                reason = plain_reason(view, action)
                assert reason.code in CODES[game.move(action).word]
                check(reason, language)
            game = game.play_action(wandering(game, random))


MOVES = {
    "market blue": (
        "hc1 specials=expert phase=market round=0 seat=0 0.city=- 1.city=happy_market.green",
        "market",
    ),
    "keep": ("hc1 phase=discard visible=zoo", "keep"),
    "discard zoo": ("hc1 phase=discard visible=zoo", "discard"),
    "draw 2": ("hc1 phase=refill visible=zoo", "draw"),
    "coin": ("hc1 phase=buy visible=zoo,spa,school", "save"),
    "decline": (f"hc1 phase=special {SMALL} table=dinosaur_park", "decline"),
    "take dinosaur_park": (f"hc1 phase=special {SMALL} table=dinosaur_park", "take"),
    "destroy 2": (f"hc1 grozilla=yes phase=destroy {SMALL} 0.monsters=grozilla,catzilla", "destroy"),
    "give 2": ("hc1 grozilla=yes players=3 phase=give 0.monsters=corgzilla", "give"),
    "copy 1": ("", "copy"),
    "refuse": ("", "refuse"),
}
COPYING = (
    "hc1 specials=expert phase=copy 0.city=happy_market.purple,library,igloo,house,sphinx"
    " 1.city=happy_market.blue,school,museum,spa,zoo,bookshop,bank,hardware_store,garage,barber"
)


@pytest.mark.parametrize("move", MOVES)
def test_the_reason_names_what_the_move_is_about(move: str) -> None:
    text, code = MOVES[move]
    found, facts = why(text or COPYING, move)
    assert found == code
    expected: dict[str, Mapping[str, object]] = {
        "market": {"colour": "blue"},
        "discard": {"card": "zoo"},
        "draw": {"deck": 2},
        "save": {"coins": 0},
        "take": {"card": "dinosaur_park"},
        "destroy": {"card": "museum"},
        "give": {"to": 2},
        "copy": {"card": "barber"},
    }
    assert facts == expected.get(code, {})
    for language in LANGUAGES:
        check(Reason(found, facts), language)


BOUGHT = {
    "buy-income": ("grocery", ""),
    "buy-hearts": ("zoo", ""),
    "buy-inhabitants": ("treehouse", ""),
    "buy-cheap": ("grocery", "1.city=happy_market.white,school,library,bank,park,house,zoo,igloo,spa,garage"),
    "buy-special": ("casino", ""),
}


@pytest.mark.parametrize("code", BUYING)
def test_a_purchase_is_explained_by_what_it_brings(code: str) -> None:
    card, others = BOUGHT[code]
    table = "olympic_ball_pit" if code == "buy-special" else "-"
    text = f"hc1 {SMALL} {others} visible={card},school,factory 0.coins=20 table={table}"
    found, facts = why(text, f"buy {card}")
    assert found == code
    assert facts == {"card": card} | ({"special": table} if code == "buy-special" else {})


BUILT = f"{SMALL},dinosaur_park"
CITIES = {
    "has-one": BUILT,
    "lost-one": f"grozilla=yes {BUILT}!catzilla",  # R5.9: still its only one
    "no-place": f"{SMALL},bank,cake_shop,shoe_shop,grocery,florist,bookshop",
}


@pytest.mark.parametrize("city", CITIES)
def test_a_special_building_out_of_reach_is_no_reason(city: str) -> None:
    text = f"hc1 {CITIES[city]} visible=casino,school,factory 0.coins=20 table=olympic_ball_pit"
    after = Game.from_text(text).play("buy casino")[0]
    assert after.phase != "special"
    assert why(text, "buy casino")[0] != "buy-special"


def test_a_spectator_may_ask_why_a_card_falls() -> None:
    text = f"hc1 grozilla=yes phase=destroy turn=1 seat=0 {SMALL} 0.monsters=grozilla,catzilla"
    game = Game.from_text(text)
    action = game.legal_actions[-1]
    assert plain_reason(game.view(None), action) == plain_reason(game.view(0), action)
