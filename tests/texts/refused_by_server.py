"""One way to bring about each refusal of the server that is decided without a network."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import msgspec
from starlette.requests import Request

from happycity.codes import Code
from happycity.rules.fairness import commitment_of
from happycity.rules.game import Game
from happycity.rules.record import ConfigPart, Record, record_of
from happycity.server.game import dealing, seating
from happycity.server.game.daily import check_day, config_of_deal
from happycity.server.game.evenings import course
from happycity.server.game.replays import MOST_MOVES, record_replay
from happycity.server.game.snapshots import Snapshot, after, opening
from happycity.server.model.evenings import Entrant, Sitting, StoredEvening
from happycity.server.model.people import Person
from happycity.server.model.tables import LogEntry, StoredTable, rules_of
from happycity.server.people.limits import Buckets
from happycity.server.protocol.evenings import MOST_ENTRANTS, NewEvening
from happycity.server.protocol.people import PlayerSettings
from happycity.server.protocol.tables import ClockPart, NewTable, Seating, SeatWish
from happycity.server.protocol.terms import LONGEST_MESSAGE
from happycity.server.refusals import Denied
from happycity.server.settings import read_settings
from happycity.server.store.database import url_of
from happycity.server.web.calls import read_body

CONFIG = ConfigPart(2, "family", False, "product")
ADA = Person("a" * 16, "guest", "Ada", 0, PlayerSettings(), 0.0)
RATED = NewTable(CONFIG, [SeatWish("me"), SeatWish("open")], rated=True, clock=ClockPart("live", 30))
NONCE = "7" * 64
BOB = replace(ADA, id="b" * 16, name="Bob")


def open_table(*kinds: str, rated: bool = False, host: Person = ADA) -> StoredTable:
    wishes = [SeatWish(cast(Any, kind)) for kind in kinds]
    return seating.new_table(NewTable(CONFIG, wishes, rated=rated), host, 0.0)


def promising() -> StoredTable:
    """Ada has promised her part, Bob sits beside her."""
    table = seating.join(open_table("me", "open"), BOB, None, None)
    return dealing.promised(table, ADA.id, commitment_of(NONCE))


def begin() -> Snapshot:
    return opening(rules_of(open_table("me", "me")), "secret")


def enter(kind: str, seat: int, snapshot: Snapshot | None = None, move: str | None = None) -> Snapshot:
    snapshot = snapshot or begin()
    return after(snapshot, LogEntry("t", snapshot.seq + 1, kind, seat, move, "key", False, True, 0.0, 0.0))


def holding() -> Snapshot:
    """A snapshot in which seat 0 has played its turn and not ended it."""
    snapshot = begin()
    while snapshot.holding is None:
        assert snapshot.seat is not None
        moves = [str(move) for move in snapshot.game.legal_moves]
        snapshot = enter("move", snapshot.seat, snapshot, "coin" if "coin" in moves else moves[0])
    return snapshot


def send(content: bytes, kind: str) -> Any:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": content}

    headers = [(b"content-type", kind.encode())]
    request = Request({"type": "http", "headers": headers}, cast(Callable[[], Awaitable[Any]], receive))
    return asyncio.run(read_body(request, msgspec.json.Decoder(Seating)))


def empty_bucket(code: Code) -> None:
    buckets = Buckets(1, 1, lambda: 0.0)
    buckets.check("ada", code)
    buckets.check("ada", code)


def all_ways() -> Iterator[tuple[str, Callable[[Path], object]]]:
    yield "not-your-turn", lambda _: enter("move", 1, move="draw 1")
    yield "turn-not-ended", lambda _: enter("move", holding().holding or 0, holding(), "coin")
    yield "nothing-to-undo", lambda _: enter("undo", 0)
    yield "no-turn-to-end", lambda _: enter("end", 0)
    yield "already-away", lambda _: enter("away", 0, enter("away", 0))
    yield "not-away", lambda _: enter("back", 0)
    yield "not-seated", lambda _: seating.leave(open_table("me", "open"), BOB)
    yield "not-host", lambda _: seating.begin(open_table("me", "open"), BOB.id, 0.0)
    yield "seats-open", lambda _: seating.begin(open_table("me", "open"), ADA.id, 0.0)
    yield "seat-taken", lambda _: seating.join(open_table("me", "open"), BOB, 0, None)
    yield "wrong-seats", lambda _: open_table("me", "me", "me")
    yield "unknown-level", lambda _: open_table("me", "bot")
    yield "rated-needs-accounts", lambda _: seating.new_table(RATED, ADA, 0.0)
    yield (
        "rated-needs-people",
        lambda _: seating.new_table(
            msgspec.structs.replace(RATED, seats=[SeatWish("me"), SeatWish("bot", bot="resident")]),
            replace(ADA, kind="account"),
            0.0,
        ),
    )
    yield (
        "rated-needs-clock",
        lambda _: open_table("me", "open", rated=True, host=replace(ADA, kind="account")),
    )
    yield (
        "no-training",
        lambda _: seating.new_table(
            NewTable(CONFIG, [SeatWish("me"), SeatWish("bot", bot="resident")], training=True), ADA, 0.0
        ),
    )
    yield "not-over", lambda _: seating.rematch(open_table("me", "me"), ADA, 0.0)
    yield "not-open", lambda _: seating.join(open_table("me", "me"), BOB, None, None)
    yield "promise-given", lambda _: dealing.promised(promising(), ADA.id, NONCE)
    yield "promise-repeated", lambda _: dealing.promised(promising(), BOB.id, commitment_of(NONCE))
    yield "not-promised", lambda _: dealing.opened(dealing.begun(promising(), 0.0), BOB.id, NONCE, 0.0)
    yield "nonce-changed", lambda _: dealing.opened(dealing.begun(promising(), 0.0), ADA.id, "0" * 64, 0.0)
    yield "not-dealing", lambda _: dealing.opened(promising(), ADA.id, NONCE, 0.0)
    yield "too-fast", lambda _: empty_bucket(Code.TOO_FAST)
    yield "too-many", lambda _: empty_bucket(Code.TOO_MANY)
    yield "bad-message", lambda _: send(b"{}", "application/json")
    yield "not-json", lambda _: send(b"{}", "text/html")
    yield "too-long", lambda _: send(b" " * (LONGEST_MESSAGE + 1), "application/json")
    yield "bad-setting", lambda _: read_settings({}, workers=0)
    yield "workers-need-postgresql", lambda _: read_settings({}, workers=2)
    yield "bad-log-level", lambda _: read_settings({}, log_level="loud")
    yield "bad-switch", lambda _: read_settings({"HAPPYCITY_SECURE_COOKIES": "maybe"})
    yield "bad-number", lambda _: read_settings({"HAPPYCITY_PORT": "eighty"})
    yield "bad-database", lambda _: url_of("mysql://somewhere/else")
    yield "too-many-moves", lambda _: record_replay(record_with(moves=["keep"] * (MOST_MOVES + 1)))
    yield "record-differs", lambda _: record_replay(record_with(points=99))
    yield "unknown-deal", lambda _: config_of_deal("chess")
    yield "day-to-come", lambda _: check_day("2099-12-31", 0.0)
    yield "unknown-day", lambda _: check_day("today", 0.0)
    yield from said_at_evenings()
    yield from said_by_rooms()


EVENING = NewEvening("Club", "duplicate", CONFIG, ClockPart("live", 30))


def evening_of(people: int, status: str = "gathering") -> StoredEvening:
    """One of Ada's, with so many people."""
    entrants = tuple(Entrant(number, f"{number:016}") for number in range(people))
    return replace(course.new_evening(EVENING, ADA, 0.0), entrants=entrants, status=status)


