"""`happycity cards`: all cards, or one of them in detail."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from happycity.cli import options
from happycity.cli.faults import Fault

if TYPE_CHECKING:
    from rich.console import RenderableType

    from happycity.rules.cards import Card
    from happycity.texts import Texts

NAME = "cards"
EXAMPLE = "Example: happycity cards museum --language fr"


def run(
    name: Annotated[
        list[str] | None, typer.Argument(help="A card: its id, or its name in any language.")
    ] = None,
    language: options.Language = "en",
    kind: Annotated[str, typer.Option(help="Only cards of one kind.", show_default=False)] = "",
    as_json: options.Json = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print the page docs/cards.md.")] = False,
) -> None:
    """Show all cards, or one of them in detail.

    Kinds: building, multicoloured, dwelling, market, family, expert, monster. Facts marked [R] are a
    RECONSTRUCTION: no source vouches for them.
    """
    texts = options.texts_of(language)
    if as_markdown:
        from happycity.cli.tables.card_page import markdown

        typer.echo(markdown(), nl=False)
        return
    chosen = [_one(name)] if name else _all(kind)
    if as_json:
        from happycity.cli.terminal import print_json

        facts = [facts_of(card, texts) for card in chosen]
        print_json(facts[0] if name else facts)
        return
    from happycity.cli.terminal import screen

    screen().print(detail(chosen[0], texts) if name else _overview(chosen, texts))


def _one(words: list[str]) -> "Card":
    from happycity.cli.tables.lookup import find_card

    return find_card(" ".join(words))


def _all(kind: str) -> "list[Card]":
    from happycity.rules.cards import Kind, standard

    if kind and kind not in list(Kind):
        raise Fault(f"unknown kind {kind!r}; known: {', '.join(Kind)}")
    return [card for card in standard() if not kind or card.kind == kind]


def facts_of(card: "Card", texts: "Texts") -> dict[str, Any]:
    """Everything about a card, as plain data."""
    effect = card.effect
    return {
        "id": card.id,
        "name": texts.card(card.id),
        "kind": str(card.kind),
        "deck": card.deck or None,
        "copies": card.copies,
        "cost": card.cost,
        "colours": list(card.colours),
        "faces": list(card.faces),
        "income": card.income,
        "hearts": card.hearts,
        "inhabitants": card.inhabitants,
        "condition": dict(card.condition),
        "effect": {"do": effect.do, "colour": effect.colour, **effect.numbers} if effect else None,
        "text": texts.effect(card),
        "names": dict(card.names),
        "reconstruction": list(card.reconstruction),
    }


def _overview(cards: "list[Card]", texts: "Texts") -> "RenderableType":
    from happycity.cli.tables.card_tables import overview

    return overview(cards, texts)


def detail(card: "Card", texts: "Texts") -> "RenderableType":
    """One card with all its facts."""
    from happycity.cli.tables.card_tables import detail

    return detail(card, texts)
