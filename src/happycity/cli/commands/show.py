"""`happycity show`: a recorded game, told move by move."""

from typing import Annotated

import typer

from happycity.cli import options
from happycity.cli.faults import Fault

NAME = "show"
EXAMPLE = "Example: happycity show games.jsonl --line 3 --language fr"


def run(
    record: Annotated[str, typer.Argument(help="A file of records (.jsonl); - is stdin.")],
    line: Annotated[int, typer.Option(min=1, help="Which line of the file.")] = 1,
    move: Annotated[int | None, typer.Option(min=1, help="Only this move, and the table before it.")] = None,
    language: options.Language = "en",
    as_json: options.Json = False,
) -> None:
    """Tell a recorded game move by move, with every city at the end of each round and the scoring sheet."""
    from happycity.cli.terminal import getting_ready, print_json, screen

    texts = options.texts_of(language)
    with getting_ready():
        from happycity.cli.game.telling import Telling
        from happycity.cli.records.reading import read_record

        telling = Telling(read_record(record, line), texts, record, line)
    if move is not None and move > len(telling.moves):
        raise Fault(f"--move {move}: the game has {len(telling.moves)} moves")
    if as_json:
        print_json(telling.to_dict() if move is None else telling.move_dict(move))
        return
    console = screen()
    for part in telling.whole() if move is None else telling.one(move):
        console.print(part)
