"""The worlds of a story draw as the kernel does."""

from happycity.review.worlds import Worlds
from happycity.rules.seeds import hash_of, streams_of

MASK = 2**64 - 1


def rotated(x: int, k: int) -> int:
    return ((x << k) | (x >> (64 - k))) & MASK


def next_word(s: list[int]) -> int:
    """Xoshiro256++, as its authors publish it."""
    word = (rotated((s[0] + s[3]) & MASK, 23) + s[0]) & MASK
    shifted = (s[1] << 17) & MASK
    s[2] ^= s[0]
    s[3] ^= s[1]
    s[1] ^= s[2]
    s[0] ^= s[3]
    s[2] ^= shifted
    s[3] = rotated(s[3], 45)
    return word


def test_each_world_has_a_generator_for_each_deck() -> None:
    worlds, hashed = Worlds("a game", 5), hash_of("a game", "odds").hex()
    drawn = [0, 0, 0, 0]
    for deck, cards in ((0, 17), (0, 16), (2, 3), (0, 15)):
        tops = worlds.tops(deck, cards)
        assert tops == worlds.tops(deck, cards), "looking uses nothing up"
        worlds.draw(deck)
        drawn[deck] += 1
        for world, top in enumerate(tops):
            stream = [int(word) for word in streams_of(f"{hashed} {world}")[deck]]
            words = [next_word(stream) for _ in range(drawn[deck])]
            assert top == ((words[-1] >> 32) * cards) >> 32
