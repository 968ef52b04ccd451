"""The post office: the channels that this server has, and how a message goes by each of them."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from happycity.server.model.notices import Contact, Subscription
from happycity.server.model.people import Person
from happycity.server.post import webhooks
from happycity.server.post.failures import Down, Gone, Undelivered
from happycity.server.post.links import Links
from happycity.server.post.mailer import Mail, Mailer
from happycity.server.post.message import Message
from happycity.server.post.outgoing import Outgoing
from happycity.server.post.push import Push
from happycity.server.protocol.notices import Channel
from happycity.server.settings import Settings, mail_server_of
from happycity.texts import Texts


class Outcome(NamedTuple):
    """What became of a message."""

    failure: Undelivered | None = None
    """None: it has arrived."""
    gone: tuple[str, ...] = ()
    """The ids of browsers that are gone for good."""


@dataclass(frozen=True, slots=True)
class Office:
    """What can be sent from here; a channel that is None is switched off."""

    links: Links
    outgoing: Outgoing
    push: Push | None
    mailer: Mailer | None
    has_webhooks: bool

    @property
    def channels(self) -> list[Channel]:
        """Those that are switched on."""
        there: dict[Channel, bool] = {
            "push": self.push is not None,
            "mail": self.mailer is not None,
            "webhook": self.has_webhooks,
        }
        return [channel for channel, is_there in there.items() if is_there]

    def leads_to(self, channel: Channel, contact: Contact, browsers: Sequence[Subscription]) -> bool:
        """Whether somebody can be reached by a channel."""
        if channel not in self.channels:
            return False
        if channel == "push":
            return bool(browsers)
        if channel == "mail":
            return contact.mail is not None and contact.mail_confirmed
        return contact.webhook is not None

    async def send(
        self, channel: Channel, contact: Contact, browsers: Sequence[Subscription], message: Message
    ) -> Outcome:
        """Send it where a channel leads to (`leads_to`)."""
        try:
            if channel == "push" and self.push is not None:
                return await _to_one_at_least(self.push, browsers, message)
            if channel == "mail" and self.mailer is not None and contact.mail is not None:
                await self.mailer.send(mail_of(message, contact.mail))
            elif channel == "webhook" and contact.webhook is not None:
                await webhooks.call(self.outgoing, contact.webhook, contact.template, message)
        except Undelivered as failure:
            return Outcome(failure)
        return Outcome()

    async def ask_for_consent(self, person: Person, address: str, number: str) -> None:
        """The first mail to an address: nothing else is sent to it before its owner has followed the link."""
        if self.mailer is not None:
            texts, url = Texts(person.settings.language), self.links.confirm(person.id, address)
            text = "\n\n".join(
                [texts.message("mail-confirm", name=person.name), url, texts.message("mail-confirm-not")]
            )
            await self.mailer.send(Mail(number, address, texts.message("mail-confirm-title"), text))


def office_of(settings: Settings, server_key: str, push_key: str, now: Callable[[], float]) -> Office:
    """The channels that the settings switch on: without a public address there is none."""
    is_known, outgoing = bool(settings.public_address), Outgoing(settings.private_addresses)
    links = Links(server_key, f"{settings.public_address.rstrip('/')}{settings.root}", now)
    push = Push(outgoing, push_key, settings.contact, now) if is_known and settings.contact else None
    has_mail = is_known and settings.mail_server
    mailer = Mailer(mail_server_of(settings.mail_server), settings.mail_from) if has_mail else None
    return Office(links, outgoing, push, mailer, is_known and settings.webhooks)


def mail_of(message: Message, address: str) -> Mail:
    """A message as a mail."""
    texts = Texts(message.language)
    parts = [message.text, message.url]
    if message.stop:
        parts.append(texts.message("mail-stop", url=message.stop))
    return Mail(message.id, address, f"Happy City: {message.title}", "\n\n".join(parts), message.stop)


async def _to_one_at_least(push: Push, browsers: Sequence[Subscription], message: Message) -> Outcome:
    """A push has arrived if one of the browsers has taken it."""
    failures = await asyncio.gather(*(_failure(push, browser, message) for browser in browsers))
    pairs = zip(browsers, failures, strict=True)
    gone = tuple(browser.id for browser, failure in pairs if isinstance(failure, Gone))
    if None in failures:
        return Outcome(None, gone)
    return Outcome(next((one for one in failures if isinstance(one, Down)), failures[0]), gone)


async def _failure(push: Push, browser: Subscription, message: Message) -> Undelivered | None:
    try:
        await push.send(browser, message)
    except Undelivered as failure:
        return failure
    return None
