"""Games as one player sees them, made up: what they say is known."""

from random import Random

from happycity.review import OwnDecision, OwnGame
from happycity.rules.card_set import standard_set

MOVES = (
    "keep",
    "discard zoo",
    "draw 1",
    "draw 3",
    "coin",
    "buy zoo",
    "buy museum",
    "take stonehenge",
    "decline",
)


def own_game(
    *costs: float,
    players: int = 2,
    specials: str = "family",
    share: float = 1.0,
    luck: float = 0.0,
    move: str = "coin",
    best: str = "keep",
) -> OwnGame:
    """A game in which every decision was of the same kind, one a round."""
    decisions = tuple(OwnDecision(n, n, move, best, cost) for n, cost in enumerate(costs, 1))
    return OwnGame(players, specials, share, luck, (), decisions)


def random_game(rng: Random) -> OwnGame:
    """A game in which anything may have happened."""
    ids = [card for card in standard_set().numbers if card != "happy_market"]

    def move() -> str:
        word = rng.choice(MOVES)
        return f"buy {rng.choice(ids[:12])}" if rng.random() < 0.5 else word

    rounds = range(1, rng.randint(2, 12))
    decisions = tuple(
        OwnDecision(n, n, move(), move(), round(max(0.0, rng.gauss(0.0, 0.06)), 4))
        for n in rounds
        if rng.random() < 0.9
    )
    return OwnGame(
        players=rng.randint(2, 5),
        specials=rng.choice(("family", "expert")),
        share=rng.choice((0.0, 0.5, 1.0)),
        luck=round(rng.gauss(0.0, 0.2), 4),
        built=tuple(tuple(rng.sample(ids[:12], rng.randint(0, 2))) for _ in rounds),
        decisions=decisions,
    )
