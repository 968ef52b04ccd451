"""The figures as tables of Markdown."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import ceil

from happycity.kernel.layout import SEATS
from happycity.texts import Texts
from tools.balance.estimates import Estimate
from tools.balance.figures import DOUBTS, EARLY, Coin, Decks, Level, Road, Seats, Special

FEWEST = 30  # cases below which nothing is said

Lines = Iterator[str]


def _share(found: Estimate) -> str:
    if found.cases < FEWEST:
        return "–"
    return f"{found.value:.1%} ({100 * found.low:.1f} – {100 * found.high:.1f})"


def _brief_share(found: Estimate) -> str:
    """For wide tables; from thousands of cases, which leave no lopsided interval."""
    return "–" if found.cases < FEWEST else f"{found.value:.0%} ± {_half(found, 100)}"


def _mean(found: Estimate, digits: int = 1) -> str:
    return "–" if found.cases < FEWEST else _any_mean(found, digits)


def _any_mean(found: Estimate, digits: int = 1) -> str:
    """However few there are: the interval says it."""
    return f"{found.value:.{digits}f} ± {_half(found, 1, digits)}"


def gain(found: Estimate) -> str:
    """A difference between shares of a victory, in hundredths."""
    if found.cases < FEWEST:
        return "–"
    return f"{signed(found.value)} ± {_half(found, 100)}"


def signed(share: float) -> str:
    """Hundredths of a victory, more or less."""
    text = f"{100 * share:+.1f}".replace("-", "−")
    return text[1:] if text[1:] == "0.0" else text


def _half(found: Estimate, scale: int, digits: int = 1) -> str:
    """Half the width of an interval, rounded up: it never looks narrower than it is."""
    parts = 10**digits
    return f"{ceil(parts * scale * (found.high - found.low) / 2) / parts:.{digits}f}"


def _table(columns: Iterable[str], rows: Iterable[Iterable[str]]) -> Lines:
    """The first column is words, the others are numbers."""
    names = list(columns)
    yield f"| {' | '.join(names)} |"
    yield "|---|" + "---:|" * (len(names) - 1)
    for row in rows:
        yield f"| {' | '.join(row)} |"


def seats_table(all_seats: Iterable[Seats]) -> Lines:
    """Seat advantage by kind of game."""
    seats = [f"seat {seat}" for seat in range(SEATS)]
    yield from _table(["game", "games", *seats, "points", "rounds"], map(_seats_row, all_seats))


def _seats_row(seats: Seats) -> Lines:
    config = seats.config
    yield f"{config.players} players, {config.specials}{' + Grozilla' if config.grozilla else ''}"
    yield f"{seats.games:,}"
    yield from map(_share, seats.shares)
    yield from ["–"] * (SEATS - len(seats.shares))
    yield _mean(seats.points)
    yield _mean(seats.rounds, 2)


def specials_table(specials: Iterable[Special]) -> Lines:
    """Special buildings, those that the net values most first."""
    columns = ["special building", "the net says", "games say", "taken", "in round"]
    yield from _table([*columns, "takers win, times the usual"], map(_special_row, specials))


def _special_row(special: Special) -> Lines:
    yield Texts().card(special.card)
    yield gain(special.worth)
    yield gain(special.played)
    yield _share(special.taken)
    yield _mean(special.round)
    yield _mean(special.wins, 2)


def coin_by_round_table(coins: Iterable[Coin]) -> Lines:
    """Round after round."""
    rows = ((coin.when, f"{coin.taken.cases:,}", *_coin_row(coin)) for coin in coins)
    yield from _table(("round", "turns", "takes the coin", "coin less purchase"), rows)


def coin_by_purse_table(early: Iterable[Coin], late: Iterable[Coin]) -> Lines:
    """By coins in hand, in the first rounds and later."""
    columns = ["coins in hand"]
    for when in (f"rounds 1 to {EARLY}", f"from round {EARLY + 1}"):
        columns += [f"{when}: takes the coin", "coin less purchase"]
    pairs = zip(early, late, strict=True)
    yield from _table(columns, ((first.when, *_coin_row(first), *_coin_row(then)) for first, then in pairs))


def _coin_row(coin: Coin) -> Lines:
    yield _share(coin.taken)
    yield gain(coin.gain)


def decks_table(all_decks: Iterable[Decks], decks: int) -> Lines:
    """Where cards are drawn and bought, round after round."""
    names = [Texts.deck(deck) for deck in range(1, decks + 1)]
    bought = [f"buys {name}" for name in ("nothing", *names, "a dwelling")]
    columns = ["round", *(f"draws {name}" for name in names), *bought]
    rows = (
        (row.round, *map(_brief_share, (*row.drawn[:decks], *row.bought[: 1 + decks], row.bought[-1])))
        for row in all_decks
    )
    yield from _table(columns, rows)


def roads_table(coin: Iterable[Road], take: Iterable[Road]) -> Lines:
    """What the net said beside what happened."""
    groups = [f"below {signed(DOUBTS[0])}"]
    groups += [f"{signed(low)} to {signed(high)}" for low, high in pairwise(DOUBTS)]
    groups += [f"above {signed(DOUBTS[-1])}", "all"]
    columns = [f"{what}: {who}" for what in ("coin", "special building") for who in ("net", "games", "times")]
    rows = (
        (group, *_road_row(of_coin), *_road_row(of_special))
        for group, of_coin, of_special in zip(groups, coin, take, strict=True)
    )
    yield from _table(("the net said", *columns), rows)


def _road_row(road: Road) -> Lines:
    yield gain(road.said)
    yield gain(road.happened)
    yield f"{road.said.cases:,}"


def levels_table(levels: Iterable[Level]) -> Lines:
    """Scores of games in which everybody is of one level."""
    rows = (
        (level.name, str(level.games), *map(_any_mean, (level.points, level.best, level.rounds)))
        for level in levels
    )
    yield from _table(("level", "games", "mean points", "of the winner", "rounds"), rows)
