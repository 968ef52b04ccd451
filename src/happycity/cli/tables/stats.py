"""Cards in numbers, for a terminal: one kind of game card by card, several of them in a line each."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from happycity.cli.tables.card_page import MARK
from happycity.cli.tables.card_tables import NOTE
from happycity.stats.figures import CardFigures, KindFigures
from happycity.texts import Texts

ENDS = 2
"""So many of the best and of the worst are named where kinds of games have a line each."""
NOTHING = "–"


def show(kinds: Sequence[KindFigures], texts: Texts, console: Console) -> None:
    """Print what there is to say of these kinds of games."""
    if len(kinds) == 1:
        _show_cards(kinds[0], texts, console)
    else:
        _show_kinds(kinds, texts, console)


def _show_cards(kind: KindFigures, texts: Texts, console: Console) -> None:
    """Every card, those first that the net expects most of."""
    table = _table(
        f"{kind.kind}: {kind.games:,} games",
        "Card",
        "Cities %",
        "Price",
        "Round",
        "With %",
        "Without %",
        "Worth",
    )
    for card in _by_value(kind):
        name = texts.card(card.card) + (MARK if card.reconstruction else "")
        table.add_row(
            name,
            f"{100 * card.cities:.1f}",
            NOTHING if card.price is None else f"{card.price:.1f}",
            f"{card.round:.1f}",
            f"{100 * card.win_with:.1f}",
            NOTHING if card.win_without is None else f"{100 * card.win_without:.1f}",
            _worth(card),
        )
    console.print(table)
    console.print("Worth: what the net expects more of the victory with it, in hundredths, ± 95 %.")
    if any(card.reconstruction for card in kind.cards):
        console.print(NOTE)


def _show_kinds(kinds: Sequence[KindFigures], texts: Texts, console: Console) -> None:
    table = _table("Worth most and least", "Kind of game", "Games", "Seat 0 %", "Best", "Worst")
    for kind in kinds:
        known = [card for card in _by_value(kind) if card.value is not None]
        table.add_row(
            kind.kind,
            f"{kind.games:,}",
            f"{100 * kind.seats[0][0]:.1f}",
            ", ".join(texts.card(card.card) for card in known[:ENDS]) or NOTHING,
            ", ".join(texts.card(card.card) for card in known[-ENDS:]) or NOTHING,
        )
    console.print(table)


def _table(title: str, first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    table.add_column(first, overflow="fold")
    for heading in others:
        table.add_column(heading, justify="left" if heading in ("Best", "Worst") else "right")
    return table


def _by_value(kind: KindFigures) -> list[CardFigures]:
    return sorted(kind.cards, key=lambda card: (card.value is None, -(card.value or 0.0)))


def _worth(card: CardFigures) -> str:
    if card.value is None or card.value_error is None:
        return NOTHING
    return f"{100 * card.value:+.1f} ± {100 * card.value_error:.1f}"
