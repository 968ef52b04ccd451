"""What lies on the table, in words: the part that a game and a view of it have in common."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from happycity.kernel.decks import decks_with
from happycity.kernel.interface import condition_met, count_pips, list_legal, new_actions, new_pips, price
from happycity.kernel.layout import (
    BUY,
    DECLINE,
    DESTROY,
    DISCARD,
    DRAW,
    PAYMENTS,
    STATE,
    TAKE,
    VISIBLE,
    WORK,
    Phase,
    Raw,
    State,
    byte_of,
)
from happycity.kernel.victory import shares_of
from happycity.rules.card_set import CardSet
from happycity.rules.cards import COLOURS, Card, Kind
from happycity.rules.config import Config
from happycity.rules.kernel_side import KernelSide
from happycity.rules.moves import Move, move_of

PHASES = tuple(phase.name.lower() for phase in Phase)
"""Names of the phases, by kernel number."""

SURVEYED = ("income", "hearts", "inhabitants", "points")
"""What a survey says of each city."""

# A record's attribute costs microseconds, a byte of the vector next to nothing: the small numbers that are
# asked for at every move are read where they lie.
_BYTE = {name: byte_of(STATE, name) for name in ("phase", "seat", "turn", "visible", "specials")}
_OVER = int(Phase.OVER)
_DWELLINGS_FIRST = BUY + VISIBLE * PAYMENTS


@dataclass(frozen=True, slots=True)
class City:
    """A seat's city and purse."""

    seat: int
    cards: tuple[str, ...]
    """Card ids by place; a destroyed place keeps the id of the covered card."""
    market: str | None
    """Colour of the Happy Market; None before it is chosen."""
    coins: int
    income: int
    hearts: int
    inhabitants: int
    points: int
    """What hearts, inhabitants and points would be if the game were scored now."""
    special: str | None
    """The special building that stands in the city."""
    destroyed: dict[int, str] = field(default_factory=dict)
    """Place (1–10) → the monster on it."""
    monsters: tuple[str, ...] = ()
    """In front of the city, earliest first."""
    tokens: dict[str, int] = field(default_factory=dict)
    """Colour → number of Stop-Zilla tokens, only colours held."""
    louvre_phases: int = 0
    free_card: bool = False
    copied: str | None = None
    """What this city's Sphinx copied."""

    @property
    def standing_buildings(self) -> tuple[str, ...]:
        """What was bought and no monster covers: without Happy Market (the first card) and special."""
        bought = ((place, card) for place, card in enumerate(self.cards, 1) if place > 1)  # R2.5
        return tuple(card for place, card in bought if card != self.special and place not in self.destroyed)


