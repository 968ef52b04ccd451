"""The central area: dealing, drawing, discarding and rebuilding decks (R2, R5.1–R5.3).

A deck's part of `deck` holds the face-down cards from its start (the top card last) and the discarded ones
from its end (the first discarded last).
"""

from happycity.kernel.chance import shuffle
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.events import note
from happycity.kernel.layout import (
    BUILDING_DECKS,
    DECKS,
    FEWER_DWELLINGS,
    MORE_SPECIALS,
    NO_CARD,
    PILES,
    SPECIALS_STREAM,
    VISIBLE,
    Happening,
    State,
    Tables,
    Work,
)


def decks_with(grozilla: int) -> int:
    """Three, or four with Grozilla (R8.1)."""
    return DECKS if grozilla else BUILDING_DECKS


_decks_with = compiled(decks_with)


@compiled
def decks_in_play(s: State) -> int:
    """How many decks a game has."""
    return _decks_with(s.grozilla)


@compiled
def lay_out(s: State, t: Tables, w: Work) -> None:
    """R2.1, R2.3, R8.1: shuffle every deck and the special buildings."""
    for deck in range(decks_in_play(s)):
        start = int(t.deck_start[deck])
        count = int(t.deck_start[deck + 1]) - start
        for i in range(start, start + count):
            s.deck[i] = t.deck_cards[i]
        shuffle(s.deck, start, count, w.streams[deck])
        s.deck_left[deck] = count
    _lay_out_specials(s, t, w)


@compiled
def fill_piles(s: State) -> None:
    """R2.2."""
    for pile in range(PILES):
        s.piles[pile] = s.players - FEWER_DWELLINGS


@compiled
def _lay_out_specials(s: State, t: Tables, w: Work) -> None:
    """R2.3: the box is shuffled whole, the first lie on the table."""
    size = int(t.special_set_size[s.expert])
    on_table = int(s.players) + MORE_SPECIALS
    for i in range(size):
        s.box[i] = t.special_set[s.expert, i]
    shuffle(s.box, 0, size, w.streams[SPECIALS_STREAM])
    for i in range(on_table):
        s.specials[i] = s.box[i]
    for i in range(size):
        s.box[i] = s.box[i + on_table] if i + on_table < size else NO_CARD
    s.box_count = size - on_table


@compiled
def can_draw(s: State) -> bool:
    """R5.3: a deck is empty only if there is nothing to rebuild it from."""
    for deck in range(decks_in_play(s)):  # noqa: SIM110 — Numba knows no any()
        if s.deck_left[deck]:
            return True
    return False


@compiled
def draw_card(s: State, t: Tables, deck: int, w: Work) -> int:
    """Take the top card of a deck (index 0–3)."""
    s.deck_left[deck] -= 1
    top = int(t.deck_start[deck]) + int(s.deck_left[deck])
    card = int(s.deck[top])
    s.deck[top] = NO_CARD
    note(w, Happening.REVEALED, s.turn, card, deck + 1, 0)
    _rebuild_if_empty(s, t, deck, w)
    return card


@compiled
def discard_card(s: State, t: Tables, card: int, w: Work) -> None:
    """Put a building on the discard pile of its own deck."""
    deck = int(t.deck[card]) - 1
    s.discarded[deck] += 1
    s.deck[int(t.deck_start[deck + 1]) - int(s.discarded[deck])] = card
    _rebuild_if_empty(s, t, deck, w)


@compiled
def _rebuild_if_empty(s: State, t: Tables, deck: int, w: Work) -> None:
    """R5.3, R8.3: at once, but never the fourth deck."""
    if s.deck_left[deck] > 0 or s.discarded[deck] == 0 or deck == DECKS - 1:
        return
    start = int(t.deck_start[deck])
    end = int(t.deck_start[deck + 1])
    count = int(s.discarded[deck])
    if end - start > count:  # otherwise every card of the deck lies here already, in place
        for i in range(count):
            s.deck[start + i] = s.deck[end - count + i]
            s.deck[end - count + i] = NO_CARD
    shuffle(s.deck, start, count, w.streams[deck])
    s.deck_left[deck] = count
    s.discarded[deck] = 0
    w.rebuilt = deck + 1
    note(w, Happening.REBUILT, s.turn, deck + 1, count, 0)


@compiled
def take_from_slot(s: State, slot: int) -> int:
    """A visible card leaves; the later ones move left."""
    card = int(s.visible[slot])
    for i in range(slot, VISIBLE - 1):
        s.visible[i] = s.visible[i + 1]
    s.visible[VISIBLE - 1] = NO_CARD
    s.visible_count -= 1
    return card


@compiled
def show_card(s: State, card: int) -> None:
    """A drawn building lies at the right end of the row."""
    s.visible[s.visible_count] = card
    s.visible_count += 1
