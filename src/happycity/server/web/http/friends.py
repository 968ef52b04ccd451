"""Friends: asked by name, at a table or by a link; both have to want it."""

from happycity.server.names import key_of
from happycity.server.one_time import fresh_code
from happycity.server.protocol.friends import AskByName, Door, Friends, Visibility
from happycity.server.routes import Routes, Who
from happycity.server.store import friends
from happycity.server.store.uptime import ALIVE
from happycity.server.web.calls import Call
from happycity.server.web.http.players import player_in

api = Routes("friends")


@api.route("GET", "/api/me/friends", "The caller's friends, and who is to become one.", returns=Friends)
async def own_friends(call: Call) -> Friends:
    """Who is here now is told over the lobby's WebSocket as it changes."""
    return await _own(call)


@api.route("POST", "/api/me/friends", "Ask somebody by name.", body=AskByName, returns=Friends)
async def ask_by_name(call: Call) -> Friends:
    """Guests keep no name: they are asked at a table, or by a link."""
    call.services.limits.acquaintance(call.caller.id, call.address)
    name, now = call.body.name, call.services.now()
    await call.services.scribe.write(friends.ask_by_name, call.caller.id, key_of(name), name, now)
    return await _own(call)


@api.route("PUT", "/api/me/friends/{player}", "Ask somebody, or agree with who has asked.", returns=Friends)
async def ask(call: Call) -> Friends:
    """The same call for both."""
    call.services.limits.acquaintance(call.caller.id, call.address)
    await call.services.scribe.write(friends.ask, call.caller.id, player_in(call), call.services.now())
    return await _own(call)


@api.route(
    "DELETE",
    "/api/me/friends/{player}",
    "Take back what was asked, say no, or be friends no more.",
    returns=Friends,
)
async def part(call: Call) -> Friends:
    """The other is not told."""
    await call.services.scribe.write(friends.part, call.caller.id, player_in(call))
    return await _own(call)


@api.route("POST", "/api/me/door", "A new link; the one before leads nowhere.", returns=Friends)
async def renew_link(call: Call) -> Friends:
    """Whoever follows it becomes a friend of the caller."""
    await call.services.scribe.write(friends.renew_link, call.caller.id, fresh_code())
    return await _own(call)


@api.route(
    "PUT",
    "/api/me/door",
    "Whether friends see when the caller is here.",
    body=Visibility,
    returns=Friends,
)
async def show(call: Call) -> Friends:
    """At once."""
    await call.services.scribe.write(friends.show, call.caller.id, call.body.shown)
    return await _own(call)


@api.route("GET", "/api/doors/{code}", "Whose friend one becomes by a link.", who=Who.ANYBODY, returns=Door)
async def door(call: Call) -> Door:
    """Looking changes nothing."""
    caller = call.person.id if call.person else None
    return await call.services.database.read(friends.door_of, call.path["code"], caller)


@api.route("POST", "/api/doors/{code}", "Become the friend of whoever has given the link.", returns=Friends)
async def come_in(call: Call) -> Friends:
    """They want it already: they have given the link away."""
    call.services.limits.acquaintance(call.caller.id, call.address)
    now = call.services.now()
    await call.services.scribe.write(friends.come_by_link, call.caller.id, call.path["code"], now)
    return await _own(call)


async def _own(call: Call) -> Friends:
    alive_since = call.services.now() - ALIVE
    return await call.services.database.read(friends.friends_of, call.caller.id, alive_since)
