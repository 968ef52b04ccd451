"""What the server relies on when it calls the store, one promise a function."""

from dataclasses import replace
from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection

from happycity.server.model.people import Downtime
from happycity.server.model.results import FinishedGame, SeatResult, TakenGame
from happycity.server.model.tables import Seat
from happycity.server.protocol.daily import DailyPlace
from happycity.server.protocol.people import PlayerSettings
from happycity.server.store import chat, claims, daily, history, log, masters, people, tables, uptime
from happycity.server.store.database import Database
from happycity.server.store.ratings import ratings_of
from happycity.testing.store.scenery import TABLE, Promise, entry, expect, guest, with_table

# --- tables and their logs --------------------------------------------------------------------------


def a_table_is_read_as_it_was_written(database: Database) -> None:
    """Every field, times to the microsecond, names in any script."""
    with with_table(database) as connection:
        expect("the table", tables.stored_table(connection, TABLE.id), TABLE)
        expect("a table nobody opened", tables.stored_table(connection, "nowhere"), None)
        expect("a second table of this id is kept", tables.open_table(connection, TABLE, due=None), False)


def a_number_and_a_key_are_taken_once(database: Database) -> None:
    """The unique keys of the log, which are the last judge of two moves at the same moment."""
    with with_table(database) as connection:
        expect("a first entry is kept", log.append(connection, entry(1), due=None), True)
        taken = log.append(connection, entry(1, "another"), due=None)
        expect("a second entry of the same number is kept", taken, False)
        taken = log.append(connection, entry(2, "key-1"), due=None)
        expect("a second entry with the same key is kept", taken, False)
        expect("the log", log.log_of(connection, TABLE.id), [entry(1)])
        expect("last entry and version", log.marks_of(connection, [TABLE.id]), {TABLE.id: (1, 1)})


def of_two_changes_to_a_table_the_first_counts(database: Database) -> None:
    """A change that was made by somebody who had not seen the one before is refused."""
    with with_table(database) as connection:
        after = replace(TABLE, seats=(TABLE.seats[0], Seat(1)), public=False)
        expect("a change is kept", tables.change_table(connection, TABLE, after, due=None), True)
        late = tables.change_table(connection, TABLE, replace(TABLE, status="closed"), due=None)
        expect("a change to what is no longer there is kept", late, False)
        expect("the table", tables.stored_table(connection, TABLE.id), replace(after, version=2))


def tables_that_were_given_up_are_closed(database: Database) -> None:
    """Open ones by their age, games by their last move."""
    with database.writing.begin() as connection:
        tables.open_table(connection, replace(TABLE, created=10.0, began=10.0), due=None)
        tables.open_table(connection, replace(TABLE, id="waiting", status="open", created=10.0), due=None)
        log.append(connection, entry(1, at=50.0), due=None)
        for opened_before, idle_since, closed in ((10.0, 50.0, 0), (11.0, 50.0, 1), (11.0, 51.0, 1)):
            found = tables.close_idle(connection, opened_before=opened_before, idle_since=idle_since)
            expect(f"tables closed, idle since {idle_since}", found, closed)
        expect("tables by status", tables.counts(connection), {"closed": 2})


def what_is_said_is_numbered_and_read_in_order(database: Database) -> None:
    """The chat of a table."""
    with with_table(database) as connection:
        said = [chat.say(connection, TABLE.id, "ada", "Ada", 1.0, text, None) for text in ("One", "Two")]
        expect("the numbers", [one.n for one in said], [1, 2])
        expect("the chat", chat.chat_of(connection, TABLE.id), said)
        expect("the chat after the first", chat.chat_of(connection, TABLE.id, after=1), said[1:])


# --- processes --------------------------------------------------------------------------------------


def only_one_living_process_acts_for_a_table(database: Database) -> None:
    """Another one takes over when the first gives no sign of life."""
    with with_table(database) as connection:
        uptime.begin(connection, "first", now=100.0, alone=False)
        uptime.begin(connection, "second", now=100.0, alone=False)
        for process, held in (("first", True), ("first", True), ("second", False)):
            found = claims.claim(connection, TABLE.id, process, alive_since=95.0)
            expect(f"the {process} process may act", found, held)
        uptime.still_here(connection, "second", now=110.0)
        found = claims.claim(connection, TABLE.id, "second", alive_since=105.0)
        expect("the second process may act when the first gave no sign", found, True)


