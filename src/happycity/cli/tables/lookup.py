"""Finding a card by what somebody typed: its id, or its name in any language, in any case."""

import unicodedata
from difflib import get_close_matches

from happycity.cli.faults import Fault
from happycity.rules.cards import Card, standard

SUGGESTIONS = 3


def find_card(wanted: str) -> Card:
    """The card that is meant; if none is, a fault that suggests some."""
    folded = _folded(wanted)
    exact = [card for card in standard() if folded in _keys(card)]
    if exact:
        return exact[0]
    beginning = [card for card in standard() if folded and any(key.startswith(folded) for key in _keys(card))]
    if len(beginning) == 1:
        return beginning[0]
    near = _near(folded, beginning)
    cure = f"did you mean {_either(near)}?" if near else "`happycity cards` lists them all"
    raise Fault(f"unknown card {wanted[:60]!r}; {cure}")


def _near(folded: str, beginning: list[Card]) -> list[str]:
    """The ids of a few cards that may have been meant."""
    keys = {key: card for card in standard() for key in _keys(card)}
    near = beginning or [keys[key] for key in get_close_matches(folded, keys, n=2 * SUGGESTIONS, cutoff=0.6)]
    return list(dict.fromkeys(card.id for card in near))[:SUGGESTIONS]


def _either(names: list[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} or {last}" if others else last


def _keys(card: Card) -> set[str]:
    return {_folded(card.id), *(_folded(name) for name in card.names.values())}


def _folded(text: str) -> str:
    """Without case, accents and the difference between spaces and underscores."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("_", " ").replace("’", "'"))
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())
