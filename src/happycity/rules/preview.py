"""What each legal move would bring, and why other cards are not available: what a screen shows with a choice.

Everything comes from a `View`, so that nothing can depend on a hidden order.  A preview ends where the turn
passes on or a card that nobody knows comes up: what its seat then has no choice in belongs to it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np

from happycity.kernel.interface import preview_move
from happycity.kernel.layout import (
    FIGURES,
    FORESEEN,
    TABLE_SPECIALS,
    Verdict,
    byte_of,
    new_foreseen,
    new_state,
    new_work,
    work_of,
)
from happycity.rules.cards import COLOURS, Card, Kind, standard
from happycity.rules.events import Event, events_in
from happycity.rules.legality import code_of, facts_of, verdict_on
from happycity.rules.moves import Move
from happycity.rules.refusals import CodeText
from happycity.rules.table import Table
from happycity.rules.view import View

_MIXED = (Kind.MULTICOLOURED, Kind.MONSTER)
_FORCED = ("buy", "give")  # phases whose only move brings no card to light

# Where the numbers of the kernel's answer lie; they are all of one size.
_SIZE = 4
_AT = {name: byte_of(FORESEEN, name) // _SIZE for name in FORESEEN.names or ()}
_TOKENS = slice(_AT["tokens"], _AT["tokens"] + len(COLOURS))
_THEN = slice(_AT["then"], _AT["then"] + TABLE_SPECIALS * FIGURES)


class MonsterPath(msgspec.Struct, frozen=True):
    """What becomes of a monster, as far as it is certain."""

    monster: str
    leaves: int | None = None
    """The seat whose city it no longer stands in front of."""
    repelled_by: tuple[int, ...] = ()
    """The seats that drive it on with a token, in order (R8.5)."""
    comes_to: int | None = None
    """The seat in front of whose city it then stands."""
    destroys: int | None = None
    """The place that it covers."""


class Completion(msgspec.Struct, frozen=True):
    """How a seat stands once it has also taken a special building that a move completes."""

    card: str
    income: int
    hearts: int
    inhabitants: int
    points: int


class Preview(msgspec.Struct, frozen=True):
    """What a legal move would bring to the seat that decides; what befalls others is in the events."""

    move: str
    price: int | None
    """Coins paid in a purchase, the worth of tokens not counted; None for any other move."""
    tokens: dict[str, int]
    """Stop-Zilla tokens gained (or, below 0, spent), only colours that change."""
    coins: int
    """In the purse right after the move, before any income phase."""
    income: int
    hearts: int
    inhabitants: int
    points: int
    completes: list[str]
    """Special buildings that could be taken after the move and could not before."""
    events: list[dict[str, Any]]
    """What is certain to happen before the turn passes on."""
    monsters: list[MonsterPath]
    then: list[Completion] = []
    """Every special building of `completes`, taken right after the move."""
    passes_on: bool = False
    """Whether the turn passes on with the move."""
    reveals: bool = False
    """Whether the move turns up a card that nobody could know: it cannot be undone."""


class CardRefusal(msgspec.Struct, frozen=True):
    """Why a card on the table is not available: code and facts of the refusal of `buy` or `take`."""

    card: str
    code: CodeText
    facts: dict[str, Any]


# --- what legal moves bring -----------------------------------------------------------------------------


def previews(view: View) -> list[Preview]:
    """A preview of every legal move, in the order of the notation."""
    if view.seat is None:
        return []
    foresight = _Foresight(view, view.seat)
    legal = zip(view.legal_actions, view.legal_moves, strict=True)
    return [foresight.preview(action, move) for action, move in legal]


def preview_of(view: View, action: int) -> Preview:
    """A preview of one legal move of the seat that decides."""
    assert view.seat is not None, "somebody decides"
    return _Foresight(view, view.seat).preview(action, view.move(action))


class _Foresight:
    """Asks the kernel what each move of a seat would bring, and puts it into words."""

    def __init__(self, view: View, seat: int) -> None:
        self._seat, self._raw, self._cards = seat, view.kernel.raw, view.kernel.cards
        self._coins = int(view.kernel.state.coins[seat])
        self._specials = view.kernel.state.specials.tolist()
        # the same room for all moves
        self._spare, self._work, self._other = new_state(), new_work(), new_work()
        self._log = work_of(self._work).log
        self._foreseen = new_foreseen()
        self._numbers = self._foreseen.view(np.int32)

    def preview(self, action: int, move: Move) -> Preview:
        brought = self._brought(action, move)
        ends = brought.passes_on or brought.reveals or brought.completes
        forced = None if ends else self._forced_then()
        return _joined(brought, forced) if forced else brought

    def _forced_then(self) -> Preview | None:
        """The one move that is left after the one just asked about: the coin (R5.4), a gift (R8.13)."""
        then = View(self._spare.copy(), self._cards, self._seat)
        forced = then.phase in _FORCED and then.is_mine and len(then.legal_actions) == 1
        return previews(then)[0] if forced else None

    def _brought(self, action: int, move: Move) -> Preview:
        preview_move(self._raw, self._cards.raw, action, self._spare, self._work, self._other, self._foreseen)
        numbers = self._numbers.tolist()
        coins, told = numbers[_AT["coins"]], numbers[_AT["told"]]
        events = list(events_in(self._log[:told].tolist(), self._cards)) if told else []
        completed = self._completed(numbers) if numbers[_AT["completes"]] else []
        return Preview(
            move=str(move),
            price=self._coins - coins if move.word == "buy" else None,
            tokens={c: change for c, change in zip(COLOURS, numbers[_TOKENS], strict=True) if change},
            coins=coins,
            income=numbers[_AT["income"]],
            hearts=numbers[_AT["hearts"]],
            inhabitants=numbers[_AT["inhabitants"]],
            points=numbers[_AT["points"]],
            completes=[one.card for one in completed],
            events=[event.to_dict() for event in events],
            monsters=_monster_paths(events),
            then=completed,
            passes_on=bool(numbers[_AT["passes_on"]]),
            reveals=bool(numbers[_AT["reveals"]]),
        )

    def _completed(self, numbers: list[int]) -> list[Completion]:
        then, bits = numbers[_THEN], numbers[_AT["completes"]]
        return [
            Completion(self._cards.ids[card], *then[FIGURES * index : FIGURES * (index + 1)])
            for index, card in enumerate(self._specials)
            if bits >> index & 1
        ]


def _joined(move: Preview, forced: Preview) -> Preview:
    """A move and the one that is played at once behind it; it changes nothing but purses."""
    events = move.events + forced.events
    return msgspec.structs.replace(move, coins=forced.coins, events=events, passes_on=forced.passes_on)


def _monster_paths(events: Sequence[Event]) -> list[MonsterPath]:
    """One path for each monster that does something, in the order in which they begin."""
    paths = dict[str, MonsterPath]()
    for event in events:
        if monster := event.facts.get("monster"):
            path = paths.get(monster, MonsterPath(monster))
            paths[monster] = msgspec.structs.replace(path, **_continued(path, event))
    return [path for path in paths.values() if path != MonsterPath(path.monster)]


def _continued(path: MonsterPath, event: Event) -> dict[str, Any]:
    match event.name:
        case "monster_left":
            return {"leaves": event.seat}
        case "monster_repelled":
            return {"repelled_by": (*path.repelled_by, event.seat)}
        case "monster_came":
            return {"comes_to": event.seat}
        case "destroyed":
            return {"destroys": event.facts["place"]}
    return {}  # a gift only shows whose doing it is


# --- what cannot be had ---------------------------------------------------------------------------------


def refusals(view: View) -> list[CardRefusal]:
    """Why the viewer cannot buy (in the phase for it) or take what lies on the table; for nobody else."""
    if view.viewer is None or not view.is_mine:
        return []
    choosing = view.choosing(view.viewer)
    asked = [(choosing, Move("take", card)) for card in view.specials]
    if view.phase == "buy":
        affordable = {move.card for move in view.legal_moves}
        offered = dict.fromkeys((*view.visible, *view.dwellings))
        asked = [(view, Move("buy", card)) for card in offered if card not in affordable] + asked
    return [refusal for table, move in asked if (refusal := _card_refusal(table, move))]


def _card_refusal(table: Table, move: Move) -> CardRefusal | None:
    verdict = verdict_on(table, move)
    if verdict == Verdict.OK:
        return None
    return CardRefusal(move.card, str(code_of(verdict)), dict(facts_of(table, verdict, move)))


# --- what can still come --------------------------------------------------------------------------------


def kinds_left(view: View, deck: int) -> dict[str, int]:
    """Face-down cards of a deck 1–4 by colour; multicoloured ones and monsters are kinds of their own."""
    left = dict.fromkeys(_kinds(deck), 0)
    for card, number in view.face_down(deck).items():
        left[_kind(standard()[card])] += number
    return left


@cache
def _kinds(deck: int) -> tuple[str, ...]:
    """The kinds of a full deck: colours in their order, then the others."""
    kinds = {_kind(card) for card in standard() if card.deck == deck}
    return tuple(kind for kind in (*COLOURS, *_MIXED) if kind in kinds)


def _kind(card: Card) -> str:
    return str(card.kind) if card.kind in _MIXED else card.colours[0]
