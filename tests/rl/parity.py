"""The same seeds give the same games: AEC = vector = OpenSpiel = `Game`, decision by decision.

`python -m tests.rl.parity --games 10000` plays them all; the tests play a few.  An environment whose library
is not installed is left out, and named.
"""

import argparse
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from multiprocessing import get_context
from random import Random

import numpy as np

from happycity import Config, Game
from happycity.kernel.layout import DRAW, REFUSE, state_of, tables_of
from happycity.kernel.learning.observation import MOST_ROUNDS
from happycity.rl.batch import VectorEnv
from happycity.rules.card_set import standard_set
from happycity.rules.view import View
from happycity.testing import ALL_CELLS

Played = tuple[list[Game], list[int]]
"""Every position of a game, and the actions between them."""

OTHERS = {"pettingzoo": "pettingzoo", "openspiel": "pyspiel"}


def random_game(config: Config, seed: int) -> Played:
    """Any legal moves."""
    games, actions, rng = [Game.new(config, seed)], list[int](), Random(seed)
    while not games[-1].is_over and games[-1].round <= MOST_ROUNDS:
        actions.append(rng.choice(games[-1].legal_actions))
        games.append(games[-1].play_action(actions[-1]))
    return games, actions


def rewards_of(game: Game) -> list[float]:
    """As docs/rl.md defines them."""
    players = game.config.players
    shares = [(seat in game.leaders) / len(game.leaders) for seat in range(players)]
    return [(players * share - 1) / (players - 1) for share in shares]


def check_vector(seed: int, played: list[Played]) -> None:
    """All games at once; those that end early make room for others, in which anything is played."""
    env = VectorEnv(len(played), played[0][0][0].config)
    env.reset(seed)
    for step in range(max(len(actions) for _, actions in played)):
        actions = env.sample()
        going = [(row, *game) for row, game in enumerate(played) if step < len(game[1])]
        for row, games, wanted in going:
            check_row(env, row, games[step])
            actions[row] = wanted[step]
        batch = env.step(actions)
        for row, games, wanted in going:
            ended = bool(batch.terminations[row] or batch.truncations[row])
            assert ended == (step == len(wanted) - 1)
            if ended:
                np.testing.assert_allclose(batch.rewards[row], rewards_of(games[-1]), atol=1e-6)
                assert env.final_points[row].tolist() == [city.points for city in games[-1].cities]
    env.close()


def check_row(env: VectorEnv, row: int, game: Game) -> None:
    """State, mask and seat of a row are those of a game."""
    assert np.array_equal(env.states()[row], game._raw), (row, game.text)
    assert np.flatnonzero(env.masks[row]).tolist() == sorted(game.legal_actions)
    assert env.seats[row] == game.seat


def check_pettingzoo(seed: int, games: list[Game], actions: list[int]) -> None:
    """The AEC environment, stepped by the actions of a random game."""
    from happycity.rl import raw_env

    env = raw_env(**games[0].config.to_dict())
    env.reset(seed=seed)
    for game, action in zip(games, actions, strict=False):
        assert env.agent_selection == f"player_{game.seat}"
        mask = env.observe(env.agent_selection)["action_mask"]
        assert np.flatnonzero(mask).tolist() == sorted(game.legal_actions)
        env.step(action)
    assert np.array_equal(env.game.raw, games[-1]._raw)
    np.testing.assert_allclose(list(env.rewards.values()), rewards_of(games[-1]), atol=1e-6)


def check_openspiel(games: list[Game], actions: list[int]) -> None:
    """The OpenSpiel game, whose chance nodes are told the cards of the real one."""
    import pyspiel

    from happycity.rl.openspiel import game_name

    config = games[0].config
    state = pyspiel.load_game(game_name(config)).new_initial_state()
    for card in games[0].specials:
        state.apply_action(standard_set().numbers[card])
    for game, action in zip(games, actions, strict=False):
        assert state.current_player() == game.seat
        assert state.legal_actions() == sorted(game.legal_actions)
        state.apply_action(action)
        if state.is_chance_node():
            state.apply_action(next_card(game, action))
    assert View(state.node.known(), standard_set(), None) == games[-1].view()
    assert state.returns() == list(games[-1].shares)


def next_card(game: Game, action: int) -> int:
    """The card that lies on top of the deck, or first in the box: what chance is to decide."""
    s = state_of(game._raw)
    if action == REFUSE:
        return int(s.box[0])
    deck = action - DRAW
    return int(s.deck[tables_of(standard_set().raw).deck_start[deck] + s.deck_left[deck] - 1])


def check_cell(config: Config, seed: int, games: int) -> None:
    """Compare everything that is installed."""
    played = [random_game(config, seed + i) for i in range(games)]
    check_vector(seed, played)
    for i, (positions, actions) in enumerate(played):
        if find_spec("pettingzoo"):
            check_pettingzoo(seed + i, positions, actions)
        if find_spec("pyspiel"):
            check_openspiel(positions, actions)


def _batches(games: int) -> Iterator[tuple[Config, int, int]]:
    """All cells in turn, some games each."""
    per_cell = -(-games // len(ALL_CELLS))
    for number, config in enumerate(ALL_CELLS):
        for first in range(0, per_cell, 25):
            yield config, 1_000_000 * number + first, min(25, per_cell - first)


def _check_batch(batch: tuple[Config, int, int]) -> int:
    check_cell(*batch)
    return batch[2]


def main() -> None:
    """Play, and tell how far it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    missing = [name for name, library in OTHERS.items() if not find_spec(library)]
    sys.stdout.write(f"left out, not installed: {', '.join(missing)}\n" if missing else "all four compared\n")
    done = 0
    with get_context("spawn").Pool(options.processes) as pool:
        for games in pool.imap_unordered(_check_batch, _batches(options.games)):
            done += games
            sys.stdout.write(f"\r{done} games equal")
            sys.stdout.flush()
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
