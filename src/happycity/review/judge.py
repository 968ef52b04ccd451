"""The judge: what every sensible choice of a decision is worth, from what the one who decides could know.

Each choice is rehearsed in the same imagined worlds (`kernel.net.rehearsal`): hidden cards are dealt anew,
and everybody plays on as the net would.  What differs between two choices is then the choices, and how far it
can be trusted is known: a difference has an error bar.  The net says which choices are worth a rehearsal.
"""

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from happycity.bots.learned import Asker, Outcomes
from happycity.bots.mind import chances_of
from happycity.bots.weights import weights_of
from happycity.kernel.layout import Raw
from happycity.kernel.net.pondering import Pondering
from happycity.review.odds import WORLDS_OF_ONE, Chances
from happycity.rules.view import View

SENSIBLE = 0.02
"""How likely the net has to play a choice for it to be worth a rehearsal."""
MOST_CHOICES = 6
GLIMPSE = 4
"""Rounds after which the net says what it expects: half of an outcome; how it ends is the other half."""
HOPELESS = 3.5
"""Standard errors behind the best, after which a choice is rehearsed no more."""
BAR = 1.5
"""Standard errors in an error bar: chance alone leads out of it in one of seven cases."""
WORTH_TELLING = 0.02
"""The least cost of a victory that people are told about."""


class Depth(NamedTuple):
    """How long to look into a decision."""

    name: str
    first: int
    """Worlds for every choice; as many more, twice as many, four times …, as long as the best is in doubt."""
    most: int
    close: float
    """A standard error that is small enough."""

    def at(self, players: int) -> "Depth":
        """At a table of so many."""
        more = MORE_WORLDS[players]
        return self._replace(first=more * self.first, most=more * self.most)


MORE_WORLDS = {2: 3, 3: 2, 4: 1, 5: 1}
"""By players: few have shorter games with fewer decisions, and more hangs on each."""
QUICK = Depth("quick", 10, 40, 0.02)
"""For all decisions of a game, while somebody waits."""
HINT = Depth("hint", 24, 96, 0.015)
"""For one decision that somebody asks about."""
DEEP = Depth("deep", 64, 768, 0.006)
DEPTHS = {depth.name: depth for depth in (QUICK, HINT, DEEP)}


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to decide."""

    action: int
    likely: float
    """How likely the net would play it, at a glance."""
    chances: Chances
    """Of winning, by seat."""
    behind: float
    """What it costs the one who decides, compared with the best choice; 0 for the best."""
    error: float
    """The error bar of that: `BAR` standard errors."""
    worlds: int

    @property
    def is_equal(self) -> bool:
        """Whether nobody can say that the best choice is better."""
        return self.behind <= self.error


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the sensible choices of a decision are worth, the best first."""

    seat: int
    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        """The one with the best chance."""
        return self.choices[0]

    @property
    def actions(self) -> list[int]:
        """The choices, the best first."""
        return [choice.action for choice in self.choices]

    def of(self, action: int) -> Choice | None:
        """What was found about an action; None if it was not looked into."""
        return next((choice for choice in self.choices if choice.action == action), None)


class Rehearsal(NamedTuple):
    """An action in some imagined worlds, see `bots.learned.Asker.rehearse`."""

    known: Raw
    action: int
    first: int
    worlds: int
    turns: int


R = TypeVar("R")
Asking: TypeAlias = Generator[list[Rehearsal], list[Outcomes], R]
"""Asks for rehearsals, time and again, until it is done: whoever can rehearse may answer."""


