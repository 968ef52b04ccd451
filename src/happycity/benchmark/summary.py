"""What the rows of a run say: shares with intervals, with luck and without, for each opponent in each cell.

Whatever is known of other deals says how much of the luck is taken off a deal's result: for each deal the
coefficients are fitted to all *other* deals of the same opponent and number of players, so that they know
nothing of the result they adjust, and the adjusted share has the mean of the plain one.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, variance

import numpy as np
from numpy.typing import NDArray

from happycity.arena.intervals import Share, share_of
from happycity.benchmark.luck import GLANCES
from happycity.benchmark.results import Judged, Played, Row
from happycity.benchmark.suite import Plan, Seating
from happycity.review.skill import Estimate, estimate

SURE = 1.96
USUAL = (0.5, 0.5)
"""Coefficients of the glances where too little is known."""
NOTHING_VARIES = (0.0, 1.0)
"""Shares of who won no game, or every one: the spread of such deals says nothing, Wilson's interval does."""
TRUST = 4.0
"""So many deals of the usual kind are thought of beside the others."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The games of one deal against one opponent, with the agent in every seat."""

    number: int
    seats: int
    """Games that were finished."""
    share: float
    """The mean of the agent."""
    luck: NDArray[np.float64]
    adjusted: float = 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """An opponent in a cell."""

    opponent: str
    cell: str
    players: int
    games: int
    deals: int
    plain: Share
    """The share of victories, with its interval by deal."""
    adjusted: Estimate
    """The same without luck; it may lie a little outside 0 to 1."""
    spread: tuple[float, float]
    """Standard errors of the two, by one formula."""

    @property
    def fair(self) -> float:
        """The share among equals."""
        return 1 / self.players

    @property
    def again(self) -> tuple[float, float] | None:
        """Where the adjusted share of another run lies with 95 %: √2 times as wide, for that one errs too."""
        mean, low, high = self.adjusted.mean, self.adjusted.low, self.adjusted.high
        if low is None or high is None:
            return None
        return mean - sqrt(2) * (mean - low), mean + sqrt(2) * (high - mean)


@dataclass(frozen=True, slots=True)
class Score:
    """Where 0 is to play like the opponents and 100 to win every game; with half the interval of 95 %."""

    value: float
    half: float


@dataclass(frozen=True, slots=True)
class Cost:
    """What the decisions cost by the judge, of a victory."""

    decisions: int
    cost: Estimate


