"""`happycity verify`: replay records, or the games of a data set, and compare them with what they say."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.faults import Fault
from happycity.cli.records.checking import Judgement, run_checks, shown

if TYPE_CHECKING:
    from happycity.rules.record import Difference, Record

NAME = "verify"
EXAMPLE = "Example: happycity verify games.jsonl more.jsonl"


def run(
    files: Annotated[
        list[str], typer.Argument(help="Files of records (.jsonl), - is stdin; or the folder of a data set.")
    ],
    sample: Annotated[
        int | None, typer.Option(min=1, help="Of a data set: at least so many games; all unless told.")
    ] = None,
    processes: options.Processes = None,
    as_json: options.Json = False,
) -> None:
    """Check records: every move legal, the result and the states as written.

    Or check a data set: its checksums, then its games, played again from seed and moves.

    Exit status: 0 if all is right, 1 if something is not, 4 if nothing is wrong but a record was played under
    newer rules or with other cards and so cannot be checked, 2 if a file cannot be read or is no such thing.
    """
    folders = [file for file in files if Path(file).is_dir()]
    if folders:
        _check_dataset(files, sample, processes, as_json)
    elif sample is not None:
        raise Fault("--sample: is for data sets; records are all checked")
    else:
        run_checks(files, processes, check, "right", as_json)


def _check_dataset(files: list[str], sample: int | None, processes: int | None, as_json: bool) -> None:
    from happycity.cli.records.dataset_checking import MANIFEST, run_dataset_check

    folder, *others = sorted(files, key=lambda file: not Path(file).is_dir())
    if not (Path(folder) / MANIFEST).exists():
        text = f"is a directory and no data set (it has no {MANIFEST}); name a file of records (.jsonl)"
        raise Fault(f"{folder}: {text}")
    if others:
        raise Fault(f"{folder}: is a data set; check it by itself, without {others[0]}")
    run_dataset_check(Path(folder), sample, processes, as_json)


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
