"""Real servers, and people who speak with them: what tests, trials and measurements share (extra `testing`).

`Running` is the server as a program of its own, `serving` one in a thread of this process; a `Player` speaks
HTTP and WebSocket with either.  Those who need more take it from its module: `village` (the application
without a network), `inside` (a WebSocket without a network), `postgres` (a private PostgreSQL).
"""

from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Closed, Message, Place, Player
from happycity.testing.server.running import Running
from happycity.testing.server.serving import serving

__all__ = ["GENEROUS", "Closed", "Message", "Place", "Player", "Running", "serving"]
