"""What a card that was turned over did to the chances."""

from dataclasses import dataclass
from typing import Any

from happycity.review.odds import Chances, rounded
from happycity.rules.events import Event
from happycity.rules.history import PlayedMove

REVEALED = ("revealed", "copied")
"""Which event describes it: the first of these that occurred."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """A hidden card was turned over."""

    played: PlayedMove
    before: Chances
    """Those before anybody knew the card."""
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
        """Who turned the card over."""
        seat = self.played.before.seat
        assert seat is not None, "it was somebody's move"
        return seat

    @property
    def event(self) -> Event | None:
        """What happened; None if nothing worth mentioning did."""
        found = {event.name: event for event in reversed(self.played.events)}
        return next((found[name] for name in REVEALED if name in found), None)

    @property
    def gains(self) -> Chances:
        """By seat: what it brought, or cost."""
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))

    @property
    def most_changed(self) -> int:
        """The seat whose chance it changed most."""
        return max(range(len(self.gains)), key=lambda seat: abs(self.gains[seat]))

    @property
    def swing(self) -> float:
        """The greatest change for any seat."""
        return max(map(abs, self.gains))

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "number": self.number,
            "round": self.round,
            "seat": self.seat,
            "move": str(self.played.move),
            "event": self.event.to_dict() if self.event else None,
            "before": rounded(self.before),
            "after": rounded(self.after),
        }
