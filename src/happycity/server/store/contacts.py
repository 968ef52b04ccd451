"""Where people are told who have no page open, of what, and when not."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from happycity.server.model.notices import Contact, Notice, Subscription
from happycity.server.model.people import Addressee, Person
from happycity.server.protocol.notices import Channel, Device, NoticeKind, Quiet, Template
from happycity.server.store.database import insert_new
from happycity.server.store.outbox import LOST
from happycity.server.store.people import person
from happycity.server.store.schema import contacts, devices, outbox, wishes

MOST_DEVICES = 10
"""Of one person; a new one takes the place of the oldest."""

_quiet = msgspec.json.Decoder(Quiet)


def contact_of(connection: Connection, player: str) -> Contact:
    """Where somebody is told, and when not."""
    row = connection.execute(select(contacts).where(contacts.c.player == player)).one_or_none()
    if row is None:
        return Contact()
    quiet = _quiet.decode(row.quiet) if row.quiet else None
    return Contact(row.mail, row.mail_confirmed, row.webhook, row.template, quiet)


def change_mail(connection: Connection, player: str, address: str | None) -> None:
    """Another address, which is not confirmed yet, or none."""
    _change(connection, player, mail=address, mail_confirmed=False)


def change_webhook(connection: Connection, player: str, url: str | None, template: Template) -> None:
    """Another address that is called, or none."""
    _change(connection, player, webhook=url, template=template)


def _change(connection: Connection, player: str, **values: Any) -> None:
    insert_new(connection, contacts, player=player, mail_confirmed=False, template="json")
    connection.execute(update(contacts).where(contacts.c.player == player).values(**values))


def confirm_mail(connection: Connection, player: str, address: str) -> bool:
    """Somebody has followed the link in the first mail; False if they want another address by now."""
    mine = update(contacts).where(contacts.c.player == player, contacts.c.mail == address)
    return connection.execute(mine.values(mail_confirmed=True)).rowcount == 1


# --- wishes -----------------------------------------------------------------------------------------


def wishes_of(connection: Connection, player: str) -> dict[Channel, list[NoticeKind]]:
    """What somebody wishes to be told of, by channel."""
    found: dict[Channel, list[NoticeKind]] = {}
    wanted = select(wishes.c.channel, wishes.c.kind).where(wishes.c.player == player)
    for row in connection.execute(wanted.order_by(wishes.c.channel, wishes.c.kind)):
        found.setdefault(row.channel, []).append(row.kind)
    return found


def change_wishes(
    connection: Connection,
    player: str,
    wanted: Mapping[Channel, Sequence[NoticeKind]],
    quiet: Quiet | None,
) -> None:
    """These and no others; what is on the way and no longer wished for is not sent."""
    connection.execute(delete(wishes).where(wishes.c.player == player))
    pairs = sorted({(channel, kind) for channel, kinds in wanted.items() for kind in kinds})
    if pairs:
        rows = [{"player": player, "channel": channel, "kind": kind} for channel, kind in pairs]
        connection.execute(insert(wishes), rows)
    _change(connection, player, quiet=msgspec.json.encode(quiet).decode() if quiet else None)


def stop(connection: Connection, player: str, channel: Channel, kind: NoticeKind) -> None:
    """Tell somebody nothing of this kind any more by this channel."""
    mine = wishes.c.player == player, wishes.c.channel == channel, wishes.c.kind == kind
    connection.execute(delete(wishes).where(*mine))


def addressee_of(connection: Connection, notice: Notice) -> Addressee | None:
    """Whom a notice is for; None if they do not wish for it any more, or are not there any more."""
    who = person(connection, notice.player)
    wished = [LOST, *wishes_of(connection, notice.player).get(notice.channel, [])]
    return addressee(connection, who) if who and notice.kind in wished else None


def addressee(connection: Connection, who: Person) -> Addressee:
    """Somebody, and all the ways to them."""
    return Addressee(who, contact_of(connection, who.id), subscriptions_of(connection, who.id))


# --- browsers that show pushes ------------------------------------------------------------------------


def devices_of(connection: Connection, player: str) -> list[Device]:
    """Somebody's browsers, without their secrets."""
    wanted = select(devices.c.id, devices.c.name, devices.c.created).where(devices.c.player == player)
    return [Device(*row) for row in connection.execute(wanted.order_by(devices.c.created, devices.c.id))]


def subscriptions_of(connection: Connection, player: str) -> list[Subscription]:
    """The same with all that it takes to send something to them."""
    columns = [devices.c[name] for name in Subscription.__dataclass_fields__]
    wanted = select(*columns).where(devices.c.player == player).order_by(devices.c.created)
    return [Subscription(*row) for row in connection.execute(wanted)]


def device_id(endpoint: str) -> str:
    """What a browser is called here: it can work out by itself which of the list it is."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:16]


def add_device(connection: Connection, player: str, new: Subscription, name: str, now: float) -> None:
    """Keep a browser; whoever uses it now is told there, and nobody else any more."""
    connection.execute(delete(devices).where(devices.c.endpoint == new.endpoint))
    for old in devices_of(connection, player)[: 1 - MOST_DEVICES]:
        remove_device(connection, player, old.id)
    values = {field: getattr(new, field) for field in Subscription.__dataclass_fields__}
    connection.execute(insert(devices).values(**values, player=player, name=name, created=now))


def remove_device(connection: Connection, player: str, device: str) -> bool:
    """Forget a browser; False if it is none of theirs."""
    mine = delete(devices).where(devices.c.id == device, devices.c.player == player)
    return connection.execute(mine).rowcount == 1


def forget_contacts(connection: Connection, player: str) -> None:
    """Forget all of it, with what is on the way."""
    for table in (wishes, contacts, devices, outbox):
        connection.execute(delete(table).where(table.c.player == player))
