"""A program that is a client of the Model Context Protocol, as a bot: for benchmarks.

`McpAgent.of(COMMAND, seed)` is a `Bot` for one seat of one game.  At the first question it serves the seat
over HTTP on this machine and starts COMMAND, which is told the address as its last argument and in
`HAPPYCITY_MCP`.  A program that ends too early or plays nothing in its time raises a `BotFault` that names
it: no move is played in its place.
"""

import os
import shlex
import signal
import subprocess
import tempfile
import threading
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import IO, Any

import anyio.to_thread
import msgspec

from happycity.bots import Bot, BotFault, Reason
from happycity.bots.command import BadCommand
from happycity.bots.program import LAST_LINES, LOG_BYTES
from happycity.codes import Code
from happycity.mcp_seat.chair import CannotPlay, Chair, Explained, Happened, Situation
from happycity.mcp_seat.disguise import Disguise
from happycity.mcp_seat.tools import Tools
from happycity.rules.legality import action_of
from happycity.rules.moves import Move
from happycity.rules.refusals import Refusal
from happycity.rules.view import View
from happycity.rules.view_data import ViewData, view_data
from happycity.texts.facts import one_line, shortened

ADDRESS, SEED = "HAPPYCITY_MCP", "HAPPYCITY_SEED"
"""What a program finds in its environment."""
SECONDS = 120.0
"""For a decision, unless told; the first one includes the start of the program."""
FAREWELL_S = 5.0
"""In which a program may learn the result and exit by itself."""
GLANCE_S = 0.05
"""How often it is looked whether a program that thinks is still there."""


@dataclass(slots=True)
class Usage:
    """What a program needed in one game."""

    decisions: int = 0
    refused: list[str] = field(default_factory=list)
    """Why moves were refused, by code; each refusal left the position as it was."""
    seconds: list[float] = field(default_factory=list)
    """By decision."""
    input_tokens: int = 0
    output_tokens: int = 0
    reports: int = 0
    """How often the program has reported its tokens; 0: they are not known."""

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON; tokens are null if nothing was reported."""
        known = self.reports > 0
        return {
            "decisions": self.decisions,
            "illegal": len(self.refused),
            "seconds": list(self.seconds),
            "input_tokens": self.input_tokens if known else None,
            "output_tokens": self.output_tokens if known else None,
        }


class McpAgent(Bot):
    """One object for one seat of one game, as `CommandBot` is."""

    def __init__(
        self,
        command: str,
        seed: int,
        *,
        seconds: float = SECONDS,
        rename: str | None = None,
        legal_list: bool = True,
        language: str = "en",
    ) -> None:
        """`rename`: the seed of invented names; without `legal_list` the program has to find legal moves."""
        self.name = f"mcp:{command}"
        self.usage = Usage()
        """What this game has taken so far."""
        self._words = _words(command)
        self._seed, self._seconds = seed, seconds
        self._chair = _AgentChair(self.usage)
        self._tools = Tools(self._chair, Disguise(rename), language, legal_list)
        self._program: _Started | None = None
        self._served: Any = None

    @classmethod
    def of(cls, command: str, seed: int, **options: Any) -> "McpAgent":
        """The agent that this command is; the seed is for the program's own randomness."""
        return cls(command, seed, **options)

    def choose(self, view: View) -> int:
        """The move that the program plays; a BotFault if it plays none."""
        begun = time.monotonic()
        program = self._ensure_running(view)
        self._chair.ask(view)
        while (action := self._chair.answer(GLANCE_S)) is None:
            if time.monotonic() - begun > self._seconds:
                self._give_up(Code.PLAYER_SILENT, limit=round(self._seconds))
            if program.status is not None:
                self._give_up(Code.PLAYER_CRASHED, status=program.status)
        self.usage.decisions += 1
        self.usage.seconds.append(time.monotonic() - begun)
        return action

    def why(self, view: View, action: int) -> Reason:
        """A program keeps its reasons to itself."""
        return Reason("own-program")

    def over(self, view: View) -> None:
        """Show the program how the game ended, and let it exit."""
        self._chair.end(view)
        if self._program:
            self._program.end(FAREWELL_S)
        self.close()

    def close(self) -> None:
        """End the program and the server, whatever they do."""
        self._chair.abandon()
        if self._program:
            self._program.end(0)
            self._program = None
        if self._served:
            self._served.close()
            self._served = None

    def _ensure_running(self, view: View) -> "_Started":
        if self._program is None:
            from happycity.mcp_seat.web import Background

            self._chair.show(view)
            self._served = Background(self._tools)
            self._program = _Started(self.name, self._words, self._served.address, self._seed)
        return self._program

    def _give_up(self, code: Code, **facts: object) -> None:
        assert self._program is not None, "it was asked"
        self._program.end(0)
        raise BotFault(code, bot=self.name, **facts, **self._program.last_words())


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation mark without its partner
        words = []
    if not words:
        raise BadCommand(Code.BAD_COMMAND, found=f"mcp:{command}"[:200], known=["mcp:PROGRAM"])
    return words


