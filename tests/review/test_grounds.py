"""What speaks for a choice: facts that hold at the table, in every language."""

import pytest

from happycity.review import Ground, grounds_of, grounds_of_best
from happycity.rules import Config, Game
from happycity.rules.history import played_moves
from happycity.rules.legality import action_of
from happycity.rules.moves import Move
from happycity.testing.cells import cell_id
from happycity.texts import LANGUAGES, Texts
from tests.review.games import CELLS, a_game

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")


def grounds(text: str, move: str) -> dict[str, dict[str, int | str]]:
    game = Game.from_text(text)
    found = grounds_of(game.view(), action_of(game, Move.parse(move, game.view().kernel.cards.cards_by_id)))
    return {ground.code: dict(ground.facts) for ground in found}


def test_a_purchase_brings_points_and_income() -> None:
    rich = "hc1 phase=buy visible=museum,zoo,factory 0.coins=20 0.city=happy_market.white,house,park"
    before = Game.from_text(rich).cities[0].points
    found = grounds(rich, "buy zoo")
    after = Game.from_text(rich).play("buy zoo")[0].cities[0].points
    assert found["points"] == {"before": before, "after": after}
    assert after > before
    assert set(grounds(rich, "buy factory")) & {"income", "points"}


def test_income_is_no_ground_in_the_last_round() -> None:
    text = "hc1 phase=buy visible=factory,garage,casino 0.coins=20"
    full = "happy_market.white,house,park,zoo,museum,library,bank,school,florist,grocery"
    assert "income" in grounds(text, "buy factory")
    last = f"{text} 1.city={full}"
    assert Game.from_text(last).last_round
    assert "income" not in grounds(last, "buy factory")


def test_what_somebody_else_could_buy_is_denied() -> None:
    poor = "hc1 phase=discard visible=museum,zoo,school 0.coins=1 1.coins={coins}"
    assert grounds(poor.format(coins=20), "discard zoo") == {"denies": {"card": "zoo", "to": 1}}
    assert grounds(poor.format(coins=0), "discard zoo") == {}


def test_nobody_is_denied_what_they_could_not_buy() -> None:
    """Without an income until then (R3.1), or a second time (R5.6)."""
    text = (
        "hc1 round=3 phase=discard visible=museum,zoo,school 0.coins=1 1.city=happy_market.white,bank,{card}"
    )
    later = text.format(card="garage") + " 1.coins={coins}"
    price = Game.from_text(later.format(coins=0)).view().price(1, "zoo")
    assert Game.from_text(later.format(coins=0)).cities[1].income > 1
    assert grounds(later.format(coins=price - 1), "discard zoo") == {}
    assert grounds(later.format(coins=price), "discard zoo").keys() == {"denies-points"}
    assert grounds(text.format(card="zoo") + " 1.coins=20", "discard zoo") == {}


def test_it_is_told_what_others_would_get_of_a_card() -> None:
    city = "1.city=happy_market.white,house,park,igloo 1.coins=20"
    text = f"hc1 round=4 phase=discard visible=zoo,garage,school 0.coins=0 {city}"
    theirs = Game.from_text(text.replace("phase=discard", "phase=buy seat=1 turn=1"))
    for card, best in (("zoo", "denies-points"), ("garage", "denies-points")):
        after = theirs.play(f"buy {card}")[0].cities[1]
        assert grounds(text, f"discard {card}")[best] == {
            "card": card,
            "to": 1,
            "before": theirs.cities[1].points,
            "after": after.points,
        }
    assert best_of(text, "discard zoo", "discard garage") == ["denies-points"]
    assert best_of(text, "discard garage", "discard zoo") == ["denies-income"]
    completed = f"{text} table=cat_cafe,-,-,-".replace("house,park", "park").replace("zoo,", "treehouse,")
    denied = grounds(completed, "discard treehouse")
    assert denied["denies-special"] == {"card": "treehouse", "to": 1, "special": "cat_cafe"}


HOUSE = (
    "hc1 players={players} round=3 phase=buy visible=museum,zoo,bank dwellings={left},1,1 0.coins=9"
    " 1.coins=1 1.city=happy_market.white,school,igloo table={table}"
)
PARKING = {"card": "house", "to": 1, "special": "dragon_parking"}


def test_the_last_dwelling_of_a_pile_is_denied() -> None:
    """With two players every pile has only one (R2.2)."""
    completing = HOUSE.format(players=2, left=1, table="dragon_parking,-,-,-")
    assert grounds(completing, "buy house")["denies-special"] == PARKING
    plain = HOUSE.format(players=2, left=1, table="-,-,-,-")
    assert grounds(plain, "buy house")["denies"] == {"card": "house", "to": 1}
    assert "denies" not in grounds(plain.replace("1.coins=1", "1.coins=0"), "buy house")


