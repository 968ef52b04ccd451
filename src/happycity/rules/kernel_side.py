"""A table as the kernel has it: the numbers behind the words, for the modules that need both."""

from functools import cached_property

import numpy as np

from happycity.kernel.interface import judge, survey_table
from happycity.kernel.layout import Raw, State, Verdict, Work, new_work, state_of, work_of
from happycity.rules.card_set import CardSet


class KernelSide:
    """State and card tables, and what the kernel says about them.  It is for looking: the state stays."""

    def __init__(self, raw: Raw, cards: CardSet) -> None:
        self.raw = raw
        """The state as a vector of bytes."""
        self.cards = cards
        """The cards with their numbers, and the tables."""

    @cached_property
    def state(self) -> State:
        """The state by its fields."""
        return state_of(self.raw)

    @cached_property
    def survey(self) -> Work:
        """Incomes, hearts, inhabitants, points and winners as they are now, by seat."""
        work = new_work()
        survey_table(self.raw, self.cards.raw, work)
        return work_of(work)

    def judge(self, action: int) -> Verdict:
        """The verdict on an action."""
        return Verdict(judge(self.raw, self.cards.raw, action))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, KernelSide):
            return NotImplemented
        return self.cards is other.cards and np.array_equal(self.raw, other.raw)

    def __hash__(self) -> int:
        return hash(self.raw.tobytes())
