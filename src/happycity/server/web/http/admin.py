"""For those whom the host has named: reports, people, tables, what was done.  To others it is not there."""

from typing import Annotated

from msgspec import Meta, Struct

from happycity.codes import Code
from happycity.server.model.people import Person
from happycity.server.names import clean_name, key_of
from happycity.server.protocol.hosting import (
    Ban,
    Deeds,
    Invitation,
    NewAnnouncement,
    NewInvitation,
    NewName,
    People,
    RecoveryByHost,
    Removal,
    ReportList,
)
from happycity.server.refusals import Denied
from happycity.server.routes import Routes, Who
from happycity.server.store import deeds, people, reports
from happycity.server.web.calls import Call
from happycity.server.web.http.players import player_in

MOST = 100
"""Of each list."""
HOUR, DAY = 3600.0, 86400.0
RECOVERY = 2 * DAY
"""How long a lost password can be replaced by the code of an admin."""

api = Routes("admin")


class Wanted(Struct, frozen=True):
    """Who is looked for."""

    find: Annotated[str, Meta(max_length=60)] = ""


@api.route("GET", "/api/admin/reports", "Reports that wait.", who=Who.ADMIN, returns=ReportList)
async def waiting(call: Call) -> ReportList:
    """The oldest first."""
    return ReportList(await call.services.database.read(reports.waiting_reports, MOST))


@api.route("POST", "/api/admin/reports/{report}/settle", "A report is dealt with.", who=Who.ADMIN, status=204)
async def settle(call: Call) -> None:
    """It is kept, and waits no more."""
    by, report = call.caller.name, call.path["report"][:16]
    await call.services.scribe.write(deeds.settle, by, report, call.services.now())


@api.route(
    "GET",
    "/api/admin/people",
    "Look for people.",
    who=Who.ADMIN,
    returns=People,
    query={"find": "An id, or a part of a name; everybody if not given."},
)
async def find(call: Call) -> People:
    """Those seen last first."""
    wanted = call.parameters(Wanted).find.strip()
    return People(await call.services.database.read(people.found, wanted, MOST))


@api.route(
    "POST",
    "/api/admin/people/{player}/ban",
    "Do not let somebody in for a time.",
    who=Who.ADMIN,
    body=Ban,
    status=204,
)
async def ban(call: Call) -> None:
    """With their programs; in their games they are absent."""
    now, days = call.services.now(), call.body.days
    until = now + days * DAY if days else None
    await call.services.scribe.write(deeds.ban, call.caller.name, await _other(call), until, now)


@api.route(
    "POST",
    "/api/admin/people/{player}/rename",
    "Call somebody otherwise.",
    who=Who.ADMIN,
    body=NewName,
    status=204,
)
async def rename(call: Call) -> None:
    """Also at their unfinished tables."""
    name, who = clean_name(call.body.name), await _other(call)
    call.services.admins.check_name(name)
    now, by = call.services.now(), call.caller.name
    await call.services.scribe.write(deeds.rename, by, who, name, key_of(name), now)


@api.route(
    "POST",
    "/api/admin/people/{player}/recover",
    "Let somebody replace a lost password.",
    who=Who.ADMIN,
    returns=RecoveryByHost,
    status=201,
)
async def recover(call: Call) -> RecoveryByHost:
    """The code is shown this once; the one before works no longer."""
    now, by, who = call.services.now(), call.caller.name, await _other(call)
    ends = now + RECOVERY
    return RecoveryByHost(await call.services.scribe.write(deeds.recover, by, who, ends, now), ends)


@api.route("DELETE", "/api/admin/people/{player}", "Delete somebody.", who=Who.ADMIN, status=204)
async def delete(call: Call) -> None:
    """As if they had done it themselves."""
    now, by = call.services.now(), call.caller.name
    await call.services.scribe.write(deeds.delete, by, await _other(call), now)


@api.route("POST", "/api/admin/tables/{table}/end", "End a table.", who=Who.ADMIN, status=204)
async def end(call: Call) -> None:
    """Without a result."""
    by, table = call.caller.name, call.path["table"][:12]
    await call.services.scribe.write(deeds.end_table, by, table, call.services.now())


@api.route(
    "POST",
    "/api/admin/tables/{table}/remove",
    "Let somebody stand up.",
    who=Who.ADMIN,
    body=Removal,
    status=204,
)
async def remove(call: Call) -> None:
    """In a game a bot plays on."""
    by, table, who = call.caller.name, call.path["table"][:12], await _person(call, call.body.player)
    await call.services.scribe.write(deeds.remove, by, table, who, call.services.now())


@api.route(
    "POST",
    "/api/admin/announcements",
    "Tell everybody something.",
    who=Who.ADMIN,
    body=NewAnnouncement,
    status=204,
)
async def announce(call: Call) -> None:
    """For some hours."""
    now, text = call.services.now(), " ".join(call.body.text.split())
    ends = now + call.body.hours * HOUR
    await call.services.scribe.write(deeds.announce, call.caller.name, text, ends, now)


@api.route(
    "DELETE",
    "/api/admin/announcements/{announcement}",
    "Announce it no more.",
    who=Who.ADMIN,
    status=204,
)
async def withdraw(call: Call) -> None:
    """Pages that show it do so until they look again."""
    by, number = call.caller.name, call.path["announcement"][:16]
    await call.services.scribe.write(deeds.withdraw, by, number, call.services.now())


@api.route(
    "POST",
    "/api/admin/invitations",
    "Invite somebody to have an account.",
    who=Who.ADMIN,
    body=NewInvitation,
    returns=Invitation,
    status=201,
)
async def invite(call: Call) -> Invitation:
    """The code is shown this once."""
    now = call.services.now()
    ends = now + call.body.days * DAY
    return Invitation(await call.services.scribe.write(deeds.invite, call.caller.name, ends, now), ends)


@api.route("GET", "/api/admin/log", "What was done, and by whom.", who=Who.ADMIN, returns=Deeds)
async def log(call: Call) -> Deeds:
    """The latest first."""
    return Deeds(await call.services.database.read(deeds.latest, MOST))


async def _other(call: Call) -> Person:
    """Whom the address speaks of; nobody locks themselves out."""
    who = await _person(call, player_in(call))
    if who.id == call.caller.id:
        raise Denied(Code.ONESELF)
    return who


async def _person(call: Call, player: str) -> Person:
    who = await call.services.database.read(people.person, player)
    if who is None:
        raise Denied(Code.UNKNOWN_PLAYER, found=player)
    return who
