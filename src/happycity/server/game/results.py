"""What is kept of a game when it ends: its record, its result, and a row for every seat.

Without SQL: `store/history.py` writes it.
"""

from datetime import UTC, datetime
from typing import Any

import msgspec

from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.record import record_of
from happycity.rules.standings import Standings, standings_of
from happycity.rules.table import City
from happycity.server.game.dealing import fair_part_of
from happycity.server.game.snapshots import Snapshot
from happycity.server.model.people import DELETED
from happycity.server.model.results import FinishedGame, SeatResult
from happycity.server.model.tables import Seat, StoredTable, options_of
from happycity.server.protocol.tables import Result


def resigned_from(table: StoredTable) -> frozenset[int]:
    """The seats of those who resigned."""
    return frozenset(seat.seat for seat in table.seats if seat.resigned)


def finished_game(table: StoredTable, last: Snapshot, ended: float) -> FinishedGame:
    """What is kept of a game whose last snapshot is its end."""
    game, rated = last.game, is_rated(table)
    standings = standings_of(game, resigned_from(table))
    rows = [_seat_result(seat, city, standings) for seat, city in zip(table.seats, game.cities, strict=True)]
    return FinishedGame(
        table_id=table.id,
        version=table.version,
        ended=ended,
        mode=mode_of(game.config),
        rated=rated,
        record=record_of(game, meta=_meta(table, rated, ended)).to_json().decode(),
        result=_json(_result(game, standings)),
        rows=tuple(rows),
        ranks=standings.ranks,
        coins=tuple(_coins(seat, city) for seat, city in zip(table.seats, game.cities, strict=True)),
    )


def _coins(seat: Seat, city: City) -> int:
    return 0 if seat.resigned else city.coins


def mode_of(config: Config) -> str:
    """The kind of game, but for the number of players."""
    grozilla = "+grozilla" if config.grozilla else ""
    return config.specials + grozilla + ("+sum" if config.scoring == "sum" else "")


def is_rated(table: StoredTable) -> bool:
    """Only a game between different people with accounts can count, whatever the table was opened as.

    A bot at such a table sits there for somebody who resigned, or was deleted: for the others the game still
    counts.
    """
    people = [seat for seat in table.seats if seat.kind != "bot" or seat.resigned not in (None, DELETED)]
    players = {player for seat in people if seat.account and (player := seat.player or seat.resigned)}
    return options_of(table).rated and bool(players) and len(players) == len(people)


def _seat_result(seat: Seat, city: City, standings: Standings) -> SeatResult:
    if seat.resigned:  # what a bot has built and reached since then is not theirs
        player = None if seat.resigned == DELETED else seat.resigned
        return SeatResult(seat.seat, player, points=0, won=0.0, cards=_json([]), special=None)
    return SeatResult(
        seat=seat.seat,
        player=seat.player,
        points=city.points,
        won=standings.share(seat.seat),
        cards=_json(city.standing_buildings),
        special=city.special,
    )


def _result(game: Game, standings: Standings) -> Result:
    return Result(
        points=[city.points for city in game.cities],
        coins=[city.coins for city in game.cities],
        winners=standings.winners,
    )


def _meta(table: StoredTable, rated: bool, ended: float) -> dict[str, Any]:
    device = {"device": True} if options_of(table).device else {}
    gone = resigned_from(table)
    resigned = {"resigned": sorted(gone)} if gone else {}
    return {
        "players": [seat.name for seat in table.seats],
        "bots": [seat.bot for seat in table.seats],
        "date": datetime.fromtimestamp(ended, UTC).date().isoformat(),
        "rated": rated,
        **device,
        **resigned,
        "table": table.id,
        "fair": _fair(table),
    }


def _fair(table: StoredTable) -> dict[str, Any]:
    """Where the secret alone decided, nothing is said of parts: such records stay as they always were."""
    fair: dict[str, Any] = msgspec.to_builtins(fair_part_of(table))
    return fair if fair["parts"] else {name: fair[name] for name in ("commitment", "secret", "first")}


def _json(content: object) -> str:
    return msgspec.json.encode(content).decode()
