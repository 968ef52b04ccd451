"""Load: many tables with real sockets, moves at a steady rate, and how long each acknowledgement takes.

    python -m bench.server_load --games 250 --seats 4 --rate 200 --seconds 300
    python -m bench.server_load --postgres --workers 2
    python -m bench.server_load --push 100      beside 100 tables of people who are told by push

Everything stays on loopback and ends by itself.
"""

import argparse
import asyncio
import gc
import json
import secrets
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from http.cookiejar import Cookie, CookieJar
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import connect
from websockets.typing import Origin

from bench.closed_pages import GRACE, SETTINGS, PushService, play_by_push
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import HEADERS
from happycity.testing.server.postgres import Postgres
from happycity.testing.server.running import Running

QUANTILES = {"p50": 0.50, "p90": 0.90, "p99": 0.99, "p99.9": 0.999, "max": 1.0}
OPENING = 20  # tables opened at the same time
SPEEDS = (0.5, 2.0)  # people at one table decide up to four times as fast as those at another
LAG = 0.01  # seconds
SILENCE = 10.0  # seconds without an answer that count as an error


class _Legal(msgspec.Struct):
    move: str


class _Yours(msgspec.Struct):
    seat: int | None
    legal: list[_Legal]


class _Table(msgspec.Struct):
    status: str


class _Message(msgspec.Struct):
    """What of a message the load looks at; the rest is skipped."""

    type: str
    seq: int = -1
    key: str | None = None
    code: str | None = None
    yours: _Yours | None = None
    table: _Table | None = None


_decode = msgspec.json.Decoder(_Message).decode


class Forgetful(CookieJar):
    """Everybody brings their own cookie."""

    def set_cookie(self, cookie: Cookie) -> None:
        """Keep none."""


class Chair:
    """One socket of one player."""

    def __init__(self, game: "LoadGame", connection: Any) -> None:
        self.game, self.connection = game, connection
        self.seen = -1
        self.moved: float | None = None
        """When the move was sent that has yet to be shown."""

    async def read(self) -> None:
        """Take in what comes until the game is over."""
        async for text in self.connection:
            message = _decode(text)
            if message.type == "state":
                if self.moved is not None and message.seq > self.seen:
                    self.game.load.shown.append(time.perf_counter() - self.moved)
                    self.moved = None
                self.seen = message.seq
                if message.yours and message.yours.seat is not None:
                    self.game.ready(self, [one.move for one in message.yours.legal])
            elif message.type == "done":
                self.game.load.acknowledged(message.key or "")
                self.game.unanswered -= 1
            elif message.type == "refused":
                self.game.load.refused(message)
                self.game.unanswered -= 1
            elif message.type == "table" and message.table and message.table.status == "over":
                self.game.over.set()


class LoadGame:
    """A table whose seats are all played from here; when a game ends, the next begins."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load, self.number = load, number
        self.speed = load.rng.uniform(*SPEEDS)
        self.over = asyncio.Event()
        self.unanswered = 0
        self.people: list[str] = []

    async def sit_down(self) -> None:
        """Everybody gets a cookie."""
        for _ in range(self.load.seats):
            answer = await self.load.http.post("/api/session")
            self.people.append(answer.headers["set-cookie"].partition(";")[0])

    async def run(self) -> None:
        """Game after game."""
        while True:
            self.over.clear()
            table = await self._open()
            connections = [await self._connect(table, cookie) for cookie in self.people]
            readers = [asyncio.create_task(Chair(self, connection).read()) for connection in connections]
            self.load.live.add(self.number)
            await self.over.wait()
            await self._hear_the_last_answer()
            self.load.games += 1
            for task in readers:
                task.cancel()
            await asyncio.gather(
                *(connection.close() for connection in connections), *readers, return_exceptions=True
            )

    async def _hear_the_last_answer(self) -> None:
        """Another process may tell that the game is over before this one's acknowledges the last move."""
        for _ in range(int(SILENCE / 0.01)):
            if self.unanswered == 0:
                return
            await asyncio.sleep(0.01)

    async def _open(self) -> str:
        self.unanswered = 0
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.load.seats - 1)
        config = {"players": self.load.seats, "specials": "expert", "grozilla": False, "scoring": "product"}
        table = await self._post(0, "/api/tables", {"config": config, "seats": seats})
        for number in range(1, self.load.seats):
            await self._post(number, f"/api/tables/{table['id']}/join", {})
        await self._post(0, f"/api/tables/{table['id']}/start", None)
        return str(table["id"])

    async def _post(self, number: int, path: str, body: Any) -> Any:
        answer = await self.load.http.post(path, json=body, headers={"Cookie": self.people[number]})
        answer.raise_for_status()
        return answer.json()

    async def _connect(self, table: str, cookie: str) -> Any:
        return await connect(
            self.load.address.replace("http", "ws", 1) + f"/ws/tables/{table}",
            additional_headers={"Cookie": cookie},
            origin=Origin(self.load.address),
            compression=None,
            max_size=None,
            ping_interval=None,
        )

    def ready(self, chair: Chair, legal: list[str]) -> None:
        """Somebody of this table can move."""
        self.load.waiting[self.number] = (chair, legal)


