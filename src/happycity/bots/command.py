"""A bot that is a program in any language, played over its stdin and stdout (docs/bot-protocol.md).

`cmd:python my_bot.py` names it; `cmd@2000ms:python my_bot.py` gives it two seconds for a move.
"""

import errno
import os
import re
import shlex
import shutil
import time
from dataclasses import dataclass

from happycity.bots.interface import Bot, BotFault, Reason
from happycity.bots.program import Program
from happycity.bots.protocol import (
    Choice,
    Unreadable,
    choose_line,
    hello_line,
    over_line,
    read_choice,
    read_ready,
)
from happycity.codes import Code
from happycity.rules.card_set import standard_set
from happycity.rules.moves import Move
from happycity.rules.refusals import BadMove, Refusal
from happycity.rules.view import View
from happycity.texts.facts import one_line, shortened

MOVE_MILLISECONDS = 5_000
HELLO_MILLISECONDS = 10_000
MOST_STARTS = 3  # in a game; a program that needs more is not asked again
FAREWELL = 1.0  # seconds to exit after the game
SPEC = re.compile(r"cmd(?:@([1-9][0-9]{0,5})ms)?:(.+)", re.DOTALL)


class BadCommand(Refusal):
    """A `cmd:` name from which no program can be started."""


@dataclass(frozen=True, slots=True)
class Command:
    """What is started, and how long it may think about a move."""

    words: tuple[str, ...]
    milliseconds: int = MOVE_MILLISECONDS


def read_command(spec: str) -> Command:
    """The command that a bot's name holds, read as a shell would, but run without one."""
    found = SPEC.fullmatch(spec)
    try:
        words = shlex.split(found[2]) if found else []
    except ValueError:  # a quotation mark without its partner
        words = []
    if not found or not words:
        raise BadCommand(Code.BAD_COMMAND, found=spec[:200], known=["cmd:PROGRAM", "cmd@2000ms:PROGRAM"])
    return Command(tuple(words), int(found[1] or MOVE_MILLISECONDS))


def check_command(spec: str) -> None:
    """Refuse a command whose program does not exist or may not be run; starts nothing."""
    program = read_command(spec).words[0]
    if shutil.which(program) is None:
        reason = os.strerror(errno.EACCES if os.path.exists(program) else errno.ENOENT)
        raise BadCommand(Code.BOT_MISSING, bot=spec, found=program, reason=reason)


class CommandBot(Bot):
    """Asks a program, which is started at the first question.  One object for one seat of one game."""

    def __init__(
        self, spec: str, command: Command, seed: int, hello_milliseconds: int = HELLO_MILLISECONDS
    ) -> None:
        self.name = spec
        self.title = ""
        """What the program calls itself, once it has been greeted."""
        self._command = command
        self._seed = seed
        self._hello_milliseconds = hello_milliseconds
        self._program: Program | None = None
        self._starts = 0
        self._questions = 0
        self._said: tuple[int, str] | None = None

    @classmethod
    def of(cls, spec: str, seed: int) -> "CommandBot":
        """The bot of this name; the seed is for the program's own randomness."""
        return cls(spec, read_command(spec), seed)

    def choose(self, view: View) -> int:
        """What the program answers; a BotFault if it does not answer with a legal move in time."""
        self._said = None
        program = self._ensure_running(view)
        deadline = time.monotonic() + self._command.milliseconds / 1000
        self._questions += 1
        program.tell(choose_line(self._questions, view))
        choice = self._read_answer(program, deadline)
        action = self._action(program, choice.move, view)
        if choice.why:
            self._said = action, shortened(one_line(choice.why))
        return action

    def why(self, view: View, action: int) -> Reason:
        """What the program said about its last answer, if it said anything."""
        if self._said and self._said[0] == action:
            return Reason("told", {"text": self._said[1]})
        return Reason("own-program")

    def over(self, view: View) -> None:
        """Tell the program the result of a finished game, then end it."""
        self._dismiss(view)

    def close(self) -> None:
        """End the program; unless `over` came first, it is told that the game was abandoned."""
        self._dismiss(None)

    def _dismiss(self, view: View | None) -> None:
        if self._program and self._program.is_running:
            self._program.tell(over_line(view))
            self._program.end(FAREWELL)
        self._program = None

    # --- starting ---------------------------------------------------------------------------------

    def _ensure_running(self, view: View) -> Program:
        if self._program and self._program.is_running:
            return self._program
        if self._starts == MOST_STARTS:
            raise BotFault(Code.BOT_GIVEN_UP, bot=self.name, starts=self._starts)
        self._starts += 1
        self._program = Program(self.name, self._command.words)
        self._greet(self._program, view)
        return self._program

    def _greet(self, program: Program, view: View) -> None:
        deadline = time.monotonic() + self._hello_milliseconds / 1000
        program.tell(hello_line(view, self._seed, self._command.milliseconds))
        line = program.hear(deadline, self._hello_milliseconds)
        try:
            self.title = shortened(one_line(read_ready(line).name))
        except Unreadable as error:
            program.end()
            program.reject(line, str(error))

    # --- answers ----------------------------------------------------------------------------------

    def _read_answer(self, program: Program, deadline: float) -> Choice:
        """The answer to the last question; late answers to earlier ones are skipped."""
        while True:
            line = program.hear(deadline, self._command.milliseconds)
            try:
                choice = read_choice(line)
            except Unreadable as error:
                program.reject(line, str(error))
            if not 0 < choice.id <= self._questions:
                program.reject(line, f"id {choice.id}, asked: {self._questions}")
            if choice.id == self._questions:
                return choice

    def _action(self, program: Program, text: str, view: View) -> int:
        actions = dict(zip(map(str, view.legal_moves), view.legal_actions, strict=True))
        if text in actions:
            return actions[text]
        try:
            Move.parse(text, standard_set().cards_by_id)
        except BadMove as error:
            program.reject(text.encode(errors="replace"), error.code)
        raise BotFault(Code.BOT_ILLEGAL, bot=self.name, found=text, legal=list(actions))
