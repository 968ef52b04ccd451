"""The flow of a game: rounds, turns and steps (R2.5, R3, R5), and `apply`, which carries out an action."""

from happycity.kernel.city import add_card, is_full, somebody_is_full
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.decks import (
    can_draw,
    discard_card,
    draw_card,
    fill_piles,
    lay_out,
    show_card,
    take_from_slot,
)
from happycity.kernel.effects import (
    borrow_income,
    coins_for_all_now,
    coins_for_passing,
    coins_per_card_now,
    encore,
    has_verb,
    next_card_free,
    price_of,
    replace_last,
    toll,
)
from happycity.kernel.events import note
from happycity.kernel.income import income_phase, pay_before_income, reckon_incomes
from happycity.kernel.layout import (
    BUY,
    COIN,
    COLOURS,
    COPY,
    DECLINE,
    DESTROY,
    DISCARD,
    DRAW,
    GIVE,
    KEEP,
    MARKET,
    NO_CARD,
    NOBODY,
    PAYMENTS,
    REFUSE,
    START_COINS,
    TAKE,
    TOKENS_PER_COLOUR,
    VISIBLE,
    Happening,
    Phase,
    State,
    Tables,
    Verb,
    Work,
)
from happycity.kernel.legal import can_take_any, offered
from happycity.kernel.monsters import come, destroy, monster_with, rouse, send_on

# The steps that follow an action without a decision, in the order in which they come.
SETTLE = 0  # monsters that a purchase drives away, then whatever was interrupted
TO_REFILL = 1
TO_SPECIAL = 2
TO_GIFT = 3
TO_END_OF_TURN = 4
DECIDE = 5  # nothing more: a decision is next

# --- set-up ---------------------------------------------------------------------------------------


@compiled
def begin(s: State, t: Tables, w: Work) -> None:
    """R2.2, R2.4, R2.5, R8.1: decks and specials lie ready; the rest of the set-up, up to a decision."""
    fill_piles(s)
    for seat in range(s.players):
        s.coins[seat] = START_COINS
    if s.grozilla:
        for colour in range(COLOURS):
            s.bank_tokens[colour] = TOKENS_PER_COLOUR
    if s.expert:
        s.phase = Phase.MARKET
        s.seat = s.players - 1
        s.turn = s.seat
    else:
        for seat in range(s.players):
            add_card(s, t, seat, t.markets[0])
        _start_round(s, t, w)


@compiled
def deal(s: State, t: Tables, w: Work) -> None:
    """Shuffle, lay out and begin."""
    lay_out(s, t, w)
    begin(s, t, w)


@compiled
def deal_anew(s: State, t: Tables, w: Work) -> None:
    """Deal a game with the options that `w` holds (R1) on an empty table."""
    s.players = w.options[0]
    s.expert = w.options[1]
    s.grozilla = w.options[2]
    s.scoring = w.options[3]
    deal(s, t, w)


@compiled
def _choose_market(s: State, t: Tables, colour: int, w: Work) -> int:
    """R2.5: from the last seat down to seat 0."""
    market = t.markets[1 + colour]
    add_card(s, t, s.seat, market)
    note(w, Happening.MARKET_CHOSEN, s.seat, market, 0, 0)
    if s.seat == 0:
        s.turn = s.players - 1  # so that the round begins as after a last turn
        return TO_END_OF_TURN
    s.seat -= 1
    s.turn = s.seat
    return DECIDE


# --- rounds and turns -----------------------------------------------------------------------------


@compiled
def _start_round(s: State, t: Tables, w: Work) -> None:
    """R3.1."""
    s.round_number += 1
    note(w, Happening.ROUND_BEGAN, NOBODY, s.round_number, 0, 0)
    income_phase(s, t, w)
    _start_turn(s, t, 0, w)


@compiled
def _start_turn(s: State, t: Tables, seat: int, w: Work) -> None:
    """R5.1: a player who cannot discard goes straight to the refill."""
    s.turn = seat
    s.seat = seat
    note(w, Happening.TURN_BEGAN, seat, 0, 0, 0)
    if s.visible_count > 0 and monster_with(s, t, seat, Verb.NO_DISCARD) == NO_CARD:
        s.phase = Phase.DISCARD
    else:
        _enter_refill(s)


@compiled
def _enter_refill(s: State) -> None:
    """R5.2, R5.3."""
    s.seat = s.turn
    s.phase = Phase.REFILL if s.visible_count < VISIBLE and can_draw(s) else Phase.BUY


