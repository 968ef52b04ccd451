"""Why a bot did what it did: plain facts that anybody can check at the table, never a hidden card."""

from collections.abc import Sequence

from happycity.codes import Code
from happycity.review import grounds_of
from happycity.rules.legality import action_of
from happycity.server.game.snapshots import Snapshot, last_snapshots
from happycity.server.model.tables import LogEntry, StoredTable
from happycity.server.protocol.tables import Ground, Why
from happycity.server.refusals import Denied


def why_in(table: StoredTable, log: Sequence[LogEntry], step: int) -> Why:
    """Of the step with this number; refused unless a bot played a move with it."""
    if not 0 < step <= len(log) or not _is_bots(log[step - 1]):
        raise Denied(Code.NO_WHY, found=step)
    before, reached = last_snapshots(table, log[:step], 2)
    return why_of(before, reached)


def why_of(before: Snapshot, reached: Snapshot) -> Why:
    """What spoke for the move that led from one snapshot to the next, to the one who decided."""
    entry, played = reached.entry, reached.game.steps[len(before.game.steps)].move
    assert entry is not None, "somebody has moved"
    assert entry.seat is not None, "in a seat"
    grounds = grounds_of(before.game.view(), action_of(before.game, played))
    return Why(
        seq=reached.seq,
        seat=entry.seat,
        move=str(played),
        grounds=[Ground(one.code, dict(one.facts)) for one in grounds],
    )


def _is_bots(entry: LogEntry) -> bool:
    return entry.kind == "move" and entry.by_bot
