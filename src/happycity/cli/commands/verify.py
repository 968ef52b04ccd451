"""`happycity verify`: replay records and compare them with what they say."""

from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.records.checking import Judgement, run_checks, shown

if TYPE_CHECKING:
    from happycity.rules.record import Difference, Record

NAME = "verify"
EXAMPLE = "Example: happycity verify games.jsonl more.jsonl"


def run(
    files: Annotated[list[str], typer.Argument(help="Files of records (.jsonl); - is stdin.")],
    processes: options.Processes = None,
    as_json: options.Json = False,
) -> None:
    """Check records: every move legal, the result and the states as written.

    Exit status: 0 if all records are right, 1 if one of them is not, 4 if none is wrong but one was played
    under newer rules or with other cards and so cannot be checked, 2 if a file cannot be read or is not a
    file of records.
    """
    run_checks(files, processes, check, "right", as_json)


def check(record: "Record") -> Judgement:
    """Whether a record is what its replay gives."""
    from happycity.rules.record import difference

    found = difference(record)
    return Judgement(_in_words(record, found) if found else "")


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
    return f", {when}: {place} is {shown(found.recorded)} in the record, {shown(found.replayed)} replayed"
