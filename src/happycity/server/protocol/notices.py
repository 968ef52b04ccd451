"""What somebody is told whose page is closed, and how; over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Channel = Literal["push", "mail", "webhook"]
"""How somebody is told who has no page open."""
NoticeKind = Literal["turn", "day", "over", "invitation", "challenge"]
"""What of: their turn, a day left for it, the end of a game, a seat that is kept for them, a rematch."""
Template = Literal["json", "discord", "ntfy"]
"""The form in which a webhook is told."""

LONGEST_URL, LONGEST_MAIL = 1000, 254  # letters


class Quiet(Struct, forbid_unknown_fields=True, frozen=True):
    """Hours in which nothing is told; what comes in them is told at their end, if it still holds."""

    begin: Annotated[int, Meta(ge=0, lt=1440)]
    """In minutes after midnight."""
    end: Annotated[int, Meta(ge=0, lt=1440)]
    """The same; before `begin`: on the next day."""
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """The person's time zone, such as Europe/Warsaw."""


class Device(Struct, frozen=True):
    """A browser that shows notices."""

    id: str
    """The first 16 hexadecimal digits of the SHA-256 of its endpoint."""
    name: str
    """Such as `Firefox · Android`; empty if it does not say."""
    created: float


class Notices(Struct, frozen=True):
    """What the caller wants to be told of while no page is open, and what is possible here."""

    channels: list[Channel]
    """Those that this server has."""
    push_key: str | None
    """With which browsers subscribe (VAPID)."""
    wishes: dict[Channel, list[NoticeKind]]
    quiet: Quiet | None
    devices: list[Device]
    mail: str | None
    mail_confirmed: bool
    """Whether the link in the first mail was followed: nothing else is sent before."""
    webhook: str | None
    template: Template


class NoticeWishes(Struct, forbid_unknown_fields=True, frozen=True):
    """All that the caller wants to be told of; what is not named is switched off."""

    wishes: dict[Channel, list[NoticeKind]]
    quiet: Quiet | None = None


class NewDevice(Struct, forbid_unknown_fields=True, frozen=True):
    """A browser's subscription to pushes (RFC 8030, RFC 8291)."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=LONGEST_URL)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    """The browser's public key, as base64url."""
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    """Its secret, as base64url."""


class MailAddress(Struct, forbid_unknown_fields=True, frozen=True):
    """Where mails go; None: nowhere any more."""

    address: Annotated[str, Meta(min_length=3, max_length=LONGEST_MAIL)] | None


class Webhook(Struct, forbid_unknown_fields=True, frozen=True):
    """An address that is called; None: none any more."""

    url: Annotated[str, Meta(min_length=1, max_length=LONGEST_URL)] | None
    template: Template = "json"


class Trial(Struct, forbid_unknown_fields=True, frozen=True):
    """A message to see whether it arrives."""

    channel: Channel


class Letter(Struct, frozen=True):
    """What the link of a mail is for."""

    purpose: Literal["confirm", "stop"]
    channel: Channel
    kind: NoticeKind | None
    """What is to be told no more."""
    address: str | None
    """The mail address that is confirmed."""
