"""Where an account is signed in: each browser has a session of its own, which can be ended alone."""

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from happycity.server.model.people import Session
from happycity.server.store.hints import PERSON, hint
from happycity.server.store.schema import sessions

MOST = 50
"""Of one account: the one that was used least recently goes first."""


def begin(connection: Connection, player: str, session: Session, unused_since: float) -> None:
    """Somebody signs in; sessions whose cookie no browser keeps any more are forgotten."""
    connection.execute(delete(sessions).where(_of(player), sessions.c.seen < unused_since))
    connection.execute(
        insert(sessions).values(
            id=session.id,
            player=player,
            device=session.device,
            created=session.created,
            seen=session.seen,
            proved=session.proved,
        )
    )
    for old in sessions_of(connection, player)[MOST:]:
        end(connection, player, old.id)


def seen(connection: Connection, session: str, device: str, now: float) -> None:
    """Its browser is here again; it may have become another version."""
    connection.execute(update(sessions).where(sessions.c.id == session).values(seen=now, device=device))


def prove(connection: Connection, session: str, now: float) -> None:
    """Its owner has proved once more who they are."""
    connection.execute(update(sessions).where(sessions.c.id == session).values(proved=now))


def proved(connection: Connection, player: str, session: str | None) -> float | None:
    """When that was; None: never, as far as anybody knows."""
    mine = select(sessions.c.proved).where(_of(player), sessions.c.id == session)
    return connection.execute(mine).scalar_one_or_none()


def sessions_of(connection: Connection, player: str) -> list[Session]:
    """Those that were used last come first."""
    columns = [sessions.c[name] for name in Session.__dataclass_fields__]
    wanted = select(*columns).where(_of(player)).order_by(sessions.c.seen.desc(), sessions.c.id)
    return [Session(*row) for row in connection.execute(wanted)]


def end(connection: Connection, player: str, session: str) -> bool:
    """End one; False if this person has no such session."""
    ended = connection.execute(delete(sessions).where(_of(player), sessions.c.id == session)).rowcount == 1
    hint(connection, PERSON + player)
    return ended


def _of(player: str) -> ColumnElement[bool]:
    return sessions.c.player == player
