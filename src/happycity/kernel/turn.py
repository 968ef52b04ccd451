"""The flow of a game: rounds, turns and steps (R2.5, R3, R5), and `apply`, which carries out an action."""

from happycity.kernel.city import add_card, is_full
from happycity.kernel.decks import (
    can_draw,
    discard_card,
    draw_card,
    lay_out,
    show_card,
    take_from_slot,
)
from happycity.kernel.effects import (
    borrow_income,
    coins_for_all_now,
    coins_for_passing,
    coins_per_card_now,
    does,
    encore,
    next_card_free,
    price_of,
    replace_last,
    toll,
)
from happycity.kernel.events import note
from happycity.kernel.income import arcade, income, income_phase
from happycity.kernel.jit import compiled
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
    TABLE_SPECIALS,
    TAKE,
    TOKENS_PER_COLOUR,
    VISIBLE,
    Happening,
    Log,
    Phase,
    State,
    Streams,
    Tables,
    Verb,
)
from happycity.kernel.legal import can_take_any, offered
from happycity.kernel.monsters import come, destroy, rouse, send_on, sufferer

# --- set-up ---------------------------------------------------------------------------------------


@compiled
def clear(s: State, players: int, expert: int, grozilla: int, scoring: int) -> None:
    """An empty table with these options (R1)."""
    s.players = players
    s.expert = expert
    s.grozilla = grozilla
    s.scoring = scoring


@compiled
def begin(s: State, t: Tables, log: Log) -> None:
    """R2.4, R2.5, R8.1: everything is laid out; coins, markets and tokens, then the first decision."""
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
            add_card(s, t, seat, int(t.markets[0]))
        _start_round(s, t, log)


@compiled
def deal(s: State, t: Tables, streams: Streams, log: Log) -> None:
    """Shuffle, lay out and begin."""
    lay_out(s, t, streams)
    begin(s, t, log)


@compiled
def _choose_market(s: State, t: Tables, colour: int, log: Log) -> None:
    """R2.5: from the last seat down to seat 0."""
    market = int(t.markets[1 + colour])
    add_card(s, t, int(s.seat), market)
    note(log, Happening.MARKET_CHOSEN, s.seat, market, 0, 0)
    if s.seat == 0:
        _start_round(s, t, log)
    else:
        s.seat -= 1
        s.turn = s.seat


# --- rounds and turns -----------------------------------------------------------------------------


@compiled
def _start_round(s: State, t: Tables, log: Log) -> None:
    """R3.1."""
    s.round_number += 1
    note(log, Happening.ROUND_BEGAN, NOBODY, s.round_number, 0, 0)
    income_phase(s, t, log)
    _start_turn(s, t, 0, log)


@compiled
def _start_turn(s: State, t: Tables, seat: int, log: Log) -> None:
    """R5.1: a player who cannot discard goes straight to the refill."""
    s.turn = seat
    s.seat = seat
    note(log, Happening.TURN_BEGAN, seat, 0, 0, 0)
    if s.visible_count > 0 and sufferer(s, t, seat, Verb.NO_DISCARD) == NO_CARD:
        s.phase = Phase.DISCARD
    else:
        _enter_refill(s)


@compiled
def _enter_refill(s: State) -> None:
    """R5.2, R5.3."""
    s.seat = s.turn
    s.phase = Phase.REFILL if s.visible_count < VISIBLE and can_draw(s) else Phase.BUY


@compiled
def _enter_special(s: State, t: Tables, log: Log) -> None:
    """R5.8."""
    s.seat = s.turn
    if can_take_any(s, t, int(s.seat)):
        s.phase = Phase.SPECIAL
    else:
        _enter_give(s, t, log)


@compiled
def _enter_give(s: State, t: Tables, log: Log) -> None:
    """R8.13: with two players there is no choice."""
    if sufferer(s, t, int(s.turn), Verb.GIFT_EACH_TURN) == NO_CARD:
        _end_turn(s, t, log)
    elif s.players == 2:
        _give(s, t, 1 - int(s.turn), log)
    else:
        s.phase = Phase.GIVE


