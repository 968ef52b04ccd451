"""What is kept of a game when it ends: its record, its result, and a row for every seat.

Without SQL: `store/history.py` writes it.
"""

from datetime import UTC, datetime
from typing import Any

import msgspec

from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.record import record_of
from happycity.rules.table import City
from happycity.server.game.snapshots import Snapshot
from happycity.server.model import FinishedGame, Seat, SeatResult, StoredTable, options_of
from happycity.server.protocol import Result


def finished_game(table: StoredTable, last: Snapshot, ended: float) -> FinishedGame:
    """What is kept of a game whose last snapshot is its end."""
    game, rated = last.game, is_rated(table)
    rows = [_seat_result(seat, city, game) for seat, city in zip(table.seats, game.cities, strict=True)]
    return FinishedGame(
        table_id=table.id,
        version=table.version,
        ended=ended,
        mode=mode_of(game.config),
        rated=rated,
        record=record_of(game, meta=_meta(table, rated, ended)).to_json().decode(),
        result=_json(_result(game)),
        rows=tuple(rows),
        ranks=game.ranks,
    )


def mode_of(config: Config) -> str:
    """The kind of game, but for the number of players."""
    grozilla = "+grozilla" if config.grozilla else ""
    return config.specials + grozilla + ("+sum" if config.scoring == "sum" else "")


def is_rated(table: StoredTable) -> bool:
    """Only a game between different people with accounts can count, whatever the table was opened as.

    A bot at such a table sits there for somebody who was deleted: for the others the game still counts.
    """
    people = [seat for seat in table.seats if seat.kind != "bot"]
    players = {seat.player for seat in people if seat.account and seat.player}
    return options_of(table).rated and bool(players) and len(players) == len(people)


def _seat_result(seat: Seat, city: City, game: Game) -> SeatResult:
    return SeatResult(
        seat=seat.seat,
        player=seat.player,
        points=city.points,
        won=game.shares[seat.seat],
        cards=_json(city.standing_buildings),
        special=city.special,
    )


def _result(game: Game) -> Result:
    return Result(
        points=[city.points for city in game.cities],
        coins=[city.coins for city in game.cities],
        winners=list(game.leaders),
    )


def _meta(table: StoredTable, rated: bool, ended: float) -> dict[str, Any]:
    device = {"device": True} if options_of(table).device else {}
    first = table.first if table.previous is None else None  # a rematch goes round: nothing is drawn
    return {
        "players": [seat.name for seat in table.seats],
        "bots": [seat.bot for seat in table.seats],
        "date": datetime.fromtimestamp(ended, UTC).date().isoformat(),
        "rated": rated,
        **device,
        "table": table.id,
        "fair": {"commitment": table.commitment, "secret": table.secret, "first": first},
    }


def _json(content: object) -> str:
    return msgspec.json.encode(content).decode()
