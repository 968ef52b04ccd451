"""Tables in every state a game can be in, and everybody who might knock: for the tests of who may do what.

Three people sit at each table: the one who has to act, one who waits, and a program; its host only watches.
"""

import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from happycity.rules.config import Config
from happycity.rules.fairness import commitment_of
from happycity.server.game.seating import fresh_table_id
from happycity.server.game.snapshots import Snapshot, after, opening, replay
from happycity.server.model.people import Person
from happycity.server.model.tables import LogEntry, Options, Seat, StoredTable
from happycity.server.names import key_of
from happycity.server.people.sessions import token_hash
from happycity.server.protocol.people import PlayerSettings
from happycity.server.store import deletion, people, tables
from happycity.server.store.log import append
from happycity.testing.server.village import HOST, Village

SECRET = "5" * 64
CONFIG = Config(3)
ACTOR, WAITER, PROGRAM = range(3)
SEATED = ("actor", "waiter", "program")

NONCES = ("a" * 64, "b" * 64, "c" * 64)
"""What the three have promised where the cards are being dealt."""
STATUSES = {"open": "open", "full": "open", "dealing": "dealing", "over": "over", "closed": "closed"}

Headers = dict[str, str]


# --- everybody who might knock ------------------------------------------------------------------------


class Company:
    """People as the database knows them, and what each of them sends along."""

    def __init__(self, village: Village) -> None:
        self._village = village
        self.people: dict[str, Person] = {}
        self._headers: dict[str, Headers] = {}

    async def gather(self) -> "Company":
        """Everybody comes."""
        for role in ("actor", "waiter", "spectator", "elsewhere", "host", "deleted"):
            await self.guest(role)
        await self.account("account")
        await self.program("program")
        await self._village.services.scribe.write(
            deletion.delete_person, self.people["deleted"].id, "newcomer", 0.0
        )
        own, actor = self._headers["spectator"], self._headers["actor"]["cookie"]
        self._headers["nobody"] = {name: value for name, value in own.items() if name != "cookie"}
        said, _, signature = actor.rpartition(".")
        self._headers["forged"] = own | {"cookie": f"{said}.{signature[::-1]}"}
        self._headers["bad token"] = {"authorization": "Bearer hc_" + "x" * 43}
        self._headers["foreign page"] = {"cookie": actor, "origin": "http://elsewhere.test", "host": HOST}
        return self

    def headers(self, role: str) -> Headers:
        """What the browser or program of somebody sends with everything."""
        return self._headers[role]

    async def guest(self, role: str) -> Person:
        """Somebody without a password."""
        person = somebody("guest", role)
        await self._village.services.scribe.write(people.add_guest, person)
        return self._known(role, person)

    async def account(self, role: str, password: str = "-") -> Person:
        """Somebody with one."""
        person = await self.guest(role)
        name = f"{role} {person.id[:8]}"
        await self._village.services.scribe.write(people.become_account, person, name, key_of(name), password)
        return self._known(role, replace(person, kind="account", name=name))

    async def program(self, role: str) -> Person:
        """A program of the account."""
        person, token = somebody("program", role), "hc_" + secrets.token_urlsafe(32)
        owner, key = self.people["account"].id, key_of(person.name)
        await self._village.services.scribe.write(people.add_program, owner, person, key, token_hash(token))
        self.people[role], self._headers[role] = person, {"authorization": f"Bearer {token}", "host": HOST}
        return person

    def _known(self, role: str, person: Person) -> Person:
        answer = Response()
        self._village.services.sessions.set_cookie(answer, person)
        cookie = answer.headers["set-cookie"].partition(";")[0]
        sent = {"host": HOST, "origin": f"http://{HOST}", "cookie": cookie, "x-happy-city": "1"}
        self.people[role], self._headers[role] = person, sent
        return person


def somebody(kind: str, role: str) -> Person:
    number = secrets.token_hex(8)
    return Person(number, kind, f"{role} {number[:8]}", 0, PlayerSettings(), 0.0)


