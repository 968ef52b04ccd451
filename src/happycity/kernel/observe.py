"""What a seat may know, and worlds that agree with it.

In this game nothing is private: every seat and every spectator knows all that lies face up, the composition
of every deck and discard pile (all moves are public) and of the box, and nobody knows an order.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import shuffle
from happycity.kernel.decks import decks_in_play
from happycity.kernel.jit import compiled
from happycity.kernel.layout import SPECIALS_STREAM, State, Tables, Work


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
