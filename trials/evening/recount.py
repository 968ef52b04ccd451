"""The standings of a duplicate once more, plainly, from nothing but the records of its games.

Written without the server's own way: names instead of numbers, every comparison on its own.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from happycity.review import story_of
from happycity.review.odds import rounded
from happycity.rules.record import Record, replay


@dataclass(frozen=True)
class Seen:
    """How somebody did in one game."""

    deal: str
    seat: int
    name: str | None
    """None is a bot."""
    points: int
    coins: int
    share: Fraction


@dataclass(frozen=True)
class Counted:
    """Where somebody stands."""

    score: Fraction
    share: Fraction
    games: int


def recounted(records: Sequence[Record]) -> dict[str, Counted]:
    """By name: what all these games together say."""
    seen = [one for record in records for one in _seen_in(record)]
    matches, shares = defaultdict[str, list[Fraction]](list), defaultdict[str, list[Fraction]](list)
    for one in seen:
        if one.name is None:
            continue
        others = [
            other for other in seen if other is not one and (other.deal, other.seat) == (one.deal, one.seat)
        ]
        won = sum((_against(one, other) for other in others), Fraction())
        matches[one.name].append(won / len(others))
        shares[one.name].append(one.share)
    return {name: Counted(_mean(matches[name]), _mean(shares[name]), len(matches[name])) for name in matches}


def luck_in(record: Record) -> Sequence[float]:
    """By seat: how much hidden cards changed the chance of winning, as it is shown."""
    return rounded(story_of(record).luck)


def _seen_in(record: Record) -> list[Seen]:
    """Played once more by the rules; what the record says of its result is not believed."""
    *_, game = replay(record)
    names = record.meta["players"]
    best = max((city.points, city.coins) for city in game.cities)
    winners = [city.seat for city in game.cities if (city.points, city.coins) == best]
    return [
        Seen(
            deal=record.meta["fair"]["secret"],
            seat=city.seat,
            name=None if record.meta["bots"][city.seat] else names[city.seat],
            points=city.points,
            coins=city.coins,
            share=Fraction(city.seat in winners, len(winners)),
        )
        for city in game.cities
    ]


def _against(one: Seen, other: Seen) -> Fraction:
    mine, theirs = (one.points, one.coins), (other.points, other.coins)
    return Fraction(1) if mine > theirs else Fraction(1, 2) if mine == theirs else Fraction(0)


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction()) / len(values)
