"""Imagined worlds: the same ones at every position of a game.

Each has a generator for each deck, and a card that was drawn uses up one number of it, in an imagined draw as
in a real one.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import Streams
from happycity.kernel.search.thinking import next_words
from happycity.rules.seeds import Seed, hash_of, streams_of

_HALF = np.uint64(32)  # bits


class Worlds:
    """So many worlds, which follow from the seed."""

    def __init__(self, seed: Seed, number: int) -> None:
        hashed = hash_of(seed, "odds").hex()  # a seed may be as long as a game
        self._streams = np.array([streams_of(f"{hashed} {world}") for world in range(number)])

    def __len__(self) -> int:
        return len(self._streams)

    def __iter__(self) -> Iterator[Streams]:
        return iter(self._streams)

    def tops(self, deck: int, cards: int) -> list[int]:
        """In each world: which of the face-down cards of a deck (0–3) comes next.

        As `kernel.chance.below` has it, but for the case in a hundred million in which that draws again.
        """
        words, _ = self._next(deck)
        below: list[int] = (((words >> _HALF) * np.uint64(cards)) >> _HALF).tolist()
        return below

    def draw(self, deck: int) -> None:
        """A card of a deck was drawn: in each world one number is used up."""
        _, self._streams[:, deck] = self._next(deck)

    def _next(self, deck: int) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
        """The next random bits, and the generators after them."""
        streams, words = self._streams[:, deck].copy(), np.empty(len(self), np.uint64)
        next_words(streams, words)
        return words, streams
