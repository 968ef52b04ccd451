"""The table for people who watch a program learn: as text, or as a picture (Pillow)."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import PLACES
from happycity.rules.cards import standard
from happycity.rules.table import City, Table

PAPER, INK, FAINT, BARE = (250, 246, 236), (40, 40, 48), (130, 126, 120), (222, 216, 204)
COLOUR_OF = {
    "yellow": (246, 205, 70),
    "blue": (110, 170, 230),
    "green": (125, 195, 120),
    "orange": (240, 155, 85),
    "purple": (180, 135, 215),
}
WIDTH, MARGIN, CARD_WIDTH, CARD_HEIGHT, GAP, LINE = 1080, 16, 98, 44, 6, 20
LETTERS = 16  # of a name, on one line of a card


def text_of(table: Table) -> str:
    """Some lines of plain text."""
    decks = " ".join(
        f"{left}+{gone}" for left, gone in zip(table.deck_sizes, table.discard_sizes, strict=True)
    )
    dwellings = ", ".join(f"{card} {left}" for card, left in table.dwellings.items())
    lines = [
        _headline(table),
        f"  decks {decks}   visible: {', '.join(table.visible) or '–'}",
        f"  dwellings: {dwellings}",
        f"  special buildings: {', '.join(table.specials) or '–'}",
    ]
    return "\n".join([*lines, *(_city_line(table, city) for city in table.cities)])


def _headline(table: Table) -> str:
    if table.is_over:
        return f"round {table.round}, over: {_names(table.leaders)} won"
    return f"round {table.round}, {table.phase}: seat {table.seat} decides"


def _names(seats: tuple[int, ...]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)


def _city_line(table: Table, city: City) -> str:
    mark = ">" if city.seat == table.seat else " "
    destroyed = [f"{monster} on {place}" for place, monster in city.destroyed.items()]
    monsters = "".join(f" !{monster}" for monster in (*city.monsters, *destroyed))
    return f"{mark} {_sums(city)} | {', '.join(city.cards)}{monsters}"


def _sums(city: City) -> str:
    return (
        f"seat {city.seat}: {city.points} points ({city.hearts} hearts, {city.inhabitants} inhabitants), "
        f"{city.coins} coins, income {city.income}"
    )


def picture_of(table: Table) -> NDArray[np.uint8]:
    """A picture of the table: height × width × 3."""
    from PIL import Image, ImageDraw

    seats = len(table.cities)
    height = 2 * MARGIN + (seats + 2) * (CARD_HEIGHT + GAP) + seats * GAP + (seats + 1) * LINE
    image = Image.new("RGB", (WIDTH, height), PAPER)
    pen, y = ImageDraw.Draw(image), MARGIN
    y = _line(pen, y, _headline(table), INK)
    dwellings = [card for card, left in table.dwellings.items() if left]
    y = _cards(pen, y, [(card, _colours(card)) for card in (*table.visible, *dwellings)])
    y = _cards(pen, y, [(card, _colours(card)) for card in table.specials])
    for city in table.cities:
        monsters = "".join(f"  ! {monster}" for monster in city.monsters)
        y = _line(pen, y + GAP, _sums(city) + monsters, INK if city.seat == table.seat else FAINT)
        y = _cards(pen, y, [_place(city, place) for place in range(1, PLACES + 1)])
    return np.asarray(image, np.uint8)


def _line(pen: Any, y: int, text: str, ink: tuple[int, ...]) -> int:
    pen.text((MARGIN, y), text, fill=ink, font=_font(14))
    return y + LINE


def _place(city: City, place: int) -> tuple[str, tuple[str, ...]]:
    """What stands there, and its colours."""
    if place > len(city.cards):
        return "", ()
    if place in city.destroyed:
        return f"! {city.destroyed[place]}", ()
    market = (city.market,) if place == 1 and city.market in COLOUR_OF else None
    return city.cards[place - 1], market or _colours(city.cards[place - 1])


def _cards(pen: Any, y: int, cards: Iterable[tuple[str, tuple[str, ...]]]) -> int:
    """A row of cards, each with its colours; what is below it."""
    for i, (card, colours) in enumerate(cards):
        _card(pen, MARGIN + i * (CARD_WIDTH + GAP), y, card, colours)
    return y + CARD_HEIGHT + GAP


def _card(pen: Any, x: int, y: int, name: str, colours: tuple[str, ...]) -> None:
    pen.rectangle((x, y, x + CARD_WIDTH, y + CARD_HEIGHT), fill=BARE, outline=FAINT)
    for i, colour in enumerate(colours):
        left, right = x + CARD_WIDTH * i // len(colours), x + CARD_WIDTH * (i + 1) // len(colours)
        pen.rectangle((left, y, right, y + 8), fill=COLOUR_OF[colour])
    words = name.replace("_", " ")
    cut = words.rfind(" ", 0, LETTERS) if len(words) > LETTERS else len(words)
    for i, part in enumerate((words[:cut], words[cut:].strip())):
        pen.text((x + 5, y + 11 + 15 * i), part, fill=INK, font=_font(11))


def _colours(card: str) -> tuple[str, ...]:
    return tuple(standard()[card].colours)


@cache
def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)
