"""The running sums and what a phase presupposes, worked out from the cards: for positions read from text."""

from enum import IntEnum

from happycity.kernel.city import count_symbols, lose_card, name_bit, put_card, somebody_is_full
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.decks import can_draw
from happycity.kernel.effects import has_verb
from happycity.kernel.layout import (
    COLOURS,
    NO_CARD,
    PLACES,
    VISIBLE,
    Phase,
    State,
    Tables,
    Verb,
)
from happycity.kernel.legal import can_take_any
from happycity.kernel.monsters import monster_with


class Flaw(IntEnum):
    """Why a position cannot exist."""

    NONE = 0
    REPEATED_NAME = 1  # R5.6
    TWO_SPECIALS = 2  # R5.9
    NO_MARKET = 3  # R2.5
    SAME_MARKET = 4  # R2.5
    MARKET_ORDER = 5  # R2.5
    FULL_CITY_TO_MOVE = 6  # R7.1
    NOT_THE_TURN = 7
    NOTHING_TO_DISCARD = 8  # R5.1
    NOTHING_TO_REFILL = 9  # R5.2
    NOT_REFILLED = 10  # R5.2
    NOTHING_TO_TAKE = 11  # R5.8
    NOTHING_TO_DESTROY = 12  # R8.6
    NOTHING_TO_GIVE = 13  # R8.13
    NO_SPHINX = 14
    NOT_FINISHED = 15  # R7.1
    UNREBUILT_DECK = 16  # R5.3
    WRONG_LOUVRE = 17
    WRONG_FREE_CARD = 18
    WRONG_COPY = 19


@compiled
def recount(s: State, t: Tables) -> None:
    """Write every sum that follows from cities, monsters and destroyed places."""
    for seat in range(s.players):
        _clear_sums(s, seat)
        for place in range(s.city_count[seat]):
            card = s.city[seat, place]
            put_card(s, t, seat, place, card)
            if t.condition_lanes[card]:  # a special building
                s.special[seat] = card
                s.special_place[seat] = place
                s.special_taken[seat] = 1
            if s.ruin[seat, place]:
                count_symbols(s, t, seat, s.ruin[seat, place], 1)
        _recount_losses(s, t, seat)
        for i in range(s.front_count[seat]):
            count_symbols(s, t, seat, s.front[seat, i], 1)


@compiled
def _clear_sums(s: State, seat: int) -> None:
    s.names[seat] = 0
    s.income[seat] = 0
    s.hearts[seat] = 0
    s.inhabitants[seat] = 0
    s.multicoloured[seat] = 0
    s.special[seat] = NO_CARD
    s.special_place[seat] = 0
    s.special_taken[seat] = 0
    for colour in range(COLOURS):
        s.colours[seat, colour] = 0


@compiled
def _recount_losses(s: State, t: Tables, seat: int) -> None:
    borrowing, free_card = int(s.borrowing_phases[seat]), int(s.free_card[seat])
    for place in range(s.city_count[seat]):
        if s.ruin[seat, place]:
            lose_card(s, t, seat, place)
    s.borrowing_phases[seat], s.free_card[seat] = borrowing, free_card
    for place in range(s.city_count[seat]):  # a destroyed card may have shared its name with a standing one
        if s.ruin[seat, place] == 0:
            s.names[seat] |= name_bit(s.city[seat, place])


@compiled
def flaw_of(s: State, t: Tables) -> int:
    """Why this position cannot exist; NONE if it can."""
    for seat in range(s.players):
        flaw = _flaw_of_city(s, t, seat)
        if flaw != Flaw.NONE:
            return flaw
    for deck in range(3):
        if s.deck_left[deck] == 0 and s.discarded[deck] > 0:
            return Flaw.UNREBUILT_DECK
    if s.seat != s.turn and s.phase != Phase.DESTROY:
        return Flaw.NOT_THE_TURN
    return _flaw_of_phase(s, t)


