"""What people are told while no page of theirs is open: where, of what, and how it ends."""

import logging
import secrets

from starlette.responses import RedirectResponse, Response

from happycity.codes import Code
from happycity.rules.refusals import Refusal
from happycity.server.model.notices import Subscription
from happycity.server.people.devices import device_of
from happycity.server.post.failures import Down, Rejected, Undelivered
from happycity.server.post.quiet import is_zone
from happycity.server.post.sealing import are_keys
from happycity.server.post.words import trial
from happycity.server.protocol.notices import (
    Channel,
    Letter,
    MailAddress,
    NewDevice,
    Notices,
    NoticeWishes,
    Trial,
    Webhook,
)
from happycity.server.refusals import Denied
from happycity.server.routes import Routes, Who
from happycity.server.settings import MAIL
from happycity.server.store import contacts
from happycity.server.web.calls import Call

api = Routes("notices")
logger = logging.getLogger("happycity.notices")


@api.route("GET", "/api/me/notices", "What the caller is told while no page is open.", returns=Notices)
async def notices(call: Call) -> Notices:
    """And what is possible here."""
    read, player, office = call.services.database.read, call.caller.id, call.services.office
    contact = await read(contacts.contact_of, player)
    return Notices(
        channels=office.channels,
        push_key=office.push.public_key if office.push else None,
        wishes=await read(contacts.wishes_of, player),
        quiet=contact.quiet,
        devices=await read(contacts.devices_of, player),
        mail=contact.mail,
        mail_confirmed=contact.mail_confirmed,
        webhook=contact.webhook,
        template=contact.template,
    )


@api.route(
    "PUT", "/api/me/notices", "Choose what one is told, and when not.", body=NoticeWishes, returns=Notices
)
async def choose(call: Call) -> Notices:
    """Mails and webhooks are for accounts: a guest could not come back to stop them."""
    for channel, kinds in call.body.wishes.items():
        if kinds:
            _check_channel(call, channel)
    quiet = call.body.quiet
    if quiet is not None and not is_zone(quiet.zone):
        raise Refusal(Code.BAD_MESSAGE, reason="quiet.zone: no time zone")
    await call.services.scribe.write(contacts.change_wishes, call.caller.id, call.body.wishes, quiet)
    return await _own(call)


# --- where ------------------------------------------------------------------------------------------


@api.route(
    "POST",
    "/api/me/notices/devices",
    "Show notices in this browser.",
    body=NewDevice,
    returns=Notices,
    status=201,
)
async def add_device(call: Call) -> Notices:
    """Guests too: a browser is their own."""
    _check_channel(call, "push")
    new: NewDevice = call.body
    if not are_keys(new.p256dh, new.auth):
        raise Denied(Code.BAD_DEVICE)
    await _check_address(call, new.endpoint, Code.BAD_DEVICE)
    subscription = Subscription(contacts.device_id(new.endpoint), new.endpoint, new.p256dh, new.auth)
    name, now = device_of(call.agent), call.services.now()
    await call.services.scribe.write(contacts.add_device, call.caller.id, subscription, name, now)
    return await _own(call)


@api.route(
    "DELETE", "/api/me/notices/devices/{device}", "Show none in that browser any more.", returns=Notices
)
async def remove_device(call: Call) -> Notices:
    """Whichever browser asks."""
    device = call.path["device"]
    if not await call.services.scribe.write(contacts.remove_device, call.caller.id, device):
        raise Denied(Code.UNKNOWN_DEVICE, found=device[:20])
    return await _own(call)


@api.route(
    "PUT",
    "/api/me/notices/mail",
    "Name a mail address; a link in the first mail confirms it.",
    who=Who.ACCOUNT,
    body=MailAddress,
    returns=Notices,
)
async def change_mail(call: Call) -> Notices:
    """The same address once more: another first mail, unless it is confirmed."""
    address, player = call.body.address, call.caller.id
    known = await call.services.database.read(contacts.contact_of, player)
    if address is None:
        await call.services.scribe.write(contacts.change_mail, player, None)
    elif not (known.mail == address and known.mail_confirmed):
        _check_channel(call, "mail")
        if not MAIL.fullmatch(address):
            raise Denied(Code.BAD_MAIL_ADDRESS, found=address[:60])
        call.services.limits.letter(player, call.address)
        await call.services.scribe.write(contacts.change_mail, player, address)
        try:
            await call.services.office.ask_for_consent(call.caller, address, secrets.token_hex(16))
        except Undelivered as failure:
            raise _not_delivered("mail", failure) from None
    return await _own(call)


