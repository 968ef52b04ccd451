"""What the games say, in numbers: the page and `--json` tell the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import DECKS, NO_CARD, SEATS, tables_of
from happycity.rules.card_set import standard_set
from happycity.rules.config import SPECIALS, Config
from happycity.stats.playing import (
    BOUGHT,
    CARD,
    CHOSEN,
    COIN_ROAD,
    COINS,
    DRAWN,
    GAME,
    HAPPENED,
    LOG_COLUMNS,
    OFFERED,
    ROUND,
    SAID,
    SEAT,
    TAKE_ROAD,
    LearnedGames,
    Log,
)
from tools.balance.estimates import Estimate, Numbers, mean_of, share_of
from tools.balance.playing import LevelGames

Mask = NDArray[np.bool_]

LATE = 9  # rounds from here on are told together
DWELLING = DECKS + 1  # where a card was bought: 0 for the coin, a deck, or a pile of dwellings
EARLY = 2  # rounds in which everybody is poor
PURSES = (2, 3, 4, 5, 6, 8)
"""Coins in hand are told in groups: up to 2, 3, 4, 5, 6, up to 8, more."""
DOUBTS = (-0.2, -0.1, -0.05, 0.0, 0.05, 0.1, 0.2)
"""What the net says of a road is told in groups that end here."""


@dataclass(frozen=True)
class Cases:
    """Rows of logs, of games that are numbered one after the other over several kinds."""

    rows: Log
    games: int

    @classmethod
    def about(cls, what: int, kinds: Sequence[LearnedGames]) -> "Cases":
        """All rows about this in games of several kinds."""
        parts, games = [np.zeros((0, LOG_COLUMNS), np.float32)], 0
        for kind in kinds:
            rows = kind.about(what)
            rows[:, GAME] += games
            parts.append(rows)
            games += len(kind.rows)
        return cls(np.concatenate(parts), games)

    def where(self, so: Mask) -> "Cases":
        """Some of them."""
        return Cases(self.rows[so], self.games)

    def column(self, column: int) -> Log:
        """One number of each row."""
        return self.rows[:, column]

    def mean(self, column: int) -> Estimate:
        """The mean of a column."""
        return mean_of(*self._by_game(self.column(column)))

    def share(self, so: Mask) -> Estimate:
        """How often it is so."""
        return share_of(*self._by_game(so))

    def _by_game(self, numbers: NDArray[np.generic]) -> tuple[Numbers, Numbers]:
        games = self.column(GAME).astype(int)
        sums: Numbers = np.bincount(games, numbers.astype(float), self.games).astype(float)
        return sums, np.bincount(games, minlength=self.games).astype(float)


# --- seats ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seats:
    """How each seat does in one kind of game."""

    config: Config
    games: int
    shares: tuple[Estimate, ...]
    points: Estimate
    rounds: Estimate


def seats_of(games: LearnedGames) -> Seats:
    """The shares of the seats sum to 1."""
    each = np.ones(len(games.rows))
    shares = tuple(share_of(seat, each) for seat in games.shares.T)
    points, rounds = mean_of(games.points.mean(axis=1), each), mean_of(games.rounds.astype(float), each)
    return Seats(games.config, len(games.rows), shares, points, rounds)


# --- special buildings ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Special:
    """What is known of one special building."""

    card: str
    taken: Estimate
    """How often by anybody, of the games in which it lay on the table."""
    round: Estimate
    """In which it was taken."""
    worth: Estimate
    """What the net expects more of the victory with it than without, when a seat first could take it."""
    played: Estimate
    """What came of it when both were played to the end, where it was the one that the net liked best."""
    wins: Estimate
    """Victories of its takers, as a multiple of what takers of any do."""


def specials_of(kinds: Sequence[LearnedGames], specials: str) -> list[Special]:
    """All special buildings of a set, those that the net values most first."""
    offers, roads = Cases.about(OFFERED, kinds), Cases.about(TAKE_ROAD, kinds)
    first = _first_offers(offers)
    takers = offers.where(offers.column(CHOSEN) == 1)
    won, usual = _victories(kinds, takers)
    table = np.concatenate([_on_table(kind) for kind in kinds])
    found = []
    for card in standard_set().special_set(specials):
        own = takers.column(CARD) == card
        games, taken = takers.where(own).column(GAME).astype(int), table[:, card].astype(float)
        found.append(
            Special(
                standard_set().ids[card],
                share_of(np.bincount(games, minlength=len(table)).astype(float), taken),
                takers.where(own).mean(ROUND),
                first.where(first.column(CARD) == card).mean(SAID),
                roads.where(roads.column(CARD) == card).mean(HAPPENED),
                replace(mean_of(won[own], usual[own]), cases=int(own.sum())),
            )
        )
    return sorted(found, key=lambda special: -special.worth.value)


def _first_offers(offers: Cases) -> Cases:
    """A building that is declined is offered again and again: only the first time counts, seat by seat."""
    _, first = np.unique(offers.rows[:, (GAME, SEAT, CARD)], axis=0, return_index=True)
    return Cases(offers.rows[np.sort(first)], offers.games)


def _victories(kinds: Sequence[LearnedGames], takers: Cases) -> tuple[Numbers, Numbers]:
    """For each taker its share of the victory, and what takers usually have in that kind of game."""
    shares = np.zeros((takers.games, SEATS))
    kind_of, first = np.zeros(takers.games, int), 0
    for number, kind in enumerate(kinds):
        last = first + len(kind.rows)
        shares[first:last, : kind.config.players] = kind.shares
        kind_of[first:last] = number
        first = last
    games, seats = takers.column(GAME).astype(int), takers.column(SEAT).astype(int)
    won, of_kind = shares[games, seats], kind_of[games]
    usual = np.bincount(of_kind, won, len(kinds)) / np.maximum(1, np.bincount(of_kind, minlength=len(kinds)))
    return won, usual[of_kind]


def _on_table(games: LearnedGames) -> Mask:
    """Game × card: whether it lay on the table."""
    there = np.zeros((len(games.rows), len(standard_set().ids)), bool)
    np.put_along_axis(there, games.table, True, axis=1)
    there[:, NO_CARD] = False
    return there


# --- the coin -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Coin:
    """What the net does where it could buy something."""

    when: str
    taken: Estimate
    """How often it takes the coin."""
    gain: Estimate
    """What it expects more of the victory with the coin than with the purchase it likes best."""


def _coin(when: str, cases: Cases) -> Coin:
    return Coin(when, cases.share(cases.column(CHOSEN) == 1), cases.mean(SAID))


def could_buy(kinds: Sequence[LearnedGames]) -> Cases:
    """The turns in which there was a choice (R5.4)."""
    cases = Cases.about(BOUGHT, kinds)
    return cases.where(~np.isnan(cases.column(SAID)))


def coin_by_round(kinds: Sequence[LearnedGames]) -> list[Coin]:
    """Round after round, then the last one of each game, then all."""
    cases = could_buy(kinds)
    rounds = cases.column(ROUND)
    lasts = np.concatenate([kind.rounds for kind in kinds])[cases.column(GAME).astype(int)]
    found = [_coin(str(number), cases.where(rounds == number)) for number in range(1, LATE)]
    found.append(_coin(f"{LATE} and later", cases.where(rounds >= LATE)))
    return [*found, _coin("the last of its game", cases.where(rounds == lasts)), _coin("all", cases)]


def coin_by_purse(kinds: Sequence[LearnedGames], when: Callable[[Log], Mask]) -> list[Coin]:
    """By coins in hand, in some of the rounds."""
    cases = could_buy(kinds)
    cases = cases.where(when(cases.column(ROUND)))
    group = np.searchsorted(PURSES, cases.column(COINS))
    return [_coin(name, cases.where(group == number)) for number, name in enumerate(purses())]


def purses() -> list[str]:
    """The groups of coins in hand, in words."""
    names = [f"up to {PURSES[0]}"]
    for before, last in pairwise(PURSES):
        names.append(str(last) if last == before + 1 else f"{before + 1} to {last}")
    return [*names, f"{PURSES[-1] + 1} and more"]


# --- decks ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Decks:
    """Where the cards of one round come from."""

    round: str
    drawn: tuple[Estimate, ...]
    """From each deck, of all cards drawn."""
    bought: tuple[Estimate, ...]
    """The coin, from each deck, dwellings: of all turns."""


def decks_of(kinds: Sequence[LearnedGames]) -> list[Decks]:
    """Round after round."""
    draws, purchases = Cases.about(DRAWN, kinds), Cases.about(BOUGHT, kinds)
    sources = _sources()[purchases.column(CARD).astype(int)]
    found = []
    for number in range(1, LATE + 1):
        name = str(number) if number < LATE else f"{LATE} and later"
        drawn = draws.where(np.minimum(draws.column(ROUND), LATE) == number)
        now = np.minimum(purchases.column(ROUND), LATE) == number
        bought, source = purchases.where(now), sources[now]
        found.append(
            Decks(
                name,
                tuple(drawn.share(drawn.column(CARD) == deck) for deck in range(1, DECKS + 1)),
                tuple(bought.share(source == where) for where in range(DWELLING + 1)),
            )
        )
    return found


def _sources() -> NDArray[np.int64]:
    """By card number: its deck, DWELLING for what lies in no deck, 0 for none, which is the coin."""
    sources: NDArray[np.int64] = tables_of(standard_set().raw).deck.astype(np.int64)
    sources[sources == 0] = DWELLING
    sources[NO_CARD] = 0
    return sources


# --- the net's word and what happens ----------------------------------------------------------------------


@dataclass(frozen=True)
class Road:
    """What the net said of two roads, and what came of them when both were played to the end."""

    said: Estimate
    happened: Estimate


def roads_of(kinds: Sequence[LearnedGames], what: int) -> list[Road]:
    """By what the net said, from the worst to the best; then all."""
    cases = Cases.about(what, kinds)
    group = np.searchsorted(DOUBTS, cases.column(SAID))
    some = [cases.where(group == number) for number in range(len(DOUBTS) + 1)]
    return [Road(part.mean(SAID), part.mean(HAPPENED)) for part in [*some, cases]]


# --- levels ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Level:
    """Scores of games in which everybody is of one level."""

    name: str
    games: int
    points: Estimate
    best: Estimate
    """Of the winner."""
    rounds: Estimate


def level_of(games: LevelGames) -> Level:
    """Mean scores."""
    points, each = np.array(games.points, float), np.ones(len(games.rounds))
    best, rounds = mean_of(points.max(axis=1), each), mean_of(np.array(games.rounds, float), each)
    return Level(games.name, len(each), mean_of(points.mean(axis=1), each), best, rounds)


@dataclass(frozen=True)
class Figures:
    """Everything that the page tells."""

    seats: list[Seats]
    specials: dict[str, list[Special]]
    """By set."""
    coin_by_round: list[Coin]
    coin_when_early: list[Coin]
    """By coins in hand, in the first rounds."""
    coin_when_late: list[Coin]
    decks: list[Decks]
    """Without Grozilla."""
    decks_with_grozilla: list[Decks]
    coin_roads: list[Road]
    take_roads: list[Road]
    levels: list[Level]

    @property
    def games(self) -> int:
        """How many the net played."""
        return sum(seats.games for seats in self.seats)


def figures_of(kinds: Sequence[LearnedGames], levels: Sequence[LevelGames]) -> Figures:
    """Count everything."""
    of_set = {name: [kind for kind in kinds if kind.config.specials == name] for name in SPECIALS}
    return Figures(
        seats=[seats_of(kind) for kind in kinds],
        specials={name: specials_of(played, name) for name, played in of_set.items() if played},
        coin_by_round=coin_by_round(kinds),
        coin_when_early=coin_by_purse(kinds, lambda rounds: rounds <= EARLY),
        coin_when_late=coin_by_purse(kinds, lambda rounds: rounds > EARLY),
        decks=decks_of([kind for kind in kinds if not kind.config.grozilla]),
        decks_with_grozilla=decks_of([kind for kind in kinds if kind.config.grozilla]),
        coin_roads=roads_of(kinds, COIN_ROAD),
        take_roads=roads_of(kinds, TAKE_ROAD),
        levels=[level_of(games) for games in levels],
    )
