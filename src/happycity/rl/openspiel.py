"""Happy City for OpenSpiel: importing this module registers the game `python_happycity`.

    import pyspiel
    import happycity.rl.openspiel

    game = pyspiel.load_game("python_happycity(players=3,specials=expert,grozilla=True,scoring=sum)")

- Perfect information: nothing is private to a seat, and every hidden order is drawn card by card at explicit
  chance nodes (see `node`).  The chance outcomes are card numbers; `action_to_string` gives the card's id.
- Actions are the kernel's numbers, `action_to_string` their notation.  A forced move is a node too.
- Constant sum: the return of a seat is its share of the victory, 1 for a winner alone, 1/k for each of k.
- The observation is the public position: as one line of the notation, hidden cards in card order, and as a
  tensor with the numbers of the other environments, from the seat that looks (docs/rl.md).  The information
  state is the history of all actions and chance outcomes (`history_str`), which is public and
  from which everything follows: perfect recall.
- A game ends after `MOST_ROUNDS` rounds at the latest, as OpenSpiel needs a longest game.
- States are serialized and pickled by OpenSpiel's own means, that is, by their history.
- OpenSpiel's compiled MCTSBot: ask it with `mcts_search`.  Its `step` crashes with any game written in Python
  (2.0.2).
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from happycity.kernel.layout import ACTIONS, MONSTERS, PLACES, VISIBLE
from happycity.kernel.learning.observation import FIELDS, OBSERVATION_SIZE
from happycity.rl.games import observation
from happycity.rl.node import MOST_ROUNDS, OVER, Node, first_node
from happycity.rules.card_set import standard_set
from happycity.rules.config import PLAYERS, Config

NAME = "python_happycity"

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Happy City",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS[-1],
    min_num_players=PLAYERS[0],
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=Config().to_dict(),
)


def longest_game(players: int) -> int:
    """No game has more decisions than this.

    A turn: discard, three draws, buy, special building, gift.  Besides: a draw for each monster, a decision
    for each card that can be destroyed, the market draft and the Sphinx.
    """
    turn = 1 + VISIBLE + 3
    return MOST_ROUNDS * players * turn + MONSTERS + players * PLACES + players + 1


def game_name(config: Config) -> str:
    """What `pyspiel.load_game` takes for a game with these options."""
    options = ",".join(f"{name}={value}" for name, value in config.to_dict().items())
    return f"{NAME}({options})"


class HappyCityState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree, with the interface that OpenSpiel expects."""

    def __init__(self, game: "HappyCityGame") -> None:
        super().__init__(game)
        self.node: Node = game.first
        """Where the game stands."""

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's numbers for chance and the end."""
        return self.node.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come, with their probabilities."""
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.words(action)

    def returns(self) -> list[float]:
        """The share of the victory of each seat; zeros until the game is over."""
        return self.node.shares() if self.is_terminal() else [0.0] * self.num_players()

    def __str__(self) -> str:
        return self.node.text()


class HappyCityGame(pyspiel.Game):  # type: ignore[misc]
    """The options and the root of the tree."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.config = Config(**{**Config().to_dict(), **(params or {})})
        self.first = first_node(self.config)
        super().__init__(GAME_TYPE, _game_info(self.config.players), params or {})

    def new_initial_state(self) -> HappyCityState:
        """Before the special buildings are drawn."""
        return HappyCityState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a seat sees (the same for all), or, with perfect recall, the history."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return PositionObserver()
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class PositionObserver:
    """The public position, in words and as the numbers of the other environments (docs/rl.md)."""

    def __init__(self) -> None:
        self.tensor = np.zeros(OBSERVATION_SIZE, np.float32)
        """All fields, one after the other."""
        self.dict: dict[str, Any] = {}
        """The same by name."""
        end = 0
        for field in FIELDS:
            start, end = end, end + int(np.prod(field.shape))
            self.dict[field.name] = self.tensor[start:end].reshape(field.shape or (1,))

    def set_from(self, state: HappyCityState, player: int) -> None:
        """Fill the tensor with what a seat sees."""
        self.tensor[:] = observation(state.node.raw, player)

    def string_from(self, state: HappyCityState, player: int) -> str:
        """The same line for every seat."""
        return state.node.text()


def _game_info(players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=len(standard_set().ids),
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=longest_game(players),
    )


pyspiel.register_game(GAME_TYPE, HappyCityGame)
