"""The move that is worth most right now, with no thought of the rounds to come."""

from collections.abc import Callable, Iterator
from functools import cache

from happycity.bots.interface import Bot, Reason
from happycity.bots.reasons import plain_reason
from happycity.kernel.interface import list_legal, new_actions, step, survey_table
from happycity.kernel.layout import Phase, Raw, Scoring, new_work, state_of, work_of
from happycity.rules.card_set import standard_set
from happycity.rules.cards import Card, Kind
from happycity.rules.seeds import streams_of
from happycity.rules.view import View

INCOME = 1.5  # points for a coin each round
COIN = 0.3  # points for a coin in the hand
MONSTER = 4.0  # points that a drawn monster may cost
GUESSES = 12  # worlds tried where the outcome of a move is hidden


class GreedyBot(Bot):
    """Takes what looks best now; no plan, no memory, no eye for the others."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._tables = standard_set().raw
        self._work = new_work()
        work_of(self._work).streams[:] = streams_of(seed)
        work_of(self._work).logged = -1  # no events are needed

    def choose(self, view: View) -> int:
        """The legal action with the highest value, the first of equals."""
        return max(view.legal_actions, key=self._valuer(view))

    def why(self, view: View, action: int) -> Reason:
        """What the move is good for."""
        return plain_reason(view, action)

    def _valuer(self, view: View) -> Callable[[int], float]:
        if view.phase == "market":
            return lambda action: _demand(view, view.move(action).card)
        if view.phase == "discard":
            return self._after_discard(view)
        if view.phase == "refill":
            return self._after_draw(view)
        return self._after_step(view)

    # --- moves that reveal a card: what the cards that may come are worth --------------------------------

    def _after_discard(self, view: View) -> Callable[[int], float]:
        """The worst card makes room for a new one; a good one that is affordable stays."""
        worths = self._purchases(view)
        best = max(worths.get(card, 0.0) for card in view.visible)

        def value(action: int) -> float:
            card = view.move(action).card
            if not card:
                return 0.0
            spare = worths.get(card, 0.0) < best or view.visible.count(card) > 1
            return best - worths.get(card, 0.0) + 1.0 if spare or best <= 0.0 else -1.0

        return value

    def _after_draw(self, view: View) -> Callable[[int], float]:
        """The best purchase after the draw, on average over the deck."""
        worths = self._purchases(view)
        best = max(worths.get(card, 0.0) for card in ("", *view.visible, *view.dwellings))

        def value(action: int) -> float:
            deck = view.face_down(view.move(action).number)
            total = sum(copies * max(best, worths.get(card, 0.0)) for card, copies in deck.items())
            return total / deck.total()

        return value

    def _purchases(self, view: View) -> dict[str, float]:
        """What every card that the seat could buy would add to its value now."""
        seat = _viewer(view)
        city, product = view.cities[seat], view.config.scoring == "product"
        now = _value(city.hearts, city.inhabitants, city.income, city.coins, product)
        worths = {}
        for card in _purchasable(view.config.grozilla):
            if card.kind is Kind.MONSTER:
                worths[card.id] = -MONSTER
            elif card.id not in city.cards and (cost := view.price(seat, card.id)) <= city.coins:
                hearts, inhabitants = city.hearts + card.hearts, city.inhabitants + card.inhabitants
                then = _value(hearts, inhabitants, city.income + card.income, city.coins - cost, product)
                worths[card.id] = then - now
        return worths

    # --- moves whose outcome can be tried out ------------------------------------------------------------

    def _after_step(self, view: View) -> Callable[[int], float]:
        seat = _viewer(view)
        # Only a refused copy depends on a hidden order (the box); elsewhere one world is as good as many.
        guesses = GUESSES if view.phase == "copy" else 1
        worlds = [view.imagined(self._seed + guess) for guess in range(guesses)]
        return lambda action: sum(max(self._values_after(world, action, seat)) for world in worlds) / guesses

    def _values_after(self, world: Raw, action: int, seat: int) -> Iterator[float]:
        """The value after a move, and after each special building that it opens."""
        raw = world.copy()
        step(raw, self._tables, action, self._work)
        yield self._worth(raw, seat)
        if state_of(raw).phase == Phase.SPECIAL and state_of(raw).seat == seat:
            actions = new_actions()
            for taking in actions[: list_legal(raw, self._tables, actions)].tolist():
                yield from self._values_after(raw, taking, seat)

    def _worth(self, raw: Raw, seat: int) -> float:
        survey_table(raw, self._tables, self._work)
        s, survey = state_of(raw), work_of(self._work)
        hearts, inhabitants = int(survey.hearts[seat]), int(survey.inhabitants[seat])
        product = bool(s.scoring == Scoring.PRODUCT)
        return _value(hearts, inhabitants, int(survey.income[seat]), int(s.coins[seat]), product)


def _value(hearts: int, inhabitants: int, income: int, coins: int, product: bool) -> float:
    """The count, as if each side had one more: so a first heart is worth something without inhabitants."""
    sides = max(0, hearts + 1), max(0, inhabitants + 1)
    count = sides[0] * sides[1] if product else sum(sides)
    return count + INCOME * income + COIN * coins


def _viewer(view: View) -> int:
    """The seat to decide for; a spectator's view has none, but somebody decides."""
    seat = view.seat if view.viewer is None else view.viewer
    return 0 if seat is None else seat


def _demand(view: View, colour: str) -> int:
    """How many special buildings on the table ask for a colour (R2.5: a coloured market counts)."""
    cards = standard_set().cards
    return sum(colour in cards[special].condition for special in view.specials)


@cache
def _purchasable(grozilla: bool) -> tuple[Card, ...]:
    """Everything that a deck or a pile can hold."""
    kinds = [Kind.BUILDING, Kind.DWELLING]
    if grozilla:
        kinds += [Kind.MULTICOLOURED, Kind.MONSTER]
    return tuple(card for kind in kinds for card in standard_set().cards.of_kind(kind))
