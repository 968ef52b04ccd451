"""The tasks of a run, on this machine's cores or on a cluster."""

from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache

import msgspec

from happycity.arena.cluster import on_cluster
from happycity.arena.parallel import in_order
from happycity.benchmark.agents import Asked, make_agent
from happycity.benchmark.luck import Lots
from happycity.benchmark.results import Failed, Judged, Played, Row
from happycity.benchmark.suite import Question, Seating, Task
from happycity.bots import Bot, BotFault, bot, bot_seed
from happycity.kernel.layout import reveals
from happycity.review.judge import QUICK, Judge
from happycity.rules.game import Game

MOST_FAILURES = 3
"""Tasks that the agent may leave unfinished before the run stops."""


@dataclass(frozen=True, slots=True)
class Run:
    """Who is measured, and how."""

    agent: str
    seconds: float
    """For a decision."""
    noise: str
    """From which the chances of all bots follow, of the judge and of imagined worlds, but no deal."""

    def seed_of(self, task: Task, seat: int) -> int:
        """The seed of the bot in a seat: the same in every part of the suite."""
        if isinstance(task, Question):
            return bot_seed(f"{self.noise}/{task.position}", seat)
        return bot_seed(f"{self.noise}/{task.opponent}/{task.seat}/{task.seed}", seat)


def outcomes(run: Run, tasks: Sequence[Task], processes: int, ray: str | None) -> Generator[Row | Failed]:
    """Do these tasks on so many processes, or on the Ray cluster at an address."""
    wanted = ((run, task) for task in tasks)
    yield from in_order(_done, wanted, processes) if ray is None else on_cluster(_done, wanted, ray)


def _done(wanted: tuple[Run, Task]) -> Row | Failed:
    return outcome(*wanted)


def outcome(run: Run, task: Task) -> Row | Failed:
    """Play a game, or have a decision judged; a failure if the agent does not see it through."""
    agent: Bot | None = None
    asked: Asked | None = None
    game: Game | None = None
    try:
        agent = make_agent(
            run.agent, run.seed_of(task, 0 if isinstance(task, Question) else task.seat), run.seconds
        )
        asked = Asked(agent, run.seconds)
        if isinstance(task, Question):
            return _judged(run, task, asked)
        course = _Course(run, task, asked)
        game = course.play()
        with suppress(Exception):  # somebody else's code
            agent.over(game.view(task.seat))
        return course.row(game)
    except BotFault as fault:
        facts = msgspec.to_builtins(fault.facts, enc_hook=str)
        move = asked.asked if asked else 0
        return Failed(task.number, move, fault.code, facts, asked.illegal if asked else [])
    finally:
        if agent:
            with suppress(Exception):  # somebody else's code
                agent.close()


class _Course:
    """One game."""

    def __init__(self, run: Run, seating: Seating, agent: Asked) -> None:
        self._seating, self._agent = seating, agent
        self._lots = Lots(seating.seat, run.noise)
        seats = range(seating.cell.players)
        self._others = {i: bot(seating.opponent, run.seed_of(seating, i)) for i in seats if i != seating.seat}

    def play(self) -> Game:
        """From the first move to the last; every opponent builds, so that there is one."""
        game = Game.new(self._seating.cell.config, self._seating.seed)
        while (seat := game.seat) is not None:
            view = game.view(seat)
            action = view.legal_actions[0]
            if len(view.legal_actions) > 1:
                player = self._others.get(seat, self._agent)
                action = player.choose(view)
            after = game.play_action(action)
            if reveals(action):
                self._lots.follow(view, action, after.view())
            game = after
        return game

    def row(self, game: Game) -> Played:
        """What is kept of it."""
        agent = self._agent
        return Played(
            self._seating.number,
            game.shares[self._seating.seat],
            [round(part, 6) for part in self._lots.luck],
            game.round,
            agent.asked,
            round(agent.seconds, 6),
            agent.illegal,
            agent.tokens,
        )


def _judged(run: Run, question: Question, agent: Asked) -> Judged:
    view = Game.from_text(question.position).view()
    view = view.by(view.seat)
    action = agent.choose(view)
    verdict = _judge(run.noise).verdict(view, action)
    choice = verdict.of(action) if verdict else None
    cost = 0.0 if choice is None or choice.is_equal else choice.behind
    move, seconds = str(view.move(action)), round(agent.seconds, 6)
    return Judged(question.number, move, round(cost, 6), seconds, agent.illegal, agent.tokens)


@cache
def _judge(noise: str) -> Judge:
    """One for each process: it remembers what it looks at."""
    return Judge(QUICK, bot_seed(f"judge {noise}", 0) >> 32)
