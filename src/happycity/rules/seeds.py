"""From one seed to every shuffle of a game: documented, the same on every machine and version.

The stream of a purpose is a xoshiro256++ generator whose four 64-bit words (little-endian) are the SHA-256
hash of `happycity/1`, the seed as text and the purpose, joined by line feeds.  A deck is shuffled at the
start, and rebuilt later, by its own stream; the special buildings by theirs.
"""

import hashlib
import secrets

import numpy as np

from happycity.kernel.layout import PURPOSES as PURPOSES
from happycity.kernel.layout import SEED_FORMAT, Streams

Seed = int | str


def streams_of(seed: Seed) -> Streams:
    """One generator per purpose."""
    words = [np.frombuffer(hash_of(seed, purpose), "<u8") for purpose in PURPOSES]
    return np.array(words, np.uint64)


def hash_of(seed: Seed, purpose: str) -> bytes:
    """32 bytes that depend on nothing but the seed and what they are for."""
    return hashlib.sha256(f"{SEED_FORMAT}\n{seed}\n{purpose}".encode()).digest()


def fresh_seed() -> int:
    """A seed nobody has seen, small enough to be read out."""
    return secrets.randbelow(2**53)
