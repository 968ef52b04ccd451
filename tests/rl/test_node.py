"""The tree with its draws: chance is fair, blind and complete, and the kernel agrees."""

from collections import Counter
from copy import deepcopy

import pytest

from happycity import Config, Game
from happycity.kernel.layout import COIN, DRAW, KEEP, REFUSE
from happycity.rl.node import CHANCE, MOST_ROUNDS, NOTHING, OVER, SET_UP, Node, first_node
from happycity.rules.card_set import standard_set
from happycity.rules.view import View
from tests.rl.cells import CELLS, last_node, walk

SPHINX = (
    "hc1 specials=expert players=2 phase=copy round=9 0.city=happy_market.purple,library,igloo,sphinx "
    "1.city=happy_market.blue,school,museum,spa,zoo,house,bank,hardware_store,garage,castle"
)


def node_of(text: str) -> Node:
    return Node(Game.from_text(text)._raw)


def number(card: str) -> int:
    return standard_set().numbers[card]


def hidden_cards(node: Node) -> Counter[str]:
    """What a view says may come."""
    view = View(node.known(), standard_set(), None)
    if DRAW <= node.waits_for < COIN:
        return view.face_down(node.waits_for - DRAW + 1)
    return Counter(view.box)


@pytest.mark.parametrize("config", CELLS, ids=str)
def test_chance_has_the_cards_of_the_deck_in_their_proportions(config: Config) -> None:
    for node, _ in walk(config, 1):
        if node.player == CHANCE:
            cards = hidden_cards(node)
            wanted = {number(card): copies / cards.total() for card, copies in cards.items()}
            assert node.outcomes() == sorted(wanted.items())
            assert sum(chance for _, chance in node.outcomes()) == pytest.approx(1.0, abs=1e-12)


@pytest.mark.parametrize("config", CELLS, ids=str)
def test_the_line_of_text_tells_no_order(config: Config) -> None:
    for step, (node, _) in enumerate(walk(config, 2)):
        view = View(node.known(), standard_set(), None)
        elsewhere = Node(view.imagined(step), node.waits_for)
        assert elsewhere.text() == node.text()
        assert elsewhere.player != CHANCE or elsewhere.outcomes() == node.outcomes()


@pytest.mark.parametrize("config", CELLS, ids=str)
def test_a_decision_is_the_kernels(config: Config) -> None:
    """Every action but a draw leads where the kernel leads; a draw leads to its card."""
    for node, chosen in walk(config, 3):
        if node.player == CHANCE:
            continue
        game = Game(node.raw.copy(), Game.new(config, 1)._streams)
        assert list(game.legal_actions) == node.legal == sorted(node.legal)
        assert game.seat == node.player
        assert node.words(chosen) == str(game.move(chosen))
        after = node.after(chosen)
        if after.player == CHANCE:
            assert after.waits_for == chosen
        else:
            assert View(after.known(), standard_set(), None) == game.play_action(chosen).view()


def test_set_up_draws_one_special_building_after_the_other() -> None:
    nodes = [node for node, _ in walk(Config(3, "expert"), 1) if node.waits_for == SET_UP]
    assert [len(node.outcomes()) for node in nodes] == [37, 36, 35, 34, 33]
    assert first_node(Config(3, "expert")).text().endswith("chance=table")


def test_the_drawn_card_lies_open() -> None:
    node = node_of("hc1 phase=refill visible=igloo,bank")
    for card, _ in node.after(DRAW + 1).outcomes():
        after = node.after(DRAW + 1).after(card)
        assert View(after.known(), standard_set(), None).visible == ("igloo", "bank", node_id(card))


def node_id(card: int) -> str:
    return standard_set().ids[card]


def test_a_card_that_is_elsewhere_cannot_come() -> None:
    node = node_of("hc1 phase=refill visible=zoo,zoo").after(DRAW + 2)
    assert number("zoo") not in dict(node.outcomes())
    with pytest.raises(ValueError, match="not found"):
        node.after(number("zoo"))


def test_a_rebuilt_deck_is_drawn_from_card_by_card() -> None:
    discarded = ",".join(node_id(n) for n in standard_set().deck(3) if n != number("zoo"))
    node = node_of(f"hc1 phase=refill visible=zoo deck3=zoo discard3={discarded}").after(DRAW + 2)
    assert node.outcomes() == [(number("zoo"), 1.0)]
    again = node.after(number("zoo")).after(DRAW + 2)
    assert again.outcomes() == sorted((number(card), 1 / 8) for card in set(discarded.split(",")))


def test_a_refused_copy_draws_from_the_box() -> None:
    node = node_of(SPHINX).after(REFUSE)
    assert node.player == CHANCE
    assert {chance for _, chance in node.outcomes()} == {1 / 35}
    for card, _ in node.outcomes():
        after = node.after(card)
        assert after.player == OVER
        assert View(after.known(), standard_set(), None).cities[0].copied == node_id(card)


def test_nodes_do_not_change() -> None:
    for node, chosen in walk(Config(2, "expert", True), 4):
        before, text = node.raw.copy(), node.text()
        node.after(chosen)
        assert (node.raw == before).all()
        assert deepcopy(node).text() == text


@pytest.mark.parametrize("config", CELLS, ids=str)
def test_shares_are_those_of_the_winners(config: Config) -> None:
    node = last_node(config, 5)
    winners = Game(node.raw.copy(), Game.new(config, 1)._streams).scores().winners
    assert node.shares() == [(seat in winners) / len(winners) for seat in range(config.players)]


def test_a_shared_victory_is_shared() -> None:
    node = node_of("hc1 players=3 visible=zoo,spa,bank 0.coins=1 2.coins=1")
    assert node.shares() == [0.5, 0.0, 0.5]


def test_a_game_without_end_is_scored_after_the_last_round() -> None:
    node, rounds = node_of("hc1 phase=buy visible=zoo,spa,bank"), 0
    for _ in range(4 * MOST_ROUNDS - 1):  # two seats keep the cards and take the coin
        assert node.waits_for == NOTHING
        rounds = View(node.known(), standard_set(), None).round
        node = node.after(KEEP if KEEP in node.legal else COIN)
    assert (rounds, node.player) == (MOST_ROUNDS, OVER)
    assert sum(node.shares()) == 1.0
