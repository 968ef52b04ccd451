"""How a run of the benchmark is shown."""

from rich import box
from rich.console import Console
from rich.table import Table

from happycity.benchmark.report import Report, scored, span
from happycity.benchmark.suite import FORMAT, digest


def show(report: Report, console: Console) -> None:
    """Print the tables, the headline last."""
    summary = report.summary
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Opponent", no_wrap=True)
    for heading in ("Cell", "Games", "Won %", "95 %", "No luck %", "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for line in summary.lines:
        table.add_row(
            line.opponent,
            line.cell,
            f"{line.games:,}",
            f"{100 * line.plain.value:.1f}",
            span(line.plain.low, line.plain.high),
            f"{100 * line.adjusted.mean:.1f}",
            span(line.adjusted.low, line.adjusted.high),
        )
    console.print(table)
    for name, score in summary.opponents.items():
        console.print(f"against {name}: {scored(score)}")
    if summary.cost:
        low_high = span(summary.cost.cost.low, summary.cost.cost.high)
        cost = 100 * summary.cost.cost.mean
        console.print(f"cost of a decision: {cost:.2f} % ({low_high}), {summary.cost.decisions} decisions")
    console.print(f"decisions a second: {summary.per_second:,.0f}")
    if summary.tokens:
        console.print(f"tokens: {summary.tokens[0]:,} read, {summary.tokens[1]:,} written")
    if summary.ratio is not None:
        console.print(f"intervals without luck ÷ plain ones: {summary.ratio:.3f}")
    console.print(f"score with luck: {scored(summary.plain_score)}")
    console.print(
        f"score: {scored(summary.score)} ({FORMAT} {digest()}, {report.plan.size}, {summary.games:,} games)"
    )