class Load:
    """The whole load and what was measured."""

    def __init__(self, address: str, games: int, seats: int, seed: int, push: int) -> None:
        self.address, self.seats, self.push = address, seats, push
        self.rng = Random(seed)
        limits = httpx.Limits(max_connections=OPENING, keepalive_expiry=1)  # before the server hangs up
        self.http = httpx.AsyncClient(
            base_url=address, headers=HEADERS, timeout=60, limits=limits, cookies=Forgetful()
        )
        self.tables = [LoadGame(self, number) for number in range(games)]
        self.waiting: dict[int, tuple[Chair, list[str]]] = {}
        self.live: set[int] = set()
        self.games = 0
        self.sent: dict[str, float] = {}
        self.times: list[float] = []
        self.shown: list[float] = []
        self.lags: list[float] = []
        self.errors: Counter[str] = Counter()
        self.starved = 0
        self.service = PushService()
        self.push_waits: list[float] = []

    def acknowledged(self, key: str) -> None:
        """A move is on disk."""
        self.times.append(time.perf_counter() - self.sent.pop(key))

    def refused(self, message: _Message) -> None:
        """Nothing that is sent here should be refused."""
        self.errors[str(message.code)] += 1
        self.sent.pop(message.key or "", None)

    async def run(self, rate: float, seconds: float) -> None:
        """Sit everybody down, then move at a steady rate."""
        gc.disable()  # what is measured is the server's pauses, not ours
        gate = asyncio.Semaphore(OPENING)

        async def seat(table: LoadGame) -> None:
            async with gate:
                await table.sit_down()

        await asyncio.gather(*map(seat, self.tables))
        tasks = [asyncio.create_task(table.run()) for table in self.tables]
        while len(self.live) < len(self.tables):
            _raise_failed(tasks)
            await asyncio.sleep(0.05)
        _print_progress(f"{len(self.live)} games with {len(self.live) * self.seats} sockets are live")
        watch = asyncio.create_task(self._watch_own_lag())
        async with self.service.open() as service:
            tasks += [
                asyncio.create_task(
                    play_by_push(
                        self.address, service, self.errors, self.push_waits, GRACE * number / self.push
                    )
                )
                for number in range(self.push)
            ]
            while service.tables < self.push:
                _raise_failed(tasks)
                await asyncio.sleep(0.05)
            await self._move(rate, seconds, tasks)
            await self._part(tasks)
        watch.cancel()
        await self.http.aclose()

    async def _part(self, tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch_own_lag(self) -> None:
        """How late this program itself is: its own delays are in every figure."""
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(LAG)
            self.lags.append(time.perf_counter() - begun - LAG)

    async def _move(self, rate: float, seconds: float, tasks: list[asyncio.Task[None]]) -> None:
        begun, number = time.perf_counter(), 0
        while (now := time.perf_counter()) < begun + seconds:
            due = begun + number / rate
            if now < due:
                await asyncio.sleep(due - now)
            if number % (int(rate) * 10) == 0:
                _print_progress(f"{now - begun:5.0f} s  {len(self.times)} moves  {_figures(self.times)}")
                _raise_failed(tasks)
            number += 1
            if self.waiting:
                await self._send(*self.waiting.pop(self._next()))
            else:
                self.starved += 1
        await asyncio.sleep(1)
        self.errors["unanswered"] += sum(time.perf_counter() - sent > SILENCE for sent in self.sent.values())

    def _next(self) -> int:
        """The table at which somebody decides next: any, the quicker ones more often."""
        tables = list(self.waiting)
        return self.rng.choices(tables, [self.tables[number].speed for number in tables])[0]

    async def _send(self, chair: Chair, legal: list[str]) -> None:
        key = secrets.token_hex(8)
        self.sent[key] = chair.moved = time.perf_counter()
        chair.game.unanswered += 1
        move = {"type": "move", "key": key, "seq": chair.seen, "move": self.rng.choice(legal)}
        await chair.connection.send(msgspec.json.encode(move).decode())


def _raise_failed(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


def _figures(times: list[float], unit: float = 1000) -> dict[str, float]:
    """Milliseconds, unless another unit is wanted."""
    ordered = sorted(times)
    last = len(ordered) - 1
    return (
        {name: round(unit * ordered[int(part * last)], 1) for name, part in QUANTILES.items()}
        if times
        else {}
    )


def _print_progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def measure(options: argparse.Namespace) -> dict[str, Any]:
    """Start a server, load it, and stop it."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = str(folder / "games.db")
        if options.postgres:
            postgres = stack.enter_context(Postgres())
            database = stack.enter_context(postgres.fresh_database()).url
        settings = {**GENEROUS, "workers": options.workers, "messages_per_second": 10}
        settings |= SETTINGS if options.push else {}
        server = stack.enter_context(Running(database, folder, **settings))
        load = Load(server.address, options.games, options.seats, options.seed, options.push)
        uvloop.run(load.run(options.rate, options.seconds))
    return {
        "database": "postgresql" if options.postgres else "sqlite",
        "workers": options.workers,
        "games": options.games,
        "sockets": options.games * options.seats,
        "seconds": options.seconds,
        "moves": len(load.times),
        "moves_per_second": round(len(load.times) / options.seconds, 1),
        "finished_games": load.games,
        "starved": load.starved,
        "pushes": load.service.count,
        "push_seconds": _figures(load.push_waits, unit=1),
        "errors": {code: number for code, number in load.errors.items() if number},
        "own_lag_ms": _figures(load.lags),
        "shown_ms": _figures(load.shown),
        "acknowledgement_ms": _figures(load.times),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=200, help="moves a second, all games together")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL started for this")
    parser.add_argument(
        "--push", type=int, default=0, help="tables of two whose pages are closed between turns"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most-p99", type=float, default=0, help="milliseconds; more is a failure")
    options = parser.parse_args()
    figures = measure(options)
    print(json.dumps(figures, indent=2))
    too_slow = options.most_p99 and figures["acknowledgement_ms"]["p99"] > options.most_p99
    if too_slow or figures["errors"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
