"""`happycity record`: games of bots, written as records."""

import time
from collections.abc import Iterator
from datetime import date as calendar_date
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.bot_list import bots_by_seat
from happycity.cli.faults import Fault, complain
from happycity.cli.files import STDOUT, check_writable, writing

if TYPE_CHECKING:
    from happycity.cli.records.recording import Plan, RecordedGames
    from happycity.rules.config import Config

NAME = "record"
EXAMPLE = "Example: happycity record --players 4 --bots random,greedy --games 100 --seed 1 --out games.jsonl"

CHUNK_SECONDS = 0.3
"""How long a process works before it reports: short enough for a smooth progress bar and a quick Ctrl-C."""
LARGEST_CHUNK = 250
WORTH_A_POOL = 2.0
"""Seconds of work below which starting further processes costs more than it saves."""


def run(
    players: options.Players = 2,
    specials: options.Specials = "family",
    grozilla: options.Grozilla = False,
    scoring: options.Scoring = "product",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1,
    seed: Annotated[str, typer.Option(help="Any text or number.")] = "1",
    first: Annotated[int, typer.Option(min=1, help="Number of the first game.")] = 1,
    bots: Annotated[str, typer.Option(help="Bots by seat, repeated to fill the table.")] = "random",
    states: Annotated[bool, typer.Option("--states", help="Also write the state before each move.")] = False,
    out: Annotated[str, typer.Option("--out", "-o", help="File to write; - is stdout.")] = STDOUT,
    date: Annotated[
        str, typer.Option(help="Date in the records, today unless told.", show_default=False)
    ] = "",
    force: options.Force = False,
    processes: options.Processes = None,
    as_json: options.Json = False,
) -> None:
    """Play games between bots and write their records, one per line.

    Game number i of a run with --seed S has the seed "S-i": all its shuffles come from that text, and each
    bot's choices from that text and its seat. The same options give the same file, whatever --processes is;
    --first 37 --games 1 gives game 37 alone.
    """
    from happycity.rules.config import Config

    plan = _plan(Config(players, specials, grozilla, scoring), bots, seed, states, date)
    check_writable(out, force)
    if as_json and out == STDOUT:
        raise Fault("--json needs --out FILE: stdout holds the records already")
    begun = time.monotonic()
    wins, size, faults = [0.0] * players, 0, 0
    with writing(out, force) as file:
        for played in _play(plan, range(first, first + games), processes):
            file.write(played.lines)
            size += len(played.lines)
            faults += played.faults
            wins = [total + won for total, won in zip(wins, played.wins, strict=True)]
    _print_summary(plan, out, games, size, wins, time.monotonic() - begun, as_json)
    if faults:
        complain(f"bots failed at {faults:,} moves, which were chosen for them; happycity arena tells why")


def _plan(config: "Config", bots: str, seed: str, states: bool, date: str) -> "Plan":
    from happycity.cli.records.recording import Plan

    seated = bots_by_seat(bots, config.players)
    return Plan(config, seated, checked_seed(seed), states, _checked_date(date))


def checked_seed(seed: str) -> str:
    """A seed that a record can show."""
    if not seed or not seed.isprintable() or len(seed) > 200:
        raise Fault("--seed needs 1 to 200 printable characters")
    return seed


def _checked_date(date: str) -> str:
    if not date:
        return calendar_date.today().isoformat()
    try:
        return calendar_date.fromisoformat(date).isoformat()
    except ValueError:
        raise Fault(f"--date {date}: not a date; write it as 2026-01-31") from None


def _play(plan: "Plan", numbers: range, processes: int | None) -> Iterator["RecordedGames"]:
    """The games in order; shared among processes if that is worth it."""
    from happycity.arena.parallel import cores, in_order
    from happycity.cli.records.recording import play_numbers
    from happycity.cli.terminal import getting_ready, progress

    # The first game loads (or, once, compiles) the rules, the second shows how long a game takes.
    with getting_ready(bots=True):
        yield play_numbers((plan, numbers[:1]))
    if not (rest := numbers[1:]):
        return
    begun = time.monotonic()
    yield play_numbers((plan, rest[:1]))
    seconds = max(time.monotonic() - begun, 1e-4)
    rest = rest[1:]
    chunk = max(1, min(LARGEST_CHUNK, int(CHUNK_SECONDS / seconds)))
    tasks = ((plan, rest[i : i + chunk]) for i in range(0, len(rest), chunk))
    used = cores(processes) if len(rest) * seconds > WORTH_A_POOL else 1
    with progress("Playing", len(numbers)) as advance:
        advance(2)
        for played in in_order(play_numbers, tasks, used):
            yield played
            advance(played.games)


def _print_summary(
    plan: "Plan", out: str, games: int, size: int, wins: list[float], seconds: float, as_json: bool
) -> None:
    if out == STDOUT:
        return
    from happycity.cli.terminal import counted, print_json, size_of

    shares = [{"seat": seat, "bot": plan.bots[seat], "wins": round(won, 2)} for seat, won in enumerate(wins)]
    if as_json:
        result = {"file": out, "games": games, "bytes": size, "seconds": round(seconds, 2), "seats": shares}
        print_json(result)
        return
    many = counted(games, "game", "games")
    typer.echo(f"{many} written to {out} ({size_of(size)}) in {seconds:.1f} s ({games / seconds:,.0f}/s)")
    for share in shares:
        typer.echo(f"  seat {share['seat']}  {share['bot']:<8} won {share['wins']:>8,g}")
