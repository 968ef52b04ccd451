"""Why a choice is good: facts that anybody can check at the table.

The judge knows by playing on that a choice is better, not why.  What is told here are plain consequences of
the choice, the weightiest first; if none is plain, nothing is told.  What is as true of the choice beside
which it is told is no reason.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from happycity.kernel.layout import PLACES
from happycity.rules.moves import Move
from happycity.rules.preview import Preview, preview_of
from happycity.rules.view import View

MOST_GROUNDS = 2


@dataclass(frozen=True, slots=True)
class Ground:
    """A fact that speaks for a choice: the message `because-<code>` and what fills it."""

    code: str
    facts: Mapping[str, int | str]

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {"code": self.code, "facts": dict(self.facts)}


def grounds_of(view: View, action: int, rival: int | None = None) -> list[Ground]:
    """What speaks for an action of the one who decides, and not as much for its rival: two facts at most."""
    others = {} if rival is None else {ground.code: ground.facts for ground in _all_grounds(view, rival)}
    found = (ground for ground in _all_grounds(view, action) if not _is_as_true(ground, others))
    return list(islice(found, MOST_GROUNDS))


def grounds_of_best(view: View, actions: Sequence[int], played: int | None = None) -> list[Ground]:
    """The same for the first of some choices, the best first.

    Its rival is what was played, or else the next best; not the same card paid for otherwise.
    """
    best, *others = actions
    if played is not None and played != best:
        return grounds_of(view, best, played)
    about = _about(view.move(best))
    return grounds_of(view, best, next((one for one in others if _about(view.move(one)) != about), None))


def _about(move: Move) -> tuple[str, str, int]:
    return move.word, move.card, move.number


def _all_grounds(view: View, action: int) -> Iterator[Ground]:
    move = view.move(action)
    found = _GROUNDS.get(move.word)
    if found is not None and view.seat is not None:
        yield from found(_Standing(view, view.seat), preview_of(view, action), move)


def _is_as_true(ground: Ground, others: Mapping[str, Mapping[str, int | str]]) -> bool:
    """Whether a fact speaks for another choice at least as much, of which these are known by their codes."""
    facts, other = ground.facts, others.get(ground.code)
    if ground.code == "deck" and "deck-all" in others:
        return True
    if other is None:
        return False
    match ground.code:
        case "completes":
            return other == facts
        case "points":
            return int(other["after"]) >= int(facts["after"])
        case "income":
            return int(other["coins"]) >= int(facts["coins"])
        case "deck":
            return int(other["payable"]) * int(facts["cards"]) >= int(facts["payable"]) * int(other["cards"])
    return True


class _Standing:
    """How the one who decides stands."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.city = view.cities[seat]

    @property
    def rounds(self) -> int:
        """About how many rounds are left: a city grows by a card a round."""
        return 0 if self.view.last_round else PLACES - max(len(city.cards) for city in self.view.cities)

    def who_could_buy(self, card: str) -> int | None:
        """The next opponent who will have the coins for a card, if it is still there."""
        players = len(self.view.cities)
        for away in range(1, players):
            seat = (self.seat + away) % players
            city = self.view.cities[seat]
            if city.coins + city.income >= self.view.price(seat, card):
                return seat
        return None


# --- by the word of the move ------------------------------------------------------------------------------


def _building(standing: _Standing, brought: Preview, move: Move) -> Iterator[Ground]:
    """A card or a special building that comes into the city."""
    city = standing.city
    points = max(brought.points, *(one.points for one in brought.then), 0)
    if brought.then:
        best = max(brought.then, key=lambda one: one.points)
        yield Ground("completes", {"special": best.card})
    if points > city.points:
        yield Ground("points", {"before": city.points, "after": points})
    if brought.income > city.income and standing.rounds:
        yield Ground("income", {"coins": brought.income - city.income, "rounds": standing.rounds})
    if points <= city.points and brought.hearts > city.hearts:
        yield Ground("hearts", {})
    elif points <= city.points and brought.inhabitants > city.inhabitants:
        yield Ground("inhabitants", {})
    if move.word == "buy":
        yield from _denial(standing, move)


def _denial(standing: _Standing, move: Move) -> Iterator[Ground]:
    """Somebody else could have had it; dwellings lie there for everybody."""
    if move.card in standing.view.dwellings or standing.view.last_round:
        return
    rival = standing.who_could_buy(move.card)
    if rival is not None:
        yield Ground("denies", {"card": move.card, "to": rival})


def _discarding(standing: _Standing, brought: Preview, move: Move) -> Iterator[Ground]:
    yield from _denial(standing, move)


def _saving(standing: _Standing, brought: Preview, move: Move) -> Iterator[Ground]:
    """What can be paid in the next turn and not now."""
    if standing.view.last_round:
        return
    now, then = standing.city.coins, brought.coins + brought.income
    prices = {card: standing.view.price(standing.seat, card) for card in standing.view.visible}
    within_reach = [card for card, price in prices.items() if now < price <= then]
    if within_reach:
        yield Ground("saves", {"coins": then, "card": max(within_reach, key=lambda card: prices[card])})
    else:
        yield Ground("coins", {"coins": then})


def _drawing(standing: _Standing, brought: Preview, move: Move) -> Iterator[Ground]:
    """How many cards of the deck could be paid."""
    face_down = standing.view.face_down(move.number)
    coins, view = standing.city.coins, standing.view
    payable = sum(often for card, often in face_down.items() if view.price(standing.seat, card) <= coins)
    if payable == face_down.total() > 0:
        yield Ground("deck-all", {"deck": move.number, "cards": payable})
    elif payable:
        yield Ground("deck", {"deck": move.number, "payable": payable, "cards": face_down.total()})


_GROUNDS: Mapping[str, Callable[[_Standing, Preview, Move], Iterator[Ground]]] = {
    "buy": _building,
    "take": _building,
    "copy": _building,
    "discard": _discarding,
    "coin": _saving,
    "draw": _drawing,
}
