"""Records of a file: one by its line, or all."""

from collections.abc import Iterator

from happycity.cli.faults import Fault
from happycity.cli.files import lines
from happycity.rules.record import LONGEST_LINE, Record, parse_record
from happycity.rules.refusals import Refusal


def read_record(file: str, wanted: int) -> Record:
    """The record in a line of a file (`-` is stdin); complains if there is none."""
    last = 0
    for number, text in lines(file, LONGEST_LINE):
        last = number
        if number == wanted:
            return _parsed(file, number, text)
    if not last:
        raise Fault(f"{file}: holds no record")
    raise Fault(f"{file}: has no record in line {wanted}; the last one is in line {last}")


def all_records(file: str) -> Iterator[tuple[int, Record]]:
    """Every record of a file with its line; complains if there is none."""
    empty = True
    for number, text in lines(file, LONGEST_LINE):
        empty = False
        yield number, _parsed(file, number, text)
    if empty:
        raise Fault(f"{file}: holds no record")


def _parsed(file: str, number: int, text: bytes) -> Record:
    try:
        return parse_record(text)
    except Refusal as refusal:
        refusal.facts.update(file=file, line=number)
        raise
