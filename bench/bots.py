"""`make bench-bots`: how fast the bots think and how strong they are; writes bench/bots.md.

Speeds take a minute. The matches take hours at full length (`--games`), so each keeps a journal and goes on
where it ended; `--games 0` only reads the journals. Times depend on the machine: let nothing else run.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import track

from bench.__main__ import machine
from happycity.bots import LEVELS, bot
from happycity.bots.budget import read_budget
from happycity.bots.mind import Thinker
from happycity.bots.search import SearchBot
from happycity.bots.warm import warm_up
from happycity.kernel.search.thinking import Thinking
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.view import View

RESULTS = Path(__file__).parent / "bots.md"
JOURNALS = Path(__file__).parent / "journals"
CONFIGS = {
    "family, 2 players": Config(2, "family"),
    "expert, 2 players": Config(2, "expert"),
    "expert + Grozilla, 4 players": Config(4, "expert", True),
}
POSITIONS = 120  # of games between builders, from beginning to end
ITERATIONS = 4000
TIMED = ("greedy", "builder", *LEVELS)


@dataclass(frozen=True)
class Match:
    """Something to show: the share of the first bot."""

    bots: tuple[str, ...]
    config: Config
    wanted: str
    games: int = 200

    @property
    def journal(self) -> Path:
        """Where its games are kept."""
        names = "-".join(name.replace(":", "") for name in self.bots)
        return JOURNALS / f"{names}-{self.config.specials}.jsonl"

    @property
    def kept(self) -> int:
        """How many games of whole deals the journal has."""
        if not self.journal.exists():
            return 0
        with self.journal.open() as lines:
            games = sum(1 for _ in lines) - 1  # after the header
        return games - games % self.config.players


FAMILY, EXPERT = Config(2, "family"), Config(2, "expert")
MATCHES = (
    Match(("search:200ms", "greedy"), FAMILY, "low ≥ 85 %"),
    Match(("search:200ms", "greedy"), EXPERT, "low ≥ 80 %"),
    Match(("search:200ms", "builder"), FAMILY, "≥ 65 %"),
    Match(("search:200ms", "builder"), EXPERT, "≥ 65 %"),
    Match(("search:200ms", "builder", "builder", "builder"), Config(4, "family"), "≥ 40 %"),
    Match(("policy", "search:32000"), FAMILY, "low ≥ 50 %", 1000),
    Match(("mind:1000", "search:32000"), FAMILY, "low ≥ 55 %", 1000),
    Match(("mind:9000", "search:32000"), FAMILY, "low ≥ 62 %", 1000),
    Match(("mind:9000", "search:32000"), EXPERT, "low ≥ 58 %", 1000),
    Match(("mind:5000", *3 * ("search:14400",)), Config(4, "family"), "low ≥ 33 %", 2000),
    Match(("mind:5000", *3 * ("search:10600",)), Config(4, "expert"), "low ≥ 33 %", 2000),
    *(
        Match((high, *(players - 1) * (low,)), Config(players, specials), wanted, 400)
        for players, wanted in ((2, "58–75 %"), (4, "33–50 %"))
        for specials in ("family", "expert")
        for low, high in pairwise(LEVELS)
    ),
)
"""A search has the iterations it did in 200 ms before there were nets; with four each takes longer."""


def positions(config: Config, number: int) -> list[View]:
    """Decisions of games between builders, spread over the whole of them."""
    found: list[View] = []
    game_number = 0
    while len(found) < number:
        game_number += 1
        game, chance = Game.new(config, game_number), Random(game_number)
        player = bot("builder", game_number)
        while (seat := game.seat) is not None:
            view = game.view(seat)
            if len(view.legal_actions) > 1 and chance.random() < 0.3:
                found.append(view)
            game = game.play_action(player.choose(view))
    return found[:number]


def iterations_per_second(views: list[View], rounds: int) -> float:
    """Of a tree search in one thread, over positions of whole games; the best of several rounds."""
    thinker = Thinker(room=8 * ITERATIONS)
    best = 0.0
    for _ in range(rounds):
        used = 0.0
        for view in views:
            thinker.turn_to(view, seed=1)
            thinker.think(Thinking.PLANT)
            begun = time.perf_counter()
            thinker.think(Thinking.SEARCH, ITERATIONS)
            used += time.perf_counter() - begun
        best = max(best, len(views) * ITERATIONS / used)
    return best


def together() -> float:
    """Iterations per second of a search on all cores."""
    views = positions(CONFIGS["family, 2 players"], POSITIONS)
    player = SearchBot(1, read_budget(f"{ITERATIONS * (os.cpu_count() or 1)}:all"))
    best = 0.0
    for _ in range(5):
        begun = time.perf_counter()
        tried = sum(thought.trials for view in views for thought in player.thoughts(view))
        best = max(best, tried / (time.perf_counter() - begun))
    return best


def thinking_time(name: str, views: list[View]) -> tuple[float, float]:
    """Mean and longest milliseconds for a move."""
    player = bot(name, 1)
    times = []
    for view in views:
        begun = time.perf_counter()
        player.choose(view)
        times.append(1000 * (time.perf_counter() - begun))
    return sum(times) / len(times), max(times)


def speeds(console: Console) -> list[str]:
    """The tables of speeds."""
    warm_up()
    lines = ["| tree search, one thread | iterations/s |", "|---|---:|"]
    for name, config in CONFIGS.items():
        with console.status(f"searching: {name}"):
            rate = iterations_per_second(positions(config, POSITIONS), 5)
        lines.append(f"| {name} | {rate:,.0f} |")
    with console.status("searching on all cores"):
        lines.append(f"| family, 2 players, {os.cpu_count()} threads together | {together():,.0f} |")
    lines += ["", "| milliseconds a move, expert + Grozilla, 4 players | mean | longest |", "|---|---:|---:|"]
    views = positions(CONFIGS["expert + Grozilla, 4 players"], 40)
    for name in track(TIMED, "thinking", console=console):
        mean, longest = thinking_time(name, views)
        lines.append(f"| {name} | {mean:.1f} | {longest:.1f} |")
    return lines


def play_match(match: Match, games: int) -> dict[str, Any]:
    """Play (or read) so many games of a match with the arena."""
    config = match.config
    command = [sys.executable, "-m", "happycity.cli", "arena", "--json", "--seed", "bench"]
    command += ["--bots", ",".join(match.bots), "--players", str(config.players)]
    command += ["--specials", config.specials, "--games", str(games)]
    command += ["--out", str(match.journal)]
    output = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE).stdout
    result: dict[str, Any] = json.loads(output)
    return result


def matches(games: int | None) -> list[str]:
    """The table of matches; with 0 games, of those that have a journal, as far as it goes."""
    JOURNALS.mkdir(exist_ok=True)
    lines = ["| match | share of the first | 95 % interval | games | wanted |", "|---|---:|---:|---:|---|"]
    for match in MATCHES:
        number = match.kept if games == 0 else games or match.games
        if number == 0:
            continue
        result = play_match(match, number)
        first = next(line for line in result["bots"] if line["name"] == match.bots[0])
        others = " + ".join(match.bots[1:])
        title = f"{match.bots[0]} – {others}, {match.config.specials}"
        interval = f"{first['share_low']:.1%} – {first['share_high']:.1%}"
        lines.append(f"| {title} | {first['share']:.1%} | {interval} | {result['games']} | {match.wanted} |")
    return lines


def main() -> None:
    """Measure, print and write bench/bots.md."""
    parser = argparse.ArgumentParser(prog="bench.bots", description=__doc__)
    parser.add_argument("--games", type=int, default=None, help="per match; 0: only read the journals")
    options = parser.parse_args()
    console = Console(stderr=True)
    lines = ["# Bots, measured", "", f"`make bench-bots` on {datetime.now(UTC):%Y-%m-%d}: {machine()}.", ""]
    lines += [*speeds(console), "", *matches(options.games)]
    page = "\n".join(lines) + "\n"
    RESULTS.write_text(page)
    print(page)


if __name__ == "__main__":
    main()
