"""The witness: whatever players were promised and shown, held against the database in the end."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from happycity.rules.config import Config
from happycity.rules.refusals import Refusal
from happycity.server.game.snapshots import Snapshot, opening, replay
from happycity.server.game.views import public_bytes, view_hash
from happycity.server.model.tables import LogEntry, StoredTable, config_of
from happycity.server.run.verifying import replayed
from happycity.server.store import chat, log, tables
from happycity.server.store.database import Database

PROBLEMS = ("lost", "gap", "duplicate", "changed", "refused", "stuck", "unfinished")

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Wish:
    """An intent as a player sends it, once or several times."""

    key: str
    seq: int
    kind: str
    move: str | None = None

    @property
    def message(self) -> Message:
        """As it goes over the wire."""
        message = {"type": self.kind, "key": self.key, "seq": self.seq}
        return message if self.move is None else {**message, "move": self.move}


class Promise(NamedTuple):
    """An acknowledged intent: it stands in the log under this number."""

    wish: Wish
    seq: int


@dataclass(slots=True)
class Testimony:
    """What was seen at one table."""

    promised: dict[str, Promise] = field(default_factory=dict)
    shown: dict[int, str] = field(default_factory=dict)
    """The hash of every state that anybody saw, by number."""
    said: dict[int, str | None] = field(default_factory=dict)
    seen_over: bool = False


class Witness:
    """Sees everything at every table, and forgets nothing."""

    def __init__(self) -> None:
        self.tables: defaultdict[str, Testimony] = defaultdict(Testimony)
        self.problems: Counter[str] = Counter()
        """By kind."""
        self.examples: list[str] = []
        self.acknowledged = 0
        self.states = 0

    def complain(self, kind: str, table: str, problem: str) -> None:
        """Something is wrong."""
        self.problems[kind] += 1
        if len(self.examples) < 20:
            self.examples.append(f"{kind}: table {table}: {problem}")

    def acknowledge(self, table: str, wish: Wish, seq: int) -> None:
        """The server says that an intent is stored as entry `seq`."""
        self.acknowledged += 1
        before = self.tables[table].promised.setdefault(wish.key, Promise(wish, seq))
        if before.seq != seq:
            self.complain("duplicate", table, f"{wish} is entry {before.seq} and {seq}")

    def show(self, table: str, state: Message) -> None:
        """The server shows a state, and the steps that led there."""
        self.states += 1
        seen = self.tables[table]
        if seen.shown.setdefault(state["seq"], state["hash"]) != state["hash"]:
            self.complain("changed", table, f"number {state['seq']} was shown in two ways")
        expected = [] if state["since"] is None else list(range(state["since"] + 1, state["seq"] + 1))
        if [step["seq"] for step in state["steps"]] != expected:
            self.complain(
                "gap", table, f"the steps from {state['since']} to {state['seq']} are not all there"
            )

    def return_to(self, table: str, state: Message, known: int) -> None:
        """The first state after coming back; `known` was the last one before."""
        if state["seq"] < known:
            self.complain("lost", table, f"{known} was known, {state['seq']} is shown to who comes back")
        steps = {step["seq"]: step for step in state["steps"]}
        for wish, seq in self.tables[table].promised.values():
            step = steps.get(seq)
            if step and (step["kind"], step["move"]) != (wish.kind, wish.move):
                self.complain("lost", table, f"{wish} was promised as {seq}, where {step['move']} stands")

    def hear(self, table: str, said: Message) -> None:
        """Somebody chats."""
        self.tables[table].said[said["n"]] = said["text"]

    # --- against the database -----------------------------------------------------------------------

    def check(self, address: str) -> None:
        """Hold everything against what is stored; the server may be dead."""
        database = Database(address)
        for table, seen in self.tables.items():
            sitting = database.read_now(tables.stored_table, table)
            if sitting is None:
                self.complain("lost", table, "is gone")
                continue
            entries = database.read_now(log.log_of, table)
            self._check_log(sitting, entries, seen)
            self._check_states(sitting, entries, seen)
            self._check_chat(database, table, seen)
            if problem := replayed(database, table).problem:
                self.complain("gap", table, problem)
        database.close()

    def _check_log(self, sitting: StoredTable, entries: list[LogEntry], seen: Testimony) -> None:
        if [entry.seq for entry in entries] != list(range(1, sitting.seq + 1)):
            self.complain("gap", sitting.id, f"{len(entries)} entries, the last should be {sitting.seq}")
        for key, times in Counter(entry.key for entry in entries).items():
            if times > 1:
                self.complain("duplicate", sitting.id, f"key {key} stands {times} times in the log")
        stored = {entry.seq: (entry.key, entry.kind, entry.move) for entry in entries}
        for wish, seq in seen.promised.values():
            if stored.get(seq) != (wish.key, wish.kind, wish.move):
                self.complain("lost", sitting.id, f"{wish} was promised as {seq}: there is {stored.get(seq)}")

    def _check_states(self, sitting: StoredTable, entries: list[LogEntry], seen: Testimony) -> None:
        try:
            stops = stops_of(sitting, entries)
        except Refusal as refusal:
            return self.complain("changed", sitting.id, f"the log cannot be played: {refusal}")
        for seq, shown in seen.shown.items():
            if seq >= len(stops):
                self.complain("lost", sitting.id, f"number {seq} was shown, the log ends with {sitting.seq}")
            elif view_hash(public_bytes(stops[seq])) != shown:
                self.complain("changed", sitting.id, f"number {seq} was shown otherwise than it is stored")
        if seen.seen_over and sitting.status != "over":
            self.complain("lost", sitting.id, f"was shown as over, and is {sitting.status}")
        return None

    def _check_chat(self, database: Database, table: str, seen: Testimony) -> None:
        stored = {said.n: said.text for said in database.read_now(chat.chat_of, table)}
        oldest = min(stored, default=1)  # the store gives the last ones only
        for n, text in seen.said.items():
            if n >= oldest and stored.get(n) != text:
                self.complain("lost", table, f"what was said as number {n}: {text}")


def stops_of(sitting: StoredTable, entries: list[LogEntry]) -> list[Snapshot]:
    """The game at every number of its log."""
    config = Config(**msgspec.structs.asdict(config_of(sitting)))
    return replay(opening(config, sitting.secret), entries)


def unclosed(database: Database, ids: list[str]) -> list[str]:
    """Which of these games are at their end while the server has not yet closed them."""
    found = database.read_now(tables.stored_tables, ids)
    playing = [sitting for sitting in found if sitting.status == "playing"]
    logs = {sitting.id: database.read_now(log.log_of, sitting.id) for sitting in playing}
    return [sitting.id for sitting in playing if stops_of(sitting, logs[sitting.id])[-1].is_over]


def last_states(address: str, ids: Iterable[str]) -> dict[str, tuple[int, str]]:
    """Number and hash of the last state of each of these games, played again from the log."""
    database, found = Database(address), {}
    for sitting in database.read_now(tables.stored_tables, list(ids)):
        last = stops_of(sitting, database.read_now(log.log_of, sitting.id))[-1]
        found[sitting.id] = last.seq, view_hash(public_bytes(last))
    database.close()
    return found
