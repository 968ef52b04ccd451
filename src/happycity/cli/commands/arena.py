"""`happycity arena`: a tournament of bots."""

import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.bot_list import checked_bots
from happycity.cli.commands.record import checked_seed
from happycity.cli.faults import INTERRUPTED, Fault, complain

if TYPE_CHECKING:
    from happycity.arena.journal import Journal
    from happycity.arena.lineups import Tournament
    from happycity.arena.results import GameResult

NAME = "arena"
EXAMPLE = "Example: happycity arena --bots greedy,random --games 200 --seed 1 --report results"

JOURNAL = "games.jsonl"
CLASS = options.RayAddress


def run(
    bots: Annotated[
        list[str],
        typer.Option(metavar="BOT,BOT…", help="Bots; a cmd:… with commas stands in an option of its own."),
    ],
    players: options.Players = 2,
    specials: options.Specials = "family",
    grozilla: options.Grozilla = False,
    scoring: options.Scoring = "product",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Any text or number.")] = "1",
    out: Annotated[
        str, typer.Option("--out", "-o", help="Journal: goes on where it ends.", show_default=False)
    ] = "",
    report: Annotated[
        str,
        typer.Option(
            metavar="DIR", help="Folder for a page with plots, CSV and Parquet.", show_default=False
        ),
    ] = "",
    processes: options.Processes = None,
    ray: options.Ray = None,
    as_json: options.Json = False,
) -> None:
    """Play a tournament between bots and tell who is better, and how surely.

    Every deal is played once with each rotation of the seats, with the same shuffles. With more bots than
    seats every choice of bots has its turn; with fewer, they are repeated in turn to fill the table. The
    same options give the same results, whatever --processes is; only bots with a time budget depend on the
    machine.

    With --out or --report the finished games are kept in a journal. The same command goes on where it ends,
    after Ctrl-C or with more --games.
    """
    tournament = _tournament(players, specials, grozilla, scoring, bots, seed)
    total = tournament.whole_deals(games)
    if total != games:
        complain(f"{games} games are rounded up to {total}: whole deals of {players}")
    _check_extras(report, ray)
    begun = time.monotonic()
    results, stopped = _results(tournament, total, _journal_path(out, report), processes, ray)
    if results:
        _print_summary(
            tournament, results, time.monotonic() - begun, report, as_json, complete=stopped is None
        )
    if stopped is not None:
        raise _stop(stopped, len(results), total, bool(out or report))


# --- before the games -----------------------------------------------------------------------------


def _tournament(
    players: int, specials: str, grozilla: bool, scoring: str, bots: list[str], seed: str
) -> "Tournament":
    from happycity.arena.lineups import Tournament
    from happycity.rules.config import Config

    config = Config(players, specials, grozilla, scoring)
    return Tournament(config, checked_bots(bots), checked_seed(seed))


def _check_extras(report: str, ray: str | None) -> None:
    from happycity.arena.cluster import check_cluster
    from happycity.arena.extras import REPORT, check_installed

    if report:
        check_installed(REPORT, "report")
    if ray is not None:
        check_cluster(ray)


def _journal_path(out: str, report: str) -> Path | None:
    """Where the finished games are kept; None if nowhere."""
    if report:
        if Path(report).exists() and not Path(report).is_dir():
            raise Fault(f"{report}: is a file; --report names a folder")
        Path(report).mkdir(parents=True, exist_ok=True)
    if not out:
        return Path(report) / JOURNAL if report else None
    if Path(out).is_dir():
        raise Fault(f"{out}: is a directory; name a file")
    if not Path(out).parent.is_dir():
        raise Fault(f"{Path(out).parent}: no such directory")
    return Path(out)


# --- the games ------------------------------------------------------------------------------------


def _results(
    tournament: "Tournament", total: int, path: Path | None, processes: int | None, ray: str | None
) -> "tuple[list[GameResult], BaseException | None]":
    """The finished games, and what stopped the others."""
    from happycity.arena.cluster import NoCluster
    from happycity.arena.journal import Journal
    from happycity.arena.parallel import WorkLost

    with ExitStack() as closing:
        journal = closing.enter_context(Journal(path, tournament)) if path else None
        results = journal.results[:total] if journal else []
        try:
            _play(tournament, total, results, journal, processes, ray)
        except (KeyboardInterrupt, WorkLost, NoCluster) as stopped:
            return results, stopped
    return results, None


def _play(
    tournament: "Tournament",
    total: int,
    results: "list[GameResult]",
    journal: "Journal | None",
    processes: int | None,
    ray: str | None,
) -> None:
    """Play what is missing; every finished game is kept at once."""
    from happycity.arena.parallel import cores
    from happycity.arena.playing import results as played
    from happycity.cli.terminal import getting_ready, progress

    with getting_ready(bots=True):
        pass
    with progress("Playing", total) as advance:
        advance(len(results))
        for result in played(tournament, range(len(results) + 1, total + 1), cores(processes), ray):
            results.append(result)
            if journal:
                journal.add(result)
            advance(1)


def _stop(stopped: BaseException, done: int, total: int, kept: bool) -> BaseException:
    """How an unfinished tournament ends: in one line that says how to go on."""
    if not isinstance(stopped, KeyboardInterrupt):
        return stopped
    how = "the same command goes on" if kept else "with --out FILE the same command could go on"
    return Fault(f"interrupted after {done:,} of {total:,} games; {how}", INTERRUPTED)


# --- after the games ------------------------------------------------------------------------------


def _print_summary(
    tournament: "Tournament",
    results: "list[GameResult]",
    seconds: float,
    report: str,
    as_json: bool,
    complete: bool,
) -> None:
    from happycity.arena.summary import summary_of
    from happycity.cli.tables import standings

    summary = summary_of(results)
    if report:
        from happycity.arena.report import write_report

        page = write_report(Path(report), tournament, results, summary)
    if as_json:
        from happycity.cli.terminal import print_json

        print_json(standings.as_data(tournament, summary, results, seconds, complete))
    else:
        standings.show(tournament, summary, seconds)
        if report:
            typer.echo(f"Report: {page}")
    for line in standings.complaints(results):
        complain(line)
