"""The cards, read from the TOML files of the package. Facts only, no rules."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[2] / "src" / "happycity" / "cards"
COLOURS = ("yellow", "blue", "green", "orange", "purple")
FOURTH_DECK = 4

Effect = Mapping[str, Any]

KNOWN_VERBS = {
    # lasting symbols: income.py and scoring.py
    "per_own_colour",
    "per_colour_before",
    "fewest_colour",
    "per_heart_inhabitant_pair",
    "lowest_income",
    "copy_previous_place",
    "copy_neighbour_place",
    "most_colour",
    "small_city",
    "adjacent_same_colour",
    "next_two_same_colour",
    "without_colour",
    "per_left_neighbour_colour",
    "per_neighbour_colour",
    "poorer_than_neighbours",
    "double_points_below",
    # purchases: purchase.py
    "toll",
    "discount",
    "lowest_price_of_deck",
    "next_card_free",
    "coins_for_passing",
    # at once: specials.py
    "coins_per_card_now",
    "coins_for_all_now",
    "replace_last",
    "encore",
    # around the income phase: phases.py
    "coins_before_income",
    "borrow_income",
    "tax_richest",
    # end of the game: game.py
    "copy_special",
    # monsters: monsters.py
    "no_discard",
    "gift_each_turn",
}


@dataclass(frozen=True)
class Card:
    """One name of the box; kind is building, dwelling, market, family, expert or monster."""

    id: str
    kind: str
    deck: int
    cost: int
    colours: tuple[str, ...]
    income: int
    hearts: int
    inhabitants: int
    condition: Mapping[str, int]
    effect: Effect

    @property
    def special(self) -> bool:
        return self.kind in ("family", "expert")

    def printed(self, symbol: str) -> int:
        """How often the symbol (income, hearts, inhabitants) is printed on the card."""
        return int(getattr(self, symbol))


def _colours(facts: Mapping[str, Any]) -> tuple[str, ...]:
    named = facts.get("colours", [facts["colour"]] if "colour" in facts else [])
    return tuple(colour for colour in COLOURS if colour in named)


def _effect(name: str, facts: Mapping[str, Any]) -> Effect:
    effect: Effect = facts.get("effect", {})
    if "do" in effect and effect["do"] not in KNOWN_VERBS:
        raise ValueError(f"{name}.effect: unknown do = {effect['do']!r}")
    return effect


def _card(name: str, kind: str, deck: int, facts: Mapping[str, Any]) -> Card:
    return Card(
        id=name,
        kind="market" if "faces" in facts else kind,
        deck=facts.get("deck", deck),
        cost=facts.get("cost", 0),
        colours=_colours(facts),
        income=facts.get("income", 0),
        hearts=facts.get("hearts", 0),
        inhabitants=facts.get("inhabitants", 0),
        condition=facts.get("condition", {}),
        effect=_effect(name, facts),
    )


def _file(stem: str, kind: str, deck: int = 0) -> dict[str, Card]:
    with (FOLDER / f"{stem}.toml").open("rb") as file:
        return {name: _card(name, kind, deck, facts) for name, facts in tomllib.load(file).items()}


CARDS: dict[str, Card] = {
    **_file("buildings", "building"),
    **_file("grozilla", "building", FOURTH_DECK),  # R8.1
    **_file("dwellings", "dwelling"),
    **_file("family", "family"),
    **_file("expert", "expert"),
    **_file("monsters", "monster"),
}


def of_kind(kind: str) -> list[Card]:
    return [card for card in CARDS.values() if card.kind == kind]


def dwellings_by_cost() -> list[str]:
    return [card.id for card in sorted(of_kind("dwelling"), key=lambda card: card.cost)]


MARKET = of_kind("market")[0].id
SPECIALS = {card.id for card in CARDS.values() if card.special}
