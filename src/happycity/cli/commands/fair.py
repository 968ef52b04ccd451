"""`happycity fair`: check that the shuffles of finished games were decided before the first move."""

from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.faults import Fault
from happycity.cli.records.checking import Judgement, run_checks, shown

if TYPE_CHECKING:
    from happycity.rules.record import Record

NAME = "fair"
EXAMPLE = "Example: happycity fair game.jsonl"


def run(
    files: Annotated[list[str], typer.Argument(help="Files of records (.jsonl); - is stdin.")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment that was shown when the game began, if you noted it.")
    ] = None,
    processes: options.Processes = None,
    as_json: options.Json = False,
) -> None:
    """Check that games were fair: the secret fits the commitment, and every shuffle follows from the secret.

    Exit status: 0 if all records are fair, 1 if one of them is not, 4 if none is unfair but one has no
    commitment or no secret and so cannot be checked, 2 if a file cannot be read or is not a file of records.
    """
    run_checks(files, processes, partial(check, noted=_noted_commitment(commitment)), "fair", as_json)


def _noted_commitment(commitment: str | None) -> str | None:
    from happycity.rules.fairness import is_hex

    noted = commitment and commitment.strip().lower()
    if noted is not None and not is_hex(noted):
        raise Fault("--commitment: write the 64 digits and letters (0-9, a-f) that the table showed")
    return noted


def check(record: "Record", noted: str | None) -> Judgement:
    """Whether everything in a record that chance decided follows from its secret."""
    from happycity.rules.fairness import check_fair, fair_part

    commitment = fair_part(record).commitment
    if noted is not None and commitment != noted:
        return Judgement(f": the commitment is {commitment} in the record, not the one you noted")
    if found := check_fair(record):
        recorded, derived = shown(found.recorded), shown(found.replayed)
        return Judgement(f": {found.place} is {recorded} in the record, {derived} by the secret")
    return Judgement("", f": fair, commitment {commitment}")
