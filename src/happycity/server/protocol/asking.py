"""What a client sends over the WebSocket of a table."""

from typing import Annotated

from msgspec import Meta, Struct

from happycity.server.protocol.terms import LONGEST_CHAT, Key, Reaction, Seq


class Asking(Struct, forbid_unknown_fields=True, tag_field="type", frozen=True):
    """Anything a client sends."""


class Intent(Asking, frozen=True, kw_only=True):
    """Something that goes into the game's log.  `seq` is the number of the last entry the client has seen."""

    key: Key
    seq: Seq
    """Of the last entry that the client has seen."""


class Move(Intent, tag="move", frozen=True):
    """Play a move, in the notation of docs/notation.md."""

    move: Annotated[str, Meta(min_length=1, max_length=120)]
    hold: bool | None = None
    """Whether the turn waits for `end` after it; None: as the player's settings say."""


class Undo(Intent, tag="undo", frozen=True):
    """Take back one's own last decision."""


class EndTurn(Intent, tag="end", frozen=True):
    """End the turn, for players whose settings ask for it."""


class Away(Intent, tag="away", frozen=True):
    """Let a bot play for the sender; who holds several seats sends it for each."""


class Back(Intent, tag="back", frozen=True):
    """Play for oneself again."""


class Look(Asking, tag="look", frozen=True):
    """Ask for the state, with the steps after `since` (None: no steps)."""

    since: Seq | None = None
    """The number of the last entry that was shown."""


class Skip(Asking, tag="skip", frozen=True):
    """Do not wait for the pause before a bot's move."""


class Say(Asking, tag="say", frozen=True):
    """Chat: plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class React(Asking, tag="react", frozen=True):
    """A reaction everybody sees for a moment."""

    reaction: Reaction


class Ping(Asking, tag="ping", frozen=True):
    """Is the server there?"""

    n: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """Comes back in `pong`."""


ClientMessage = Move | Undo | EndTurn | Away | Back | Look | Skip | Say | React | Ping
