"""The search tree: nothing lost, nothing illegal, never more than its room, and it finds what wins."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from happycity import Config, Game
from happycity.bots.mind import Thinker
from happycity.kernel.compiling.jit import config as numba
from happycity.kernel.interface import check_table, recount_table
from happycity.kernel.layout import COIN, DRAW
from happycity.kernel.recount import Flaw
from happycity.kernel.search.layout import Nodes
from happycity.kernel.search.thinking import Thinking
from happycity.kernel.search.tree import REVEALED_AT_FIRST, ROOT
from happycity.rules.card_set import standard_set
from happycity.rules.setup import face_down, put_face_down
from happycity.testing import ALL_CELLS, cell_id
from happycity.testing.positions import opening, wandering

ITERATIONS = 12 if numba.DISABLE_JIT else 200
CELLS = [ALL_CELLS[0], ALL_CELLS[7]] if numba.DISABLE_JIT else ALL_CELLS
ROOM = 20_000

# Seat 0 is complete with 3 × 3 points; only the Zoo lifts seat 1, the last to move, over that.
LAST_TURN = (
    "hc1 {} seat=1 dwellings=0,0,0 visible=grocery,zoo,florist 1.coins=8"
    " 0.city=happy_market.white,school,police_station,library,park,cake_shop,garage"
    ",perfume_shop,shoe_shop,hardware_store"
    " 1.city=happy_market.white,museum,hospital,shoe_shop,haunted_house,igloo"
)


def grown(game: Game, iterations: int, room: int = ROOM) -> Thinker:
    """A tree over a position."""
    thinker = Thinker(room)
    thinker.turn_to(game.view(game.seat), seed=1)
    thinker.think(Thinking.PLANT)
    thinker.think(Thinking.SEARCH, iterations)
    return thinker


def actions_of(nodes: Nodes, at: int) -> list[int]:
    """The children of a decision: they lie side by side."""
    return list(range(int(nodes[at].first), int(nodes[at].first) + int(nodes[at].children)))


def cards_of(nodes: Nodes, at: int) -> list[int]:
    """The children of a drawn deck: they are a chain."""
    chain = []
    child = int(nodes[at].first)
    while child:
        chain.append(child)
        child = int(nodes[child].following)
    return chain


def visits_of(nodes: Nodes, children: list[int]) -> int:
    return sum(int(nodes[child].visits) for child in children)


def one_of_each_phase(config: Config) -> Iterator[Game]:
    """The first two decisions of every phase in a few random games."""
    seen: dict[str, int] = {}
    for number in range(1 if numba.DISABLE_JIT else 3):
        random, game = Random(number), opening(config, f"tree {number}")
        while not game.is_over:
            seen[game.phase] = seen.get(game.phase, 0) + 1
            if seen[game.phase] <= 2:
                yield game
            game = game.play_action(wandering(game, random))


def check_decision(game: Game, nodes: Nodes, at: int, lost: int) -> None:
    """Follow the tree along a real game: all children are legal, all visits are accounted for."""
    assert check_table(game._raw, standard_set().raw) == Flaw.NONE
    recounted = game._raw.copy()
    recount_table(recounted, standard_set().raw)
    assert np.array_equal(recounted, game._raw)
    children = actions_of(nodes, at)
    if not children:
        return
    assert not game.is_over
    assert [int(nodes[child].action) for child in children] == list(game.legal_actions)
    assert {int(nodes[child].seat) for child in children} == {game.seat}
    assert sum(int(nodes[child].likely) for child in children) == 1
    assert visits_of(nodes, children) == nodes[at].visits - lost
    for child in children:
        assert -1e-9 <= nodes[child].total <= nodes[child].visits + 1e-9
        if nodes[child].visits:
            check_action(game, nodes, child)


def check_action(game: Game, nodes: Nodes, at: int) -> None:
    action = int(nodes[at].action)
    if not DRAW <= action < COIN:
        check_decision(game.play_action(action), nodes, at, lost=1)  # the visit before it grew
        return
    hidden, chain = face_down(game._raw, action - DRAW, standard_set()), cards_of(nodes, at)
    cards = [int(nodes[child].card) for child in chain]
    assert len(chain) == nodes[at].children
    assert visits_of(nodes, chain) == nodes[at].visits
    assert len(set(cards)) == len(cards) <= REVEALED_AT_FIRST + int(nodes[at].visits) ** 0.5
    for child, card in zip(chain, cards, strict=True):
        raw, rest = game._raw.copy(), list(hidden)
        rest.remove(card)  # raises if it is not there
        put_face_down(raw, action - DRAW, [card, *rest], standard_set())
        check_decision(Game(raw, game._streams).play_action(action), nodes, child, lost=1)


@pytest.mark.parametrize("config", CELLS, ids=cell_id)
def test_a_tree_follows_the_rules_and_loses_no_visit(config: Config) -> None:
    for game in one_of_each_phase(config):
        thinker = grown(game, ITERATIONS)
        assert np.array_equal(thinker._stack[0], game.view(game.seat).known)
        assert thinker.mind.iterations == thinker.nodes[ROOT].visits == ITERATIONS
        assert thinker.mind.nodes <= ROOM
        check_decision(Game(game.view().known.copy(), game._streams), thinker.nodes, ROOT, lost=0)


@pytest.mark.parametrize("room", [1, 20] if numba.DISABLE_JIT else [1, 2, 5, 20, 50, 200])
@pytest.mark.parametrize("config", [CELLS[0], CELLS[-1]], ids=cell_id)
def test_a_tree_keeps_within_its_room(config: Config, room: int) -> None:
    """Behind the room there is a fence that must stay as it is, and visits do not get lost or doubled."""
    fence = 40
    for game in one_of_each_phase(config):
        thinker = Thinker(room + fence)
        thinker.mind.room = room
        thinker.nodes["visits"][room:] = -7
        thinker.turn_to(game.view(game.seat), seed=1)
        thinker.think(Thinking.PLANT)
        thinker.think(Thinking.SEARCH, ITERATIONS)
        nodes = thinker.nodes
        assert thinker.mind.nodes <= room
        assert set(nodes["visits"][room:]) == {-7}
        assert nodes[ROOT].visits == ITERATIONS
        if children := actions_of(nodes, ROOT):
            assert visits_of(nodes, children) == ITERATIONS
        for at in range(int(thinker.mind.nodes)):
            assert -1e-9 <= nodes[at].total <= nodes[at].visits + 1e-9
            assert nodes[at].visits <= ITERATIONS
        assert np.array_equal(thinker._stack[0], game.view(game.seat).known)


def test_a_capped_chance_node_draws_only_cards_it_knows() -> None:
    game = next(game for game in one_of_each_phase(Config()) if game.phase == "refill")
    thinker = grown(game, 20 * ITERATIONS)
    nodes = thinker.nodes
    drawn = max(actions_of(nodes, ROOT), key=lambda child: int(nodes[child].visits))
    visits, kinds = (
        int(nodes[drawn].visits),
        len(set(game.view().face_down(int(nodes[drawn].action) - DRAW + 1))),
    )
    assert len(cards_of(nodes, drawn)) <= min(kinds, REVEALED_AT_FIRST + visits**0.5)
    assert len(cards_of(nodes, drawn)) > REVEALED_AT_FIRST


def test_planting_begins_anew() -> None:
    game = Game.new(Config(), 1)
    thinker = grown(game, ITERATIONS)
    once = thinker.nodes.copy()[: int(thinker.mind.nodes)]
    thinker.turn_to(game.view(game.seat), seed=1)
    thinker.think(Thinking.PLANT)
    assert (thinker.mind.nodes, thinker.mind.iterations, thinker.nodes[ROOT].visits) == (1, 0, 0)
    thinker.think(Thinking.SEARCH, ITERATIONS // 2)
    thinker.think(Thinking.SEARCH, ITERATIONS - ITERATIONS // 2)
    assert np.array_equal(thinker.nodes[: int(thinker.mind.nodes)], once)


def test_a_forced_move_gets_every_visit() -> None:
    game = Game.from_text(LAST_TURN.format("phase=buy").replace("1.coins=8", "1.coins=0"))
    assert [str(move) for move in game.legal_moves] == ["coin"]
    thinker = grown(game, ITERATIONS)
    (child,) = actions_of(thinker.nodes, ROOT)
    assert thinker.nodes[child].visits == ITERATIONS
    assert thinker.nodes[child].total < 0.5 * ITERATIONS


def test_it_finds_the_only_purchase_that_wins() -> None:
    game = Game.from_text(LAST_TURN.format("phase=buy"))
    nodes = grown(game, ITERATIONS).nodes
    tried = {str(game.move(int(nodes[c].action))): nodes[c] for c in actions_of(nodes, ROOT)}
    assert max(tried, key=lambda move: int(tried[move].visits)) == "buy zoo"
    for move, node in tried.items():
        assert (node.total > 0.5 * node.visits) == (move == "buy zoo")


def test_it_does_not_discard_the_card_that_wins() -> None:
    game = Game.from_text(LAST_TURN.format("phase=discard"))
    nodes = grown(game, 3 * ITERATIONS).nodes
    tried = {str(game.move(int(nodes[c].action))): int(nodes[c].visits) for c in actions_of(nodes, ROOT)}
    assert min(tried, key=lambda move: tried[move]) == "discard zoo"
