"""Any legal move, each as likely as the others."""

from random import Random

from happycity.bots.interface import Bot, Reason
from happycity.rules.view import View


class RandomBot(Bot):
    """Chooses uniformly; the weakest player there is, and the fastest."""

    name = "random"

    def __init__(self, generator: Random) -> None:
        self._random = generator.random  # far cheaper per choice than `choice` or `randrange`

    def choose(self, view: View) -> int:
        """Any legal action."""
        actions = view.legal_actions
        return actions[int(self._random() * len(actions))]

    def why(self, view: View, action: int) -> Reason:
        """Chance."""
        return Reason("chance")
