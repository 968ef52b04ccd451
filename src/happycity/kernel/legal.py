"""Legality, asked once: `verdict`.  Lists, masks, refusals and lit cards all come from it."""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.city import colour_lanes, colours_at, is_covered, is_full, name_bit
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.decks import decks_in_play
from happycity.kernel.effects import price_of
from happycity.kernel.layout import (
    BUY,
    COIN,
    COLOURS,
    COPY,
    DECKS,
    DECLINE,
    DESTROY,
    DISCARD,
    DRAW,
    FIRST_ACTION,
    GIVE,
    KEEP,
    LANE,
    MARKET,
    MORE_SPECIALS,
    NO_CARD,
    PAYMENTS,
    REFUSE,
    TAKE,
    TARGETS,
    VISIBLE,
    Phase,
    State,
    Tables,
    Verb,
    Verdict,
)


@compiled
def phase_of(action: int) -> int:
    """The phase an action belongs to."""
    phase = 0
    while action >= FIRST_ACTION[phase + 1]:
        phase += 1
    return phase


@compiled
def verdict(s: State, t: Tables, action: int) -> int:
    """Whether the deciding seat may do this now, and if not, why."""
    if s.phase == Phase.OVER:
        return Verdict.GAME_OVER
    if phase_of(action) != s.phase:
        return Verdict.WRONG_PHASE
    return _verdict_in_phase(s, t, action)


@compiled
def _verdict_in_phase(s: State, t: Tables, action: int) -> int:
    if s.phase == Phase.BUY:
        return _verdict_buy(s, t, action)
    if s.phase == Phase.REFILL:
        return _verdict_draw(s, action - DRAW)
    if s.phase == Phase.DISCARD:
        return Verdict.OK if action == KEEP else _verdict_visible(s, action - DISCARD)
    if s.phase == Phase.SPECIAL:
        return Verdict.OK if action == DECLINE else _verdict_special(s, t, action - TAKE)
    if s.phase == Phase.MARKET:
        return _verdict_market(s, t, action - MARKET)
    if s.phase == Phase.DESTROY:
        return _verdict_destroy(s, action - DESTROY)
    if s.phase == Phase.GIVE:
        return _verdict_opponent(s, action - GIVE)
    return Verdict.OK if action == REFUSE else _verdict_copy(s, action - COPY)


@compiled
def _verdict_market(s: State, t: Tables, colour: int) -> int:
    """R2.5."""
    market, taken = t.markets[1 + colour], 0
    for seat in range(
        s.players
    ):  # to the end: left early, NVIDIA's compiler makes a loop of it that finds none
        taken |= s.city[seat, 0] == market
    return Verdict.MARKET_TAKEN if taken else Verdict.OK


@compiled
def _verdict_visible(s: State, slot: int) -> int:
    """Two equal visible cards are one move, that of the leftmost."""
    if slot >= s.visible_count:
        return Verdict.NOT_VISIBLE
    for left in range(slot):
        if s.visible[left] == s.visible[slot]:
            return Verdict.SAME_CARD
    return Verdict.OK


@compiled
def _verdict_draw(s: State, deck: int) -> int:
    """R5.3."""
    if deck < decks_in_play(s) and s.deck_left[deck]:
        return Verdict.OK
    return Verdict.DECK_EMPTY


@compiled
def offered(s: State, t: Tables, target: int) -> int:
    """The card that lies where one can buy it: a slot, then a pile of dwellings."""
    if target < VISIBLE:
        return int(s.visible[target])
    if s.piles[target - VISIBLE]:
        return int(t.dwellings[target - VISIBLE])
    return NO_CARD


@compiled
def _verdict_buy(s: State, t: Tables, action: int) -> int:
    if action == COIN:
        return Verdict.OK
    target = (action - BUY) // PAYMENTS
    payment = (action - BUY) % PAYMENTS
    verdict = verdict_card(s, t, target)
    if verdict == Verdict.OK:
        price = price_of(s, t, int(s.seat), offered(s, t, target))
        verdict = verdict_payment(s, t, held_tokens(s), price, payment)
    return verdict


