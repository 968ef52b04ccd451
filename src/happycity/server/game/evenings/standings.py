"""Who stands where: by all rounds that are over, in exact fractions."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from happycity.kernel.victory import ranks_of
from happycity.server.model import UNFINISHED, Score, Sitting, StoredEvening
from happycity.server.protocol.evenings import EveningPlace

MOST_PLAYERS = 5
"""Who can share a victory."""


class Place(NamedTuple):
    """One seat of one game."""

    round: int
    number: int
    seat: int


class Reached(NamedTuple):
    """What somebody has reached in one game."""

    match: Fraction | None
    share: Fraction
    luck: float | None


def played_out(sittings: Sequence[Sitting]) -> list[Sitting]:
    """The tables of all rounds that are over at every table."""
    running = {one.round for one in sittings if one.status in UNFINISHED}
    return [one for one in sittings if one.round not in running]


def match_points(sittings: Iterable[Sitting]) -> dict[Place, Fraction]:
    """Of the others in the same seat with the same deal, what part was worse; who was equal counts half.

    Worse and equal are as at one table: points, then coins (R7.5).  A bot is compared like everybody; a game
    without a result is not compared; where nobody else has one, there is nothing to say.
    """
    alike: dict[tuple[int, int], list[tuple[Place, Score]]] = defaultdict(list)
    for one in sittings:
        for seat, score in enumerate(one.scores):
            if score is not None:
                alike[one.round, seat].append((Place(one.round, one.number, seat), score))
    found: dict[Place, Fraction] = {}
    for group in alike.values():
        if len(group) > 1:
            found |= _matched(group)
    return found


def _matched(group: Sequence[tuple[Place, Score]]) -> dict[Place, Fraction]:
    ranks = ranks_of([score.points for _, score in group], [score.coins for _, score in group])
    others = len(group) - 1
    return {
        place: Fraction(2 * sum(other > rank for other in ranks) + ranks.count(rank) - 1, 2 * others)
        for (place, _), rank in zip(group, ranks, strict=True)
    }


def standings_of(evening: StoredEvening, sittings: Sequence[Sitting]) -> list[EveningPlace]:
    """Everybody who takes part, the best first; equal ones share a place."""
    counted = played_out(sittings)
    matches, reached = match_points(counted), defaultdict[int, list[Reached]](list)
    for one in counted:
        for seat, (entrant, score) in enumerate(zip(one.entrants, one.scores, strict=True)):
            if entrant is not None and score is not None:
                match = matches.get(Place(one.round, one.number, seat))
                share = Fraction(score.share).limit_denominator(MOST_PLAYERS)
                reached[entrant].append(Reached(match, share, score.luck))
    scores = {one.number: _mean([game.match for game in reached[one.number]]) for one in evening.entrants}
    ordered = sorted(scores, key=lambda number: (-_or_below(scores[number]), number))
    return [_place(number, scores, reached[number]) for number in ordered]


def _place(number: int, scores: dict[int, Fraction | None], games: Sequence[Reached]) -> EveningPlace:
    mine = scores[number]
    adjusted = [game.share - Fraction(game.luck) for game in games if game.luck is not None]
    return EveningPlace(
        place=1 + sum(_or_below(other) > _or_below(mine) for other in scores.values()),
        entrant=number,
        games=len(games),
        score=_told(mine),
        strength=None,
        share=_told(_mean([game.share for game in games])),
        adjusted=_told(_mean(adjusted)),
        reviewed=len(adjusted),
    )


def _mean(values: Iterable[Fraction | None]) -> Fraction | None:
    known = [value for value in values if value is not None]
    return sum(known, Fraction()) / len(known) if known else None


def _or_below(score: Fraction | None) -> Fraction:
    """For comparisons: who has none stands behind all who have one."""
    return Fraction(-1) if score is None else score


def _told(value: Fraction | None) -> float | None:
    return None if value is None else float(value)
