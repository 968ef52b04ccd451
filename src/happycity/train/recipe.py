"""What a training is made of: a file in TOML, checked before anything is played."""

import tomllib
from pathlib import Path

import msgspec

from happycity.codes import Code
from happycity.rules.config import PLAYERS, SCORINGS, SPECIALS, Config
from happycity.rules.refusals import Refusal

RECIPES = Path(__file__).with_name("recipes")


class BadRecipe(Refusal):
    """A recipe that nobody can follow."""


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many games side by side, from so many decisions on: small batches first learn faster."""

    rows: int
    since: int = 0


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of the games are of these kinds; what is left out means any."""

    weight: float
    players: tuple[int, ...] = tuple(PLAYERS)
    specials: tuple[str, ...] = SPECIALS
    grozilla: tuple[bool, ...] = (False, True)
    scoring: tuple[str, ...] = SCORINGS


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings; pairs are the values at the beginning and at the end, with half a wave between."""

    decisions: int
    shares: tuple[Share, ...]
    stages: tuple[Stage, ...]
    device: str = "cpu"
    seed: int = 1
    steps: int = 32
    minibatch: int = 32_768
    epochs: int = 2
    rate: tuple[float, float] = (7e-4, 2e-5)
    entropy: tuple[float, float] = (0.01, 0.001)
    margin: tuple[float, float] = (0.5, 0.05)
    decay: float = 0.95
    league: float = 0.15
    """Part of the games that is played against former selves."""
    snapshot_every: int = 20
    """Iterations between two former selves."""
    snapshots: int = 20


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
