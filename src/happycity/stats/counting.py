"""What is counted in games of one kind; counts of different games are added, so that games come in pieces."""

from dataclasses import dataclass, fields
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import NO_CARD, SEATS
from happycity.rules.card_set import standard_set
from happycity.stats.playing import (
    BOUGHT,
    CARD,
    CHOSEN,
    COINS,
    GAME,
    HOPE,
    OFFERED,
    PRICE,
    ROUND,
    SAID,
    SEAT,
    LearnedGames,
    Log,
)

LATE = 12
"""Rounds from here on are counted together."""
PURSE = 9
"""So many coins in hand and more are counted together."""

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]


@dataclass(frozen=True)
class Counts:
    """Sums over games of one kind; arrays about cards begin with the card's number."""

    games: Numbers
    """One number."""
    seats: Numbers
    """Seat: the victories, in shares."""
    rounds: Numbers
    """Card × round, counted from 0: how often it was bought or taken."""
    bought: Numbers
    """Card × seat: the same."""
    cities: Numbers
    """Card × (cities that have it, their victories in shares): two of a card in one city are one."""
    coins: Numbers
    """Card: coins in hand before it was bought."""
    price: Numbers
    """Card × (cases, sum): what it cost."""
    hope: Numbers
    """Card × (cases, sum): the victory that the net expected before it was bought."""
    said: Numbers
    """Card × (cases, sum, sum of squares): what the net expected more of the victory with it than without."""
    beside: Numbers
    """Card × special building: cities that have both."""
    coin: Numbers
    """Round × coins in hand × (turns with a choice, coins taken, sum and sum of squares of its gain)."""

    @classmethod
    def none(cls) -> Self:
        """Of no games."""
        cards = len(standard_set().ids)
        shapes = [(1,), (SEATS,), (cards, LATE), (cards, SEATS), (cards, 2), (cards,), (cards, 2), (cards, 2)]
        return cls(*map(np.zeros, [*shapes, (cards, 3), (cards, cards), (LATE, PURSE + 1, 4)]))

    @classmethod
    def of(cls, games: LearnedGames) -> Self:
        """Count games that were just played."""
        found, players = cls.none(), games.config.players
        found.games[:] = len(games.rows)
        found.seats[:players] = games.shares.sum(axis=0)
        rows, said = _had(games)
        _count_cards(found, games, rows)
        _add_powers(found.said, rows[:, CARD].astype(int), said)
        _add_powers(found.price, rows[:, CARD].astype(int), rows[:, PRICE].astype(float))
        _add_powers(found.hope, rows[:, CARD].astype(int), rows[:, HOPE].astype(float))
        _count_coin(found, games.about(BOUGHT))
        return found

    def __add__(self, other: Self) -> Self:
        return type(self)(*(a + b for a, b in zip(self.arrays(), other.arrays(), strict=True)))

    def arrays(self) -> list[Numbers]:
        """All sums, in the order of the fields."""
        return [getattr(self, field.name) for field in fields(self)]

    def to_dict(self) -> dict[str, Any]:
        """Plain data: of each array the places that are not zero, and what they hold."""
        found = {}
        for field, array in zip(fields(self), self.arrays(), strict=True):
            places = np.flatnonzero(array)
            found[field.name] = [places.tolist(), array.ravel()[places].tolist()]
        return found

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """What `to_dict` wrote."""
        found = cls.none()
        for field, array in zip(fields(found), found.arrays(), strict=True):
            places, numbers = data[field.name]
            array.ravel()[places] = numbers
        return found


def _count_cards(found: Counts, games: LearnedGames, rows: Log) -> None:
    card, seat = rows[:, CARD].astype(int), rows[:, SEAT].astype(int)
    game = rows[:, GAME].astype(int) - int(games.log[:, GAME].min())
    np.add.at(found.rounds, (card, _round_of(rows)), 1)
    np.add.at(found.bought, (card, seat), 1)
    np.add.at(found.coins, card, rows[:, COINS])
    own_card, own_game, own_seat = np.unique(np.stack([card, game, seat]), axis=1)
    np.add.at(found.cities[:, 0], own_card, 1)
    np.add.at(found.cities[:, 1], own_card, games.shares[own_game, own_seat])
    special = np.zeros((len(games.rows), games.config.players), int)
    taken = rows[:, 0] == OFFERED
    special[game[taken], seat[taken]] = card[taken]
    np.add.at(found.beside, (card[~taken], special[game[~taken], seat[~taken]]), 1)


def _count_coin(found: Counts, turns: Log) -> None:
    turns = turns[~np.isnan(turns[:, SAID])]
    purse = np.minimum(turns[:, COINS].astype(int), PURSE)
    gain = turns[:, SAID].astype(float)
    for place, numbers in enumerate([np.ones(len(turns)), turns[:, CHOSEN] == 1, gain, gain**2]):
        np.add.at(found.coin[:, :, place], (_round_of(turns), purse), numbers)


def _round_of(rows: Log) -> Whole:
    """Counted from 0."""
    rounds: Whole = np.clip(rows[:, ROUND].astype(int), 1, LATE) - 1
    return rounds


def _add_powers(sums: Numbers, card: Whole, numbers: Numbers) -> None:
    """Cases, sum, sum of squares …: what is no number is no case."""
    known = ~np.isnan(numbers)
    for power in range(sums.shape[1]):
        np.add.at(sums[:, power], card[known], numbers[known] ** power)


def _had(games: LearnedGames) -> tuple[Log, Numbers]:
    """Rows about cards that were bought or taken, and what the net expected more of the victory with them."""
    bought, offered = games.about(BOUGHT), games.about(OFFERED)
    bought, taken = bought[bought[:, CARD] != NO_CARD], offered[offered[:, CHOSEN] == 1]
    said = np.concatenate([-bought[:, SAID], taken[:, SAID]])  # logged: the coin's advantage
    return np.concatenate([bought, taken]), said.astype(np.float64)
