"""`happycity bench`: an agent against the frozen suite."""

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.faults import INTERRUPTED, Fault, complain

if TYPE_CHECKING:
    from happycity.arena.journal import GrowingFile
    from happycity.benchmark.playing import Run
    from happycity.benchmark.results import Failed, Row
    from happycity.benchmark.suite import Plan

NAME = "bench"
EXAMPLE = "Example: happycity bench builder --size small --out builder"

CLASS = options.RayAddress
LONGEST_LIMIT = 3600.0


def run(
    agent: Annotated[
        str,
        typer.Argument(
            help="A bot, cmd:PROGRAM, mcp:PROGRAM, policy@FILE, mind@FILE:400, module:function or "
            "FILE.py:function."
        ),
    ],
    size: Annotated[
        str, typer.Option(help="small (minutes), medium (an hour) or large (a night).")
    ] = "small",
    out: Annotated[
        str,
        typer.Option(
            "--out", "-o", metavar="DIR", help="Folder for journal, JSON and page.", show_default=False
        ),
    ] = "",
    noise: Annotated[str, typer.Option(help="Any text or number: other chances, the same deals.")] = "1",
    opponents: Annotated[
        str, typer.Option(metavar="BOT,BOT…", help="Only these of the suite.", show_default=False)
    ] = "",
    cells: Annotated[
        str, typer.Option(metavar="CELL,CELL…", help="Only these, as family-2,expert-4g.", show_default=False)
    ] = "",
    seconds_per_decision: Annotated[
        float, typer.Option(min=0.001, max=LONGEST_LIMIT, help="After which the agent has failed.")
    ] = 60.0,
    processes: options.Processes = None,
    ray: options.Ray = None,
    as_json: options.Json = False,
) -> None:
    """Measure an agent against frozen opponents over frozen deals, in all kinds of game.

    Every deal is played with the agent in each seat. What the cards brought is taken off without bias, which
    makes intervals narrower; docs/benchmark.md explains the figures. An answer that is not legal is counted
    and asked for again. What the agent does not see through does not count; with --out the same command
    goes on.
    """
    from happycity.benchmark.agents import check_agent
    from happycity.benchmark.playing import Run
    from happycity.benchmark.suite import Plan

    plan = Plan.of(size, _listed(opponents), _listed(cells))
    measured = Run(agent, seconds_per_decision, noise)
    check_agent(agent)
    if ray is not None:
        from happycity.arena.cluster import check_cluster

        check_cluster(ray)
    folder = _folder(out)
    rows, failures, interrupted = _rows(measured, plan, folder, processes, ray)
    _tell(measured, plan, rows, failures, folder, as_json)
    if interrupted:
        how = "the same command goes on" if folder else "with --out DIR the same command could go on"
        raise Fault(
            f"interrupted after {len(rows):,} of {len(plan.tasks):,} games and decisions; {how}", INTERRUPTED
        )
    if failures:
        left = len(plan.tasks) - len(rows)
        raise Fault(
            f"{left:,} of {len(plan.tasks):,} games and decisions are missing, because the agent failed"
        )


def _listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def _folder(out: str) -> Path | None:
    if not out:
        return None
    folder = Path(out)
    if folder.exists() and not folder.is_dir():
        raise Fault(f"{out}: is a file; --out names a folder")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _rows(
    measured: "Run", plan: "Plan", folder: Path | None, processes: int | None, ray: str | None
) -> "tuple[list[Row], list[Failed], bool]":
    """What is finished, what failed, and whether somebody stopped it."""
    from happycity.benchmark.report import journal_of

    with ExitStack() as closing:
        journal = closing.enter_context(journal_of(folder, measured, plan)) if folder else None
        rows = list(journal.results) if journal else []
        if rows:
            complain(
                f"{folder}: {len(rows):,} of {len(plan.tasks):,} games and decisions are finished; going on"
            )
        failures: list[Failed] = []
        try:
            _play(measured, plan, rows, failures, journal, processes, ray)
        except KeyboardInterrupt:
            return rows, failures, True
        return rows, failures, False


def _play(
    measured: "Run",
    plan: "Plan",
    rows: "list[Row]",
    failures: "list[Failed]",
    journal: "GrowingFile[Row] | None",
    processes: int | None,
    ray: str | None,
) -> None:
    """Do what is missing, until the agent has failed too often; whatever is finished is kept."""
    from contextlib import closing

    from happycity.arena.parallel import cores
    from happycity.benchmark.playing import MOST_FAILURES, outcomes
    from happycity.benchmark.results import Failed
    from happycity.cli.terminal import getting_ready, progress

    with getting_ready(bots=True):
        pass
    done = {row.number for row in rows}
    left = [task for task in plan.tasks if task.number not in done]
    with (
        progress("Measuring", len(plan.tasks)) as advance,
        closing(outcomes(measured, left, cores(processes), ray)) as coming,
    ):
        advance(len(rows))
        for outcome in coming:
            if isinstance(outcome, Failed):
                failures.append(outcome)
                if len(failures) == MOST_FAILURES:
                    return
                continue
            rows.append(outcome)
            if journal:
                journal.add(outcome)
            advance(1)


def _tell(
    measured: "Run",
    plan: "Plan",
    rows: "list[Row]",
    failures: "list[Failed]",
    folder: Path | None,
    as_json: bool,
) -> None:
    from happycity.benchmark.report import PAGE, Report
    from happycity.benchmark.summary import summary_of
    from happycity.cli.terminal import print_json, screen

    report = Report(measured, plan, summary_of(plan, rows), failures, complete=len(rows) == len(plan.tasks))
    if folder and rows:
        report.write(folder)
    if as_json:
        print_json(report.as_data())
    elif rows:
        from happycity.cli.tables.scores import show

        show(report, screen())
        typer.echo(f"Again: {report.command}")
        if folder:
            typer.echo(f"Page: {folder / PAGE}")
    for remark in report.remarks:
        complain(remark)
