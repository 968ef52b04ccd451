"""R1: the options of a game, and that no rule is left without a test."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from happycity.rules import BadConfig, Config, Game
from happycity.rules.cards import Kind, standard

RULE = re.compile(r"R\d\.\d+")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    """R1.1"""
    game = Game.new(Config(players=players), seed=1)
    assert [city.seat for city in game.cities] == list(range(players))


@pytest.mark.parametrize(
    ("options", "code", "known"),
    [
        ({"players": 1}, "bad-players", [2, 3, 4, 5]),
        ({"players": 6}, "bad-players", [2, 3, 4, 5]),
        ({"players": 0}, "bad-players", [2, 3, 4, 5]),
        ({"players": True}, "bad-players", [2, 3, 4, 5]),
        ({"players": 2.0}, "bad-players", [2, 3, 4, 5]),
        ({"players": "3"}, "bad-players", [2, 3, 4, 5]),
        ({"specials": "pink"}, "bad-specials", ["family", "expert"]),
        ({"specials": None}, "bad-specials", ["family", "expert"]),
        ({"grozilla": "yes"}, "bad-grozilla", [False, True]),
        ({"grozilla": 1}, "bad-grozilla", [False, True]),
        ({"scoring": "average"}, "bad-scoring", ["product", "sum"]),
    ],
)
def test_other_options_are_refused(options: dict[str, Any], code: str, known: list[Any]) -> None:
    """R1.1, R1.2, R1.3, R1.4"""
    with pytest.raises(BadConfig) as refusal:
        Config(**options)
    (found,) = options.values()
    assert (refusal.value.code, refusal.value.facts) == (code, {"found": found, "known": known})


@pytest.mark.parametrize(
    ("specials", "kind", "cards"), [("family", Kind.FAMILY, 18), ("expert", Kind.EXPERT, 37)]
)
def test_special_buildings_are_all_of_the_chosen_set(specials: str, kind: Kind, cards: int) -> None:
    """R1.2: 18 pink cards, or the red ones (37 are known)."""
    setup = Game.new(Config(specials=specials), seed=1).setup
    assert setup is not None
    whole_set = setup.specials + setup.box
    assert len(whole_set) == len(set(whole_set)) == cards
    assert {standard()[card].kind for card in whole_set} == {kind}


@pytest.mark.parametrize("specials", ["family", "expert"])
@pytest.mark.parametrize(("grozilla", "decks"), [(False, 3), (True, 4)])
def test_grozilla_goes_with_either_set(specials: str, grozilla: bool, decks: int) -> None:
    """R1.3"""
    game = Game.new(Config(specials=specials, grozilla=grozilla), seed=1)
    assert len(game.deck_sizes) == len(game.discard_sizes) == decks
    assert game.config.grozilla is grozilla


@pytest.mark.parametrize(("scoring", "points"), [("product", 2), ("sum", 3)])
def test_scoring_is_product_or_sum(scoring: str, points: int) -> None:
    """R1.4: two inhabitants, one heart."""
    game = Game.from_text(
        f"hc1 scoring={scoring} phase=discard visible=zoo 0.city=happy_market.white,hospital,park"
    )
    assert game.cities[0].points == points
    assert game.scores().scoring == scoring


@pytest.mark.parametrize("specials", ["family", "expert"])
@pytest.mark.parametrize("seed", range(4))
def test_seat_0_is_the_first_player(specials: str, seed: int) -> None:
    """R1.5: who sits there was decided before; no seed and no option changes it."""
    game = Game.new(Config(players=4, specials=specials), seed)
    while game.phase == "market":
        game, _ = game.play(game.legal_moves[0])
    assert (game.round, game.seat, game.phase) == (1, 0, "refill")


def test_without_a_word_it_is_the_family_game_for_two() -> None:
    """R1.1, R1.2, R1.3, R1.4: the defaults, and a position tells all four options."""
    assert Config() == Config(players=2, specials="family", grozilla=False, scoring="product")
    options = Config(players=5, specials="expert", grozilla=True, scoring="sum")
    assert Game.from_text(Game.new(options, seed=1).text).config == options


def cited_rules(path: Path) -> set[str]:
    """Rule numbers in the strings of a test file (docstrings and ids, not the heading) and in test names."""
    tree = ast.parse(path.read_text("utf-8"))
    heading = tree.body[0].value if isinstance(tree.body[0], ast.Expr) else None
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node is not heading]
    names = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    named = {f"R{a}.{b}" for name in names for a, b in re.findall(r"^test_r(\d)_(\d+)_", name)}
    return named | {rule for text in texts if isinstance(text, str) for rule in RULE.findall(text)}


def test_every_rule_is_cited_by_a_test() -> None:
    rules_text = Path(__file__).parents[2] / "docs" / "rules.md"
    rules = [f"R{number}" for number in re.findall(r'<a id="r(\d\.\d+)"></a>', rules_text.read_text("utf-8"))]
    assert len(rules) == len(set(rules)) == 5 + 6 + 3 + 4 + 11 + 7 + 7 + 14
    cited = set[str]().union(*map(cited_rules, Path(__file__).parent.glob("test_*.py")))
    assert [rule for rule in rules if rule not in cited] == []
    assert sorted(cited - set(rules)) == []
