"""How one decision or reveal changed the chances, and which event describes it."""

from dataclasses import dataclass
from typing import Any

from happycity.review.odds import Chances, rounded
from happycity.rules.events import Event
from happycity.rules.history import PlayedMove

# Which event describes a decision: the first of these that occurred.
DECIDED = ("special_taken", "bought", "passed", "destroyed", "gift", "copied", "discarded", "market_chosen")
REVEALED = ("revealed", "copied")


@dataclass(frozen=True, slots=True)
class Change:
    """How one decision or reveal changed the chances."""

    played: PlayedMove
    luck: bool
    """A hidden card was revealed; otherwise somebody decided."""
    before: Chances
    """Of a reveal: those before anybody knew the card."""
    after: Chances

    @property
    def number(self) -> int:
        """The number of the move."""
        return self.played.number

    @property
    def round(self) -> int:
        """The round it happened in."""
        return self.played.before.round

    @property
    def seat(self) -> int:
        """Who decided or turned the card over."""
        seat = self.played.before.seat
        assert seat is not None, "it was somebody's move"
        return seat

    @property
    def event(self) -> Event | None:
        """What happened; None if nothing worth mentioning did."""
        found = {event.name: event for event in reversed(self.played.events)}
        names = REVEALED if self.luck else DECIDED
        return next((found[name] for name in names if name in found), None)

    @property
    def gains(self) -> Chances:
        """By seat: what it brought, or cost."""
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))

    @property
    def swing(self) -> float:
        """The greatest change for any seat."""
        return max(map(abs, self.gains))

    def is_bought_by(self, played: PlayedMove) -> bool:
        """Whether a move buys the card that this reveal brought, in the same turn."""
        card = self.event.facts.get("card") if self.event else None
        came, now = self.played.before, played.before
        same_turn = (came.round, came.turn) == (now.round, now.turn)
        return played.move.word == "buy" and played.move.card == card and same_turn

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "number": self.number,
            "round": self.round,
            "seat": self.seat,
            "move": str(self.played.move),
            "luck": self.luck,
            "event": self.event.to_dict() if self.event else None,
            "before": rounded(self.before),
            "after": rounded(self.after),
        }
