"""Pairs of games that differ only in what lies face down; what everybody is sent must not.

Two servers in this process, each with a database of its own, play the same table.  Its seats, its log and
everything on it are alike, but not the order of the decks and of the box.  The same people send the same
messages to both, legal and illegal ones, and call the HTTP API; clocks stand still, and bots think from the
same seed.  Every byte is compared, audience by audience, up to the move that turns over a card which is not
the same in both.
"""

import json
import shutil
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from sqlalchemy import Connection, delete
from starlette.responses import Response

from happycity.rules.config import Config
from happycity.server.game.snapshots import Snapshot, snapshots_of
from happycity.server.live.room import Room
from happycity.server.model.people import Person
from happycity.server.model.tables import StoredTable
from happycity.server.protocol.people import PlayerSettings
from happycity.server.store import log, people, schema, tables
from happycity.testing.server.inside import Inside
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.village import HOST, Village, opened
from trials.secrecy.script import EVERYBODY, Act, Script
from trials.secrecy.twins import BEGAN, EXPLICIT_END, SPECTATOR, Dealer, Twins, brought_up, twins

MODES = [
    Config(players, specials, grozilla)
    for players, specials, grozilla in product((2, 3, 4, 5), ("family", "expert"), (False, True))
]
LANGUAGES = dict(zip(EVERYBODY, ("en", "fr", "zh-Hant", "pl"), strict=True))
DEPTHS = (0, 0, 0, 0, 1, 1, 2, 4)  # cards on top of every deck that are still alike
LONGEST = 15  # acts of one pair, if nothing is revealed before
LONGEST_LOG = 130  # entries played before anybody looks; most games end a little later
LOBBY = "lobby"
FROM_LOBBY = 25  # every so many pairs are watched from the lobby on


class Leak(AssertionError):
    """Somebody was sent what depends on a hidden order."""


@dataclass(slots=True)
class Figures:
    """What was compared."""

    pairs: int = 0
    acts: int = 0
    messages: int = 0
    """Of the server, to all audiences of one side."""
    bytes: int = 0
    types: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    """How the pairs ended: a card was revealed, the game was over, or neither for so long."""


class Side:
    """One of the two servers, and everybody's connection to the table."""

    def __init__(self, village: Village) -> None:
        self.village = village
        self.lines: dict[str, Inside] = {}
        self.answers: list[str] = []
        """Of the HTTP API, with status and headers."""

    async def connect(self, who: str, path: str, name: str) -> Inside:
        """Sit down in front of a screen."""
        self.lines[name] = await Inside(self.village._app, path, self._headers(who)).open()
        return self.lines[name]

    async def call(self, who: str, method: str, path: str, body: Any = None) -> None:
        """Ask the HTTP API, and keep the whole answer."""
        async with self.village.browser(**self._headers(who)) as browser:
            answer = await browser.request(method, path, json=body)
        head = f"{method} {path} {answer.status_code} {sorted(answer.headers.items())}"
        self.answers.append(f"{head}\n{answer.text}")

    async def quiet(self, table: str) -> None:
        """Wait until nothing more comes before somebody decides."""
        room = await self.room(table)
        await self.lines[SPECTATOR].until(lambda: _waits(room))
        for who in EVERYBODY:
            await self.lines[who].answered()

    async def room(self, table: str) -> Room:
        """Where the game is."""
        async with self.village.services.rooms.visit(table) as room:
            return room

    def sent(self) -> dict[str, list[str]]:
        """Everything sent so far, by audience."""
        lines = {
            name: [text for text in line.heard if '"pong"' not in text] for name, line in self.lines.items()
        }
        return lines | {"http": self.answers}

    async def leave(self) -> None:
        """Everybody goes."""
        for line in self.lines.values():
            await line.close()
        self.lines, self.answers = {}, []

    def _headers(self, who: str) -> dict[str, str]:
        answer = Response()
        self.village.services.sessions.set_cookie(answer, _person(who))
        return {
            "Host": HOST,
            "Origin": f"http://{HOST}",
            "Cookie": answer.headers["set-cookie"].partition(";")[0],
            "Accept-Language": LANGUAGES[who],
            "X-Happy-City": "1",
        }


