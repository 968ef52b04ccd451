"""How people get along: whom they keep away from, and what they report."""

from happycity.server.protocol.people import Distance, Distances, Report
from happycity.server.routes import Routes
from happycity.server.store import distances, reports
from happycity.server.web.calls import Call
from happycity.server.web.http.players import player_in

api = Routes("people")


@api.route("GET", "/api/me/distances", "From whom the caller keeps away.", returns=Distances)
async def own_distances(call: Call) -> Distances:
    """Nobody is told who keeps away from them."""
    return await _own(call)


@api.route("PUT", "/api/me/distances/{player}", "Mute or block somebody.", body=Distance, returns=Distances)
async def keep_away(call: Call) -> Distances:
    """For good, or until it is taken back."""
    player, other, now = call.caller.id, player_in(call), call.services.now()
    await call.services.scribe.write(distances.keep_away, player, other, call.body.kind, now)
    return await _own(call)


@api.route("DELETE", "/api/me/distances/{player}", "Mute or block somebody no more.", returns=Distances)
async def come_closer(call: Call) -> Distances:
    """Also somebody who was never muted."""
    await call.services.scribe.write(distances.come_closer, call.caller.id, player_in(call))
    return await _own(call)


@api.route("POST", "/api/reports", "Tell the host of the server about somebody.", body=Report, status=204)
async def report(call: Call) -> None:
    """With what was said at the table last; the one whom it is about is not told."""
    call.services.limits.report(call.caller.id, call.address)
    await call.services.scribe.write(reports.add_report, call.caller.id, call.body, call.services.now())


async def _own(call: Call) -> Distances:
    return Distances(await call.services.database.read(distances.distances_of, call.caller.id))
