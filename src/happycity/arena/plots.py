"""The plots of the report, as SVG that takes the colours of its page, light or dark."""

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING, Any

from happycity.arena.intervals import Share
from happycity.arena.results import GameResult
from happycity.arena.summary import SpecialLine, Summary, seats_of
from happycity.texts import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK = "#010203"
"""Stands for the colour of the page's text until the plot is done."""
BLUE, ORANGE, GREEN = "#3d8bd4", "#dd7b1f", "#2f9e6e"
WIDTH = 7.6
"""Inches."""
ROW = 0.42
"""Height of a line of a plot."""
BINS = 30
LONGEST_NAME = 27
"""Letters of a bot's name in a plot."""
STYLE: dict[Any, Any] = {
    "text.parse_math": False,  # a bot may be a command with $ in it
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid.axis": "x",
    "grid.alpha": 0.15,
    "savefig.transparent": True,
    **dict.fromkeys(
        ("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color", "grid.color"), INK
    ),
}


def ratings_plot(summary: Summary) -> str:
    """Rating and win share of every bot, each with its interval."""
    bots = summary.bots[::-1]
    skills = [(bot.rating.mu, 1.96 * bot.rating.sigma) for bot in bots]
    with _style():
        figure, (left, right) = _figure(len(bots), 2)
        _dots(
            left,
            [shortened(bot.name) for bot in bots],
            [(mu - half, mu, mu + half) for mu, half in skills],
            BLUE,
        )
        _dots(right, [""] * len(bots), [_percents(bot.share) for bot in bots], ORANGE)
        _fair(right, len(summary.seats))
        left.set_xlabel("rating")
        right.set_xlabel("games won, %")
        return _svg(figure, "ratings")


def seats_plot(summary: Summary) -> str:
    """What every seat wins, whoever sits there."""
    seats = summary.seats[::-1]
    with _style():
        figure, (axes,) = _figure(len(seats), 1)
        _dots(axes, [f"seat {line.seat}" for line in seats], [_percents(line.share) for line in seats], GREEN)
        _fair(axes, len(seats))
        axes.set_xlabel("games won, %")
        return _svg(figure, "seats")


def scores_plot(results: Sequence[GameResult], summary: Summary) -> str:
    """How the points of every bot spread, one row per bot on one scale."""
    points = defaultdict[str, list[int]](list)
    for _, _, seat in seats_of(results):
        points[seat.bot].append(seat.points)
    low, high = min(map(min, points.values())), max(map(max, points.values())) + 1
    with _style():
        figure, rows = _figure(2.2 * len(points), 1, rows=len(points))
        for axes, bot in zip(rows, summary.bots, strict=True):
            _histogram(axes, points[bot.name], low, high)
            axes.set_title(shortened(bot.name), loc="left", fontsize=10)
            axes.axvline(bot.points, color=INK, linewidth=1, linestyle=":")
        rows[-1].set_xlabel("points")
        return _svg(figure, "scores")


def rounds_plot(results: Sequence[GameResult]) -> str:
    """How many rounds the games took."""
    from matplotlib.ticker import MaxNLocator

    rounds = Counter(result.rounds for result in results)
    numbers = range(min(rounds), max(rounds) + 1)
    with _style():
        figure, (axes,) = _figure(5, 1)
        shares = [100 * rounds[number] / len(results) for number in numbers]
        axes.bar(list(numbers), shares, color=GREEN, width=0.85)
        axes.set_ylabel("games, %")
        axes.set_xlabel("rounds")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.grid(visible=True, axis="y")
        return _svg(figure, "rounds")


def specials_plot(summary: Summary) -> str:
    """How often each special building is taken, and what its takers win."""
    lines = summary.specials[::-1]
    with _style():
        figure, (left, right) = _figure(0.72 * len(lines), 2)
        _taken_bars(left, lines)
        _dots(right, [""] * len(lines), [_taken(line) for line in lines], ORANGE)
        _fair(right, len(summary.seats))
        for row, line in enumerate(lines):
            if line.taken:
                right.plot([100 * line.usual], [row], "|", color=INK, markersize=11)
        right.set_xlabel("games won by its taker, %")
        return _svg(figure, "specials")


def _taken_bars(axes: "Axes", lines: Sequence[SpecialLine]) -> None:
    shares = [100 * line.taken / line.offered for line in lines]
    bars = axes.barh(range(len(lines)), shares, color=BLUE, height=0.65)
    axes.bar_label(bars, [f"{line.taken:,}" for line in lines], padding=3, fontsize=8)
    _rows(axes, [Texts().card(line.card) for line in lines])
    axes.set_xlim(0, 112)
    axes.set_xticks(range(0, 101, 20))
    axes.set_xlabel("taken when on the table, %")


def shortened(name: str) -> str:
    """A long name without its middle: a command ends with what makes it special."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME // 3]}…{name[-LONGEST_NAME // 2 :]}"


# --- parts of plots -------------------------------------------------------------------------------


def _style() -> Any:
    from matplotlib import rc_context

    return rc_context(STYLE)


def _figure(lines: float, columns: int, rows: int = 1) -> "tuple[Figure, list[Axes]]":
    """A figure as high as so many lines, and its plots."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, 0.9 + ROW * lines), layout="constrained")
    return figure, list(figure.subplots(rows, columns, squeeze=False, sharex=rows > 1).flat)


Interval = tuple[float, float, float]
"""Low end, value, high end."""


def _percents(share: Share) -> Interval:
    return 100 * share.low, 100 * share.value, 100 * share.high


def _taken(line: SpecialLine) -> Interval | None:
    return _percents(line.share) if line.taken else None


def _dots(axes: "Axes", names: Sequence[str], intervals: Sequence[Interval | None], colour: str) -> None:
    """A dot with its interval for each name, from below."""
    for row, interval in enumerate(intervals):
        if interval:
            low, value, high = interval
            axes.plot(
                [low, high], [row, row], color=colour, linewidth=2.5, alpha=0.55, solid_capstyle="round"
            )
            axes.plot([value], [row], "o", color=colour, markersize=7)
    _rows(axes, names)


def _rows(axes: "Axes", names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=True)


def _fair(axes: "Axes", seats: int) -> None:
    """The share that everybody would have among equals; the scale is that of shares."""
    axes.axvline(100 / seats, color=INK, linewidth=1, linestyle=":")
    axes.set_xlim(-2, 102)


def _histogram(axes: "Axes", points: list[int], low: int, high: int) -> None:
    width = max(1, -(-(high - low) // BINS))
    axes.hist(points, bins=list(range(low, high + width, width)), color=BLUE, alpha=0.85)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    axes.grid(visible=True)


def _svg(figure: "Figure", name: str) -> str:
    """The figure as a part of a page: no header, no names that could clash with those of another plot."""
    from matplotlib import rc_context

    file = StringIO()
    with rc_context({"svg.hashsalt": name}):
        figure.savefig(file, format="svg", metadata={"Date": None})
    text = file.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r' id="[\w.]+_\d+"', "", text)
    return text.replace(INK, "currentColor")
