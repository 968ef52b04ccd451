"""What lies on the table, in words: the part that a game and a view of it have in common."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from happycity.kernel.interface import condition_met, list_legal, new_actions, price, survey_table
from happycity.kernel.layout import (
    BUY,
    DECKS,
    DECLINE,
    DESTROY,
    DISCARD,
    DRAW,
    PAYMENTS,
    STATE,
    TAKE,
    VISIBLE,
    Phase,
    Raw,
    State,
    Work,
    byte_of,
    new_work,
    state_of,
    work_of,
)
from happycity.rules.card_set import CardSet
from happycity.rules.cards import COLOURS, Kind
from happycity.rules.config import Config
from happycity.rules.moves import Move, move_of

PHASES = tuple(phase.name.lower() for phase in Phase)
"""Names of the phases, by kernel number."""

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


class Table:
    """Everything that everybody at the table can see."""

    def __init__(self, raw: Raw, cards: CardSet) -> None:
        self._raw = raw
        self._cards = cards

    @cached_property
    def _s(self) -> State:
        return state_of(self._raw)

    @cached_property
    def _survey(self) -> Work:
        work = new_work()
        survey_table(self._raw, self._cards.raw, work)
        return work_of(work)

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
    def last_round(self) -> bool:
        """Whether a city has ten cards (R7.1)."""
        return bool((self._s.city_count == len(self._s.city[0])).any())

    @property
    def visible(self) -> tuple[str, ...]:
        """The buildings in the central area, in slot order."""
        return self._ids(self._s.visible[: self._s.visible_count])

    @property
    def _decks(self) -> range:
        return range(DECKS if self._s.grozilla else DECKS - 1)

    @property
    def deck_sizes(self) -> tuple[int, ...]:
        """Face-down cards in each deck."""
        return tuple(int(self._s.deck_left[deck]) for deck in self._decks)

    @property
    def discard_sizes(self) -> tuple[int, ...]:
        """Cards on each discard pile."""
        return tuple(int(self._s.discarded[deck]) for deck in self._decks)

    @property
    def dwellings(self) -> dict[str, int]:
        """Dwelling → cards left in its pile."""
        piles = zip(self._cards.cards.of_kind(Kind.DWELLING), self._s.piles, strict=True)
        return {card.id: int(left) for card, left in piles}

    @property
    def specials(self) -> tuple[str, ...]:
        """The special buildings that can still be taken."""
        return self._ids(number for number in self._s.specials if number)

    @property
    def tokens(self) -> dict[str, int]:
        """Stop-Zilla tokens left beside the fourth deck."""
        return {colour: int(self._s.bank_tokens[i]) for i, colour in enumerate(COLOURS)}

    @cached_property
    def cities(self) -> tuple[City, ...]:
        """Every seat's city."""
        return tuple(self._city(seat) for seat in range(self._s.players))

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who would win if the game ended now (R7.5)."""
        winners = self._survey.winners
        return tuple(seat for seat in range(self._s.players) if (winners >> seat) & 1)

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

    def price(self, seat: int, card: str) -> int:
        """What a card costs a seat now (R5.5)."""
        return price(self._raw, self._cards.raw, seat, self._cards.numbers[card])

    def meets_condition(self, seat: int, card: str) -> bool:
        """Whether a seat's city meets the condition of a special building (R5.8, R8.8)."""
        return bool(condition_met(self._raw, self._cards.raw, seat, self._cards.numbers[card]))

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

    def _ids(self, numbers: Iterable[int]) -> tuple[str, ...]:
        return tuple(self._cards.ids[number] for number in numbers)

    def _city(self, seat: int) -> City:
        s, survey = self._s, self._survey
        numbers = s.city[seat, : s.city_count[seat]].tolist()
        special = int(s.special[seat])
        sphinx = special and s.copied and self._cards.card(special).effect
        return City(
            seat=seat,
            cards=self._ids(numbers),
            market=self._cards.faces[numbers[0]] if numbers else None,
            coins=int(s.coins[seat]),
            income=int(survey.income[seat]),
            hearts=int(survey.hearts[seat]),
            inhabitants=int(survey.inhabitants[seat]),
            points=int(survey.points[seat]),
            special=self._cards.ids[special] or None,
            destroyed={i + 1: self._cards.ids[m] for i, m in enumerate(s.ruin[seat].tolist()) if m},
            monsters=self._ids(s.front[seat, : s.front_count[seat]]),
            tokens={c: int(n) for c, n in zip(COLOURS, s.tokens[seat], strict=True) if n},
            louvre_phases=int(s.louvre_phases[seat]),
            free_card=bool(s.free_card[seat]),
            copied=self._cards.ids[s.copied] if sphinx and sphinx.do == "copy_special" else None,
        )
