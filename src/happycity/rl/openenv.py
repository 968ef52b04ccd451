"""Happy City for OpenEnv (needs the extra `openenv`): one seat against bots, over HTTP and WebSocket.

    python -m happycity.rl.openenv --port 8000 --opponents builder --players 3

    from openenv.core import GenericEnvClient

    with GenericEnvClient(base_url="http://localhost:8000").sync() as client:
        result = client.reset(seed=7)
        result = client.step({"move": result.observation["legal"][0]})

It is the game of `gymnasium.make("HappyCity-v1")`, with the moves of the notation.  A move that is not legal
is answered with OpenEnv's EXECUTION_ERROR, which names the reason and the legal moves; nothing has changed.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from typing import Any
from uuid import uuid4

import msgspec
import uvicorn
from openenv.core.env_server import create_fastapi_app
from openenv.core.env_server.interfaces import Environment
from openenv.core.env_server.types import Action, EnvironmentMetadata, Observation, State
from pydantic import Field

from happycity.rl.gym_env import HappyCityEnv
from happycity.rl.sentences import prompt, situation
from happycity.rules.card_set import standard_set
from happycity.rules.config import SCORINGS, SPECIALS
from happycity.rules.legality import action_of
from happycity.rules.moves import Move
from happycity.rules.refusals import Refusal
from happycity.rules.view_data import view_data
from happycity.texts import LANGUAGES, Texts

SESSIONS = 64
"""Games that go on at once; each has its own environment."""


class HappyCityAction(Action):  # type: ignore[misc]
    """A move of the learner."""

    move: str = Field(..., description="A legal move in the notation, such as `draw 1` or `buy bank`")


class HappyCityObservation(Observation):  # type: ignore[misc]
    """What the learner sees; `metadata` has the prompt after a reset."""

    text: str = Field("", description="The table and the legal moves in words")
    legal: list[str] = Field(default_factory=list, description="The legal moves; none when the game is over")
    view: dict[str, Any] = Field(default_factory=dict, description="The view, as docs/bot-protocol.md has it")


class HappyCityState(State):  # type: ignore[misc]
    """Which game this is and where the learner sits; nothing hidden."""

    seed: int | None = Field(None, description="`Game.new(config, seed)` is the same game")
    seat: int | None = Field(None, description="The learner's seat")


class HappyCityEnvironment(Environment[HappyCityAction, HappyCityObservation, HappyCityState]):  # type: ignore[misc]
    """The learner in one seat, named bots in all others."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, language: str = "en", **options: Any) -> None:
        super().__init__()
        self.texts, self.env = Texts(language), HappyCityEnv(**options)
        self._state = HappyCityState()

    def reset(
        self, seed: int | None = None, episode_id: str | None = None, **kwargs: Any
    ) -> HappyCityObservation:
        """Deal a game; without a seed the one after the last."""
        self.env.reset(seed=seed)
        game, seat = self.env.game, self.env.seat
        self._state = HappyCityState(episode_id=episode_id or str(uuid4()), seed=game.seed, seat=seat)
        seen = self._seen()
        seen.metadata = {"prompt": prompt(self.texts, game.table(), seat)}
        return seen

    def step(
        self, action: HappyCityAction, timeout_s: float | None = None, **kwargs: Any
    ) -> HappyCityObservation:
        """The learner's move, then everybody else's until it decides again; refused if it is not legal."""
        self.env.game.check_going_on(action.move)
        view = self.env.game.view(self.env.seat)
        number = action_of(view, Move.parse(action.move, standard_set().cards_by_id))
        _, reward, terminated, truncated, _ = self.env.step(number)
        self._state.step_count += 1
        return self._seen(reward, terminated or truncated)

    @property
    def state(self) -> HappyCityState:
        """The episode, its seed and the learner's seat."""
        return self._state

    def get_metadata(self) -> EnvironmentMetadata:
        """What it is called."""
        about = "The card game Happy City: one seat against bots, exact rules"
        return EnvironmentMetadata(name="happycity", description=about)

    def close(self) -> None:
        """Close the bots."""
        self.env.close()

    def _seen(self, reward: float = 0.0, done: bool = False) -> HappyCityObservation:
        view = self.env.game.view(self.env.seat)
        data = msgspec.to_builtins(view_data(view))
        legal = [] if done else data["legal"]
        text = situation(self.texts, view)
        return HappyCityObservation(text=text, legal=legal, view=data, reward=reward, done=done)


def app(**options: Any) -> Any:
    """The server's application, for uvicorn; options are those of the environment, tried once here."""
    HappyCityEnvironment(**options).close()
    return create_fastapi_app(
        partial(HappyCityEnvironment, **options),
        HappyCityAction,
        HappyCityObservation,
        max_concurrent_envs=SESSIONS,
        env_name="happycity",
        state_cls=HappyCityState,
    )


def main(words: Sequence[str] | None = None) -> None:
    """Serve the environment until it is interrupted."""
    parser = argparse.ArgumentParser(prog="happycity.rl.openenv", description=main.__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--opponents", nargs="+", default=["greedy"], metavar="BOT")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--specials", choices=SPECIALS, default=SPECIALS[0])
    parser.add_argument("--grozilla", action="store_true")
    parser.add_argument("--scoring", choices=SCORINGS, default=SCORINGS[0])
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    options = vars(parser.parse_args(words))
    host, port = options.pop("host"), options.pop("port")
    texts = Texts(options["language"])
    try:
        served = app(**options)
    except Refusal as refusal:
        parser.error(texts.refusal(refusal))
    uvicorn.run(served, host=host, port=port, log_level="warning")


if __name__ == "__main__":
    main()
