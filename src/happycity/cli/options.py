"""Options that several commands share."""

from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli.faults import Fault

if TYPE_CHECKING:
    from happycity.texts import Texts

Players = Annotated[int, typer.Option("--players", "-p", help="How many players, 2 to 5.")]
Specials = Annotated[str, typer.Option(help="Special buildings: family or expert.")]
Grozilla = Annotated[bool, typer.Option("--grozilla", help="With the Grozilla expansion.")]
Scoring = Annotated[str, typer.Option(help="product (normal) or sum (for the young).")]
Language = Annotated[str, typer.Option("--language", "-l", help="en, fr, de, pl or zh-Hant.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead.")]
Force = Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")]
Processes = Annotated[int | None, typer.Option(min=1, help="Processes to use; all cores unless told.")]


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