# --- tables in every state ----------------------------------------------------------------------------


def table_in(scene: str, company: Company, chat: str = "everybody") -> tuple[StoredTable, list[LogEntry]]:
    """A new table in this state, and its log."""
    absent = (ACTOR,) if scene == "absent" else ()
    options = Options(rated=scene == "rated", clock=None, chat=chat, pause_ms=0, absent=absent)
    seats = [_chair(number, company.people[role]) for number, role in enumerate(SEATED)]
    if scene == "open":
        seats[PROGRAM] = Seat(PROGRAM)
    if scene == "dealing":
        seats = [replace(seat, promise=commitment_of(NONCES[seat.seat])) for seat in seats]
    table = StoredTable(
        id=fresh_table_id(),
        status=STATUSES.get(scene, "playing"),
        config=msgspec.json.encode(CONFIG.to_dict()).decode(),
        options=msgspec.json.encode(options).decode(),
        host=company.people["host"].id,
        public=False,
        secret=SECRET,
        commitment=commitment_of(SECRET),
        bot_seed="0" * 32,
        created=0.0,
        began=time.time() + 3600 if scene == "dealing" else None,  # nobody is late
        seats=tuple(seats),
        first=0,
    )
    return table, [replace(entry, table_id=table.id) for entry in log_to(scene)]


def keep(connection: Connection, table: StoredTable, log: list[LogEntry]) -> None:
    """Put a table into the database."""
    tables.open_table(connection, table, None)
    for entry in log:
        append(connection, entry, None)


def _chair(number: int, person: Person) -> Seat:
    kind = "program" if person.kind == "program" else "person"
    return Seat(number, kind, person.id, person.name, None, person.has_account)


@cache
def log_to(scene: str) -> tuple[LogEntry, ...]:
    """The shortest beginning of a random game that leads to this state."""
    if scene in ("open", "full", "dealing", "closed"):
        return ()
    if scene == "absent":
        return log_to("decide")
    if scene == "gone":
        before = log_to("decide")
        return (*before, _entry(len(before) + 1, "away", WAITER, None))
    log: list[LogEntry] = []
    snapshot, rng = opening(CONFIG, SECRET), Random(scene)
    while not _FOUND["undoable" if scene == "rated" else scene](snapshot):
        assert snapshot.seat is not None
        move = None if snapshot.holding is not None else str(rng.choice(snapshot.game.legal_moves))
        kind = "end" if move is None else "move"
        log.append(_entry(snapshot.seq + 1, kind, snapshot.seat, move, hold=scene == "holding"))
        snapshot = after(snapshot, log[-1])
    return tuple(log)


def legal_move(scene: str) -> str:
    """Something that the one who has to act may play."""
    *_, snapshot = replay(opening(CONFIG, SECRET), log_to(scene))
    moves = [str(move) for move in snapshot.game.legal_moves]
    return moves[0] if moves else "coin"


def _decides(snapshot: Snapshot) -> bool:
    return snapshot.seat == ACTOR and snapshot.game.phase == "buy" and snapshot.holding is None


_FOUND: dict[str, Callable[[Snapshot], bool]] = {
    "decide": lambda snapshot: _decides(snapshot) and not any(snapshot.can_undo(seat) for seat in range(3)),
    "undoable": lambda snapshot: (
        snapshot.seat == ACTOR and snapshot.can_undo(ACTOR) and snapshot.holding is None
    ),
    "holding": lambda snapshot: snapshot.holding == ACTOR,
    "over": lambda snapshot: snapshot.is_over,
}


def _entry(seq: int, kind: str, seat: int, move: str | None, hold: bool = False) -> LogEntry:
    key = f"{'server:' if kind == 'away' else 'before-'}{seq:05}"
    return LogEntry("", seq, kind, seat, move, key, False, hold and kind == "move", 0.0, 1.0)
