"""Facts made readable: whatever an event or a refusal contains, on one line and of bearable length."""

import re
from collections.abc import Iterable, Mapping, Sequence
from numbers import Integral

from happycity.rules.cards import SYMBOLS

LONGEST = 120
"""Characters of a text that somebody wrote, before it is cut."""
BREAKS = re.compile(r"[^\S\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]+")
"""White space of all kinds, but for the no-break spaces of French."""
UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"


def fluent_value(value: object) -> int | str:
    """Return a fact as Fluent takes it: numbers choose plurals, everything else is text.

    `bool` is a kind of `int` in Python; to a reader it is a word. NumPy's integers are no `int` at all.
    """
    if isinstance(value, Integral) and not isinstance(value, bool):
        return int(value)
    return one_line(value)


def with_minus(text: str, values: Iterable[int | str]) -> str:
    """Return a sentence with real minuses, as wide as a plus, before negative numbers; Fluent writes "-1"."""
    for value in values:
        if isinstance(value, int) and value < 0:
            text = text.replace(str(value), f"−{-value}")
    return text


def one_line(value: object) -> str:
    """Return the text without line ends and without the characters that could play tricks on a terminal."""
    text = BREAKS.sub(" ", str(value).lower() if isinstance(value, bool) else str(value)).strip(" ")
    return "".join(letter if letter.isprintable() or letter.isspace() else UNPRINTABLE for letter in text)


def shortened(text: str) -> str:
    """Return the text, shortened if it is too long to be read."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def gives(numbers: Mapping[str, int]) -> str:
    """Return which symbols these numbers speak of, as the message `gain` names its variants."""
    return "-".join(symbol for symbol in SYMBOLS if numbers.get(symbol))


def counted(colours: Sequence[str]) -> dict[str, int]:
    """Return how often each colour stands in a list, in the order of the list."""
    return {colour: colours.count(colour) for colour in dict.fromkeys(colours)}
