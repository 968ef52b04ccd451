"""`python -m bench.luck`: how much of a result is luck, and whether stories tell it.

Equal players play; their stories say what the cards gave everybody.  What is left of a result without that
should vary less (or luck was not found) and be the same on average (or luck is not fair).
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from random import Random
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import track

from happycity.arena.match import play_match
from happycity.arena.parallel import cores, in_order
from happycity.bots.warm import warm_up
from happycity.review import Chances, story_of
from happycity.rules.config import Config

SURE = 1.96
DRAWN_AGAIN = 400
"""How often the games are drawn by lot again, for the interval of the ratio."""

Seat = tuple[float, float]
"""What a seat won beyond its fair share, and what the cards gave it."""


def told(config: Config, bot: str, number: int) -> list[Seat]:
    """A game, seat by seat."""
    game = play_match(config, (bot,) * config.players, f"luck-{number}").game
    luck: Chances = story_of(game).luck
    return [(share - 1 / config.players, part) for share, part in zip(game.shares, luck, strict=True)]


def left_of(games: Sequence[Sequence[Seat]]) -> float:
    """The variance of results without luck, divided by that of results."""
    seats = [seat for game in games for seat in game]
    return fmean((won - luck) ** 2 for won, luck in seats) / fmean(won**2 for won, _ in seats)


def _interval(games: Sequence[Sequence[Seat]]) -> float:
    """Half of the interval of 95 %, from the same games drawn by lot again and again."""
    lot = Random("luck")
    return SURE * stdev(left_of(lot.choices(games, k=len(games))) for _ in range(DRAWN_AGAIN))


def _first_seat(games: Sequence[Sequence[Seat]]) -> list[float]:
    """What luck gave the first seat, in points of 100, and half the interval: zero, if it is fair."""
    luck = [100 * game[0][1] for game in games]
    return [round(fmean(luck), 2), round(SURE * stdev(luck) / len(luck) ** 0.5, 2)]


def findings(options: argparse.Namespace, console: Console) -> Iterator[dict[str, object]]:
    """One for each kind of game."""
    for specials, players in product(options.specials, options.players):
        work = partial(told, Config(players, specials), options.bot)
        played = in_order(work, range(options.games), options.processes)
        games = list(track(played, f"{players} players, {specials}", options.games, console=console))
        yield {
            "players": players,
            "specials": specials,
            "bot": options.bot,
            "games": len(games),
            "left without luck": [round(left_of(games), 3), round(_interval(games), 3)],
            "luck of the first seat": _first_seat(games),
        }


def main() -> None:
    """Play, tell stories, and say what they found."""
    options = argparse.ArgumentParser(
        prog="bench.luck", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--games", type=int, default=300, help="of each kind")
    options.add_argument("--players", type=int, nargs="+", default=[2, 4])
    options.add_argument("--specials", nargs="+", default=["family"])
    options.add_argument("--bot", default="policy", help="who plays, at every seat")
    options.add_argument("--processes", type=int, default=cores(None), help="all cores unless told")
    options.add_argument("--json", action="store_true", help="print JSON")
    chosen = options.parse_args()
    console = Console(stderr=chosen.json)
    warm_up()
    found = list(findings(chosen, console))
    if chosen.json:
        print(json.dumps(found, indent=2))
        return
    for one in found:
        console.print(
            ", ".join(
                f"{name}: {' ± '.join(map(str, value)) if isinstance(value, list) else value}"
                for name, value in one.items()
            )
        )


if __name__ == "__main__":
    main()
