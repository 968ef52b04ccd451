"""docs/balance.md: the tables, and words for people; every number in them is of the run."""

from collections.abc import Iterator

from happycity.kernel.layout import DECKS
from happycity.rules.config import SPECIALS
from happycity.texts import Texts
from tools.balance.figures import EARLY, Figures, Seats, Special
from tools.balance.tables import (
    FEWEST,
    coin_by_purse_table,
    coin_by_round_table,
    decks_table,
    gain,
    levels_table,
    roads_table,
    seats_table,
    signed,
    specials_table,
)

OFTEN, SELDOM = 0.2, 0.025  # parts of the turns in which the coin is taken
BEST = 3  # special buildings that are named at the top

INTRODUCTION = """\
# Balance

Made by `make balance`: {games:,} games that the net of [`policy`](bots.md) played against itself, in every
kind of game. It learned them all in {learned:,} games and knows every building by what it brought, so that
what differs here is the seat and the cards and not the skill. Intervals are of 95 %, counted by game.
Differences are in hundredths of a victory: +5.0 makes 30 % of the victories out of 25 %. People play
differently: take the order of things from here, not the decimals.
"""
SEATS_WORDS = """\
Shares of the victories; a shared victory is shared. Seat 0 begins every round. In the expert game the Happy
Markets are chosen from the last seat to the first (R2.5): who sits last has the first choice of colour.
"""
SPECIALS_WORDS = """\
- **The net says**: what it expects of the victory right after taking the building, less what it expects right
  after going without any, at the first moment at which a city could take it. The table is in this order. Who
  goes without may still take one later, so this is what it is worth to take this one *now*.
- **Games say**: one such moment of every game was drawn by lot, and for the building that the net liked best
  there both ways were played to the end with the same decks. This is cause and effect, whatever the net
  believes, as far as it knows how to play on; there are fewer cases, so mind the interval.
- **Taken**: by anybody, of the games in which it lay on the table.
- **Takers win** compares their share of the victories with that of takers of any special building in the same
  kind of game: 1 is usual. This is *no* cause: what only a strong city can take looks better than it is.
"""
COIN_WORDS = """\
Instead of buying, a player may take 1 coin (R5.4). Counted are the turns in which something could be bought.
"Coin less purchase" is what the net expects with the coin, less what it expects with the purchase that it
likes best, on average over all these turns: what it would cost to be forced to take the coin.
"""
PURSE_WORDS = """\
By coins in hand before the purchase, in the first rounds and afterwards:
"""
DECKS_WORDS = """\
Decks are called by their prices. Of the cards that are turned up in a round, the share from each deck (R5.2);
of the turns, the share in which nothing (the coin), a card of each deck or a dwelling was bought. Without
Grozilla:
"""
GROZILLA_WORDS = """\
With Grozilla there is a fourth deck, which also holds the monsters (R8.1):
"""
ROADS_WORDS = """\
What the net says is a judgement. To check it, one turn with a choice between coin and purchase and one choice
about a special building were drawn by lot from every game, and the way that the net did *not* go was played
to the end as well. Grouped by what the net had said, the mean of that beside the mean of what happened:
"""
LEVELS_WORDS = """\
Two players, family game, both of the same [level](bots.md#levels).
"""


def page_of(figures: Figures, learned: int) -> str:
    """The whole page; `learned`: from how many games the net learned."""
    return "\n".join(_lines(figures, learned)).rstrip("\n") + "\n"


def _lines(figures: Figures, learned: int) -> Iterator[str]:
    yield INTRODUCTION.format(games=figures.games, learned=learned)
    yield from ("## In short", "", *in_short(figures), "")
    yield from ("## Seats", "", SEATS_WORDS, *seats_table(figures.seats), "")
    for number, (name, specials) in enumerate(figures.specials.items()):
        yield from (f"## Special buildings of the {name} game", "")
        if number == 0:
            yield SPECIALS_WORDS
        yield from (*specials_table(specials), "")
    yield from ("## When to take the coin", "", COIN_WORDS)
    yield from (*coin_by_round_table(figures.coin_by_round), "", PURSE_WORDS)
    yield from (*coin_by_purse_table(figures.coin_when_early, figures.coin_when_late), "")
    yield from ("## Which deck", "", DECKS_WORDS, *decks_table(figures.decks, DECKS - 1), "")
    yield from (GROZILLA_WORDS, *decks_table(figures.decks_with_grozilla, DECKS), "")
    yield from ("## How far to believe it", "", ROADS_WORDS)
    yield from (*roads_table(figures.coin_roads, figures.take_roads), "", _verdict(figures), "")
    if figures.levels:
        yield from ("## Scores by level", "", LEVELS_WORDS, *levels_table(figures.levels))


def in_short(figures: Figures) -> Iterator[str]:
    """What a reader takes home."""
    for name in SPECIALS:
        rows = [s for s in figures.seats if s.config.specials == name and not s.config.grozilla]
        if rows:
            yield f"- **Seats, {name} game.** {_seats_words(rows)}"
    for name, specials in figures.specials.items():
        yield f"- **Special buildings, {name} game.** {_specials_words(specials)}"
    yield f"- **The coin.** {_coin_words(figures)}"


def _seats_words(rows: list[Seats]) -> str:
    """Whether the first seat or the last is the better one, and what each of them wins."""
    first, last = ([row.shares[seat].value for row in rows] for seat in (0, -1))
    fair = [1 / row.config.players for row in rows]
    better = "first" if sum(first) > sum(last) else "last"
    players = ", ".join(str(row.config.players) for row in rows)
    return (
        f"It is good to sit {better}. With {players} players the first seat wins {_listed(first)} % of the "
        f"victories, the last one {_listed(last)} %; fair are {_listed(fair)} %."
    )


def _listed(shares: list[float]) -> str:
    return ", ".join(f"{100 * share:.1f}" for share in shares)


def _specials_words(specials: list[Special]) -> str:
    texts = Texts()
    known = [special for special in specials if special.worth.cases >= FEWEST]
    names = [f"{texts.card(special.card)} ({signed(special.worth.value)})" for special in known]
    return f"Worth most to take: {', '.join(names[:BEST])}; least: {', '.join(names[-BEST:])}."


def _coin_words(figures: Figures) -> str:
    """A rule of thumb, as far as the figures bear it out."""
    *_, overall = figures.coin_by_round
    early, late = figures.coin_when_early, figures.coin_when_late
    words = [
        f"Of the turns in which it could buy something the net takes the coin in {overall.taken.value:.1%}."
    ]
    words.append(
        f"With {early[0].when} coins in hand it does so in {early[0].taken.value:.0%} up to round {EARLY}, "
        f"and in {late[0].taken.value:.0%} later."
    )
    rich = [coin.when.split()[0] for coin in late if coin.taken.value <= SELDOM]
    if rich:
        words.append(f"From round {EARLY + 1} on, with {rich[0]} coins or more, it hardly ever does.")
    poor = [first.when for first, then in zip(early, late, strict=True) if then.taken.value >= OFTEN]
    if poor:
        words.append(f"A rule of thumb: buy whenever you can; only with {poor[-1]} coins think of saving.")
    return " ".join(words)


def _verdict(figures: Figures) -> str:
    coin, take = figures.coin_roads[-1], figures.take_roads[-1]
    return (
        f"In all, the coin in place of a purchase was worth {gain(coin.happened)} where the net said "
        f"{signed(coin.said.value)}, and a special building {gain(take.happened)} where it said "
        f"{signed(take.said.value)}. Where the two differ, believe the games."
    )
