"""How somebody chooses over many games: what a decision costs them, where, and which level chooses as well.

A game is one observation: decisions of one game hang together, so intervals go from game to game.  Nothing
is told below ten real decisions.  docs/review.md publishes the formulas; browsers work out the same
(web/src/local/review/skill.ts), from what is told to people: numbers are rounded before, not only after.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from happycity.bots import LEVELS
from happycity.review.odds import rounded
from happycity.review.phases import PHASES, phase_of
from happycity.review.review import Review
from happycity.review.yardsticks import ALL, LevelTable, kind_name
from happycity.rules.card_set import standard_set
from happycity.rules.cards import COLOURS

ENOUGH = 10
"""Real decisions below which no number is told: it would be chance."""
WINDOW = 10
"""Games that a point of the course looks back on."""
TWICE = 2
"""Times that something has to happen to a card or a colour to be told: once is chance."""
STUDENT = (
    *(
        12.706,
        4.303,
        3.182,
        2.776,
        2.571,
        2.447,
        2.365,
        2.306,
        2.262,
        2.228,
        2.201,
        2.179,
        2.16,
        2.145,
        2.131,
    ),
    *(2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042),
)
"""Standard errors of an interval of 95 %, by the number of games less one; beyond these it is 1.96."""
SURE = 1.96
BUILDING = ("buy", "take")
"""Words of moves with which a card comes into one's city."""


@dataclass(frozen=True, slots=True)
class OwnDecision:
    """A real decision of somebody, as far as their skill is concerned."""

    number: int
    round: int
    move: str
    best: str
    cost: float


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A reviewed game as one player sees it."""

    players: int
    specials: str
    share: float
    """Of the victory."""
    luck: float
    built: tuple[tuple[str, ...], ...]
    """By round: the cards that came into the city."""
    decisions: tuple[OwnDecision, ...]


def own_game(review: Review, seat: int) -> OwnGame:
    """What a review says of a seat, as it is told."""
    story, config = review.story, review.story.moves[0].before.config
    return OwnGame(
        players=config.players,
        specials=str(config.specials),
        share=rounded(story.chances[-1])[seat],
        luck=rounded(story.luck)[seat],
        built=tuple(one.seats[seat].built for one in story.rounds),
        decisions=tuple(
            OwnDecision(
                number=one.number,
                round=one.round,
                move=str(one.played.move),
                best=str(one.move_of(one.verdict.best)),
                cost=round(one.cost, 4),
            )
            for one in review.of(seat)
        ),
    )


# --- what is told -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its interval of 95 %; a single game has none."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class PhaseSkill:
    """The decisions of one phase."""

    phase: str
    decisions: int
    cost: Estimate | None
    """Of a decision; None if there are too few."""
    levels: Mapping[str, float]
    """What it costs the levels."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How often something happened, and what it cost all in all."""

    times: int
    cost: float


@dataclass(frozen=True, slots=True)
class CardSkill:
    """A card: when it was built and had better not been, and the other way round."""

    card: str
    built: Tally
    """Into the city, though something else was better."""
    missed: Tally
    """Something else was done, though this was best."""
    early: float | None
    """Rounds from purchases that cost something to those the judge would make, on average; None: no habit."""
    late: float | None
    """Rounds from being best to being built in the same game, on average; None: no habit."""


@dataclass(frozen=True, slots=True)
class ColourSkill:
    """All cards of a colour; what has several counts for each."""

    colour: str
    built: Tally
    missed: Tally


@dataclass(frozen=True, slots=True)
class Point:
    """After one more game."""

    cost: Estimate | None
    """Of a decision in the last games; None if there were too few."""
    luck: float
    """In this game."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How somebody chooses."""

    games: int
    decisions: int
    cost: Estimate | None
    """Of a decision; this and all below is empty if there are too few of them."""
    levels: Mapping[str, float]
    """What a decision costs each level, in the same kinds of games in the same parts."""
    like: tuple[str, ...]
    """The level that chooses as well, or the weakest and the strongest that may."""
    share: float | None
    """Of victories, on average."""
    luck: float | None
    """On average."""
    adjusted: Estimate | None
    """Share of victories without luck."""
    phases: tuple[PhaseSkill, ...]
    cards: tuple[CardSkill, ...]
    """The costliest first."""
    colours: tuple[ColourSkill, ...]
    course: tuple[Point, ...]
    """Game by game."""

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "cost": _estimate_dict(self.cost),
            "levels": _rounded(self.levels),
            "like": list(self.like),
            "share": _or_none(self.share),
            "luck": _or_none(self.luck),
            "adjusted": _estimate_dict(self.adjusted),
            "phases": [_phase_dict(one) for one in self.phases],
            "cards": [_card_dict(one) for one in self.cards],
            "colours": [_colour_dict(one) for one in self.colours],
            "course": [{"cost": _estimate_dict(one.cost), "luck": one.luck} for one in self.course],
        }