@compiled
def verdict_card(s: State, t: Tables, target: int) -> int:
    """R5.4, R5.6: whether this card is for sale to the deciding seat at all."""
    card = offered(s, t, target)
    if target >= VISIBLE and card == NO_CARD:
        return Verdict.PILE_EMPTY
    if target < VISIBLE:
        verdict = _verdict_visible(s, target)
        if verdict != Verdict.OK:
            return verdict
    if s.names[s.seat] & name_bit(card):
        return Verdict.NAME_OWNED
    return Verdict.OK


@compiled
def verdict_payment(s: State, t: Tables, held: int, price: int, payment: int) -> int:
    """R5.5, R8.10: a token stands for 2 coins, no change is given; `held`: the seat's tokens, in lanes."""
    tokens = int(t.payment_size[payment])
    if tokens > most_tokens(price):
        return Verdict.TOO_MANY_TOKENS
    if not is_covered(held, t.payment_lanes[payment]):
        return Verdict.TOKENS_MISSING
    if s.coins[s.seat] + 2 * tokens < price:
        return Verdict.TOO_POOR
    return Verdict.OK


@compiled
def most_tokens(price: int) -> int:
    """R8.10: how many tokens cover a price."""
    return (price + 1) // 2


@compiled
def held_tokens(s: State) -> int:
    """The tokens of the deciding seat, in lanes."""
    lanes = 0
    for colour in range(COLOURS):
        lanes |= int(s.tokens[s.seat, colour]) << (LANE * colour)
    return lanes


@compiled
def number_of_tokens(s: State) -> int:
    """How many tokens the deciding seat has."""
    number = 0
    if s.grozilla:
        for colour in range(COLOURS):
            number += int(s.tokens[s.seat, colour])
    return number


@compiled
def _verdict_special(s: State, t: Tables, index: int) -> int:
    """R5.9, then R5.8 and R5.10; who took one is never asked, but may want to know why."""
    if s.special_taken[s.seat]:
        return Verdict.SPECIAL_TAKEN
    return verdict_take(s, t, s.seat, index)


@compiled
def verdict_take(s: State, t: Tables, seat: int, index: int) -> int:
    """R5.8, R5.10: whether a special building on the table can be taken now."""
    card = int(s.specials[index])
    if card == NO_CARD:
        return Verdict.NOT_ON_TABLE
    if is_full(s, seat) and t.verb[card] != Verb.REPLACE_LAST:
        return Verdict.CITY_FULL
    if not meets_condition(s, t, seat, card):
        return Verdict.CONDITION_UNMET
    return Verdict.OK


@compiled
def meets_condition(s: State, t: Tables, seat: int, card: int) -> bool:
    """R5.8: whether a city meets the condition of a special building."""
    return meets_lanes(s, t, seat, t.condition_lanes[card])


@compiled
def meets_lanes(s: State, t: Tables, seat: int, needed: int) -> bool:
    """R5.8: at least that many cards of each colour; `needed`: in lanes."""
    if not is_covered(colour_lanes(s, seat), needed):
        return False
    return s.multicoloured[seat] == 0 or _can_assign(s, t, seat, needed)


@compiled
def _can_assign(s: State, t: Tables, seat: int, needed: int) -> bool:
    """R8.8: each multicoloured card counts once, for a colour of choice.

    Hall's condition: whatever colours one looks at, the cards still missing there are no more than the
    multicoloured cards that have one of them.  Only sets of colours in which each misses cards can fail.
    """
    single = _single_coloured(s, t, seat)
    short = 0
    for colour in range(COLOURS):
        if _lane(needed, colour) > _lane(single, colour):
            short |= 1 << colour
    colours = short
    while colours:
        missing = 0
        for colour in range(COLOURS):
            if (colours >> colour) & 1:
                missing += _lane(needed, colour) - _lane(single, colour)
        if missing > _multicoloured_with(s, t, seat, colours):
            return False
        colours = (colours - 1) & short  # the next smaller set
    return True


@compiled
def _lane(lanes: int, colour: int) -> int:
    return (lanes >> (LANE * colour)) & ((1 << LANE) - 1)


