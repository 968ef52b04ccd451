"""`happycity skill`: how somebody chooses, over all games of a file."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from happycity.cli import options
from happycity.cli.faults import Fault

if TYPE_CHECKING:
    from happycity.review import OwnGame
    from happycity.rules.record import Record

NAME = "skill"
EXAMPLE = "Example: happycity skill games.jsonl --player Ada"


def run(
    records: Annotated[str, typer.Argument(help="A file of records (.jsonl); - is stdin.")],
    player: Annotated[str, typer.Option(help="Whose decisions, by the name in the records.")],
    deep: options.Deep = False,
    language: options.Language = "en",
    as_json: options.Json = False,
) -> None:
    """Tell what somebody's decisions cost, where, what luck did, and which level chooses as well.

    Levels were measured by quick looks, and are not compared with deep ones; docs/review.md explains it all.
    """
    from happycity.cli.terminal import getting_ready, print_json, screen

    texts = options.texts_of(language)
    with getting_ready(bots=True):
        from happycity.cli.game.skill_page import SkillPage
        from happycity.review import level_table, skill_of

        played = _played(records, player)
    games = _reviewed(played, deep)
    skill = skill_of(games, {} if deep else level_table())
    if as_json:
        print_json({"player": player, **skill.to_dict()})
        return
    console = screen()
    for part in SkillPage(skill, player, texts).whole():
        console.print(part)


class Played(NamedTuple):
    """A record in which somebody played."""

    file: str
    line: int
    record: "Record"
    seats: list[int]


def _played(file: str, player: str) -> list[Played]:
    """All records in which they played, the oldest first; complains if there is none."""
    from happycity.cli.game.naming import given_names
    from happycity.cli.records.reading import all_records

    names: dict[str, None] = {}
    found = []
    for line, record in all_records(file):
        given = given_names(record.meta.get("players"))
        names.update(dict.fromkeys(filter(None, given)))
        seats = [seat for seat, name in enumerate(given) if name.casefold() == player.casefold()]
        found += [Played(file, line, record, seats)] if seats else []
    if not found:
        known = ", ".join(sorted(names)) or "nobody"
        raise Fault(f"{file}: no player is called {player!r}; there are: {known}")
    return found


def _reviewed(played: list[Played], deep: bool) -> list["OwnGame"]:
    from happycity.cli.terminal import progress

    with progress("Looking back", sum(2 * len(one.record.moves) for one in played)) as advance:
        return [game for one in played for game in _own_games(one, deep, lambda: advance(1))]


def _own_games(one: Played, deep: bool, on_move: Callable[[], None]) -> list["OwnGame"]:
    from happycity.review import DEEP, QUICK, own_game, review_of
    from happycity.rules.refusals import Refusal

    try:
        review = review_of(one.record, DEEP if deep else QUICK, on_move=on_move)
    except Refusal as refusal:
        refusal.facts.update(file=one.file, line=one.line)
        raise
    return [own_game(review, seat) for seat in one.seats if seat < review.story.players]
