"""What a training is made of, read and refused."""

from pathlib import Path

import pytest

from happycity.rules.config import Config
from happycity.train.recipe import RECIPES, BadRecipe, kinds_of, read_recipe

SHORT = """
decisions = 1000
stages = [{ rows = 100 }]
shares = [{ weight = 3, players = [2], grozilla = [false], scoring = ["product"] }]
"""


@pytest.mark.parametrize("name", sorted(recipe.stem for recipe in RECIPES.glob("*.toml")))
def test_the_recipes_of_the_package_are_whole(name: str) -> None:
    recipe = read_recipe(Path(name))
    assert recipe.stages[0].since == 0
    assert all(rows >= 8 for _, rows in kinds_of(recipe, recipe.stages[-1].rows))


def test_the_master_learns_every_kind_of_game() -> None:
    kinds = dict(kinds_of(read_recipe(Path("master")), 65_536))
    for players in range(2, 6):
        for specials in ("family", "expert"):
            for grozilla in (False, True):
                assert kinds[Config(players, specials, grozilla)] > 1000


def test_shares_are_divided_among_their_kinds(tmp_path: Path) -> None:
    (tmp_path / "short.toml").write_text(SHORT)
    kinds = kinds_of(read_recipe(tmp_path / "short.toml"), 100)
    assert kinds == [(Config(2, "family"), 50), (Config(2, "expert"), 50)]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("decisions = ", "Invalid value"),
        (SHORT + "speed = 3", "speed"),
        (SHORT.replace("1000", '"many"'), "decisions"),
        ("decisions = 5", "shares"),
        (SHORT.replace("1000", "0"), "decisions"),
        (SHORT.replace("[2]", "[2, 7]"), "players"),
        (SHORT.replace("rows = 100", "rows = 1"), "rows"),
        (SHORT + 'device = "abacus"', "device"),
    ],
)
def test_a_bad_recipe_is_refused_by_name_and_place(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    with pytest.raises(BadRecipe) as refused:
        read_recipe(file)
    assert refused.value.facts["found"] == str(file)
    assert problem in str(refused.value.facts["problem"])


def test_an_unknown_recipe_names_the_known_ones() -> None:
    with pytest.raises(BadRecipe) as refused:
        read_recipe(Path("grandmaster"))
    assert "master, two-cores" in str(refused.value.facts["problem"])
