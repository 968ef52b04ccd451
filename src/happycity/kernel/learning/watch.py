"""Writing an observation: field by field, from what lies face up and what everybody can count.

Rows are written over and over: what stands there already and follows from a card number alone, or from decks
that nobody has touched, is left as it is.
"""

from happycity.kernel.city import left_of, name_bit, somebody_is_full
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.decks import decks_in_play
from happycity.kernel.effects import price_of
from happycity.kernel.layout import (
    COLOURS,
    MONSTERS,
    MORE_SPECIALS,
    NAMES,
    NO_CARD,
    PILES,
    PLACES,
    SEATS,
    TARGETS,
    Phase,
    State,
    Tables,
    Work,
)
from happycity.kernel.learning.observation import BOX, MANY, Observation
from happycity.kernel.legal import meets_condition, offered
from happycity.kernel.score import survey

PHASES = len(Phase)


@compiled
def write_observation(s: State, t: Tables, w: Work, viewer: int, o: Observation, afresh: bool) -> None:
    """What a seat sees; seats that nobody sits in stay zero.

    `afresh`: the row is empty, or shows another game, or a deck was rebuilt since it was written.
    """
    survey(s, t, w)
    if afresh:
        _write_options(s, o)
        _write_box(s, o)
    _write_table(s, viewer, o)
    _write_decks(s, t, o, afresh)
    _write_offers(s, t, viewer, o)
    _write_specials(s, t, viewer, o)
    seat = viewer
    for i in range(s.players):
        _write_purse(s, w, seat, i, o)
        _write_city(s, seat, i, o)
        if s.grozilla:
            _write_monsters(s, t, seat, i, o)
        seat = left_of(s, seat)


@compiled
def _away(s: State, viewer: int, seat: int) -> int:
    """How many seats to the left of the viewer."""
    return int(seat) - viewer if seat >= viewer else int(seat) - viewer + int(s.players)


@compiled
def _within(number: int) -> int:
    return max(-MANY, min(MANY, int(number)))


@compiled
def _write_options(s: State, o: Observation) -> None:
    o.players = s.players
    o.expert = s.expert
    o.grozilla = s.grozilla
    o.scoring = s.scoring


@compiled
def _write_table(s: State, viewer: int, o: Observation) -> None:
    o.round_number = s.round_number
    o.last_round = somebody_is_full(s)
    o.copied = s.copied_special
    for phase in range(PHASES):
        o.phase[phase] = phase == s.phase
    for seat in range(SEATS):
        o.decider[seat] = 0
        o.turn[seat] = 0
    if s.phase != Phase.OVER:
        o.decider[_away(s, viewer, s.seat)] = 1
    o.turn[_away(s, viewer, s.turn)] = 1


@compiled
def _write_decks(s: State, t: Tables, o: Observation, afresh: bool) -> None:
    """A draw or a discard changes a number of cards, so the numbers tell which decks to count again."""
    for deck in range(decks_in_play(s)):
        if afresh or o.deck_left[deck] != s.deck_left[deck] or o.discarded[deck] != s.discarded[deck]:
            _write_deck(s, t, deck, o)


@compiled
def _write_deck(s: State, t: Tables, deck: int, o: Observation) -> None:
    """Copies of each card, face down and discarded: the order is not looked at."""
    start = int(t.deck_start[deck])
    end = int(t.deck_start[deck + 1])
    o.deck_left[deck] = s.deck_left[deck]
    o.discarded[deck] = s.discarded[deck]
    for i in range(start, end):
        column = _column(t, int(t.deck_cards[i]))
        o.face_down[column] = 0
        if column < NAMES:
            o.discards[column] = 0
    for i in range(start, start + int(s.deck_left[deck])):
        o.face_down[_column(t, int(s.deck[i]))] += 1
    for i in range(end - int(s.discarded[deck]), end):
        o.discards[s.deck[i]] += 1


@compiled
def _column(t: Tables, card: int) -> int:
    return card if card < NAMES else NAMES + card - int(t.first_monster)


@compiled
def _write_box(s: State, o: Observation) -> None:
    for special in range(BOX):
        o.box[special] = 0
    for i in range(s.box_count):
        o.box[int(s.box[i]) - NAMES] = 1


@compiled
def _write_offers(s: State, t: Tables, viewer: int, o: Observation) -> None:
    for target in range(TARGETS):
        card = offered(s, t, target)
        o.offer_price[target] = price_of(s, t, viewer, card) if card != NO_CARD else 0
        o.offer_owned[target] = s.names[viewer] & name_bit(card) != 0
        if o.offer[target] != card:
            _write_offer(t, card, target, o)
    for pile in range(PILES):
        o.piles[pile] = s.piles[pile]


@compiled
def _write_offer(t: Tables, card: int, target: int, o: Observation) -> None:
    o.offer[target] = card
    for colour in range(COLOURS):
        o.offer_colours[target, colour] = (t.colours[card] >> colour) & 1
    o.offer_symbols[target, 0] = t.income[card]
    o.offer_symbols[target, 1] = t.hearts[card]
    o.offer_symbols[target, 2] = t.inhabitants[card]


@compiled
def _write_specials(s: State, t: Tables, viewer: int, o: Observation) -> None:
    for i in range(s.players + MORE_SPECIALS):
        card = int(s.specials[i])
        o.special_met[i] = card != NO_CARD and meets_condition(s, t, viewer, card)
        if o.specials[i] != card:
            _write_special(t, card, i, o)


@compiled
def _write_special(t: Tables, card: int, i: int, o: Observation) -> None:
    o.specials[i] = card
    for colour in range(COLOURS):
        o.special_condition[i, colour] = t.condition[card, colour]
    o.special_symbols[i, 0] = t.income[card]
    o.special_symbols[i, 1] = t.hearts[card]
    o.special_symbols[i, 2] = t.inhabitants[card]


@compiled
def _write_purse(s: State, w: Work, seat: int, i: int, o: Observation) -> None:
    o.coins[i] = _within(s.coins[seat])
    o.income[i] = _within(w.income[seat])
    o.hearts[i] = _within(w.hearts[seat])
    o.inhabitants[i] = _within(w.inhabitants[seat])
    o.points[i] = _within(w.points[seat])


@compiled
def _write_city(s: State, seat: int, i: int, o: Observation) -> None:
    o.cards[i] = s.city_count[seat]
    o.special[i] = s.special[seat]
    o.special_taken[i] = s.special_taken[seat]
    o.louvre_phases[i] = s.borrowing_phases[seat]
    o.free_card[i] = s.free_card[seat]
    for place in range(PLACES):
        o.city[i, place] = s.city[seat, place]
    for colour in range(COLOURS):
        o.colours[i, colour] = s.colours[seat, colour]


@compiled
def _write_monsters(s: State, t: Tables, seat: int, i: int, o: Observation) -> None:
    """R8; monsters are numbered 1–5."""
    before = int(t.first_monster) - 1
    for monster in range(MONSTERS):
        o.monsters[i, monster] = max(int(s.front[seat, monster]) - before, 0)
        o.moving[monster] = (s.moving >> monster) & 1
    for place in range(PLACES):
        o.ruins[i, place] = max(int(s.ruin[seat, place]) - before, 0)
    for colour in range(COLOURS):
        o.tokens[i, colour] = s.tokens[seat, colour]
        o.bank_tokens[colour] = s.bank_tokens[colour]
