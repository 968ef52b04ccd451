"""Happy City for TextArena (needs the extra `textarena`): importing this module registers its environments.

    import textarena as ta
    import happycity.rl.textarena

    env = ta.make("HappyCity-v0", specials="expert", language="de")
    env.reset(num_players=3, seed=7)  # the same game as Game.new(Config(3, "expert"), seed=7)
    seat, shown = env.get_observation()
    done, info = env.step("I draw a cheap card. [draw 1]")

A move is one of the notation in square brackets.  What is not legal is refused in TextArena's manner: the
player is told why and asked again; whoever errs once more than `error_allowance` times in a row loses.
Nothing is ever played in a player's stead but moves without a choice, which are told.
"""

from typing import Any

import textarena as ta
from textarena.envs.registration import ENV_REGISTRY, register_with_versions
from textarena.wrappers import GameBoardObservationWrapper, LLMObservationWrapper

from happycity.kernel.learning.observation import MOST_ROUNDS
from happycity.rl.sentences import move_in, prompt, situation
from happycity.rules.config import Config
from happycity.rules.events import Event
from happycity.rules.game import Game
from happycity.rules.refusals import Refusal
from happycity.texts import Texts

ID = "HappyCity-v0"
EVERYBODY = -1


class HappyCityEnv(ta.Env):  # type: ignore[misc]
    """One game of two to five players; each in turn reads the table and writes a move."""

    def __init__(
        self,
        specials: str = "family",
        grozilla: bool = False,
        scoring: str = "product",
        language: str = "en",
        error_allowance: int = 1,
    ) -> None:
        self.texts = Texts(language)
        self.options = Config(2, specials, grozilla, scoring).to_dict()
        self.error_allowance = error_allowance

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a game; its seed is that of the other environments."""
        config = Config(**{**self.options, "players": num_players})
        self.game = Game.new(config, seed)
        self.state = ta.MinimalMultiPlayerState(num_players, seed, error_allowance=self.error_allowance)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._go_on(())
        self.state.current_player_id = self.game.seat

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Play the move in square brackets; refuse an answer without a legal one."""
        seat = self.state.current_player_id
        self._tell(action, ta.ObservationType.PLAYER_ACTION, from_id=seat)
        try:
            self.game, events = self.game.play(move_in(action, self.game))
        except Refusal as refusal:
            self._refuse(seat, self.texts.refusal(refusal))
            return self._stepped()
        self._go_on(events)
        done, info = self._stepped()
        if not done:
            self.state.manually_set_current_player_id(self.game.seat)
        return done, info

    def _stepped(self) -> tuple[bool, dict[str, Any]]:
        """TextArena's own counting, before somebody else decides."""
        done, info = self.state.step()
        return bool(done), dict(info)

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:
        return prompt(self.texts, self.game, player_id)

    def _go_on(self, events: tuple[Event, ...]) -> None:
        """Tell what happened, play what leaves no choice, and show the table to whoever decides."""
        self.game, forced = self.game.play_forced()
        for event in (*events, *forced):
            line = self.texts.event(event, self._names())
            self._tell(line, ta.ObservationType.GAME_ACTION_DESCRIPTION)
        if self.game.is_over or self.game.round > MOST_ROUNDS:
            self._end()
            return
        shown = situation(self.texts, self.game.view(self.game.seat))
        self._tell(shown, ta.ObservationType.GAME_BOARD, to_id=self.game.seat)

    def _refuse(self, seat: int, reason: str) -> None:
        if not self.state.set_invalid_move(reason):
            return
        others = self.game.config.players - 1
        rewards = dict.fromkeys(range(others + 1), 1 / others)
        self.state.set_game_outcome({**rewards, seat: -1.0}, reason)

    def _end(self) -> None:
        """As in the other environments: 1 for a victory alone, a sum of zero."""
        players = self.game.config.players
        rewards = [(players * share - 1) / (players - 1) for share in self.game.shares]
        points = [self.texts.message("amount-points", points=city.points) for city in self.game.cities]
        told = "; ".join(f"{name}: {sum_}" for name, sum_ in zip(self._names(), points, strict=True))
        self.state.set_game_outcome(dict(enumerate(rewards)), told)

    def _names(self) -> list[str]:
        return [f"Player {seat}" for seat in range(self.game.config.players)]

    def _tell(
        self, message: str, kind: Any, from_id: int = ta.GAME_ID, to_id: int | None = EVERYBODY
    ) -> None:
        self.state.add_observation(message=message, observation_type=kind, from_id=from_id, to_id=to_id)


if ID not in ENV_REGISTRY:
    register_with_versions(
        id=ID,
        entry_point=HappyCityEnv,
        wrappers={"default": [LLMObservationWrapper], "-train": [GameBoardObservationWrapper]},
    )
