"""Tables of cards for a terminal."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from happycity.cli.tables.card_page import HEADINGS, MARK
from happycity.cli.tables.drawing import STYLES, Drawing, printed
from happycity.rules.cards import Card, Kind
from happycity.texts import Texts

NOTE = f"{MARK.strip()} RECONSTRUCTION: no source vouches for it."


def overview(cards: Sequence[Card], texts: Texts) -> RenderableType:
    """A table for each kind of card."""
    parts: list[RenderableType] = []
    for kind, (heading, _) in HEADINGS.items():
        if some := [card for card in cards if card.kind is kind]:
            parts.append(_kind_table(heading, some, Drawing(texts, ())))
    if any(card.reconstruction for card in cards):
        parts.append(Text(f" {NOTE}", "dim"))
    return Group(*parts)


def _kind_table(heading: str, cards: Sequence[Card], drawing: Drawing) -> RenderableType:
    columns = [title for title, cell in _cells(cards[0], drawing) if cell is not None]
    grid = Grid(
        box=box.SIMPLE_HEAD, title=heading, title_style="bold", title_justify="left", header_style="dim"
    )
    for title in columns:
        grid.add_column(title, justify="right" if title in ("Cost", "Deck") else "left")
    for card in cards:
        grid.add_row(*(cell for title, cell in _cells(card, drawing) if title in columns))
    return grid


def _cells(card: Card, drawing: Drawing) -> Iterator[tuple[str, Text | None]]:
    """Titles and cells of a row; None where cards of this kind have no such column."""
    special = card.kind in (Kind.FAMILY, Kind.EXPERT)
    dealt = card.kind in (Kind.BUILDING, Kind.MULTICOLOURED, Kind.DWELLING)
    effects = card.kind in (Kind.EXPERT, Kind.MONSTER)
    yield "Card", drawing.name(card.id).append(_mark(card, "name"))
    yield "Deck", Text(str(card.deck)) if card.kind is Kind.BUILDING else None
    yield "Cost", Text(f"{card.cost}{_mark(card, 'cost')}") if dealt else None
    yield (
        "Brings",
        printed(card).append(_mark(card, "income", "hearts", "inhabitants")) if not effects else None,
    )
    yield "Colour", _colours(card, drawing) if not special else None
    yield "Needs", drawing.condition(card).append(_mark(card, "condition")) if special else None
    yield "Effect", Text(drawing.texts.effect(card) + _mark(card, "effect")) if effects else None


def _colours(card: Card, drawing: Drawing) -> Text:
    return drawing.colours(card.colours or card.faces).append(_mark(card, "colour", "colours"))


def _mark(card: Card, *fields: str) -> str:
    return MARK if any(field in card.reconstruction for field in fields) else ""


def detail(card: Card, texts: Texts) -> RenderableType:
    """One card with everything that is known of it."""
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    grid.add_column(style="dim")
    grid.add_column()
    for label, fact in _facts(card, Drawing(texts, ())):
        grid.add_row(label, fact)
    style = STYLES[card.colours[0]] if len(card.colours) == 1 else "default"
    name = Text(texts.card(card.id), "bold")
    return Panel(grid, title=name, title_align="left", border_style=style, expand=False)


def _facts(card: Card, drawing: Drawing) -> Iterator[tuple[str, Text]]:
    texts = drawing.texts
    yield "kind", Text(_kind(card, texts))
    yield from _copies(card)
    if card.kind in (Kind.BUILDING, Kind.MULTICOLOURED, Kind.DWELLING):
        yield "cost", Text(texts.message("amount-coins", coins=card.cost) + _mark(card, "cost"))
    if card.colours or card.faces:
        names = [Text(texts.colour(colour), STYLES[colour]) for colour in card.colours or card.faces]
        yield "colour", Text(", ").join(names).append(_mark(card, "colour", "colours"))
    if card.condition:
        yield "needs", drawing.condition(card).append(_mark(card, "condition"))
    if texts.symbols(card) and card.kind is not Kind.MONSTER:
        mark = _mark(card, "income", "hearts", "inhabitants")
        yield "brings", printed(card).append(f"   {texts.symbols(card)}{mark}")
    if texts.effect(card):
        yield "effect", Text(texts.effect(card) + _mark(card, "effect"))
    yield "id", Text(card.id)
    yield "names", Text("\n".join(f"{language:<8}{name}" for language, name in card.names.items()))
    if card.reconstruction:
        yield (
            MARK.strip(),
            Text(f"RECONSTRUCTION, no source vouches for: {', '.join(card.reconstruction)}", "bold"),
        )


def _kind(card: Card, texts: Texts) -> str:
    kind = texts.message(f"kind-{card.kind}")
    return f"{kind} ({card.kind})" if card.kind in (Kind.FAMILY, Kind.EXPERT) else kind


def _copies(card: Card) -> Iterator[tuple[str, Text]]:
    if card.deck:
        yield "deck", Text(f"{card.deck} ({card.copies} {'copy' if card.copies == 1 else 'copies'})")
