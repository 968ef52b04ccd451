"""Why a choice is good: facts that anybody can check at the table.

The judge knows by playing on that a choice is better, not why.  What is told here are plain consequences of
the choice, the weightiest first; if none is plain, nothing is told.  What is as true of the choice beside
which it is told is no reason.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from happycity.kernel.layout import PLACES
from happycity.review.purchases import bought, points_of
from happycity.rules.moves import Move
from happycity.rules.preview import Preview, preview_of
from happycity.rules.view import View

MOST_GROUNDS = 2

WITHIN_SIGHT = 2
"""Cards that may be missing for a special building that is waited for."""

_BESIDE = frozenset({"leaves", "goes", "place", "market-comes", "deck-dear"})
"""What says little of a choice alone, and something of two."""

_DENIALS = frozenset({"denies-special", "denies-points", "denies-income", "denies"})
"""One of them is told, the weightiest: they are about the same card."""


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
    found = list[Ground]()
    for ground in _all_grounds(view, action):
        is_told = ground.code in _DENIALS and any(one.code in _DENIALS for one in found)
        is_alone = ground.code in _BESIDE and rival is None
        if not is_told and not is_alone and not _is_as_true(ground, others):
            found.append(ground)
        if len(found) == MOST_GROUNDS:
            break
    return found


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


Facts = Mapping[str, int | str]

_MEASURES: Mapping[str, Callable[[Facts], float]] = {
    "points": lambda facts: int(facts["after"]),
    "income": lambda facts: int(facts["coins"]),
    "at-once": lambda facts: int(facts["coins"]),
    "leaves": lambda facts: int(facts["coins"]),
    "stays": lambda facts: int(facts["after"]),
    "waits": lambda facts: -int(facts["missing"]),
    "denies-points": lambda facts: int(facts["after"]) - int(facts["before"]),
    "denies-income": lambda facts: int(facts["coins"]),
    "deck": lambda facts: int(facts["payable"]) / int(facts["cards"]),
    "deck-better": lambda facts: int(facts["some"]) / int(facts["cards"]),
    "deck-hearts": lambda facts: int(facts["some"]) / int(facts["cards"]),
    "deck-dear": lambda facts: int(facts["some"]) / int(facts["cards"]),
    "market": lambda facts: int(facts["count"]),
}
"""How much of it there is, of facts that can be more and less true."""

_INSTEAD: Mapping[str, tuple[str, ...]] = {
    "deck": ("deck-all",),
    "denies": ("denies-special", "denies-points", "denies-income"),
}
"""Facts that say the same and more."""


def _is_as_true(ground: Ground, others: Mapping[str, Facts]) -> bool:
    """Whether a fact speaks for another choice at least as much, of which these are known by their codes."""
    if any(code in others for code in _INSTEAD.get(ground.code, ())):
        return True
    other = others.get(ground.code)
    if ground.code == "leaves":  # whoever takes the coin has coins left too
        other = other or others.get("saves") or others.get("coins")
    if other is None:
        return False
    if ground.code in ("completes", "effect"):
        return other == ground.facts
    measure = _MEASURES.get(ground.code)
    return measure is None or measure(other) >= measure(ground.facts)


class _Standing:
    """How the one who decides stands."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.city = view.cities[seat]

    @property
    def rounds(self) -> int:
        """About how many rounds are left: a city grows by a card a round."""
        return 0 if self.view.last_round else PLACES - max(len(city.cards) for city in self.view.cities)

    @property
    def others(self) -> Iterator[tuple[int, int]]:
        """The opponents whose turn still comes, the next first, each with its coins then (R3.1, R3.2)."""
        view, players = self.view, len(self.view.cities)
        for away in range(1, players):
            seat = (self.seat + away) % players
            city, comes = view.cities[seat], seat in view.to_come
            if comes or not view.last_round:
                yield seat, city.coins + (0 if comes else max(city.income, 0))

    def bought(self, card: str) -> Preview | None:
        """What the card would bring, if it can be bought with what is in the purse now."""
        return bought(self.view, self.seat, self.city.coins, card)

    @property
    def most_points(self) -> int:
        """What can be reached with anything that lies there to be bought."""
        piles = [card for card, left in self.view.dwellings.items() if left]
        brought = [one for card in (*self.view.visible, *piles) if (one := self.bought(card))]
        return max([self.city.points, *map(points_of, brought)])


# --- by the word of the move ------------------------------------------------------------------------------


def _building(standing: _Standing, brought: Preview, move: Move) -> Iterator[Ground]:
    """A card or a special building that comes into the city."""
    city = standing.city
    points = max(points_of(brought), 0)
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


def _buying(standing: _Standing, brought: Preview, move: Move) -> Iterator[Ground]:
    yield from _building(standing, brought, move)
    if standing.view.dwellings.get(move.card, 1) == 1:  # else the next of its pile is there for others
        yield from _denial(standing, move.card)
    if not standing.view.last_round:
        yield Ground("leaves", {"coins": brought.coins + brought.income})


def _taking(standing: _Standing, brought: Preview, move: Move) -> Iterator[Ground]:
    yield from _building(standing, brought, move)
    view, city = standing.view, standing.city
    if brought.coins > city.coins:
        yield Ground("at-once", {"coins": brought.coins - city.coins})
    for seat, _ in standing.others:
        if not view.kernel.state.special_taken[seat] and view.meets_condition(seat, move.card):
            yield Ground("denies-take", {"special": move.card, "to": seat})
            break
    is_plain = points_of(brought) > city.points or brought.income > city.income or brought.coins > city.coins
    if view.card(move.card).effect and not is_plain:  # numbers tell nothing of it
        yield Ground("effect", {"special": move.card, "effect": move.card})


