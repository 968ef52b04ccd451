"""`/ws/lobby`: the open public tables, and what somebody sees of their friends."""

from happycity.server.people.limits import Pace
from happycity.server.protocol.terms import CloseCode
from happycity.server.services import Entrance
from happycity.server.web.sockets.connection import Connection, Endpoint, endpoint


def lobby_socket(entrance: Entrance) -> Endpoint:
    """Look on; both come whenever they change."""
    return endpoint(entrance, _in_lobby)


async def _in_lobby(connection: Connection) -> None:
    lobby, friend_lists = connection.services.lobby, connection.services.friend_lists
    pace = Pace(connection.services.settings.messages_per_second)
    try:
        await lobby.enter(connection)
        await friend_lists.enter(connection)
        while not pace.is_lost():
            await connection.receive()  # the lobby listens to nobody; pings are the web server's affair
            pace.is_too_fast()
        connection.hang_up(CloseCode.POLICY)
    finally:
        friend_lists.leave(connection)
        lobby.leave(connection)
