"""Options that several commands share."""

from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from happycity.cli.faults import Fault

if TYPE_CHECKING:
    from happycity.texts import Texts

Players = Annotated[int, typer.Option("--players", "-p", help="How many players, 2 to 5.")]
Specials = Annotated[str, typer.Option(help="Special buildings: family or expert.")]
Grozilla = Annotated[bool, typer.Option("--grozilla", help="With the Grozilla expansion.")]
Scoring = Annotated[str, typer.Option(help="product (normal) or sum (for the young).")]
Language = Annotated[str, typer.Option("--language", "-l", help="en, fr, de, pl or zh-Hant.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead.")]
Deep = Annotated[bool, typer.Option("--deep", help="Look more closely: takes longer.")]
Force = Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")]
Processes = Annotated[int | None, typer.Option(min=1, help="Processes to use; all cores unless told.")]

RAY = "--ray"
Ray = Annotated[
    str | None, typer.Option(RAY, metavar="[ADDRESS]", help="Work on a Ray cluster, or on a local Ray.")
]


class RayAddress(TyperCommand):
    """The command, with an option whose value may be left out: `--ray` is `--ray local`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the command line."""
        return super().parse_args(ctx, _with_address(args))


def _with_address(args: list[str]) -> list[str]:
    filled = []
    for word, after in pairwise([*args, "-"]):
        filled += [word, "local"] if word == RAY and after.startswith("-") else [word]
    return filled


def with_default(about: str, default: str) -> str:
    """The help for an option that may be set elsewhere too: Typer would write its default as `((8000))`."""
    return rf"{about} [dim]\[default: {default}][/dim]"


def texts_of(language: str) -> "Texts":
    """The catalogue of a language; `FR` and `zh` will do."""
    from happycity.texts import LANGUAGES, Texts

    for known in LANGUAGES:
        if known.casefold().startswith(language.casefold()) and len(language) >= 2:
            return Texts(known)
    raise Fault(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
