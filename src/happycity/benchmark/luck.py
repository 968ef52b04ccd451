"""The luck of a game, without bias: what every card that came up did to the chances, less what was expected.

Before a card comes up, everybody knows which cards it can be, each face-down card being as likely as any
other.  With v(s) for what the net expects of a position,

    luck = v(the position with the card that came) − v(the position with a card drawn at random),

each side averaged over imagined worlds, which are others at every reveal.  The card that came was drawn at
random too, so both sides have the same mean, whatever v is: the mean of luck is zero, and a share of
victories less any constant times luck has the mean of the share.  A better v takes more of the noise away; a
bad one takes less, but never makes a share wrong.
"""

from collections.abc import Sequence
from typing import NamedTuple

from happycity.bots.learned import Asker
from happycity.bots.mind import chances_of
from happycity.bots.weights import weights_of
from happycity.kernel.layout import SEATS, Raw
from happycity.kernel.search.layout import NO_ACTION
from happycity.review.odds import WORLDS_OF_ONE
from happycity.rules.view import View


class Glance(NamedTuple):
    """One way to value a position."""

    turns: int
    """After so many turns the net says what it expects."""
    worlds: int


GLANCES = (Glance(0, 24), Glance(2, 10))
"""At once it misjudges what just came up, and later there is more noise: the two err in different ways."""

Luck = tuple[float, ...]
"""For every glance."""


class Lots:
    """Follows the cards that come up in one game, for one seat."""

    def __init__(self, seat: int, noise: str) -> None:
        """Another noise imagines other worlds."""
        self._seat, self._noise = seat, noise
        self._asker = Asker(weights_of(), SEATS * max(glance.worlds for glance in GLANCES))
        self._luck = [0.0] * len(GLANCES)

    @property
    def luck(self) -> Luck:
        """What the cards brought the seat so far, of a victory."""
        return tuple(self._luck)

    def follow(self, before: View, action: int, after: View) -> None:
        """An action turned up a card that nobody could know."""
        first = chances_of(before, f"luck {self._noise}")[0] >> (64 - WORLDS_OF_ONE)
        for i, glance in enumerate(GLANCES):
            came = self._chances(after.known, NO_ACTION, glance, first)
            expected = self._chances(before.known, action, glance, first)
            self._luck[i] += came[self._seat] - expected[self._seat]

    def _chances(self, known: Raw, action: int, glance: Glance, first: int) -> Sequence[float]:
        """The mean over worlds in which a card that the action turns up is drawn afresh."""
        self._asker.look_at(known)
        outcomes = self._asker.rehearse(action, first, glance.worlds, -glance.turns)
        means: list[float] = outcomes.mean(axis=0).tolist()
        return means
