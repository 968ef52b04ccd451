"""The story of a finished game: its rounds in numbers, the chances of winning, luck and decisive moments.

docs/story.md explains the method.  A story follows from the game alone: told twice, it is the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from happycity.bots.odds import Chances, Odds, is_draw
from happycity.rules.card_set import standard_set
from happycity.rules.events import Event
from happycity.rules.game import Game
from happycity.rules.legality import action_of
from happycity.rules.moves import Move
from happycity.server.game.snapshots import Snapshot
from happycity.server.protocol import Moment, RoundStory, SeatRound, Story

IMAGINED = 900
"""Playouts at each position, shared by the players: more players make longer games."""
FEWEST_MOMENTS, MOST_MOMENTS = 3, 5
SWING = 0.04
"""A change of chances that is worth telling even if three others were greater."""

# By which event a decision is told, the first that is there.
TELLING = ("special_taken", "bought", "passed", "destroyed", "gift", "copied", "discarded", "market_chosen")
BUILT = ("bought", "special_taken")


@dataclass(frozen=True, slots=True)
class Turned:
    """One move of the game as it was played in the end, undone ones left out."""

    step: int
    """The number of the entry that brought it about; 0: before the first."""
    before: Game
    move: Move
    after: Game
    events: tuple[Event, ...]

    @property
    def is_choice(self) -> bool:
        """Whether there was another move."""
        return len(self.before.legal_actions) > 1


@dataclass(frozen=True, slots=True)
class Change:
    """What one decision or reveal made of the chances."""

    turned: Turned
    luck: bool
    event: Event | None
    before: Chances
    after: Chances

    @property
    def swing(self) -> float:
        """The greatest change for any seat."""
        return max(abs(after - before) for before, after in zip(self.before, self.after, strict=True))


def story_of(stops: Sequence[Snapshot]) -> Story:
    """Tell a finished game, given by all its stops."""
    moves = list(moves_of(stops))
    chances = ChancesOf(moves)
    return Story(
        playouts=chances.playouts,
        rounds=list(_rounds(moves, chances.after)),
        chances=_by_step(moves, chances, len(stops)),
        luck=[round(sum(part), 4) for part in zip(*chances.luck, strict=True)],
        moments=[_moment(change) for change in _decisive(chances.changes)],
    )


# --- the moves that count -----------------------------------------------------------------------------


def moves_of(stops: Sequence[Snapshot]) -> Iterator[Turned]:
    """Every move with its step: the one from which on it was never taken back."""
    last = stops[-1].game
    game = _first_of(stops)
    for number, step in zip(_numbers(stops), last.steps, strict=True):
        after, events = game.play(step.move, order=step.rebuild.order if step.rebuild else None)
        yield Turned(number, game, step.move, after, events)
        game = after


def _first_of(stops: Sequence[Snapshot]) -> Game:
    game = stops[0].game
    assert game.setup is not None, "games of a server begin with a set-up"
    return Game.from_setup(game.config, game.setup)


def _numbers(stops: Sequence[Snapshot]) -> Iterator[int]:
    """By move: the number of its entry."""
    reached = [len(stop.game.steps) for stop in stops]
    for index in range(len(reached) - 2, -1, -1):
        reached[index] = min(reached[index], reached[index + 1])  # what was taken back was not reached
    yield from [0] * reached[0]
    for seq, (before, after) in enumerate(pairwise(reached), 1):
        yield from [seq] * (after - before)


# --- the chances of winning ---------------------------------------------------------------------------


class ChancesOf:
    """The chances along a game, worked out move by move."""

    def __init__(self, moves: Sequence[Turned]) -> None:
        first = moves[0].before
        self.playouts = IMAGINED // first.config.players
        self._odds = Odds(" ".join(str(turned.move) for turned in moves), self.playouts)
        self._raw = first.view().known
        self._now = self.first = self._odds.at(self._raw)
        self._discarded: Turned | None = None
        self.changes: list[Change] = []
        self.after: list[Chances] = []
        for turned in moves:
            self._follow(turned)
            self.after.append(self._now)

    @cached_property
    def luck(self) -> list[Chances]:
        """What every reveal changed, by seat."""
        nothing = (0.0,) * len(self.first)
        reveals = [change for change in self.changes if change.luck]
        return [
            nothing,
            *(tuple(b - a for a, b in zip(one.before, one.after, strict=True)) for one in reveals),
        ]

    def _follow(self, turned: Turned) -> None:
        action = action_of(turned.before, turned.move)
        if is_draw(action):
            self._draw(turned, action)
        elif turned.move.word == "refuse":
            expected = self._odds.unboxed(self._raw, action)
            self._raw = turned.after.view().known
            self._reveal(turned, expected)
        else:
            self._raw = self._odds.after(self._raw, action)
            self._decide(turned)

    def _draw(self, turned: Turned, action: int) -> None:
        """First the choice of what to discard and which deck to draw from, then the card."""
        revealed = next(event for event in turned.events if event.name == "revealed")
        card = standard_set().numbers[revealed.facts["card"]]
        expected, self._raw = self._odds.drawn(self._raw, action, card)
        if self._discarded is not None:
            self._change(self._discarded, expected, luck=False)
        self._reveal(turned, expected)

    def _reveal(self, turned: Turned, expected: Chances) -> None:
        self._now = expected
        self._change(turned, self._odds.at(self._raw), luck=True)

    def _decide(self, turned: Turned) -> None:
        if turned.before.phase == "discard":  # nothing is known yet: the draw that follows belongs to it
            self._discarded = turned if turned.move.word == "discard" else None
        elif turned.is_choice or turned.after.is_over:
            after = self._odds.at(self._raw)
            if not self._was_lucky(turned, after):
                self._change(turned, after, luck=False)

    def _was_lucky(self, turned: Turned, after: Chances) -> bool:
        """Who buys the card that has just come, and does better than was thought, owes it to the card.

        Imagined players do not see every good purchase; real ones who do must not look unlucky before it.
        """
        revealed, seat = self.changes[-1] if self.changes else None, turned.before.seat
        if revealed is None or seat is None or not revealed.luck or not _buys(turned, revealed):
            return False
        if after[seat] <= self._now[seat]:
            return False
        self.changes[-1] = replace(revealed, after=after)
        self._now = self.after[-1] = after
        return True

    def _change(self, turned: Turned, after: Chances, luck: bool) -> None:
        self.changes.append(Change(turned, luck, _telling(turned, luck), self._now, after))
        self._now, self._discarded = after, None


def _buys(turned: Turned, revealed: Change) -> bool:
    card = revealed.event.facts.get("card") if revealed.event else None
    came = revealed.turned.before
    same_turn = (came.round, came.turn) == (turned.before.round, turned.before.turn)
    return turned.move.word == "buy" and turned.move.card == card and same_turn


def _telling(turned: Turned, luck: bool) -> Event | None:
    names = ("revealed", "copied") if luck else TELLING
    found = {event.name: event for event in reversed(turned.events)}
    return next((found[name] for name in names if name in found), None)


def _by_step(moves: Sequence[Turned], chances: ChancesOf, steps: int) -> list[list[float]]:
    """After every step: an entry that plays no move changes nothing."""
    known = {turned.step: now for turned, now in zip(moves, chances.after, strict=True)}
    told, now = [], chances.first
    for step in range(steps):
        now = known.get(step, now)
        told.append(_rounded(now))
    return told


# --- the decisive moments -----------------------------------------------------------------------------


def _decisive(changes: Sequence[Change]) -> list[Change]:
    """Those that changed the chances most, in the order of the game."""
    told = [change for change in changes if change.event is not None and change.swing > 0]
    most = sorted(told, key=lambda change: -change.swing)[:MOST_MOMENTS]
    kept = [change for i, change in enumerate(most) if i < FEWEST_MOMENTS or change.swing >= SWING]
    return [change for change in told if change in kept]


def _moment(change: Change) -> Moment:
    turned, event = change.turned, change.event
    assert event is not None, "only what can be told is a moment"
    assert turned.before.seat is not None, "it was somebody's move"
    return Moment(
        step=turned.step,
        round=turned.before.round,
        seat=turned.before.seat,
        luck=change.luck,
        event=event.to_dict(),
        before=_rounded(change.before),
        after=_rounded(change.after),
    )


def _rounded(chances: Chances) -> list[float]:
    return [round(chance, 4) for chance in chances]


# --- the rounds in numbers ----------------------------------------------------------------------------


def _rounds(moves: Sequence[Turned], chances: Sequence[Chances]) -> Iterator[RoundStory]:
    for number in range(1, moves[-1].after.round + 1):
        within = [i for i, turned in enumerate(moves) if turned.before.round == number]
        played = [moves[i] for i in within]
        yield RoundStory(
            round=number,
            first=played[0].step,
            last=played[-1].step,
            seats=[_seat_round(played, seat) for seat in range(played[0].before.config.players)],
            chances=_rounded(chances[within[-1]]),
        )


def _seat_round(played: Sequence[Turned], seat: int) -> SeatRound:
    began = next(turned.before for turned in played if turned.before.turn == seat)
    city = played[-1].after.cities[seat]
    return SeatRound(
        coins=began.cities[seat].coins,
        income=city.income,
        points=city.points,
        inhabitants=city.inhabitants,
        hearts=city.hearts,
        cards=len(city.cards),
        built=[
            event.facts["card"]
            for turned in played
            for event in turned.events
            if event.seat == seat and event.name in BUILT
        ],
    )
