"""A seat at a table of the check: bots of one seed that are shown the same and have to choose the same."""

import shlex
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from happycity.bots.interface import Bot, BotFault
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.view import View
from happycity.testing.cells import cell_id
from happycity.testing.positions import elsewhere, reshuffled
from happycity.testing.questions import reason_of, reply_of
from happycity.testing.reports import BotCheckFailed

TWINS = {
    "reproducible": "a bot of the same seed that saw the same views",
    "blind": "a bot of the same seed that saw the same views, made from other orders of the hidden cards",
}
REPEATS = 10  # a bot that chooses by chance would have to be lucky that often


@dataclass(frozen=True, slots=True)
class Terms:
    """What is asked of a bot, the same in all cells."""

    make: Callable[[int], Bot]
    spec: str
    """The name that it was asked for by, if any."""
    positions: int
    seed: str
    milliseconds: float | None
    """For a choice, if they are counted."""
    tolerance: float
    reproducible: bool

    def again(self, config: Config) -> str:
        """How to run the check of one cell again."""
        if not self.spec:
            cells = f"cells=[{config!r}]"
            return f"check_bot(…, {cells}, seed={self.seed!r}, positions={self.positions})"
        words = ["python", "-m", "happycity.testing", self.spec, "--cell", cell_id(config)]
        words += ["--seed", self.seed, "--positions", str(self.positions)]
        words += [] if self.milliseconds is None else ["--milliseconds", str(self.milliseconds)]
        return shlex.join(words if self.reproducible else [*words, "--by-clock"])


@dataclass(slots=True)
class Tally:
    """What happened in a cell so far."""

    bot: str = ""
    games: int = 0
    positions: int = 0
    asked: int = 0
    phases: Counter[str] = field(default_factory=Counter)
    times: list[float] = field(default_factory=list)


class Seat:
    """The bots of one seat; they are made when they are first needed."""

    def __init__(self, terms: Terms, seed: int) -> None:
        self._terms = terms
        self._seed = seed
        self._bots: list[Bot] = []
        self._questions = 0
        self._past: list[tuple[Game, int]] = []

    def asked(self, game: Game, tally: Tally, random: Random) -> int:
        """What the bots choose, after all checks."""
        self._make(tally)
        self._questions += 1
        try:
            action = self._first(game, tally)
            if self._terms.reproducible:
                self._others(game, action, random)
        except BotFault as fault:
            raise self._fault(game, fault) from fault
        tally.asked += 1
        tally.phases[game.phase] += 1
        return action

    def close(self) -> None:
        """The game is over."""
        for bot in self._bots:
            bot.close()

    def _make(self, tally: Tally) -> None:
        wanted = 1 + len(TWINS) if self._terms.reproducible else 1
        while len(self._bots) < wanted:
            self._bots.append(self._terms.make(self._seed))
        tally.bot = self._bots[0].name

    def _first(self, game: Game, tally: Tally) -> int:
        """The bot that is timed and asked why."""
        view = _view(game)
        reply = reply_of(self._bots[0], view)
        self._past.append((game, reply.action))
        reason_of(self._bots[0], view, reply.action)
        if self._questions > 1:  # in the first question it may have had to start
            tally.times.append(reply.milliseconds)
            self._check_time(game, reply.milliseconds)
        return reply.action

    def _check_time(self, game: Game, milliseconds: float) -> None:
        if self._terms.milliseconds is None:
            return
        limit = self._terms.milliseconds * self._terms.tolerance
        if milliseconds > limit:
            raise self._failed("in-time", game, f"at most {limit:.1f} ms", f"{milliseconds:.1f} ms")

    def _others(self, game: Game, action: int, random: Random) -> None:
        """One bot sees what the first saw, one sees what another world looks like."""
        odd = self._questions % 2
        world = elsewhere(game, f"{self._seed} {self._questions}") if odd else reshuffled(game, random)
        for check, bot, shown in zip(TWINS, self._bots[1:], (game, world), strict=True):
            view = _view(shown)
            assert view == _view(game), f"not the bot's fault: a view shows a hidden order: {game.text}"
            found = reply_of(bot, view).action
            if found != action:
                check = check if self._repeats_itself() else "reproducible"
                expected = f"{game.move(action)}, as the first bot chose"
                raise self._failed(check, game, expected, f"{game.move(found)} from {TWINS[check]}")

    def _repeats_itself(self) -> bool:
        """Whether bots that see what the first one saw choose as it did; if not, nobody need have peeked."""
        return all(self._repeated() == [action for _, action in self._past] for _ in range(REPEATS))

    def _repeated(self) -> list[int]:
        bot = self._terms.make(self._seed)
        try:
            return [reply_of(bot, _view(game)).action for game, _ in self._past]
        finally:
            bot.close()

    def _fault(self, game: Game, fault: BotFault) -> BotCheckFailed:
        legal = ", ".join(f"{action} ({game.move(action)})" for action in game.legal_actions)
        if fault.code == "bot-illegal":
            return self._failed("legal", game, f"one of the actions {legal}", str(fault))
        return self._failed("answers", game, f"one of the actions {legal}, and a Reason for it", str(fault))

    def _failed(self, check: str, game: Game, expected: str, found: str) -> BotCheckFailed:
        where = f"question {self._questions} to the bot with seed {self._seed} in seat {game.seat}"
        return BotCheckFailed(
            check=check,
            bot=self._bots[0].name,
            cell=cell_id(game.config),
            position=game.text,
            expected=expected,
            found=found,
            again=f"{self._terms.again(game.config)}; it was {where}",
        )


def _view(game: Game) -> View:
    """A view of its own for every bot: nothing that one leaves in it reaches the next."""
    return game.view(game.seat)
