"""A Containerfile as far as our tests read it: its stages, instruction by instruction."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath


@dataclass(frozen=True, slots=True)
class Instruction:
    """`COPY src /opt/src`: a word and what it is told."""

    word: str
    told: str


@dataclass(frozen=True, slots=True)
class Stage:
    """What follows a FROM."""

    base: str
    steps: tuple[Instruction, ...]

    def all(self, word: str) -> list[str]:
        """What every instruction of a kind is told."""
        return [step.told for step in self.steps if step.word == word]


def stages(text: str) -> list[Stage]:
    """The stages of a Containerfile, in their order."""
    found: list[list[Instruction]] = []
    for one in _instructions(text):
        if one.word == "FROM":
            found.append([])
        found[-1].append(one)
    return [Stage(re.sub(r"--\S+ ", "", first.told).split()[0], tuple(steps)) for first, *steps in found]


def _instructions(text: str) -> Iterator[Instruction]:
    lines = (line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    for line in "\n".join(lines).replace("\\\n", "").splitlines():
        word, _, told = line.partition(" ")
        yield Instruction(word, told)


def environment(stage: Stage) -> dict[str, str]:
    """What a stage sets for the programs in it."""
    return dict(pair.split("=", 1) for told in stage.all("ENV") for pair in told.split())


def sent(folder: Path, ignored: str) -> Iterator[Path]:
    """The files that are sent to a build: of the lines in .dockerignore that fit one, the last decides."""
    rules = [line for line in ignored.splitlines() if line and not line.startswith("#")]
    return _sent(folder, PurePosixPath(), rules, out=False)


def _sent(folder: Path, place: PurePosixPath, rules: list[str], *, out: bool) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        name = place / path.name
        left_out = out
        for rule in rules:
            if _fits(name, rule.removeprefix("!")):
                left_out = not rule.startswith("!")
        if path.is_dir():
            yield from () if left_out else _sent(path, name, rules, out=left_out)
        elif not left_out:
            yield path


def _fits(name: PurePosixPath, pattern: str) -> bool:
    """Whether a pattern fits: `**/` is any folder, and a star does not reach over a stroke."""
    if pattern.startswith("**/"):
        return fnmatch(name.name, pattern.removeprefix("**/"))
    return len(name.parts) == pattern.count("/") + 1 and fnmatch(str(name), pattern)
