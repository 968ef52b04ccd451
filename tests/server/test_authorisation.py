"""Who may do what, when: every message and every route, sent by everybody in every state of a table.

The expectations are written down here as tables, from what the game's rules and docs/protocol.md promise.
What is refused must leave no trace: neither in the log, nor at the table, nor in the chat.
"""

from collections.abc import Awaitable, Callable, Iterator
from itertools import product
from typing import Any, get_args

import pytest
from sqlalchemy import Connection, text

from happycity.server.protocol.asking import ClientMessage
from happycity.server.protocol.terms import CloseCode
from happycity.server.routes import Who
from happycity.server.store import deeds
from happycity.server.web.api import ROUTES
from happycity.testing.server.inside import HANDSHAKE_REFUSED, Inside
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.village import PASSWORD, Village, in_village
from tests.server.scenes import CONFIG, SEATED, Company, Headers, keep, legal_move, log_to, table_in

NOT_KNOWN = {
    "nobody": "not-signed-in",
    "forged": "not-signed-in",
    "deleted": "not-signed-in",
    "bad token": "bad-token",
    "foreign page": "foreign-page",
}
SCENES = ("open", "full", "dealing", "decide", "undoable", "holding", "gone", "rated", "over", "closed")
STRANGERS = ("spectator", "elsewhere", "host", "account")  # people who do not sit at the table
OUTSIDERS = ("nobody", "forged", "deleted", "bad token", "foreign page")  # who are nobody, or cannot prove it

# What becomes of an intent, by scene; a dot is an acceptance.
INTENTS = """
        scene     move            undo             end              away          back
actor   open      not-begun       not-begun        not-begun        not-begun     not-begun
actor   full      not-begun       not-begun        not-begun        not-begun     not-begun
actor   dealing   not-begun       not-begun        not-begun        not-begun     not-begun
actor   decide    .               nothing-to-undo  no-turn-to-end   .             not-away
actor   undoable  .               .                no-turn-to-end   .             not-away
actor   holding   turn-not-ended  .                .                .             not-away
actor   gone      .               nothing-to-undo  no-turn-to-end   .             not-away
actor   rated     .               rated-no-undo    no-turn-to-end   .             not-away
actor   over      game-finished   game-finished    game-finished    game-finished game-finished
actor   closed    not-begun       not-begun        not-begun        not-begun     not-begun
waiter  open      not-begun       not-begun        not-begun        not-begun     not-begun
waiter  full      not-begun       not-begun        not-begun        not-begun     not-begun
waiter  dealing   not-begun       not-begun        not-begun        not-begun     not-begun
waiter  decide    not-your-turn   nothing-to-undo  not-your-turn    .             not-away
waiter  undoable  not-your-turn   nothing-to-undo  not-your-turn    .             not-away
waiter  holding   not-your-turn   nothing-to-undo  not-your-turn    .             not-away
waiter  gone      not-your-turn   nothing-to-undo  not-your-turn    already-away  .
waiter  rated     not-your-turn   rated-no-undo    not-your-turn    .             not-away
waiter  over      game-finished   game-finished    game-finished    game-finished game-finished
waiter  closed    not-begun       not-begun        not-begun        not-begun     not-begun
program open      not-seated      not-seated       not-seated       not-seated    not-seated
program full      not-begun       not-begun        not-begun        not-begun     not-begun
program dealing   not-begun       not-begun        not-begun        not-begun     not-begun
program decide    not-your-turn   nothing-to-undo  not-your-turn    .             not-away
program undoable  not-your-turn   nothing-to-undo  not-your-turn    .             not-away
program holding   not-your-turn   nothing-to-undo  not-your-turn    .             not-away
program gone      not-your-turn   nothing-to-undo  not-your-turn    .             not-away
program rated     not-your-turn   rated-no-undo    not-your-turn    .             not-away
program over      game-finished   game-finished    game-finished    game-finished game-finished
program closed    not-begun       not-begun        not-begun        not-begun     not-begun
"""

# What becomes of everything else that is said to a table: by people at it, and by those who only watch.
MESSAGES = """
          look       skip        say  react  ping
open      not-begun  .           .    .      .
full      not-begun  .           .    .      .
dealing   not-begun  .           .    .      .
decide    .          .           .    .      .
undoable  .          .           .    .      .
holding   .          .           .    .      .
gone      .          .           .    .      .
rated     .          .           .    .      .
over      .          .           .    .      .
closed    not-begun  .           .    .      .
"""

