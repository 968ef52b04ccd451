"""What one audience may know of a game: built from a state without any hidden order."""

from collections import Counter
from copy import copy

import numpy as np

from happycity.kernel.interface import forget_order, imagine_order
from happycity.kernel.layout import Raw, new_work, work_of
from happycity.rules.card_set import CardSet
from happycity.rules.seeds import Seed, streams_of
from happycity.rules.table import Table


class View(Table):
    """A seat's view (or a spectator's: `viewer` is None).

    Nothing in this game is private: views differ only in who looks.  Composition of decks, discard piles and
    box is public (backs of cards, public moves); no order is.
    """

    def __init__(self, raw: Raw, cards: CardSet, viewer: int | None) -> None:
        super().__init__(raw, cards)
        raw.flags.writeable = False
        self.viewer = viewer

    @classmethod
    def of(cls, raw: Raw, cards: CardSet, viewer: int | None) -> "View":
        """Forget what nobody may know."""
        known = raw.copy()
        forget_order(known, cards.raw)
        return cls(known, cards, viewer)

    @property
    def is_mine(self) -> bool:
        """Whether the viewer decides next."""
        return self.viewer is not None and self.seat == self.viewer

    def face_down(self, deck: int) -> Counter[str]:
        """Composition of a deck 1–4."""
        start = self._deck_start(deck - 1)
        return Counter(self._ids(self._s.deck[start : start + self._s.deck_left[deck - 1]].tolist()))

    def discarded(self, deck: int) -> Counter[str]:
        """Composition of the discard pile of a deck 1–4."""
        end = self._deck_start(deck)
        return Counter(self._ids(self._s.deck[end - self._s.discarded[deck - 1] : end].tolist()))

    @property
    def box(self) -> frozenset[str]:
        """The special buildings left in the box."""
        return frozenset(self._ids(self._s.box[: self._s.box_count].tolist()))

    @property
    def known(self) -> Raw:
        """The kernel's state with every hidden order forgotten; it cannot be changed."""
        return self._raw

    def by(self, viewer: int | None) -> "View":
        """The same for another audience: nothing in this game is private."""
        other = copy(self)  # with whatever has been worked out so far
        other.viewer = viewer
        return other

    def pile(self, deck: int) -> bytes:
        """A deck 1–4 with its discard pile as this view holds them: equal if they hold the same cards."""
        start, end = self._deck_start(deck - 1), self._deck_start(deck)
        left, discarded = int(self._s.deck_left[deck - 1]), int(self._s.discarded[deck - 1])
        face_down: bytes = self._s.deck[start : start + left].tobytes()
        thrown: bytes = self._s.deck[end - discarded : end].tobytes()
        return bytes((deck, left)) + face_down + thrown

    def imagined(self, seed: Seed) -> Raw:
        """A kernel state that agrees with this view, with every hidden order drawn from the seed."""
        raw, work = self._raw.copy(), new_work()
        work_of(work).streams[:] = streams_of(seed)
        imagine_order(raw, self._cards.raw, work)
        return raw

    def _deck_start(self, deck: int) -> int:
        return self._cards.deck_starts[deck]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.viewer == other.viewer and np.array_equal(self._raw, other.known)

    def __hash__(self) -> int:
        return hash((self.viewer, self._raw.tobytes()))