class Judge:
    """Judges decisions; the same decision in the same depth is always judged alike."""

    def __init__(self, depth: Depth = QUICK, seed: int = 0) -> None:
        """Another seed imagines other worlds."""
        self._depth, self._seed = depth, seed
        self._asker = Asker(weights_of(), depth.most * max(map(math.prod, MORE_WORLDS.items())))

    def verdict(self, view: View, played: int | None = None, *, least: int = 1) -> Verdict | None:
        """Judge the sensible choices, and what was played; None if there is nothing to decide.

        At least so many, if there are, although the net is sure of fewer.
        """
        return self.rehearsed(self.judging(view, played, least=least))

    def rehearsed(self, asking: Asking[R]) -> R:
        """What it comes to, with rehearsals here and now."""
        try:
            wanted = next(asking)
            while True:
                wanted = asking.send([self._outcomes(one) for one in wanted])
        except StopIteration as end:
            result: R = end.value
            return result

    def judging(self, view: View, played: int | None = None, *, least: int = 1) -> Asking["Verdict | None"]:
        """The same, with rehearsals by somebody else."""
        sensible = self._sensible(view, played, least)
        if len(sensible) < 2:
            return None
        assert view.seat is not None, "somebody decides"
        first = chances_of(view, f"judge {self._seed}")[0] >> (64 - WORLDS_OF_ONE)
        depth, turns = self._depth.at(len(view.cities)), GLIMPSE * len(view.cities)
        found: dict[int, Outcomes] = {}
        open_, done, amount = list(sensible), 0, depth.first
        while open_:
            came = yield [Rehearsal(view.known, one, first + done, amount, turns) for one in open_]
            for action, more in zip(open_, came, strict=True):
                found[action] = np.concatenate([found[action], more]) if action in found else more
            done += amount
            amount = min(done, depth.most - done)
            # Those without hope see fewer worlds than the others.
            still = {one: found[one] for one in open_}
            open_ = _in_doubt(still, view.seat, depth, played) if amount else []
        return _verdict(view.seat, sensible, found)

    def _outcomes(self, wanted: Rehearsal) -> Outcomes:
        self._asker.look_at(wanted.known)
        return self._asker.rehearse(wanted.action, wanted.first, wanted.worlds, wanted.turns)

    def _sensible(self, view: View, played: int | None, least: int) -> dict[int, float]:
        """Actions that the net could play, the likeliest first, and what was played."""
        if len(view.legal_actions) < 2:
            return {}
        self._asker.look_at(view.known)
        count = self._asker.ponder(Pondering.ASK)
        priors = self._asker.judge.prior[:count].tolist()
        likely = dict(zip(self._asker.actions[:count].tolist(), priors, strict=True))
        most = sorted(likely, key=lambda action: -likely[action])[:MOST_CHOICES]
        kept = {one: likely[one] for i, one in enumerate(most) if i < least or likely[one] >= SENSIBLE}
        return kept if played is None else kept | {played: likely[played]}


# --- what the worlds say ------------------------------------------------------------------------------


class _Rival(NamedTuple):
    """An action that may be as good as the one that seems best, or that was played."""

    action: int
    behind: float
    error: float


def _in_doubt(found: dict[int, Outcomes], seat: int, depth: Depth, played: int | None) -> list[int]:
    """Which actions to go on with; none if more worlds would hardly change what is said."""
    best = max(found, key=lambda action: _mean(found[action][:, seat]))
    all_ = [_Rival(one, *_difference(found[best], found[one], seat)) for one in found if one != best]
    rivals = [one for one in all_ if one.behind < HOPELESS * one.error or one.action == played]
    if _is_settled(best, rivals, depth, played):
        return []
    return [best, *(one.action for one in rivals)]


def _is_settled(best: int, rivals: Sequence[_Rival], depth: Depth, played: int | None) -> bool:
    """Where something was played only its cost matters: whether another is better, and by how much."""
    if played == best:
        return all(one.behind + WORTH_TELLING >= one.error for one in rivals)
    return all(one.error <= depth.close for one in rivals if played in (None, one.action))


def _difference(better: Outcomes, worse: Outcomes, seat: int) -> tuple[float, float]:
    """The mean difference in the worlds that both saw, and its standard error."""
    worlds = min(len(better), len(worse))
    apart = better[:worlds, seat] - worse[:worlds, seat]
    mean = _mean(apart)
    variance = _total((apart - mean) ** 2) / (worlds - 1) if worlds > 1 else 1.0
    # Worlds in which nothing differs prove little: one more in which all does is thought of.
    return mean, math.sqrt(variance + 1.0 / worlds) / math.sqrt(worlds)


def _mean(numbers: NDArray[np.float64]) -> float:
    return _total(numbers) / len(numbers)


def _total(numbers: NDArray[np.float64]) -> float:
    """Added one after the other, as the client does: NumPy's own sum rounds otherwise."""
    return float(np.cumsum(numbers)[-1])


def _verdict(seat: int, likely: dict[int, float], found: dict[int, Outcomes]) -> Verdict:
    longest = max(map(len, found.values()))
    standing = [action for action, outcomes in found.items() if len(outcomes) == longest]
    best = max(standing, key=lambda action: _mean(found[action][:, seat]))
    choices = []
    for action, outcomes in found.items():
        behind, error = _difference(found[best], outcomes, seat)
        chances = tuple(_mean(shares) for shares in outcomes.T)
        worth = 0.0 if action == best else max(0.0, behind)
        bar = 0.0 if action == best else BAR * error
        choices.append(Choice(action, likely[action], chances, worth, bar, len(outcomes)))
    choices.sort(key=lambda choice: (choice.action != best, choice.behind, -choice.likely))
    return Verdict(seat, tuple(choices))
