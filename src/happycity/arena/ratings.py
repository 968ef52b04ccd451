"""Ratings of the bots with openskill: the model of Plackett and Luce.

A game is a match of single players, ranked by points, then coins. The bots do not learn, so their skill does
not drift (`tau` is 0). The result depends a little on the order of the games, so they are rated in several
orders, shuffled with a fixed seed, and the mean is given. A bot that sits at the table twice plays as two
copies of itself: both come with its rating, and it leaves with the mean of what happened to them. A game of
one bot against itself says nothing and is left out.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from happycity.arena.results import GameResult

ORDERS = 10
MOST_MATCHES = 50_000
"""Beyond that fewer orders are taken: many games leave little to the order."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Skill as a normal distribution; 25 and 25/3 for a bot nothing is known of."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


Entry = tuple[list[str], list[int]]
"""The bots of a game and their ranks, 0 for the first."""


def ratings(results: Iterable[GameResult]) -> dict[str, Rating]:
    """The rating of every bot."""
    entries = [_entry(result) for result in results]
    names = {name for bots, _ in entries for name in bots}
    decisive = [entry for entry in entries if len(set(entry[0])) > 1]
    if not decisive:
        return dict.fromkeys(names, Rating())
    orders = max(1, min(ORDERS, MOST_MATCHES // len(decisive)))
    runs = [_rate_in_order(decisive, Random(order)) for order in range(orders)]
    return {name: _mean([run[name] for run in runs]) for name in names}


def _entry(result: GameResult) -> Entry:
    return [seat.bot for seat in result.seats], list(result.ranks)


def _rate_in_order(entries: Sequence[Entry], rng: Random) -> dict[str, Rating]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    skills: dict[str, Rating] = defaultdict(Rating)
    for bots, ranks in rng.sample(entries, len(entries)):
        after = after_game(model, [skills[name] for name in bots], ranks)
        for name in set(bots):
            skills[name] = _mean([new for new, bot in zip(after, bots, strict=True) if bot == name])
    return skills


def after_game(model: Any, before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """What a model of openskill makes of a game between single players."""
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    return [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=list(ranks))]


def _mean(skills: list[Rating]) -> Rating:
    return Rating(fmean(skill.mu for skill in skills), fmean(skill.sigma for skill in skills))
