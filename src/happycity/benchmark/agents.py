"""Where an agent comes from: the one door through which every kind of agent is made from its spec.

A bot by its name, a program (`cmd:…`), a client of the Model Context Protocol (`mcp:…`), weights of one's own
(`policy@FILE`, `mind@FILE:400`), or a function in Python (`module:function`, `agent.py:function`).
"""

import re
import time
from collections.abc import Callable
from pathlib import Path

from happycity.arena.extras import check_installed
from happycity.benchmark.callables import CallableBot, check_callable
from happycity.bots import Bot, BotFault, bot, check_spec
from happycity.bots.command import CommandBot, read_command
from happycity.bots.weights import digest_of_file
from happycity.codes import Code
from happycity.mcp_seat.agent import McpAgent
from happycity.rules.view import View

CALLABLE = re.compile(r"(?!cmd[:@]|mcp:|policy@|mind@)(.+\.py|[A-Za-z_][\w.]*):([A-Za-z_]\w*)", re.DOTALL)
LEARNED = re.compile(r"(?:policy|mind)@(.+?)(?::\d.*)?")
MCP = "mcp:"
ASKS = 3
"""How often the same question is asked, if the answers are not legal."""


def make_agent(spec: str, seed: int, seconds: float) -> Bot:
    """The agent that a spec names, with so many seconds for a decision.

    This is the door: another kind of agent is another line here and in `check_agent`.
    """
    if spec.startswith(("cmd:", "cmd@")):
        return _program(spec, seed, seconds)
    if spec.startswith(MCP):
        return McpAgent.of(spec.removeprefix(MCP), seed, seconds=seconds)
    if _is_callable(spec):
        return CallableBot(spec, seconds)
    return bot(spec, seed)


def check_agent(spec: str) -> None:
    """Refuse an agent that cannot be made, before anything is played."""
    if spec.startswith(MCP):
        check_installed(("mcp",), "mcp")
        McpAgent.of(spec.removeprefix(MCP), 0)
    elif _is_callable(spec):
        check_callable(spec)
    else:
        check_spec(spec)


def learned_by(spec: str) -> str:
    """The digest of the weights that the agent's spec names; empty if it names none."""
    found = LEARNED.fullmatch(spec)
    return digest_of_file(Path(found[1])) if found else ""


def _is_callable(spec: str) -> bool:
    return CALLABLE.fullmatch(spec) is not None


def _program(spec: str, seed: int, seconds: float) -> Bot:
    """`cmd@2000ms:` has a limit of its own; every other program has that of the run."""
    command = read_command(spec)
    if spec.startswith("cmd:"):
        command = type(command)(command.words, max(1, round(1000 * seconds)))
    return CommandBot(spec, command, seed)


class Asked:
    """Asks an agent and keeps count; an illegal answer is asked for again, and nothing is played instead."""

    def __init__(self, agent: Bot, seconds: float) -> None:
        self._agent, self._limit = agent, seconds
        self.asked = 0
        self.seconds = 0.0
        self._illegal: list[str] = []

    @property
    def illegal(self) -> list[str]:
        """Answers that were not legal; of a client that is refused on the spot, why."""
        own = self._agent.usage.refused if isinstance(self._agent, McpAgent) else []
        return self._illegal + own

    @property
    def tokens(self) -> tuple[int, int] | None:
        """Read and written by a language model, if it has told."""
        usage = self._agent.usage if isinstance(self._agent, McpAgent) else None
        return (usage.input_tokens, usage.output_tokens) if usage and usage.reports else None

    def choose(self, view: View) -> int:
        """A legal action; a BotFault if the agent has none to give, or takes too long."""
        self.asked += 1
        for _ in range(ASKS):
            answer = self._answer(lambda: self._agent.choose(view))
            if answer in view.legal_actions:
                return int(answer)
            self._illegal.append(str(answer)[:60])
        raise BotFault(Code.BOT_ILLEGAL, bot=self._agent.name, found=self._illegal[-1])

    def _answer(self, choose: Callable[[], int]) -> int | str:
        begun = time.perf_counter()
        try:
            return choose()
        except BotFault as fault:
            if fault.code == Code.BOT_ILLEGAL:
                return str(fault.facts["found"])
            raise
        except Exception as error:  # somebody else's code
            found = f"{type(error).__name__}: {error}"[:200]
            raise BotFault(Code.BOT_RAISED, bot=self._agent.name, found=found) from error
        finally:
            took = time.perf_counter() - begun
            self.seconds += took
            if took > self._limit + GRACE:
                limit = round(1000 * self._limit)
                raise BotFault(Code.BOT_SILENT, bot=self._agent.name, limit=limit, log=[], lines=0)


GRACE = 15.0
"""Seconds beyond the limit for a program to start, before an answer of a bot without a clock is too late."""
