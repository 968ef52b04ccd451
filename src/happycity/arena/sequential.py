"""Is a newcomer better?  As many deals as it takes to be sure, and no more.

A sequential probability ratio test, generalised to scores whose spread is only estimated: the newcomer gains
nothing, or it gains `gain` (in parts of its fair share).  Each deal is one observation: the same shuffles in
every rotation of the seats, one newcomer against the other bot in all other seats.  Kinds of games are tested
together: their evidence adds up.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from math import log
from statistics import fmean

from happycity.arena.lineups import Tournament
from happycity.arena.parallel import in_order
from happycity.arena.results import GameResult, play_games
from happycity.rules.config import Config

FEWEST = 20
"""Deals of a kind before anything is believed: spreads of fewer are guesses."""
SMALLEST_SPREAD = 1e-3
"""Of a kind in which all deals ended alike so far: they will not for ever."""


class Verdict(StrEnum):
    """How a test ended."""

    BETTER = "better"
    NOT_BETTER = "not-better"
    OPEN = "open"
    """There were no more deals."""


@dataclass
class Kind:
    """What one kind of game has shown."""

    config: Config
    deals: int = 0
    gain: float = 0.0
    """On average: the newcomer's share of a deal's victories, in parts of the fair one, less 1."""
    _squares: float = field(default=0.0, init=False, repr=False)
    """Sum of the squared distances from the average."""

    def add(self, games: Sequence[GameResult], newcomer: str) -> None:
        """A deal, in all rotations."""
        share = fmean(sum(seat.share for seat in game.seats if seat.bot == newcomer) for game in games)
        self.note(share * self.config.players - 1)

    def note(self, gain: float) -> None:
        """What a deal has brought; average and spread follow it (Welford), however many there were."""
        off = gain - self.gain
        self.deals += 1
        self.gain += off / self.deals
        self._squares += off * (gain - self.gain)

    @property
    def share(self) -> float:
        """The newcomer's share of the victories."""
        return (self.gain + 1) / self.config.players

    def evidence(self, gain: float) -> float:
        """Logarithm of how much likelier the gain made what was seen than no gain."""
        if self.deals < FEWEST:
            return 0.0
        spread = max(self._squares / (self.deals - 1), SMALLEST_SPREAD)
        return self.deals * gain * (self.gain - gain / 2) / spread


@dataclass(frozen=True)
class Trial:
    """What is asked, and how wrong the answer may be."""

    gain: float = 0.04
    wrongly_better: float = 0.05
    wrongly_not: float = 0.05

    def verdict(self, evidence: float) -> Verdict:
        """Wald's bounds."""
        if evidence >= log((1 - self.wrongly_not) / self.wrongly_better):
            return Verdict.BETTER
        if evidence <= log(self.wrongly_not / (1 - self.wrongly_better)):
            return Verdict.NOT_BETTER
        return Verdict.OPEN


@dataclass(frozen=True)
class Standing:
    """How a test stands after another deal."""

    deals: int
    """Of all kinds."""
    evidence: float
    verdict: Verdict
    kinds: Sequence[Kind]


def compare(
    newcomer: str, other: str, configs: Sequence[Config], seed: str, trial: Trial, most: int, processes: int
) -> Iterator[Standing]:
    """Play deals of all kinds in turns until it is decided, at most so many; how it stands after each."""
    kinds = [Kind(config) for config in configs]
    tournaments = [
        Tournament(config, (newcomer, *[other] * (config.players - 1)), seed) for config in configs
    ]
    tasks = (
        (tournament, range(deal * tournament.config.players + 1, (deal + 1) * tournament.config.players + 1))
        for deal in count()
        for tournament in tournaments
    )
    played = in_order(play_games, (task for task, _ in zip(tasks, range(most), strict=False)), processes)
    for number, games in enumerate(played):
        kinds[number % len(kinds)].add(games, newcomer)
        evidence = sum(kind.evidence(trial.gain) for kind in kinds)
        standing = Standing(number + 1, evidence, trial.verdict(evidence), kinds)
        yield standing
        if standing.verdict != Verdict.OPEN:
            return