@compiled
def _end_turn(s: State, t: Tables, w: Work) -> None:
    """R3.2, R3.3, R7.1."""
    seat = int(s.turn)
    if is_full(s, seat):
        note(w, Happening.CITY_COMPLETE, seat, 0, 0, 0)
    if seat + 1 < s.players:
        _start_turn(s, t, seat + 1, w)
    elif somebody_is_full(s):
        _finish(s, t, w)
    else:
        _start_round(s, t, w)


@compiled
def _finish(s: State, t: Tables, w: Work) -> None:
    """R6 (order at the end), R7.2."""
    pay_before_income(s, t, w)
    for seat in range(s.players):
        if has_verb(s, t, seat, Verb.COPY_SPECIAL):
            s.phase = Phase.COPY
            s.seat = seat
            s.turn = seat
            return
    _game_over(s, w)


@compiled
def _game_over(s: State, w: Work) -> None:
    s.phase = Phase.OVER
    note(w, Happening.GAME_OVER, NOBODY, 0, 0, 0)


@compiled
def _go_on(s: State, t: Tables, step: int, w: Work) -> None:
    """Take the steps that need no decision, in the order of a turn."""
    if step == SETTLE:
        step = _settle(s, t, w)
    if step == TO_REFILL:
        _enter_refill(s)
    if step == TO_SPECIAL:
        step = _enter_special(s, t)
    if step == TO_GIFT:
        step = _enter_gift(s, t, w)
    if step == TO_END_OF_TURN:
        _end_turn(s, t, w)


@compiled
def _settle(s: State, t: Tables, w: Work) -> int:
    """R8.6, R8.7: everybody who has to choose what falls does so before the turn goes on."""
    if send_on(s, t, w):
        return DECIDE
    resume = int(s.resume)
    s.resume = SETTLE
    return resume


@compiled
def _enter_special(s: State, t: Tables) -> int:
    """R5.8."""
    s.seat = s.turn
    if can_take_any(s, t, s.seat):
        s.phase = Phase.SPECIAL
        return DECIDE
    return TO_GIFT


@compiled
def _enter_gift(s: State, t: Tables, w: Work) -> int:
    """R8.13: with two players there is no choice."""
    if monster_with(s, t, s.turn, Verb.GIFT_EACH_TURN) == NO_CARD:
        return TO_END_OF_TURN
    if s.players == 2:
        return _give(s, t, 1 - s.turn, w)
    s.phase = Phase.GIVE
    return DECIDE


# --- what a player does: each returns the step that comes next ------------------------------------------


@compiled
def _discard(s: State, t: Tables, slot: int, w: Work) -> int:
    """R5.1."""
    card = take_from_slot(s, slot)
    note(w, Happening.DISCARDED, s.seat, card, slot, 0)
    discard_card(s, t, card, w)
    return TO_REFILL


@compiled
def _draw(s: State, t: Tables, deck: int, w: Work) -> int:
    """R5.2, R8.4."""
    card = draw_card(s, t, deck, w)
    if card < t.first_monster:
        show_card(s, card)
        return TO_REFILL
    if come(s, t, s.turn, card, w):
        s.resume = TO_REFILL
        return DECIDE
    return TO_REFILL


@compiled
def _pass(s: State, t: Tables, w: Work) -> int:
    """R5.4: take the coin."""
    coins = coins_for_passing(s, t, s.seat)
    s.coins[s.seat] += coins
    note(w, Happening.PASSED, s.seat, coins, 0, 0)
    return TO_SPECIAL


@compiled
def _buy(s: State, t: Tables, target: int, payment: int, w: Work) -> int:
    """R5.4–R5.7, then what Grozilla adds (R8.7)."""
    seat = int(s.seat)
    card = offered(s, t, target)
    price = price_of(s, t, seat, card)
    s.free_card[seat] = 0
    if target < VISIBLE:
        take_from_slot(s, target)
    else:
        s.piles[target - VISIBLE] -= 1
    s.coins[seat] -= max(0, price - 2 * t.payment_size[payment])
    place = add_card(s, t, seat, card)
    note(w, Happening.BOUGHT, seat, card, place + 1, price)
    if s.expert:
        toll(s, t, seat, price, w)
    if s.grozilla == 0:
        return TO_SPECIAL
    _pay_tokens(s, t, seat, payment, w)
    _gain_tokens(s, t, seat, card, w)
    rouse(s, t, seat, card)
    s.resume = TO_SPECIAL
    return SETTLE


