"""docs/cards.md, made from the card files."""

from collections.abc import Iterator

from happycity.rules.cards import LANGUAGES, SYMBOLS, Card, Kind, standard
from happycity.texts import Texts

HEADINGS = {
    Kind.BUILDING: ("Buildings", "The three decks: two copies of each card."),
    Kind.MULTICOLOURED: (
        "Multicoloured buildings",
        "The fourth deck of the Grozilla expansion: one copy of each.",
    ),
    Kind.DWELLING: ("Dwellings", "A pile of each, with one card fewer than there are players."),
    Kind.MARKET: (
        "Happy Market",
        "The first card of every city: white in family games, coloured in expert games.",
    ),
    Kind.FAMILY: ("Special buildings of the family game", ""),
    Kind.EXPERT: ("Special buildings of the expert game", ""),
    Kind.MONSTER: ("Monsters", "Shuffled into the fourth deck."),
}
MARK = " [R]"
"""Stands behind a fact that is a reconstruction."""


def markdown() -> str:
    """The whole page."""
    return "\n".join(_page(Texts("en"))) + "\n"


def _page(texts: Texts) -> Iterator[str]:
    yield "# The cards"
    yield ""
    yield "Made by `happycity cards --markdown` from the card files in `src/happycity/cards`; do not edit."
    yield ""
    yield f"**{MARK.strip()}** marks a RECONSTRUCTION: a fact that no source vouches for, set by us until an"
    yield "owner of the box corrects it. Everything without the mark comes from the published game."
    for kind, (heading, note) in HEADINGS.items():
        yield from ("", f"## {heading}", "")
        if note:
            yield from (note, "")
        yield from _table(kind, texts)
    yield from ("", "## Names", "")
    yield from _rows(["id", *LANGUAGES], [[card.id, *card.names.values()] for card in standard()])


def _table(kind: Kind, texts: Texts) -> Iterator[str]:
    cards = standard().of_kind(kind)
    columns = [name for name, cells in _cells(cards[0], texts).items() if cells is not None]
    yield from _rows(columns, [[_cells(card, texts)[name] or "" for name in columns] for card in cards])


def _rows(columns: list[str], rows: list[list[str]]) -> Iterator[str]:
    yield "| " + " | ".join(columns) + " |"
    yield "|" + "---|" * len(columns)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"


def _cells(card: Card, texts: Texts) -> dict[str, str | None]:
    """The cells of a card; None where cards of its kind have no such column."""
    special = card.kind in (Kind.FAMILY, Kind.EXPERT)
    dealt = card.kind in (Kind.BUILDING, Kind.MULTICOLOURED, Kind.DWELLING)
    symbols = card.kind not in (Kind.EXPERT, Kind.MONSTER)
    return {
        "card": _marked(card, card.names["en"], "name"),
        "id": f"`{card.id}`",
        "deck": str(card.deck) if card.kind is Kind.BUILDING else None,
        "cost": _marked(card, str(card.cost), "cost") if dealt else None,
        "colour": _colours(card, texts) if not special else None,
        "needs": _marked(card, texts.condition(card), "condition") if special else None,
        **{name: _marked(card, _number(getattr(card, name)), name) if symbols else None for name in SYMBOLS},
        "effect": _marked(card, texts.effect(card), "effect") if not symbols else None,
    }


def _colours(card: Card, texts: Texts) -> str:
    words = ", ".join(texts.colour(colour) for colour in card.colours or card.faces)
    return _marked(card, words, "colour", "colours")


def _number(number: int) -> str:
    return str(number).replace("-", "−") if number else ""


def _marked(card: Card, text: str, *fields: str) -> str:
    return text + MARK if text and any(field in card.reconstruction for field in fields) else text
