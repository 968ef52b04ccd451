"""The story of a finished game as the protocol tells it: by the steps of the server's log."""

from bisect import bisect_left
from collections.abc import Collection, Sequence
from itertools import accumulate

import msgspec

from happycity import review
from happycity.review import Reveal, Round
from happycity.review.odds import rounded
from happycity.server.game.snapshots import Snapshot
from happycity.server.protocol import history
from happycity.server.protocol.history import RoundStory, Story


def story_of(snapshots: Sequence[Snapshot], resigned: Collection[int] = ()) -> Story:
    """Tell a finished game, given by all its snapshots; for the seats of some who resigned."""
    story = review.story_of(snapshots[-1].game, resigned=resigned)
    reached = moves_reached(snapshots)
    return Story(
        rounds=[_round(one, reached) for one in story.rounds],
        chances=[rounded(story.chances[moves]) for moves in reached],
        luck=rounded(story.luck),
        reveals=[_reveal(one, reached) for one in story.reveals],
        reached=reached,
    )


def moves_reached(snapshots: Sequence[Snapshot]) -> list[int]:
    """By step: how many moves had been played that were never taken back."""
    undone = {number for snapshot in snapshots for number in snapshot.undoes}
    return list(accumulate(0 if one.seq in undone else len(one.moves) for one in snapshots))


def _round(one: Round, reached: Sequence[int]) -> RoundStory:
    first, last = (bisect_left(reached, number) for number in (one.first, one.last))
    plain = msgspec.to_builtins(one) | {"first": first, "last": last, "chances": rounded(one.chances)}
    return msgspec.convert(plain, RoundStory)


def _reveal(reveal: Reveal, reached: Sequence[int]) -> history.Reveal:
    plain = reveal.to_dict() | {"step": bisect_left(reached, reveal.number)}
    return msgspec.convert(plain, history.Reveal)
