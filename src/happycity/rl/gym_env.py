"""One seat against bots, for Gymnasium (needs the extra `rl`): `gymnasium.make("HappyCity-v1", …)`."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from happycity.bots import Bot, bot, bot_seed
from happycity.bots.asking import ask
from happycity.kernel.learning.observation import Ending
from happycity.rl.drawing import picture_of, text_of
from happycity.rl.refusing import check_one_of, check_opponents
from happycity.rl.single import SingleGame
from happycity.rl.spaces import action_space, observation_space
from happycity.rules.config import Config

RENDER_MODES = ("ansi", "rgb_array")
ILLEGAL = ("refuse", "lose")
LOST = -1.0


class HappyCityEnv(gymnasium.Env[NDArray[np.int16], int]):
    """The learner sits in one seat, named bots in all others.

    - `opponents`: bot specs, clockwise from the learner's left; a single one sits in every other seat.
    - `seat`: where the learner sits; None: the seed of the game modulo the number of players.
    - `illegal`: "refuse" raises at a masked action; "lose" ends the game with −1, for algorithms that know no
      masks.  The mask is in `info["action_mask"]`, and `action_masks()` gives it as booleans.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 — as Gymnasium declares it

    def __init__(
        self,
        opponents: Sequence[str] = ("greedy",),
        players: int = 2,
        specials: str = "family",
        grozilla: bool = False,
        scoring: str = "product",
        *,
        seat: int | None = None,
        skip_forced: bool = True,
        shaping: float = 0.0,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        config = Config(players, specials, grozilla, scoring)
        check_one_of("render_mode", render_mode, (None, *RENDER_MODES))
        check_one_of("illegal", illegal, ILLEGAL)
        check_one_of("seat", seat, (None, *range(players)))
        self.opponents = check_opponents(opponents, players)
        self.game = SingleGame(config, skip_forced, shaping)
        self.seat, self.render_mode = 0, render_mode
        self._wanted_seat, self._forgiving = seat, illegal == "lose"
        self._bots: dict[int, Bot] = {}
        self.observation_space, self.action_space = observation_space(), action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Deal a game; without a seed the one after the last."""
        super().reset(seed=seed)
        game = self.game
        game.deal(seed)
        players = game.config.players
        self.seat = game.seed % players if self._wanted_seat is None else self._wanted_seat
        self._seat_bots()
        self._let_others_play()
        return game.seen_by(self.seat), game.info()

    def step(self, action: Any) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """The learner's action, then everybody else's until it decides again."""
        game = self.game
        game.check_going_on(action)
        if self._forgiving and not game.mask.item(int(action)):
            game.give_up()
            return game.seen_by(self.seat), LOST, True, False, game.info()
        game.step(action)
        reward = game.rewards[self.seat] + self._let_others_play()
        over, stopped = game.ending == Ending.OVER, game.ending == Ending.STOPPED
        return game.seen_by(self.seat), reward, over, stopped, game.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        legal: NDArray[np.bool_] = self.game.mask == 1
        return legal

    def render(self) -> Any:
        """The table as text or as a picture."""
        table = self.game.table()
        return picture_of(table) if self.render_mode == "rgb_array" else text_of(table)

    def close(self) -> None:
        """Close the bots."""
        for player in self._bots.values():
            player.close()
        self._bots = {}

    def _seat_bots(self) -> None:
        self.close()
        players = self.game.config.players
        for away, spec in enumerate(self.opponents, 1):
            seat = (self.seat + away) % players
            self._bots[seat] = bot(spec, bot_seed(self.game.seed, seat))

    def _let_others_play(self) -> float:
        """Until the learner decides or the game is over; the learner's reward."""
        game, reward = self.game, 0.0
        while not game.ending and game.seat != self.seat:
            game.step(ask(self._bots[game.seat], game.view(game.seat)).action)
            reward += game.rewards[self.seat]
        return reward
