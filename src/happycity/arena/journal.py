"""The journal of a tournament: a file that only grows, so that no game is ever played twice.

Its first line says what is played; each further line is one finished game, in order.  A line that was being
written when the program was killed is dropped and its game played again.
"""

import os
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Self

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


class Journal:
    """An open journal: what it holds, and where the next line goes."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Open or begin it; refuses, and changes nothing, if the file is something else."""
        self._path = path
        self._tournament = tournament
        self._first = _line(header_of(tournament))
        self._file = path.open("r+b" if path.exists() else "x+b")
        try:
            self._lock()
            self.results, kept = self._read(self._file.read())
            """The games that were finished before."""
        except BaseException:
            self._file.close()
            raise
        self._cut(kept)

    def add(self, result: GameResult) -> None:
        """Store a finished game, so that it survives if this program is killed."""
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

    def _read(self, content: bytes) -> tuple[list[GameResult], int]:
        """The finished games, and how many bytes of the file are good."""
        if self._first.startswith(content):  # new, empty, or killed while the first line was written
            return [], len(self._first) if content == self._first else 0
        first, *lines = content.splitlines(keepends=True)
        self._check_header(first)
        results, kept = list[GameResult](), len(first)
        for number, line in enumerate(lines, 2):
            result = self._result(line, number, last=number == len(lines) + 1)
            if result is None:
                break
            results.append(result)
            kept += len(line)
        return results, kept

    def _check_header(self, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line, type=Header)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise BadJournal(Code.NOT_A_JOURNAL, file=str(self._path), line=1, reason=str(error)) from error
        wanted = header_of(self._tournament)
        for field in Header.__struct_fields__:
            old, new = getattr(found, field), getattr(wanted, field)
            if old != new:
                raise BadJournal(
                    Code.OTHER_OPTIONS,
                    file=str(self._path),
                    option=_option(field),
                    found=_shown(old),
                    wanted=_shown(new),
                )

    def _result(self, line: bytes, number: int, last: bool) -> GameResult | None:
        """The game in a line; None for a last line that was torn."""
        if last and not line.endswith(b"\n"):
            return None
        try:
            result = msgspec.json.decode(line, type=GameResult)
        except (msgspec.MsgspecError, UnicodeError) as error:
            if last:
                return None
            raise BadJournal(
                Code.NOT_A_JOURNAL, file=str(self._path), line=number, reason=str(error)
            ) from error
        self._check_seating(result, number)
        return result

    def _check_seating(self, result: GameResult, number: int) -> None:
        seating = self._tournament.seating(number - 1)
        found = (result.game, result.deal, result.rotation, tuple(seat.bot for seat in result.seats))
        if found != (seating.game, seating.deal, seating.rotation, seating.bots):
            reason = f"game {result.game} stands where game {seating.game} belongs"
            raise BadJournal(Code.NOT_A_JOURNAL, file=str(self._path), line=number, reason=reason)


def _line(data: Header | GameResult) -> bytes:
    return msgspec.json.encode(data) + b"\n"


def _option(field: str) -> str:
    return field if field in ("format", "version") else f"--{field}"


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, list) else str(value)
