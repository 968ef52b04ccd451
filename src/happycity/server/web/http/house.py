"""The house: what is particular to this server, for everybody to know."""

from happycity.server.protocol.house import House
from happycity.server.routes import Routes, Who
from happycity.server.store import house
from happycity.server.web.calls import Call

api = Routes("people")


@api.route(
    "GET",
    "/api/house",
    "What is announced here, what this server asks for, and what it keeps for how long.",
    who=Who.ANYBODY,
    returns=House,
)
async def about(call: Call) -> House:
    """From its settings, so that no page promises something else."""
    settings = call.services.settings
    return House(
        announcements=await call.services.database.read(house.current, call.services.now()),
        invitations_only=settings.invitations_only,
        guests_may_chat=settings.guests_may_chat,
        keep_guests_days=settings.keep_guests_days,
        keep_chat_days=settings.keep_chat_days,
        provider=settings.oidc_name if settings.oidc_issuer else None,
        channels=call.services.office.channels,
    )