def test_a_dwelling_is_not_denied_while_its_pile_has_others() -> None:
    text = HOUSE.format(players=3, left="{left}", table="dragon_parking,-,-,-,-")
    assert grounds(text.format(left=1), "buy house")["denies-special"] == PARKING
    assert not [code for code in grounds(text.format(left=2), "buy house") if code.startswith("denies")]


def test_what_stays_can_be_bought() -> None:
    text = "hc1 phase=discard visible=museum,zoo,school 0.coins=9 0.city=happy_market.white,house,park"
    game = Game.from_text(text.replace("phase=discard", "phase=buy"))
    before, after = game.cities[0].points, game.play("buy zoo")[0].cities[0].points
    told = {"stays": {"card": "zoo", "before": before, "after": after}}
    assert grounds(text, "discard museum") == told == grounds(text, "keep")
    assert grounds(text.replace("0.coins=9", "0.coins=4"), "discard zoo").keys() == {"stays"}
    assert best_of(text.replace("0.coins=9", "0.coins=4"), "discard zoo", "discard school") == ["goes"]


def test_saving_says_what_for() -> None:
    text = "hc1 phase=buy visible=museum,zoo,school 0.coins={coins}"
    price = Game.from_text(text.format(coins=0)).view().price(0, "zoo")
    assert grounds(text.format(coins=price - 1), "coin")["saves"]["card"] == "zoo"
    assert set(grounds(text.format(coins=20), "coin")) == {"coins"}


def test_a_deck_says_how_much_of_it_can_be_paid() -> None:
    text = "hc1 phase=refill visible=museum,zoo 0.coins={coins}"
    deck = Game.from_text(text.format(coins=20)).view().face_down(3).total()
    assert grounds(text.format(coins=20), "draw 3")["deck-all"] == {"deck": 3, "cards": deck}
    some = grounds(text.format(coins=7), "draw 3")["deck"]
    assert (some["deck"], some["cards"]) == (3, deck)
    assert grounds(text.format(coins=0), "draw 3") == {}


def test_what_is_as_true_of_the_other_choice_is_no_reason() -> None:
    rich = "hc1 phase=refill visible=museum,zoo 0.coins=20"
    assert "deck-all" not in best_of(rich, "draw 3", "draw 2")
    some = "hc1 phase=refill visible=museum,zoo 0.coins=7"
    assert "deck-all" in best_of(some, "draw 2", "draw 3")
    assert not {"deck", "deck-all"} & {*best_of(some, "draw 3", "draw 2")}
    deny = "hc1 phase=discard visible=museum,zoo,school 0.coins=1 1.coins=20"
    assert best_of(deny, "discard zoo", "discard museum") == []
    assert best_of(deny, "discard zoo", "keep") == ["denies", "goes"]


def test_more_of_the_same_is_a_reason() -> None:
    text = "hc1 phase=buy visible=museum,zoo,factory 0.coins=20 0.city=happy_market.white,house,park"
    points = {
        card: grounds(text, f"buy {card}").get("points", {}).get("after", 0) for card in ("museum", "zoo")
    }
    more, less = sorted(points, key=lambda card: -int(points[card]))
    assert int(points[more]) > int(points[less])
    assert "points" in best_of(text, f"buy {more}", f"buy {less}")
    assert "points" not in best_of(text, f"buy {less}", f"buy {more}")


def best_of(text: str, best: str, played: str) -> list[str]:
    game = Game.from_text(text)
    cards = game.view().kernel.cards.cards_by_id
    first, second = (action_of(game, Move.parse(move, cards)) for move in (best, played))
    found = grounds_of_best(game.view(), [first, second], second)
    assert found == grounds_of_best(game.view(), [first, second]), "the next best is the rival of a best move"
    return [ground.code for ground in found]


@pytest.mark.parametrize("config", CELLS, ids=cell_id)
def test_grounds_are_few_and_can_be_told_in_every_language(config: Config) -> None:
    told = set[str]()
    for played in played_moves(a_game(3, config)):
        for action in played.before.legal_actions:
            found = grounds_of(played.before.view(), action)
            assert len(found) <= 2
            told |= _told(found)
    assert len(told) > 5 * len(LANGUAGES)


def _told(found: list[Ground]) -> set[str]:
    return {
        Texts(language).ground(ground.code, ground.facts, NAMES) for language in LANGUAGES for ground in found
    }