class Table:
    """Everything that everybody at the table can see."""

    def __init__(self, raw: Raw, cards: CardSet) -> None:
        self._raw = raw
        self._cards = cards

    @cached_property
    def kernel(self) -> KernelSide:
        """The same table in the kernel's numbers."""
        return KernelSide(self._raw, self._cards)

    @cached_property
    def _s(self) -> State:
        return self.kernel.state

    @cached_property
    def config(self) -> Config:
        """The options of the game."""
        return Config.of_options(self._s.players, self._s.expert, self._s.grozilla, self._s.scoring)

    @property
    def round(self) -> int:
        """Number of the round, 0 during the market draft."""
        return int(self._s.round_number)

    @property
    def phase(self) -> str:
        """market, discard, refill, buy, special, destroy, give, copy or over."""
        return PHASES[self._raw.item(_BYTE["phase"])]

    @property
    def is_over(self) -> bool:
        """Whether the game is finished."""
        return self._raw.item(_BYTE["phase"]) == _OVER

    @property
    def seat(self) -> int | None:
        """Who decides; None when the game is over."""
        return None if self.is_over else self._raw.item(_BYTE["seat"])

    @property
    def turn(self) -> int:
        """Whose turn it is; differs from `seat` while somebody else has to destroy a card."""
        return self._raw.item(_BYTE["turn"])

    @property
    def first(self) -> int:
        """Who begins every round (R3.2)."""
        return 0

    @property
    def to_come(self) -> tuple[int, ...]:
        """Whose turn comes later in this round, in order (R3.2)."""
        return () if self.is_over or not self.round else tuple(range(self.turn + 1, self._s.players))

    @property
    def last_round(self) -> bool:
        """Whether a city has ten cards (R7.1)."""
        return len(self._s.city[0]) in self._s.city_count.tolist()

    @cached_property
    def visible(self) -> tuple[str, ...]:
        """The buildings in the central area, in slot order."""
        return self._ids(self._s.visible[: self._s.visible_count].tolist())

    @property
    def deck_sizes(self) -> tuple[int, ...]:
        """Face-down cards in each deck."""
        return tuple(self._s.deck_left.tolist()[: decks_with(self._s.grozilla)])

    @property
    def discard_sizes(self) -> tuple[int, ...]:
        """Cards on each discard pile."""
        return tuple(self._s.discarded.tolist()[: decks_with(self._s.grozilla)])

    @cached_property
    def dwellings(self) -> dict[str, int]:
        """Dwelling → cards left in its pile."""
        piles = zip(self._cards.cards.of_kind(Kind.DWELLING), self._s.piles.tolist(), strict=True)
        return {card.id: left for card, left in piles}

    @cached_property
    def specials(self) -> tuple[str, ...]:
        """The special buildings that can still be taken."""
        return self._ids(number for number in self._s.specials.tolist() if number)

    @cached_property
    def tokens(self) -> dict[str, int]:
        """Stop-Zilla tokens left beside the fourth deck."""
        return {colour: int(self._s.bank_tokens[i]) for i, colour in enumerate(COLOURS)}

    @cached_property
    def cities(self) -> tuple[City, ...]:
        """Every seat's city."""
        seats = range(self._s.players)
        rows = zip(*(self._column(name) for name in _OF_A_CITY), strict=True)
        return tuple(self._city(seat, _Row(*row)) for seat, row in zip(seats, rows, strict=False))

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who would win if the game ended now (R7.5)."""
        return self._seats_in(self.kernel.survey.winners)

    @cached_property
    def ranks(self) -> tuple[int, ...]:
        """By seat, how many are ahead if the game ended now (R7.5): 0 for the leaders."""
        return tuple(self.kernel.survey.ranks.tolist()[: self._s.players])

    @property
    def behind_on_coins(self) -> tuple[int, ...]:
        """Who has as many points as the leaders but fewer coins (R7.5)."""
        return self._seats_in(self.kernel.survey.behind)

    @property
    def shares(self) -> tuple[float, ...]:
        """By seat, what it would have of the victory if the game ended now (R7.5)."""
        return shares_of(self.kernel.survey.winners, self._s.players)

    @cached_property
    def legal_actions(self) -> tuple[int, ...]:
        """The kernel's numbers of the legal moves."""
        actions = new_actions()
        count = list_legal(self._raw, self._cards.raw, actions)
        return tuple(actions[:count].tolist())

    @cached_property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, in the order of the notation; empty only when the game is over."""
        return tuple(self.move(action) for action in self.legal_actions)

    def card(self, name: str) -> Card:
        """The facts of a card."""
        return self._cards.cards[name]

    def price(self, seat: int, card: str) -> int:
        """What a card costs a seat now (R5.5)."""
        return price(self._raw, self._cards.raw, seat, self._cards.numbers[card])

    def meets_condition(self, seat: int, card: str) -> bool:
        """Whether a seat's city meets the condition of a special building (R5.8, R8.8)."""
        return bool(condition_met(self._raw, self._cards.raw, seat, self._cards.numbers[card]))

    def pips_met(self, seat: int, card: str) -> dict[str, int]:
        """How many pips of a special building's condition a seat's city meets, by colour.

        As many as possible in all (R8.8); where there is a choice, those of the colours that come first.
        """
        pips = new_pips()
        count_pips(self._raw, self._cards.raw, seat, self._cards.numbers[card], pips)
        met = dict(zip(COLOURS, pips.tolist(), strict=True))
        return {colour: met[colour] for colour in self._cards.cards[card].condition}

    def choosing(self, seat: int) -> "Table":
        """The same table, but this seat may choose a special building: what it could take, and what not."""
        raw = self._raw.copy()
        raw[_BYTE["phase"]], raw[_BYTE["seat"]] = Phase.SPECIAL, seat
        raw.flags.writeable = False
        return Table(raw, self._cards)

    def move(self, action: int) -> Move:
        """The move with this action number, here."""
        return move_of(action, self._card_of(action))

    def _card_of(self, action: int) -> str:
        """The id of the card that an action is about."""
        if DISCARD <= action < DRAW:
            return self._card_at("visible", action - DISCARD)
        if BUY <= action < _DWELLINGS_FIRST:
            return self._card_at("visible", (action - BUY) // PAYMENTS)
        if _DWELLINGS_FIRST <= action < DECLINE:
            return self._cards.cards.of_kind(Kind.DWELLING)[(action - _DWELLINGS_FIRST) // PAYMENTS].id
        if TAKE <= action < DESTROY:
            return self._card_at("specials", action - TAKE)
        return ""

    def _card_at(self, field: str, index: int) -> str:
        return self._cards.ids[self._raw.item(_BYTE[field] + index)]

    def _seats_in(self, bits: int) -> tuple[int, ...]:
        """From a bit per seat."""
        return tuple(seat for seat in range(self._s.players) if bits >> seat & 1)

    def _ids(self, numbers: Iterable[int]) -> tuple[str, ...]:
        return tuple(self._cards.ids[number] for number in numbers)

    def _column(self, name: str) -> list[Any]:
        """A field of the state or of its survey, by seat; all at once, since each look at NumPy costs."""
        raw = self.kernel.survey.raw if name in SURVEYED else self._raw
        shape, entry, first = _COLUMNS[name]
        column: list[Any] = np.ndarray(shape, entry, raw, first).tolist()
        return column

    def _city(self, seat: int, row: "_Row") -> City:
        numbers, ids = row.city[: row.city_count], self._cards.ids
        sphinx = row.special and self._s.copied_special and self._cards.card(row.special).effect
        return City(
            seat=seat,
            cards=self._ids(numbers),
            market=self._cards.faces[numbers[0]] if numbers else None,
            coins=row.coins,
            income=row.income,
            hearts=row.hearts,
            inhabitants=row.inhabitants,
            points=row.points,
            special=ids[row.special] or None,
            destroyed={place: ids[monster] for place, monster in enumerate(row.ruin, 1) if monster},
            monsters=self._ids(row.front[: row.front_count]),
            tokens={colour: number for colour, number in zip(COLOURS, row.tokens, strict=True) if number},
            louvre_phases=row.borrowing_phases,
            free_card=bool(row.free_card),
            copied=ids[self._s.copied_special] if sphinx and sphinx.do == "copy_special" else None,
        )


class _Row(NamedTuple):
    """What the kernel knows of one city."""

    city: list[int]
    city_count: int
    special: int
    coins: int
    ruin: list[int]
    front: list[int]
    front_count: int
    tokens: list[int]
    borrowing_phases: int
    free_card: int
    income: int
    hearts: int
    inhabitants: int
    points: int


class _Column(NamedTuple):
    """How a field lies in its vector."""

    shape: tuple[int, ...]
    entry: np.dtype[Any]
    first: int


def _column_of(name: str) -> _Column:
    record = WORK if name in SURVEYED else STATE
    return _Column(record[name].shape, record[name].base, byte_of(record, name))


_OF_A_CITY = _Row._fields
_COLUMNS = {name: _column_of(name) for name in _OF_A_CITY}
