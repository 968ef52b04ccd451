"""`/ws/lobby`: the open public tables."""

from happycity.server.people.limits import Pace
from happycity.server.protocol.terms import CloseCode
from happycity.server.services import Entrance
from happycity.server.web.sockets.connection import Connection, Endpoint, endpoint


def lobby_socket(entrance: Entrance) -> Endpoint:
    """Look on; the list comes whenever it changes."""
    return endpoint(entrance, _in_lobby)


async def _in_lobby(connection: Connection) -> None:
    lobby, pace = connection.services.lobby, Pace(connection.services.settings.messages_per_second)
    await lobby.enter(connection)
    try:
        while not pace.is_lost():
            await connection.receive()  # the lobby listens to nobody; pings are the web server's affair
            pace.is_too_fast()
        connection.hang_up(CloseCode.POLICY)
    finally:
        lobby.leave(connection)
