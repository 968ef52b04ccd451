"""The story of a finished game as the protocol tells it: by the steps of the server's log."""

from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from happycity import review
from happycity.review import Change, Round
from happycity.review.odds import rounded
from happycity.server.game.snapshots import Snapshot
from happycity.server.protocol import Moment, RoundStory, Story


def story_of(snapshots: Sequence[Snapshot]) -> Story:
    """Tell a finished game, given by all its snapshots."""
    told, reached = review.story_of(snapshots[-1].game), moves_reached(snapshots)
    return Story(
        playouts=told.playouts,
        rounds=[_round(one, reached) for one in told.rounds],
        chances=[rounded(told.chances[moves]) for moves in reached],
        luck=rounded(told.luck),
        moments=[_moment(change, reached) for change in told.moments],
    )


def moves_reached(snapshots: Sequence[Snapshot]) -> list[int]:
    """By step: how many moves had been played that were never taken back."""
    reached = [len(snapshot.game.steps) for snapshot in snapshots]
    for index in range(len(reached) - 2, -1, -1):
        reached[index] = min(reached[index], reached[index + 1])
    return reached


def _round(told: Round, reached: Sequence[int]) -> RoundStory:
    first, last = (bisect_left(reached, number) for number in (told.first, told.last))
    plain = msgspec.to_builtins(told) | {"first": first, "last": last, "chances": rounded(told.chances)}
    return msgspec.convert(plain, RoundStory)


def _moment(told: Change, reached: Sequence[int]) -> Moment:
    plain = told.to_dict() | {"step": bisect_left(reached, told.number)}
    return msgspec.convert(plain, Moment)
