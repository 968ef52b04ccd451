"""Which games a data set has: everything follows from how many there are and from one seed."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from itertools import product
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from happycity.bots.weights import digest_of_file
from happycity.codes import Code
from happycity.rules.card_set import standard_set
from happycity.rules.config import PLAYERS, SPECIALS, Config
from happycity.rules.refusals import Refusal

FORMAT = "happycity-dataset/1"
MANIFEST = "dataset.json"

KINDS = tuple(product(PLAYERS, SPECIALS, (False, True)))
"""2 to 5 players, family and expert, without and with Grozilla: every sixteenth game is of a kind."""
SUM_EVERY = 8
"""Of the games of a kind, every so many-th is scored by the sum (R1.4)."""

SPLITS = ("train", "validation", "test")
SPLIT_PER_CENT = (90, 5, 5)

GAMES_PER_PART = 2_500
"""Games whose rows lie in the same files: about fifteen megabytes."""
GAMES_LIMIT = 1 << 31
SEED_LIMIT = 1 << 30


class BadDataset(Refusal):
    """A folder that is no data set, or not the one that was meant."""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `dataset.json` says: the same words make the same bytes."""

    format: str
    games: int
    seed: int
    per_part: int
    rules: int
    cards: str
    weights: str
    program: str
    pyarrow: str

    @property
    def plan(self) -> "Plan":
        """Its games."""
        return Plan(self.games, self.seed, self.per_part)

    def to_json(self) -> bytes:
        """The file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


@dataclass(frozen=True, slots=True)
class Plan:
    """So many games, which follow from a seed."""

    games: int
    seed: int
    per_part: int = GAMES_PER_PART

    def manifest(self) -> Manifest:
        """What the data set says of itself, made by this program."""
        stamp = standard_set().stamp
        return Manifest(
            FORMAT,
            self.games,
            self.seed,
            self.per_part,
            stamp.rules,
            stamp.cards,
            digest_of_file(),
            version("happycity"),
            version("pyarrow"),
        )

    def seed_of(self, game: int) -> int:
        """The seed of a game's shuffles: `Game.new(config, seed=…)` deals the same cards."""
        return (self.seed << 32) + game

    def config_of(self, game: int) -> Config:
        """What is played."""
        players, specials, grozilla = KINDS[game % len(KINDS)]
        by_sum = game // len(KINDS) % SUM_EVERY == SUM_EVERY - 1
        return Config(players, specials, grozilla, "sum" if by_sum else "product")

    @property
    def parts(self) -> range:
        """The numbers of its parts."""
        return range(-(-self.games // self.per_part))

    def games_of(self, part: int, split: str) -> list[int]:
        """The games of a part that belong to a split, in order."""
        first = part * self.per_part
        last = min(first + self.per_part, self.games)
        return [game for game in range(first, last) if split_of(self.seed_of(game)) == split]

    def seeds(self, games: list[int]) -> NDArray[np.int64]:
        """The seeds of some games."""
        return np.array([self.seed_of(game) for game in games], np.int64)

    def options(self, games: list[int]) -> NDArray[np.int64]:
        """What is played in some games, as the kernel numbers it."""
        return np.array([self.config_of(game).options for game in games], np.int64).reshape(-1, 4)


def split_of(seed: int) -> str:
    """Which split a deal belongs to, whatever was played with it: by a hash of its seed."""
    digest = hashlib.sha256(f"{FORMAT}\n{seed}\nsplit".encode()).digest()
    number = int.from_bytes(digest[:8], "little") % 100
    for split, per_cent in zip(SPLITS, SPLIT_PER_CENT, strict=True):
        if number < per_cent:
            return split
        number -= per_cent
    raise AssertionError("the splits are a hundred per cent")


def names_of(split: str, part: int) -> Iterator[str]:
    """The files of a part, by their paths in the folder: the decisions, then the games."""
    for table in ("decisions", "games"):
        yield f"{table}/{split}-{part:05}.parquet"


def read_manifest(folder: Path) -> Manifest:
    """What a data set says of itself; refuses what is none, or one of another version."""
    file = folder / MANIFEST
    try:
        written = file.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        raise BadDataset(Code.NOT_A_DATASET, found=str(folder), reason=f"it has no {MANIFEST}") from None
    try:
        version_found = msgspec.json.decode(written, type=_Format).format
        if version_found.startswith("happycity-dataset/") and version_found != FORMAT:
            raise BadDataset(Code.OTHER_DATASET_FORMAT, found=version_found[:60], known=FORMAT)
        manifest = msgspec.json.decode(written, type=Manifest)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadDataset(Code.NOT_A_DATASET, found=str(folder), reason=f"{MANIFEST}: {error}") from None
    possible = 0 < manifest.games <= GAMES_LIMIT and 0 <= manifest.seed < SEED_LIMIT and manifest.per_part > 0
    if manifest.format != FORMAT or not possible:
        reason = f"{MANIFEST}: what it says cannot be"
        raise BadDataset(Code.NOT_A_DATASET, found=str(folder), reason=reason)
    return manifest


class _Format(msgspec.Struct):
    """As much of the manifest as every version has."""

    format: str