def skill_of(games: Sequence[OwnGame], table: LevelTable) -> Skill:
    """What somebody's games say, the oldest first; the levels of an empty table are not compared."""
    counted = [one for game in games for one in game.decisions]
    if len(counted) < ENOUGH:
        return Skill(len(games), len(counted), None, {}, (), None, None, None, (), (), (), ())
    cost, levels, cards = _cost_of(games), _levels_of(games, table), _cards_of(games)
    return Skill(
        games=len(games),
        decisions=len(counted),
        cost=cost,
        levels=levels,
        like=_like(cost, levels) if cost else (),
        share=_mean([game.share for game in games]),
        luck=_mean([game.luck for game in games]),
        adjusted=estimate([game.share - game.luck for game in games]),
        phases=tuple(_phase_skill(games, table, phase) for phase in PHASES),
        cards=tuple(one for one in cards if _is_told(one)),
        colours=tuple(one for one in (_colour_skill(colour, cards) for colour in COLOURS) if _is_told(one)),
        course=tuple(
            Point(_cost_of(games[max(0, end - WINDOW) : end]), games[end - 1].luck)
            for end in range(1, len(games) + 1)
        ),
    )


# --- means and intervals ------------------------------------------------------------------------------


def _total(numbers: Iterable[float]) -> float:
    """Added one after the other, as browsers do: `sum` rounds otherwise."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def _mean(numbers: Sequence[float]) -> float:
    return _total(numbers) / len(numbers)


def _student(games: int) -> float:
    """Standard errors of an interval of 95 %."""
    return STUDENT[games - 2] if games - 2 < len(STUDENT) else SURE


def estimate(numbers: Sequence[float]) -> Estimate:
    """The mean of a number for each game, with its interval."""
    mean, games = _mean(numbers), len(numbers)
    if games < 2:
        return Estimate(mean, None, None)
    variance = _total((number - mean) * (number - mean) for number in numbers) / (games - 1)
    margin = _student(games) * math.sqrt(variance / games)
    return Estimate(mean, mean - margin, mean + margin)


def _cost_of(games: Iterable[OwnGame], phase: str | None = None) -> Estimate | None:
    """What a decision costs: all costs by all decisions, with the error of a ratio from game to game."""
    found = [[one.cost for one in game.decisions if phase in (None, phase_of(one.move))] for game in games]
    sums = [(_total(costs), len(costs)) for costs in found if costs]
    decisions = sum(count for _, count in sums)
    if decisions < ENOUGH:
        return None
    ratio = _total(cost for cost, _ in sums) / decisions
    if len(sums) < 2:
        return Estimate(ratio, None, None)
    apart = _total((cost - ratio * count) * (cost - ratio * count) for cost, count in sums)
    margin = _student(len(sums)) * math.sqrt(apart * len(sums) / (len(sums) - 1)) / decisions
    return Estimate(ratio, max(0.0, ratio - margin), ratio + margin)


# --- levels -------------------------------------------------------------------------------------------


def _levels_of(games: Iterable[OwnGame], table: LevelTable, phase: str | None = None) -> dict[str, float]:
    """What a decision would cost each level if it had sat there: its own in each kind of game, as often."""
    often: dict[str, int] = {}
    for game in games:
        kind = kind_name(game.players, game.specials)
        often[kind] = often.get(kind, 0) + sum(phase in (None, phase_of(one.move)) for one in game.decisions)
    told = {}
    for level in LEVELS:
        costs = {kind: table.get(kind, {}).get(level, {}).get(phase or ALL) for kind in often}
        known = [(often[kind], cost) for kind, cost in costs.items() if cost is not None and often[kind]]
        if known:
            told[level] = _total(count * cost for count, cost in known) / sum(count for count, _ in known)
    return told


def _like(cost: Estimate, levels: Mapping[str, float]) -> tuple[str, ...]:
    """The level with the nearest cost; if several lie inside the interval, the first and the last of them.

    None after a single game, which has no interval.
    """
    if not levels or cost.low is None or cost.high is None:
        return ()
    inside = [level for level, its in levels.items() if cost.low <= its <= cost.high]
    if len(inside) > 1:
        return inside[0], inside[-1]
    return (min(levels, key=lambda level: abs(levels[level] - cost.mean)),)


def _phase_skill(games: Sequence[OwnGame], table: LevelTable, phase: str) -> PhaseSkill:
    count = sum(phase_of(one.move) == phase for game in games for one in game.decisions)
    return PhaseSkill(phase, count, _cost_of(games, phase), _levels_of(games, table, phase))


# --- cards --------------------------------------------------------------------------------------------


def card_of(move: str) -> str | None:
    """The card that a move brings into one's city."""
    word, *rest = move.split(" ")
    return rest[0] if word in BUILDING else None


