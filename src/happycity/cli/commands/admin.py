"""`happycity admin`: what the host of a server does to keep order, beside the server or without it."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from happycity.cli import options
from happycity.cli.commands.backup import Address

if TYPE_CHECKING:
    from happycity.server.protocol.hosting import Reported, Somebody
    from happycity.server.run.beside import House

NAME = "admin"
DAY, HOUR = 86400.0, 3600.0
MOST = 100

app = typer.Typer(
    help="Keep order: reports, people, tables, announcements, invitations, the log of all that."
)
people_app = typer.Typer(help="People and programs: find, ban, rename, bring back, delete.")
tables_app = typer.Typer(help="Tables: end them, let somebody stand up.")
app.add_typer(people_app, name="people")
app.add_typer(tables_app, name="tables")

Who = Annotated[str, typer.Argument(help="An id, or the name of an account.")]
Table = Annotated[str, typer.Argument(help="The id of a table: the end of its address.")]


def _command(group: typer.Typer, name: str, example: str) -> Callable[[Callable[..., None]], None]:
    def add(run: Callable[..., None]) -> None:
        about = " ".join((run.__doc__ or "").split())
        group.command(name, help=about, epilog=f"Example: happycity admin {example}")(run)

    return add


def _work(address: str | None, work: "Callable[[House], Any]") -> Any:
    """Do something in the house whose database is named; what it says of it."""
    from happycity.server.run.beside import house_at
    from happycity.server.settings import read_settings

    with house_at(read_settings(database=address).database) as house:
        return work(house)


def _tell(as_json: bool, told: dict[str, Any], sentence: str) -> None:
    from happycity.cli.terminal import print_json

    if as_json:
        print_json(told)
    else:
        typer.echo(sentence)


def _moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def _value(name: str, value: Any) -> Any:
    """What the log notes of a deed; a moment as such."""
    return f"{_moment(value)} UTC" if name in ("ends", "until") and value is not None else value


# --- reports ------------------------------------------------------------------------------------------


@_command(app, "reports", "reports --database games.db")
def list_reports(address: Address = None, as_json: options.Json = False) -> None:
    """Reports that wait, the oldest first, with what was said before."""
    import msgspec

    from happycity.server.store.reports import waiting_reports

    found = _work(address, lambda house: house.read(waiting_reports, MOST))
    told = {"reports": msgspec.to_builtins(found)}
    _tell(as_json, told, "\n\n".join(map(_report_text, found)) or "No report waits.")


def _report_text(report: "Reported") -> str:
    head = f"{report.id}  {_moment(report.at)}  {report.reason}  table {report.table}"
    about = f"  {report.by.name} ({report.by.id}) about {report.about.name} ({report.about.id})"
    said = [f"    {line.name}: {line.text}" for line in report.lines]
    return "\n".join([head, about, *([f"  “{report.note}”"] if report.note else []), *said])


@_command(app, "settle", "settle 0123456789abcdef")
def settle_report(
    report: Annotated[str, typer.Argument(help="The id of a report.")],
    address: Address = None,
    as_json: options.Json = False,
) -> None:
    """A report is dealt with: it is kept, and waits no more."""
    from happycity.server.store.deeds import COMMAND_LINE, settle

    _work(address, lambda house: house.write(settle, COMMAND_LINE, report, time.time()))
    _tell(as_json, {"report": report}, f"Report {report} is dealt with.")


# --- people -------------------------------------------------------------------------------------------


@_command(people_app, "find", "people find ada")
def find_people(
    name: Annotated[str, typer.Argument(help="An id, or a part of a name; everybody if left out.")] = "",
    address: Address = None,
    as_json: options.Json = False,
) -> None:
    """Look for people and programs, those seen last first."""
    import msgspec

    from happycity.server.store.people import found

    people = _work(address, lambda house: house.read(found, name, MOST))
    told = {"people": msgspec.to_builtins(people)}
    _tell(as_json, told, "\n".join(map(_person_text, people)) or "Nobody.")


def _person_text(one: "Somebody") -> str:
    ban = f"  banned until {_moment(one.banned)}" if one.banned and one.banned > time.time() else ""
    return f"{one.id}  {one.kind:8}{one.name:24}  seen {_moment(one.seen)}{ban}"


@_command(people_app, "ban", "people ban Ada --days 3")
def ban_person(
    who: Who,
    days: Annotated[float, typer.Option(min=0.01, max=3650, help="For how long.")] = 7,
    address: Address = None,
    as_json: options.Json = False,
) -> None:
    """Do not let somebody in for a time, nor their programs; in their games they are absent."""
    from happycity.server.store.deeds import COMMAND_LINE, ban

    def work(house: "House") -> dict[str, Any]:
        person, now = house.person(who), time.time()
        house.write(ban, COMMAND_LINE, person, now + days * DAY, now)
        return {"id": person.id, "name": person.name, "banned": now + days * DAY}

    told = _work(address, work)
    _tell(as_json, told, f"{told['name']} is not let in before {_moment(told['banned'])} UTC.")


@_command(people_app, "unban", "people unban Ada")
def unban_person(who: Who, address: Address = None, as_json: options.Json = False) -> None:
    """Let somebody in again."""
    from happycity.server.store.deeds import COMMAND_LINE, ban

    def work(house: "House") -> dict[str, Any]:
        person = house.person(who)
        house.write(ban, COMMAND_LINE, person, None, time.time())
        return {"id": person.id, "name": person.name, "banned": None}

    told = _work(address, work)
    _tell(as_json, told, f"{told['name']} is let in again.")


@_command(people_app, "rename", "people rename 0123456789abcdef 'Ada B'")
def rename_person(
    who: Who,
    name: Annotated[str, typer.Argument(help="What they shall be called.")],
    address: Address = None,
    as_json: options.Json = False,
) -> None:
    """Call somebody otherwise, also at their unfinished tables."""
    from happycity.server.names import clean_name, key_of
    from happycity.server.store.deeds import COMMAND_LINE, rename

    def work(house: "House") -> dict[str, Any]:
        person, clean = house.person(who), clean_name(name)
        house.write(rename, COMMAND_LINE, person, clean, key_of(clean), time.time())
        return {"id": person.id, "old": person.name, "name": clean}

    told = _work(address, work)
    _tell(as_json, told, f"{told['old']} is called {told['name']} now.")


@_command(people_app, "recover", "people recover Ada")
def recover_person(
    who: Who,
    hours: Annotated[float, typer.Option(min=0.1, max=720, help="How long the link is good.")] = 48,
    address: Address = None,
    as_json: options.Json = False,
) -> None:
    """Make a link with which somebody who lost their password chooses a new one, once."""
    from happycity.server.post.links import recovery_link
    from happycity.server.settings import read_settings
    from happycity.server.store.deeds import COMMAND_LINE, recover

    def work(house: "House") -> dict[str, Any]:
        person, now = house.person(who), time.time()
        ends = now + hours * HOUR
        code = house.write(recover, COMMAND_LINE, person, ends, now)
        return {"id": person.id, "name": person.name, "code": code, "ends": ends}

    told, site = _work(address, work), read_settings().public_address
    told["link"] = recovery_link(site, told["name"], told["code"])
    _tell(as_json, told, f"{told['link']}  good until {_moment(told['ends'])} UTC, once")


@_command(people_app, "delete", "people delete 0123456789abcdef")
def delete_person(who: Who, address: Address = None, as_json: options.Json = False) -> None:
    """Delete somebody for good, as if they had done it themselves: finished games stay, without the name."""
    from happycity.server.store.deeds import COMMAND_LINE, delete

    def work(house: "House") -> dict[str, Any]:
        person = house.person(who)
        house.write(delete, COMMAND_LINE, person, time.time())
        return {"id": person.id, "name": person.name}

    told = _work(address, work)
    _tell(as_json, told, f"{told['name']} is deleted.")


# --- tables -------------------------------------------------------------------------------------------


@_command(tables_app, "end", "tables end k3m9qwertyab")
def end_table(table: Table, address: Address = None, as_json: options.Json = False) -> None:
    """Close a table that is not finished, without a result."""
    from happycity.server.store.deeds import COMMAND_LINE, end_table

    _work(address, lambda house: house.write(end_table, COMMAND_LINE, table, time.time()))
    _tell(as_json, {"table": table}, f"Table {table} is closed.")


@_command(tables_app, "remove", "tables remove k3m9qwertyab Ada")
def remove_from_table(table: Table, who: Who, address: Address = None, as_json: options.Json = False) -> None:
    """Let somebody stand up: before the game their seat is open, in it a bot plays on and they come last."""
    from happycity.server.store.deeds import COMMAND_LINE, remove

    def work(house: "House") -> dict[str, Any]:
        person = house.person(who)
        house.write(remove, COMMAND_LINE, table, person, time.time())
        return {"table": table, "id": person.id, "name": person.name}

    told = _work(address, work)
    _tell(as_json, told, f"{told['name']} sits at table {table} no more.")


# --- everybody ----------------------------------------------------------------------------------------


@_command(app, "announce", "announce 'The server rests tonight from ten to eleven.' --hours 12")
def announce_to_all(
    text: Annotated[str, typer.Argument(help="What everybody shall read, in your own words.")],
    hours: Annotated[float, typer.Option(min=0.01, max=24 * 365, help="For how long.")] = 24,
    address: Address = None,
    as_json: options.Json = False,
) -> None:
    """Show a line to everybody, on the start page and, within a minute, at the tables."""
    from happycity.cli.faults import Fault
    from happycity.server.protocol.hosting import LONGEST_ANNOUNCEMENT
    from happycity.server.store.deeds import COMMAND_LINE, announce

    line, now = " ".join(text.split()), time.time()
    if not 1 <= len(line) <= LONGEST_ANNOUNCEMENT:
        raise Fault(
            f"an announcement has 1 to {LONGEST_ANNOUNCEMENT} letters, this one {len(line)}; shorten it"
        )
    ends = now + hours * HOUR
    number = _work(address, lambda house: house.write(announce, COMMAND_LINE, line, ends, now))
    told = {"announcement": number, "text": line, "ends": ends}
    _tell(as_json, told, f"Announced until {_moment(ends)} UTC, as {number}.")


@_command(app, "withdraw", "withdraw 0123456789abcdef")
def withdraw_announcement(
    announcement: Annotated[str, typer.Argument(help="The id of an announcement.")],
    address: Address = None,
    as_json: options.Json = False,
) -> None:
    """Announce something no more."""
    from happycity.server.store.deeds import COMMAND_LINE, withdraw

    _work(address, lambda house: house.write(withdraw, COMMAND_LINE, announcement, time.time()))
    _tell(as_json, {"announcement": announcement}, "It is announced no more.")


@_command(app, "invite", "invite --days 30")
def invite_somebody(
    days: Annotated[float, typer.Option(min=0.01, max=365, help="How long it is good.")] = 14,
    address: Address = None,
    as_json: options.Json = False,
) -> None:
    """Make a code with which one person can create an account, where that needs an invitation."""
    from happycity.server.store.deeds import COMMAND_LINE, invite

    now = time.time()
    ends = now + days * DAY
    code = _work(address, lambda house: house.write(invite, COMMAND_LINE, ends, now))
    _tell(as_json, {"code": code, "ends": ends}, f"{code}  good until {_moment(ends)} UTC, for one account")


@_command(app, "log", "log --json")
def show_log(address: Address = None, as_json: options.Json = False) -> None:
    """What was done, by whom and when; the latest first."""
    import msgspec

    from happycity.server.store.deeds import latest

    found = _work(address, lambda house: house.read(latest, MOST))
    lines = [
        f"{_moment(one.at)}  {one.by:24}  {one.what:10}{one.whom:18}"
        + "  ".join(f"{name} {_value(name, value)}" for name, value in one.about.items())
        for one in found
    ]
    told = {"deeds": msgspec.to_builtins(found)}
    _tell(as_json, told, "\n".join(line.rstrip() for line in lines) or "Nothing was done.")
