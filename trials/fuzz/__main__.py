"""`make fuzz`: nonsense for a real server, over HTTP and WebSockets; it must neither fall nor forget.

    python -m trials.fuzz http --cases 20000
    python -m trials.fuzz frames --frames 500000

`http` lets schemathesis make requests from the description of the API, as nobody, a guest, an account and a
program; every answer has to be as described, and none a 5xx.  `frames` sends messages that are nearly right,
or not at all, among moves of real games, and breaks the WebSocket protocol itself on connections of its own.
"""

import argparse
import tempfile
from pathlib import Path

from trials.fuzz.frames import run_frames
from trials.printing import print_figures


def main() -> None:
    """Send, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("http", "frames"))
    parser.add_argument("--cases", type=int, default=20_000)
    parser.add_argument("--frames", type=int, default=500_000)
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if given.what == "http":
            from trials.fuzz.http import run_http  # schemathesis takes seconds to load

            figures = run_http(given.cases, Path(folder))
        else:
            figures = run_frames(given.frames, Path(folder))
    print_figures(figures, given.json, per_second=round(figures.sent / figures.seconds))


if __name__ == "__main__":
    main()
