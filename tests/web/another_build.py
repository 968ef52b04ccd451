"""The server with a client from the folder `site` in which it is started.

`python tests/web/another_build.py serve …` in place of `happycity serve …`.
"""

from pathlib import Path

from happycity.cli import main
from happycity.server.web import site

if __name__ == "__main__":
    site.FOLDER = Path("site")
    main()
