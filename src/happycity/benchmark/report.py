"""A run as one JSON document and one page of HTML, in the folder of its journal."""

import json
import shlex
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from happycity.arena.intervals import Share
from happycity.arena.journal import GrowingFile
from happycity.arena.page import document, note, percent, row
from happycity.benchmark.agents import learned_by
from happycity.benchmark.failures import sentence_of
from happycity.benchmark.playing import Run
from happycity.benchmark.results import Failed, Row
from happycity.benchmark.suite import FORMAT, Plan, digest, other_weights
from happycity.benchmark.summary import Cost, Line, Score, Summary
from happycity.review.skill import Estimate

JOURNAL = "journal.jsonl"
RESULT = "result.json"
PAGE = "result.html"


class Header(msgspec.Struct, frozen=True):
    """The first line of a journal: what must not change while a run goes on."""

    format: str
    version: str
    suite: str
    agent: str
    weights: str
    """The digest of what the agent's spec names; empty if it names none."""
    size: str
    noise: str
    seconds_per_decision: float
    opponents: list[str]
    cells: list[str]


def journal_of(folder: Path, run: Run, plan: Plan) -> GrowingFile[Row]:
    """The journal in a folder, open."""
    header = Header(
        FORMAT,
        version("happycity"),
        digest(),
        run.agent,
        learned_by(run.agent),
        plan.size,
        run.noise,
        run.seconds,
        list(plan.opponents),
        [cell.name for cell in plan.cells],
    )
    numbers = {task.number for task in plan.tasks}

    def misplaced(found: Row, line: int) -> str | None:
        if found.number not in numbers:
            return f"task {found.number} stands there twice, or is none of this run"
        numbers.remove(found.number)
        return None

    kind: Any = Row  # msgspec reads a union by its tags
    return GrowingFile(folder / JOURNAL, header, kind, misplaced)


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that is told of a run."""

    run: Run
    plan: Plan
    summary: Summary
    failures: Sequence[Failed]
    complete: bool

    @property
    def command(self) -> str:
        """What does the same again."""
        words = ["happycity", "bench", self.run.agent, "--size", self.plan.size, "--noise", self.run.noise]
        if not self.plan.is_whole:
            words += ["--opponents", ",".join(self.plan.opponents)]
            words += ["--cells", ",".join(cell.name for cell in self.plan.cells)]
        return shlex.join([*words, "--seconds-per-decision", f"{self.run.seconds:g}"])

    @property
    def remarks(self) -> list[str]:
        """Whatever keeps this result from being compared with others of the suite."""
        found = []
        if other := other_weights():
            found.append(
                f"other weights: policy, mind:100 and the judge use {other}, not those of the suite; "
                "this is no result of " + FORMAT
            )
        if not self.plan.is_whole:
            found.append("a part of the suite: its score is not that of the whole")
        if not self.complete:
            found.append("not finished: the same command goes on")
        if self.summary.illegal:
            found.append(
                f"illegal answers: {self.summary.illegal:,}; each was asked for again, none replaced"
            )
        return found + [sentence_of(self.plan, failed) for failed in self.failures]

    def write(self, folder: Path) -> None:
        """Write both files."""
        text = json.dumps(self.as_data(), ensure_ascii=False, indent=2) + "\n"
        (folder / RESULT).write_text(text, encoding="utf-8")
        (folder / PAGE).write_text(
            document(f"Happy City benchmark: {self.run.agent}", _sections(self)), encoding="utf-8"
        )

    def as_data(self) -> dict[str, Any]:
        """The document."""
        summary = self.summary
        return {
            "format": FORMAT,
            "suite": digest(),
            "version": version("happycity"),
            "agent": self.run.agent,
            "weights": learned_by(self.run.agent) or None,
            "command": self.command,
            "size": self.plan.size,
            "noise": self.run.noise,
            "complete": self.complete,
            "remarks": self.remarks,
            "score": _score_data(summary.score),
            "score_with_luck": _score_data(summary.plain_score),
            "opponents": {name: _score_data(score) for name, score in summary.opponents.items()},
            "intervals_ratio": summary.ratio and round(summary.ratio, 4),
            "games": summary.games,
            "decisions_per_second": round(summary.per_second, 2),
            "illegal": summary.illegal,
            "tokens": summary.tokens and {"read": summary.tokens[0], "written": summary.tokens[1]},
            "cost_per_decision": _cost_data(summary.cost),
            "costs": {name: _cost_data(cost) for name, cost in summary.costs.items()},
            "lines": [_line_data(line) for line in summary.lines],
        }


def _score_data(score: Score) -> dict[str, float]:
    return {"score": round(score.value, 2), "half_interval": round(score.half, 2)}


def _cost_data(cost: Cost | None) -> dict[str, Any] | None:
    return {"decisions": cost.decisions, **_estimate_data(cost.cost)} if cost else None


def _estimate_data(found: Estimate) -> dict[str, float | None]:
    return {
        "mean": round(found.mean, 5),
        "low": None if found.low is None else round(found.low, 5),
        "high": None if found.high is None else round(found.high, 5),
    }


def _line_data(line: Line) -> dict[str, Any]:
    return {
        "opponent": line.opponent,
        "cell": line.cell,
        "games": line.games,
        "deals": line.deals,
        "fair": round(line.fair, 4),
        "share": {"mean": line.plain.value, "low": line.plain.low, "high": line.plain.high},
        "without_luck": _estimate_data(line.adjusted),
        "again": line.again and [round(one, 5) for one in line.again],
        "errors": [round(one, 6) for one in line.spread],
    }


# --- the page -----------------------------------------------------------------------------------------


def _sections(report: Report) -> Iterable[str]:
    summary = report.summary
    suite = f"{FORMAT} {digest()}, {report.plan.size}"
    yield f'<p class="played">{summary.games:,} games, suite {suite}, noise {escape(report.run.noise)}</p>'
    yield f"<p><b>Score {scored(summary.score)}</b>; with luck {scored(summary.plain_score)}.</p>"
    yield note(
        "0 is to play like the opponents, 100 to win every game: the mean, over all opponents and cells, of "
        "(players × share − 1) ÷ (players − 1), with its interval of 95 %."
    )
    yield from (f"<p>{escape(remark)}</p>" for remark in report.remarks)
    yield _opponents(summary)
    yield _table(summary.lines)
    yield note(
        "Won: the share of victories. Without luck: the same less what the cards brought. The bar shows both "
        "from 0 to 100 %, the plain share pale; the mark is what equals win. Again: where another run lies."
    )
    if summary.ratio is not None:
        yield f"<p>Intervals without luck ÷ plain ones, same games: <b>{summary.ratio:.3f}</b>.</p>"
    yield _costs(summary)
    yield f"<h2>Again</h2>\n<p><code>{escape(report.command)}</code></p>"


def scored(score: Score) -> str:
    """A score as people read it."""
    return f"{score.value:.1f} ± {score.half:.1f}"


def _opponents(summary: Summary) -> str:
    rows = "".join(row(name, [scored(score)]) for name, score in summary.opponents.items())
    return f'<h2>By opponent</h2>\n<div class="wide"><table><tbody>{rows}</tbody></table></div>'


def _table(lines: Sequence[Line]) -> str:
    heads = ("Opponent, cell", "Games", "Won", "95 %", "Without luck", "95 %", "Again", "")
    head = "".join(f'<th scope="col">{text}</th>' for text in heads)
    body = "\n".join(_row(line) for line in lines)
    return (
        f'<h2>By cell</h2>\n<div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _row(line: Line) -> str:
    found = line.adjusted
    cells = (
        f"{line.games:,}",
        percent(line.plain.value),
        span(line.plain.low, line.plain.high),
        percent(found.mean),
        span(found.low, found.high),
        span(*(line.again or (None, None))),
        _bar(line.plain, found, line.fair),
    )
    return row(f"{line.opponent}, {line.cell}", cells)


def span(low: float | None, high: float | None) -> str:
    """An interval as people read it; nothing if there is none."""
    return "–" if low is None or high is None else f"{100 * low:.1f} – {100 * high:.1f}"


def _bar(plain: Share, found: Estimate, fair: float) -> str:
    """Both intervals on a scale from 0 to 100 %."""

    def at(share: float) -> float:
        return round(100 * max(0.0, min(1.0, share)), 1)

    def line(low: float, high: float, y: int, shade: float) -> str:
        left, right = at(low), max(at(high), at(low) + 0.8)
        return (
            f'<line x1="{left}" x2="{right}" y1="{y}" y2="{y}" stroke="currentColor" '
            f'stroke-width="3" opacity="{shade}"/>'
        )

    low, high = (
        (found.mean, found.mean) if found.low is None or found.high is None else (found.low, found.high)
    )
    return (
        '<svg role="img" aria-label="both intervals" viewBox="0 0 100 16" width="150" height="24">'
        f"{line(plain.low, plain.high, 5, 0.35)}{line(low, high, 11, 1)}"
        f'<line x1="{at(fair)}" x2="{at(fair)}" y1="0" y2="16" stroke="currentColor" stroke-width=".7"/>'
        "</svg>"
    )


def _costs(summary: Summary) -> str:
    if summary.cost is None:
        return ""
    found = {"all cells": summary.cost, **summary.costs}
    rows = "".join(
        row(name, [f"{cost.decisions}", f"{100 * cost.cost.mean:.2f}", span(cost.cost.low, cost.cost.high)])
        for name, cost in found.items()
    )
    head = "".join(f'<th scope="col">{text}</th>' for text in ("Cell", "Decisions", "Cost, %", "95 %"))
    return (
        f'<h2>Decisions</h2>\n<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody>'
        f"</table></div>\n<p>{summary.per_second:,.0f} decisions a second.{_tokens_told(summary)}</p>"
        + note("What a decision costs by the judge, in per cent of a victory, at the same positions for all.")
    )


def _tokens_told(summary: Summary) -> str:
    if summary.tokens is None:
        return ""
    read, written = summary.tokens
    return f" {read:,} tokens read, {written:,} written."
