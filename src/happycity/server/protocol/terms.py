"""What both sides take for granted: limits, the forms of ids and names, why a connection is closed."""

from enum import IntEnum
from importlib.metadata import version
from typing import Annotated, Literal

from msgspec import Meta

VERSION = version("happycity")
"""Of the program that runs; read once, since looking it up takes longer than greeting somebody."""

PROTOCOL = 1
"""Raised when an older client can no longer understand the server."""

REMEMBERED = 60
"""Steps that somebody who comes back can be told; who missed more sees the state alone."""

LONGEST_MESSAGE = 8 * 1024
"""Bytes of one WebSocket message or HTTP body."""

LONGEST_RECORD = 256 * 1024
"""Bytes of a record that is sent to be looked at."""

BOT_PAUSE_MS = 900
"""Before a bot moves, unless the table's host wishes otherwise: people want to see what happened."""

STAND_IN = "shopkeeper"
"""Who plays for somebody who is away: a middle level."""

LONGEST_NAME, LONGEST_PASSWORD, LONGEST_CHAT = 24, 200, 300  # letters

COOKIE = "happycity"
OWN_PAGE = "x-happy-city"
"""A header that only our own pages can send: other sites would need a permission that is never given."""

# What one connection may send and has to read; how many messages a second is a setting.
BURST_SECONDS = 3  # seconds' worth of messages that may come at once
MOST_TOO_FAST = 100  # messages refused as too fast, after which the connection is closed
MOST_WAITING = 200  # messages in an outbox; whoever does not read is disconnected and can come back
CHATS_PER_SECOND, CHAT_BURST = 0.5, 5
LONGEST_PAUSE = 300  # seconds between two lines of a slow chat


class CloseCode(IntEnum):
    """Why the server closes a connection (RFC 6455 and its registry of codes)."""

    POLICY = 1008
    FAULT = 1011
    RESTART = 1012
    TOO_SLOW = 1013
    SIGNED_OUT = 3000


Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client, new for every intent: sending it again is harmless."""
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
TableId = Annotated[str, Meta(min_length=12, max_length=12, pattern=r"^[a-z0-9]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Password = Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD)]
Reaction = Literal["hello", "thanks", "well-played", "wow", "oops", "thinking", "hurry", "good-game"]
