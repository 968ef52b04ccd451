"""The move that promises the most points, looking no further than its own turn.

The estimate behind it (`Prospect.worth`) fits in three sentences.  A game lasts as many more rounds as the
fullest city lacks cards.  Every coin that is there or will come in as income until then buys
`SYMBOLS_PER_COIN` hearts or inhabitants, as many of each as the product needs, but a card never holds more
than `SYMBOLS_PER_CARD`.  So income is worth much early and nothing late, and in the last round the estimate
is the count itself.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice

from happycity.bots.interface import Bot, Reason
from happycity.kernel.interface import list_legal, new_actions, price, step, survey_table
from happycity.kernel.layout import PLACES, Phase, Raw, Scoring, new_work, state_of, work_of
from happycity.rules.card_set import standard_set
from happycity.rules.cards import Card, Kind
from happycity.rules.seeds import streams_of
from happycity.rules.view import View

SYMBOLS_PER_COIN = 0.45
SYMBOLS_PER_CARD = 2.5
COINS_PER_TOKEN = 1.5  # two in a purchase, but it also keeps a monster away
MONSTER_COST = 4.0  # points that a drawn monster may cost
RIVALRY = 0.3  # what a point of the strongest opponent costs
GUESSES = 12  # worlds tried where the outcome of a move is hidden


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a seat has, and how many rounds are left to make something of it."""

    coins: float
    income: int
    hearts: int
    inhabitants: int
    cards: int
    rounds: int
    product: bool
    extra: int = 0
    """Points beyond the count: a Concert hall's loss, a Japanese garden's gain."""

    def worth(self) -> float:
        """The points to come (see the module)."""
        money = self.coins + self.income * self.rounds
        purchases = min(self.rounds, PLACES - self.cards)
        symbols = min(money * SYMBOLS_PER_COIN, purchases * SYMBOLS_PER_CARD)
        # Coins break ties, and a coin saved for a round that may still come is better than none.
        return self._count(symbols) + self.extra + self.coins * 0.01

    def _count(self, symbols: float) -> float:
        if not self.product:
            return self.hearts + self.inhabitants + symbols
        fewer, more = sorted((self.hearts, self.inhabitants))
        if more - fewer >= symbols:
            return (fewer + symbols) * more
        return ((fewer + more + symbols) / 2) ** 2

    def with_card(self, card: Card, cost: int) -> "Prospect":
        """After buying a card, its effect (if any) left aside."""
        return Prospect(
            self.coins - cost,
            self.income + card.income,
            self.hearts + card.hearts,
            self.inhabitants + card.inhabitants,
            self.cards + 1,
            self.rounds,
            self.product,
            self.extra,
        )


class GreedyBot(Bot):
    """Takes what looks best now; no plan, no memory."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._set = standard_set()
        self._work = new_work()
        work_of(self._work).streams[:] = streams_of(seed)
        work_of(self._work).logged = -1  # nobody listens

    def choose(self, view: View) -> int:
        """The legal action with the highest value, the first of equals."""
        value = self._valuer(view)
        return max(view.legal_actions, key=value)

    def why(self, view: View, action: int) -> Reason:
        """It looked best."""
        return Reason("looks-best")

    def _valuer(self, view: View) -> Callable[[int], float]:
        if view.phase == "market":
            return lambda action: _demand(view, view.move(action).card)
        if view.phase == "discard":
            return self._after_discard(view)
        if view.phase == "refill":
            return self._after_draw(view)
        return self._after_step(view)

    # --- moves whose outcome is open: what the cards that may come are worth ---------------------

    def _after_discard(self, view: View) -> Callable[[int], float]:
        """A discarded card makes room for a new one, so all but the best may go."""
        worths = self._purchases(view)
        best = max(worths[card] for card in view.visible)

        def value(action: int) -> float:
            card = view.move(action).card
            if not card:
                return 0.0
            spare = len(view.visible) > 1 and (worths[card] < best or view.visible.count(card) > 1)
            return best - worths[card] + 1.0 if spare or best <= worths[""] else -1.0

        return value

    def _after_draw(self, view: View) -> Callable[[int], float]:
        """The best purchase after the draw, on average over the deck."""
        worths = self._purchases(view)
        best = max(worths[card] for card in ("", *view.visible, *view.dwellings))

        def value(action: int) -> float:
            deck = view.face_down(view.move(action).number)
            total = sum(copies * max(best, worths[card]) for card, copies in deck.items())
            return total / deck.total()

        return value

    def _purchases(self, view: View) -> dict[str, float]:
        """What the seat's prospect would be after buying each card that may lie open; "" is the coin."""
        raw, seat = view.imagined(self._seed), _viewer(view)
        now = self._prospects(raw)[seat]
        coins = int(state_of(raw).coins[seat])
        owned, left = set(view.cities[seat].cards), view.dwellings
        passing = replace(now, coins=now.coins + 1).worth()
        worths = {"": passing}
        for card in _purchasable(view.config.grozilla):
            if card.kind is Kind.MONSTER:
                worths[card.id] = passing - MONSTER_COST
                continue
            cost = int(price(raw, self._set.raw, seat, self._set.numbers[card.id]))
            out = card.id in owned or cost > coins or left.get(card.id, 1) == 0
            worths[card.id] = passing - 1.0 if out else now.with_card(card, cost).worth()
        return worths

    # --- moves whose outcome can be tried out ----------------------------------------------------

    def _after_step(self, view: View) -> Callable[[int], float]:
        seat = _viewer(view)
        # Only a refused copy depends on a hidden order (the box); elsewhere one world is as good as many.
        guesses = GUESSES if view.phase == "copy" else 1
        worlds = [view.imagined(self._seed + guess) for guess in range(guesses)]
        return lambda action: sum(self._stepped(world, action, seat) for world in worlds) / guesses

    def _stepped(self, world: Raw, action: int, seat: int) -> float:
        raw = world.copy()
        step(raw, self._set.raw, action, self._work)
        if state_of(raw).phase == Phase.SPECIAL and state_of(raw).seat == seat:
            return self._best_special(raw, seat)
        return self._lead(raw, seat)

    def _best_special(self, raw: Raw, seat: int) -> float:
        """A purchase that opens a special building is worth what comes with it."""
        actions = new_actions()
        count = list_legal(raw, self._set.raw, actions)
        return max(self._stepped(raw, action, seat) for action in actions[:count].tolist())

    def _lead(self, raw: Raw, seat: int) -> float:
        """How far ahead of the strongest opponent; own points count more than theirs."""
        worths = [prospect.worth() for prospect in self._prospects(raw)]
        own = worths.pop(seat)
        return own - RIVALRY * max(worths)

    def _prospects(self, raw: Raw) -> list[Prospect]:
        """What every seat has."""
        survey_table(raw, self._set.raw, self._work)
        s, survey = state_of(raw), work_of(self._work)
        product = bool(s.scoring == Scoring.PRODUCT)
        rounds = PLACES - int(s.city_count.max())
        rows = zip(
            s.coins.tolist(),
            s.tokens.sum(axis=1).tolist(),
            s.city_count.tolist(),
            survey.earned.tolist(),
            survey.hearts.tolist(),
            survey.inhabitants.tolist(),
            survey.points.tolist(),
            strict=True,
        )
        prospects = []
        for coins, tokens, cards, income, hearts, inhabitants, points in islice(rows, int(s.players)):
            counted = hearts * inhabitants if product else hearts + inhabitants
            money = coins + COINS_PER_TOKEN * tokens
            extra = points - counted
            prospects.append(Prospect(money, income, hearts, inhabitants, cards, rounds, product, extra))
        return prospects


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
