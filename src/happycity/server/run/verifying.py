"""Kept games, played again from their logs: where they are, and whether all of them can be."""

from dataclasses import dataclass

from happycity.rules.record import difference, parse_record
from happycity.rules.refusals import Refusal
from happycity.server.game.snapshots import Snapshot, after, opening_of, worked_out
from happycity.server.model.tables import LogEntry, StoredTable
from happycity.server.store import history, log, tables
from happycity.server.store.database import Database


@dataclass(frozen=True, slots=True)
class Replayed:
    """What came of one game."""

    table: str
    finished: bool
    problem: str = ""
    """For the host; empty if the log leads where it should."""


def replayed(database: Database, table_id: str) -> Replayed:
    """Play the log of a game again, and its record if it is over."""
    table = database.read_now(tables.stored_table, table_id)
    assert table is not None, "the table was listed just now, and tables are never deleted"
    entries = database.read_now(log.log_of, table_id)
    finished = table.status == "over"
    try:
        last, problem = _played(table, entries)
        problem = problem or _problem_of_log(table, entries, last)
        if finished and not problem:
            problem = _problem_of_record(database.read_now(history.record_text, table_id), last)
    except Refusal as refusal:
        problem = str(refusal)
    return Replayed(table_id, finished, problem)


def _played(table: StoredTable, entries: list[LogEntry]) -> tuple[Snapshot, str]:
    """Where a log leads, and whether the rules still bring about what was shown on the way."""
    snapshot, problem = opening_of(table), ""
    for entry in entries:
        by_rules = worked_out(snapshot, entry)
        snapshot = after(snapshot, entry)
        if by_rules.events != snapshot.events and not problem:
            problem = f"entry {entry.seq} ({entry.move or entry.kind}) showed otherwise than the rules say"
    return snapshot, problem


def _problem_of_log(table: StoredTable, entries: list[LogEntry], last: Snapshot) -> str:
    if [entry.seq for entry in entries] != list(range(1, table.seq + 1)):
        return f"the log has gaps, or does not end with number {table.seq}"
    if table.status == "over" and not last.is_over:
        return "the log does not lead to the end of the game"
    return ""


def _problem_of_record(text: str, last: Snapshot) -> str:
    record = parse_record(text.encode())
    if record.moves != [str(move) for move in last.game.moves]:
        return "the record and the log tell different games"
    found = difference(record)
    return f"{found.place} is {found.recorded} in the record, {found.replayed} replayed" if found else ""
