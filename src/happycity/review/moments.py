"""What turned a game: the few cards and decisions that are worth telling."""

from collections.abc import Sequence

from happycity.review.decisions import Decision, Grade
from happycity.review.reveals import Reveal

MOST_MOMENTS = 4
"""Unless there are more big mistakes, none of which is left out."""
SWING = 0.04
"""What a card has to change for somebody."""


def decisive(reveals: Sequence[Reveal], decisions: Sequence[Decision]) -> list[Reveal | Decision]:
    """All big mistakes, and the cards that changed most, one at least; in the order of the game."""
    blunders = [decision for decision in decisions if decision.grade == Grade.BLUNDER]
    notable = [reveal for reveal in reveals if reveal.event is not None and reveal.swing >= SWING]
    cards = sorted(notable, key=lambda reveal: -reveal.swing)[: max(1, MOST_MOMENTS - len(blunders))]
    return sorted([*blunders, *cards], key=lambda moment: moment.number)
