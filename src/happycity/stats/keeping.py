"""Counts on disk: what was played is not played again, whoever stops goes on later."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from happycity.bots.weights import digest_of_file
from happycity.rules.config import Config, cell_id
from happycity.stats.counting import Counts
from happycity.stats.playing import KINDS, play

FORMAT = "happycity-statistics/1"
PIECE = 1_000
"""Games that are counted, and kept, at a time."""


class OtherCounts(Exception):
    """The file holds something else, or counts of another net."""


class Kept:
    """The sums of each kind of game, in a file if there is one."""

    def __init__(self, path: Path | None) -> None:
        """Read what is there."""
        self._path = path
        self._head = {"format": FORMAT, "weights": digest_of_file()}
        self.counts = {cell_id(kind): Counts.none() for kind in KINDS}
        if path is not None and path.exists():
            self._read(path)

    def of(self, kind: Config) -> Counts:
        """What was counted."""
        return self.counts[cell_id(kind)]

    def games(self, kind: Config) -> int:
        """How many were counted."""
        return int(self.of(kind).games.item())

    def play(self, kinds: Sequence[Config], each: int, threads: int, advance: Callable[[int], None]) -> None:
        """Play what is missing, piece after piece, each kind in turn: whoever stops has some of each."""
        while missing := [kind for kind in kinds if self.games(kind) < each]:
            fewest = min(map(self.games, missing))
            for kind in [kind for kind in missing if self.games(kind) == fewest]:
                end = min(fewest + PIECE, each)
                self._add(kind, Counts.of(play(kind, fewest, end, threads)))
                advance(end - fewest)

    def _add(self, kind: Config, counts: Counts) -> None:
        self.counts[cell_id(kind)] = self.of(kind) + counts
        if self._path is not None:
            kinds = {name: counts.to_dict() for name, counts in self.counts.items()}
            write(self._path, json.dumps({**self._head, "kinds": kinds}, separators=(",", ":")))

    def _read(self, path: Path) -> None:
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            head = {name: data[name] for name in self._head}
            kinds = {name: Counts.from_dict(sums) for name, sums in data["kinds"].items()}
        except (ValueError, KeyError, TypeError, AttributeError, IndexError):
            raise OtherCounts(f"{path}: holds no counts that can be read") from None
        if head != self._head or set(kinds) != set(self.counts):
            raise OtherCounts(f"{path}: counts games of another net")
        self.counts = kinds


def write(path: Path, text: str) -> None:
    """Whole, or as it was."""
    with _growing(path) as growing:
        growing.write_text(text, encoding="utf-8", newline="")


@contextmanager
def _growing(path: Path) -> Iterator[Path]:
    growing = path.with_name(f".{path.name}.part")
    try:
        yield growing
        growing.replace(path)
    finally:
        growing.unlink(missing_ok=True)