@dataclass(slots=True)
class _Notes:
    """What is noted of a card."""

    built: list[OwnDecision] = field(default_factory=list)
    missed: list[OwnDecision] = field(default_factory=list)
    wanted: list[float] = field(default_factory=list)
    """Rounds in which it was best to build it."""
    waits: list[float] = field(default_factory=list)
    """By game: rounds from being best to being built."""


def _cards_of(games: Iterable[OwnGame]) -> tuple[CardSkill, ...]:
    """All cards at which something was lost: the costliest first, of equals by name."""
    notes: dict[str, _Notes] = {}
    for game in games:
        for one in game.decisions:
            built, best = card_of(one.move), card_of(one.best)
            if best:
                notes.setdefault(best, _Notes()).wanted.append(one.round)
            if one.cost <= 0 or built == best:
                continue
            if built:
                notes.setdefault(built, _Notes()).built.append(one)
            if best:
                notes[best].missed.append(one)
        for card, wait in _waits(game):
            notes[card].waits.append(wait)
    found = [_card_skill(card, note) for card, note in notes.items() if note.built or note.missed]
    return tuple(sorted(found, key=lambda one: (-(one.built.cost + one.missed.cost), one.card)))


def _waits(game: OwnGame) -> Iterator[tuple[str, int]]:
    """Cards that were passed over and built after all, and how many rounds later."""
    since: dict[str, int] = {}
    for one in game.decisions:
        best = card_of(one.best)
        if best and one.cost > 0 and card_of(one.move) != best:
            since.setdefault(best, one.round)
    for card, first in since.items():
        later = [number for number, built in enumerate(game.built, 1) if number > first and card in built]
        if later:
            yield card, later[0] - first


def _card_skill(card: str, notes: _Notes) -> CardSkill:
    early = None
    if min(len(notes.built), len(notes.wanted)) >= TWICE:
        early = _mean(notes.wanted) - _mean([one.round for one in notes.built])
    return CardSkill(
        card=card,
        built=Tally(len(notes.built), _total(one.cost for one in notes.built)),
        missed=Tally(len(notes.missed), _total(one.cost for one in notes.missed)),
        early=early if early and early > 0 else None,
        late=_mean(notes.waits) if len(notes.waits) >= TWICE else None,
    )


def _colour_skill(colour: str, cards: Sequence[CardSkill]) -> ColourSkill:
    known = standard_set()
    its = [one for one in cards if colour in known.card(known.numbers[one.card]).colours]
    return ColourSkill(colour, _together(one.built for one in its), _together(one.missed for one in its))


def _is_told(one: CardSkill | ColourSkill) -> bool:
    return one.built.times + one.missed.times >= TWICE


def _together(tallies: Iterable[Tally]) -> Tally:
    found = list(tallies)
    return Tally(sum(one.times for one in found), _total(one.cost for one in found))


# --- as plain data ------------------------------------------------------------------------------------


def _or_none(number: float | None) -> float | None:
    return None if number is None else round(number, 4)


def _rounded(numbers: Mapping[str, float]) -> dict[str, float]:
    return {name: round(number, 4) for name, number in numbers.items()}


def _estimate_dict(one: Estimate | None) -> dict[str, float | None] | None:
    if one is None:
        return None
    return {"mean": round(one.mean, 4), "low": _or_none(one.low), "high": _or_none(one.high)}


def _phase_dict(one: PhaseSkill) -> dict[str, Any]:
    return {
        "phase": one.phase,
        "decisions": one.decisions,
        "cost": _estimate_dict(one.cost),
        "levels": _rounded(one.levels),
    }


def _tally_dict(one: Tally) -> dict[str, Any]:
    return {"times": one.times, "cost": round(one.cost, 4)}


def _card_dict(one: CardSkill) -> dict[str, Any]:
    return {
        "card": one.card,
        "built": _tally_dict(one.built),
        "missed": _tally_dict(one.missed),
        "early": _or_none(one.early),
        "late": _or_none(one.late),
    }


def _colour_dict(one: ColourSkill) -> dict[str, Any]:
    return {
        "colour": one.colour,
        "built": _tally_dict(one.built),
        "missed": _tally_dict(one.missed),
    }
