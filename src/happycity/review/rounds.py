"""The rounds of a game in numbers: how every city grew."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from happycity.review.odds import Chances, rounded
from happycity.rules.history import PlayedMove

BUILT = ("bought", "special_taken")
"""Events with which a card comes into a city."""


@dataclass(frozen=True, slots=True)
class SeatRound:
    """How a city stood in one round."""

    coins: int
    """In hand when the seat's turn began, its income included."""
    income: int
    """This and what follows: when the round was over."""
    points: int
    inhabitants: int
    hearts: int
    cards: int
    built: tuple[str, ...]
    """Cards that came into the city in this round."""


@dataclass(frozen=True, slots=True)
class Round:
    """One round of a finished game."""

    round: int
    first: int
    """Number of the move with which it began."""
    last: int
    seats: tuple[SeatRound, ...]
    chances: Chances
    """By seat, when the round was over."""

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {**asdict(self), "chances": rounded(self.chances)}


def rounds_of(moves: Sequence[PlayedMove], chances: Sequence[Chances]) -> Iterator[Round]:
    """Every round; `chances` before the first move and after each."""
    for number in range(1, moves[-1].after.round + 1):
        within = [played for played in moves if played.before.round == number]
        yield Round(
            round=number,
            first=within[0].number,
            last=within[-1].number,
            seats=tuple(_seat_round(within, seat) for seat in range(len(chances[0]))),
            chances=chances[within[-1].number],
        )


def _seat_round(within: Sequence[PlayedMove], seat: int) -> SeatRound:
    began = next(played.before for played in within if played.before.turn == seat)
    city = within[-1].after.cities[seat]
    events = (event for played in within for event in played.events)
    return SeatRound(
        coins=began.cities[seat].coins,
        income=city.income,
        points=city.points,
        inhabitants=city.inhabitants,
        hearts=city.hearts,
        cards=len(city.cards),
        built=tuple(event.facts["card"] for event in events if event.seat == seat and event.name in BUILT),
    )