@compiled
def _flaw_of_city(s: State, t: Tables, seat: int) -> int:
    specials = 0
    names = 0
    for place in range(s.city_count[seat]):
        card = s.city[seat, place]
        if t.condition_lanes[card]:
            specials += 1
        if s.ruin[seat, place] == 0 and name_bit(card):
            if names & name_bit(card):
                return Flaw.REPEATED_NAME
            names |= name_bit(card)
    if specials > 1:
        return Flaw.TWO_SPECIALS
    if s.borrowing_phases[seat] > t.effect_phases[s.special[seat]]:
        return Flaw.WRONG_LOUVRE
    if s.free_card[seat] and not has_verb(s, t, seat, Verb.NEXT_CARD_FREE):
        return Flaw.WRONG_FREE_CARD
    return _flaw_of_market(s, t, seat)


@compiled
def _flaw_of_market(s: State, t: Tables, seat: int) -> int:
    if s.phase == Phase.MARKET and seat <= s.seat:
        return Flaw.MARKET_ORDER if s.city_count[seat] > 0 else Flaw.NONE
    first = s.city[seat, 0]
    if s.city_count[seat] == 0 or first < t.markets[0] or first > t.markets[COLOURS]:
        return Flaw.NO_MARKET
    if s.phase == Phase.MARKET and s.city_count[seat] > 1:
        return Flaw.MARKET_ORDER
    for other in range(seat):
        if s.expert and s.city[other, 0] == first:
            return Flaw.SAME_MARKET
    return Flaw.NONE


@compiled
def _flaw_of_phase(s: State, t: Tables) -> int:
    turn = s.turn
    if s.phase == Phase.MARKET:
        return Flaw.NONE if s.expert and s.round_number == 0 else Flaw.MARKET_ORDER
    if s.phase <= Phase.BUY and s.city_count[turn] >= PLACES:
        return Flaw.FULL_CITY_TO_MOVE
    if s.phase == Phase.DISCARD:
        free = s.visible_count > 0 and monster_with(s, t, turn, Verb.NO_DISCARD) == NO_CARD
        return Flaw.NONE if free else Flaw.NOTHING_TO_DISCARD
    if s.phase == Phase.REFILL:
        return Flaw.NONE if s.visible_count < VISIBLE and can_draw(s) else Flaw.NOTHING_TO_REFILL
    if s.phase == Phase.BUY:
        return Flaw.NOT_REFILLED if s.visible_count < VISIBLE and can_draw(s) else Flaw.NONE
    if s.phase == Phase.SPECIAL:
        return Flaw.NONE if can_take_any(s, t, turn) else Flaw.NOTHING_TO_TAKE
    if s.phase == Phase.DESTROY:
        return _flaw_of_destruction(s)
    if s.phase == Phase.GIVE:
        gives = s.players > 2 and monster_with(s, t, turn, Verb.GIFT_EACH_TURN) != NO_CARD
        return Flaw.NONE if gives else Flaw.NOTHING_TO_GIVE
    return _flaw_of_end(s, t)


@compiled
def _flaw_of_destruction(s: State) -> int:
    standing = 0
    for place in range(s.city_count[s.seat]):
        if s.ruin[s.seat, place] == 0:
            standing += 1
    return Flaw.NONE if s.front_count[s.seat] >= 2 and standing > 0 else Flaw.NOTHING_TO_DESTROY


@compiled
def _flaw_of_end(s: State, t: Tables) -> int:
    if not somebody_is_full(s):
        return Flaw.NOT_FINISHED
    sphinx = False
    for seat in range(s.players):
        if has_verb(s, t, seat, Verb.COPY_SPECIAL):
            sphinx = True
    if s.phase == Phase.COPY:
        return (
            Flaw.NONE
            if has_verb(s, t, s.seat, Verb.COPY_SPECIAL) and s.copied_special == NO_CARD
            else Flaw.NO_SPHINX
        )
    return Flaw.NONE if sphinx == (s.copied_special != NO_CARD) else Flaw.WRONG_COPY
