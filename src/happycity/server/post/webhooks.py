"""Webhooks: an address of somebody's own is called, in the form that it understands."""

from email.header import Header

import msgspec

from happycity.server.post.message import Message
from happycity.server.post.outgoing import Outgoing
from happycity.server.protocol.notices import Template

KEY = "Idempotency-Key"
"""The same for the same message: who gets it twice can tell."""


async def call(outgoing: Outgoing, url: str, template: Template, message: Message) -> None:
    """Tell a webhook."""
    headers, content = {"json": as_json, "discord": as_discord, "ntfy": as_ntfy}[template](message)
    await outgoing.send(url, {KEY: message.id, **headers}, content)


def as_json(message: Message) -> tuple[dict[str, str], bytes]:
    """Everything, as an object."""
    names = ("id", "kind", "title", "text", "url", "stop", "table", "at", "language")
    return _json({name: getattr(message, name) for name in names})


def as_discord(message: Message) -> tuple[dict[str, str], bytes]:
    """A message of Discord, which calls nobody by what players are named."""
    content = f"**{message.title}**\n{message.text}\n{message.url}"
    return _json({"username": "Happy City", "content": content, "allowed_mentions": {"parse": []}})


def as_ntfy(message: Message) -> tuple[dict[str, str], bytes]:
    """The text as it is, everything else in headers, whose letters are packed (RFC 2047)."""
    title = Header(message.title, "utf-8", maxlinelen=10_000).encode()
    return {"Title": title, "Click": message.url, "Tags": "cityscape"}, message.text.encode()


def _json(content: object) -> tuple[dict[str, str], bytes]:
    return {"Content-Type": "application/json"}, msgspec.json.encode(content)
