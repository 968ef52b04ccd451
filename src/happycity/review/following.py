"""The chances along a game, worked out move by move."""

from collections.abc import Sequence
from dataclasses import replace

from happycity.kernel.layout import is_draw
from happycity.review.changes import Change
from happycity.review.odds import Chances, Odds
from happycity.rules.card_set import standard_set
from happycity.rules.history import PlayedMove
from happycity.rules.legality import action_of


class Following:
    """Follows a game: what its players knew, and how every decision and reveal changed the chances.

    The position that is followed holds what was known, never an order that a deck really had.
    """

    def __init__(self, moves: Sequence[PlayedMove], playouts: int) -> None:
        """Before the first of these moves; they decide the imagined worlds."""
        self.playouts = playouts
        self._odds = Odds(" ".join(str(played.move) for played in moves), playouts)
        self._raw = moves[0].before.view().known
        self._now = self._odds.at(self._raw)
        self._discarded: PlayedMove | None = None
        self.chances: list[Chances] = [self._now]
        """Before the first move, then after each."""
        self.changes: list[Change] = []

    def follow(self, played: PlayedMove) -> None:
        """Go on by one move."""
        action = action_of(played.before, played.move)
        if not played.move.reveals:
            self._raw = self._odds.after(self._raw, action)
            self._decide(played)
        elif is_draw(action):
            self._draw(played, action)
        else:
            self._open_box(played, action)
        self.chances.append(self._now)

    def _draw(self, played: PlayedMove, action: int) -> None:
        """First the choice of what to discard and which deck to draw from, then the card."""
        revealed = next(event for event in played.events if event.name == "revealed")
        card = standard_set().numbers[revealed.facts["card"]]
        expected, self._raw = self._odds.draw(self._raw, action, card)
        if self._discarded is not None:
            self._change(self._discarded, expected, luck=False)
        self._reveal(played, expected)

    def _open_box(self, played: PlayedMove, action: int) -> None:
        expected = self._odds.open_box(self._raw, action)
        self._raw = played.after.view().known
        self._reveal(played, expected)

    def _reveal(self, played: PlayedMove, expected: Chances) -> None:
        self._now = expected
        self._change(played, self._odds.at(self._raw), luck=True)

    def _decide(self, played: PlayedMove) -> None:
        if played.before.phase == "discard":  # nothing is known yet: the draw that follows belongs to it
            self._discarded = played if played.move.word == "discard" else None
        elif played.is_choice or played.after.is_over:
            after = self._odds.at(self._raw)
            if not self._was_lucky(played, after):
                self._change(played, after, luck=False)

    def _was_lucky(self, played: PlayedMove, after: Chances) -> bool:
        """A player who buys the card just drawn and does better than expected owes it to the card.

        Imagined players do not see every good purchase; real ones who do must not look unlucky before it.
        """
        revealed, seat = self.changes[-1] if self.changes else None, played.before.seat
        if revealed is None or seat is None or not revealed.luck or not revealed.is_bought_by(played):
            return False
        if after[seat] <= self._now[seat]:
            return False
        self.changes[-1] = replace(revealed, after=after)
        self._now = self.chances[-1] = after
        return True

    def _change(self, played: PlayedMove, after: Chances, luck: bool) -> None:
        self.changes.append(Change(played, luck, self._now, after))
        self._now, self._discarded = after, None
