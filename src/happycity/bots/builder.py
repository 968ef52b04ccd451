"""A planner without search: the hand-made estimate of `kernel.worth`, one turn ahead.

Income early, the balance of hearts and inhabitants late, special buildings within reach, the rounds that are
left, what the next seat could take, which deck to reveal: all judged in compiled code (`kernel.appraise`).
"""

from happycity.bots.interface import Bot, Reason
from happycity.bots.mind import Thinker
from happycity.bots.reasons import plain_reason
from happycity.bots.thoughts import Thought, best_of
from happycity.kernel.search.thinking import Thinking
from happycity.rules.view import View


class BuilderBot(Bot):
    """Judges every move by what the cities promise after it."""

    name = "builder"

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._thinker = Thinker()

    def choose(self, view: View) -> int:
        """The action with the highest worth, the first of equals."""
        return best_of(self.thoughts(view)).action

    def thoughts(self, view: View) -> list[Thought]:
        """Every legal action and what it is worth, in points."""
        thinker = self._thinker
        thinker.turn_to(view, self._seed)
        count = thinker.think(Thinking.APPRAISE)
        return [
            Thought(int(action), float(worth))
            for action, worth in zip(thinker.actions[:count], thinker.mind.worth[:count], strict=True)
        ]

    def why(self, view: View, action: int) -> Reason:
        """What the move is good for."""
        return plain_reason(view, action)
