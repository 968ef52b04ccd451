"""The deal of the day as a table: the same cards, seats and opponents for everybody."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from happycity.codes import Code
from happycity.review.rounds import BUILT
from happycity.rules.config import Config
from happycity.rules.daily import DEALS, deal_bot_seed, deal_secret
from happycity.rules.game import Game
from happycity.rules.history import played_moves
from happycity.server.days import day_of, is_day
from happycity.server.game.results import finished_game
from happycity.server.game.seating import begin, bot_chair, laid, person_chair
from happycity.server.game.snapshots import Snapshot
from happycity.server.model.people import Person
from happycity.server.model.results import TakenGame
from happycity.server.model.tables import NOBODY, Options, Seat, StoredTable
from happycity.server.protocol.terms import BOT_PAUSE_MS
from happycity.server.refusals import Denied

OPPONENTS = ("resident", "architect")
"""Who sits at the table, in this order after whoever plays; a lot decides who begins."""
MASTER = "master"
"""Who plays every deal once, from the same seat, to be compared with."""


def config_of_deal(mode: str) -> Config:
    """What is played; refused if there is no such deal."""
    if mode not in DEALS:
        raise Denied(Code.UNKNOWN_DEAL, found=mode[:60], known=list(DEALS))
    return DEALS[mode]


def check_day(day: str, now: float) -> None:
    """Refuse what is no date, and days that are still to come."""
    if not is_day(day):
        raise Denied(Code.UNKNOWN_DAY, found=day[:60])
    if day > day_of(now):
        raise Denied(Code.DAY_TO_COME, found=day)


def persons_table(day: str, day_secret: str, mode: str, person: Person, now: float) -> StoredTable:
    """The table at which somebody plays a deal; it begins at once."""
    return _table(day, day_secret, mode, person.id, person_chair(0, person, None), now)


def masters_table(day: str, day_secret: str, mode: str, now: float) -> StoredTable:
    """The same with the master in that seat."""
    return _table(day, day_secret, mode, NOBODY, bot_chair(0, MASTER), now)


def is_masters(table: StoredTable) -> bool:
    """Whether a table is the master's."""
    return table.host == NOBODY


def own_seat(table: StoredTable) -> int:
    """Where whoever plays the deal sits, person or master."""
    return next(seat.seat for seat in table.seats if seat.bot not in OPPONENTS)


def masters_game(table: StoredTable, snapshots: Sequence[Snapshot], ended: float) -> TakenGame:
    """What is kept of the master's game once it is played."""
    finished = finished_game(table, snapshots[-1], ended)
    log = tuple(snapshot.entry for snapshot in snapshots if snapshot.entry)
    over = replace(table, status="over", seq=len(log), ended=ended, result=finished.result)
    return TakenGame(over, log, finished)


def built_by(game: Game, seat: int) -> list[list[str]]:
    """By round: the cards that came into a seat's city."""
    rounds: list[list[str]] = [[] for _ in range(game.round)]
    for played in played_moves(game):
        for event in played.events:
            if event.seat == seat and event.name in BUILT:
                rounds[played.before.round - 1].append(str(event.facts["card"]))
    return rounds


def _table(day: str, day_secret: str, mode: str, host: str, first: Seat, now: float) -> StoredTable:
    options = Options(rated=False, clock=None, chat="nobody", pause_ms=BOT_PAUSE_MS, daily=day)
    bots = [bot_chair(number, level) for number, level in enumerate(OPPONENTS, 1)]
    table = laid(
        config=_json(config_of_deal(mode).to_dict()),
        options=_json(options),
        host=host,
        public=False,
        now=now,
        seats=[first, *bots],
        secret=deal_secret(day_secret, mode),
    )
    return begin(replace(table, bot_seed=deal_bot_seed(day_secret, mode)), host, now)


def _json(content: object) -> str:
    return msgspec.json.encode(content).decode()
