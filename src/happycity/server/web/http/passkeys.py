"""Passkeys: made, listed, removed, and used instead of a password."""

from starlette.responses import Response

from happycity.codes import Code
from happycity.server.people.devices import device_of
from happycity.server.people.passkeys import (
    MINUTES,
    Site,
    challenge_in,
    checked,
    made,
    wish_to_make,
    wish_to_see,
)
from happycity.server.protocol.accounts import PasskeyAnswer, PasskeyInfo, PasskeyList, PasskeyWish
from happycity.server.protocol.people import Me
from happycity.server.refusals import Denied
from happycity.server.routes import Routes, Who
from happycity.server.store import passkeys
from happycity.server.web.calls import Call
from happycity.server.web.http.access import signed_in

api = Routes("people")
LOGIN = "log in"
MOST = 20
"""Of one account."""


@api.route("GET", "/api/me/passkeys", "The caller's passkeys.", who=Who.ACCOUNT, returns=PasskeyList)
async def all_passkeys(call: Call) -> PasskeyList:
    """In the order in which they were made."""
    return await _listed(call)


@api.route(
    "POST",
    "/api/me/passkeys/wish",
    "What a browser needs to make a passkey.",
    who=Who.ACCOUNT,
    returns=PasskeyWish,
)
async def wish_for_one(call: Call) -> PasskeyWish:
    """A device that has one already is not asked for another."""
    known = await call.services.database.read(passkeys.passkeys_of, call.caller.id)
    if len(known) >= MOST:
        raise Denied(Code.TOO_MANY_PASSKEYS, known=MOST)
    options, challenge = wish_to_make(_site(call), call.caller, known)
    await _note(call, challenge, call.caller.id)
    return PasskeyWish(options)


@api.route(
    "POST",
    "/api/me/passkeys",
    "Keep the passkey that a browser has made.",
    who=Who.ACCOUNT,
    body=PasskeyAnswer,
    returns=PasskeyList,
    status=201,
)
async def keep(call: Call) -> PasskeyList:
    """Only an answer to what this person was asked."""
    challenge = await _answered(call, call.caller.id)
    passkey = made(_site(call), call.body.credential, challenge, device_of(call.agent), call.services.now())
    if not await call.services.scribe.write(passkeys.add, call.caller.id, passkey):
        raise Denied(Code.BAD_PASSKEY)
    return await _listed(call)


@api.route("DELETE", "/api/me/passkeys/{passkey}", "Remove a passkey.", who=Who.ACCOUNT, status=204)
async def remove(call: Call) -> None:
    """Who is logged in with it stays so."""
    if not await call.services.scribe.write(passkeys.remove, call.caller.id, call.path["passkey"]):
        raise Denied(Code.UNKNOWN_PASSKEY)


@api.route(
    "POST",
    "/api/login/passkey/wish",
    "What a browser needs to log in with a passkey.",
    who=Who.ANYBODY,
    returns=PasskeyWish,
)
async def wish_to_log_in(call: Call) -> PasskeyWish:
    """Which accounts there are is not told: the device knows."""
    options, challenge = wish_to_see(_site(call))
    await _note(call, challenge, LOGIN)
    return PasskeyWish(options)


@api.route(
    "POST",
    "/api/login/passkey",
    "Be the account of this passkey.",
    who=Who.ANYBODY,
    body=PasskeyAnswer,
    returns=Me,
)
async def log_in(call: Call) -> Response:
    """An answer counts once."""
    give_back = call.services.limits.password(call.address, None)
    challenge = await _answered(call, LOGIN)
    known = await call.services.database.read(passkeys.owner_of, str(call.body.credential.get("id")))
    if known is None:
        raise Denied(Code.BAD_PASSKEY)
    owner, passkey = known
    uses = checked(_site(call), call.body.credential, challenge, passkey)
    await call.services.scribe.write(passkeys.used, passkey.id, uses, call.services.now())
    give_back()
    return await signed_in(call, owner, proved=True)


async def _listed(call: Call) -> PasskeyList:
    found = await call.services.database.read(passkeys.passkeys_of, call.caller.id)
    return PasskeyList([PasskeyInfo(one.id, one.device, one.created, one.used) for one in found])


def _site(call: Call) -> Site:
    """Browsers always say where a page comes from; that it is one of ours was checked."""
    if not call.origin:
        raise Denied(Code.FOREIGN_PAGE)
    return Site(call.origin)


async def _note(call: Call, challenge: str, purpose: str) -> None:
    now = call.services.now()
    await call.services.scribe.write(passkeys.challenge, challenge, purpose, now, now + 60 * MINUTES)


async def _answered(call: Call, purpose: str) -> str:
    challenge = challenge_in(call.body.credential)
    if not await call.services.scribe.write(passkeys.answered, challenge, purpose, call.services.now()):
        raise Denied(Code.BAD_PASSKEY)
    return challenge
