"""What a training is made of: a file in TOML, checked before anything is played."""

import tomllib
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from happycity.codes import Code
from happycity.rules.config import PLAYERS, Config
from happycity.rules.refusals import Refusal

RECIPES = Path(__file__).with_name("recipes")


T = TypeVar("T")
Some = Annotated[tuple[T, ...], Meta(min_length=1)]
Positive = Annotated[int, Meta(ge=1)]


class BadRecipe(Refusal):
    """A recipe that nobody can follow."""


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many games side by side, from so many decisions on: small batches first learn faster."""

    rows: Annotated[int, Meta(ge=8)]
    since: Annotated[int, Meta(ge=0)] = 0


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of the games are of these kinds; what is left out means any."""

    weight: Annotated[float, Meta(gt=0)]
    players: Some[Annotated[int, Meta(ge=PLAYERS.start, lt=PLAYERS.stop)]] = tuple(PLAYERS)
    specials: Some[Literal["family", "expert"]] = ("family", "expert")
    grozilla: Some[bool] = (False, True)
    scoring: Some[Literal["product", "sum"]] = ("product", "sum")


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Expert iteration: positions are looked into beside the games, and the net learns what was found."""

    iterations: Positive = 400
    """Of the tree, for each position."""
    batch: Positive = 2048
    """Lessons that every piece of an epoch repeats."""
    kept: Positive = 1_000_000
    """Lessons; older ones are forgotten."""
    weight: Annotated[float, Meta(gt=0)] = 1.0
    processes: Annotated[int, Meta(ge=0)] = 0
    """How many look ahead; 0: all cores but one."""


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings; pairs are the values at the beginning and at the end, with half a wave between."""

    decisions: Positive
    shares: Some[Share]
    stages: Some[Stage]
    device: Literal["cpu", "cuda"] = "cpu"
    seed: Annotated[int, Meta(ge=0, lt=1 << 20)] = 1
    steps: Positive = 32
    epochs: Positive = 2
    pieces: Positive = 32
    """Minibatches in an epoch: they grow with the games."""
    rate: tuple[float, float] = (7e-4, 2e-5)
    entropy: tuple[float, float] = (0.01, 0.001)
    margin: tuple[float, float] = (0.5, 0.05)
    decay: float = 0.95
    league: Annotated[float, Meta(ge=0, le=1)] = 0.15
    """Part of the games that is played against former selves."""
    snapshot_every: Positive = 20
    """Iterations between two former selves."""
    snapshots: Annotated[int, Meta(ge=3)] = 20
    start: str = ""
    """Weights to begin with: a file, or `shipped`; none: anew."""
    rival: str = ""
    """Weights that play in the league instead of former selves: an exploiter learns to beat them."""
    study: Study | None = None


def read_recipe(file: Path) -> Recipe:
    """A recipe of a file, or one of the package by its name."""
    if not file.exists() and (RECIPES / f"{file}.toml").exists():
        file = RECIPES / f"{file}.toml"
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Recipe)
    except FileNotFoundError:
        known = ", ".join(sorted(recipe.stem for recipe in RECIPES.glob("*.toml")))
        raise BadRecipe(
            Code.BAD_RECIPE, found=str(file), problem=f"no such file; known by name: {known}"
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as problem:
        raise BadRecipe(Code.BAD_RECIPE, found=str(file), problem=str(problem)) from None


def kinds_of(recipe: Recipe, rows: int) -> list[tuple[Config, int]]:
    """How many games of each kind; every share counts for all the kinds that it names."""
    weights: dict[Config, float] = {}
    for share in recipe.shares:
        for players in share.players:
            for specials in share.specials:
                for grozilla in share.grozilla:
                    for scoring in share.scoring:
                        config = Config(players, specials, grozilla, scoring)
                        weights[config] = weights.get(config, 0.0) + share.weight
    whole = sum(weights.values())
    return [(config, max(8, int(rows * weight / whole))) for config, weight in weights.items() if weight]
