"""`happycity daily`: the deal of the day in the terminal, as devices without a server have it."""

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.faults import Fault
from happycity.cli.files import STDOUT, check_writable

if TYPE_CHECKING:
    from happycity.cli.game.session import Seating
    from happycity.texts import Texts

NAME = "daily"
EXAMPLE = "Example: happycity daily --rules expert+grozilla --name Ada"


def run(
    rules: Annotated[
        str, typer.Option(help="family, expert, family+grozilla or expert+grozilla.")
    ] = "family",
    day: Annotated[
        str, typer.Option("--date", help="Another day, as 2026-11-17; today unless told.", show_default=False)
    ] = "",
    name: Annotated[str, typer.Option(help="What you are called.")] = "Founder",
    language: options.Language = "en",
    out: Annotated[str, typer.Option("--out", "-o", help="Write the record there.", show_default=False)] = "",
    force: options.Force = False,
    as_json: options.Json = False,
) -> None:
    """Play the deal of the day against its two bots.

    It is the one that browsers have where no server answers: the date decides it, everybody has the same,
    and it does not count. The deals of a server, which do, are played on its page /daily. --json only tells
    the deal.
    """
    from happycity.cli.terminal import getting_ready, print_json, screen

    texts, wanted = options.texts_of(language), _day(day)
    if out == STDOUT:
        raise Fault("--out needs a file: stdout shows the game")
    if out:
        check_writable(out, force)
    with getting_ready(bots=True):
        table = _table(wanted, rules, name, texts)
    if as_json:
        seats = [None if seat == table.human else table.bots[seat].name for seat in range(len(table.names))]
        print_json({"day": wanted, "rules": rules, "seed": table.seed, "seats": seats})
        return
    from happycity.cli.game.session import Session

    Session(table, texts, screen(), out, force).run()


def _day(text: str) -> str:
    if not text:
        return datetime.now(UTC).date().isoformat()
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise Fault(f"--date {text}: write a date as 2026-11-17") from None


def _table(day: str, mode: str, name: str, texts: "Texts") -> "Seating":
    from happycity.cli.game.session import begin
    from happycity.rules.daily import deal_bot_seed, deal_secret, open_day_secret
    from happycity.rules.fairness import first_seat
    from happycity.server.game.daily import OPPONENTS, config_of_deal

    config, day_secret = config_of_deal(mode), open_day_secret(day)
    secret = deal_secret(day_secret, mode)
    first = first_seat(secret, config.players)
    sitting = [None, *OPPONENTS]
    seats = [*sitting[first:], *sitting[:first]]
    bots = ",".join(level for level in seats if level)
    seat, dice = seats.index(None), deal_bot_seed(day_secret, mode)
    return begin(config, bots, secret, name, seat, position="", texts=texts, dice=dice)
