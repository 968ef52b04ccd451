"""What a seat may know, and worlds that agree with it.

In this game nothing is private: every seat and every spectator knows all that lies face up, the composition
of every deck and discard pile (all moves are public) and of the box, and nobody knows an order.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import below, shuffle
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.decks import decks_in_play
from happycity.kernel.layout import SPECIALS_STREAM, State, Tables, Work, is_draw, is_from_box

draws = compiled(is_draw)
opens_box = compiled(is_from_box)


@compiled
def _sort(cards: NDArray[np.int8], start: int, count: int) -> None:
    """Insertion sort: a few dozen small numbers."""
    for i in range(start + 1, start + count):
        held = cards[i]
        j = i
        while j > start and cards[j - 1] > held:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = held


@compiled
def observe(s: State, t: Tables) -> None:
    """Forget every hidden order: what is left is the same for all states that look alike."""
    for deck in range(decks_in_play(s)):
        _sort(s.deck, int(t.deck_start[deck]), int(s.deck_left[deck]))
        discarded = int(s.discarded[deck])
        _sort(s.deck, int(t.deck_start[deck + 1]) - discarded, discarded)
    _sort(s.box, 0, int(s.box_count))


@compiled
def determinize(s: State, t: Tables, w: Work) -> None:
    """A world that agrees with what may be known: every hidden order drawn afresh."""
    for deck in range(decks_in_play(s)):
        shuffle(s.deck, int(t.deck_start[deck]), int(s.deck_left[deck]), w.streams[deck])
    shuffle(s.box, 0, int(s.box_count), w.streams[SPECIALS_STREAM])


@compiled
def bring_to_top(s: State, t: Tables, deck: int, position: int) -> None:
    """The face-down card at a position of `deck` changes places with the top card."""
    top = int(t.deck_start[deck]) + int(s.deck_left[deck]) - 1
    held = s.deck[top]
    s.deck[top] = s.deck[position]
    s.deck[position] = held


@compiled
def imagine_top(s: State, t: Tables, deck: int, w: Work) -> None:
    """Any face-down card comes to lie on top: a hidden order, drawn only as far as it is looked at."""
    bring_to_top(s, t, deck, int(t.deck_start[deck]) + below(w.streams[deck], int(s.deck_left[deck])))


@compiled
def imagine_box(s: State, w: Work) -> None:
    """Any special building of the box comes to be the first."""
    if s.box_count > 1:
        drawn = below(w.streams[SPECIALS_STREAM], int(s.box_count))
        held = s.box[0]
        s.box[0] = s.box[drawn]
        s.box[drawn] = held
