"""The chances along a game, worked out move by move."""

from collections.abc import Sequence

from happycity.kernel.layout import is_draw
from happycity.review.odds import Chances, Odds
from happycity.review.reveals import Reveal
from happycity.rules.card_set import standard_set
from happycity.rules.history import PlayedMove
from happycity.rules.legality import action_of


class Following:
    """Follows a game: what its players knew, and what every card that was turned over did to their chances.

    The position that is followed holds what was known, never an order that a deck really had.
    """

    def __init__(self, moves: Sequence[PlayedMove], worlds: int) -> None:
        """Before the first of these moves; they decide the imagined worlds."""
        self._odds = Odds(" ".join(str(played.move) for played in moves), worlds)
        self._raw = moves[0].before.view().known
        self.chances: list[Chances] = [self._odds.at(self._raw)]
        """Before the first move, then after each."""
        self.reveals: list[Reveal] = []

    def follow(self, played: PlayedMove) -> None:
        """Go on by one move."""
        action = action_of(played.before, played.move)
        if not played.move.reveals:
            self._raw = self._odds.after(self._raw, action)
            # What is forced changes nothing, except that the last move shows who has won.
            decided = played.is_choice or played.after.is_over
            self.chances.append(self._odds.at(self._raw) if decided else self.chances[-1])
            return
        expected = self._draw(played, action) if is_draw(action) else self._open_box(played, action)
        self.chances.append(self._odds.at(self._raw))
        self.reveals.append(Reveal(played, expected, self.chances[-1]))

    def _draw(self, played: PlayedMove, action: int) -> Chances:
        """Turn over the card that really came; the chances before anybody knew it."""
        revealed = next(event for event in played.events if event.name == "revealed")
        card = standard_set().numbers[revealed.facts["card"]]
        expected, self._raw = self._odds.draw(self._raw, action, card)
        return expected

    def _open_box(self, played: PlayedMove, action: int) -> Chances:
        expected = self._odds.open_box(self._raw, action)
        self._raw = played.after.view().known
        return expected
