"""What a sensible player is likely to do: a quick choice for every decision.

Playouts are made of these choices, so each costs little more than a random one; they need not be the best,
only good enough that a better position wins more often.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import below
from happycity.kernel.city import left_of
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.decks import decks_in_play
from happycity.kernel.effects import price_of
from happycity.kernel.layout import (
    BUY,
    CHOICE_STREAM,
    COIN,
    DECKS,
    DECLINE,
    DESTROY,
    DISCARD,
    DRAW,
    KEEP,
    MORE_SPECIALS,
    NO_CARD,
    PAYMENTS,
    TAKE,
    TARGETS,
    Phase,
    State,
    Tables,
    Verdict,
    Work,
)
from happycity.kernel.legal import (
    held_tokens,
    legal,
    most_tokens,
    offered,
    verdict_card,
    verdict_payment,
    verdict_take,
)
from happycity.kernel.search.layout import Habit, Mind
from happycity.kernel.search.worth import (
    gain_from,
    promised_after_taking,
    promised_with,
    promised_with_coin,
    rounds_left,
)

THOUSAND = 1000  # sides of the dice for habits that are chances


@compiled
def likely_action(s: State, t: Tables, w: Work, m: Mind, actions: NDArray[np.int16]) -> int:
    """A legal action that makes sense here."""
    if s.phase == Phase.REFILL:
        return _deck_to_reveal(s, w, m)
    if s.phase == Phase.BUY:
        return _purchase(s, t, m)
    if s.phase == Phase.DISCARD:
        return _card_to_discard(s, t, m)
    if s.phase == Phase.SPECIAL:
        return _special_to_take(s, t, m)
    if s.phase == Phase.DESTROY:
        return _card_to_lose(s, t)
    count = legal(s, t, actions)
    return int(actions[below(w.streams[CHOICE_STREAM], count)])


@compiled
def _deck_to_reveal(s: State, w: Work, m: Mind) -> int:
    """The dearest deck whose cards the seat can pay for, now and then another."""
    coins = s.coins[s.seat]
    deck = 0
    if coins >= m.habits[s.seat, Habit.DEAR_DECK]:
        deck = 2
    elif coins >= m.habits[s.seat, Habit.MIDDLE_DECK]:
        deck = 1
    if below(w.streams[CHOICE_STREAM], THOUSAND) < m.habits[s.seat, Habit.WANDER] * THOUSAND:
        deck = below(w.streams[CHOICE_STREAM], decks_in_play(s))
    while s.deck_left[deck] == 0:  # a deck can be drawn from, or this would not be asked
        deck = deck + 1 if deck + 1 < DECKS else 0
    return DRAW + deck


@compiled
def _purchase(s: State, t: Tables, m: Mind) -> int:
    """The card that promises most, or the coin."""
    seat = int(s.seat)
    rounds = rounds_left(s)
    best = promised_with_coin(s, t, m, seat, rounds)
    chosen = COIN
    held = held_tokens(s) if s.grozilla else 0
    for target in range(TARGETS):
        card = offered(s, t, target)
        if card != NO_CARD and verdict_card(s, t, target) == Verdict.OK:
            price = price_of(s, t, seat, card)
            payment = _payment(s, t, held, price)
            if payment < PAYMENTS:
                worth = promised_with(s, t, m, seat, card, price, rounds)
                if worth > best:
                    best = worth
                    chosen = BUY + target * PAYMENTS + payment
    return chosen


@compiled
def _payment(s: State, t: Tables, held: int, price: int) -> int:
    """The way to pay with the fewest tokens; PAYMENTS if there is none."""
    if s.coins[s.seat] >= price:
        return 0
    if held == 0:
        return PAYMENTS
    for payment in range(1, t.payments_up_to[most_tokens(price)]):
        if verdict_payment(s, t, held, price, payment) == Verdict.OK:
            return payment
    return PAYMENTS


@compiled
def _card_to_discard(s: State, t: Tables, m: Mind) -> int:
    """The visible card that the next seat would like and this one would not."""
    seat = int(s.seat)
    best = m.habits[seat, Habit.KEEP]
    chosen = KEEP
    for slot in range(s.visible_count):
        worth = worth_of_discarding(s, t, m, seat, int(s.visible[slot]))
        if worth > best:  # of two equal cards the left one
            best = worth
            chosen = DISCARD + slot
    return chosen


@compiled
def worth_of_discarding(s: State, t: Tables, m: Mind, seat: int, card: int) -> float:
    """What the next seat loses, as far as that matters, less what this one does."""
    rounds = rounds_left(s)
    following = left_of(s, seat)
    own = gain_from(
        s, t, m, seat, card, int(s.coins[seat]), rounds, promised_with_coin(s, t, m, seat, rounds)
    )
    coins = int(s.coins[following]) + (int(s.income[following]) if following < seat else 0)
    theirs = gain_from(
        s, t, m, following, card, coins, rounds, promised_with_coin(s, t, m, following, rounds)
    )
    return float(m.habits[seat, Habit.SPITE] * theirs - own)


@compiled
def _special_to_take(s: State, t: Tables, m: Mind) -> int:
    """The one that promises most, none if all promise less than the city as it is."""
    seat = int(s.seat)
    rounds = rounds_left(s)
    best = promised_after_taking(s, m, seat, NO_CARD, rounds)
    chosen = DECLINE
    for index in range(s.players + MORE_SPECIALS):
        if verdict_take(s, t, seat, index) == Verdict.OK:
            worth = promised_after_taking(s, m, seat, int(s.specials[index]), rounds)
            if worth > best:
                best = worth
                chosen = TAKE + index
    return chosen


@compiled
def _card_to_lose(s: State, t: Tables) -> int:
    """R8.6: the standing card with the fewest symbols."""
    seat = int(s.seat)
    fewest = THOUSAND
    chosen = DESTROY
    for place in range(s.city_count[seat]):
        card = s.city[seat, place]
        symbols = int(t.income[card]) + 2 * (int(t.hearts[card]) + int(t.inhabitants[card]))
        if s.ruin[seat, place] == 0 and symbols < fewest:
            fewest = symbols
            chosen = DESTROY + place
    return chosen
