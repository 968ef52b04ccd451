"""`python -m tools.benchmark`: write the decisions of the benchmark's suite, once for every version.

Games of `policy` and `builder` side by side; of each the position of one decision, at a random point of the
game, in which the judge sees two sensible choices or more.  They are written as positions, so that they stay
what they are whatever the engine or the bots become.
"""

from collections.abc import Iterator
from random import Random

from happycity.benchmark.suite import DECISIONS, Cell, suite
from happycity.bots import bot, bot_seed
from happycity.review.judge import QUICK, Judge
from happycity.rules.game import Game

PLAYERS = ("policy", "builder")
LEAST_CHOICES = 2


def positions(cell: Cell, number: int) -> Iterator[str]:
    """So many decisions of a cell."""
    judge, games = Judge(QUICK), 0
    while number:
        games += 1
        seed = f"{suite().seed}/decisions/{cell.name}/{games}"
        found = [game for game in _course(cell, seed) if len(game.legal_actions) >= LEAST_CHOICES]
        game = Random(seed).choice(found)
        view = game.view(game.seat)
        if judge.verdict(view) is not None:
            number -= 1
            yield game.text


def _course(cell: Cell, seed: str) -> Iterator[Game]:
    game = Game.new(cell.config, seed)
    seats = [bot(PLAYERS[i % len(PLAYERS)], bot_seed(seed, i)) for i in range(cell.players)]
    while (seat := game.seat) is not None:
        yield game
        forced = len(game.legal_actions) == 1
        game = game.play_action(game.legal_actions[0] if forced else seats[seat].choose(game.view(seat)))


def main() -> None:
    """Write the file."""
    most = max(size.decisions for size in suite().sizes.values())
    lines = [f"{cell.name} {position}\n" for cell in suite().cells for position in positions(cell, most)]
    DECISIONS.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