def _waits(room: Room) -> bool:
    if room.table.status != "playing":
        return True
    return not room.snapshot.is_over and not room.is_bots(room.snapshot.seat)


def _person(who: str) -> Person:
    return Person(who, "guest", who.title(), 0, PlayerSettings(explicit_end=who == EXPLICIT_END), BEGAN)


# --- one pair -----------------------------------------------------------------------------------------


class Head(msgspec.Struct):
    """What of a message says whether it may differ."""

    type: str
    seq: int = -1
    code: str = ""
    table: dict[str, Any] = {}


class Comparison:
    """One pair, from the moment everybody sits down until a card is revealed that is not the same."""

    def __init__(self, sides: Sequence[Side], pair: Twins, figures: Figures) -> None:
        self._sides, self._pair, self._figures = sides, pair, figures
        self._rooms: list[Room] = []
        self._compared: Counter[str] = Counter()
        self._seq = len(pair.log)

    async def run(self, rng: Random, now: list[float], from_lobby: bool) -> None:
        """Play; raises Leak."""
        for side in self._sides:
            await self._sit_down(side, from_lobby)
        self._rooms = [await side.room(self._pair.id) for side in self._sides]
        script, end = Script(self._rooms[0], rng), self._compare(None)
        for _ in range(LONGEST):
            if end:
                break
            act, now[0] = script.next(), now[0] + rng.random()
            for side in self._sides:
                await self._do(side, act)
            self._figures.acts += 1
            end = self._compare(act)
        self._figures.pairs += 1
        self._figures.ends[end or "as long as we looked"] += 1

    async def _sit_down(self, side: Side, from_lobby: bool) -> None:
        table = self._pair.id
        if from_lobby:
            await _begin_in_sight(side, table)
        for who in EVERYBODY:
            line = await side.connect(who, f"/ws/tables/{table}?since=0", who)
            await line.answered()
        await side.quiet(table)

    async def _do(self, side: Side, act: Act) -> None:
        who, what = act
        if isinstance(what, tuple):
            await side.call(who, *what)
        else:
            side.lines[who].send(what)
            await side.lines[who].answered()
        await side.quiet(self._pair.id)

    def _compare(self, act: Act | None) -> str:
        """Compare what has come since; how the pair ends here, or nothing."""
        different, over = self._came_to_light(), any(room.snapshot.is_over for room in self._rooms)
        one, other = (side.sent() for side in self._sides)
        for audience in one:
            begin = self._compared[audience]
            first, second = (_until(sent[audience][begin:], different) for sent in (one, other))
            if first != second:
                raise Leak(_difference(audience, act, first, second))
            self._count(first)
            self._compared[audience] = len(one[audience])
        return "a card was revealed" if different is not None else "the game was over" if over else ""

    def _came_to_light(self) -> int | None:
        """The number of the first entry that turned over a card which is not the same on both sides."""
        one, other = (_snapshots(room) for room in self._rooms)
        for seq in range(self._seq + 1, min(len(one), len(other))):
            if brought_up(one[seq - 1], one[seq]) != brought_up(other[seq - 1], other[seq]):
                return seq
            self._seq = seq
        return None

    def _count(self, sent: list[str]) -> None:
        self._check_secrets(sent)
        self._figures.messages += len(sent)
        self._figures.bytes += sum(len(text.encode()) for text in sent)
        for text in sent:
            message = _read(text)
            self._figures.types[message.type] += 1
            if message.code:
                self._figures.refusals[message.code] += 1

    def _check_secrets(self, sent: list[str]) -> None:
        for table in self._pair.tables:
            for secret in (table.secret, table.bot_seed):
                if any(secret in text for text in sent):
                    raise Leak(f"a secret was sent: {secret}")


