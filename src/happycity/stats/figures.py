"""The figures of each kind of game, from what was counted."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from math import sqrt
from typing import Any

import numpy as np

from happycity.arena.intervals import Z, wilson
from happycity.rules.card_set import standard_set
from happycity.rules.cards import standard
from happycity.rules.config import Config, cell_id
from happycity.stats.counting import LATE, Counts

FEWEST = 30
"""Of what was seen less often nothing is said."""
BESIDE = 3
"""So many special buildings are named that stand beside a card most often."""
EARLY = 2
"""Rounds in which everybody is poor: of the coin they are told by themselves."""

Span = tuple[float, float, float]
"""A figure and the ends of its interval of 95 %."""
Purse = tuple[int, Span, float, float]
"""Turns with a choice, how often the coin was taken, and its gain with half its interval."""


@dataclass(frozen=True)
class CardFigures:
    """What is known of one card in one kind of game; `docs/statistics.md` explains each."""

    card: str
    bought: int
    cities: float
    price: float | None
    hope: float | None
    win_with: float
    win_with_low: float
    win_with_high: float
    win_without: float | None
    win_without_low: float | None
    win_without_high: float | None
    value: float | None
    value_error: float | None
    coins_in_hand: float
    round: float
    rounds: list[int]
    seats: list[int]
    beside: list[str]
    reconstruction: list[str]


COLUMNS = tuple(field.name for field in fields(CardFigures))


@dataclass(frozen=True)
class KindFigures:
    """What is known of one kind of game."""

    kind: str
    games: int
    seats: list[Span]
    """The share of the victories, seat by seat."""
    coin: dict[str, list[Purse | None]]
    """Early (rounds 1 and 2) and later, by coins in hand: 0, 1, … 8, 9 and more."""
    cards: list[CardFigures]

    def to_dict(self) -> dict[str, Any]:
        """Plain data; each card a row of `COLUMNS`."""
        cards = [list(asdict(card).values()) for card in self.cards]
        return {
            "kind": self.kind,
            "games": self.games,
            "seats": self.seats,
            "coin": self.coin,
            "cards": cards,
        }


def figures_of(kind: Config, counts: Counts) -> KindFigures:
    """Every card that was bought or taken often enough, in the order of the card files."""
    number, games = standard_set().numbers, counts.games.item()
    known = dict.fromkeys(card.id for card in standard() if card.id in number)
    return KindFigures(
        cell_id(kind),
        int(games),
        [_share(won, games) for won in counts.seats[: kind.players].tolist()] if games else [],
        {
            "early": _coin(counts.coin[:EARLY].sum(axis=0).tolist()),
            "later": _coin(counts.coin[EARLY:].sum(axis=0).tolist()),
        },
        [
            _figures(kind, counts, card, number[card])
            for card in known
            if counts.bought[number[card]].sum() >= FEWEST
        ],
    )


def _figures(kind: Config, counts: Counts, card: str, number: int) -> CardFigures:
    games, times = counts.games.item(), counts.bought[number].sum()
    having, won = counts.cities[number].tolist()
    value, error = _mean(counts.said[number].tolist(), 3)
    others = games * kind.players - having
    without, low, high = _share(games - won, others) if others else (None, None, None)
    return CardFigures(
        card,
        int(times),
        round(having / (games * kind.players), 4),
        _mean([*counts.price[number].tolist(), 0.0], 2)[0],
        _mean([*counts.hope[number].tolist(), 0.0], 3)[0],
        *_share(won, having),
        without,
        low,
        high,
        value,
        error,
        round(float(counts.coins[number] / times), 2),
        round(float((counts.rounds[number] * np.arange(1, LATE + 1)).sum() / times), 2),
        counts.rounds[number].astype(int).tolist(),
        counts.bought[number][: kind.players].astype(int).tolist(),
        _beside(counts.beside[number].tolist()),
        list(standard()[card].reconstruction),
    )


def _share(won: float, cases: float) -> tuple[float, float, float]:
    """Wilson's interval: two cities of one game know of each other, so it is rather too wide."""
    value = won / cases
    low, high = wilson(value, cases)
    return round(value, 3), round(low, 3), round(high, 3)


def _mean(sums: Sequence[float], digits: int) -> tuple[float | None, float | None]:
    """The mean and half its interval of 95 %, from cases, sum and sum of squares."""
    cases, total, squares = sums
    if cases < FEWEST:
        return None, None
    mean = total / cases
    spread = max(0.0, squares / cases - mean * mean)
    return round(mean, digits), round(Z * sqrt(spread / cases), digits)


def _coin(purses: Sequence[Sequence[float]]) -> list[Purse | None]:
    return [_purse(turns, taken, total, squares) for turns, taken, total, squares in purses]


def _purse(turns: float, taken: float, total: float, squares: float) -> Purse | None:
    gain, error = _mean((turns, total, squares), 3)
    if gain is None or error is None:
        return None
    return int(turns), _share(taken, turns), gain, error


def _beside(cities: Sequence[float]) -> list[str]:
    """The special buildings beside it, the most frequent first; the first number stands for none."""
    found = sorted(range(1, len(cities)), key=lambda special: -cities[special])
    return [standard_set().ids[special] for special in found[:BESIDE] if cities[special]]
