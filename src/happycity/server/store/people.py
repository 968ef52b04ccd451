"""People and programs: who they are, and how they prove it."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from happycity.codes import Code
from happycity.server.model.people import Account, Person
from happycity.server.model.tables import UNFINISHED
from happycity.server.protocol.hosting import Somebody
from happycity.server.protocol.people import PlayerSettings, Program
from happycity.server.refusals import Denied
from happycity.server.store.hints import LOBBY, PERSON, hint
from happycity.server.store.schema import players, seats, sessions, tables

MOST_PROGRAMS = 10
"""Of one account."""


_COLUMNS = [players.c[name] for name in Person.__dataclass_fields__]
settings_in = msgspec.json.Decoder(PlayerSettings).decode
"""The settings that a row keeps."""


def person(connection: Connection, player_id: str) -> Person | None:
    """The person with this id, unless deleted."""
    return _one(connection, players.c.id == player_id)


def visitor(connection: Connection, player_id: str, session: str | None) -> Person | None:
    """The same, as long as the session that their browser names was not ended."""
    named = exists().where(sessions.c.id == session, sessions.c.player == player_id)
    return _one(connection, and_(players.c.id == player_id, named) if session else players.c.id == player_id)


def add_guest(connection: Connection, guest: Person) -> None:
    """Keep somebody who has come for the first time."""
    _add(connection, guest)


def seen(connection: Connection, player_id: str, now: float) -> Person | None:
    """Somebody is back: note when, and read them again."""
    connection.execute(update(players).where(players.c.id == player_id).values(seen=now))
    return person(connection, player_id)


def change_settings(connection: Connection, player_id: str, settings: PlayerSettings) -> None:
    """Keep what follows a person to every device; another look shows at unfinished tables, too."""
    before = person(connection, player_id)
    _change(connection, player_id, settings=_json(settings))
    if before and before.settings.look != settings.look:
        mine = update(seats).where(_unfinished_seats(player_id), seats.c.name == before.name)
        connection.execute(mine.values(look=settings.look))
        _retell(connection, player_id)


# --- names and passwords ----------------------------------------------------------------------------


def account_named(connection: Connection, key: str) -> Account | None:
    """The account that keeps a name."""
    return _account(connection, players.c.name_key == key)


def account_of(connection: Connection, player_id: str) -> Account | None:
    """The account with this id."""
    return _account(connection, players.c.id == player_id)


def accounts_called(connection: Connection, keys: Collection[str]) -> set[str]:
    """Of these names, those of accounts."""
    wanted = select(players.c.name_key).where(players.c.kind == "account", players.c.name_key.in_(keys))
    return set(connection.execute(wanted).scalars())


def is_kept(connection: Connection, key: str) -> bool:
    """Whether an account or a program has this name."""
    return connection.execute(select(players.c.id).where(players.c.name_key == key)).first() is not None


def kept_by(connection: Connection, keys: Sequence[str]) -> dict[str, str]:
    """Of these names, those that an account or a program keeps, and who it is."""
    wanted = select(players.c.name_key, players.c.id).where(players.c.name_key.in_(keys))
    return {row.name_key: row.id for row in connection.execute(wanted)}


def principals(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    """Who stands behind each of these players: the owner of a program, otherwise themselves."""
    wanted = select(players.c.id, players.c.owner).where(players.c.id.in_(ids))
    return {row.id: row.owner or row.id for row in connection.execute(wanted)}


def become_account(
    connection: Connection,
    guest: Person,
    name: str,
    key: str,
    password: str | None,
    *,
    invited_by: Callable[[Connection], None] | None = None,
) -> bool:
    """A guest's name is kept from now on, with games and seats; False if it is taken.

    `invited_by` uses up an invitation, or refuses.
    """
    values = {"kind": "account", "name": name, "name_key": key, "password": password}
    if not _unless_taken(connection, guest, values):
        return False
    if invited_by:
        invited_by(connection)
    mine = update(seats).where(_unfinished_seats(guest.id), seats.c.name == guest.name)
    connection.execute(mine.values(account=True, name=name))
    _retell(connection, guest.id)
    return True


def rename(connection: Connection, who: Person, name: str, key: str) -> bool:
    """Another name, also at unfinished tables; False: somebody else keeps it."""
    other = select(players.c.id).where(players.c.name_key == key, players.c.id != who.id)
    kept = {"name_key": key} if who.has_account else {}
    if connection.execute(other).first() or not _unless_taken(connection, who, {"name": name, **kept}):
        return False
    mine = update(seats).where(_unfinished_seats(who.id), seats.c.name == who.name)
    connection.execute(mine.values(name=name))
    _retell(connection, who.id)
    return True


def keep_password(connection: Connection, player_id: str, password: str) -> None:
    """The same password, hashed anew."""
    _change(connection, player_id, password=password)


def end_sessions(connection: Connection, player_id: str, password: str | None = None) -> Person | None:
    """Every cookie issued so far becomes invalid; a new password can be the reason."""
    changed = {"password": password} if password else {}
    connection.execute(delete(sessions).where(sessions.c.player == player_id))
    _change(connection, player_id, epoch=players.c.epoch + 1, **changed)
    return person(connection, player_id)


# --- as the host of the server sees them --------------------------------------------------------------


def found(connection: Connection, name: str, most: int) -> list[Somebody]:
    """People and programs with this id, or with this in their name; the latest first."""
    # Guests keep no key of their name; what SQL calls the same small letters is good enough to look for.
    like = players.c.name.icontains(name, autoescape=True)
    key = players.c.name_key.contains(name.casefold(), autoescape=True)
    wanted = or_(players.c.id == name, like, key)
    return _somebodies(connection, and_(players.c.kind != "deleted", wanted), most)


def somebodies(connection: Connection, ids: Collection[str]) -> dict[str, Somebody]:
    """The people with these ids."""
    return {one.id: one for one in _somebodies(connection, players.c.id.in_(ids), len(ids))}


def _somebodies(connection: Connection, condition: ColumnElement[bool], most: int) -> list[Somebody]:
    shown = [players.c[name] for name in Somebody.__struct_fields__]
    rows = connection.execute(select(*shown).where(condition).order_by(players.c.seen.desc()).limit(most))
    return [Somebody(*row) for row in rows]


def ban(connection: Connection, player_id: str, until: float | None) -> None:
    """Let somebody and their programs in no more before a moment; None: at once again."""
    theirs = or_(players.c.id == player_id, players.c.owner == player_id)
    for one in connection.execute(select(players.c.id).where(theirs)).scalars().all():
        _change(connection, one, banned=until)


# --- programs ---------------------------------------------------------------------------------------


def program_with(connection: Connection, token_hash: str) -> tuple[Person | None, str]:
    """The program whose token has this hash, and the hash as it is stored; nobody, and nothing."""
    wanted = select(players.c.token_hash).where(
        players.c.token_hash == token_hash, players.c.kind == "program"
    )
    stored = connection.execute(wanted).scalar_one_or_none()
    return (_one(connection, players.c.token_hash == stored), stored) if stored else (None, "")


def programs_of(connection: Connection, owner: str) -> list[Program]:
    """Somebody's programs, without their tokens."""
    wanted = select(players.c.id, players.c.name, players.c.created).where(_is_program_of(owner))
    return [Program(*row) for row in connection.execute(wanted.order_by(players.c.created, players.c.id))]


