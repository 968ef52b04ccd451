"""What is sent, whichever way it goes."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Message:
    """A few words and a link, in the language of whoever gets it."""

    id: str
    """The same however often it is sent."""
    kind: str
    """A `protocol.NoticeKind`, `lost` or `test`."""
    title: str
    text: str
    url: str
    """Where a click leads."""
    stop: str | None
    """What ends messages of this kind by this channel; None for what was asked for."""
    table: str | None
    at: float
    language: str
