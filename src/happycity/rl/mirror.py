"""A real game and its OpenSpiel state side by side: chance decides there what the real decks reveal."""

from typing import Any

from happycity.rl.node import NOTHING
from happycity.rules.card_set import standard_set
from happycity.rules.events import Event
from happycity.rules.game import Game
from happycity.rules.view import View


class Mirror:
    """Plays the same moves in both.  A search that gets `state` knows no more than a bot with a view."""

    def __init__(self, game: Game, spiel_game: Any) -> None:
        self.game = game
        """The real game, with its hidden orders."""
        self.state = spiel_game.new_initial_state()
        """The same game as OpenSpiel sees it."""
        for card in game.specials:
            self._reveal(card)
        self._check()

    def play(self, action: int) -> None:
        """Carry out a legal action in both."""
        self.game, events = self.game.play(self.game.move(action))
        self.state.apply_action(action)
        if self.state.node.waits_for != NOTHING:
            self._reveal(_revealed_card(events))
        self._check()

    def _reveal(self, card: str) -> None:
        self.state.apply_action(standard_set().numbers[card])

    def _check(self) -> None:
        """Both look alike to everybody: a difference would be a fault of the adapter."""
        if View(self.state.node.known(), standard_set(), None) != self.game.view():
            raise AssertionError(f"not the same position:\n{self.state}\n{self.game.text}")


def _revealed_card(events: tuple[Event, ...]) -> str:
    """The card that a draw, or a Sphinx's owner who refuses, turned up."""
    return next(str(event.facts["card"]) for event in events if event.name in ("revealed", "copied"))
