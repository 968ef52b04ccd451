"""What a bot thinks of each of its moves, and how it chooses and explains one."""

from collections.abc import Sequence
from dataclasses import dataclass

from happycity.bots.interface import Reason


@dataclass(frozen=True, slots=True)
class Thought:
    """A legal action, what it is worth (0 to 1 for bots that play games out) and how often it was tried."""

    action: int
    worth: float
    trials: int = 0


def best_of(thoughts: Sequence[Thought]) -> Thought:
    """The most tried, then the most promising, then the first."""
    return max(thoughts, key=lambda thought: (thought.trials, thought.worth))


def reason_for(thoughts: Sequence[Thought], action: int, games: int, tried: str = "imagined") -> Reason:
    """The share of victories that an action promises, beside that of the best other one."""
    chosen = next(thought for thought in thoughts if thought.action == action)
    other = best_of([thought for thought in thoughts if thought.action != action] or [chosen])
    facts = {"share": _percent(chosen.worth), "other": _percent(other.worth), "games": games}
    return Reason(tried if games else "worked-out", facts)


def _percent(worth: float) -> int:
    return round(100 * max(0.0, min(1.0, worth)))
