"""What went wrong with the bots, in sentences."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from happycity.arena.results import Failure, GameResult
from happycity.bots import BotFault
from happycity.codes import Code
from happycity.rules.refusals import plainly
from happycity.texts import Texts

MOST_LISTED = 3
"""Failures of one bot that are listed in full."""


@dataclass(frozen=True, slots=True)
class ReportedFailure:
    """A failure and where it happened."""

    bot: str
    game: int
    move: int
    code: str
    sentence: str


def failures_of(results: Iterable[GameResult]) -> Iterator[ReportedFailure]:
    """The first few failures of each bot."""
    listed = Counter[str]()
    for result in results:
        for failure in result.failures:
            bot = result.seats[failure.seat].bot
            if listed[bot] < MOST_LISTED:
                listed[bot] += 1
                yield ReportedFailure(bot, result.game, failure.move, failure.code, sentence_of(failure))


def fault_counts(results: Iterable[GameResult]) -> dict[str, int]:
    """Bot → moves that were chosen for it, only bots that failed."""
    counts = defaultdict[str, int](int)
    for result in results:
        for seat in result.seats:
            counts[seat.bot] += seat.faults
    return {bot: count for bot, count in counts.items() if count}


def sentence_of(failure: Failure) -> str:
    """What went wrong, in words; as code and facts if the catalogue does not know it."""
    try:
        return Texts().refusal(BotFault(Code(failure.code), **failure.facts))
    except (ValueError, LookupError):  # of another version of this program, or without its facts
        return plainly(failure.code, failure.facts)
