"""Ways into an account: passwords, codes for a lost one, and the browsers that are signed in."""

import asyncio
import secrets
from typing import Any

from starlette.responses import Response

from happycity.codes import Code
from happycity.server.model.people import Person, Session
from happycity.server.names import key_of
from happycity.server.one_time import fresh_code, hash_of_code
from happycity.server.people.devices import device_of
from happycity.server.people.passwords import check_password, is_outdated
from happycity.server.people.provider import FRESH_FOR
from happycity.server.people.sessions import DAYS
from happycity.server.protocol.accounts import (
    Confirmation,
    Credentials,
    LostPassword,
    PasswordChange,
    Recovery,
    RecoveryCodes,
    SessionInfo,
    SessionList,
)
from happycity.server.protocol.people import Me
from happycity.server.refusals import Denied
from happycity.server.routes import JSON, Routes, Who
from happycity.server.store import people, recovery, sessions
from happycity.server.web.calls import Call, encode

api = Routes("people")
DAY = 86400.0
CODES = 8
"""For a lost password, written down at a time."""
LONGER = 0.3  # seconds: than it takes to look for an account and to note that a mail is to be sent


# --- passwords ----------------------------------------------------------------------------------------


@api.route(
    "POST", "/api/login", "Be the account with this name.", who=Who.ANYBODY, body=Credentials, returns=Me
)
async def login(call: Call) -> Response:
    """Neither the answer nor its timing says whether the name or the password was wrong."""
    key = key_of(call.body.name)
    account = await call.services.database.read(people.account_named, key)
    await _check_password(call, key, account and account.password, call.body.password)
    assert account is not None, "the password of nobody is never right"
    assert account.password is not None, "and none is not right either"
    if is_outdated(account.password):
        password = await call.services.passwords.hashed(call.body.password)
        await call.services.scribe.write(people.keep_password, account.person.id, password)
    return await signed_in(call, account.person, proved=True)


@api.route("POST", "/api/logout", "End this session.", who=Who.ANYBODY, status=204)
async def logout(call: Call) -> Response:
    """A guest who leaves cannot come back."""
    if call.person and call.session:
        await call.services.scribe.write(sessions.end, call.person.id, call.session)
    return signed_out(call)


@api.route("POST", "/api/logout-everywhere", "End every session of the account.", who=Who.ACCOUNT, status=204)
async def logout_everywhere(call: Call) -> Response:
    """Programs stay: their tokens end with them."""
    await call.services.scribe.write(people.end_sessions, call.caller.id)
    return signed_out(call)


@api.route("POST", "/api/password", "Change the password.", who=Who.ACCOUNT, body=PasswordChange, returns=Me)
async def change_password(call: Call) -> Response:
    """All other sessions end."""
    await check_owner(call, call.body.password)
    check_password(call.body.new_password, call.caller.name)
    password = await call.services.passwords.hashed(call.body.new_password)
    person = await call.services.scribe.write(people.end_sessions, call.caller.id, password=password)
    return await signed_in(call, still_here(person), anew=True, proved=True)


# --- a lost password ----------------------------------------------------------------------------------


@api.route(
    "GET",
    "/api/me/recovery",
    "How many codes for a lost password are left.",
    who=Who.ACCOUNT,
    returns=RecoveryCodes,
)
async def recovery_codes(call: Call) -> RecoveryCodes:
    """The codes themselves are not kept."""
    return RecoveryCodes(await call.services.database.read(recovery.left, call.caller.id))


@api.route(
    "POST",
    "/api/me/recovery",
    "New codes for a lost password, shown this once; those from before work no longer.",
    who=Who.ACCOUNT,
    body=Confirmation,
    returns=RecoveryCodes,
    status=201,
)
async def write_down_codes(call: Call) -> RecoveryCodes:
    """Whoever finds the browser open must not get them."""
    await check_owner(call, call.body.password)
    codes = [fresh_code() for _ in range(CODES)]
    await call.services.scribe.write(
        recovery.write_down, call.caller.id, [hash_of_code(one) for one in codes]
    )
    return RecoveryCodes(len(codes), codes)


@api.route(
    "POST",
    "/api/recover",
    "A new password for a lost one, with a code that works once.",
    who=Who.ANYBODY,
    body=Recovery,
    returns=Me,
)
async def recover(call: Call) -> Response:
    """Every session ends.  Neither the answer nor its timing says whether there is such a name."""
    key, code, now = key_of(call.body.name), hash_of_code(call.body.code), call.services.now()
    give_back = call.services.limits.password(call.address, key)
    owner = await call.services.database.read(recovery.owner_of, key, code, now)
    if owner is None:
        raise Denied(Code.WRONG_CODE)
    give_back()
    check_password(call.body.new_password, owner.name)
    password = await call.services.passwords.hashed(call.body.new_password)
    person = await call.services.scribe.write(recovery.use, key, code, password, now)
    if person is None:  # used by another browser while the password was hashed
        raise Denied(Code.WRONG_CODE)
    return await signed_in(call, person, anew=True, proved=True)


