"""Who wins from here: half what the net says at a glance, half how games end that are imagined from here.

The net has seen strong players, but misjudges what it has seldom met; imagined games are played to the end,
but by players who overlook much.  Each errs where the other does not.  The imagined worlds, whose hidden
cards are dealt anew, are the same at every position of a game: what is left between two estimates is the
move or the card, not noise.
"""

from collections import Counter
from collections.abc import Sequence
from math import floor

from happycity.bots.learned import Asker
from happycity.bots.mind import Thinker
from happycity.bots.weights import weights_of
from happycity.kernel.interface import step
from happycity.kernel.layout import DRAW, SEATS, Raw, new_work, state_of, work_of
from happycity.kernel.search.layout import NO_ACTION
from happycity.kernel.victory import share_of
from happycity.review.worlds import Worlds
from happycity.rules.card_set import standard_set
from happycity.rules.seeds import Seed

Chances = tuple[float, ...]
"""By seat, 0 to 1."""

GLANCE = 0.5
"""How much of a chance the net says; measured by what is left of the result without luck (`bench.luck`)."""
FORCED = 0
"""The world in which what is forced happens before the net is asked."""


class Odds:
    """The chances at positions of one game: kernel states, whose hidden orders do not matter."""

    def __init__(self, seed: Seed, playouts: int) -> None:
        """So many imagined worlds, which follow from the seed."""
        self._worlds = Worlds(seed, playouts)
        self._thinker = Thinker()
        self._asker = Asker(weights_of(), SEATS)
        self._cards = standard_set()
        self._work = new_work()
        work_of(self._work).logged = -1  # no events are needed

    def at(self, raw: Raw) -> Chances:
        """The chances at a position."""
        return self._mixed([raw] * len(self._worlds), [(raw, 1)])

    def after(self, raw: Raw, action: int) -> Raw:
        """The position after an action that reveals nothing."""
        stepped = raw.copy()
        work_of(self._work).streams[:] = next(iter(self._worlds))  # a deck may be rebuilt, in any order
        step(stepped, self._cards.raw, action, self._work)
        return stepped

    # --- what is revealed -----------------------------------------------------------------------------

    def draw(self, raw: Raw, action: int, card: int) -> tuple[Chances, Raw]:
        """Draw this card: the chances before anybody has seen it, and the position after."""
        deck = action - DRAW
        face_down = self._face_down(raw, deck)
        after = {one: self._with_top(raw, action, face_down.index(one)) for one in face_down}
        came = [after[face_down[top]] for top in self._worlds.tops(deck, len(face_down))]
        self._worlds.draw(deck)
        copies = Counter(face_down)
        return self._mixed(came, [(after[one], copies[one]) for one in after]), after[card]

    def open_box(self, raw: Raw, action: int) -> Chances:
        """The chances after an action that takes any card of the box."""
        count = int(state_of(raw).box_count)
        first = [self._with_first(raw, action, index) for index in range(max(1, count))]
        came = [first[world % len(first)] for world in range(len(self._worlds))]
        return self._mixed(came, [(one, 1) for one in first])

    def _face_down(self, raw: Raw, deck: int) -> list[int]:
        s, start = state_of(raw), self._cards.deck_starts[deck]
        cards: list[int] = s.deck[start : start + int(s.deck_left[deck])].tolist()
        return cards

    def _with_top(self, raw: Raw, action: int, index: int) -> Raw:
        """After drawing the face-down card at this index, as `kernel.observe.imagine_top` would have it."""
        changed = raw.copy()
        s, start = state_of(changed), self._cards.deck_starts[action - DRAW]
        top = start + int(s.deck_left[action - DRAW]) - 1
        s.deck[start + index], s.deck[top] = int(s.deck[top]), int(s.deck[start + index])
        return self.after(changed, action)

    def _with_first(self, raw: Raw, action: int, index: int) -> Raw:
        changed = raw.copy()
        s = state_of(changed)
        s.box[0], s.box[index] = int(s.box[index]), int(s.box[0])
        return self.after(changed, action)

    # --- two ways to know -----------------------------------------------------------------------------

    def _mixed(self, starts: Sequence[Raw], cases: Sequence[tuple[Raw, int]]) -> Chances:
        """From the position that each world has, and from those that there can be, each so many times."""
        imagined, seen = self._play_out(starts), self._glance(cases)
        return tuple(GLANCE * a + (1 - GLANCE) * b for a, b in zip(seen, imagined, strict=True))

    def _play_out(self, starts: Sequence[Raw]) -> Chances:
        """One playout in every world."""
        winners = Counter(self._thinker.play_out(zip(starts, self._worlds, strict=True)))
        return _chances(winners, int(state_of(starts[0]).players))

    def _glance(self, cases: Sequence[tuple[Raw, int]]) -> Chances:
        """What the net expects on average, as soon as somebody decides."""
        total, times = [0.0] * int(state_of(cases[0][0]).players), 0
        for raw, often in cases:
            self._asker.look_at(raw)
            expected = self._asker.rehearse(NO_ACTION, FORCED, 1, 0)[0].tolist()
            total = [sum_ + often * share for sum_, share in zip(total, expected, strict=True)]
            times += often
        return tuple(sum_ / times for sum_ in total)


def rounded(chances: Chances) -> list[float]:
    """As they are shown: to a hundredth of a per cent."""
    return [round(chance, 4) for chance in chances]


def balanced(shares: Sequence[float], parts: int) -> list[int]:
    """In whole parts of a victory that add up as the shares do: what cards give one, they take from others.

    Every share is rounded down; those that lose most by that get what is missing, of equals the first.
    """
    exact = [share * parts for share in shares]
    told = [floor(one) for one in exact]
    missing = floor(sum(exact) + 0.5) - sum(told)
    by_loss = sorted(range(len(told)), key=lambda seat: told[seat] - exact[seat])
    for seat in by_loss[:missing]:
        told[seat] += 1
    return told


def _chances(winners: Counter[int], players: int) -> Chances:
    """From how often each set of winners (a bit per seat) won together."""
    won = [0.0] * players
    for together, times in winners.items():
        for seat in range(players):
            won[seat] += times * share_of(together, seat)
    return tuple(part / winners.total() for part in won)
