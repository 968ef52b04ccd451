"""`/ws/lobby`: the open public tables."""

from happycity.server.services import Entrance
from happycity.server.web.sockets.connection import Connection, Endpoint, endpoint


def lobby_socket(entrance: Entrance) -> Endpoint:
    """Look on; the list comes whenever it changes."""
    return endpoint(entrance, _in_lobby)


async def _in_lobby(connection: Connection) -> None:
    lobby = connection.services.lobby
    connection.tell(await lobby.news())
    lobby.onlookers.add(connection)
    lobby.refresh()
    try:
        while True:
            await connection.receive()  # the lobby listens to nobody; pings are the web server's affair
    finally:
        lobby.onlookers.discard(connection)