@api.route(
    "POST",
    "/api/lost",
    "Have a link sent with which a lost password is replaced, to the confirmed mail address of an account.",
    who=Who.ANYBODY,
    body=LostPassword,
    status=204,
)
async def send_link(call: Call) -> None:
    """Neither the answer nor its timing says whether there is such an account."""
    if "mail" not in call.services.office.channels:
        raise Denied(Code.CHANNEL_OFF)
    call.services.limits.lost_password(call.address)
    asking = call.services.scribe.write(recovery.ask_by_mail, call.body.who, call.services.now())
    await asyncio.gather(asking, asyncio.sleep(LONGER))


# --- browsers -----------------------------------------------------------------------------------------


@api.route(
    "GET",
    "/api/me/sessions",
    "The browsers in which the account is signed in.",
    who=Who.ACCOUNT,
    returns=SessionList,
)
async def all_sessions(call: Call) -> SessionList:
    """The one that asks is marked."""
    found = await call.services.database.read(sessions.sessions_of, call.caller.id)
    return SessionList(
        [SessionInfo(one.id, one.device, one.created, one.seen, one.id == call.session) for one in found]
    )


@api.route("DELETE", "/api/me/sessions/{session}", "Sign one browser out.", who=Who.ACCOUNT, status=204)
async def end_session(call: Call) -> Response | None:
    """Its open pages lose their connections."""
    session = call.path["session"]
    if not await call.services.scribe.write(sessions.end, call.caller.id, session):
        raise Denied(Code.UNKNOWN_SESSION)
    return signed_out(call) if session == call.session else None


# --- steps --------------------------------------------------------------------------------------------


def me_of(person: Person) -> Me:
    """Who somebody is, as they are told."""
    kind: Any = person.kind
    return Me(person.id, kind, person.name, person.settings, person.created)


def still_here(person: Person | None) -> Person:
    """Somebody who was read anew."""
    if person is None:  # deleted while this request was on its way
        raise Denied(Code.NOT_SIGNED_IN)
    return person


async def signed_in(
    call: Call, person: Person, *, anew: bool = False, proved: bool = False, told: Me | None = None
) -> Response:
    """Let this browser be that person from now on; it goes on with its session if it has one, unless anew.

    `proved`: somebody has just shown that they are this person, and did not only come back.
    `told`: what they hear, if it is more than who they are.
    """
    call.services.sessions.check_welcome(person)
    response = Response(encode(told or me_of(person)), media_type=JSON)
    session = await _session(call, person, anew, proved) if person.kind == "account" else None
    call.services.sessions.set_cookie(response, person, session)
    return response


def signed_out(call: Call) -> Response:
    """Let this browser be nobody."""
    response = Response(status_code=204)
    call.services.sessions.drop_cookie(response)
    return response


async def check_owner(call: Call, password: str | None) -> None:
    """Refuse somebody else at an open browser: by the password or, without one, by a log-in a moment ago.

    Nobody who is signed in is locked out by what others try under their name.
    """
    account = await call.services.database.read(people.account_of, call.caller.id)
    if account and account.password is None:
        if not await is_fresh(call):
            raise Denied(Code.NEED_FRESH_LOGIN)
        return
    await _check_password(call, None, account and account.password, password or "")


async def is_fresh(call: Call) -> bool:
    """Whether this browser has logged in a moment ago."""
    proved = await call.services.database.read(sessions.proved, call.caller.id, call.session)
    return proved is not None and call.services.now() - proved < FRESH_FOR


async def _check_password(call: Call, name: str | None, stored: str | None, password: str) -> None:
    """Refuse a wrong password; too many of them have to wait."""
    give_back = call.services.limits.password(call.address, name)
    if not await call.services.passwords.is_right(stored, password):
        raise Denied(Code.WRONG_PASSWORD)
    give_back()


async def _session(call: Call, person: Person, anew: bool, proved: bool) -> str:
    write, now, device = call.services.scribe.write, call.services.now(), device_of(call.agent)
    if call.session and call.person and call.person.id == person.id and not anew:
        await write(sessions.seen, call.session, device, now)
        if proved:
            await write(sessions.prove, call.session, now)
        return call.session
    session = Session(secrets.token_hex(8), device, now, now, now if proved else None)
    await write(sessions.begin, person.id, session, now - DAYS * DAY)
    return session.id