def said_at_evenings() -> Iterator[tuple[str, Callable[[Path], object]]]:
    """Club evenings."""
    crossed = msgspec.structs.replace(
        EVENING, kind="round-robin", config=ConfigPart(3, "family", False, "product")
    )
    running = [Sitting(0, 1, "t", "playing", (0, 1), (None, None))]
    yield "round-robin-of-two", lambda _: course.new_evening(crossed, ADA, 0.0)
    yield "evening-begun", lambda _: course.entered(evening_of(3, "playing"), BOB)
    yield "too-many-evenings", lambda _: deny("too-many-evenings", known=5)
    yield "evening-full", lambda _: course.entered(evening_of(MOST_ENTRANTS), BOB)
    yield "evening-over", lambda _: course.removed(evening_of(3, "over"), ADA.id, 1)
    yield "not-entered", lambda _: course.gone(evening_of(3), BOB.id)
    yield "not-evenings-host", lambda _: course.started(evening_of(3), BOB.id, 0.0)
    yield "too-few-people", lambda _: course.started(evening_of(2), ADA.id, 0.0)
    yield "round-not-over", lambda _: course.hurried(evening_of(3, "playing"), ADA.id, running, 0.0)
    yield "round-sealed", lambda _: deny("round-sealed")
    yield "no-early-end", lambda _: deny("no-early-end")
    yield "no-evening-rematch", lambda _: deny("no-evening-rematch")
    yield "unknown-evening", lambda _: deny("unknown-evening", found="zzzzzzzzzzzz")


