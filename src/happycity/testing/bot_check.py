"""`check_bot`: legal moves only, the same for the same seed, blind to what is hidden, within its time."""

from collections.abc import Callable, Iterable
from random import Random

from happycity.bots import bot as named_bot
from happycity.bots.interface import Bot, bot_seed
from happycity.rules.config import Config
from happycity.testing.cells import ALL_CELLS, cell_id
from happycity.testing.positions import is_worth_asking, opening, wandering
from happycity.testing.reports import BotReport, CellReport
from happycity.testing.seats import Seat, Tally, Terms

Make = Callable[[int], Bot]
Progress = Callable[[int], object]

POSITIONS = 1000
TOLERANCE = 2.0
"""A bot that stops by the clock stops a little late, and the machine may be busy."""


def check_bot(
    make: str | Make,
    *,
    positions: int = POSITIONS,
    cells: Iterable[Config] = ALL_CELLS,
    seed: str = "check",
    milliseconds: float | None = None,
    tolerance: float = TOLERANCE,
    reproducible: bool = True,
    progress: Progress | None = None,
) -> BotReport:
    """Ask a bot in that many positions of every cell; a BotCheckFailed at the first fault.

    `make` is the name of a bot, or makes one from a seed.  Three bots of the same seed sit in every seat:

    - the first is timed and asked why;
    - the second sees the same views, and has to choose the same;
    - the third sees the same views, made from games whose hidden cards lie in another order, and has to
      choose the same.

    No choice may take longer than `milliseconds` × `tolerance`; the first question of a bot, in which it may
    have to start, is not timed.  A bot that thinks by the clock cannot be reproducible: with
    `reproducible=False` there is only the first of the three.  `progress` is called with the number of
    questions since its last call.
    """
    spec = make if isinstance(make, str) else ""
    maker = _maker(make) if isinstance(make, str) else make
    terms = Terms(maker, spec, positions, seed, milliseconds, tolerance, reproducible)
    tallies = {config: _checked(config, terms, progress or _no_progress) for config in cells}
    name = next((tally.bot for tally in tallies.values()), spec)
    reports = tuple(_report(config, tally) for config, tally in tallies.items())
    return BotReport(name, seed, reproducible, reports)


def _maker(spec: str) -> Make:
    return lambda seed: named_bot(spec, seed)


def _no_progress(questions: int) -> None:
    """Nobody watches."""


def _checked(config: Config, terms: Terms, progress: Progress) -> Tally:
    tally = Tally()
    while tally.asked < terms.positions:
        _play(config, terms, f"{terms.seed} {cell_id(config)} {tally.games}", tally, progress)
        tally.games += 1
    return tally


def _play(config: Config, terms: Terms, seed: str, tally: Tally, progress: Progress) -> None:
    """A game in which the bot and chance take turns at moving."""
    random, game = Random(seed), opening(config, seed)
    seats = [Seat(terms, bot_seed(seed, seat)) for seat in range(config.players)]
    try:
        while game.seat is not None and tally.asked < terms.positions:
            action = wandering(game, random)
            if is_worth_asking(game, terms.positions, random):
                chosen = seats[game.seat].asked(game, tally, random)
                action = random.choice((action, chosen))
                progress(1)
            tally.positions += 1
            game = game.play_action(action)
    finally:
        for seat in seats:
            seat.close()


def _report(config: Config, tally: Tally) -> CellReport:
    return CellReport(
        cell=cell_id(config),
        config=config,
        games=tally.games,
        positions=tally.positions,
        asked=tally.asked,
        phases=dict(sorted(tally.phases.items())),
        mean_milliseconds=sum(tally.times) / max(1, len(tally.times)),
        worst_milliseconds=max(tally.times, default=0.0),
    )
