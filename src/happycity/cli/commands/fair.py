"""`happycity fair`: check that the shuffles of finished games were decided before the first move."""

from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.faults import Fault
from happycity.cli.records.checking import Judgement, run_checks, shown

if TYPE_CHECKING:
    from happycity.rules.record import Difference, Record

NAME = "fair"
EXAMPLE = "Example: happycity fair game.jsonl"


def run(
    files: Annotated[list[str], typer.Argument(help="Files of records (.jsonl); - is stdin.")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment that was shown when the game began, if you noted it.")
    ] = None,
    day_secret: Annotated[
        str | None,
        typer.Option(help="The secret of the day, if these are deals of the day; see the page /daily."),
    ] = None,
    nonce: Annotated[
        str | None, typer.Option(help="Your own part of the shuffle, if you kept it: whether it is in it.")
    ] = None,
    processes: options.Processes = None,
    as_json: options.Json = False,
) -> None:
    """Check that games were fair: secret and parts are those that were promised, every shuffle follows from
    them.

    Exit status: 0 if all records are fair, 1 if one of them is not, 4 if none is unfair but one has no
    commitment or no secret, or rules or cards that are not known here, and so cannot be checked, 2 if a file
    cannot be read or is not a file of records.
    """
    noted, told = _digits("--commitment", commitment), _digits("--day-secret", day_secret)
    own = _digits("--nonce", nonce)
    run_checks(files, processes, partial(check, noted=noted, day_secret=told, nonce=own), "fair", as_json)


def _digits(option: str, text: str | None) -> str | None:
    from happycity.rules.fairness import is_hex

    noted = text and text.strip().lower()
    if noted is not None and not is_hex(noted):
        raise Fault(f"{option}: write the 64 digits and letters (0-9, a-f) that the page showed")
    return noted


def check(record: "Record", noted: str | None, day_secret: str | None, nonce: str | None) -> Judgement:
    """Whether everything in a record that chance decided follows from its secret, or from that of its day.

    `nonce`: the part of whoever asks.
    """
    from happycity.rules.fairness import check_fair, commitment_of, fair_part

    commitment = commitment_of(day_secret) if day_secret else fair_part(record).commitment
    if day_secret is not None and not _is_deal_of(record, day_secret):
        return Judgement(": this is no deal that follows from the secret of the day")
    if noted is not None and commitment != noted:
        where = "by the secret of the day" if day_secret else "in the record"
        return Judgement(f": the commitment is {commitment} {where}, not the one you noted")
    if nonce is not None and nonce not in (part.nonce for part in fair_part(record).parts):
        return Judgement(f": {_why_missing(record, commitment_of(nonce))}")
    if found := check_fair(record):
        return Judgement(f": {_lie_in(found, record)}")
    return Judgement("", f": fair, commitment {commitment}{_parts_of(record)}")


def _why_missing(record: "Record", promise: str) -> str:
    from happycity.rules.fairness import fair_part

    if promise in (part.promise for part in fair_part(record).parts):
        return "your part is not in this shuffle: the record says that it was not given in time"
    return "your part is not in this shuffle"


def _lie_in(found: "Difference", record: "Record") -> str:
    """What is wrong in words, where there is a word for it."""
    recorded, derived = shown(found.recorded), shown(found.replayed)
    index, _, what = found.place.removeprefix("meta.fair.parts[").partition("].")
    if what == "nonce":
        return f"the part of {_name(record, int(index))} is not the promised one: {recorded}, not {derived}"
    if what == "promise":
        return f"the part of {_name(record, int(index))} is somebody else's"
    return f"{found.place} is {recorded} in the record, {derived} by the secret"


def _parts_of(record: "Record") -> str:
    """Whose parts are in a shuffle, and who withheld theirs."""
    from happycity.rules.fairness import fair_part

    told = {True: list[str](), False: list[str]()}
    for index, part in enumerate(fair_part(record).parts):
        told[part.nonce is not None].append(_name(record, index))
    given = f", with the parts of {', '.join(told[True])}" if told[True] else ""
    return given + (f", not given in time: {', '.join(told[False])}" if told[False] else "")


def _name(record: "Record", index: int) -> str:
    """Whose part it is: by name, or by the seat in the game."""
    from happycity.rules.fairness import fair_part

    fair, players = fair_part(record), record.config.players
    seat = (fair.parts[index].seat - (fair.first or 0)) % players
    names = record.meta.get("players")
    name = names[seat] if isinstance(names, list) and seat < len(names) else None
    return name if isinstance(name, str) else f"seat {seat}"


def _is_deal_of(record: "Record", day_secret: str) -> bool:
    import msgspec

    from happycity.rules.config import Config
    from happycity.rules.daily import is_deal_of
    from happycity.rules.fairness import fair_part

    config = Config(**msgspec.structs.asdict(record.config))
    return is_deal_of(day_secret, config, fair_part(record).secret)
