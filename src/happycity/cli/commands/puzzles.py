"""`happycity puzzles`: look for puzzles in games of levels, of a file, or of people who agreed to it."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.faults import Fault
from happycity.cli.files import STDOUT, check_writable, writing

if TYPE_CHECKING:
    from happycity.review import Puzzle
    from happycity.rules.config import Config
    from happycity.rules.game import Game
    from happycity.rules.record import Record

NAME = "puzzles"
EXAMPLE = "Example: happycity puzzles --players 2 --games 20 --out puzzles.jsonl"

Playing = Callable[[], "Game"]
"""Gives a finished game to look into."""


def run(
    players: options.Players = 2,
    specials: options.Specials = "family",
    grozilla: options.Grozilla = False,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="In how many games to look.")] = 10,
    seed: Annotated[str, typer.Option(help="Any text or number.")] = "1",
    records: Annotated[
        str | None, typer.Option(help="Look into the games of this file (.jsonl) instead; - is stdin.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="Look into a server's games, of people who agreed to it, instead.")
    ] = None,
    out: Annotated[str, typer.Option("--out", "-o", help="File to write; - is stdout.")] = STDOUT,
    force: options.Force = False,
    as_json: options.Json = False,
) -> None:
    """Let levels play, and keep the positions in which one choice is clearly best.

    Each is proved three times by the deep judge (docs/review.md) and graded by how often the levels find it.
    A game takes some seconds on each core. A puzzle tells nobody's name.
    """
    from happycity.cli.terminal import getting_ready, print_json, progress, screen
    from happycity.rules.config import Config

    config = Config(players, specials, grozilla)
    check_writable(out, force)
    if as_json and out == STDOUT:
        raise Fault("--json needs --out FILE: stdout holds the puzzles already")
    if records is not None and database is not None:
        raise Fault("--records and --database: choose one of them")
    with getting_ready(bots=True):
        from happycity.review import puzzle_line

        if records is not None:
            wanted = list(_of_file(records))
        elif database is not None:
            wanted = _of_people(database)
        else:
            wanted = [partial(_of_levels, config, f"{seed}-{number}") for number in range(1, games + 1)]
    themes: Counter[str] = Counter()
    with (
        writing(out, force) as file,
        progress("Mining", len(wanted)) as advance,
        ThreadPoolExecutor(os.cpu_count() or 1) as pool,
    ):
        for found in pool.map(_mined, wanted):
            for puzzle in found:
                file.write(puzzle_line(puzzle))
                themes[puzzle.theme.value] += 1
            advance(1)
    if as_json:
        print_json({"games": len(wanted), "puzzles": themes.total(), "themes": dict(themes)})
    elif out != STDOUT:
        told = ", ".join(f"{theme} {number}" for theme, number in themes.most_common())
        screen().print(f"{themes.total()} puzzles in {len(wanted)} games" + (f": {told}" if told else ""))


def _mined(playing: Playing) -> "list[Puzzle]":
    """The puzzles of one game."""
    from happycity.review.puzzles import Miner
    from happycity.rules.history import played_moves

    return list(Miner().mine(played_moves(playing())))


# --- where games come from --------------------------------------------------------------------------------


def _of_levels(config: "Config", seed: str) -> "Game":
    """A game in which the levels sit by lot."""
    from random import Random

    from happycity.arena.match import play_match
    from happycity.review.puzzles import seated_by_lot

    return play_match(config, seated_by_lot(config.players, Random(f"{seed} seats")), seed).game


def _of_file(file: str) -> Iterator[Playing]:
    from happycity.cli.records.reading import all_records

    for line, record in all_records(file):
        yield partial(_replayed, record, {"file": file, "line": line})


def _of_people(address: str) -> list[Playing]:
    """Finished games of a server in which everybody agreed; complains if there is none."""
    from happycity.rules.record import parse_record
    from happycity.server.settings import read_settings
    from happycity.server.store.backup import snapshot
    from happycity.server.store.database import Database
    from happycity.server.store.history import given_records

    with snapshot(Database(read_settings(database=address).database)) as (_, connection):
        given = given_records(connection)
    if not given:
        raise Fault(
            f"{address}: there is no finished game in which everybody agreed to puzzles (in their settings)"
        )
    return [partial(_replayed, parse_record(text), {"file": address}) for text in given]


def _replayed(record: "Record", place: dict[str, str | int]) -> "Game":
    """The end of a recorded game, refused if it is none; a refusal names where the record stands."""
    from happycity.codes import Code
    from happycity.rules.record import replay
    from happycity.rules.refusals import BadRecord, Refusal

    try:
        *_, end = replay(record)
        if not end.is_over:
            raise BadRecord(Code.GAME_NOT_OVER, place=end.phase)
    except Refusal as refusal:
        refusal.facts.update(place)
        raise
    return end
