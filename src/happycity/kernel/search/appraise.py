"""What every legal action is worth by the hand-made estimate, one turn ahead: the judgement of the builder.

A move is worth what the own city then promises, less a part of what the strongest opponent's does.  Where a
card of a deck is about to be revealed, every card that can come counts with its copies.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.city import left_of
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.effects import combined
from happycity.kernel.layout import (
    COLOURS,
    DISCARD,
    DRAW,
    KEEP,
    MORE_SPECIALS,
    NO_CARD,
    TAKE,
    TARGETS,
    VISIBLE,
    Phase,
    Raw,
    State,
    Tables,
    Verb,
    Verdict,
    Work,
    copy_state,
    state_of,
)
from happycity.kernel.legal import legal, offered, verdict_take
from happycity.kernel.score import survey
from happycity.kernel.search.layout import Habit, Mind
from happycity.kernel.search.likely import worth_of_discarding
from happycity.kernel.search.tree import imagine_and_apply
from happycity.kernel.search.worth import (
    gain_from,
    promised,
    promised_after_taking,
    promised_later,
    promised_with_coin,
    rounds_left,
)
from happycity.kernel.turn import apply

MONSTER = 4.0  # points that a drawn monster may cost
TOKEN = 1.5  # coins: two in a purchase, but it also keeps a monster away
EXPECTATION = 0.5  # of what a special building may bring beyond what it shows


@compiled
def appraise(
    root: Raw, spare: Raw, last: Raw, t: Tables, w: Work, m: Mind, actions: NDArray[np.int16]
) -> int:
    """Write the legal actions and what each is worth; how many there are."""
    s = state_of(root)
    count = legal(s, t, actions)
    for i in range(count):
        action = int(actions[i])
        if s.phase == Phase.REFILL:
            m.worth[i] = _worth_of_deck(s, t, m, action - DRAW, _best_purchase(s, t, m))
        elif s.phase == Phase.DISCARD:
            m.worth[i] = (
                m.habits[s.seat, Habit.KEEP]
                if action == KEEP
                else worth_of_discarding(s, t, m, int(s.seat), int(s.visible[action - DISCARD]))
            )
        else:
            m.worth[i] = _worth_of_step(root, spare, last, t, w, m, action)
    return count


# --- moves that reveal a card ---------------------------------------------------------------------------


@compiled
def _best_purchase(s: State, t: Tables, m: Mind) -> float:
    """The most that a purchase (or the coin) promises now."""
    seat = int(s.seat)
    rounds = rounds_left(s)
    base = promised_with_coin(s, t, m, seat, rounds)
    best = base
    for target in range(TARGETS):
        card = offered(s, t, target)
        if card != NO_CARD:
            best = max(best, base + gain_from(s, t, m, seat, card, int(s.coins[seat]), rounds, base))
    return best


@compiled
def _worth_of_deck(s: State, t: Tables, m: Mind, deck: int, best: float) -> float:
    """The best purchase after the draw, on average over the deck, less what the card gives the next seat."""
    seat = int(s.seat)
    following = left_of(s, seat)
    rounds = rounds_left(s)
    base = promised_with_coin(s, t, m, seat, rounds)
    theirs = promised_with_coin(s, t, m, following, rounds)
    start = int(t.deck_start[deck])
    left = int(s.deck_left[deck])
    total = 0.0
    for i in range(start, start + left):
        card = int(s.deck[i])
        if card >= t.first_monster:
            total += best - MONSTER
            continue
        own = base + gain_from(s, t, m, seat, card, int(s.coins[seat]), rounds, base)
        total += max(best, own)
        if own <= best:
            gain = gain_from(s, t, m, following, card, int(s.coins[following]), rounds, theirs)
            total -= m.habits[seat, Habit.SPITE] * gain / VISIBLE
    return total / left


# --- moves whose outcome can be seen --------------------------------------------------------------------


@compiled
def _worth_of_step(root: Raw, spare: Raw, last: Raw, t: Tables, w: Work, m: Mind, action: int) -> float:
    """What the table promises after a move; the best special building that it opens is taken."""
    seat = int(state_of(root).seat)
    rounds = rounds_left(state_of(root))
    copy_state(root, spare)
    s = state_of(spare)
    imagine_and_apply(s, t, w, action)
    worth = _standing(s, t, w, m, seat, rounds)
    if s.phase != Phase.SPECIAL or s.seat != seat:
        return worth
    for index in range(s.players + MORE_SPECIALS):
        if verdict_take(s, t, seat, index) == Verdict.OK:
            copy_state(spare, last)
            apply(state_of(last), t, TAKE + index, w)
            worth = max(worth, _standing(state_of(last), t, w, m, seat, rounds))
    return worth


@compiled
def _standing(s: State, t: Tables, w: Work, m: Mind, seat: int, rounds: int) -> float:
    """How far the own promise is ahead of the strongest other, which counts less."""
    survey(s, t, w)
    strongest = -1e9
    for other in range(s.players):
        if other != seat:
            strongest = max(strongest, _promise(s, t, w, m, other, rounds))
    return float(_promise(s, t, w, m, seat, rounds) - m.habits[seat, Habit.RIVALRY] * strongest)


@compiled
def _promise(s: State, t: Tables, w: Work, m: Mind, seat: int, rounds: int) -> float:
    """What a surveyed city promises, what its special building does now and what is within reach included."""
    coins = 1.0 * s.coins[seat]
    for colour in range(COLOURS):
        coins += TOKEN * s.tokens[seat, colour]
    cards = int(s.city_count[seat])
    points = promised(
        s,
        m,
        seat,
        coins,
        1.0 * w.income[seat],
        1.0 * w.hearts[seat],
        1.0 * w.inhabitants[seat],
        cards,
        rounds,
    )
    points += w.points[seat] - combined(s, w.hearts[seat], w.inhabitants[seat])
    if s.special[seat] != NO_CARD:
        return float(points + _still_to_come(s, t, m, seat, rounds))
    later = promised_later(s, t, m, seat, rounds) - promised_after_taking(s, m, seat, NO_CARD, rounds)
    return float(points + later)


@compiled
def _still_to_come(s: State, t: Tables, m: Mind, seat: int, rounds: int) -> float:
    """What an expert special building is likely to bring that it does not show yet."""
    card = int(s.special[seat])
    if t.verb[card] == Verb.NOTHING or rounds == 0:
        return 0.0
    without = promised_after_taking(s, m, seat, NO_CARD, rounds)
    return EXPECTATION * (promised_after_taking(s, m, seat, card, rounds) - without)