def what_is_due_and_driven_by_nobody_is_found(database: Database) -> None:
    """So that no bot and no clock is forgotten."""
    with with_table(database) as connection:
        uptime.begin(connection, "first", now=100.0, alone=False)

        def found(held: list[str]) -> list[str]:
            return claims.neglected(connection, "first", 100.0, 95.0, held, 10)

        expect("neglected games, nothing due", found([]), [])
        log.append(connection, entry(1), due=99.0)
        expect("neglected games, one due", found([]), [TABLE.id])
        expect("neglected games, the one that is due driven here", found([TABLE.id]), [])
        log.append(connection, entry(2), due=101.0)
        expect("neglected games, one due later", found([]), [])


def down_time_is_the_time_without_any_sign(database: Database) -> None:
    """Clocks do not run while no process does."""
    with database.writing.begin() as connection:
        uptime.begin(connection, "first", now=100.0, alone=False)
        uptime.still_here(connection, "first", now=120.0)
        uptime.begin(connection, "second", now=122.0, alone=False)
        expect("down-times while a process runs", uptime.downtimes(connection), [])
        uptime.end(connection, "second", now=130.0)
        uptime.begin(connection, "third", now=200.0, alone=False)
        expect("down-times", uptime.downtimes(connection), [Downtime(130.0, 200.0)])


# --- people and finished games ----------------------------------------------------------------------


def a_name_is_kept_by_one_account(database: Database) -> None:
    """Whoever comes second is told so, and the transaction goes on."""
    with database.writing.begin() as connection:
        for player in ("ada", "bob"):
            people.add_guest(connection, guest(player))
        expect("a guest", people.person(connection, "bob"), guest("bob"))
        kept = people.become_account(connection, guest("ada"), "Zoë", "zoe", "hash")
        expect("the first who wants the name gets it", kept, True)
        taken = people.become_account(connection, guest("bob"), "ZOE", "zoe", "hash")
        expect("the second who wants the name gets it", taken, False)
        account = people.account_named(connection, "zoe")
        expect("whose name it is", account and (account.person.id, account.person.name), ("ada", "Zoë"))


def a_game_ends_once_with_record_results_and_ratings(database: Database) -> None:
    """All of it is kept together."""
    rows = tuple(
        SeatResult(seat, player, 9 - seat, 1.0 - seat, "[]", None) for seat, player in enumerate("ab")
    )
    result = '{"points":[20,12],"coins":[3,4],"winners":[0]}'
    game = FinishedGame(TABLE.id, 1, 99.5, "family", True, '{"name":"Zoë"}', result, rows, (0, 1), (3, 2))
    with with_table(database) as connection:
        for player in "ab":
            people.add_guest(connection, guest(player))
        expect("a game that ends is kept", history.finish(connection, game), True)
        expect("the same game ends once more", history.finish(connection, game), False)
        expect("the record", history.record_text(connection, TABLE.id), game.record)
        found = [table.id for table in history.games_of(connection, "a", None, 10)]
        expect("the games of a player", found, [TABLE.id])
        expect("rated games of a player", [one.games for one in ratings_of(connection, "b")], [1])


# --- the deal of the day ----------------------------------------------------------------------------


def games_become_puzzles_if_everybody_agrees(database: Database) -> None:
    """Who has not said so does not agree; a day's deal is nobody's to give."""
    plain = {"rated": False, "clock": None, "chat": "nobody", "pause_ms": 0}
    ada, bob, bot = (
        Seat(0, "person", "ada"),
        Seat(1, "person", "bob"),
        Seat(1, "bot", None, "mayor", "mayor"),
    )
    with database.writing.begin() as connection:
        for player in ("ada", "bob"):
            people.add_guest(connection, guest(player))
        people.change_settings(connection, "ada", PlayerSettings(puzzles=True))
        for name, seats, options in (
            ("alone", (ada, bot), plain),
            ("together", (ada, bob), plain),
            ("daily", (ada, bot), plain | {"daily": DAY}),
        ):
            table = replace(TABLE, id=name, seats=seats, options=msgspec.json.encode(options).decode())
            tables.open_table(connection, table, due=None)
            rows = tuple(SeatResult(seat.seat, seat.player, 20, 0.5, "[]", None) for seat in seats)
            game = FinishedGame(name, 1, 9.0, "family", False, f'"{name}"', "null", rows, (0, 0), (0, 0))
            expect("a game that ends is kept", history.finish(connection, game), True)
        expect("given", history.given_records(connection), ['"alone"'])
        people.change_settings(connection, "bob", PlayerSettings(puzzles=True))
        expect("given by both", history.given_records(connection), ['"alone"', '"together"'])


DAY = "2026-11-17"


