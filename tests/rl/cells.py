"""Every kind of game, and random play through the tree."""

from collections.abc import Iterator
from itertools import product
from random import Random

from happycity import Config
from happycity.rl.node import CHANCE, OVER, Node, first_node

CELLS = [
    Config(players, specials, grozilla, "sum" if players in (3, 5) else "product")
    for players, specials, grozilla in product((2, 3, 4, 5), ("family", "expert"), (False, True))
]


def walk(config: Config, seed: int) -> Iterator[tuple[Node, int]]:
    """Every node of a random game, the last one excepted, and what was chosen there."""
    node, rng = first_node(config), Random(seed)
    while node.player != OVER:
        cards = [card for card, _ in node.outcomes()] if node.player == CHANCE else node.legal
        chosen = rng.choice(cards)
        yield node, chosen
        node = node.after(chosen)


def last_node(config: Config, seed: int) -> Node:
    """The end of a random game."""
    *_, (node, chosen) = walk(config, seed)
    return node.after(chosen)
