"""What a tournament shows: one line per bot, per seat, per pair of bots and per special building."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from happycity.arena.intervals import Share, Tally
from happycity.arena.ratings import Rating, ratings
from happycity.arena.results import GameResult, SeatResult, milliseconds_of

SLOW = 0.95
"""The part of the moves that is not slower than `slow`."""


@dataclass(frozen=True, slots=True)
class BotLine:
    """How a bot did."""

    name: str
    games: int
    share: Share
    rating: Rating
    points: float
    rounds: float
    milliseconds: float
    """Per move with a choice."""
    slow: float
    """So many milliseconds or less for 95 % of those moves."""
    faults: int


@dataclass(frozen=True, slots=True)
class SeatLine:
    """How a seat did, whoever sat there."""

    seat: int
    share: Share
    points: float


@dataclass(frozen=True, slots=True)
class SpecialLine:
    """A special building: how often it lay on the table, was taken, and what share its takers won."""

    card: str
    offered: int
    taken: int
    share: Share
    usual: float
    """What its takers win in all their games: a building is not good merely because good bots take it."""


@dataclass(frozen=True, slots=True)
class Summary:
    """All of it."""

    games: int
    deals: int
    rounds: float
    bots: tuple[BotLine, ...]
    """The best first."""
    seats: tuple[SeatLine, ...]
    matrix: dict[str, dict[str, Share]]
    """Bot → opponent → how often it finished ahead (an equal place counts half)."""
    specials: tuple[SpecialLine, ...]
    """The most taken first."""


def summary_of(results: Sequence[GameResult]) -> Summary:
    """Sum up the finished games, one at least."""
    bots = _bots(results)
    return Summary(
        games=len(results),
        deals=len({result.deal for result in results}),
        rounds=fmean(result.rounds for result in results),
        bots=bots,
        seats=tuple(_seats(results)),
        matrix=_matrix(results),
        specials=_specials(results, {bot.name: bot.share.value for bot in bots}),
    )


def seats_of(results: Sequence[GameResult]) -> Iterator[tuple[GameResult, int, SeatResult]]:
    """Every seat of every game."""
    for result in results:
        for number, seat in enumerate(result.seats):
            yield result, number, seat


# --- bots and seats -------------------------------------------------------------------------------


def _bots(results: Sequence[GameResult]) -> tuple[BotLine, ...]:
    rated = ratings(results)
    played = defaultdict[str, list[tuple[GameResult, SeatResult]]](list)
    for result, _, seat in seats_of(results):
        played[seat.bot].append((result, seat))
    lines = [_bot(name, parts, rated[name]) for name, parts in played.items()]
    return tuple(sorted(lines, key=lambda line: (-line.share.value, -line.rating.mu, line.name)))


def _bot(name: str, parts: list[tuple[GameResult, SeatResult]], rating: Rating) -> BotLine:
    seats = [seat for _, seat in parts]
    asked = sum(seat.asked for seat in seats)
    return BotLine(
        name=name,
        games=len({result.game for result, _ in parts}),
        share=_share((result.deal, seat.share) for result, seat in parts),
        rating=rating,
        points=fmean(seat.points for seat in seats),
        rounds=fmean(result.rounds for result, _ in parts),
        milliseconds=1000 * sum(seat.seconds for seat in seats) / max(asked, 1),
        slow=_slow(Counter(step for seat in seats for step in seat.times)),
        faults=sum(seat.faults for seat in seats),
    )


def _share(wins: Iterable[tuple[int, float]]) -> Share:
    tally = Tally()
    for deal, won in wins:
        tally.add(deal, won)
    return tally.share()


def _slow(steps: Counter[int]) -> float:
    """The time that 95 % of the moves do not exceed, from their steps."""
    below, wanted = 0, SLOW * steps.total()
    for step in sorted(steps):
        below += steps[step]
        if below >= wanted:
            return milliseconds_of(step)
    return 0.0


def _seats(results: Sequence[GameResult]) -> Iterator[SeatLine]:
    for number in range(len(results[0].seats)):
        share = _share((result.deal, result.seats[number].share) for result in results)
        yield SeatLine(number, share, fmean(result.seats[number].points for result in results))


# --- pairs and special buildings ------------------------------------------------------------------


def _matrix(results: Sequence[GameResult]) -> dict[str, dict[str, Share]]:
    tallies = defaultdict[str, defaultdict[str, Tally]](_tallies)
    for result, number, own in seats_of(results):
        ranks = result.ranks
        for rank, other in zip(ranks, result.seats, strict=True):
            if other.bot != own.bot:
                tallies[own.bot][other.bot].add(result.deal, _share_won(ranks[number], rank))
    return {name: {other: tally.share() for other, tally in row.items()} for name, row in tallies.items()}


def _tallies() -> defaultdict[str, Tally]:
    return defaultdict(Tally)


def _share_won(own: int, other: int) -> float:
    """The share of the game between two seats, by their ranks."""
    return ((own < other) + (own <= other)) / 2


def _specials(results: Sequence[GameResult], usual: dict[str, float]) -> tuple[SpecialLine, ...]:
    offered = Counter(card for result in results for card in result.table)
    takers = defaultdict[str, list[tuple[GameResult, SeatResult]]](list)
    for result, _, seat in seats_of(results):
        if seat.special:
            takers[seat.special].append((result, seat))
    lines = [_special(card, offered[card], takers[card], usual) for card in offered]
    return tuple(sorted(lines, key=_popularity, reverse=True))


def _special(
    card: str, offered: int, takers: list[tuple[GameResult, SeatResult]], usual: dict[str, float]
) -> SpecialLine:
    share = _share((result.deal, seat.share) for result, seat in takers)
    expected = fmean(usual[seat.bot] for _, seat in takers) if takers else 0.0
    return SpecialLine(card, offered, len(takers), share, expected)


def _popularity(line: SpecialLine) -> tuple[float, int, str]:
    return line.taken / line.offered, line.offered, line.card
