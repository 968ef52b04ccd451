"""Whole games played at random, as a server keeps them."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import msgspec
from sqlalchemy import Connection, insert

from happycity.rules.config import Config
from happycity.rules.fairness import commitment_of, first_seat
from happycity.server.game.results import finished_game
from happycity.server.game.snapshots import Snapshot, after, opening
from happycity.server.model.results import FinishedGame, SeatResult
from happycity.server.model.tables import LogEntry, Options, Seat, StoredTable
from happycity.server.protocol.people import PlayerSettings
from happycity.server.store import history, log, schema, tables
from happycity.server.store.database import Database

PEOPLE = ("ann", "ben", "cat", "dan", "eve")


def seats_of(*players: str) -> tuple[Seat, ...]:
    """Accounts, but for bots: `bot:mayor`."""
    return tuple(_seat(seat, player) for seat, player in enumerate(players))


def _seat(seat: int, player: str) -> Seat:
    if player.startswith("bot:"):
        return Seat(seat, "bot", name=player[4:].title(), bot=player[4:])
    return Seat(seat, "person", player, player.title(), account=True)


def playing(number: int, *players: str, config: Config | None = None, rated: bool = False) -> StoredTable:
    """A table at which a game goes on."""
    chosen, secret = config or Config(len(players)), f"{number:064x}"
    return StoredTable(
        id=f"table{number:07}",
        status="playing",
        config=msgspec.json.encode(chosen.to_dict()).decode(),
        options=msgspec.json.encode(Options(rated, None, "everybody", 0)).decode(),
        host=PEOPLE[0],
        public=False,
        secret=secret,
        commitment=commitment_of(secret),
        bot_seed=f"{number:032x}",
        created=1000.0 + number,
        seats=seats_of(*players),
        first=first_seat(secret, len(players)),
        began=1001.0 + number,
    )


def play_randomly(stored_table: StoredTable) -> list[Snapshot]:
    """A game of random moves; every tenth of them is taken back at once, if that is possible."""
    rng, config = Random(stored_table.id), Config(**msgspec.json.decode(stored_table.config))
    snapshots = [opening(config, stored_table.secret)]
    while not snapshots[-1].is_over:
        snapshot, kind, move = snapshots[-1], "move", None
        assert snapshot.seat is not None
        if rng.random() < 0.1 and snapshot.decider is not None and snapshot.can_undo(snapshot.decider):
            seat, kind = snapshot.decider, "undo"
        else:
            seat, move = snapshot.seat, str(rng.choice(snapshot.game.legal_moves))
        seq = snapshot.seq + 1
        by_bot = stored_table.seats[seat].kind == "bot"
        entry = LogEntry(
            stored_table.id, seq, kind, seat, move, f"key-{seq:05}", by_bot, False, 2000.0 + seq, 1.0
        )
        snapshots.append(after(snapshot, entry))
    return snapshots


def store(connection: Connection, stored_table: StoredTable, snapshots: list[Snapshot]) -> None:
    """Keep a table and its log, as a room does while the game goes on."""
    tables.open_table(connection, stored_table, None)
    for snapshot in snapshots[1:]:
        assert snapshot.entry is not None
        log.append(connection, snapshot.entry, None)


def play_to_the_end(connection: Connection, stored_table: StoredTable, ended: float) -> FinishedGame:
    """Play a game to its end and keep everything."""
    snapshots = play_randomly(stored_table)
    store(connection, stored_table, snapshots)
    finished = finished_game(stored_table, snapshots[-1], ended)
    assert history.finish(connection, finished)
    return finished


def imagine_game(number: int, *rows: SeatResult, ended: float, mode: str = "family") -> FinishedGame:
    """A game nobody played, for counting."""
    ranks = tuple(sum(other.points > row.points for other in rows) for row in rows)
    return FinishedGame(
        f"table{number:07}",
        1,
        ended,
        mode,
        False,
        f'{{"game":{number}}}',
        "null",
        rows,
        ranks,
        (0,) * len(rows),
    )


@contextmanager
def new_database(address: str) -> Iterator[Database]:
    """A database with everybody in it."""
    database = Database(address)
    with database.writing.begin() as connection:
        schema.metadata.create_all(connection)
        _add_people(connection)
    yield database
    database.close()


def _add_people(connection: Connection) -> None:
    settings = msgspec.json.encode(PlayerSettings()).decode()
    same = {"kind": "account", "epoch": 1, "settings": settings, "created": 1.0, "seen": 1.0}
    rows = [{**same, "id": one, "name": one.title(), "name_key": one} for one in PEOPLE]
    connection.execute(insert(schema.players), rows)
