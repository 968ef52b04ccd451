"""Who wins from here: sensible games imagined to the end, in worlds whose hidden cards are dealt anew.

The same worlds are used at every position of a game: each has a generator for each deck, and a card that was
drawn uses up one number of it, in an imagined draw as in a real one.  So a move that a sensible player would
make anyway changes no outcome, and what is left between two estimates is the move or the card, not noise.
"""

from collections import Counter
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from happycity.bots.mind import Thinker
from happycity.kernel.interface import step
from happycity.kernel.layout import COIN, DRAW, WORK, Raw, byte_of, state_of, tables_of, work_of
from happycity.kernel.search.thinking import Way
from happycity.rules.seeds import Seed, hash_of, streams_of

Chances = tuple[float, ...]
"""By seat, 0 to 1."""

_WINNERS = byte_of(WORK, "winners")


class Odds(Thinker):
    """The chances at positions of one game: kernel states, whose hidden orders do not matter."""

    def __init__(self, seed: Seed, playouts: int) -> None:
        """So many worlds, which follow from the seed."""
        super().__init__()
        self._now = work_of(self._work).streams
        hashed = hash_of(seed, "odds").hex()  # a seed may be as long as a game
        self._worlds = np.array([streams_of(f"{hashed} {world}") for world in range(playouts)])

    def at(self, raw: Raw) -> Chances:
        """The chances at a position."""
        return self._played_out([raw] * len(self._worlds))

    def after(self, raw: Raw, action: int) -> Raw:
        """The position after an action that reveals nothing."""
        stepped = raw.copy()
        self._now[:] = self._worlds[0]  # a deck may be rebuilt, in any order
        step(stepped, self._tables, action, self._work)
        return stepped

    # --- what is revealed -----------------------------------------------------------------------------

    def drawn(self, raw: Raw, action: int, card: int) -> tuple[Chances, Raw]:
        """Draw this card: the chances before anybody has seen it, and the position after."""
        deck = action - DRAW
        face_down = self._face_down(raw, deck)
        tops = _below(self._worlds[:, deck], len(face_down))
        known = {top: self._with_top(raw, action, top) for top in set(tops)}
        self._worlds[:, deck] = _advanced(self._worlds[:, deck])
        chances = self._played_out([known[top] for top in tops])
        return chances, self._with_top(raw, action, face_down.index(card))

    def unboxed(self, raw: Raw, action: int) -> Chances:
        """The chances after an action that takes any card of the box."""
        count = int(state_of(raw).box_count)
        first = [self._with_first(raw, action, index) for index in range(max(1, count))]
        return self._played_out([first[world % len(first)] for world in range(len(self._worlds))])

    def _face_down(self, raw: Raw, deck: int) -> list[int]:
        s, start = state_of(raw), int(tables_of(self._tables).deck_start[deck])
        cards: list[int] = s.deck[start : start + int(s.deck_left[deck])].tolist()
        return cards

    def _with_top(self, raw: Raw, action: int, index: int) -> Raw:
        """After drawing the face-down card at this index, as `kernel.observe.imagine_top` would have it."""
        changed = raw.copy()
        s, start = state_of(changed), int(tables_of(self._tables).deck_start[action - DRAW])
        top = start + int(s.deck_left[action - DRAW]) - 1
        s.deck[start + index], s.deck[top] = int(s.deck[top]), int(s.deck[start + index])
        return self.after(changed, action)

    def _with_first(self, raw: Raw, action: int, index: int) -> Raw:
        changed = raw.copy()
        s = state_of(changed)
        s.box[0], s.box[index] = int(s.box[index]), int(s.box[0])
        return self.after(changed, action)

    # --- playing out ----------------------------------------------------------------------------------

    def _played_out(self, starts: Iterable[Raw]) -> Chances:
        """One playout in every world, from the position that it has there."""
        self.think(Way.PLANT)
        shares: Counter[int] = Counter()
        shown: Raw | None = None
        for world, raw in zip(self._worlds, starts, strict=True):
            if raw is not shown:
                self._stack[0] = shown = raw
            self._now[:] = world
            self.think(Way.SEARCH, 1)  # a tree without room is a playout
            shares[self._work.item(_WINNERS)] += 1
        return _chances(shares, int(state_of(self._stack[0]).players))


def is_draw(action: int) -> bool:
    """Whether an action turns over the top card of a deck."""
    return DRAW <= action < COIN


def _chances(shares: Counter[int], players: int) -> Chances:
    """From how often each set of winners (a bit per seat) won together."""
    won = [0.0] * players
    for winners, times in shares.items():
        for seat in range(players):
            won[seat] += times * ((winners >> seat) & 1) / winners.bit_count()
    return tuple(part / shares.total() for part in won)


# The generator of `kernel.chance`, for all worlds at once.


def _below(streams: NDArray[np.uint64], bound: int) -> list[int]:
    """The next number below a bound in each world; the one case in billions that is drawn again is not."""
    word = _rotated(streams[:, 0] + streams[:, 3], 23) + streams[:, 0]
    below: list[int] = (((word >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32)).tolist()
    return below


def _advanced(streams: NDArray[np.uint64]) -> NDArray[np.uint64]:
    a, b, c, d = streams.T.copy()
    shifted = b << np.uint64(17)
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    return np.stack([a, b, c ^ shifted, _rotated(d, 45)], axis=1)


def _rotated(x: NDArray[np.uint64], k: int) -> NDArray[np.uint64]:
    return (x << np.uint64(k)) | (x >> np.uint64(64 - k))