@compiled
def _end_turn(s: State, t: Tables, log: Log) -> None:
    """R3.2, R3.3, R7.1."""
    seat = int(s.turn)
    if is_full(s, seat):
        s.last_round = 1
        note(log, Happening.CITY_COMPLETE, seat, 0, 0, 0)
    if seat + 1 < s.players:
        _start_turn(s, t, seat + 1, log)
    elif s.last_round:
        _finish(s, t, log)
    else:
        _start_round(s, t, log)


@compiled
def _finish(s: State, t: Tables, log: Log) -> None:
    """R6 (order at the end), R7.2."""
    arcade(s, t, log)
    for seat in range(s.players):
        if does(s, t, seat, Verb.COPY_SPECIAL):
            s.phase = Phase.COPY
            s.seat = seat
            s.turn = seat
            return
    _game_over(s, log)


@compiled
def _game_over(s: State, log: Log) -> None:
    s.phase = Phase.OVER
    note(log, Happening.GAME_OVER, NOBODY, 0, 0, 0)


# --- the steps of a turn --------------------------------------------------------------------------


@compiled
def _discard(s: State, t: Tables, slot: int, streams: Streams, log: Log) -> None:
    """R5.1."""
    card = take_from_slot(s, slot)
    note(log, Happening.DISCARDED, s.seat, card, slot, 0)
    discard_card(s, t, card, streams, log)
    _enter_refill(s)


@compiled
def _draw(s: State, t: Tables, deck: int, streams: Streams, log: Log) -> None:
    """R5.2, R8.4."""
    card = draw_card(s, t, deck, streams, log)
    if card >= t.first_monster:
        s.resume = Phase.REFILL
        if come(s, t, int(s.turn), card, log):
            return
    else:
        show_card(s, card)
    _enter_refill(s)


@compiled
def _pass(s: State, t: Tables, log: Log) -> None:
    """R5.4: take the coin."""
    coins = coins_for_passing(s, t, int(s.seat))
    s.coins[s.seat] += coins
    note(log, Happening.PASSED, s.seat, coins, 0, 0)
    _enter_special(s, t, log)


@compiled
def _buy(s: State, t: Tables, target: int, payment: int, log: Log) -> None:
    """R5.4–R5.7, then what Grozilla adds (R8.7)."""
    seat = int(s.seat)
    card = offered(s, t, target)
    price = price_of(s, t, seat, card)
    s.free_card[seat] = 0
    if target < VISIBLE:
        take_from_slot(s, target)
    else:
        s.piles[target - VISIBLE] -= 1
    s.coins[seat] -= max(0, price - 2 * int(t.payment_size[payment]))
    place = add_card(s, t, seat, card)
    note(log, Happening.BOUGHT, seat, card, place + 1, price)
    if s.expert:
        toll(s, t, seat, price, log)
    if s.grozilla:
        _pay_tokens(s, t, seat, payment, log)
        _gain_tokens(s, t, seat, card, log)
        rouse(s, t, seat, card)
        s.resume = Phase.SPECIAL
    _settle(s, t, Phase.SPECIAL, log)


@compiled
def _pay_tokens(s: State, t: Tables, seat: int, payment: int, log: Log) -> None:
    """R8.10: spent tokens leave the game."""
    for colour in range(COLOURS):
        number = int(t.payment[payment, colour])
        if number:
            s.tokens[seat, colour] -= number
            note(log, Happening.TOKENS_PAID, seat, colour, number, 0)


@compiled
def _gain_tokens(s: State, t: Tables, seat: int, card: int, log: Log) -> None:
    """R8.7 (a): the third and the sixth of a colour."""
    for colour in range(COLOURS):
        if (t.colours[card] >> colour) & 1 and s.bank_tokens[colour]:
            number = int(s.colours[seat, colour])
            if number in (3, 6):
                s.bank_tokens[colour] -= 1
                s.tokens[seat, colour] += 1
                note(log, Happening.TOKEN_GAINED, seat, colour, 0, 0)