def add_program(connection: Connection, owner: str, program: Person, key: str, token_hash: str) -> bool:
    """Keep a new program; False if its name is taken."""
    connection.execute(select(players.c.id).where(players.c.id == owner).with_for_update())
    many = select(func.count()).select_from(players).where(_is_program_of(owner))
    if connection.execute(many).scalar_one() >= MOST_PROGRAMS:
        raise Denied(Code.TOO_MANY_PROGRAMS, known=MOST_PROGRAMS)
    try:
        with connection.begin_nested():
            _add(connection, program, owner=owner, name_key=key, token_hash=token_hash)
    except IntegrityError:
        return False
    return True


# --- at the tables ----------------------------------------------------------------------------------


def _retell(connection: Connection, player_id: str) -> None:
    """Somebody's seats look different: the rooms of their unfinished tables have to look again."""
    ids = list(connection.execute(select(seats.c.table_id).where(_unfinished_seats(player_id))).scalars())
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(version=tables.c.version + 1))
    for about in (*ids, LOBBY) if ids else ():
        hint(connection, about)


def _unfinished_seats(player_id: str) -> ColumnElement[bool]:
    unfinished = select(tables.c.id).where(tables.c.status.in_(UNFINISHED))
    return and_(seats.c.player == player_id, seats.c.table_id.in_(unfinished))


# --- rows -------------------------------------------------------------------------------------------


def _add(connection: Connection, who: Person, **more: Any) -> None:
    row = {name: getattr(who, name) for name in Person.__dataclass_fields__}
    row |= {"settings": _json(who.settings), "seen": who.created}
    connection.execute(insert(players).values(**row, **more))


def _change(connection: Connection, player_id: str, **values: Any) -> bool:
    there = update(players).where(players.c.id == player_id, players.c.kind != "deleted")
    hint(connection, PERSON + player_id)
    return connection.execute(there.values(**values)).rowcount == 1


def _unless_taken(connection: Connection, who: Person, values: dict[str, Any]) -> bool:
    """Whether a change could be made; the database is the last judge of whether a name is free."""
    try:
        with connection.begin_nested():
            return _change(connection, who.id, **values)
    except IntegrityError:
        return False


def _account(connection: Connection, condition: ColumnElement[bool]) -> Account | None:
    wanted = select(*_COLUMNS, players.c.password).where(condition, players.c.kind == "account")
    row = connection.execute(wanted).one_or_none()
    return Account(_person(row), row.password) if row else None


def _one(connection: Connection, condition: ColumnElement[bool]) -> Person | None:
    row = connection.execute(select(*_COLUMNS).where(condition, players.c.kind != "deleted")).one_or_none()
    return _person(row) if row else None


def _person(row: Any) -> Person:
    return Person(row.id, row.kind, row.name, row.epoch, settings_in(row.settings), row.created, row.banned)


def _is_program_of(owner: str) -> ColumnElement[bool]:
    return and_(players.c.owner == owner, players.c.kind == "program")


def _json(settings: PlayerSettings) -> str:
    return msgspec.json.encode(settings).decode()
