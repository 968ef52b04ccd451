"""`happycity puzzles`: look for puzzles in games of the levels."""

import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.files import STDOUT, check_writable, writing

if TYPE_CHECKING:
    from happycity.review import Puzzle
    from happycity.rules.config import Config

NAME = "puzzles"
EXAMPLE = "Example: happycity puzzles --players 2 --games 20 --out puzzles.jsonl"


def run(
    players: options.Players = 2,
    specials: options.Specials = "family",
    grozilla: options.Grozilla = False,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="In how many games to look.")] = 10,
    seed: Annotated[str, typer.Option(help="Any text or number.")] = "1",
    out: Annotated[str, typer.Option("--out", "-o", help="File to write; - is stdout.")] = STDOUT,
    force: options.Force = False,
    as_json: options.Json = False,
) -> None:
    """Let levels play, and keep the positions in which one choice is clearly best.

    Each is proved three times by the deep judge (docs/review.md) and graded by how often the levels find it.
    A game takes some seconds on each core.
    """
    from happycity.cli.faults import Fault
    from happycity.cli.terminal import getting_ready, print_json, progress, screen
    from happycity.rules.config import Config

    config = Config(players, specials, grozilla)
    check_writable(out, force)
    if as_json and out == STDOUT:
        raise Fault("--json needs --out FILE: stdout holds the puzzles already")
    with getting_ready(bots=True):
        from happycity.review import puzzle_line
    themes: Counter[str] = Counter()
    with (
        writing(out, force) as file,
        progress("Mining", games) as advance,
        ThreadPoolExecutor(_cores()) as pool,
    ):
        for found in pool.map(lambda number: _mined(config, f"{seed}-{number}"), range(1, games + 1)):
            for puzzle in found:
                file.write(puzzle_line(puzzle))
                themes[puzzle.theme.value] += 1
            advance(1)
    if as_json:
        print_json({"games": games, "puzzles": themes.total(), "themes": dict(themes)})
    elif out != STDOUT:
        told = ", ".join(f"{theme} {number}" for theme, number in themes.most_common())
        screen().print(f"{themes.total()} puzzles in {games} games" + (f": {told}" if told else ""))


def _cores() -> int:
    return os.cpu_count() or 1


def _mined(config: "Config", seed: str) -> "list[Puzzle]":
    """The puzzles of one game, in which the levels sit by lot."""
    from random import Random

    from happycity.arena.match import play_match
    from happycity.review.puzzles import Miner, seated_by_lot
    from happycity.rules.history import played_moves

    levels = seated_by_lot(config.players, Random(f"{seed} seats"))
    return list(Miner().mine(played_moves(play_match(config, levels, seed).game)))
