"""A finished game reviewed: its story, and what every decision of it was worth."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from happycity.review.decisions import Decision, Grade, decisions_of, total_cost
from happycity.review.judge import QUICK, Depth
from happycity.review.odds import Chances, rounded
from happycity.review.story import Story, moves_of, resigned_from, told
from happycity.rules.game import Game
from happycity.rules.record import Record


@dataclass(frozen=True, slots=True)
class Review:
    """What can be learnt from a game."""

    depth: Depth
    story: Story
    decisions: tuple[Decision, ...]
    """All of them with two sensible choices or more."""

    @property
    def costs(self) -> Chances:
        """By seat: what its decisions cost it of a victory."""
        return tuple(total_cost(self.decisions, seat) for seat in range(self.story.players))

    @property
    def rests(self) -> Chances:
        """By seat: what neither cards nor its own decisions explain, above all what the others decided.

        From the chance before the first move, what the cards gave, less the cost, and this make the result.
        """
        begun, ended = self.story.chances[0], self.story.chances[-1]
        parts = zip(begun, ended, self.story.luck, self.costs, strict=True)
        return tuple(last - first - luck + cost for first, last, luck, cost in parts)

    @property
    def mistakes(self) -> list[Decision]:
        """Decisions that cost something worth telling."""
        return [decision for decision in self.decisions if decision.grade != Grade.FINE]

    def of(self, seat: int) -> list[Decision]:
        """The decisions of a seat."""
        return [decision for decision in self.decisions if decision.seat == seat]

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return self.story.to_dict() | {
            "depth": self.depth.name,
            "costs": rounded(self.costs),
            "rests": rounded(self.rests),
            "decisions": [decision.to_dict() for decision in self.decisions],
        }


def review_of(
    game: Game | Record,
    depth: Depth = QUICK,
    *,
    threads: int | None = None,
    worlds: int | None = None,
    on_move: Callable[[], None] | None = None,
) -> Review:
    """Review a finished game or its record; refuses one that is not over or cannot be replayed.

    On all cores unless told; its story is worked out beside its decisions, and `worlds` are those of the
    story.  `on_move` is called twice for every move, by several threads, to show progress.
    """
    moves = moves_of(game)
    with ThreadPoolExecutor(1, thread_name_prefix="story") as beside:
        story = beside.submit(told, moves, resigned_from(game), worlds=worlds, on_move=on_move)
        found = decisions_of(moves, depth, threads=threads or os.cpu_count() or 1, on_move=on_move)
        return Review(depth, story.result(), tuple(found))
