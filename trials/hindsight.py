"""`python -m trials.hindsight`: whether a review knows a card that nobody saw.

Pairs of games with the same moves, which differ only in cards that lay face down to the end, must be told and
judged alike.  How long the judge looks does not matter for that, so it looks for a moment only.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from functools import partial
from random import Random

from rich.console import Console
from rich.progress import track

from happycity.arena.parallel import cores, in_order
from happycity.bots.learned import PolicyBot
from happycity.bots.warm import warm_up
from happycity.review import Depth, review_of
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.setup import Setup
from happycity.testing.cells import ALL_CELLS, cell_id

GLANCE = Depth("glance", 2, 2, 1.0)
WILD = 0.3
"""How often any move is played, so that there is something to find fault with."""


def played(config: Config, number: int) -> Game:
    """A game at a glance, with any move now and then."""
    lot, bot, game = Random(f"hindsight {number}"), PolicyBot(1), Game.new(config, seed=f"hindsight-{number}")
    while not game.is_over:
        actions = game.legal_actions
        wild = len(actions) == 1 or lot.random() < WILD
        game = game.play_action(lot.choice(actions) if wild else bot.choose(game.view()))
    return game


def with_other_hidden_cards(game: Game, lot: Random) -> Game | None:
    """The same moves, over unseen cards in another order; None if that makes no difference."""
    assert game.setup is not None, "it was dealt"
    rebuilt = {step.rebuild.deck for step in game.steps if step.rebuild}
    decks = [
        _other_end(deck, 0 if number in rebuilt else game.deck_sizes[number - 1], lot)
        for number, deck in enumerate(game.setup.decks, 1)
    ]
    if tuple(decks) == game.setup.decks:
        return None
    other = Game.from_setup(game.config, Setup(tuple(decks), game.setup.specials, game.setup.box))
    for step in game.steps:
        other = other.play(step.move, order=step.rebuild.order if step.rebuild else None)[0]
    return other


def _other_end(deck: tuple[str, ...], unseen: int, lot: Random) -> tuple[str, ...]:
    """A deck, top first, whose last cards nobody drew."""
    hidden = list(deck[len(deck) - unseen :])
    lot.shuffle(hidden)
    return (*deck[: len(deck) - unseen], *hidden)


def is_told_alike(config: Config, number: int) -> bool | None:
    """Whether both games of a pair have the same review; None if there is no pair."""
    game = played(config, number)
    other = with_other_hidden_cards(game, Random(f"other {number}"))
    if other is None:
        return None
    first, second = (review_of(one, GLANCE, threads=1, worlds=2).to_dict() for one in (game, other))
    return first == second


def pairs_of(pairs: int, processes: int, console: Console) -> Iterator[tuple[str, bool | None]]:
    """Every kind of game in turn."""
    for nth, config in enumerate(ALL_CELLS):
        numbers = range(nth, pairs, len(ALL_CELLS))
        found = in_order(partial(is_told_alike, config), numbers, processes)
        for alike in track(found, cell_id(config), len(numbers), console=console, transient=True):
            yield cell_id(config), alike


def main() -> None:
    """Tell how many pairs were told alike; exits with 1 if one was not."""
    options = argparse.ArgumentParser(
        prog="trials.hindsight", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--pairs", type=int, default=2048, help="some games leave nothing unseen")
    options.add_argument("--processes", type=int, default=cores(None), help="all cores unless told")
    options.add_argument("--json", action="store_true", help="print JSON")
    chosen = options.parse_args()
    console = Console(stderr=True)
    warm_up()
    found = list(pairs_of(chosen.pairs, chosen.processes, console))
    told = {
        "pairs": sum(alike is not None for _, alike in found),
        "told alike": sum(alike is True for _, alike in found),
        "different": sorted({cell for cell, alike in found if alike is False}),
    }
    if chosen.json:
        print(json.dumps(told, indent=2))
    else:
        console.print(", ".join(f"{name}: {value}" for name, value in told.items()))
    sys.exit(1 if told["different"] else 0)


if __name__ == "__main__":
    main()
