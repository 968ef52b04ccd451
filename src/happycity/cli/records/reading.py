"""One record of a file, by its line."""

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
            try:
                return parse_record(text)
            except Refusal as refusal:
                refusal.facts.update(file=file, line=number)
                raise
    if not last:
        raise Fault(f"{file}: holds no record")
    raise Fault(f"{file}: has no record in line {wanted}; the last one is in line {last}")