def record_with(moves: list[str] | None = None, points: int | None = None) -> Record:
    """The record of a random game, changed."""
    game = Game.new(seed=1)
    while not game.is_over:
        game = game.play_action(game.legal_actions[len(game.steps) % len(game.legal_actions)])
    record = record_of(game)
    record.moves = moves or record.moves
    record.result.points = [points] if points else record.result.points
    return record


def said_by_rooms() -> Iterator[tuple[str, Callable[[Path], object]]]:
    """Those that need a running server, which has tests of its own: here only for their sentences."""
    yield "unknown-table", lambda _: deny("unknown-table", found="zzzzzzzzzzzz")
    yield "stale", lambda _: deny("stale", found=3, known=5)
    yield "not-begun", lambda _: deny("not-begun", table="zzzzzzzzzzzz")
    yield "key-taken", lambda _: deny("key-taken")
    yield "game-finished", lambda _: deny("game-finished", seat=0)
    yield "too-often", lambda _: deny("too-often", seat=0, known=20)
    yield "rated-no-undo", lambda _: deny("rated-no-undo")
    yield "no-chat", lambda _: deny("no-chat")
    yield "no-hints", lambda _: deny("no-hints")
    yield "hints-not-agreed", lambda _: deny("hints-not-agreed")
    yield "nothing-to-agree", lambda _: deny("nothing-to-agree")
    yield "asked-lately", lambda _: deny("asked-lately")
    yield "nobody-absent", lambda _: deny("nobody-absent", seat=1)
    yield "not-here", lambda _: deny("not-here", table="zzzzzzzzzzzz")
    yield "rated-no-stand-in", lambda _: deny("rated-no-stand-in")
    yield "deal-sealed", lambda _: deny("deal-sealed")
    yield "no-why", lambda _: deny("no-why")
    yield "nothing-to-decide", lambda _: deny("nothing-to-decide")
    yield "not-signed-in", lambda _: deny("not-signed-in")
    yield "not-found", lambda _: deny("not-found", found="/api/teapot")
    yield "wrong-method", lambda _: deny("wrong-method", found="PUT", known=["GET"])
    yield "fault", lambda _: deny("fault", found="3f2a")
    yield "already-taken", lambda _: deny("already-taken")
    yield "too-many-games", lambda _: deny("too-many-games", known=500)
    yield "banned", lambda _: deny("banned", until="2026-11-20 14:00 UTC")
    yield "unknown-report", lambda _: deny("unknown-report", found="0123456789abcdef")
    yield "unknown-announcement", lambda _: deny("unknown-announcement", found="0123456789abcdef")
    yield "bad-invitation", lambda _: deny("bad-invitation")
    yield "not-there", lambda _: deny("not-there", found="Ada", table="zzzzzzzzzzzz")
    yield "not-unfinished", lambda _: deny("not-unfinished", table="zzzzzzzzzzzz")
    yield "closing", lambda _: deny("closing")


def deny(code: str, **facts: object) -> None:
    raise Denied(Code(code), **facts)
