"""`make secrecy`: compare pairs of games, and print the figures; see `trials.secrecy.pairs`."""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import track

from trials.printing import print_figures
from trials.secrecy.pairs import compare_pairs


def main() -> None:
    """Compare, and print the figures."""
    options = argparse.ArgumentParser(prog="trials.secrecy", description=__doc__)
    options.add_argument("--pairs", type=int, default=2000)
    options.add_argument("--first", type=int, default=0, help="number of the first pair")
    options.add_argument("--json", action="store_true", help="print JSON")
    given = options.parse_args()
    begun = time.perf_counter()
    numbers = track(range(given.first, given.first + given.pairs), "Comparing", console=Console(stderr=True))
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(compare_pairs(numbers, Path(folder)))  # type: ignore[arg-type]  # Rich knows iterables only
    print_figures(figures, given.json, seconds=round(time.perf_counter() - begun, 1))


if __name__ == "__main__":
    main()
