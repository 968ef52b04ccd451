"""`python -m trials.pressure`: connections that send and never read; the server's memory must not follow.

    python -m trials.pressure pipelined --lines 20 --seconds 20
    python -m trials.pressure half_sent --lines 500 --seconds 40

Everything stays on loopback and ends by itself.
"""

import argparse
import tempfile
from pathlib import Path

from happycity.testing.server.running import Running
from trials.pressure.attacks import ATTACKS
from trials.pressure.pushing import press
from trials.printing import print_figures


def main() -> None:
    """Press, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attack", choices=ATTACKS)
    parser.add_argument("--lines", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Running("games.db", Path(folder)) as server:
        figures = press(server, ATTACKS[given.attack], given.lines, given.seconds)
    print_figures(figures, given.json)


if __name__ == "__main__":
    main()
