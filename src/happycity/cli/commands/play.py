"""`happycity play`: one person against bots, in the terminal."""

from typing import Annotated

import typer

from happycity.cli import options
from happycity.cli.faults import Fault
from happycity.cli.files import STDOUT, check_writable

NAME = "play"
EXAMPLE = "Example: happycity play --players 3 --specials expert --bot mayor --name Ada"


def run(
    players: options.Players = 2,
    specials: options.Specials = "family",
    grozilla: options.Grozilla = False,
    scoring: options.Scoring = "product",
    bot: Annotated[str, typer.Option(help="Your opponents, by seat; see record --bots.")] = "shopkeeper",
    seed: Annotated[str, typer.Option(help="The same text, the same shuffles.", show_default=False)] = "",
    name: Annotated[str, typer.Option(help="What you are called.")] = "Founder",
    seat: Annotated[int | None, typer.Option(min=0, help="Where you sit; drawn unless told.")] = None,
    position: Annotated[
        str, typer.Option(help="Go on from a position, one line of text.", show_default=False)
    ] = "",
    language: options.Language = "en",
    out: Annotated[str, typer.Option("--out", "-o", help="Write the record there.", show_default=False)] = "",
    force: options.Force = False,
) -> None:
    """Play against bots.

    Answer with the number of a move, with its notation (buy museum) or with the beginning of it (b mus).
    ? helps, r museum tells about a card, s counts, w says why the bots moved so, u takes back, q ends.
    Levels from newcomer to master: newcomer, resident, shopkeeper, architect, mayor, master.
    """
    from happycity.cli.terminal import getting_ready, screen

    texts = options.texts_of(language)
    if out == STDOUT:
        raise Fault("--out needs a file: stdout shows the game")
    if out:
        check_writable(out, force)
    with getting_ready(bots=True):
        from happycity.cli.game.session import Session, begin
        from happycity.rules.config import Config

        config = Config(players, specials, grozilla, scoring)
        table = begin(config, bot, seed, name, seat, position, texts)
    Session(table, texts, screen(), out, force).run()
