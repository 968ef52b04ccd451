"""What an agent did not see through, each in one sentence."""

from collections.abc import Callable, Mapping
from typing import Any

from happycity.benchmark.agents import ASKS
from happycity.benchmark.results import Failed
from happycity.benchmark.suite import Plan, Seating
from happycity.codes import Code
from happycity.rules.refusals import plainly
from happycity.texts.facts import one_line, shortened

Facts = Mapping[str, Any]

_REASONS: Mapping[str, Callable[[Facts], str]] = {
    Code.BOT_CRASHED: lambda facts: f"it ended without an answer (status {facts['status']})",
    Code.BOT_GIVEN_UP: lambda facts: f"it had to be started {facts['starts']} times",
    Code.BOT_ILLEGAL: lambda facts: f"asked {ASKS} times, it answered “{facts['found']}”, which is not legal",
    Code.BOT_MISSING: lambda facts: f"{facts['found']} cannot be started ({facts['reason']})",
    Code.BOT_NONSENSE: lambda facts: f"it answered “{facts['found']}” ({facts['reason']})",
    Code.BOT_RAISED: lambda facts: f"it raised {facts['found']}",
    Code.BOT_SILENT: lambda facts: f"it did not answer within {facts['limit']:,} ms",
    Code.PLAYER_CRASHED: lambda facts: f"it ended without a move (status {facts['status']})",
    Code.PLAYER_SILENT: lambda facts: f"it played nothing within {facts['limit']:,} s",
}


def sentence_of(plan: Plan, failed: Failed) -> str:
    """Where it failed, and how, on one line."""
    task = plan.tasks[failed.number - 1]
    where = (
        f"game {task.number} ({task.cell.name} against {task.opponent}, deal {task.deal}, seat {task.seat})"
        if isinstance(task, Seating)
        else f"decision {task.number} ({task.cell.name})"
    )
    known = _REASONS.get(failed.code)
    reason = known(failed.facts) if known else plainly(failed.code, failed.facts)
    log = failed.facts.get("log")
    words = f"; its last words: {shortened(one_line(' / '.join(log)))}" if log else ""
    return (
        f"the agent failed in {where}, at its decision {failed.move or 1}: {one_line(reason)}{words}; "
        "this does not count, and the same command does it again"
    )
