"""A finished game looked back on: chances of winning after every move, luck, what decisions were worth.

    >>> from happycity.review import story_of
    >>> story = story_of(record)              # or a finished game
    >>> story.chances[-1]                     # by seat: who won
    >>> [(reveal.number, reveal.event, reveal.swing) for reveal in story.reveals]

    >>> from happycity.review import DEEP, review_of
    >>> review = review_of(record, DEEP)      # also what every decision was worth, and what was better
    >>> [(one.number, one.grade, one.cost) for one in review.mistakes]

    >>> from happycity.review import level_table, own_game, skill_of
    >>> games = [own_game(review_of(record), seat=0) for record in records]
    >>> skill_of(games, level_table()).like   # over many games: the level that chooses as well

The same in the terminal: `happycity review RECORD`, `happycity skill RECORDS --player NAME`, and
`happycity hint POSITION` for a single decision.  docs/story.md
and docs/review.md explain the method.  Both follow from the game alone: told twice, on any machine, they are
the same.
"""

from happycity.review.decisions import Decision, Grade, choice_dict
from happycity.review.grounds import Ground, grounds_of, grounds_of_best
from happycity.review.judge import DEEP, DEPTHS, HINT, QUICK, Choice, Depth, Judge, Verdict
from happycity.review.odds import Chances, Odds
from happycity.review.puzzles import (
    Answer,
    Effort,
    Miner,
    Puzzle,
    Theme,
    parse_puzzle,
    puzzle_line,
    shipped_puzzles,
)
from happycity.review.reveals import Reveal
from happycity.review.review import Review, review_of
from happycity.review.rounds import Round, SeatRound
from happycity.review.skill import OwnDecision, OwnGame, Skill, own_game, skill_of
from happycity.review.story import Story, story_of
from happycity.review.yardsticks import level_table

__all__ = [
    "DEEP",
    "DEPTHS",
    "HINT",
    "QUICK",
    "Answer",
    "Chances",
    "Choice",
    "Decision",
    "Depth",
    "Effort",
    "Grade",
    "Ground",
    "Judge",
    "Miner",
    "Odds",
    "OwnDecision",
    "OwnGame",
    "Puzzle",
    "Reveal",
    "Review",
    "Round",
    "SeatRound",
    "Skill",
    "Story",
    "Theme",
    "Verdict",
    "choice_dict",
    "grounds_of",
    "grounds_of_best",
    "level_table",
    "own_game",
    "parse_puzzle",
    "puzzle_line",
    "review_of",
    "shipped_puzzles",
    "skill_of",
    "story_of",
]
