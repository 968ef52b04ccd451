"""How fair the game is and what is good in it, from games of the net: writes docs/balance.md."""

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import track

from happycity.bots import LEVELS
from happycity.bots.warm import warm_up
from happycity.bots.weights import card
from happycity.stats.playing import KINDS, play
from happycity.testing.cells import cell_id
from tools.balance.figures import figures_of
from tools.balance.page import page_of
from tools.balance.playing import play_level

PAGE = Path(__file__).parents[2] / "docs" / "balance.md"


def main(words: Sequence[str] | None = None) -> None:
    """Play, and write docs/balance.md; what is not all of it is printed."""
    options = _options(words)
    console = Console(stderr=True)
    warm_up()
    threads = os.cpu_count() or 1
    kinds = [kind for kind in KINDS if not options.only or cell_id(kind) in options.only]
    names = list(LEVELS) if options.level_games else []
    played = [play(kind, 0, options.games, threads) for kind in track(kinds, "games", console=console)]
    levels = [play_level(n, options.level_games, threads) for n in track(names, "levels", console=console)]
    figures = figures_of(played, levels)
    page = page_of(figures, int(card()["training"]["games"]))
    if options.json:
        print(json.dumps(asdict(figures), indent=2))
    elif options.only:
        print(page, end="")
    else:
        PAGE.write_text(page, encoding="utf-8")
        console.print(f"written to {PAGE.name}")


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=4_000, help="of each of the sixteen kinds of games")
    parser.add_argument(
        "--level-games", type=int, default=60, help="of each level, a third for the slowest; 0: none"
    )
    kinds = [cell_id(kind) for kind in KINDS]
    parser.add_argument(
        "--only",
        nargs="+",
        choices=kinds,
        metavar="KIND",
        help=f"print the page for these: {', '.join(kinds)}",
    )
    parser.add_argument("--json", action="store_true", help="print the figures instead of writing the page")
    return parser.parse_args(words)


if __name__ == "__main__":
    main()
