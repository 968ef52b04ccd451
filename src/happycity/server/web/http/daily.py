"""The deal of the day: the same for everybody, against the same bots; who has played sees how others did."""

from happycity.codes import Code
from happycity.rules.daily import DEALS, deal_secret
from happycity.rules.fairness import commitment_of, first_seat
from happycity.rules.record import ConfigPart
from happycity.server.days import better_than, day_beside, day_of, is_over, streak_of
from happycity.server.game.daily import (
    OPPONENTS,
    built_by,
    check_day,
    config_of_deal,
    own_seat,
    persons_table,
)
from happycity.server.game.seating import due_at_first
from happycity.server.game.snapshots import last_snapshot
from happycity.server.game.views import table_info
from happycity.server.model.tables import LogEntry, StoredTable
from happycity.server.protocol.daily import (
    Daily,
    DailyCount,
    DailyDay,
    DailyLine,
    DailyPromise,
    DailyResult,
    DailySet,
    DailyStandings,
    DailyState,
)
from happycity.server.protocol.tables import TableInfo
from happycity.server.refusals import Denied
from happycity.server.routes import Routes, Who
from happycity.server.services import Services
from happycity.server.store import daily, history, masters, tables
from happycity.server.store.daily import DailyRow
from happycity.server.web.calls import Call

STANDINGS = 10
"""As many ordinary requests as standings cost: two games are replayed."""
FIRST = 10
"""Places of the standings that are told."""

api = Routes("daily")


@api.route(
    "GET",
    "/api/daily",
    "The deals of today, those of yesterday, and the commitment of tomorrow's.",
    who=Who.ANYBODY,
    returns=Daily,
)
async def deals(call: Call) -> Daily:
    """How far the caller is, and what everybody may know."""
    services, today = call.services, day_of(call.services.now())
    tomorrow, yesterday = day_beside(today, 1), day_beside(today, -1)
    secrets = await _secrets(services, today)
    played = await services.database.read(daily.days_played, call.person.id) if call.person else []
    return Daily(
        counts=True,
        today=await _day(call, today, secrets[today]),
        yesterday=await _day(call, yesterday, secrets[yesterday]) if yesterday in secrets else None,
        tomorrow=DailyPromise(tomorrow, commitment_of(secrets[tomorrow])),
        streak=streak_of(played, today),
    )


@api.route(
    "POST",
    "/api/daily/{mode}",
    "Play today's deal: the caller's one table, opened now or before.",
    returns=TableInfo,
)
async def play_deal(call: Call) -> TableInfo:
    """Asked again, the same table."""
    services, mode, now = call.services, call.path["mode"], call.services.now()
    config_of_deal(mode)
    today = day_of(now)
    secret = (await _secrets(services, today))[today]
    own = await services.database.read(daily.game_of, today, mode, call.caller.id)
    if own is None:
        services.limits.new_table(call.address, public=False)
        table = persons_table(today, secret, mode, call.caller, now)
        due, player = due_at_first(table, now), call.caller.id
        there = await services.scribe.write(daily.open_daily, today, mode, player, table, due)
        services.masters.want(today, mode, secret)
    else:
        there = own.table_id
    found = await services.database.read(tables.stored_table, there)
    assert found is not None, "a deal's table stays"
    return table_info(found)


@api.route(
    "GET",
    "/api/daily/{day}/{mode}",
    "The standings of a deal; before the day is over, for those who have finished it.",
    who=Who.ANYBODY,
    returns=DailyStandings,
)
async def standings(call: Call) -> DailyStandings:
    """Without spoilers: who has not finished is told only how many have."""
    services, day, mode = call.services, call.path["day"], call.path["mode"]
    services.limits.request(call.address, STANDINGS)
    check_day(day, services.now())
    config = config_of_deal(mode)
    secrets = await services.database.read(daily.secrets_of, [day])
    if day not in secrets:
        raise Denied(Code.UNKNOWN_DAY, found=day)
    own = await services.database.read(daily.game_of, day, mode, call.person.id) if call.person else None
    reached = await services.database.read(daily.points_reached, day, mode)
    mine, over = _result(own, reached), is_over(day, services.now())
    is_told = over or mine is not None
    return DailyStandings(
        day=day,
        mode=mode,
        config=ConfigPart(**config.to_dict()),
        over=over,
        players=sum(reached.values()),
        mine=mine,
        first=await services.database.read(daily.leaders, day, mode, FIRST) if is_told else [],
        points=[DailyCount(*row) for row in reached.items()] if is_told else [],
        line=await _line(services, own.table_id) if own and mine else None,
        master=await _masters_line(services, day, mode, secrets[day]) if is_told and reached else None,
    )


# --- parts --------------------------------------------------------------------------------------------


async def _secrets(services: Services, today: str) -> dict[str, str]:
    """Of yesterday, today and tomorrow; upkeep has made the last two long before, unless it is midnight."""
    wanted = [day_beside(today, by) for by in (-1, 0, 1)]
    found = await services.database.read(daily.secrets_of, wanted)
    if not found.keys() >= {*wanted[1:]}:
        await services.scribe.write(daily.prepare, wanted[1:])
        found = await services.database.read(daily.secrets_of, wanted)
    return found


async def _day(call: Call, day: str, secret: str) -> DailyDay:
    services = call.services
    games = await services.database.read(daily.games_on, day, call.person.id) if call.person else {}
    finished = await services.database.read(daily.finishers, day)
    sets = [await _set(services, day, mode, secret, games.get(mode), finished.get(mode, 0)) for mode in DEALS]
    shown = secret if is_over(day, services.now()) else None
    return DailyDay(day, commitment_of(secret), shown, sets)


async def _set(
    services: Services, day: str, mode: str, day_secret: str, own: DailyRow | None, players: int
) -> DailySet:
    is_done = own is not None and own.points is not None
    reached = await services.database.read(daily.points_reached, day, mode) if is_done else {}
    first = first_seat(deal_secret(day_secret, mode), DEALS[mode].players)
    seats: list[str | None] = [None, *OPPONENTS]
    return DailySet(
        mode=mode,
        config=ConfigPart(**DEALS[mode].to_dict()),
        seats=[*seats[first:], *seats[:first]],
        state=_state(own),
        table=own.table_id if own else None,
        result=_result(own, reached),
        players=players,
    )


def _state(own: DailyRow | None) -> DailyState:
    if own is None:
        return "new"
    if own.points is not None:
        return "done"
    if own.status == "over":
        return "late"
    return "closed" if own.status == "closed" else "playing"


def _result(own: DailyRow | None, reached: dict[int, int]) -> DailyResult | None:
    if own is None or own.points is None or own.rank is None:
        return None
    return DailyResult(own.points, own.rank, better_than(own.points, reached))


async def _masters_line(services: Services, day: str, mode: str, secret: str) -> DailyLine | None:
    """None while it is being played; begun anew if the server was stopped meanwhile."""
    game = await services.database.read(masters.master_of, day, mode)
    if game is None:
        services.masters.want(day, mode, secret)
        return None
    return await _line(services, game)


async def _line(services: Services, game: str) -> DailyLine:
    table, log = await services.database.read(history.finished_log, game)
    return await services.aside.run(_told, table, log)


def _told(table: StoredTable, log: list[LogEntry]) -> DailyLine:
    end, seat = last_snapshot(table, log).game, own_seat(table)
    city = end.cities[seat]
    return DailyLine(
        game=table.id,
        seat=seat,
        points=city.points,
        rank=end.ranks[seat] + 1,
        inhabitants=city.inhabitants,
        hearts=city.hearts,
        special=city.special,
        built=built_by(end, seat),
    )