# Who may chat, by the rule of the table.
CHATS = """
            spectator  account  program
everybody   .          .        .
accounts    no-chat    .        .
nobody      no-chat    no-chat  no-chat
"""

# What becomes of a call that changes a table, by scene; people who sit there are alike, and so are strangers.
CALLS = """
         scene   join       leave      start      chat     rematch    hint             resign    seats,options
seated   open    .          .          not-host   not-host not-over   hints-not-agreed not-begun     not-host
seated   full    .          .          not-host   not-host not-over   hints-not-agreed not-begun     not-host
seated   dealing not-open   not-open   not-host   not-host not-over   hints-not-agreed not-begun     not-host
seated   decide  not-open   not-open   not-host   not-host not-over   hints-not-agreed .             not-host
seated   rated   not-open   not-open   not-host   not-host not-over   no-hints         .             not-host
seated   over    not-open   not-open   not-host   not-host .          hints-not-agreed game-finished not-host
seated   closed  not-open   not-open   not-host   not-host not-over   hints-not-agreed game-finished not-host
stranger open    .          not-seated not-host   not-host not-over   not-seated       not-seated    not-host
stranger full    seat-taken not-seated not-host   not-host not-over   not-seated       not-seated    not-host
stranger dealing not-open   not-seated not-host   not-host not-over   not-seated       not-seated    not-host
stranger decide  not-open   not-seated not-host   not-host not-over   not-seated       not-seated    not-host
stranger over    not-open   not-seated not-host   not-host not-seated not-seated       not-seated    not-host
stranger closed  not-open   not-seated not-host   not-host not-over   not-seated       not-seated    not-host
host     open    .          .          seats-open .        not-over   not-seated       not-seated    .
host     full    seat-taken .          .          .        not-over   not-seated       not-seated    .
host     dealing not-open   not-open   not-open   .        not-over   not-seated       not-seated    not-open
host     decide  not-open   not-open   not-open   .        not-over   not-seated       not-seated    not-open
host     over    not-open   not-open   not-open   .        .          not-seated       not-seated    not-open
host     closed  not-open   not-open   not-open   .        not-over   not-seated       not-seated    not-open
"""

# The same for what those who sit there add to the shuffles; what is given here was not promised.
PARTS = """
         scene    promise     opening
seated   open     .           not-dealing
seated   full     .           not-dealing
seated   dealing  .           nonce-changed
seated   decide   .           not-dealing
seated   rated    .           not-dealing
seated   over     not-open    not-dealing
seated   closed   not-open    not-dealing
stranger open     not-seated  not-seated
stranger full     not-seated  not-seated
stranger dealing  not-seated  not-seated
stranger decide   not-seated  not-seated
stranger over     not-seated  not-seated
stranger closed   not-seated  not-seated
host     open     not-seated  not-seated
host     full     not-seated  not-seated
host     dealing  not-seated  not-seated
host     decide   not-seated  not-seated
host     over     not-seated  not-seated
host     closed   not-seated  not-seated
"""

# Keeping a seat for somebody who is no friend.
INVITES = """
         scene    invite
seated   open     not-host
seated   full     not-host
seated   dealing  not-host
seated   decide   not-host
seated   rated    not-host
seated   over     not-host
seated   closed   not-host
stranger open     not-host
stranger full     not-host
stranger dealing  not-host
stranger decide   not-host
stranger over     not-host
stranger closed   not-host
host     open     not-friends
host     full     not-friends
host     dealing  not-open
host     decide   not-open
host     over     not-open
host     closed   not-open
"""

# What becomes of what is said to an agreement, by subject; in `absent` the actor has no page open.
AGREEMENTS = """
          scene   hints          bot                end
actor     open    not-begun      not-begun          not-begun
actor     full    not-begun      not-begun          not-begun
actor     dealing not-begun      not-begun          not-begun
actor     decide  .              nobody-absent      .
actor     gone    .              nobody-absent      .
actor     absent  .              not-here           not-here
actor     rated   no-hints       rated-no-stand-in  .
actor     over    game-finished  game-finished      game-finished
actor     closed  game-finished  game-finished      game-finished
waiter    open    not-begun      not-begun          not-begun
waiter    full    not-begun      not-begun          not-begun
waiter    dealing not-begun      not-begun          not-begun
waiter    decide  .              nobody-absent      .
waiter    gone    .              nobody-absent      .
waiter    absent  .              .                  .
waiter    rated   no-hints       rated-no-stand-in  .
waiter    over    game-finished  game-finished      game-finished
waiter    closed  game-finished  game-finished      game-finished
program   absent  .              .                  .
program   decide  .              nobody-absent      .
"""

