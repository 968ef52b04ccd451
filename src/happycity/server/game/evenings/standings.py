"""Who stands where: by all rounds that are over, in exact fractions."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from happycity.kernel.victory import ranks_of
from happycity.server.model.evenings import Score, Sitting, StoredEvening
from happycity.server.model.tables import UNFINISHED, rules_in
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
    others: tuple[int, ...]
    """Who else sat there, but for bots."""


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
    reached = reached_in(played_out(sittings))
    scores = scores_of(evening, sittings)
    strengths = {number: _strength(evening, reached[number], scores) for number in scores}
    worth = {number: (_or_below(scores[number]), strengths[number] or 0) for number in scores}
    ordered = sorted(scores, key=lambda number: (worth[number], -number), reverse=True)
    return [
        _place(
            1 + sum(other > worth[number] for other in worth.values()),
            number,
            scores[number],
            strengths[number],
            reached[number],
        )
        for number in ordered
    ]


def reached_in(sittings: Sequence[Sitting]) -> defaultdict[int, list[Reached]]:
    """By number, game by game."""
    matches, reached = match_points(sittings), defaultdict[int, list[Reached]](list)
    for one in sittings:
        for seat, (entrant, score) in enumerate(zip(one.entrants, one.scores, strict=True)):
            if entrant is not None and score is not None:
                match = matches.get(Place(one.round, one.number, seat))
                share = Fraction(score.share).limit_denominator(MOST_PLAYERS)
                others = tuple(other for other in one.entrants if other not in (None, entrant))
                reached[entrant].append(Reached(match, share, score.luck, others))
    return reached


def scores_of(evening: StoredEvening, sittings: Sequence[Sitting]) -> dict[int, Fraction | None]:
    """By number: the mean of the match points, or the victories.

    Who rests while others play, or whose game had no result, gets their own mean for it.
    """
    counted = played_out(sittings)
    reached, rounds = reached_in(counted), len({one.round for one in counted})
    if evening.kind == "duplicate":
        return {one.number: _mean(game.match for game in reached[one.number]) for one in evening.entrants}
    players = rules_in(evening.config).players
    return {
        one.number: _victories(reached[one.number], 0 if one.left else rounds, players)
        for one in evening.entrants
    }


def _victories(games: Sequence[Reached], rounds: int, players: int) -> Fraction | None:
    """With a mean for every round without a game; whoever has not played yet counts as average."""
    played = _mean(game.share for game in games)
    if played is None:
        return Fraction(rounds, players) if rounds else None
    return played * max(rounds, len(games))


def _strength(
    evening: StoredEvening, games: Sequence[Reached], scores: Mapping[int, Fraction | None]
) -> Fraction | None:
    """The scores of all whom somebody has met, once for every meeting."""
    if evening.kind == "duplicate":
        return None
    return sum((scores[other] or Fraction() for game in games for other in game.others), Fraction())


def _place(
    place: int, number: int, score: Fraction | None, strength: Fraction | None, games: Sequence[Reached]
) -> EveningPlace:
    adjusted = [game.share - Fraction(game.luck) for game in games if game.luck is not None]
    return EveningPlace(
        place=place,
        entrant=number,
        games=len(games),
        score=_told(score),
        strength=_told(strength),
        share=_told(_mean(game.share for game in games)),
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
