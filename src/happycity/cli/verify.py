"""`happycity verify`: replay records and compare them with what they say."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import chain, islice
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.faults import WRONG, Fault

if TYPE_CHECKING:
    from happycity.rules.record import Difference, Record

NAME = "verify"
EXAMPLE = "Example: happycity verify games.jsonl more.jsonl"

CHUNK = 16
WORTH_A_POOL = 4
"""Chunks below which starting further processes costs more than it saves."""

Lines = tuple[str, list[tuple[int, bytes]]]


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about one line of a file."""

    file: str
    line: int
    problem: str = ""
    """In words; empty if the record is right."""
    foreign: bool = False
    """Whether the line is no record of this format at all."""


def run(
    files: Annotated[list[str], typer.Argument(help="Files of records (.jsonl); - is stdin.")],
    processes: options.Processes = None,
    as_json: options.Json = False,
) -> None:
    """Check records: every move legal, the result and the states as written.

    Exit status: 0 if all records are right, 1 if one of them is not, 2 if a file cannot be read or is not a
    file of records.
    """
    checked, wrong = 0, []
    for finding in _findings(files, processes):
        checked += 1
        if finding.foreign:
            raise Fault(finding.problem)
        if finding.problem:
            wrong.append(finding)
            if not as_json:
                typer.echo(finding.problem)
    _tell(len(files), checked, wrong, as_json)
    if wrong:
        raise typer.Exit(WRONG)


def _findings(files: list[str], processes: int | None) -> Iterator[Finding]:
    from happycity.arena.parallel import cores, in_order
    from happycity.cli.terminal import getting_ready, progress

    chunks = _chunks(files)
    early = list(islice(chunks, WORTH_A_POOL))
    used = cores(processes) if len(early) == WORTH_A_POOL else 1
    with getting_ready():
        # In this process first: the rules are compiled once, and not by every process at the same time.
        yield from check_lines(early[0])
    with progress("Checking", None) as advance:
        advance(len(early[0][1]))
        for findings in in_order(check_lines, chain(early[1:], chunks), used):
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


def check_lines(chunk: Lines) -> list[Finding]:
    """Check some lines of a file; a line that is no record ends it."""
    file, numbered = chunk
    findings = []
    for number, line in numbered:
        findings.append(_check_line(file, number, line))
        if findings[-1].foreign:
            break
    return findings


def _check_line(file: str, number: int, line: bytes) -> Finding:
    from happycity.rules.record import difference, parse_record
    from happycity.rules.refusals import Refusal
    from happycity.texts import Texts

    record = None
    try:
        record = parse_record(line)
        found = difference(record)
    except Refusal as refusal:
        refusal.facts.update(file=file, line=number)
        return Finding(file, number, Texts().refusal(refusal), foreign=record is None)
    return Finding(file, number, f"{file}, line {number}{_in_words(record, found)}" if found else "")


def _in_words(record: "Record", found: "Difference") -> str:
    """Where and how a record parts from its replay."""
    if found.place == "moves":
        return f", move {len(record.moves)}: the moves end here, but the game is not over"
    if found.place == "states":
        return f": {found.recorded} states for {len(record.moves)} moves; there must be {found.replayed}"
    place, move = found.place, len(record.moves)
    if place.startswith("states["):
        number, _, place = place.removeprefix("states[").partition("]")
        move, place = int(number), place.removeprefix(".") or "the state"
    when = f"after move {move} ({record.moves[move - 1]})" if move else "before the first move"
    if found.recorded is None:
        return f", {when}: {place} is missing in the record"
    return f", {when}: {place} is {_shown(found.recorded)} in the record, {_shown(found.replayed)} replayed"


def _shown(value: object) -> str:
    from happycity.texts.facts import one_line

    text = "missing" if value is None else one_line(value)
    return text if len(text) <= 60 else f"{text[:60]}…"


def _tell(files: int, checked: int, wrong: list[Finding], as_json: bool) -> None:
    if as_json:
        from happycity.cli.terminal import print_json

        bad = [{key: value for key, value in asdict(f).items() if key != "foreign"} for f in wrong]
        print_json({"files": files, "records": checked, "right": checked - len(wrong), "wrong": bad})
        return
    many = f"{checked:,} record{'s' * (checked != 1)} in {files} file{'s' * (files != 1)}"
    typer.echo(f"{many}: {'all right' if not wrong else f'{len(wrong):,} wrong'}")
