"""What a decision of each level costs: the yardsticks beside which people see their own.

`python -m tools.yardsticks` reviews games of levels among their equals and writes what it finds to
`levels.json`, with the judge who reviews games of people too.
"""

import math
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import msgspec

from happycity.bots import LEVELS
from happycity.bots.weights import name_for_browsers
from happycity.review.judge import BAR, GLIMPSE, HOPELESS, MORE_WORLDS, MOST_CHOICES, QUICK, SENSIBLE
from happycity.review.phases import PHASES

EXPECTED = 200
"""Decisions that count as they are expected to be."""
SURE = 1.96
ALL = "all"
SHIPPED = Path(__file__).with_name("levels.json")


class Sum(msgspec.Struct, array_like=True, frozen=True):
    """Real decisions, and what they cost all in all."""

    decisions: int = 0
    cost: float = 0.0

    def __add__(self, other: "Sum") -> "Sum":
        return Sum(self.decisions + other.decisions, self.cost + other.cost)

    @property
    def mean(self) -> float:
        """Of a decision, of which there has to be one."""
        return self.cost / self.decisions


class Games(msgspec.Struct, frozen=True):
    """Games of a level among its equals: the sums over all of them."""

    games: int = 0
    phases: dict[str, Sum] = {}
    costs_squared: float = 0.0
    """Of what a game's decisions cost all in all; this and the next two are for intervals."""
    costs_by_decisions: float = 0.0
    decisions_squared: int = 0

    @property
    def sum(self) -> Sum:
        """Of all phases."""
        return total(self.phases.values())

    def __add__(self, other: "Games") -> "Games":
        both = {
            phase: self.phases.get(phase, Sum()) + other.phases.get(phase, Sum())
            for phase in PHASES
            if phase in self.phases or phase in other.phases
        }
        return Games(
            self.games + other.games,
            {phase: Sum(one.decisions, round(one.cost, 4)) for phase, one in both.items()},
            round(self.costs_squared + other.costs_squared, 6),
            round(self.costs_by_decisions + other.costs_by_decisions, 4),
            self.decisions_squared + other.decisions_squared,
        )

    @property
    def margin(self) -> float:
        """Half the interval of 95 % of what a decision costs: the error of a ratio from game to game."""
        mean, decisions = self.sum.mean, self.sum.decisions
        apart = self.costs_squared - mean * (2 * self.costs_by_decisions - mean * self.decisions_squared)
        return SURE * math.sqrt(max(0.0, apart)) / decisions


def one_game(phases: Mapping[str, Sum]) -> Games:
    """What the decisions of a game cost."""
    its = total(phases.values())
    return Games(1, dict(phases), its.cost**2, its.cost * its.decisions, its.decisions**2)


class Kind(msgspec.Struct, frozen=True):
    """What levels do in one kind of game."""

    players: int
    specials: str
    levels: dict[str, Games]


class LevelCosts(msgspec.Struct, frozen=True):
    """What the decisions of levels cost, by kind of game."""

    judge: str
    """Who has judged: another one would judge otherwise."""
    kinds: list[Kind]

    def kind(self, players: int, specials: str) -> Kind | None:
        """What is known of a kind of game."""
        return next((one for one in self.kinds if (one.players, one.specials) == (players, specials)), None)

    def games(self, level: str) -> Games:
        """All games of a level."""
        found = Games()
        for kind in self.kinds:
            found += kind.levels.get(level, Games())
        return found

    def cost(self, players: int, specials: str, level: str, phase: str | None = None) -> float | None:
        """Of a decision of a level, in one phase or in all; None if nothing is known.

        A level has few decisions in one kind of game.  They count together with as many as `EXPECTED` that
        cost what one expects: what the level's cost everywhere, times what this kind is dearer than others.
        """
        kind = self.kind(players, specials)
        if not kind:
            return None
        there, its = _sum([kind], [level], phase), _sum(self.kinds, [level], phase)
        of_kind, of_all = _sum([kind], LEVELS, phase), _sum(self.kinds, LEVELS, phase)
        if not (its.decisions and of_kind.decisions and of_all.cost):
            return None
        expected = its.mean * of_kind.mean / of_all.mean
        return round((there.cost + EXPECTED * expected) / (there.decisions + EXPECTED), 4)


def _sum(kinds: Iterable[Kind], levels: Iterable[str], phase: str | None) -> Sum:
    return total(
        one
        for kind in kinds
        for level in levels
        for name, one in kind.levels.get(level, Games()).phases.items()
        if phase in (None, name)
    )


def total(sums: Iterable[Sum]) -> Sum:
    """All of them together, added one after the other."""
    found = Sum()
    for one in sums:
        found += one
    return found


def judge_of_levels() -> str:
    """Who judges now; also browsers note it beside what they remember."""
    worlds = (*QUICK, *MORE_WORLDS.values())
    told = (*worlds, BAR, GLIMPSE, HOPELESS, SENSIBLE, MOST_CHOICES, name_for_browsers())
    return " ".join(map(str, told))


LevelTable = Mapping[str, Mapping[str, Mapping[str, float]]]
"""What a decision costs, by kind of game (`kind_name`), level, and phase or `ALL`."""


def kind_name(players: int, specials: str) -> str:
    """A kind of game in two words."""
    return f"{players} {specials}"


@cache
def level_table() -> LevelTable:
    """What the levels' decisions cost, as it comes with the package."""
    return table_of(msgspec.json.decode(SHIPPED.read_bytes(), type=LevelCosts))


def table_of(costs: LevelCosts) -> LevelTable:
    """All costs that are known."""
    return {
        kind_name(kind.players, kind.specials): {
            level: {
                phase or ALL: cost
                for phase in (None, *PHASES)
                if (cost := costs.cost(kind.players, kind.specials, level, phase)) is not None
            }
            for level in LEVELS
        }
        for kind in costs.kinds
    }
