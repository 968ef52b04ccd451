"""What a hunt has found: each flaw once, with a picture and the position to see it again."""

import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from happycity.server.model.tables import LogEntry, StoredTable
from trials.hunt.sizes import Size

KINDS = {
    "overflow": "the page or a sheet is larger than its window",
    "cut": "text is cut off",
    "spill": "text leaves its box",
    "covered": "something lies on a target",
    "small": "a target is too small",
    "overlap": "things lie on each other",
    "contrast": "text is too pale",
    "error": "the page reports an error",
}


class Flaw(msgspec.Struct, frozen=True):
    """Something that is wrong with a page, as `looking.js` tells it."""

    kind: str
    selector: str
    said: str
    words: str
    box: tuple[float, float, float, float]

    @property
    def key(self) -> str:
        """Flaws with the same one are the same flaw."""
        return f"{self.kind} {self.selector}"


@dataclass(frozen=True, slots=True)
class Scene:
    """How somebody looks at a table: the window, the words, the light, and what is open."""

    size: Size
    language: str
    theme: str
    explicit_end: bool
    place: str
    """table, game (the scoring sheet) or replay."""
    view: str
    """What was opened; plain: nothing."""
    pick: float
    """Which of several things was opened, between 0 and 1."""

    def __str__(self) -> str:
        return f"{self.place}, {self.view}, {self.size}, {self.language}, {self.theme}"


@dataclass(frozen=True, slots=True)
class Position:
    """A table with its log; who looks at it, and which entry they had seen before the last ones came."""

    table: StoredTable
    log: tuple[LogEntry, ...]
    viewer: str
    seen: int


@dataclass(frozen=True, slots=True)
class Finding:
    """A flaw, and how to see it again."""

    flaw: Flaw
    scene: Scene
    position: Position
    hunted: str
    """The seed and the number of the game."""

    @property
    def name(self) -> str:
        """For files."""
        return re.sub(r"[^a-z0-9]+", "-", self.flaw.key.lower()).strip("-")[:90]


@dataclass
class Catch:
    """All findings of a hunt, each kept as soon as it is made."""

    folder: Path
    findings: dict[str, Finding] = field(default_factory=dict)
    times: Counter[str] = field(default_factory=Counter)
    where: dict[str, set[str]] = field(default_factory=dict)

    def add(self, finding: Finding, picture: bytes) -> bool:
        """Keep it, with its picture, unless it is known."""
        key = finding.flaw.key
        if key in self.findings:
            return False
        self.findings[key] = finding
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / f"{finding.name}.png").write_bytes(picture)
        written = msgspec.json.format(msgspec.json.encode(finding), indent=1)
        (self.folder / f"{finding.name}.json").write_bytes(written)
        return True

    def tally(self, key: str, scene: Scene) -> None:
        """It was seen, for the first time or once more."""
        self.times[key] += 1
        self.where.setdefault(key, set()).update((str(scene.size), scene.language))

    def lines(self) -> list[str]:
        """For people: the most frequent first."""
        return [
            f"{self.times[key]:5} × {flaw.kind:9} {flaw.selector}\n"
            f"          {flaw.said}: “{flaw.words}” ({', '.join(sorted(self.where.get(key, ())))})\n"
            f"          first in {self.findings[key].scene}: {self.folder / self.findings[key].name}.json"
            for key, flaw in sorted(
                ((key, one.flaw) for key, one in self.findings.items()),
                key=lambda pair: -self.times[pair[0]],
            )
        ]


def read_finding(file: Path) -> Finding:
    """One that was kept."""
    return msgspec.json.decode(file.read_bytes(), type=Finding)