@compiled
def _settle(s: State, t: Tables, resume: int, log: Log) -> None:
    """Go on once every monster that had to move has moved."""
    if send_on(s, t, log):
        return
    if resume == Phase.REFILL:
        _enter_refill(s)
    else:
        _enter_special(s, t, log)


@compiled
def _destroy(s: State, t: Tables, place: int, log: Log) -> None:
    """R8.6, then whatever was interrupted."""
    destroy(s, t, int(s.seat), place, log)
    _settle(s, t, int(s.resume), log)


@compiled
def _take(s: State, t: Tables, index: int, streams: Streams, log: Log) -> None:
    """R5.8–R5.11."""
    seat = int(s.seat)
    card = int(s.specials[index])
    s.specials[index] = NO_CARD
    s.special_taken[seat] = 1
    left = NO_CARD
    if t.verb[card] == Verb.REPLACE_LAST:
        place, left = replace_last(s, t, seat, card, log)
    else:
        place = add_card(s, t, seat, card)
    s.special[seat] = card
    s.special_place[seat] = place
    note(log, Happening.SPECIAL_TAKEN, seat, card, place + 1, 0)
    if left != NO_CARD and t.deck[left]:  # a dwelling goes back to the box
        discard_card(s, t, left, streams, log)
    _at_once(s, t, seat, log)
    _enter_give(s, t, log)


@compiled
def _at_once(s: State, t: Tables, seat: int, log: Log) -> None:
    """R5.11: immediate effects."""
    verb = t.verb[s.special[seat]]
    if verb == Verb.COINS_PER_CARD_NOW:
        coins_per_card_now(s, t, seat, log)
    elif verb == Verb.COINS_FOR_ALL_NOW:
        coins_for_all_now(s, t, seat, log)
    elif verb == Verb.ENCORE:
        encore(s, t, seat, income(s, t, seat, False), log)
    elif verb == Verb.NEXT_CARD_FREE:
        next_card_free(s, seat)
    elif verb == Verb.BORROW_INCOME:
        borrow_income(s, t, seat)


@compiled
def _give(s: State, t: Tables, opponent: int, log: Log) -> None:
    """R8.13: from the bank."""
    monster = sufferer(s, t, int(s.turn), Verb.GIFT_EACH_TURN)
    coins = int(t.effect_coins[monster])
    s.coins[opponent] += coins
    note(log, Happening.GIFT, s.turn, opponent, coins, monster)
    _end_turn(s, t, log)


@compiled
def _copy(s: State, owner: int, log: Log) -> None:
    """R6, Sphinx: an opponent's special building, or the first of the box."""
    s.copied = s.box[0] if owner == NOBODY else s.special[owner]
    note(log, Happening.COPIED, s.seat, s.copied, owner, 0)
    _game_over(s, log)


@compiled
def apply(s: State, t: Tables, action: int, streams: Streams, log: Log) -> None:
    """Carry out a legal action and whatever follows from it, up to the next decision."""
    if action < KEEP:
        _choose_market(s, t, action - MARKET, log)
    elif action == KEEP:
        _enter_refill(s)
    elif action < DRAW:
        _discard(s, t, action - DISCARD, streams, log)
    elif action < COIN:
        _draw(s, t, action - DRAW, streams, log)
    elif action == COIN:
        _pass(s, t, log)
    elif action < DECLINE:
        _buy(s, t, (action - BUY) // PAYMENTS, (action - BUY) % PAYMENTS, log)
    elif action == DECLINE:
        _enter_give(s, t, log)
    elif action < TAKE + TABLE_SPECIALS:
        _take(s, t, action - TAKE, streams, log)
    elif action < GIVE:
        _destroy(s, t, action - DESTROY, log)
    elif action < COPY:
        _give(s, t, action - GIVE, log)
    else:
        _copy(s, NOBODY if action == REFUSE else action - COPY, log)