@compiled
def _single_coloured(s: State, t: Tables, seat: int) -> int:
    """How many cards of each colour, in lanes, have no other."""
    lanes = 0
    for place in range(s.city_count[seat]):
        card = s.city[seat, place]
        if s.ruin[seat, place] == 0 and t.colour_count[card] == 1:
            lanes += t.colour_lanes[card]
    return lanes


@compiled
def _multicoloured_with(s: State, t: Tables, seat: int, colours: int) -> int:
    """How many cards of several colours have one of these."""
    number = 0
    for place in range(s.city_count[seat]):
        if t.colour_count[s.city[seat, place]] > 1 and colours_at(s, t, seat, place) & colours:
            number += 1
    return number


@compiled
def can_take_any(s: State, t: Tables, seat: int) -> bool:
    """R5.8, R5.9: whether there is anything to decide about special buildings."""
    if s.special_taken[seat]:
        return False
    for index in range(s.players + MORE_SPECIALS):  # noqa: SIM110 — Numba knows no any()
        if verdict_take(s, t, seat, index) == Verdict.OK:
            return True
    return False


@compiled
def _verdict_destroy(s: State, place: int) -> int:
    """R8.6."""
    if place >= s.city_count[s.seat]:
        return Verdict.PLACE_EMPTY
    if s.ruin[s.seat, place]:
        return Verdict.PLACE_DESTROYED
    return Verdict.OK


@compiled
def _verdict_opponent(s: State, seat: int) -> int:
    """R8.13."""
    if seat >= s.players:
        return Verdict.NO_SUCH_SEAT
    if seat == s.seat:
        return Verdict.OWN_SEAT
    return Verdict.OK


@compiled
def _verdict_copy(s: State, seat: int) -> int:
    """R6, Sphinx: an opponent's special building that stands."""
    verdict = _verdict_opponent(s, seat)
    if verdict == Verdict.OK and s.special[seat] == NO_CARD:
        return Verdict.NOTHING_TO_COPY
    return verdict


@compiled
def legal(s: State, t: Tables, out: NDArray[np.int16]) -> int:
    """Write the legal actions in the order of the notation; how many there are."""
    if s.phase == Phase.REFILL:
        return _legal_draws(s, out)
    if s.phase == Phase.DISCARD:
        return _legal_discards(s, out)
    if s.phase == Phase.BUY:
        return _legal_purchases(s, t, out)
    if s.phase == Phase.SPECIAL:
        return _legal_specials(s, t, out)
    count = 0
    for action in range(FIRST_ACTION[s.phase], FIRST_ACTION[s.phase + 1]):
        if _verdict_in_phase(s, t, action) == Verdict.OK:
            out[count] = action
            count += 1
    return count


# The lists of the four steps of a turn: the same judgements, asked without going through the phase.


@compiled
def _legal_draws(s: State, out: NDArray[np.int16]) -> int:
    count = 0
    for deck in range(DECKS):
        if _verdict_draw(s, deck) == Verdict.OK:
            out[count] = DRAW + deck
            count += 1
    return count


@compiled
def _legal_discards(s: State, out: NDArray[np.int16]) -> int:
    out[0] = KEEP
    count = 1
    for slot in range(VISIBLE):
        if _verdict_visible(s, slot) == Verdict.OK:
            out[count] = DISCARD + slot
            count += 1
    return count


@compiled
def _legal_purchases(s: State, t: Tables, out: NDArray[np.int16]) -> int:
    """Without asking about payments with more tokens than the price or the seat has."""
    out[0] = COIN
    count = 1
    held = held_tokens(s)
    number = number_of_tokens(s)
    for target in range(TARGETS):
        if verdict_card(s, t, target) == Verdict.OK:
            price = price_of(s, t, int(s.seat), offered(s, t, target))
            for payment in range(t.payments_up_to[min(number, most_tokens(price))]):
                if verdict_payment(s, t, held, price, payment) == Verdict.OK:
                    out[count] = BUY + target * PAYMENTS + payment
                    count += 1
    return count


@compiled
def _legal_specials(s: State, t: Tables, out: NDArray[np.int16]) -> int:
    out[0] = DECLINE
    count = 1
    for index in range(s.players + MORE_SPECIALS):
        if _verdict_special(s, t, index) == Verdict.OK:
            out[count] = TAKE + index
            count += 1
    return count