@api.route(
    "PUT",
    "/api/me/notices/webhook",
    "Name an address that is called.",
    who=Who.ACCOUNT,
    body=Webhook,
    returns=Notices,
)
async def change_webhook(call: Call) -> Notices:
    """One of the Internet, unless the host allows others."""
    url, template = call.body.url, call.body.template
    if url is not None:
        _check_channel(call, "webhook")
        await _check_address(call, url, Code.BAD_WEBHOOK)
    await call.services.scribe.write(contacts.change_webhook, call.caller.id, url, template)
    return await _own(call)


@api.route(
    "POST", "/api/me/notices/test", "Be sent something, to see whether it arrives.", body=Trial, status=204
)
async def test(call: Call) -> None:
    """At once, also in quiet hours."""
    channel, services = call.body.channel, call.services
    _check_channel(call, channel)
    whom = await services.database.read(contacts.addressee, call.caller)
    if not services.office.leads_to(channel, whom.contact, whom.browsers):
        raise Denied(Code.NOWHERE_TO_SEND)
    services.limits.letter(call.caller.id, call.address)
    message = trial(secrets.token_hex(16), call.caller, services.now(), services.office.links)
    outcome = await services.office.send(channel, whom.contact, whom.browsers, message)
    for browser in outcome.gone:
        await services.scribe.write(contacts.remove_device, call.caller.id, browser)
    if outcome.failure is not None:
        raise _not_delivered(channel, outcome.failure)


# --- links in messages --------------------------------------------------------------------------------


@api.route(
    "GET", "/api/letters/{token}", "Leads to the page of a link in a message.", who=Who.ANYBODY, status=303
)
async def letter_page(call: Call) -> Response:
    """For whoever follows it in a browser: looking changes nothing, and the page says what is wrong."""
    return RedirectResponse(call.services.office.links.page(call.path["token"]), 303)


@api.route("GET", "/api/letters/{token}/about", "What a link is for.", who=Who.ANYBODY, returns=Letter)
async def letter(call: Call) -> Letter:
    """What its page says."""
    return call.services.office.links.read(call.path["token"])[1]


@api.route(
    "POST",
    "/api/letters/{token}",
    "Do what a link is for: confirm a mail address, or stop messages (RFC 8058).",
    who=Who.ANYBODY,
    status=204,
)
async def follow_letter(call: Call) -> None:
    """Whoever has the link: mail programs call it by themselves."""
    player, letter = call.services.office.links.read(call.path["token"])
    if letter.purpose == "stop" and letter.kind is not None:
        await call.services.scribe.write(contacts.stop, player, letter.channel, letter.kind)
    elif not await call.services.scribe.write(contacts.confirm_mail, player, letter.address or ""):
        raise Denied(Code.BAD_LINK)


# --- steps --------------------------------------------------------------------------------------------


async def _own(call: Call) -> Notices:
    found: Notices = await notices(call)
    return found


def _check_channel(call: Call, channel: Channel) -> None:
    if channel not in call.services.office.channels:
        raise Denied(Code.CHANNEL_OFF)
    if channel != "push" and call.caller.kind != "account":
        raise Denied(Code.NEED_ACCOUNT)


def _not_delivered(channel: Channel, failure: Undelivered) -> Denied:
    """People hear what they can do about it; the words of machines are for the host, in the log."""
    logger.warning("not-delivered", extra={"channel": channel, "reason": str(failure)})
    return Denied(Code.NOT_DELIVERED, reason="down" if isinstance(failure, Down) else "rejected")


async def _check_address(call: Call, url: str, code: Code) -> None:
    """What cannot be looked up now may be there later; what is no address, or a private one, never will."""
    try:
        await call.services.office.outgoing.check(url)
    except Rejected:
        raise Denied(code) from None
    except (Undelivered, TimeoutError):
        return