class _Started:
    """The program while it runs: in a session of its own, so that its children end with it."""

    def __init__(self, bot: str, words: Sequence[str], address: str, seed: int) -> None:
        # A file, not a pipe: nobody has to read it while the program writes.
        self._log: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 — closed with the program
        environment = {**os.environ, ADDRESS: address, SEED: str(seed)}
        try:
            self._process = subprocess.Popen(
                [*words, address],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=self._log,
                start_new_session=True,
            )
        except OSError as error:
            self._log.close()
            reason = error.strerror or str(error)
            raise BotFault(Code.BOT_MISSING, bot=bot, found=words[0], reason=reason) from error
        self._kill = weakref.finalize(self, _kill, self._process, self._log, os.getpid())
        self._last_words: dict[str, object] = {}

    @property
    def status(self) -> int | None:
        """With which it has ended; None while it runs."""
        return self._process.poll()

    def end(self, seconds: float) -> None:
        """Give it some time to exit by itself, then kill what is left of it."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        if not self._log.closed:
            self._last_words = self._read_log()
        self._kill()

    def last_words(self) -> dict[str, object]:
        """The end of its stderr when it was ended, as facts of a fault."""
        return self._last_words

    def _read_log(self) -> dict[str, object]:
        self._log.seek(0, os.SEEK_END)
        self._log.seek(max(0, self._log.tell() - LOG_BYTES))
        lines = [one_line(line) for line in self._log.read().decode(errors="replace").splitlines()]
        log = [shortened(line) for line in lines if line][-LAST_LINES:]
        return {"log": log, "lines": len(log)}


def _kill(process: "subprocess.Popen[bytes]", log: IO[bytes], owner: int) -> None:
    log.close()
    if os.getpid() != owner:  # a forked copy must not end the program of the original
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


class _AgentChair(Chair):
    """Hands views and moves over between the thread of the game and that of the server."""

    counts_usage = True

    def __init__(self, usage: Usage) -> None:
        self._usage = usage
        self._turn = threading.Condition()
        self._view: View | None = None
        self._answer: int | None = None
        self._is_asked = False
        self._ended = False
        self._number = 0

    # --- the game's side ----------------------------------------------------------------------------------

    def show(self, view: View) -> None:
        """What can be seen before anything is asked."""
        with self._turn:
            self._view = view

    def ask(self, view: View) -> None:
        """A question."""
        with self._turn:
            self._view, self._answer, self._is_asked = view, None, True
            self._number += 1
            self._turn.notify_all()

    def answer(self, seconds: float) -> int | None:
        """The action that was played; None if there is none within so many seconds."""
        with self._turn:
            self._turn.wait_for(lambda: self._answer is not None, seconds)
            return self._answer

    def end(self, view: View) -> None:
        """The game is over, and this is how it ended."""
        with self._turn:
            self._view, self._is_asked, self._ended = view, False, True
            self._number += 1
            self._turn.notify_all()

    def abandon(self) -> None:
        """Nobody will ask again."""
        with self._turn:
            self._is_asked, self._ended = False, True
            self._turn.notify_all()

    # --- the player's side --------------------------------------------------------------------------------

    async def situation(self) -> Situation:
        """The position of the last question, or the end."""
        with self._turn:
            view, asked = self._view, self._is_asked
        assert view is not None, "a view is shown before the program is started"
        seat = view.turn if view.viewer is None else view.viewer
        data, winners = view_data(view), tuple(view.leaders) if view.is_over else ()
        if not asked and not view.is_over:  # the answer is given; what followed is not known yet
            data = _undecided(data)
        return Situation(data, seat, (), self._number, winners)

    async def play(self, move: Move) -> Happened:
        """Exactly this move, or a refusal."""
        with self._turn:
            view = self._view
            if view is None or not (self._is_asked or view.is_over):
                raise CannotPlay(Code.NOTHING_TO_DECIDE)
            action = action_of(view, move)
            self._answer, self._is_asked = action, False
            self._turn.notify_all()
        return Happened(view.seat, (str(move),), ())

    async def wait(self, seconds: float) -> Sequence[Happened]:
        """Until the next question; what the others did is in the state."""
        await anyio.to_thread.run_sync(self._wait, seconds, abandon_on_cancel=True)
        return ()

    def _wait(self, seconds: float) -> None:
        with self._turn:
            self._turn.wait_for(lambda: self._is_asked or self._ended, seconds)

    async def why(self) -> Sequence[Explained]:
        """A bot's game tells nobody's reasons."""
        return ()

    def note_refusal(self, refusal: Refusal) -> None:
        """A move that was refused; one that came before the question was only too early."""
        if refusal.code != Code.NOTHING_TO_DECIDE:
            self._usage.refused.append(str(refusal.code))

    def note_usage(self, input_tokens: int, output_tokens: int) -> None:
        """What the program says that it has cost."""
        self._usage.reports += 1
        self._usage.input_tokens += input_tokens
        self._usage.output_tokens += output_tokens


def _undecided(data: ViewData) -> ViewData:
    return msgspec.structs.replace(data, seat=None, legal=[])
