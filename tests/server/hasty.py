"""The server in a hurry: it tells people at once that it is their turn.

`python tests/server/hasty.py serve …` in place of `happycity serve …`, for tests that cannot wait.
"""

from happycity.cli import main
from happycity.server.game import news
from happycity.server.live import upkeep

if __name__ == "__main__":
    news.GRACE = 0.05
    upkeep.LOOK_AT_POST = 0.05
    main()
