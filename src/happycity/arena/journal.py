"""The journal of a tournament: a file that only grows, so that no game is ever played twice.

Its first line says what is played; each further line is one finished game, in order.  A line that was being
written when the program was killed is dropped and its game played again.  `GrowingFile` is the same for lines
of any kind.
"""

import os
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Generic, Self, TypeVar

import msgspec

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]  # asked for before each use

from happycity.arena.lineups import Tournament
from happycity.arena.results import GameResult
from happycity.codes import Code
from happycity.rules.refusals import Refusal

FORMAT = "happycity-arena/1"


class BadJournal(Refusal):
    """A file that is no journal, or the journal of another tournament."""


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    version: str
    players: int
    specials: str
    grozilla: bool
    scoring: str
    seed: str
    bots: list[str]


def header_of(tournament: Tournament) -> Header:
    """What the first line of this tournament's journal says."""
    config = tournament.config.to_dict()
    return Header(FORMAT, version("happycity"), **config, seed=tournament.seed, bots=list(tournament.bots))


Row = TypeVar("Row")
Misplaced = Callable[[Row, int], str | None]
"""Why a row may not stand in the line with this number (the first line is 1); None if it may."""


class GrowingFile(Generic[Row]):
    """An open journal: what it holds, and where the next line goes."""

    def __init__(
        self, path: Path, header: msgspec.Struct, kind: type[Row], misplaced: Misplaced[Row]
    ) -> None:
        """Open or begin it; refuses, and changes nothing, if the file is something else."""
        self._path = path
        self._header, self._kind, self._misplaced = header, kind, misplaced
        self._first = _line(header)
        self._file = path.open("r+b" if path.exists() else "x+b")
        try:
            self._lock()
            self.results, kept = self._read(self._file.read())
            """What was finished before."""
        except BaseException:
            self._file.close()
            raise
        self._cut(kept)

    def add(self, result: Row) -> None:
        """Store what is finished, so that it survives if this program is killed."""
        self._file.write(_line(result))
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()

    def _lock(self) -> None:
        """Two arenas that write one journal would spoil it; the lock ends with the program."""
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadJournal(Code.JOURNAL_IN_USE, file=str(self._path)) from error

    def _cut(self, kept: int) -> None:
        """Drop an incomplete last line; the next one takes its place."""
        self._file.truncate(kept)
        self._file.seek(kept)
        if not kept:
            self._file.write(self._first)
            self._file.flush()

    # --- reading ------------------------------------------------------------------------------------

    def _read(self, content: bytes) -> tuple[list[Row], int]:
        """The rows, and how many bytes of the file are good."""
        if self._first.startswith(content):  # new, empty, or killed while the first line was written
            return [], len(self._first) if content == self._first else 0
        first, *lines = content.splitlines(keepends=True)
        self._check_header(first)
        results, kept = list[Row](), len(first)
        for number, line in enumerate(lines, 2):
            result = self._result(line, number, last=number == len(lines) + 1)
            if result is None:
                break
            results.append(result)
            kept += len(line)
        return results, kept

    def _check_header(self, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line, type=type(self._header))
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise BadJournal(Code.NOT_A_JOURNAL, file=str(self._path), line=1, reason=str(error)) from error
        for field in self._header.__struct_fields__:
            old, new = getattr(found, field), getattr(self._header, field)
            if old != new:
                raise BadJournal(
                    Code.OTHER_OPTIONS,
                    file=str(self._path),
                    option=_option(field),
                    found=_shown(old),
                    wanted=_shown(new),
                )

    def _result(self, line: bytes, number: int, last: bool) -> Row | None:
        """The row in a line; None for a last line that was torn."""
        if last and not line.endswith(b"\n"):
            return None
        try:
            result = msgspec.json.decode(line, type=self._kind)
        except (msgspec.MsgspecError, UnicodeError) as error:
            if last:
                return None
            raise BadJournal(
                Code.NOT_A_JOURNAL, file=str(self._path), line=number, reason=str(error)
            ) from error
        if reason := self._misplaced(result, number):
            raise BadJournal(Code.NOT_A_JOURNAL, file=str(self._path), line=number, reason=reason)
        return result


class Journal(GrowingFile[GameResult]):
    """The journal of a tournament."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Open or begin it; refuses, and changes nothing, if the file is something else."""
        self._tournament = tournament
        super().__init__(path, header_of(tournament), GameResult, self._stranger)

    def _stranger(self, result: GameResult, number: int) -> str | None:
        seating = self._tournament.seating(number - 1)
        found = (result.game, result.deal, result.rotation, tuple(seat.bot for seat in result.seats))
        if found == (seating.game, seating.deal, seating.rotation, seating.bots):
            return None
        return f"game {result.game} stands where game {seating.game} belongs"


def _line(data: object) -> bytes:
    return msgspec.json.encode(data) + b"\n"


def _option(field: str) -> str:
    return (
        field
        if field in ("format", "version", "suite", "agent", "weights")
        else f"--{field.replace('_', '-')}"
    )


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, list) else str(value)
