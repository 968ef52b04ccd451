"""The real decisions of a game: what else could have been done, and what it would have been worth."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import Any

from happycity.review.grounds import Ground, grounds_of_best
from happycity.review.judge import WORTH_TELLING, Choice, Depth, Judge, Verdict
from happycity.review.odds import rounded
from happycity.review.together import Hall
from happycity.rules.history import PlayedMove
from happycity.rules.legality import action_of
from happycity.rules.moves import Move
from happycity.rules.view import View


class Grade(StrEnum):
    """What is said of a decision; docs/review.md publishes the bounds."""

    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


BOUNDS = ((0.10, Grade.BLUNDER), (0.05, Grade.MISTAKE), (WORTH_TELLING, Grade.INACCURACY))
"""A decision that costs so much of a victory, or more, has this grade."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that was chosen among sensible ones."""

    played: PlayedMove
    verdict: Verdict
    action: int
    """What was played."""

    @property
    def choice(self) -> Choice:
        """What was played, as it was judged."""
        choice = self.verdict.of(self.action)
        assert choice is not None, "what was played is always looked into"
        return choice

    @property
    def cost(self) -> float:
        """What it cost the one who decided, of a victory: 0 if nobody can say that another was better."""
        return 0.0 if self.choice.is_equal else self.choice.behind

    @property
    def grade(self) -> Grade:
        """In a word."""
        return next((grade for bound, grade in BOUNDS if self.cost >= bound), Grade.FINE)

    @property
    def number(self) -> int:
        """The number of the move."""
        return self.played.number

    @property
    def round(self) -> int:
        """The round it happened in."""
        return self.played.before.round

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.verdict.seat

    @property
    def view(self) -> View:
        """What the one who decided could know."""
        return self.played.before.view()

    @property
    def grounds(self) -> list[Ground]:
        """What speaks for the best choice, and not as much for what was played."""
        return grounds_of_best(self.view, self.verdict.actions, self.action)

    def move_of(self, choice: Choice) -> Move:
        """A choice as a move."""
        return self.view.move(choice.action)

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "number": self.number,
            "round": self.round,
            "seat": self.seat,
            "move": str(self.played.move),
            "cost": round(self.cost, 4),
            "grade": self.grade.value,
            "choices": [choice_dict(self.view, choice) for choice in self.verdict.choices],
            "grounds": [ground.to_dict() for ground in self.grounds],
        }


def choice_dict(view: View, choice: Choice) -> dict[str, Any]:
    """A judged choice as plain data for JSON."""
    return {
        "move": str(view.move(choice.action)),
        "chances": rounded(choice.chances),
        "behind": round(choice.behind, 4),
        "error": round(choice.error, 4),
        "equal": choice.is_equal,
        "worlds": choice.worlds,
    }


def decisions_of(
    moves: Sequence[PlayedMove],
    depth: Depth,
    *,
    threads: int = 1,
    seed: int = 0,
    on_move: Callable[[], None] | None = None,
) -> list[Decision]:
    """Those with two sensible choices or more; another seed judges them in other worlds.

    `on_move` is called after every move, to show progress.
    """
    own = threading.local()  # a judge remembers what it looks at: each thread has its own

    def judged(played: PlayedMove) -> Decision | None:
        if not hasattr(own, "judge"):
            own.judge = Judge(depth, seed)
        action = action_of(played.before, played.move)
        verdict = own.judge.verdict(played.before.view(), action)
        return Decision(played, verdict, action) if verdict else None

    found = []
    with ThreadPoolExecutor(threads, thread_name_prefix="judge") as pool:
        for decision in pool.map(judged, moves):
            found += [decision] if decision else []
            if on_move:
                on_move()
    return found


def decisions_of_games(
    games: Sequence[Sequence[PlayedMove]], depth: Depth, hall: Hall, *, seed: int = 0
) -> list[list[Decision]]:
    """The same, game by game; all of them are judged at once, on a graphics card."""
    judge = Judge(depth, seed)
    moves = [(played, action_of(played.before, played.move)) for game in games for played in game]
    verdicts = iter(hall.all_of(judge.judging(played.before.view(), action) for played, action in moves))
    judged = ((*move, verdict) for move, verdict in zip(moves, verdicts, strict=True))
    return [
        [
            Decision(played, verdict, action)
            for played, action, verdict in islice(judged, len(game))
            if verdict
        ]
        for game in games
    ]


def total_cost(decisions: Sequence[Decision], seat: int) -> float:
    """What the decisions of a seat cost it, all in all."""
    return sum((one.cost for one in decisions if one.seat == seat), 0.0)
