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
- Structs (OpenSpiel 2.0): the state's holds the position and what chance decides, the observation's a seat's
  view (the fields of docs/bot-protocol.md), an action's `{"move": "draw 1"}` or, of chance, `{"card": id}`.
  `new_initial_state(struct)` goes on from a state's; such a state knows no history, so it cannot be pickled.
- OpenSpiel's compiled MCTSBot: ask it with `mcts_search`.  Its `step` crashes with any game written in Python
  (2.0.2).
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from happycity.kernel.layout import ACTIONS, MONSTERS, PLACES, VISIBLE
from happycity.kernel.learning.observation import FIELDS, OBSERVATION_SIZE
from happycity.rl.games import observation
from happycity.rl.node import CHANCE, MOST_ROUNDS, OVER, Node, first_node, node_of
from happycity.rules.card_set import standard_set
from happycity.rules.config import PLAYERS, Config
from happycity.rules.refusals import Refusal
from happycity.rules.view import View
from happycity.rules.view_data import view_data

NAME = "python_happycity"

NO_ACTION = -1
"""What a struct that is no legal action means: OpenSpiel puts its words, the refusal, into its status."""

Struct = dict[str, Any]
"""Plain data, as OpenSpiel writes it in JSON."""

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

    def __init__(self, game: "HappyCityGame", node: Node) -> None:
        super().__init__(game)
        self.node = node
        """Where the game stands."""
        self._refused = ""

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
        return self._refused if action == NO_ACTION else self.node.words(action)

    def returns(self) -> list[float]:
        """The share of the victory of each seat; zeros until the game is over."""
        return self.node.shares() if self.is_terminal() else [0.0] * self.num_players()

    def __str__(self) -> str:
        return self.node.text()

    # --- structs: OpenSpiel makes them of these dictionaries ----------------------------------------

    def _to_struct(self) -> Struct:
        return {
            "position": self.node.text(),
            "current_player": self.node.player,
            "table": self._seen_by(None),
        }

    def _to_observation_struct(self, player: int) -> Struct:
        return self._seen_by(player)

    def _action_to_struct(self, player: int, action: int) -> Struct:
        return {self._kind_of_action(): self.node.words(action)}

    def _struct_to_actions(self, struct: Struct) -> list[int]:
        """The action; NO_ACTION for what is none, which OpenSpiel answers with a status that is not ok."""
        try:
            return [self.node.number(str(struct.get(self._kind_of_action(), "")))]
        except Refusal as refusal:
            self._refused = str(refusal)
            return [NO_ACTION]

    def _kind_of_action(self) -> str:
        return "card" if self.node.player == CHANCE else "move"

    def _seen_by(self, seat: int | None) -> Struct:
        """What a seat may know; nobody has a legal move where chance decides or all is over."""
        view = view_data(View.of(self.node.raw, standard_set(), seat))
        moves = [self.node.words(action) for action in self.node.legal] if self.node.player >= 0 else []
        seen: Struct = msgspec.to_builtins(msgspec.structs.replace(view, legal=moves))
        return seen


class HappyCityGame(pyspiel.Game):  # type: ignore[misc]
    """The options and the root of the tree."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.config = Config(**{**Config().to_dict(), **(params or {})})
        self.first = first_node(self.config)
        super().__init__(GAME_TYPE, _game_info(self.config.players), params or {})

    def new_initial_state(self, state: Any = None) -> HappyCityState:
        """Before the special buildings are drawn; or where a state's struct, or its dictionary, says."""
        if state is None:
            return HappyCityState(self, self.first)
        struct = state.to_dict() if isinstance(state, pyspiel.StateStruct) else state
        return HappyCityState(self, node_of(struct["position"], self.config))

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