def _declining(standing: _Standing, brought: Preview, move: Move) -> Iterator[Ground]:
    """A city has one special building, and ten places."""
    view = standing.view
    takes = [action for action in view.legal_actions if view.move(action).word == "take"]
    if max(preview_of(view, action).points for action in takes) <= standing.city.points:
        yield Ground("no-gain", {})
    missing = {card: _missing(standing, card) for card in view.specials}
    ahead = [card for card in missing if 0 < missing[card] <= WITHIN_SIGHT]
    if ahead and standing.rounds:
        nearest = min(ahead, key=lambda card: missing[card])
        yield Ground("waits", {"special": nearest, "missing": missing[nearest]})
    yield Ground("place", {"places": PLACES - len(standing.city.cards)})


def _missing(standing: _Standing, special: str) -> int:
    """How many cards the city wants for a special building."""
    condition = standing.view.card(special).condition
    return sum(condition.values()) - sum(standing.view.pips_met(standing.seat, special).values())


def _denial(standing: _Standing, card: str) -> Iterator[Ground]:
    """Somebody else could have had it, and what it would have brought them."""
    view = standing.view
    able = [(seat, one) for seat, coins in standing.others if (one := bought(view, seat, coins, card))]
    if not able:
        return
    seat, brought = max(able, key=lambda one: len(one[1].then) > 0)
    if brought.then:
        best = max(brought.then, key=lambda one: one.points)
        yield Ground("denies-special", {"card": card, "to": seat, "special": best.card})
    seat, brought = max(able, key=lambda one: points_of(one[1]) - view.cities[one[0]].points)
    before, after = view.cities[seat].points, points_of(brought)
    if after > before:
        yield Ground("denies-points", {"card": card, "to": seat, "before": before, "after": after})
    seat, brought = max(able, key=lambda one: one[1].income - view.cities[one[0]].income)
    coins = brought.income - view.cities[seat].income
    if coins > 0 and standing.rounds:
        yield Ground("denies-income", {"card": card, "to": seat, "coins": coins})
    yield Ground("denies", {"card": card, "to": able[0][0]})


def _discarding(standing: _Standing, brought: Preview, move: Move) -> Iterator[Ground]:
    yield from _denial(standing, move.card)
    visible = list(standing.view.visible)
    visible.remove(move.card)
    yield from _staying(standing, visible)
    if standing.bought(move.card) is None:
        yield Ground("goes", {"card": move.card})


def _keeping(standing: _Standing, brought: Preview, move: Move) -> Iterator[Ground]:
    yield from _staying(standing, standing.view.visible)


def _staying(standing: _Standing, cards: Sequence[str]) -> Iterator[Ground]:
    """The best that can then be bought of what lies there."""
    points = {card: points_of(one) for card in cards if (one := standing.bought(card))}
    best = max(points, key=lambda card: points[card], default=None)
    if best is not None and points[best] > standing.city.points:
        yield Ground("stays", {"card": best, "before": standing.city.points, "after": points[best]})


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
    """What a deck holds for the one who draws, and for the next."""
    view, seat, city, deck = standing.view, standing.seat, standing.city, move.number
    face_down = view.face_down(deck)
    cards, most = face_down.total(), standing.most_points
    of_cards = {card: one for card in face_down if (one := standing.bought(card))}

    def some(is_so: Callable[[Preview], bool]) -> int:
        return sum(face_down[card] for card, one in of_cards.items() if is_so(one))

    if better := some(lambda one: points_of(one) > most):
        yield Ground("deck-better", {"deck": deck, "some": better, "cards": cards})
    payable = sum(often for card, often in face_down.items() if view.price(seat, card) <= city.coins)
    if payable == cards > 0:
        yield Ground("deck-all", {"deck": deck, "cards": cards})
    elif payable:
        yield Ground("deck", {"deck": deck, "payable": payable, "cards": cards})
    if hearts := some(lambda one: one.hearts > city.hearts):
        yield Ground("deck-hearts", {"deck": deck, "some": hearts, "cards": cards})
    for to, coins in standing.others:
        dear = sum(often for card, often in face_down.items() if bought(view, to, coins, card) is None)
        if 2 * dear >= cards:
            yield Ground("deck-dear", {"deck": deck, "some": dear, "cards": cards, "to": to})
        break


def _colouring(standing: _Standing, brought: Preview, move: Move) -> Iterator[Ground]:
    """What the colour of the Happy Market is good for."""
    view, colour = standing.view, move.card
    asked = sum(view.card(special).condition.get(colour, 0) for special in view.specials)
    if asked:
        yield Ground("market", {"colour": colour, "count": asked})
    if not any(colour in view.card(dwelling).colours for dwelling in view.dwellings):
        yield Ground("market-comes", {})


_GROUNDS: Mapping[str, Callable[[_Standing, Preview, Move], Iterator[Ground]]] = {
    "market": _colouring,
    "keep": _keeping,
    "discard": _discarding,
    "draw": _drawing,
    "coin": _saving,
    "buy": _buying,
    "decline": _declining,
    "take": _taking,
    "copy": _building,
}
