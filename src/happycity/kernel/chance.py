"""Chance is an argument: generators are arrays that the caller owns.

One stream per purpose, each the four words of a xoshiro256++ generator (Blackman and Vigna, 2019).
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import STREAMS, Work

U64 = np.uint64


@compiled
def _rotated(x: Any, k: int) -> Any:
    return (x << U64(k)) | (x >> U64(64 - k))


@compiled
def next_word(stream: NDArray[np.uint64]) -> Any:
    """The next 64 random bits."""
    word = _rotated(stream[0] + stream[3], 23) + stream[0]
    shifted = stream[1] << U64(17)
    stream[2] ^= stream[0]
    stream[3] ^= stream[1]
    stream[1] ^= stream[2]
    stream[0] ^= stream[3]
    stream[2] ^= shifted
    stream[3] = _rotated(stream[3], 45)
    return word


@compiled
def below(stream: NDArray[np.uint64], bound: int) -> Any:
    """A number from 0 to bound − 1, each equally likely (Lemire's method on 32 bits)."""
    n = U64(bound)
    product = (next_word(stream) >> U64(32)) * n
    low = product & U64(0xFFFFFFFF)
    if low < n:
        threshold = U64(0x100000000) % n
        while low < threshold:
            product = (next_word(stream) >> U64(32)) * n
            low = product & U64(0xFFFFFFFF)
    return np.int64(product >> U64(32))


@compiled
def shuffle(cards: NDArray[np.int8], start: int, count: int, stream: NDArray[np.uint64]) -> None:
    """Put `count` cards from `start` on into an order in which each is equally likely (Fisher–Yates)."""
    for i in range(count - 1, 0, -1):
        j = below(stream, i + 1)
        held = cards[start + i]
        cards[start + i] = cards[start + j]
        cards[start + j] = held


@compiled
def is_seeded(w: Work) -> bool:
    """Whether every generator has something to begin with: four zeros would give zeros for ever."""
    for purpose in range(STREAMS):
        words = U64(0)
        for word in range(4):
            words |= w.streams[purpose, word]
        if words == U64(0):
            return False
    return True


@compiled
def seed_streams(w: Work, seed: int) -> None:
    """Fill all streams from one number (SplitMix64), for playouts and batches."""
    state = U64(seed)
    for purpose in range(STREAMS):
        for word in range(4):
            state = state + U64(0x9E3779B97F4A7C15)
            z = state
            z = (z ^ (z >> U64(30))) * U64(0xBF58476D1CE4E5B9)
            z = (z ^ (z >> U64(27))) * U64(0x94D049BB133111EB)
            w.streams[purpose, word] = z ^ (z >> U64(31))
