"""Games of a deal that is still being played: nobody sees its cards at the table of another.

Deals of a day are sealed until it is over, those of a club evening until all tables have played the round.
"""

from happycity.codes import Code
from happycity.server.days import is_over
from happycity.server.game.daily import is_masters
from happycity.server.game.results import mode_of
from happycity.server.game.views import is_duplicate
from happycity.server.model.people import Person
from happycity.server.model.tables import StoredTable, options_of, rules_of
from happycity.server.refusals import Denied
from happycity.server.services import Services
from happycity.server.store import daily, sealed


async def check_unsealed(services: Services, table: StoredTable, person: Person | None) -> None:
    """Let people see their own games at once, and the master's as soon as they have finished theirs."""
    if all(person is None or seat.player != person.id for seat in table.seats):
        await check_round_over(services, table)
    day = options_of(table).daily
    if day is None or is_over(day, services.now()):
        return
    if person is not None and await _may_see(services, table, day, person.id):
        return
    raise Denied(Code.DEAL_SEALED)


async def check_round_over(services: Services, table: StoredTable) -> None:
    """Let nobody, whoever plays there included, have the record of a deal that others of an evening play.

    They are in the same room, and a record tells also the cards that nobody has turned over.
    """
    if is_duplicate(options_of(table)) and await services.database.read(sealed.is_sealed, table.id):
        raise Denied(Code.ROUND_SEALED)


async def _may_see(services: Services, table: StoredTable, day: str, player: str) -> bool:
    if not is_masters(table):
        return table.host == player
    own = await services.database.read(daily.game_of, day, mode_of(rules_of(table)), player)
    return own is not None and own.points is not None
