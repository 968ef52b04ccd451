"""`happycity review`: a recorded game looked back on."""

from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.files import check_writable, writing

if TYPE_CHECKING:
    from happycity.review import Review
    from happycity.rules.record import Record

NAME = "review"
EXAMPLE = "Example: happycity review games.jsonl --line 3 --language fr"


def run(
    record: Annotated[str, typer.Argument(help="A file of records (.jsonl); - is stdin.")],
    line: Annotated[int, typer.Option(min=1, help="Which line of the file.")] = 1,
    deep: options.Deep = False,
    language: options.Language = "en",
    html: Annotated[str | None, typer.Option(help="Write a page to this file instead; - is stdout.")] = None,
    force: options.Force = False,
    as_json: options.Json = False,
) -> None:
    """Look back on a recorded game: the chances of winning, what decided it, mistakes, luck and skill.

    Chances are estimates, decisions are judged by playing on; docs/story.md and docs/review.md explain how.
    """
    from happycity.cli.terminal import getting_ready, print_json, screen

    texts = options.texts_of(language)
    if html is not None:
        check_writable(html, force)
    with getting_ready(bots=True):
        from happycity.cli.game.reviewing import Reviewing
        from happycity.cli.records.reading import read_record

        read = read_record(record, line)
    review, players = _review_of(read, deep, record, line), read.meta.get("players")
    if html is not None:
        from happycity.cli.game.review_page import page_of

        with writing(html, force) as file:
            file.write(page_of(review, players, texts).encode())
        return
    reviewing = Reviewing(review, players, texts)
    if as_json:
        print_json(reviewing.to_dict())
        return
    console = screen()
    for part in reviewing.whole():
        console.print(part)


def _review_of(record: "Record", deep: bool, file: str, line: int) -> "Review":
    from happycity.cli.terminal import progress
    from happycity.review import DEEP, QUICK, review_of
    from happycity.rules.refusals import Refusal

    with progress("Looking back", 2 * len(record.moves)) as advance:
        try:
            return review_of(record, DEEP if deep else QUICK, on_move=lambda: advance(1))
        except Refusal as refusal:
            refusal.facts.update(file=file, line=line)
            raise
