"""What each legal move would bring, and why other cards are not available: what a screen shows with a choice.

Everything comes from a `View`, so that nothing can depend on a hidden order.  A preview ends where the turn
passes on or a card that nobody knows comes up.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec
import numpy as np

from happycity.kernel.layout import SEATS, STATE, WORK, Verdict, entry_of, new_work, work_of
from happycity.rules.cards import COLOURS, Card, Kind, standard
from happycity.rules.events import Event, events_of
from happycity.rules.kernel_side import KernelSide
from happycity.rules.legality import action_of, code_of, facts_of, verdict_on
from happycity.rules.moves import Move
from happycity.rules.refusals import CodeText
from happycity.rules.table import SURVEYED, Table
from happycity.rules.view import View

PASSING = ("round_began", "turn_began", "game_over")
"""Events with which the turn passes on."""

_MIXED = (Kind.MULTICOLOURED, Kind.MONSTER)
# An Arcade pays when the turn has passed on; at the end of the game no other event says so (R7.2).
_BEFORE_INCOME = [card.id for card in standard() if card.effect and card.effect.do == "coins_before_income"]

# As in `table`: numbers that are asked for at every move are read where they lie; here by seat.
_COINS = [entry_of(STATE, "coins", seat) for seat in range(SEATS)]
_TOKENS = [entry_of(STATE, "tokens", seat) for seat in range(SEATS)]
_SURVEYED = [
    [entry_of(WORK, name, seat).start // WORK[name].base.itemsize for name in SURVEYED]
    for seat in range(SEATS)
]


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


class _Standing(NamedTuple):
    """How a seat stands."""

    coins: int
    tokens: list[int]
    income: int
    hearts: int
    inhabitants: int
    points: int
    choosing: Table
    """The same table, if it may choose a special building."""
    takeable: tuple[str, ...]
    """The special buildings that it could take."""


def previews(view: View) -> list[Preview]:
    """A preview of every legal move, in the order of the notation."""
    if view.seat is None:
        return []
    now = _standing(view, view.seat)
    legal = zip(view.legal_actions, view.legal_moves, strict=True)
    return [_preview(view, view.seat, now, action, move) for action, move in legal]


def _preview(view: View, seat: int, now: _Standing, action: int, move: Move) -> Preview:
    if move.reveals:
        return _difference(move, now, now)
    table, happened = _played(view, action)
    kept = list(takewhile(_is_of_this_turn, happened))
    then = _standing(table, seat)
    later = sum(_received(event, seat) for event in happened[len(kept) :])
    completed = [_completion(then, seat, card) for card in then.takeable if card not in now.takeable]
    passes_on = any(event.name in PASSING for event in happened)
    return _difference(move, now, then._replace(coins=then.coins - later), kept, completed, passes_on)


def _completion(then: _Standing, seat: int, card: str) -> Completion:
    kernel = then.choosing.kernel
    taken = kernel.after(action_of(then.choosing, Move("take", card)), new_work())
    return Completion(card, *_surveyed(KernelSide(taken, kernel.cards), seat))


def _standing(table: Table, seat: int) -> _Standing:
    raw, choosing = table.kernel.raw, table.choosing(seat)
    income, hearts, inhabitants, points = _surveyed(table.kernel, seat)
    return _Standing(
        coins=raw[_COINS[seat]].view(np.int32).item(),
        tokens=raw[_TOKENS[seat]].tolist(),
        income=income,
        hearts=hearts,
        inhabitants=inhabitants,
        points=points,
        choosing=choosing,
        takeable=choosing.takeable,
    )


def _surveyed(kernel: KernelSide, seat: int) -> Iterator[int]:
    """Income, hearts, inhabitants and points of a seat."""
    return map(kernel.survey.raw.view(np.int32).item, _SURVEYED[seat])


def _played(view: Table, action: int) -> tuple[Table, list[Event]]:
    """The table at the next decision, and what happened until then."""
    work, cards = new_work(), view.kernel.cards
    raw = view.kernel.after(action, work)
    raw.flags.writeable = False
    return Table(raw, cards), list(events_of(work_of(work), cards))


def _is_of_this_turn(event: Event) -> bool:
    return event.name not in PASSING and event.facts.get("card") not in _BEFORE_INCOME


def _received(event: Event, seat: int) -> int:
    """Coins that an event of an income phase brings a seat."""
    if event.facts.get("from") == seat:
        return -int(event.facts["coins"])
    return int(event.facts.get("coins", 0)) if event.seat == seat else 0


def _difference(
    move: Move,
    now: _Standing,
    then: _Standing,
    events: Sequence[Event] = (),
    completed: Sequence[Completion] = (),
    passes_on: bool = False,
) -> Preview:
    changes = {c: b - a for c, a, b in zip(COLOURS, now.tokens, then.tokens, strict=True) if a != b}
    return Preview(
        move=str(move),
        price=now.coins - then.coins if move.word == "buy" else None,
        tokens=changes,
        coins=then.coins,
        income=then.income,
        hearts=then.hearts,
        inhabitants=then.inhabitants,
        points=then.points,
        completes=[one.card for one in completed],
        events=[event.to_dict() for event in events],
        monsters=_monster_paths(events),
        then=list(completed),
        passes_on=passes_on,
        reveals=move.reveals,
    )


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