# Every other route: who gets an answer.  Whoever has no dot is told why not.
ROUTES_FOR = """
       path                          nobody         guest           account  program
GET    /api/tables                   .              .               .        .
GET    /api/watch                    .              .               .        .
GET    /api/tables/{table}           .              .               .        .
GET    /api/tables/{table}/why       no-why         no-why          no-why   no-why
GET    /api/me/tables                not-signed-in  .               .        .
POST   /api/tables                   not-signed-in  .               .        .
POST   /api/session                  .              .               .        .
GET    /api/me                       not-signed-in  .               .        .
PATCH  /api/me                       not-signed-in  .               .        .
POST   /api/account                  not-signed-in  .               already-account  already-account
POST   /api/login                    wrong-password wrong-password  wrong-password   wrong-password
POST   /api/logout                   .              .               .        .
POST   /api/logout-everywhere        not-signed-in  need-account    .        need-account
POST   /api/password                 not-signed-in  need-account    .        need-account
GET    /api/me/recovery              not-signed-in  need-account    .        need-account
POST   /api/me/recovery              not-signed-in  need-account    .        need-account
POST   /api/recover                  wrong-code     wrong-code      wrong-code       wrong-code
POST   /api/lost                     channel-off    channel-off     channel-off      channel-off
GET    /api/me/sessions              not-signed-in  need-account    .        need-account
DELETE /api/me/sessions/{session}    not-signed-in  need-account    unknown-session  need-account
GET    /api/me/passkeys              not-signed-in  need-account    .        need-account
POST   /api/me/passkeys/wish         not-signed-in  need-account    .        need-account
POST   /api/me/passkeys              not-signed-in  need-account    bad-passkey      need-account
DELETE /api/me/passkeys/{passkey}    not-signed-in  need-account    unknown-passkey  need-account
POST   /api/login/passkey/wish       .              .               .        foreign-page
POST   /api/login/passkey            bad-passkey    bad-passkey     bad-passkey      bad-passkey
POST   /api/login/provider/wish      provider-off   provider-off    provider-off     provider-off
POST   /api/login/provider           provider-off   provider-off    provider-off     provider-off
GET    /api/me/access                not-signed-in  need-account    .        need-account
DELETE /api/me/provider              not-signed-in  need-account    .        need-account
GET    /api/me/export                not-signed-in  .               .        .
DELETE /api/me                       not-signed-in  .               .        .
GET    /api/me/programs              not-signed-in  need-account    .        need-account
POST   /api/me/programs              not-signed-in  need-account    .        need-account
DELETE /api/me/programs/{program}    not-signed-in  need-account    unknown-program  need-account
GET    /api/me/notices               not-signed-in  .               .        .
PUT    /api/me/notices               not-signed-in  .               .        .
POST   /api/me/notices/devices       not-signed-in  channel-off     channel-off      channel-off
DELETE /api/me/notices/devices/{device} not-signed-in unknown-device unknown-device  unknown-device
PUT    /api/me/notices/mail          not-signed-in  need-account    .        need-account
PUT    /api/me/notices/webhook       not-signed-in  need-account    .        need-account
POST   /api/me/notices/test          not-signed-in  channel-off     channel-off      channel-off
GET    /api/letters/{token}          .              .               .                .
GET    /api/letters/{token}/about    bad-link       bad-link        bad-link         bad-link
POST   /api/letters/{token}          bad-link       bad-link        bad-link         bad-link
GET    /api/me/distances             not-signed-in  .               .        .
PUT    /api/me/distances/{player}    not-signed-in  .               .        .
DELETE /api/me/distances/{player}    not-signed-in  .               .        .
GET    /api/me/friends               not-signed-in  .               .        .
POST   /api/me/friends               not-signed-in  unknown-name    unknown-name     unknown-name
PUT    /api/me/friends/{player}      not-signed-in  .               .        .
DELETE /api/me/friends/{player}      not-signed-in  .               .        .
POST   /api/me/door                  not-signed-in  .               .        .
PUT    /api/me/door                  not-signed-in  .               .        .
GET    /api/doors/{code}             changed-link   changed-link    changed-link     changed-link
POST   /api/doors/{code}             not-signed-in  changed-link    changed-link     changed-link
GET    /api/me/circles               not-signed-in  .               .        .
POST   /api/circles                  not-signed-in  need-account    .        need-account
GET    /api/circles/{circle}         not-signed-in  unknown-circle  unknown-circle   unknown-circle
GET    /api/circles/{circle}/results.json not-signed-in unknown-circle unknown-circle unknown-circle
GET    /api/circles/{circle}/results.csv  not-signed-in unknown-circle unknown-circle unknown-circle
POST   /api/circles/{circle}/link    not-signed-in  unknown-circle  unknown-circle   unknown-circle
PUT    /api/circles/{circle}/name    not-signed-in  unknown-circle  unknown-circle   unknown-circle
PUT    /api/circles/{circle}/owner   not-signed-in  unknown-circle  unknown-circle   unknown-circle
PUT    /api/circles/{circle}/members/{player} not-signed-in unknown-circle unknown-circle unknown-circle
DELETE /api/circles/{circle}/members/{player} not-signed-in unknown-circle unknown-circle unknown-circle
GET    /api/circle-doors/{code}      changed-link   changed-link    changed-link     changed-link
POST   /api/circle-doors/{code}      not-signed-in  changed-link    changed-link     changed-link
POST   /api/reports                  not-signed-in  unknown-table   unknown-table    unknown-table
GET    /api/games                    not-signed-in  .               .        .
GET    /api/me/taken                 not-signed-in  need-account    .        need-account
POST   /api/games                    not-signed-in  need-account    bad-message      need-account
GET    /api/games/export.jsonl       not-signed-in  .               .        .
GET    /api/games/{game}             unknown-game   unknown-game    unknown-game     unknown-game
GET    /api/games/{game}/record      unknown-game   unknown-game    unknown-game     unknown-game
GET    /api/games/{game}/replay      unknown-game   unknown-game    unknown-game     unknown-game
GET    /api/games/{game}/sheet       unknown-game   unknown-game    unknown-game     unknown-game
GET    /api/games/{game}/story       unknown-game   unknown-game    unknown-game     unknown-game
GET    /api/daily                    .              .               .        .
POST   /api/daily/{mode}             not-signed-in  unknown-deal    unknown-deal     unknown-deal
GET    /api/daily/{day}/{mode}       unknown-day    unknown-day     unknown-day      unknown-day
POST   /api/evenings                         not-signed-in   need-account     .                need-account
GET    /api/me/evenings                      not-signed-in   .                .                .
GET    /api/evenings/{evening}               unknown-evening unknown-evening  unknown-evening  unknown-evening
POST   /api/evenings/{evening}/enter         not-signed-in   unknown-evening  unknown-evening  unknown-evening
POST   /api/evenings/{evening}/leave         not-signed-in   unknown-evening  unknown-evening  unknown-evening
POST   /api/evenings/{evening}/remove        not-signed-in   unknown-evening  unknown-evening  unknown-evening
POST   /api/evenings/{evening}/start         not-signed-in   unknown-evening  unknown-evening  unknown-evening
POST   /api/evenings/{evening}/next          not-signed-in   unknown-evening  unknown-evening  unknown-evening
POST   /api/evenings/{evening}/end           not-signed-in   unknown-evening  unknown-evening  unknown-evening
GET    /api/evenings/{evening}/standings.csv unknown-evening unknown-evening  unknown-evening  unknown-evening
GET    /api/evenings/{evening}/results.csv   unknown-evening unknown-evening  unknown-evening  unknown-evening
GET    /api/evenings/{evening}/results.json  unknown-evening unknown-evening  unknown-evening  unknown-evening
POST   /api/replay                   bad-message    bad-message     bad-message      bad-message
GET    /api/players/{player}         .              .               .        .
GET    /api/players/{player}/game    .              .               .        .
GET    /api/ratings                  .              .               .        .
GET    /api/admin/reports            not-found      not-found       not-found        not-found
POST   /api/admin/reports/{report}/settle not-found not-found       not-found        not-found
GET    /api/admin/people             not-found      not-found       not-found        not-found
POST   /api/admin/people/{player}/ban     not-found not-found       not-found        not-found
POST   /api/admin/people/{player}/rename  not-found not-found       not-found        not-found
POST   /api/admin/people/{player}/recover not-found not-found       not-found        not-found
DELETE /api/admin/people/{player}    not-found      not-found       not-found        not-found
POST   /api/admin/tables/{table}/end      not-found not-found       not-found        not-found
POST   /api/admin/tables/{table}/remove   not-found not-found       not-found        not-found
POST   /api/admin/announcements      not-found      not-found       not-found        not-found
DELETE /api/admin/announcements/{announcement} not-found not-found  not-found        not-found
POST   /api/admin/invitations        not-found      not-found       not-found        not-found
GET    /api/house                    .              .               .        .
GET    /api/admin/log                not-found      not-found       not-found        not-found
GET    /healthz                      .              .               .        .
GET    /readyz                       .              .               .        .
GET    /metrics                      not-found      not-found       not-found        not-found
GET    /api/version                  .              .               .        .
GET    /api/openapi.json             .              .               .        .
GET    /api/                         .              .               .        .
GET    /api/page.css                 .              .               .        .
GET    /api/protocol.md             .              .               .        .
"""

