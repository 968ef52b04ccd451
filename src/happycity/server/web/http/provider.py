"""Log-ins by the host's provider: begun, answered, joined with an account, taken off again."""

import hmac
from collections.abc import Iterator

from msgspec.structs import asdict
from starlette.responses import Response

from happycity.codes import Code
from happycity.server.model.people import Person
from happycity.server.names import guest_name, key_of, names_like
from happycity.server.people.provider import FRESH_FOR, MINUTES, Knock, Proof, Provider
from happycity.server.protocol.accounts import Access, Arrived, ProviderAnswer, ProviderWish
from happycity.server.refusals import Denied
from happycity.server.routes import JSON, Routes, Who
from happycity.server.store import identities, passkeys, people, sessions
from happycity.server.web.calls import Call, encode
from happycity.server.web.http.access import is_fresh, me_of, signed_in, still_here
from happycity.server.web.http.people import new_guest

api = Routes("people")
LOGIN = "by provider"
COOKIE = "happycity_knock"
"""Keeps the secret of a log-in in the browser that began it."""


@api.route(
    "POST",
    "/api/login/provider/wish",
    "Where a browser goes to log in with the host's provider; an account, to join the two or to confirm.",
    who=Who.ANYBODY,
    returns=ProviderWish,
)
async def wish(call: Call) -> Response:
    """An account that is logged in has to prove anew who they are: an open browser is not enough."""
    provider, back, now = _provider(call), _back(call), call.services.now()
    knock, account = Knock.fresh(), _account(call)
    url = await provider.way_there(knock, back, anew=account is not None)
    purpose = account.id if account else LOGIN
    await call.services.scribe.write(passkeys.challenge, knock.state, purpose, now, now + 60 * MINUTES)
    response = Response(encode(ProviderWish(url)), media_type=JSON)
    secure, path = call.services.settings.secure_cookies, f"{call.services.settings.root}/api/login"
    response.set_cookie(
        COOKIE, knock.secret, 60 * MINUTES, path=path, secure=secure, httponly=True, samesite="lax"
    )
    return response


@api.route(
    "POST",
    "/api/login/provider",
    "Be the account that the provider's answer opens; who comes first gets one.",
    who=Who.ANYBODY,
    body=ProviderAnswer,
    returns=Arrived,
)
async def answered(call: Call) -> Response:
    """An answer counts once, in the browser that began."""
    provider, back, knock, account = _provider(call), _back(call), _knock(call), _account(call)
    purpose = account.id if account else LOGIN
    asked = call.services.scribe.write(passkeys.answered, knock.state, purpose, call.services.now())
    if not await asked:
        raise Denied(Code.LOGIN_STALE)
    if call.body.code is None:
        raise Denied(Code.PROVIDER_REFUSED)
    proof = await provider.proof(knock, call.body.code, back)
    owner = await call.services.database.read(identities.owner_of, proof.identity)
    if account:
        return await _join_or_confirm(call, account, owner, proof)
    person = owner or await _new_account(call, proof)
    told = _arrived(person, renamed=owner is None and _is_renamed(proof, person.name))
    return await signed_in(call, person, proved=True, told=told)


@api.route(
    "GET", "/api/me/access", "How the caller gets into their account.", who=Who.ACCOUNT, returns=Access
)
async def access(call: Call) -> Access:
    """Without anything secret."""
    account = await call.services.database.read(people.account_of, call.caller.id)
    since = await call.services.database.read(identities.since, call.caller.id)
    return Access(account is not None and account.password is not None, since, await is_fresh(call))


@api.route(
    "DELETE",
    "/api/me/provider",
    "Let the provider open the account no more, if there is another way in.",
    who=Who.ACCOUNT,
    status=204,
)
async def leave(call: Call) -> None:
    """Who is logged in by it stays so."""
    await call.services.scribe.write(identities.leave, call.caller.id)


# --- steps --------------------------------------------------------------------------------------------


def _provider(call: Call) -> Provider:
    if call.services.provider is None:
        raise Denied(Code.PROVIDER_OFF)
    return call.services.provider


def _back(call: Call) -> str:
    """The page to which the provider sends people back.  Browsers say where a page comes from."""
    if not call.origin:
        raise Denied(Code.FOREIGN_PAGE)
    return f"{call.origin}{call.services.settings.root}/door"


def _account(call: Call) -> Person | None:
    return call.person if call.person and call.person.kind == "account" else None


def _knock(call: Call) -> Knock:
    """What this browser began; refused if the answer is to something else."""
    knock = Knock(call.cookies.get(COOKIE, ""))
    if not knock.secret or not hmac.compare_digest(knock.state.encode(), call.body.state.encode()):
        raise Denied(Code.LOGIN_STALE)
    return knock


async def _join_or_confirm(call: Call, account: Person, owner: Person | None, proof: Proof) -> Response:
    """Joining proves nothing about who owned the account before."""
    write, now = call.services.scribe.write, call.services.now()
    if owner is None:
        await write(identities.join, account.id, proof.identity, now)
    elif owner.id != account.id:
        raise Denied(Code.IDENTITY_TAKEN)
    elif proof.logged_in is not None and now - proof.logged_in < FRESH_FOR and call.session:
        await write(sessions.prove, call.session, now)  # first: the banned, too, may delete themselves
    return await signed_in(call, account, told=_arrived(account, renamed=False))


async def _new_account(call: Call, proof: Proof) -> Person:
    """A guest's games stay theirs; the provider counts as an invitation, unless the host says otherwise."""
    settings, write = call.services.settings, call.services.scribe.write
    if settings.invitations_only and not settings.oidc_invites:
        raise Denied(Code.BAD_INVITATION)
    guest = call.person if call.person and call.person.kind == "guest" else await new_guest(call)
    call.services.sessions.check_welcome(guest)
    for name in _names(call, proof, guest):
        become = write(
            identities.become_account, guest, name, key_of(name), proof.identity, call.services.now()
        )
        if await become:
            return still_here(await call.services.database.read(people.person, guest.id))
    raise Denied(Code.NAME_TAKEN, found=guest.name)


def _names(call: Call, proof: Proof, guest: Person) -> Iterator[str]:
    """What somebody new may be called: as the provider says, as they are called already, or by chance."""

    def check(name: str) -> None:
        call.services.words.check_name(name)
        call.services.admins.check_name(name)

    yield from names_like(proof.names, check)
    yield from names_like((guest.name, guest_name(guest.id, call.language)), check)


def _arrived(person: Person, *, renamed: bool) -> Arrived:
    return Arrived(**asdict(me_of(person)), renamed=renamed)


def _is_renamed(proof: Proof, name: str) -> bool:
    """Whether somebody could not be called as the provider calls them; capitals and accents do not matter."""
    wished = next((one for one in proof.names if one.strip()), None)
    return wished is not None and key_of(wished) != key_of(name)
