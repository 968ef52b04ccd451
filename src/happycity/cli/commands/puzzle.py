"""`happycity puzzle`: a puzzle to be solved, one of the package's own or of a file."""

import random
import sys
from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from happycity.cli import options
from happycity.cli.faults import Fault

if TYPE_CHECKING:
    from happycity.review import Effort, Puzzle
    from happycity.rules.moves import Move
    from happycity.texts import Texts

NAME = "puzzle"
EXAMPLE = "Example: happycity puzzle --theme last-round --level easy"

LONGEST = 100_000

Word = TypeVar("Word", bound=StrEnum)


def run(
    file: Annotated[
        str,
        typer.Argument(
            help="A file of puzzles (.jsonl) by `happycity puzzles`; those of the package unless told."
        ),
    ] = "",
    line: Annotated[int, typer.Option(min=1, help="Which line of the file.")] = 1,
    number: Annotated[
        int | None, typer.Option(min=1, help="Which of those that come with the package; by lot unless told.")
    ] = None,
    theme: Annotated[
        str, typer.Option(help="last-round, special, denial, pile or purchase; any unless told.")
    ] = "",
    level: Annotated[str, typer.Option(help="easy, medium or hard; any unless told.")] = "",
    answer: Annotated[str, typer.Option(help="Your move, if you do not want to be asked.")] = "",
    language: options.Language = "en",
    as_json: options.Json = False,
) -> None:
    """Show a position in which one choice is clearly best, ask for it, and tell what the others are worth."""
    from happycity.cli.terminal import getting_ready, print_json, screen

    texts = options.texts_of(language)
    if file and (number or theme or level):
        raise Fault("--number, --theme and --level are for the package's own puzzles; a file has --line")
    with getting_ready():
        puzzle = _puzzle(file, line) if file else _shipped(number, theme, level)
    if as_json:
        import msgspec

        print_json({**msgspec.to_builtins(puzzle), "difficulty": round(puzzle.difficulty, 3)})
        return
    from happycity.cli.game.puzzling import Puzzling

    puzzling, console = Puzzling(puzzle, texts), screen()
    for part in puzzling.question():
        console.print(part)
    move = _answer(puzzle, texts, answer)
    for part in puzzling.solution(move):
        console.print(part)


def _shipped(number: int | None, theme: str, level: str) -> "Puzzle":
    """The one with this number among those that are wanted; one of them by lot if there is no number."""
    from happycity.review import Effort, Theme, shipped_puzzles

    about = _known("--theme", Theme, theme)
    effort = _known("--level", Effort, level)
    wanted = [
        puzzle
        for puzzle in shipped_puzzles()
        if about in (None, puzzle.theme) and effort in (None, puzzle.effort)
    ]
    if not wanted:
        raise Fault(
            f"no puzzle of the package is {' and '.join(filter(None, (level, theme)))}; "
            f"there are: {_themes_with(effort)}"
        )
    if number is not None and number > len(wanted):
        raise Fault(f"--number {number}: there are {len(wanted)} such puzzles")
    return random.choice(wanted) if number is None else wanted[number - 1]


def _themes_with(effort: "Effort | None") -> str:
    """The themes of the package's puzzles, the commonest first, of a difficulty if one is asked for."""
    from happycity.review import shipped_puzzles

    themes = Counter(one.theme.value for one in shipped_puzzles() if effort in (None, one.effort))
    return ", ".join(f"{theme} ({number})" for theme, number in themes.most_common())


def _known(option: str, words: type[Word], wanted: str) -> Word | None:
    """The word that is meant; None if nothing is asked for."""
    if wanted and wanted not in tuple(words):
        raise Fault(f"{option} {wanted}: unknown; known: {', '.join(words)}")
    return words(wanted) if wanted else None


def _puzzle(file: str, wanted: int) -> "Puzzle":
    import msgspec

    from happycity.cli.files import lines
    from happycity.review import parse_puzzle
    from happycity.rules.refusals import Refusal

    for number, text in lines(file, LONGEST):
        if number == wanted:
            try:
                return parse_puzzle(text)
            except Refusal as refusal:
                refusal.facts.update(file=file, line=number)
                raise
            except msgspec.MsgspecError as error:
                raise Fault(
                    f"{file}, line {number}: is no puzzle ({error}); `happycity puzzles` makes some"
                ) from None
    raise Fault(f"{file}: has no puzzle in line {wanted}")


def _answer(puzzle: "Puzzle", texts: "Texts", given: str) -> "Move":
    """The move that is meant: asked for until there is one, unless it was given."""
    from happycity.cli.game.answers import Unclear, find_move

    moves = puzzle.game.legal_moves
    while True:
        said = given or _read()
        try:
            move = find_move(said, moves, texts.card)
        except Unclear:
            move = None
        if move is not None:
            return move
        if given:
            raise Fault(f"--answer {given}: is not one of the legal moves, such as {moves[0]}")
        typer.echo(f"  one of: {', '.join(map(str, moves[:6]))} …")


def _read() -> str:
    typer.echo("> ", nl=False)
    line = sys.stdin.readline()
    if not line:
        raise Fault("no answer came; give one with --answer")
    return line.strip()
