"""Passkeys of accounts, and challenges that wait for an answer, each for one."""

from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from happycity.server.model.people import Passkey, Person
from happycity.server.store import identities, people
from happycity.server.store.schema import challenges, passkeys

_COLUMNS = [passkeys.c[name] for name in Passkey.__dataclass_fields__]


def challenge(connection: Connection, text: str, purpose: str, now: float, until: float) -> None:
    """Note what a browser was asked; those that nobody has answered in time are forgotten."""
    connection.execute(delete(challenges).where(challenges.c.until < now))
    connection.execute(insert(challenges).values(id=text, purpose=purpose, until=until))


def answered(connection: Connection, text: str, purpose: str, now: float) -> bool:
    """Whether this was asked for this purpose, and not answered before."""
    asked = delete(challenges).where(
        challenges.c.id == text, challenges.c.purpose == purpose, challenges.c.until >= now
    )
    return connection.execute(asked).rowcount == 1


def add(connection: Connection, player: str, passkey: Passkey) -> bool:
    """Keep a new one; False if it is there already."""
    values = {name: getattr(passkey, name) for name in Passkey.__dataclass_fields__}
    try:
        with connection.begin_nested():
            connection.execute(insert(passkeys).values(player=player, **values))
    except IntegrityError:
        return False
    return True


def passkeys_of(connection: Connection, player: str) -> list[Passkey]:
    """In the order in which they were made."""
    mine = _wanted().where(passkeys.c.player == player).order_by(passkeys.c.created, passkeys.c.id)
    return [_passkey(row) for row in connection.execute(mine)]


def owner_of(connection: Connection, passkey: str) -> tuple[Person, Passkey] | None:
    """Whose passkey it is."""
    row = connection.execute(_wanted().where(passkeys.c.id == passkey)).one_or_none()
    owner = people.person(connection, row.player) if row else None
    return (owner, _passkey(row)) if row and owner else None


def used(connection: Connection, passkey: str, uses: int, now: float) -> None:
    """Somebody has logged in with it."""
    connection.execute(update(passkeys).where(passkeys.c.id == passkey).values(uses=uses, used=now))


def remove(connection: Connection, player: str, passkey: str) -> bool:
    """It is good for nothing any more; False if this person has no such passkey."""
    identities.check_passkey_can_go(connection, player)
    mine = delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.player == player)
    return connection.execute(mine).rowcount == 1


def _wanted() -> Select[Any]:
    return select(*_COLUMNS, passkeys.c.player)


def _passkey(row: Any) -> Passkey:
    return Passkey(row.id, row.public_key, row.uses, row.device, row.created, row.used)
