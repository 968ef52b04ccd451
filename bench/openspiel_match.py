"""OpenSpiel's MCTSBot against one of our bots, with equal wall time per move.

    python -m bench.openspiel_match --bot greedy --games 20 --ms 1000 --seed 1 --out match.jsonl

Each deal is played once with the MCTSBot in every seat and our bot in all others, with the same shuffles.
Both know only what is public: the bot gets a view, the MCTSBot a state whose draws are chance nodes.  Forced
moves are played by neither.  Finished games go to the journal at once, so a match that was stopped goes on.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from math import ceil, sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import track

from happycity.arena.intervals import t_quantile, wilson
from happycity.rl.duel import Match, Pairing, Row, play
from happycity.rl.mcts import SEARCHES, UCT
from happycity.rules import Config

# --- the journal ----------------------------------------------------------------------------------


def finished_games(journal: Path | None, match: Match) -> list[Row]:
    """The games of this match that the journal already holds."""
    if journal is None or not journal.exists():
        return []
    rows = [row for row in map(_read, journal.read_text().splitlines()) if row is not None]
    return [row for row in rows if row["match"] == asdict(match)]


def _read(line: str) -> Row | None:
    """A row; None for a line that was cut off when a match was stopped."""
    try:
        row: Row = json.loads(line)
    except ValueError:
        return None
    return row


def append(journal: Path | None, row: Row) -> None:
    """Write a finished game, on a line of its own even after one that was cut off."""
    if journal is not None:
        cut_off = journal.exists() and not journal.read_bytes().endswith(b"\n")
        with journal.open("a") as file:
            file.write("\n" * cut_off + json.dumps(row) + "\n")


# --- the match ------------------------------------------------------------------------------------


def pairings(match: Match, games: int) -> Iterator[Pairing]:
    """Whole deals, at least that many games."""
    seats = match.config.players
    return (Pairing(match, deal, seat) for deal in range(ceil(games / seats)) for seat in range(seats))


def run(match: Match, games: int, processes: int, journal: Path | None, console: Console) -> list[Row]:
    """Play what is not in the journal yet; every row of the match."""
    wanted = list(pairings(match, games))
    known = {(row["deal"], row["seat"]): row for row in finished_games(journal, match)}
    left = [pairing for pairing in wanted if (pairing.deal, pairing.seat) not in known]
    for row in track(play_all(left, processes), "playing", total=len(left), console=console):
        append(journal, row)
        known[row["deal"], row["seat"]] = row
    return [known[pairing.deal, pairing.seat] for pairing in wanted]


def play_all(left: Sequence[Pairing], processes: int) -> Iterator[Row]:
    """The games as they finish, in any order: each takes minutes, and none has to wait for the journal."""
    if processes == 1:
        yield from map(play, left)
        return
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        for done in as_completed([pool.submit(play, pairing) for pairing in left]):
            yield done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """95 % around the mean of independent deals: Student's, or Wilson's where all deals came out the same."""
    number, mean = len(shares), fmean(shares)
    spread = stdev(shares) if number > 1 else 0.0
    if spread == 0.0:
        return wilson(mean, number)
    half = t_quantile(number - 1) * spread / sqrt(number)
    return max(0.0, mean - half), min(1.0, mean + half)


def summary(match: Match, rows: Sequence[Row]) -> Row:
    """Who won, how clearly, and what both spent."""
    deals: dict[int, list[float]] = {}
    for row in rows:
        deals.setdefault(row["deal"], []).append(row["share"])
    shares = [fmean(deal) for deal in deals.values()]
    return {
        **asdict(match),
        "games": len(rows),
        "wins": sum(row["share"] == 1.0 for row in rows),
        "losses": sum(row["share"] == 0.0 for row in rows),
        "share": fmean(shares),
        "interval": interval(shares),
        "even": 1 - 1 / match.config.players,
        "openspiel": _mean_effort([row["openspiel"] for row in rows]),
        "bot_effort": _mean_effort([row["bot"] for row in rows]),
    }


def _mean_effort(efforts: Sequence[Row]) -> Row:
    moves = sum(effort["moves"] for effort in efforts) or 1
    return {
        "moves_per_game": moves / len(efforts),
        "ms_per_move": 1000 * sum(effort["seconds"] for effort in efforts) / moves,
        "simulations_per_move": sum(effort["simulations"] for effort in efforts) / moves,
        "faults": sum(effort["faults"] for effort in efforts),
    }


def as_text(result: Row) -> str:
    """The summary for people."""
    low, high = result["interval"]
    theirs, ours = result["openspiel"], result["bot_effort"]
    return "\n".join(
        [
            f"{result['bot']} against OpenSpiel's MCTSBot ({result['playouts']} playouts, {result['ms']} ms)",
            f"games {result['games']}: won {result['wins']}, lost {result['losses']}",
            f"share {result['share']:.3f}, 95 % {low:.3f}–{high:.3f}, even would be {result['even']:.3f}",
            f"MCTSBot: {theirs['ms_per_move']:.1f} ms a move, {theirs['simulations_per_move']:.0f} playouts",
            f"{result['bot']}: {ours['ms_per_move']:.1f} ms a move, {ours['faults']} faults",
        ]
    )


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.openspiel_match")
    parser.add_argument("--bot", default="greedy", help="one of our bots, as everywhere")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument(
        "--ms", type=int, default=1000, help="per move of the MCTSBot; a bot's is in its name"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--specials", default="family")
    parser.add_argument("--grozilla", action="store_true")
    parser.add_argument("--scoring", default="product")
    parser.add_argument("--playouts", choices=list(SEARCHES), default="openspiel")
    parser.add_argument("--uct", type=float, default=UCT, help="exploration, for returns from 0 to 1")
    parser.add_argument("--processes", type=int, default=1, help="no more than there are idle cores")
    parser.add_argument("--out", type=Path, help="the journal; games that it holds are not played again")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser.parse_args()


def main() -> None:
    """Play the match and tell the result."""
    options = _options()
    config = Config(options.players, options.specials, options.grozilla, options.scoring)
    match = Match(options.bot, options.ms, options.seed, options.playouts, options.uct, config)
    rows = run(match, options.games, options.processes, options.out, Console(stderr=True))
    result = summary(match, rows)
    print(json.dumps(result) if options.json else as_text(result))


if __name__ == "__main__":
    main()
