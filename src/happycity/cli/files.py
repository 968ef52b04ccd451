"""Files: read with a clear complaint, written whole or not at all."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from happycity.cli.faults import Fault

STDOUT = "-"


def check_writable(out: str, force: bool) -> None:
    """Complain before the work is done, not after."""
    if out == STDOUT:
        return
    path = Path(out)
    if path.is_dir():
        raise Fault(f"{out}: is a directory; name a file")
    if not path.parent.is_dir():
        raise Fault(f"{path.parent}: no such directory; make it, or name a file elsewhere")
    if path.exists() and not force:
        raise Fault(f"{out}: exists already; choose another name, or overwrite it with --force")


@contextmanager
def writing(out: str, force: bool, mode: int = 0o666) -> Iterator[BinaryIO]:
    """A file that gets its name only when everything is in it; `-` is stdout."""
    check_writable(out, force)
    if out == STDOUT:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    path = Path(out)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        check_writable(out, force)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def lines(name: str, longest: int) -> Iterator[tuple[int, bytes]]:
    """Line numbers and lines of a file that are not blank; `-` is stdin."""
    if name != STDOUT and Path(name).is_dir():
        raise Fault(f"{name}: is a directory; name a file of records (.jsonl)")
    with sys.stdin.buffer if name == STDOUT else Path(name).open("rb") as file:
        number = 0
        while line := file.readline(longest + 1):
            number += 1
            if len(line) > longest:
                raise Fault(f"{name}, line {number}: longer than {longest} bytes, which no record is")
            if line.strip():
                yield number, line
