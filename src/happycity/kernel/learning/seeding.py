"""The streams of a seed, as `rules.seeds` documents them, in compiled code: batches deal by the thousand.

SHA-256 (FIPS 180-4) of a message of one block, in whole numbers of 64 bits of which 32 are used.
"""

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.chance import U64
from happycity.kernel.compiling.jit import compiled
from happycity.kernel.layout import PURPOSES, SEED_FORMAT, STREAMS, Work

BLOCK = 64  # bytes, and rounds
BITS = 0xFFFFFFFF
SEED_LIMIT = 1 << 62
"""Seeds of batches are whole numbers below this, so that counting on never leaves 64 bits."""

PREFIX = np.frombuffer(f"{SEED_FORMAT}\n".encode(), np.uint8).astype(np.int64)
SUFFIX = np.array([list(f"\n{purpose}".encode().ljust(16, b"\0")) for purpose in PURPOSES], np.int64)
SUFFIX_LENGTH = np.array([1 + len(purpose) for purpose in PURPOSES], np.int64)


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _root_bits(number: int, power: int) -> int:
    """The first 32 bits of the fraction of a square or cube root, exactly."""
    scaled, low, high = number << (32 * power), 0, number << 32
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**power <= scaled else (low, middle - 1)
    return low & BITS


FIRST = np.array([_root_bits(prime, 2) for prime in _primes(8)], np.int64)
ROUND = np.array([_root_bits(prime, 3) for prime in _primes(BLOCK)], np.int64)


def new_schedule() -> NDArray[np.int64]:
    """Room for hashing: the words of the schedule, then the eight of the hash."""
    return np.zeros(BLOCK + 8, np.int64)


@compiled
def streams_from(w: Work, seed: int, words: NDArray[np.int64]) -> None:
    """Fill all streams from a seed, the same as `rules.seeds.streams_of`."""
    for purpose in range(STREAMS):
        _write_message(words, seed, purpose)
        _stretch(words)
        _compress(words)
        for word in range(4):
            low = _reversed_bytes(words[BLOCK + 2 * word])
            high = _reversed_bytes(words[BLOCK + 2 * word + 1])
            w.streams[purpose, word] = U64(low) | (U64(high) << U64(32))


@compiled
def _write_message(words: NDArray[np.int64], seed: int, purpose: int) -> None:
    """The padded block in big-endian words: the format, the seed in decimal, the purpose."""
    for i in range(16):
        words[i] = 0
    end = 0
    for i in range(len(PREFIX)):
        end = _append(words, end, PREFIX[i])
    power = 1
    while seed // power >= 10:
        power *= 10
    while power:
        end = _append(words, end, 48 + seed // power % 10)
        power //= 10
    for i in range(SUFFIX_LENGTH[purpose]):
        end = _append(words, end, SUFFIX[purpose, i])
    _append(words, end, 0x80)
    words[15] = 8 * end


@compiled
def _append(words: NDArray[np.int64], end: int, byte: int) -> int:
    words[end // 4] |= byte << (24 - 8 * (end % 4))
    return end + 1


@compiled
def _turned(x: int, bits: int) -> int:
    return ((x >> bits) | (x << (32 - bits))) & BITS


@compiled
def _reversed_bytes(x: int) -> int:
    return ((x & 0xFF) << 24) | ((x & 0xFF00) << 8) | ((x >> 8) & 0xFF00) | (x >> 24)


@compiled
def _stretch(words: NDArray[np.int64]) -> None:
    for i in range(16, BLOCK):
        early, late = words[i - 15], words[i - 2]
        first = _turned(early, 7) ^ _turned(early, 18) ^ (early >> 3)
        second = _turned(late, 17) ^ _turned(late, 19) ^ (late >> 10)
        words[i] = (words[i - 16] + first + words[i - 7] + second) & BITS


@compiled
def _compress(words: NDArray[np.int64]) -> None:
    a, b, c, d = FIRST[0], FIRST[1], FIRST[2], FIRST[3]
    e, f, g, h = FIRST[4], FIRST[5], FIRST[6], FIRST[7]
    for i in range(BLOCK):
        mixed = _turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)
        one = h + mixed + ((e & f) ^ (~e & BITS & g)) + ROUND[i] + words[i]
        two = (_turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
        h, g, f, e = g, f, e, (d + one) & BITS
        d, c, b, a = c, b, a, (one + two) & BITS
    words[BLOCK] = (FIRST[0] + a) & BITS
    words[BLOCK + 1] = (FIRST[1] + b) & BITS
    words[BLOCK + 2] = (FIRST[2] + c) & BITS
    words[BLOCK + 3] = (FIRST[3] + d) & BITS
    words[BLOCK + 4] = (FIRST[4] + e) & BITS
    words[BLOCK + 5] = (FIRST[5] + f) & BITS
    words[BLOCK + 6] = (FIRST[6] + g) & BITS
    words[BLOCK + 7] = (FIRST[7] + h) & BITS