async def _begin_in_sight(side: Side, table: str) -> None:
    """Somebody watches in the lobby how the table waits and then begins."""
    lobby = await side.connect(SPECTATOR, "/ws/lobby", LOBBY)

    def listed() -> bool:
        return table in [text for text in lobby.heard if '"type":"lobby"' in text][-1]

    await lobby.until(lambda: len(lobby.heard) > 1 and listed())  # the list, and what is said of friends
    await side.call(SPECTATOR, "GET", "/api/tables")
    await side.call(SPECTATOR, "POST", f"/api/tables/{table}/start")
    await side.call("ann", "POST", f"/api/tables/{table}/start")
    await lobby.until(lambda: not listed())


def _read(text: str) -> Head:
    head, _, content = text.partition("\n")
    if content or not head.startswith("{"):
        return Head("http", code=json.loads(content).get("code", "") if content.startswith("{") else "")
    return msgspec.json.decode(text, type=Head)


def _snapshots(room: Room) -> list[Snapshot]:
    """Every position of a room's game, from its log."""
    return snapshots_of(room.table, sorted(room.course.keys.values(), key=lambda entry: entry.seq))


def _until(sent: list[str], seq: int | None) -> list[str]:
    """What was sent before the card with that number, or the secret of a finished game, was revealed."""
    kept: list[str] = []
    for text in sent:
        message = _read(text)
        if message.table.get("status") == "over" or (
            seq is not None and message.seq >= seq and message.type == "state"
        ):
            break
        kept.append(text)
    return kept


def _difference(audience: str, act: Act | None, one: list[str], other: list[str]) -> str:
    pairs = ((a, b) for a, b in zip(one, other, strict=False) if a != b)
    a, b = next(pairs, (f"{len(one)} messages", f"{len(other)} messages"))
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
    return f"{audience} after {act}: …{a[max(0, at - 80) : at + 80]}… or …{b[max(0, at - 80) : at + 80]}…"


# --- many pairs ---------------------------------------------------------------------------------------


@asynccontextmanager
async def two_servers(folder: Path, now: list[float]) -> AsyncIterator[list[Side]]:
    """With the same people and the same keys, on a database each."""
    folders = [folder / "one", folder / "other"]
    folders[0].mkdir()
    async with opened(folders[0], lambda: now[0], **GENEROUS) as village:
        for who in EVERYBODY:
            await village.services.scribe.write(people.add_guest, _person(who))
    shutil.copytree(folders[0], folders[1])
    async with AsyncExitStack() as stack:
        villages = [
            await stack.enter_async_context(opened(one, lambda: now[0], **GENEROUS)) for one in folders
        ]
        yield [Side(village) for village in villages]


async def compare_pairs(numbers: Sequence[int], folder: Path) -> Figures:
    """Compare the pairs with these numbers; what happens in each follows from its number."""
    figures, now, dealer = Figures(), [BEGAN], Dealer()
    with dealer.dealing():
        async with two_servers(folder, now) as sides:
            for number in numbers:
                await _compare_pair(number, sides, now, dealer, figures)
    return figures


async def _compare_pair(
    number: int, sides: Sequence[Side], now: list[float], dealer: Dealer, figures: Figures
) -> None:
    rng = Random(f"pair {number}")
    from_lobby = number % FROM_LOBBY == 0
    entries = 0 if from_lobby else rng.randrange(LONGEST_LOG)
    pair = twins(dealer, MODES[number % len(MODES)], rng, entries, rng.choice(DEPTHS))
    for side, table in zip(sides, pair.tables, strict=True):
        await side.village.services.scribe.write(
            _keep, replace(table, status="open") if from_lobby else table, pair
        )
    try:
        await Comparison(sides, pair, figures).run(rng, now, from_lobby)
    except Leak as leak:
        raise Leak(f"pair {number}: {leak}") from leak
    finally:
        for side in sides:
            await side.leave()
            await side.village.services.scribe.write(_clear_away, pair.id)


def _keep(connection: Connection, table: StoredTable, pair: Twins) -> None:
    tables.open_table(connection, table, None)
    for entry in pair.log:
        log.append(connection, entry, None)


def _clear_away(connection: Connection, table_id: str) -> None:
    """A finished game shows its secret from then on: it must not show in the next pair."""
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))
