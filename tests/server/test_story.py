"""Stories of finished games: the same each time, true to the game, and fair to those who were lucky."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from happycity import review
from happycity.codes import Code
from happycity.review.odds import rounded
from happycity.rules import Config
from happycity.server.game.results import mode_of
from happycity.server.game.score_sheet import score_sheet_of
from happycity.server.game.snapshots import Snapshot
from happycity.server.game.story import story_of
from happycity.server.live.stories import MOST_ASKED, Stories
from happycity.server.refusals import Denied
from happycity.server.store.database import Database
from tests.server.finished import PEOPLE, new_database, play_randomly, play_to_the_end, playing
from tests.server.test_history import Caller
from tests.server.test_results import CELLS


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with new_database(str(tmp_path / "games.db")) as database:
        yield database


def a_game(number: int = 1, config: Config | None = None) -> list[Snapshot]:
    config = config or Config(2)
    return play_randomly(playing(number, *PEOPLE[: config.players], config=config))


# --- by the steps of the log ----------------------------------------------------------------------


@pytest.mark.full
def test_stories_are_those_that_were_told_before() -> None:
    """Byte for byte: these were told with the weights of four billion decisions."""
    told_before = Path(__file__).with_name("stories.jsonl").read_bytes().splitlines(keepends=True)
    for number, line in zip((101, 104), told_before, strict=True):
        config = Config(2, "expert", True) if number == 101 else Config(4, "expert", True, "sum")
        assert msgspec.json.encode(story_of(a_game(number, config))) + b"\n" == line


@pytest.mark.full
@pytest.mark.parametrize("config", CELLS, ids=mode_of)
def test_chances_are_told_after_every_step(config: Config) -> None:
    snapshots = a_game(1, config)
    assert any(snapshot.entry and snapshot.entry.kind == "undo" for snapshot in snapshots)
    story, reviewed = story_of(snapshots), review.story_of(snapshots[-1].game)
    assert len(story.chances) == len(snapshots)
    assert story.chances[-1] == rounded(reviewed.chances[-1])
    moves = [str(move) for move in snapshots[-1].game.moves]
    for snapshot, later, chances in zip(snapshots, snapshots[1:], story.chances, strict=False):
        played = [str(move) for move in snapshot.game.moves]
        taken_back = any(len(one.game.steps) < len(played) for one in snapshots[snapshot.seq :])
        if not taken_back:
            assert played == moves[: len(played)]
            assert chances == rounded(reviewed.chances[len(played)])
        if later.entry and later.entry.kind == "undo":
            assert chances == story.chances[later.seq]


def test_rounds_and_reveals_name_the_steps_that_were_not_taken_back() -> None:
    snapshots = a_game(7, Config(3, "expert", grozilla=True))
    story, last = story_of(snapshots), snapshots[-1].game
    assert [one.round for one in story.rounds] == list(range(1, last.round + 1))
    assert story.rounds[-1].last == snapshots[-1].seq
    assert story.rounds[-1].chances == story.chances[-1]
    for earlier, later in pairwise(story.rounds):
        assert earlier.last < later.first or earlier.last == later.first == 0
    assert [one.step for one in story.reveals] == sorted(one.step for one in story.reveals)
    for reveal in story.reveals:
        snapshot = snapshots[reveal.step]
        assert snapshot.entry is None or snapshot.entry.kind == "move"
        assert reveal.event in [event.to_dict() for event in snapshot.events]


@pytest.mark.full
def test_a_move_is_found_by_how_many_moves_a_step_has_reached() -> None:
    snapshots = a_game(7, Config(3, "expert", grozilla=True))
    story, last = story_of(snapshots), snapshots[-1].game
    assert len(story.reached) == len(snapshots)
    assert story.reached[-1] == len(last.steps)
    for number, move in enumerate(map(str, last.moves), 1):
        step = next(step for step, reached in enumerate(story.reached) if reached >= number)
        assert move in snapshots[step].moves


# --- over HTTP ------------------------------------------------------------------------------------


def test_anybody_may_ask_for_story_and_sheet(database: Database) -> None:
    stored_table = playing(8, "ann", "ben", "cat", config=Config(3, "expert", grozilla=True, scoring="sum"))
    with database.writing.begin() as connection:
        play_to_the_end(connection, stored_table, 5000.0)
    stranger, last = Caller(database, None), play_randomly(stored_table)[-1].game
    sheet = stranger.get(f"/api/games/{stored_table.id}/sheet").json()
    assert sheet["scoring"] == "sum"
    assert sheet["winners"] == list(last.leaders)
    assert [city["points"] for city in sheet["cities"]] == [city.points for city in last.cities]
    first, again = (stranger.get(f"/api/games/{stored_table.id}/story") for _ in range(2))
    assert first.status_code == 200
    assert first.content == again.content
    assert stored_table.secret not in first.text


@pytest.mark.parametrize("config", CELLS, ids=mode_of)
def test_the_lines_of_a_sheet_add_up(config: Config) -> None:
    sheet = score_sheet_of(a_game(9, config)[-1].game)
    assert min(city.rank for city in sheet.cities) == 1
    for city in sheet.cities:
        assert (city.rank == 1) == (city.seat in sheet.winners)
        assert sum(line.hearts for line in city.lines) == city.hearts or city.hearts == 0
        assert sum(line.inhabitants for line in city.lines) == city.inhabitants or city.inhabitants == 0


def test_who_asks_for_many_stories_is_refused_and_nobody_waits_for_them() -> None:
    async def scene() -> None:
        stories, table = Stories(), playing(1, *PEOPLE[:2])
        log = [one.entry for one in play_randomly(table) if one.entry]
        asked = [stories.story("10.0.0.1", table, log) for _ in range(MOST_ASKED + 2)]
        told = await asyncio.gather(*asked, stories.story("10.0.0.2", table, log), return_exceptions=True)
        refused = [one for one in told if isinstance(one, Denied)]
        assert [one.code for one in refused] == [Code.TOO_MANY] * 2
        assert told[-1] == told[0], "another address is served"
        assert await stories.story("10.0.0.1", table, log) == told[0], "and so is the first, later"
        await stories.close()

    asyncio.run(scene())
