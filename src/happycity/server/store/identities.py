"""Accounts that the host's provider of log-ins knows, and the ways that lead into an account."""

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from happycity.codes import Code
from happycity.server.model.people import Identity, Person
from happycity.server.refusals import Denied
from happycity.server.store import people
from happycity.server.store.schema import identities, passkeys, players


def owner_of(connection: Connection, identity: Identity) -> Person | None:
    """Whose it is here."""
    found = connection.execute(select(identities.c.player).where(_is(identity))).scalar_one_or_none()
    return people.person(connection, found) if found else None


def since(connection: Connection, player: str) -> float | None:
    """Since when the provider opens this account; None: it does not."""
    mine = select(identities.c.since).where(identities.c.player == player)
    return connection.execute(mine).scalar_one_or_none()


def join(connection: Connection, player: str, identity: Identity, now: float) -> None:
    """Let the provider open this account, too; an account has one identity, and an identity one account."""
    row = {"issuer": identity.issuer, "subject": identity.subject, "player": player, "since": now}
    try:
        with connection.begin_nested():
            connection.execute(insert(identities).values(row))
    except IntegrityError:
        is_here = owner_of(connection, identity) is not None
        raise Denied(Code.IDENTITY_TAKEN if is_here else Code.OTHER_IDENTITY) from None


def become_account(
    connection: Connection, guest: Person, name: str, key: str, identity: Identity, now: float
) -> bool:
    """A guest has an account without a password, with games and seats; False: the name is taken."""
    if not people.become_account(connection, guest, name, key, None):
        return False
    join(connection, guest.id, identity, now)
    return True


def leave(connection: Connection, player: str) -> None:
    """The provider opens the account no more; refused if nothing else would."""
    _check_ways(connection, player, besides="provider")
    connection.execute(delete(identities).where(identities.c.player == player))


def check_passkey_can_go(connection: Connection, player: str) -> None:
    """Refuse to take the last way into an account."""
    _check_ways(connection, player, besides="passkey")


def _check_ways(connection: Connection, player: str, besides: str) -> None:
    """Whether somebody still gets in with one passkey less, or without the provider."""
    connection.execute(select(players.c.id).where(players.c.id == player).with_for_update())
    account = people.account_of(connection, player)
    many = select(func.count()).select_from(passkeys).where(passkeys.c.player == player)
    keys = connection.execute(many).scalar_one() - (besides == "passkey")
    by_provider = besides != "provider" and since(connection, player) is not None
    if account and not (account.password or keys > 0 or by_provider):
        raise Denied(Code.LAST_WAY_IN)


def _is(identity: Identity) -> ColumnElement[bool]:
    c = identities.c
    return (c.issuer == identity.issuer) & (c.subject == identity.subject)
