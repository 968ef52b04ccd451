"""The server with its chance taken away: what is dealt follows from the name of the test that runs.

`python tests/web/foreseen.py FILE serve …` in place of `happycity serve …`; the file has the name.  A test
that fails then fails again, and none depends on a game that nobody has seen; `trials.hunt` plays new ones.
"""

import hashlib
import secrets
import sys
from pathlib import Path

from happycity.cli import main
from happycity.rules import fairness
from happycity.server.game import seating


class Foreseen:
    """In place of the module `secrets`, where games begin."""

    choice = staticmethod(secrets.choice)  # of letters for ids, which differ

    def __init__(self, file: Path) -> None:
        self._file = file
        self._name, self._count = "", 0

    def token_hex(self, size: int) -> str:
        """As many bytes: the same for every run of a test, others for every call in it."""
        name = self._file.read_text()
        self._count = self._count + 1 if name == self._name else 0
        self._name = name
        return hashlib.sha256(f"{name} {self._count}".encode()).hexdigest()[: 2 * size]


if __name__ == "__main__":
    foreseen = Foreseen(Path(sys.argv.pop(1)))
    for place in (fairness, seating):
        vars(place)["secrets"] = foreseen
    main()
