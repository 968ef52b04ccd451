"""Checking records line by line, on several processes if it pays: what `verify` and `fair` have in common."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice
from typing import TYPE_CHECKING, NamedTuple

import typer

from happycity.cli.faults import UNCHECKED, WRONG, Fault
from happycity.codes import Code

if TYPE_CHECKING:
    from happycity.rules.record import Record

CHUNK = 16
WORTH_A_POOL = 4
"""Chunks below which starting further processes costs more than it saves."""
UNCHECKABLE = (Code.NOT_COMMITTED, Code.NEWER_RULES, Code.OTHER_CARDS)
"""Refusals of records that may well be right: nobody here can know."""

Lines = tuple[str, list[tuple[int, bytes]]]


class Judgement(NamedTuple):
    """What a check says of a record, to follow “file, line 1”."""

    problem: str
    """Empty if the record is right."""
    note: str = ""
    """What is worth saying about a right record."""


Check = Callable[["Record"], Judgement]
"""A function of a module: other processes have to find it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about one line of a file."""

    file: str
    line: int
    problem: str = ""
    """In words; empty if the record is right."""
    note: str = ""
    foreign: bool = False
    """Whether the line is no record of this format at all."""
    unchecked: bool = False
    """Whether nobody here can know what is right or wrong; the problem tells why."""


def run_checks(files: list[str], processes: int | None, check: Check, right: str, as_json: bool) -> None:
    """Check every record, print what is wrong or worth noting, then a summary; good ones are `right`."""
    records = 0
    wrong: list[Finding] = []
    unchecked: list[Finding] = []
    for finding in _findings(files, processes, check):
        records += 1
        if finding.foreign:
            raise Fault(finding.problem)
        if finding.problem:
            (unchecked if finding.unchecked else wrong).append(finding)
        if not as_json and (line := finding.problem or finding.note):
            typer.echo(line)
    if as_json:
        _print_json(len(files), records, wrong, unchecked)
    else:
        _print_summary(len(files), records, len(wrong), len(unchecked), right)
    if wrong or unchecked:
        raise typer.Exit(WRONG if wrong else UNCHECKED)


def _findings(files: list[str], processes: int | None, check: Check) -> Iterator[Finding]:
    from happycity.arena.parallel import cores, in_order
    from happycity.cli.terminal import getting_ready, progress

    chunks, work = _chunks(files), partial(check_lines, check)
    early = list(islice(chunks, WORTH_A_POOL))
    used = cores(processes) if len(early) == WORTH_A_POOL else 1
    with getting_ready():
        # In this process first: the rules are compiled once, and not by every process at the same time.
        yield from work(early[0])
    with progress("Checking", None) as advance:
        advance(len(early[0][1]))
        for findings in in_order(work, chain(early[1:], chunks), used):
            yield from findings
            advance(len(findings))


def _chunks(files: list[str]) -> Iterator[Lines]:
    """The lines of all files, a few at a time."""
    from happycity.cli.files import lines
    from happycity.rules.record import LONGEST_LINE

    for file in files:
        chunk: list[tuple[int, bytes]] = []
        empty = True
        for numbered in lines(file, LONGEST_LINE):
            empty = False
            chunk.append(numbered)
            if len(chunk) == CHUNK:
                yield file, chunk
                chunk = []
        if empty:
            raise Fault(f"{file}: holds no record")
        if chunk:
            yield file, chunk


def check_lines(check: Check, chunk: Lines) -> list[Finding]:
    """Check some lines of a file; a line that is no record ends it."""
    file, numbered = chunk
    findings = []
    for number, line in numbered:
        findings.append(_check_line(check, file, number, line))
        if findings[-1].foreign:
            break
    return findings


def _check_line(check: Check, file: str, number: int, line: bytes) -> Finding:
    from happycity.rules.record import parse_record
    from happycity.rules.refusals import Refusal
    from happycity.texts import Texts

    record = None
    try:
        record = parse_record(line)
        judgement = check(record)
    except Refusal as refusal:
        refusal.facts.update(file=file, line=number)
        problem, unchecked = Texts().refusal(refusal), refusal.code in UNCHECKABLE
        return Finding(file, number, problem, foreign=record is None, unchecked=unchecked)
    problem, note = (text and f"{file}, line {number}{text}" for text in judgement)
    return Finding(file, number, problem, note)


def shown(value: object) -> str:
    """A value of a record, in a few words."""
    from happycity.texts.facts import one_line

    text = "missing" if value is None else one_line(value)
    return text if len(text) <= 64 else f"{text[:64]}…"


def _print_json(files: int, records: int, wrong: list[Finding], unchecked: list[Finding]) -> None:
    from happycity.cli.terminal import print_json

    right = records - len(wrong) - len(unchecked)
    told = {"wrong": [_told(one) for one in wrong], "unchecked": [_told(one) for one in unchecked]}
    print_json({"files": files, "records": records, "right": right, **told})


def _told(finding: Finding) -> dict[str, str | int]:
    return {"file": finding.file, "line": finding.line, "problem": finding.problem}


def _print_summary(files: int, records: int, wrong: int, unchecked: int, right: str) -> None:
    many = f"{records:,} record{'s' * (records != 1)} in {files} file{'s' * (files != 1)}"
    counts = {right: records - wrong - unchecked, "wrong": wrong, "cannot be checked": unchecked}
    told = ", ".join(f"{count:,} {what}" for what, count in counts.items() if count)
    typer.echo(f"{many}: {told if wrong or unchecked else f'all {right}'}")
