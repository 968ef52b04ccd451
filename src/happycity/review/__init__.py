"""A finished game looked back on: chances of winning after every move, luck, decisive moments.

    >>> from happycity.review import story_of
    >>> story = story_of(record)              # or a finished game
    >>> story.chances[-1]                     # by seat: who won
    >>> [(moment.number, moment.event, moment.swing) for moment in story.moments]

The same in the terminal: `happycity review RECORD`.  docs/story.md explains the method.  A story follows from
the game alone: told twice, on any machine, it is the same.
"""

from happycity.review.changes import Change
from happycity.review.odds import Chances, Odds
from happycity.review.rounds import Round, SeatRound
from happycity.review.story import Story, story_of

__all__ = ["Chances", "Change", "Odds", "Round", "SeatRound", "Story", "story_of"]
