"""Who wins from here: sensible games imagined to the end, in worlds whose hidden cards are dealt anew.

The same worlds are used at every position of a game.  So a move that a sensible player would make anyway
changes no outcome, and what is left between two estimates is the move or the card, not noise.
"""

from collections import Counter
from collections.abc import Sequence

from happycity.bots.mind import Thinker
from happycity.kernel.interface import step
from happycity.kernel.layout import DRAW, Raw, new_work, state_of, work_of
from happycity.kernel.victory import share_of
from happycity.review.worlds import Worlds
from happycity.rules.card_set import standard_set
from happycity.rules.seeds import Seed

Chances = tuple[float, ...]
"""By seat, 0 to 1."""


class Odds:
    """The chances at positions of one game: kernel states, whose hidden orders do not matter."""

    def __init__(self, seed: Seed, playouts: int) -> None:
        """So many imagined worlds, which follow from the seed."""
        self._worlds = Worlds(seed, playouts)
        self._thinker = Thinker()
        self._cards = standard_set()
        self._work = new_work()
        work_of(self._work).logged = -1  # no events are needed

    def at(self, raw: Raw) -> Chances:
        """The chances at a position."""
        return self._play_out([raw] * len(self._worlds))

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
        tops = self._worlds.tops(deck, len(face_down))
        known = {top: self._with_top(raw, action, top) for top in set(tops)}
        self._worlds.draw(deck)
        chances = self._play_out([known[top] for top in tops])
        return chances, self._with_top(raw, action, face_down.index(card))

    def open_box(self, raw: Raw, action: int) -> Chances:
        """The chances after an action that takes any card of the box."""
        count = int(state_of(raw).box_count)
        first = [self._with_first(raw, action, index) for index in range(max(1, count))]
        return self._play_out([first[world % len(first)] for world in range(len(self._worlds))])

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

    # --- playing out ----------------------------------------------------------------------------------

    def _play_out(self, starts: Sequence[Raw]) -> Chances:
        """One playout in every world, from the position that it has there."""
        winners = Counter(self._thinker.play_out(zip(starts, self._worlds, strict=True)))
        return _chances(winners, int(state_of(starts[0]).players))


def rounded(chances: Chances) -> list[float]:
    """As they are shown: to a hundredth of a per cent."""
    return [round(chance, 4) for chance in chances]


def _chances(winners: Counter[int], players: int) -> Chances:
    """From how often each set of winners (a bit per seat) won together."""
    won = [0.0] * players
    for together, times in winners.items():
        for seat in range(players):
            won[seat] += times * share_of(together, seat)
    return tuple(part / winners.total() for part in won)
