"""The decisive moments: the few changes that are worth telling."""

from collections.abc import Sequence

from happycity.review.changes import Change

FEWEST_MOMENTS, MOST_MOMENTS = 3, 5
SWING = 0.04
"""A change of chances that is worth telling even if three others were greater."""


def decisive(changes: Sequence[Change]) -> list[Change]:
    """Those that changed the chances most, in the order of the game."""
    notable = [change for change in changes if change.event is not None and change.swing > 0]
    most = sorted(notable, key=lambda change: -change.swing)[:MOST_MOMENTS]
    kept = [change for i, change in enumerate(most) if i < FEWEST_MOMENTS or change.swing >= SWING]
    return [change for change in notable if change in kept]
