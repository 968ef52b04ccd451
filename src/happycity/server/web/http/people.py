"""People: guests, accounts, their programs, and what is kept about them."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from happycity.codes import Code
from happycity.server.model.people import Person
from happycity.server.names import clean_name, guest_name, key_of
from happycity.server.one_time import hash_of_code
from happycity.server.people.passwords import check_password
from happycity.server.people.sessions import fresh_token, token_hash
from happycity.server.protocol.accounts import Farewell, NewAccount
from happycity.server.protocol.people import Change, Me, NewProgram, PlayerSettings, Program, Programs
from happycity.server.protocol.terms import LONGEST_NAME, STAND_IN
from happycity.server.refusals import Denied
from happycity.server.routes import JSON, Routes, Who
from happycity.server.store import deletion, house, own_data, people
from happycity.server.web.calls import Call, encode
from happycity.server.web.http.access import check_owner, me_of, signed_in, signed_out, still_here

api = Routes("people")


# --- who one is ---------------------------------------------------------------------------------------


@api.route(
    "POST", "/api/session", "Who the caller is; who is new becomes a guest.", who=Who.ANYBODY, returns=Me
)
async def session(call: Call) -> Response:
    """Every visit begins here."""
    if call.person is None:
        return await signed_in(call, await new_guest(call))
    call.services.sessions.check_welcome(call.person)
    person = still_here(await call.services.scribe.write(people.seen, call.person.id, call.services.now()))
    return (
        await signed_in(call, person)
        if person.kind != "program"
        else Response(encode(me_of(person)), media_type=JSON)
    )


@api.route("GET", "/api/me", "Who the caller is.", returns=Me)
async def me(call: Call) -> Me:
    """Guests, accounts and programs alike."""
    return await _own(call)


@api.route("PATCH", "/api/me", "Change name or settings.", body=Change, returns=Me)
async def change(call: Call) -> Me:
    """A new name shows at unfinished tables at once; finished games keep the old one."""
    if call.body.name is not None:
        name = _free_to_name(call, call.body.name)
        call.services.admins.check_rename(call.caller, name)
        if not await call.services.scribe.write(people.rename, call.caller, name, key_of(name)):
            raise Denied(Code.NAME_TAKEN, found=name)
    if call.body.settings is not None:
        await call.services.scribe.write(people.change_settings, call.caller.id, call.body.settings)
    return await _own(call)


@api.route("POST", "/api/account", "Keep a guest's name with a password.", body=NewAccount, returns=Me)
async def become_account(call: Call) -> Response:
    """Id, games and seats stay."""
    if call.caller.kind != "guest":
        raise Denied(Code.ALREADY_ACCOUNT)
    name = _free_to_name(call, call.body.name)
    check_password(call.body.password, name)
    if await call.services.database.read(people.is_kept, key_of(name)):
        raise Denied(Code.NAME_TAKEN, found=name)
    password = await call.services.passwords.hashed(call.body.password)
    key, invited_by = key_of(name), _invitation(call)
    if not await call.services.scribe.write(
        people.become_account, call.caller, name, key, password, invited_by=invited_by
    ):
        raise Denied(Code.NAME_TAKEN, found=name)
    person = still_here(await call.services.database.read(people.person, call.caller.id))
    return await signed_in(call, person, proved=True)


# --- what is kept -------------------------------------------------------------------------------------


@api.route("GET", "/api/me/export", "Everything that is kept about the caller.", even_banned=True)
async def export(call: Call) -> Response:
    """As a file."""
    data = await call.services.database.read(own_data.own_data, call.caller.id)
    headers = {"Content-Disposition": f'attachment; filename="happycity-{call.caller.id}.json"'}
    return Response(msgspec.json.format(encode(data)), headers=headers, media_type=JSON)


@api.route(
    "DELETE",
    "/api/me",
    "Delete the caller, with everything they own.",
    body=Farewell,
    status=204,
    even_banned=True,
)
async def delete(call: Call) -> Response:
    """Finished games stay, without the name."""
    if call.caller.kind == "account":
        await check_owner(call, call.body.password)
    await call.services.scribe.write(deletion.delete_person, call.caller.id, STAND_IN, call.services.now())
    return signed_out(call)


# --- programs -----------------------------------------------------------------------------------------


@api.route("GET", "/api/me/programs", "The caller's programs.", who=Who.ACCOUNT, returns=Programs)
async def programs(call: Call) -> Programs:
    """Without their tokens."""
    return Programs(await call.services.database.read(people.programs_of, call.caller.id))


@api.route(
    "POST",
    "/api/me/programs",
    "Let a program of one's own play; its token is shown this once.",
    who=Who.ACCOUNT,
    body=NewProgram,
    returns=Program,
    status=201,
)
async def add_program(call: Call) -> Program:
    """Its name is kept like an account's."""
    name = _free_to_name(call, call.body.name)
    program = Person(secrets.token_hex(8), "program", name, 0, PlayerSettings(), call.services.now())
    token = fresh_token()
    key, hashed = key_of(program.name), token_hash(token)
    if not await call.services.scribe.write(people.add_program, call.caller.id, program, key, hashed):
        raise Denied(Code.NAME_TAKEN, found=program.name)
    return Program(program.id, program.name, program.created, token)


@api.route("DELETE", "/api/me/programs/{program}", "Delete a program.", who=Who.ACCOUNT, status=204)
async def delete_program(call: Call) -> None:
    """Its token is no longer valid."""
    program = call.path["program"]
    deleted = await call.services.scribe.write(
        deletion.delete_program, call.caller.id, program, STAND_IN, call.services.now()
    )
    if not deleted:
        raise Denied(Code.UNKNOWN_PROGRAM, found=program[:LONGEST_NAME])


# --- steps --------------------------------------------------------------------------------------------


async def new_guest(call: Call) -> Person:
    """Somebody who has come for the first time."""
    call.services.limits.new_person(call.address)
    language: Any = call.language
    player = secrets.token_hex(8)
    name, settings = guest_name(player, language), PlayerSettings(language=language)
    guest = Person(player, "guest", name, 0, settings, call.services.now())
    await call.services.scribe.write(people.add_guest, guest)
    return guest


async def _own(call: Call) -> Me:
    """Read anew: another process may have changed it a moment ago."""
    return me_of(still_here(await call.services.database.read(people.person, call.caller.id)))


def _invitation(call: Call) -> Callable[[Connection], None] | None:
    """How an invitation is used up, where accounts need one; after ten tries an address has to wait."""
    if not call.services.settings.invitations_only:
        return None
    call.services.limits.password(call.address, None)
    code, player, now = hash_of_code(call.body.invitation or ""), call.caller.id, call.services.now()
    return lambda connection: house.accept(connection, code, player, now)


def _free_to_name(call: Call, text: str) -> str:
    call.services.limits.new_name(call.caller.id, call.address)
    name = clean_name(text)
    call.services.words.check_name(name)
    if key_of(name) != key_of(call.caller.name) or not call.caller.has_account:
        call.services.admins.check_name(name)
    return name