@dataclass(frozen=True, slots=True)
class Summary:
    """All figures of a run."""

    lines: tuple[Line, ...]
    score: Score
    """Without luck, the mean over all lines: the headline."""
    plain_score: Score
    opponents: dict[str, Score]
    costs: dict[str, Cost]
    """By cell."""
    cost: Cost | None
    games: int
    decisions: int
    """Of the agent, in games and for the judge."""
    seconds: float
    illegal: int
    tokens: tuple[int, int] | None
    """Read and written by a language model, as far as it has told."""

    @property
    def per_second(self) -> float:
        """Decisions in a second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def ratio(self) -> float | None:
        """The intervals without luck by the plain ones, all in all: same games, same formula."""
        varying = [line for line in self.lines if line.plain.value not in NOTHING_VARIES]
        told = [line.spread for line in varying if line.spread[0] > 0]
        return sum(one[1] for one in told) / sum(one[0] for one in told) if told else None


def summary_of(plan: Plan, rows: Iterable[Row]) -> Summary:
    """Work out everything."""
    tasks = {task.number: task for task in plan.tasks}
    rows = list(rows)
    games = [(tasks[row.number], row) for row in rows if isinstance(row, Played)]
    lines = tuple(_lines(plan, [(task, row) for task, row in games if isinstance(task, Seating)]))
    judged = [(tasks[row.number].cell.name, row) for row in rows if isinstance(row, Judged)]
    costs = {cell.name: _cost([row for name, row in judged if name == cell.name]) for cell in plan.cells}
    return Summary(
        lines,
        _score(lines, adjusted=True),
        _score(lines, adjusted=False),
        {
            one: _score([line for line in lines if line.opponent == one], adjusted=True)
            for one in plan.opponents
        },
        {name: cost for name, cost in costs.items() if cost.decisions},
        _cost([row for _, row in judged]) if judged else None,
        len(games),
        sum(row.asked if isinstance(row, Played) else 1 for row in rows),
        sum(row.seconds for row in rows),
        sum(len(row.illegal) for row in rows),
        _tokens(rows),
    )


def _tokens(rows: Sequence[Row]) -> tuple[int, int] | None:
    told = [row.tokens for row in rows if row.tokens]
    return (sum(one[0] for one in told), sum(one[1] for one in told)) if told else None


def _cost(rows: Sequence[Judged]) -> Cost:
    return Cost(len(rows), estimate([row.cost for row in rows]) if rows else Estimate(0.0, None, None))


# --- shares -------------------------------------------------------------------------------------------


def _lines(plan: Plan, games: Sequence[tuple[Seating, Played]]) -> Iterable[Line]:
    found: defaultdict[tuple[str, str], defaultdict[int, list[Played]]]
    found = defaultdict(lambda: defaultdict(list))
    for seating, row in games:
        found[seating.opponent, seating.cell.name][seating.deal].append(row)
    for opponent in plan.opponents:
        for players in sorted({cell.players for cell in plan.cells}):
            cells = [cell.name for cell in plan.cells if cell.players == players]
            deals = {cell: _deals(found[opponent, cell], players) for cell in cells}
            adjusted = without_luck({cell: of_cell for cell, of_cell in deals.items() if of_cell})
            for cell in adjusted:
                yield _line(opponent, cell, players, adjusted[cell])


def _deals(found: dict[int, list[Played]], players: int) -> list[Deal]:
    """Only deals of which every game is finished: in others a seat would count twice as much as another."""
    return [
        Deal(number, len(rows), fmean(row.share for row in rows), np.mean([row.luck for row in rows], axis=0))
        for number, rows in found.items()
        if len(rows) == players
    ]


def without_luck(cells: dict[str, list[Deal]]) -> dict[str, list[Deal]]:
    """The deals of one opponent and number of players, each adjusted by what the others say."""
    fitted = {}
    for cell, deals in cells.items():
        fitted[cell] = [
            replace(deal, adjusted=deal.share - float(deal.luck @ _coefficients(cells, cell, deal)))
            for deal in deals
        ]
    return fitted


def _coefficients(cells: dict[str, list[Deal]], own: str, left_out: Deal) -> NDArray[np.float64]:
    """Least squares over all deals but one; a few deals that follow the usual coefficients keep it steady."""
    shares, lucks = [], []
    for cell, deals in cells.items():
        others = [deal for deal in deals if cell != own or deal is not left_out]
        if len(others) > 1:
            middle = fmean(deal.share for deal in others)
            shares += [deal.share - middle for deal in others]
            lucks += [deal.luck for deal in others]
    usual = np.array(USUAL)
    if len(lucks) <= len(GLANCES):
        return usual
    luck = np.array(lucks)
    products = luck.T @ luck
    prior = TRUST * np.diag(np.diag(products)) / len(luck) + 1e-12 * np.eye(len(GLANCES))
    found: NDArray[np.float64] = np.linalg.solve(products + prior, luck.T @ np.array(shares) + prior @ usual)
    return found


def _line(opponent: str, cell: str, players: int, deals: Sequence[Deal]) -> Line:
    shares, adjusted = [deal.share for deal in deals], [deal.adjusted for deal in deals]
    plain = share_of([(deal.share * deal.seats, deal.seats) for deal in deals])
    spread, found = (_error(shares), _error(adjusted)), estimate(adjusted)
    if plain.value in NOTHING_VARIES:
        found = Estimate(plain.value, plain.low, plain.high)
        spread = ((plain.high - plain.low) / 2 / SURE,) * 2
    games = sum(deal.seats for deal in deals)
    return Line(opponent, cell, players, games, len(deals), plain, found, spread)


def _error(numbers: Sequence[float]) -> float:
    """The standard error of a mean."""
    found = sqrt(variance(numbers) / len(numbers)) if len(numbers) > 1 else 0.0
    return found if found > 1e-9 else 0.0


def _score(lines: Sequence[Line], adjusted: bool) -> Score:
    """A share of 1 ÷ players counts 0, a whole victory 100 (docs/rl.md: the reward of the environments)."""
    if not lines:
        return Score(0.0, 0.0)
    values, squares = [], []
    for line in lines:
        scale = 100 * line.players / (line.players - 1)
        share = line.adjusted.mean if adjusted else line.plain.value
        values.append(scale * (share - line.fair))
        squares.append((scale * line.spread[adjusted]) ** 2)
    return Score(fmean(values), SURE * sqrt(sum(squares)) / len(lines))
