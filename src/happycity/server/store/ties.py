"""Who wants whom as a friend, row by row; what follows from it is in `friends.py`."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, or_, select

from happycity.server.store.hints import FRIENDS, hint
from happycity.server.store.schema import friends

_back = friends.alias()


def friends_among(players: Collection[str]) -> Select[tuple[str, str]]:
    """Everybody's friends: player and other, both of whom want it."""
    c = friends.c
    mutual = and_(_back.c.player == c.other, _back.c.other == c.player)
    heard = and_(c.unheard.is_(False), _back.c.unheard.is_(False))
    return select(c.player, c.other).join(_back, mutual).where(c.player.in_(players), heard)


def are_friends(connection: Connection, player: str, other: str) -> bool:
    """Whether two want each other."""
    both = friends_among([player]).where(friends.c.other == other)
    return connection.execute(both).first() is not None


def cut(connection: Connection, player: str, other: str) -> None:
    """Neither wants the other any more."""
    connection.execute(delete(friends).where(or_(wants(player, other), wants(other, player))))
    tell(connection, player, other)


def tell_friends_of(connection: Connection, players: Collection[str]) -> None:
    """What their friends see of these people has changed."""
    found = connection.execute(friends_among(players)).all()
    tell(connection, *sorted({row.other for row in found}))


def tell(connection: Connection, *players: str) -> None:
    """What these people see of others has changed."""
    for one in players:
        hint(connection, FRIENDS + one)


def wants(player: str, other: str) -> ColumnElement[bool]:
    """The row that says so."""
    return and_(friends.c.player == player, friends.c.other == other)