def a_day_keeps_its_first_secret(database: Database) -> None:
    """Whoever prepares it again changes nothing."""
    with database.writing.begin() as connection:
        daily.prepare(connection, [DAY, "2026-11-18"])
        before = daily.secrets_of(connection, [DAY, "2026-11-18", "2026-11-19"])
        expect("days with a secret", sorted(before), [DAY, "2026-11-18"])
        expect("different secrets", len({*before.values()}), 2)
        daily.prepare(connection, [DAY])
        expect("the secret", daily.secrets_of(connection, [DAY]), {DAY: before[DAY]})


def somebody_has_one_table_of_a_deal(database: Database) -> None:
    """Who asks again is led to the first one."""
    with database.writing.begin() as connection:
        _prepare_deal(connection)
        for player, table, there in (
            ("ada", "first", "first"),
            ("ada", "second", "first"),
            ("bob", "x", "x"),
        ):
            opened = replace(TABLE, id=table)
            found = daily.open_daily(connection, DAY, "family", player, opened, due=None)
            expect(f"the table of {player}", found, there)
        expect("a table nobody needs", tables.stored_table(connection, "two"), None)
        expect("who has finished", daily.finishers(connection, DAY), {})


def a_game_of_a_deal_counts_if_it_ends_in_time(database: Database) -> None:
    """Until a day after its day; kept together with the rest of the game."""
    in_time = datetime(2026, 11, 18, 23, 59, 59, tzinfo=UTC).timestamp()
    with database.writing.begin() as connection:
        _prepare_deal(connection)
        for player, ended in (("ada", in_time), ("bob", in_time + 1.0)):
            table = replace(TABLE, id=player, host=player)
            daily.open_daily(connection, DAY, "family", player, table, due=None)
            rows = (SeatResult(0, player, 20, 0.0, "[]", None), SeatResult(1, None, 30, 1.0, "[]", None))
            game = FinishedGame(player, 1, ended, "family", False, "{}", "null", rows, (1, 0), (0, 0))
            expect("a game that ends is kept", history.finish(connection, game), True)
            expect("the same game ends once more", history.finish(connection, game), False)
        expect("points", daily.points_reached(connection, DAY, "family"), {20: 1})
        expect("of another deal", daily.points_reached(connection, DAY, "expert"), {})
        expect(
            "the first", daily.leaders(connection, DAY, "family", 10), [DailyPlace(1, "ada", "Ada", None, 20)]
        )
        own = daily.game_of(connection, DAY, "family", "ada")
        expect("the own game", own and (own.status, own.points, own.rank), ("over", 20, 2))
        late = daily.game_of(connection, DAY, "family", "bob")
        expect("a game that ended late", late and (late.status, late.points), ("over", None))
        expect("days", daily.days_played(connection, "ada"), [DAY])


def the_master_plays_a_deal_once(database: Database) -> None:
    """What a second process has played is not kept."""
    with database.writing.begin() as connection:
        _prepare_deal(connection)
        for table in ("first", "second"):
            over = replace(TABLE, id=table, status="over")
            rows = (SeatResult(0, None, 20, 1.0, "[]", None),)
            finished = FinishedGame(table, 1, 9.0, "family", False, "{}", "null", rows, (0,), (0,))
            log = (replace(entry(1), table_id=table),)
            masters.keep_master(connection, DAY, "family", TakenGame(over, log, finished))
        expect("the master's game", masters.master_of(connection, DAY, "family"), "first")
        expect("of another deal", masters.master_of(connection, DAY, "expert"), None)
        expect("the second game", tables.stored_table(connection, "second"), None)


def _prepare_deal(connection: Connection) -> None:
    daily.prepare(connection, [DAY])
    for player in ("ada", "bob"):
        people.add_guest(connection, guest(player))


STORE_PROMISES: tuple[Promise, ...] = (
    a_table_is_read_as_it_was_written,
    a_number_and_a_key_are_taken_once,
    of_two_changes_to_a_table_the_first_counts,
    tables_that_were_given_up_are_closed,
    what_is_said_is_numbered_and_read_in_order,
    only_one_living_process_acts_for_a_table,
    what_is_due_and_driven_by_nobody_is_found,
    down_time_is_the_time_without_any_sign,
    a_name_is_kept_by_one_account,
    a_game_ends_once_with_record_results_and_ratings,
    games_become_puzzles_if_everybody_agrees,
    a_day_keeps_its_first_secret,
    somebody_has_one_table_of_a_deal,
    a_game_of_a_deal_counts_if_it_ends_in_time,
    the_master_plays_a_deal_once,
)
