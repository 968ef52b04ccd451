"""`happycity stats`: every card in numbers, from games of the learned net."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.faults import INTERRUPTED, Fault, complain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.rules.config import Config
    from happycity.stats.keeping import Kept

NAME = "stats"
EXAMPLE = "Example: happycity stats --games 64000 --out statistics"

MOST_GAMES = 1 << 31
COUNTS = "counts.json"


def run(
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, max=MOST_GAMES, help="Of all kinds of games together.")
    ] = 16_000,
    out: Annotated[
        str,
        typer.Option(
            "--out",
            "-o",
            metavar="DIR",
            help="Folder for counts, JSON and CSV; goes on where it ends.",
            show_default=False,
        ),
    ] = "",
    kinds: Annotated[
        str,
        typer.Option(
            metavar="KIND,KIND…", help="Only these, as 2-family,3-expert-grozilla.", show_default=False
        ),
    ] = "",
    processes: options.Processes = None,
    language: options.Language = "en",
    as_json: options.Json = False,
) -> None:
    """Tell what every card is worth, by games of the learned net against itself.

    How often each card is bought, what it costs, who wins with it and without, what the net expects of it,
    and when the coin is better than a card: in sixteen kinds of games, with intervals of 95 %. A thousand
    games take about five seconds of a core. With --out the same command goes on where it was interrupted,
    and more --games add to those that were played; docs/statistics.md explains the figures.
    """
    from happycity.stats.figures import figures_of
    from happycity.stats.telling import TABLE, data_of, write_files

    chosen = _chosen(kinds)
    texts = options.texts_of(language)
    folder = _folder(out)
    kept = _played(folder, chosen, -(-games // len(chosen)), processes)
    figures = [figures_of(kind, kept.of(kind)) for kind in chosen]
    only = f" --kinds {kinds}" if kinds else ""
    command = f"happycity stats --games {games}{only}"
    if folder:
        write_files(folder, figures, command)
    if as_json:
        from happycity.cli.terminal import print_json

        print_json(data_of(figures, command))
        return
    from happycity.cli.tables.stats import show
    from happycity.cli.terminal import screen

    show(figures, texts, screen())
    if folder:
        typer.echo(f"Every card: {folder / TABLE}")


def _chosen(words: str) -> "Sequence[Config]":
    """The kinds of games that were asked for."""
    from happycity.rules.config import cell_id
    from happycity.stats.playing import KINDS

    wanted = [word.strip() for word in words.split(",") if word.strip()]
    known = {cell_id(kind): kind for kind in KINDS}
    for word in wanted:
        if word not in known:
            raise Fault(f"--kinds {word}: no such kind of game; known: {', '.join(known)}")
    return [kind for name, kind in known.items() if not wanted or name in wanted]


def _folder(out: str) -> Path | None:
    if not out:
        return None
    folder = Path(out)
    if folder.exists() and not folder.is_dir():
        raise Fault(f"{out}: is a file; --out names a folder")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _played(folder: Path | None, kinds: "Sequence[Config]", each: int, processes: int | None) -> "Kept":
    """The counts, after what is missing was played."""
    from happycity.arena.parallel import cores
    from happycity.cli.terminal import getting_ready, progress
    from happycity.stats.keeping import Kept, OtherCounts

    try:
        kept = Kept(folder / COUNTS if folder else None)
    except OtherCounts as refusal:
        raise Fault(f"{refusal}; remove it, or name another folder with --out") from None
    wanted = each * len(kinds)
    done = sum(min(each, kept.games(kind)) for kind in kinds)
    if done == wanted:
        return kept
    if done:
        complain(f"{folder}: {done:,} of {wanted:,} games are counted; going on")
    with getting_ready(bots=True):
        pass
    with progress("Playing", wanted) as advance:
        advance(done)
        try:
            kept.play(kinds, each, cores(processes), advance)
        except KeyboardInterrupt:
            done = sum(min(each, kept.games(kind)) for kind in kinds)
            how = "the same command goes on" if folder else "with --out DIR the same command could go on"
            raise Fault(f"interrupted after {done:,} of {wanted:,} games; {how}", INTERRUPTED) from None
    return kept
