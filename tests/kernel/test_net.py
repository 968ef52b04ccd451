"""The learned judge: the kernel says what NumPy says, and looks at nothing that is hidden."""

import numpy as np
import pytest

from happycity.bots.learned import Asker
from happycity.bots.search import children_of
from happycity.bots.weights import weights_of
from happycity.kernel.net import layout as plan
from happycity.kernel.net.exponential import exponential
from happycity.kernel.net.pondering import Pondering
from happycity.rl import vector
from happycity.rules.config import Config
from happycity.rules.game import Game
from tests.kernel import net_twin

CELLS = [
    (players, specials, grozilla)
    for players in (2, 3, 4, 5)
    for specials in ("family", "expert")
    for grozilla in (False, True)
]


@pytest.mark.parametrize(("players", "specials", "grozilla"), CELLS)
def test_the_kernel_says_what_numpy_says(players: int, specials: str, grozilla: bool) -> None:
    net = weights_of()
    asker = Asker(net)
    env = vector(n=2, players=players, specials=specials, grozilla=grozilla, skip_forced=True, threads=1)
    batch = env.reset(seed=5)
    for _ in range(30):
        for _ in range(3):
            batch = env.step(env.sample())
        asker.look_at(env.states()[0])
        count = asker.ponder(Pondering.ASK)
        seen, seat = batch.observations[0], int(batch.seats[0])
        said = net_twin.said_by(net, net_twin.inputs_of(seen, seat))
        legal = asker.actions[:count].tolist()
        assert legal == np.flatnonzero(batch.masks[0]).tolist()
        likely = np.exp([net_twin.logit_of(said, seen, seat, action) for action in legal])
        assert asker.judge.prior[:count] == pytest.approx(likely / likely.sum(), abs=1e-5)
        assert asker.judge.value[:] == pytest.approx(np.tanh(said[plan.LOGITS :]), abs=1e-5)


def test_all_logits_lie_where_no_other_does() -> None:
    """In one position no two choices share a logit, but for equal cards."""
    for players in range(2, 6):
        for seat in range(players):
            rows = [tuple(row) for row in plan.LOGIT_PLAN[players, seat].tolist()]
            own = [row for row in rows if row[1] == plan.NOTHING]
            assert len(set(own)) >= len(own) - (5 - players)  # seats that nobody sits in fall on others
            assert all(0 <= first < plan.LOGITS for first, _ in rows)


def test_an_exponential_of_our_own() -> None:
    plain = getattr(exponential, "py_func", exponential)
    for x in np.linspace(-39, 39, 2001):
        assert plain(x) == pytest.approx(np.exp(x), rel=4e-16)


def test_hidden_cards_change_nothing() -> None:
    """What is asked is the position as everybody knows it."""
    asker = Asker(weights_of())
    for seed in range(20):
        game = Game.new(Config(3, "expert", grozilla=True), seed=seed)
        states = game._raw, game.view(game.seat).known
        said = []
        for state in states:
            asker.look_at(state)
            count = asker.ponder(Pondering.ASK)
            said.append(asker.judge.prior[:count].tolist() + asker.judge.value[:].tolist())
        assert said[0] == said[1]


def test_a_leaf_counts_a_playout_too() -> None:
    """A net that expects the same for everybody still sees who is ahead: it plays on to the end beside it."""
    game = Game.new(Config(2), seed=1)
    while game.round < 7 or game.seat != 0 or len(game.legal_actions) < 2:  # seat 1 never buys anything
        buying = [move for move in game.legal_moves if move.word == "buy"]
        game = game.play(buying[-1] if game.seat == 0 and buying else game.legal_moves[0])[0]
    knows_nothing = Asker(np.zeros_like(weights_of()), 20_000)
    knows_nothing.turn_to(game.view(), 1)
    knows_nothing.ponder(Pondering.PLANT)
    knows_nothing.ponder(Pondering.SEARCH, 200)
    tried = list(children_of(knows_nothing))
    assert sum(total for _, _, total in tried) / sum(visits for _, visits, _ in tried) > 0.65
