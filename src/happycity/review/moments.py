"""The cards that turned a game: the few that are worth telling."""

from collections.abc import Sequence

from happycity.review.reveals import Reveal

MOST_MOMENTS = 4
SWING = 0.04
"""What a card has to change for somebody."""


def decisive(reveals: Sequence[Reveal]) -> list[Reveal]:
    """Those that changed the chances most, in the order of the game."""
    notable = [reveal for reveal in reveals if reveal.event is not None and reveal.swing >= SWING]
    most = sorted(notable, key=lambda reveal: -reveal.swing)[:MOST_MOMENTS]
    return [reveal for reveal in notable if reveal in most]
