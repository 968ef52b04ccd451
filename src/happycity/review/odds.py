"""Who wins from here: what the net expects a round later, on average over imagined worlds.

At once it misjudges what it has seldom met, such as a card that was just turned over and can still be bought;
a round later everybody has answered.  The imagined worlds, whose hidden cards are dealt anew, are the same at
every position of a game: what is left between two estimates is the move or the card, not noise.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import floor

from happycity.bots.learned import Asker
from happycity.bots.weights import weights_of
from happycity.kernel.interface import step
from happycity.kernel.layout import DRAW, SEATS, Raw, new_work, state_of, work_of
from happycity.kernel.search.layout import NO_ACTION
from happycity.rules.card_set import standard_set
from happycity.rules.seeds import Seed, hash_of, streams_of

Chances = tuple[float, ...]
"""By seat, 0 to 1."""

WORLDS_OF_ONE = 62  # bits of the number of a first world
ROUNDS_LATER = 1
"""Measured by what is left of the result without luck (`bench.luck`)."""


class Odds:
    """The chances at positions of one game: kernel states, whose hidden orders do not matter."""

    def __init__(self, seed: Seed, worlds: int) -> None:
        """So many imagined worlds, which follow from the seed."""
        hashed = hash_of(seed, "odds")
        self._first = int.from_bytes(hashed[:8], "little") >> (64 - WORLDS_OF_ONE)
        self._worlds = worlds
        self._asker = Asker(weights_of(), worlds * SEATS)
        self._cards = standard_set()
        self._work = new_work()
        work_of(self._work).logged = -1  # no events are needed
        self._streams = streams_of(hashed.hex())

    def at(self, raw: Raw) -> Chances:
        """The chances at a position."""
        self._asker.look_at(raw)
        turns = ROUNDS_LATER * int(state_of(raw).players)
        found = self._asker.rehearse(NO_ACTION, self._first, self._worlds, -turns)
        return _mean((tuple(shares), 1) for shares in found.tolist())

    def after(self, raw: Raw, action: int) -> Raw:
        """The position after an action that reveals nothing."""
        stepped = raw.copy()
        work_of(self._work).streams[:] = self._streams  # a deck may be rebuilt, in any order
        step(stepped, self._cards.raw, action, self._work)
        return stepped

    # --- what is revealed -----------------------------------------------------------------------------

    def draw(self, raw: Raw, action: int, card: int) -> tuple[Chances, Raw]:
        """Draw this card: the chances before anybody has seen it, and the position after."""
        face_down = self._face_down(raw, action - DRAW)
        copies = Counter(face_down)
        after = {one: self._with_top(raw, action, face_down.index(one)) for one in copies}
        return _mean((self.at(after[one]), copies[one]) for one in after), after[card]

    def open_box(self, raw: Raw, action: int) -> Chances:
        """The chances after an action that takes any card of the box."""
        count = max(1, int(state_of(raw).box_count))
        return _mean((self.at(self._with_first(raw, action, index)), 1) for index in range(count))

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


def _mean(cases: Iterable[tuple[Chances, int]]) -> Chances:
    """Of chances, each so many times; added one after the other, as the client does."""
    total, times = list[float](), 0
    for chances, often in cases:
        parts = [often * chance for chance in chances]
        total = [sum_ + part for sum_, part in zip(total, parts, strict=True)] if total else parts
        times += often
    return tuple(sum_ / times for sum_ in total)