INTENT_KINDS = ("move", "undo", "end", "away", "back")
OPTIONS = {
    "specials": "expert",
    "grozilla": False,
    "scoring": "sum",
    "public": False,
    "rated": False,
    "clock": None,
}
TABLE_CALLS: dict[str, Any] = {
    "join": {},
    "leave": None,
    "seats": {"seat": 2, "kind": "bot", "bot": "newcomer"},
    "start": None,
    "chat": {"chat": "accounts"},
    "rematch": None,
    "hint": None,
    "agreement": {"subject": "hints", "yes": True},
    "resign": None,
    "options": OPTIONS,
    "invite": {"player": "x"},
    "promise": {"promise": "d" * 64},
    "opening": {"nonce": "d" * 64},
}
NEW_TABLE = {"config": CONFIG.to_dict(), "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
BODIES: dict[str, Any] = {
    "POST /api/tables": NEW_TABLE,
    "PATCH /api/me": {"settings": {}},
    "POST /api/account": {"name": "Somebody New", "password": PASSWORD},
    "POST /api/login": {"name": "nobody at all", "password": PASSWORD},
    "POST /api/password": {"password": PASSWORD, "new_password": "eight blue towers"},
    "POST /api/me/recovery": {"password": PASSWORD},
    "POST /api/recover": {
        "name": "nobody",
        "code": "k7mp-3xqd-9rwe-hh2t",
        "new_password": "eight blue towers",
    },
    "POST /api/lost": {"who": "Anna"},
    "POST /api/me/passkeys": {"credential": {}},
    "POST /api/login/passkey": {"credential": {}},
    "POST /api/login/provider": {"state": "x"},
    "DELETE /api/me": {"password": PASSWORD},
    "POST /api/me/programs": {"name": "A Program"},
    "PUT /api/me/notices": {"wishes": {}},
    "POST /api/me/notices/devices": {"endpoint": "x", "p256dh": "x", "auth": "x"},
    "PUT /api/me/notices/mail": {"address": None},
    "PUT /api/me/notices/webhook": {"url": None},
    "POST /api/me/notices/test": {"channel": "push"},
    "POST /api/admin/people/{player}/ban": {"days": 1},
    "POST /api/admin/people/{player}/rename": {"name": "Somebody Else"},
    "POST /api/admin/tables/{table}/remove": {"player": "x"},
    "POST /api/admin/announcements": {"text": "Hello"},
    "POST /api/admin/invitations": {},
    "POST /api/reports": {"table": "a" * 12, "player": "x", "reason": "other"},
    "PUT /api/me/distances/{player}": {"kind": "block"},
    "POST /api/me/friends": {"name": "nobody at all"},
    "PUT /api/me/door": {"shown": False},
    "POST /api/circles": {"name": "Zoo"},
    "PUT /api/circles/{circle}/owner": {"player": "x"},
    "PUT /api/circles/{circle}/name": {"name": "The Zoo"},
    "POST /api/evenings": {
        "name": "A Club",
        "kind": "duplicate",
        "config": CONFIG.to_dict(),
        "clock": {"kind": "live", "move_seconds": 60},
    },
    "POST /api/evenings/{evening}/remove": {"number": 0},
    "POST /api/replay": {"format": "no record"},
    "POST /api/games": {"record": {"format": "no record"}, "ended": 0.0},
}
MESSAGE_BODIES: dict[str, dict[str, Any]] = {
    "look": {},
    "skip": {},
    "say": {"text": "hello"},
    "react": {"reaction": "wow"},
    "ping": {},
}


def expected(table: str, names: int = 1) -> Iterator[tuple[str, str, str]]:
    """Row, column and outcome of a table above; the first words of a row are its name.

    What is refused alike shares a column.
    """
    head, *rows = table.strip("\n").splitlines()
    columns = head.split()[names - 1 :]
    for row in rows:
        words = row.split()
        for column, outcome in zip(columns, words[names:], strict=True):
            for one in column.split(","):
                yield " ".join(words[:names]), one, outcome


def trace(connection: Connection, table: str) -> list[Any]:
    """Everything that is kept of a table, but for when its clock is due."""
    of_table = "SELECT version, seq, status, options, host, next FROM tables WHERE id = :id"
    others = [f"SELECT * FROM {name} WHERE table_id = :id" for name in ("seats", "entries", "chats")]
    return [connection.execute(text(query), {"id": table}).all() for query in (of_table, *others)]


def of_people(connection: Connection, table: str) -> list[Any]:
    """What people have said and decided; a bot goes on for somebody who is deleted."""
    decided = "SELECT * FROM entries WHERE table_id = :id AND NOT by_bot"
    said = "SELECT * FROM chats WHERE table_id = :id"
    return [connection.execute(text(query), {"id": table}).all() for query in (decided, said)]


class Stage:
    """A table in one state, laid anew after something was accepted at it."""

    def __init__(self, village: Village, company: Company, scene: str, chat: str = "everybody") -> None:
        self._village, self._company, self._scene, self._chat = village, company, scene, chat
        self._table = ""

    async def played(self, deed: Callable[[str], Awaitable[str]]) -> str:
        """What becomes of a deed at this table; what is refused must not leave a trace."""
        if not self._table:
            table, log = table_in(self._scene, self._company, self._chat)
            await self._village.services.scribe.write(keep, table, log)
            self._table = table.id
        before = await self._village.services.database.read(trace, self._table)
        outcome = await deed(self._table)
        if outcome == ".":
            self._table = ""
        else:
            assert await self._village.services.database.read(trace, self._table) == before, "it left a trace"
        return outcome


async def send(village: Village, headers: Headers, table: str, message: dict[str, Any]) -> str:
    """What becomes of a message: a dot, or the code of the refusal, or that of a refused handshake."""
    connection = await Inside(village._app, f"/ws/tables/{table}", headers).open()
    if connection.closed is not None:
        return str(connection.closed)
    await connection.answered()
    answers = await connection.ask(message)
    await connection.close()
    refused = [one["code"] for one in answers if one["type"] == "refused"]
    return refused[0] if refused else "."


async def call(village: Village, headers: Headers, method: str, path: str, body: Any = None) -> str:
    """What becomes of a call: a dot, or the code of the refusal.

    Every route has an address of its own: wrong passwords and wrong codes have to wait.
    """
    async with village.browser(f"192.0.2.{len(path)}", **headers) as browser:
        answer = await browser.request(method, path, json=body)
    assert answer.status_code < 500
    return "." if answer.status_code < 400 else str(answer.json()["code"])


def intent(kind: str, scene: str) -> dict[str, Any]:
    more = {"move": legal_move(scene) if log_to(scene) else "coin"} if kind == "move" else {}
    return {"type": kind, "key": f"sent-{kind:_>6}", "seq": len(log_to(scene)), **more}


def message_of(kind: str, scene: str) -> dict[str, Any]:
    return {"type": kind, **MESSAGE_BODIES[kind]} if kind in MESSAGE_BODIES else intent(kind, scene)


def matrix() -> Iterator[tuple[str, str, str, str]]:
    """Scene, role, message and outcome: everything that can be said to a table, by everybody."""
    for name, kind, outcome in expected(INTENTS, 2):
        role, scene = name.split()
        yield scene, role, kind, outcome
    for scene, kind, outcome in expected(MESSAGES):
        for role in SEATED:
            absent = kind == "skip" and (role, scene) == ("program", "open")
            yield scene, role, kind, "not-seated" if absent else outcome
        for role in STRANGERS:
            yield scene, role, kind, "not-seated" if kind == "skip" else outcome
    for scene, role, kind in product(SCENES, STRANGERS, INTENT_KINDS):
        yield scene, role, kind, "not-seated"
    for scene, role, kind in product(SCENES, OUTSIDERS, (*INTENT_KINDS, *MESSAGE_BODIES)):
        yield scene, role, kind, str(HANDSHAKE_REFUSED)


def test_the_tables_speak_of_every_message_and_route() -> None:
    kinds = {message.__struct_config__.tag for message in get_args(ClientMessage)}
    assert {kind for _, _, kind, _ in matrix()} == kinds
    assert {scene for scene, *_ in matrix()} == set(SCENES)
    listed = {name for name, _, _ in expected(ROUTES_FOR, 2)} | {
        f"POST /api/tables/{{table}}/{one}" for one in TABLE_CALLS
    }
    assert listed == {f"{route.method} {route.path}" for route in ROUTES}


@pytest.mark.full
@in_village(**GENEROUS)
async def test_messages(village: Village) -> None:
    company = await Company(village).gather()
    stages = {scene: Stage(village, company, scene) for scene in SCENES}
    wrong, sent = [], 0
    for scene, role, kind, outcome in matrix():
        message, headers = message_of(kind, scene), company.headers(role)
        found = await stages[scene].played(lambda table: send(village, headers, table, message))  # noqa: B023 — called at once
        wrong += [(scene, role, kind, outcome, found)] if found != outcome else []
        sent += 1
    assert wrong == []
    assert sent >= 1000


@in_village(**GENEROUS)
async def test_chat(village: Village) -> None:
    company = await Company(village).gather()
    for rule, role, outcome in expected(CHATS):
        stage, headers = Stage(village, company, "decide", rule), company.headers(role)
        for kind in ("say", "react"):
            message = message_of(kind, "decide")
            assert await stage.played(lambda table: send(village, headers, table, message)) == outcome  # noqa: B023 — called at once


@pytest.mark.full
@in_village(**GENEROUS)
async def test_calls_that_change_a_table(village: Village) -> None:
    company = await Company(village).gather()
    everybody = {
        "seated": ("actor", "waiter"),
        "stranger": ("spectator", "elsewhere", "account"),
        "host": ("host",),
    }
    stages = {scene: Stage(village, company, scene) for scene in SCENES}
    wrong: list[tuple[str, ...]] = []
    for name, what, outcome in (*expected(CALLS, 2), *expected(PARTS, 2), *expected(INVITES, 2)):
        group, scene = name.split()
        for role in everybody[group]:
            found = await _call_at(stages[scene], village, company.headers(role), what)
            wrong += [(scene, role, what, outcome, found)] if found != outcome else []
    for scene, role, what in product(SCENES, OUTSIDERS, TABLE_CALLS):
        found = await _call_at(stages[scene], village, company.headers(role), what)
        wrong += [(scene, role, what, found)] if found != NOT_KNOWN[role] else []
    assert wrong == []


@pytest.mark.full
@in_village(**GENEROUS)
async def test_agreements(village: Village) -> None:
    """Yes and no alike: nobody says anything where nothing is to be said."""
    company = await Company(village).gather()
    stages = {scene: Stage(village, company, scene) for scene in (*SCENES, "absent")}
    wrong: list[tuple[str, ...]] = []
    nobodys = product((*STRANGERS, *OUTSIDERS), stages, ("hints", "bot", "end"))
    cells = [(*name.split(), subject, outcome) for name, subject, outcome in expected(AGREEMENTS, 2)]
    cells += [(role, scene, about, NOT_KNOWN.get(role, "not-seated")) for role, scene, about in nobodys]
    for (role, scene, subject, outcome), yes in product(cells, (True, False)):
        body = {"subject": subject, "yes": yes, "seat": 0 if subject == "bot" else None}
        headers = company.headers(role)
        found = await stages[scene].played(
            lambda table: call(village, headers, "POST", f"/api/tables/{table}/agreement", body)  # noqa: B023 — called at once
        )
        wrong += [(scene, role, subject, str(yes), outcome, found)] if found != outcome else []
    assert wrong == []


async def _call_at(stage: Stage, village: Village, headers: Headers, what: str) -> str:
    body = TABLE_CALLS[what]
    return await stage.played(
        lambda table: call(village, headers, "POST", f"/api/tables/{table}/{what}", body)
    )


@pytest.mark.full
@in_village(**GENEROUS, metrics_from="")
async def test_all_other_routes(village: Village) -> None:
    company = await Company(village).gather()
    password = await village.services.passwords.hashed(PASSWORD)
    wrong: list[tuple[str, ...]] = []
    for route, role, outcome in expected(ROUTES_FOR, 2):
        await _come_anew(company, role, password)
        found = await _call_on(village, company, role, route)
        wrong += [(route, role, outcome, found)] if found != outcome else []
        if role == "nobody":
            unknown = [(one, await _call_on(village, company, one, route)) for one in ("forged", "deleted")]
            wrong += [(route, one, found) for one, found in unknown if found != outcome]
        if role == "guest" and not route.startswith("GET"):
            found = await _call_on(village, company, "foreign page", route)
            hidden = "not-found" if "/admin/" in route else "foreign-page"
            wrong += [(route, "foreign page", found)] if found != hidden else []
    assert wrong == []


async def _come_anew(company: Company, role: str, password: str) -> None:
    """Some calls change or end the caller."""
    if role == "guest":
        await company.guest(role)
    elif role != "nobody":
        await company.account("account", password)
        await company.program("program")


async def _call_on(village: Village, company: Company, role: str, route: str, body: Any = None) -> str:
    method, path = route.split()
    values = {"table": "a" * 12, "game": "a" * 12, "program": "x", "player": company.people["actor"].id}
    values |= {"day": "someday", "mode": "chess", "report": "x", "announcement": "x"}
    values |= {"code": "x", "circle": "a" * 12, "device": "x", "token": "x", "session": "x", "passkey": "x"}
    values |= {"evening": "x"}
    if path.startswith("/api/tables/{table}"):
        table, log = table_in("decide", company)
        await village.services.scribe.write(keep, table, log)
        values["table"] = table.id
    sent = body or BODIES.get(route)
    return await call(village, company.headers(role), method, path.format(**values), sent)


@pytest.mark.full
@in_village(**GENEROUS)
async def test_reports(village: Village) -> None:
    """Everybody may report who is or was at a table, in every state of it; nobody oneself or a stranger."""
    company = await Company(village).gather()
    wrong = []
    for scene, role, about in product(
        SCENES, (*SEATED, *STRANGERS, *OUTSIDERS), (*SEATED, "host", "account")
    ):
        table, log = table_in(scene, company)
        await village.services.scribe.write(keep, table, log)
        body = {"table": table.id, "player": company.people[about].id, "reason": "insult"}
        met = about != "account" and (about, scene) != ("program", "open")
        outcome = NOT_KNOWN.get(role) or ("oneself" if role == about else "." if met else "unknown-player")
        found = await call(village, company.headers(role), "POST", "/api/reports", body)
        wrong += [(scene, role, about, outcome, found)] if found != outcome else []
    assert wrong == []


EVEN_BANNED = {"GET /api/me/export", "DELETE /api/me"}
"""What is one's own can be had and deleted also by whom the host does not let in."""
COMING = {"POST /api/session", "POST /api/login"}
"""Open to anybody, and where somebody is told that they are banned."""


@in_village(**GENEROUS, admins="Keeper")
async def test_who_is_banned(village: Village) -> None:
    """Is told so wherever somebody is asked for; what anybody may see they may see too."""
    company, wrong = await Company(village).gather(), []
    password = await village.services.passwords.hashed(PASSWORD)
    for route in ROUTES:
        name = f"{route.method} {route.path}"
        await company.account("account", password)
        await company.program("program")
        account = company.people["account"]
        body = {"name": account.name, "password": PASSWORD} if name == "POST /api/login" else BODIES.get(name)
        await village.services.scribe.write(deeds.ban, "host", account, 1e11, 0.0)
        for role in ("account", "program"):
            found = await _call_on(village, company, role, name, body)
            told = name in COMING or (Who.PERSON <= route.who < Who.ADMIN and name not in EVEN_BANNED)
            wrong += [(name, role, found)] if (found == "banned") != told else []
    assert wrong == []


@in_village(**GENEROUS)
async def test_a_connection_does_not_outlive_its_login(village: Village) -> None:
    """Somebody is deleted while they are connected: they are told, and what they still send is refused."""
    company = await Company(village).gather()
    for role in ("actor", "spectator"):
        table, log = table_in("undoable", company)
        await village.services.scribe.write(keep, table, log)
        connection = await Inside(village._app, f"/ws/tables/{table.id}", company.headers(role)).open()
        await connection.answered()
        assert await call(village, company.headers(role), "DELETE", "/api/me", {}) == "."
        before = await village.services.database.read(of_people, table.id)
        for kind in (*INTENT_KINDS, "skip", "say", "react"):
            connection.send(message_of(kind, "undoable"))
        await connection.until(lambda connection=connection: connection.closed is not None)  # type: ignore[misc]
        assert connection.closed == CloseCode.SIGNED_OUT
        assert connection.refusals() == {"not-signed-in"}
        await connection.close()  # all of it has been read by then
        assert await village.services.database.read(of_people, table.id) == before