@compiled
def _pay_tokens(s: State, t: Tables, seat: int, payment: int, w: Work) -> None:
    """R8.10: spent tokens leave the game."""
    for colour in range(COLOURS):
        number = t.payment[payment, colour]
        if number:
            s.tokens[seat, colour] -= number
            note(w, Happening.TOKENS_PAID, seat, colour, number, 0)


@compiled
def _gain_tokens(s: State, t: Tables, seat: int, card: int, w: Work) -> None:
    """R8.7 (a): the third and the sixth of a colour."""
    for colour in range(COLOURS):
        if (t.colours[card] >> colour) & 1 and s.bank_tokens[colour]:
            number = s.colours[seat, colour]
            if number == 3 or number == 6:
                s.bank_tokens[colour] -= 1
                s.tokens[seat, colour] += 1
                note(w, Happening.TOKEN_GAINED, seat, colour, 0, 0)


@compiled
def _destroy(s: State, t: Tables, place: int, w: Work) -> int:
    """R8.6, then whatever was interrupted."""
    destroy(s, t, s.seat, place, w)
    return SETTLE


@compiled
def _take(s: State, t: Tables, index: int, w: Work) -> int:
    """R5.8–R5.11."""
    card = int(s.specials[index])
    s.specials[index] = NO_CARD
    build_special(s, t, int(s.seat), card, w)
    return TO_GIFT


@compiled
def build_special(s: State, t: Tables, seat: int, card: int, w: Work) -> None:
    """R5.9–R5.11: a special building comes to a city that has room for it, and does at once what it does."""
    s.special_taken[seat] = 1
    left = NO_CARD
    if t.verb[card] == Verb.REPLACE_LAST:
        place, left = replace_last(s, t, seat, card, w)
    else:
        place = add_card(s, t, seat, card)
    s.special[seat] = card
    s.special_place[seat] = place
    note(w, Happening.SPECIAL_TAKEN, seat, card, place + 1, 0)
    if left != NO_CARD and t.deck[left]:  # a dwelling goes back to the box
        discard_card(s, t, left, w)
    _at_once(s, t, seat, w)


@compiled
def _at_once(s: State, t: Tables, seat: int, w: Work) -> None:
    """R5.11: immediate effects."""
    verb = t.verb[s.special[seat]]
    if verb == Verb.COINS_PER_CARD_NOW:
        coins_per_card_now(s, t, seat, w)
    elif verb == Verb.COINS_FOR_ALL_NOW:
        coins_for_all_now(s, t, seat, w)
    elif verb == Verb.ENCORE:
        reckon_incomes(s, t, w, False)
        encore(s, t, seat, w)
    elif verb == Verb.NEXT_CARD_FREE:
        next_card_free(s, seat)
    elif verb == Verb.BORROW_INCOME:
        borrow_income(s, t, seat)


@compiled
def _give(s: State, t: Tables, opponent: int, w: Work) -> int:
    """R8.13: from the bank."""
    monster = monster_with(s, t, s.turn, Verb.GIFT_EACH_TURN)
    coins = t.effect_coins[monster]
    s.coins[opponent] += coins
    note(w, Happening.GIFT, s.turn, opponent, coins, monster)
    return TO_END_OF_TURN


@compiled
def _copy(s: State, owner: int, w: Work) -> int:
    """R6, Sphinx: an opponent's special building, or the first of the box."""
    s.copied_special = s.box[0] if owner == NOBODY else s.special[owner]
    note(w, Happening.COPIED, s.seat, s.copied_special, owner, 0)
    _game_over(s, w)
    return DECIDE


@compiled
def _act(s: State, t: Tables, action: int, w: Work) -> int:
    if action < KEEP:
        return _choose_market(s, t, action - MARKET, w)
    if action == KEEP:
        return TO_REFILL
    if action < DRAW:
        return _discard(s, t, action - DISCARD, w)
    if action < COIN:
        return _draw(s, t, action - DRAW, w)
    if action == COIN:
        return _pass(s, t, w)
    if action < DECLINE:
        return _buy(s, t, (action - BUY) // PAYMENTS, (action - BUY) % PAYMENTS, w)
    if action == DECLINE:
        return TO_GIFT
    if action < DESTROY:
        return _take(s, t, action - TAKE, w)
    if action < GIVE:
        return _destroy(s, t, action - DESTROY, w)
    if action < COPY:
        return _give(s, t, action - GIVE, w)
    return _copy(s, NOBODY if action == REFUSE else action - COPY, w)


@compiled
def apply(s: State, t: Tables, action: int, w: Work) -> None:
    """Carry out a legal action and whatever follows from it, up to the next decision."""
    _go_on(s, t, _act(s, t, action, w), w)
