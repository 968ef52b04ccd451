"""The story of a game that was played without a server is the one that ours would tell."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from happycity.review.odds import balanced
from happycity.rules import Config
from happycity.server.game.snapshots import Snapshot
from happycity.server.game.story import story_of
from happycity.testing import ALL_CELLS, cell_id
from tests.local.views import SOME_CELLS
from tests.server.finished import PEOPLE, play_randomly, playing
from tests.twins import course_of, done_alike

OPENS_THE_BOX = (726, Config(3, "expert", False, "sum"))
"""A game in which the Sphinx turns up a card of the box, by its number: whose luck that is can be seen."""


def played(number: int, config: Config) -> list[Snapshot]:
    """A game by chance, as a server keeps it."""
    return play_randomly(playing(number, *PEOPLE[: config.players], config=config))


def told(snapshots: Sequence[Snapshot]) -> dict[str, object]:
    """A game with its story."""
    story = story_of(snapshots)
    return {
        "game": course_of(snapshots[-1].game),
        "steps": [{"seq": one.seq, "moves": one.moves, "undoes": one.undoes} for one in snapshots],
        "story": msgspec.to_builtins(story),
        "points": balanced(story.luck, 100),
    }


@pytest.mark.full
def test_stories_are_the_same(tmp_path: Path) -> None:
    family, expert = played(1, Config(2)), played(*OPENS_THE_BOX)
    assert any("refuse" in one.moves for one in expert)
    assert any(one.undoes for one in expert)
    done_alike("stories", [told(game) for game in (family, expert)], tmp_path)


@pytest.mark.deep
def test_stories_are_the_same_whatever_is_played(tmp_path: Path) -> None:
    done_alike("stories", [told(played(3, config)) for config in SOME_CELLS], tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_stories_are_the_same_in_every_kind_of_game(config: Config, tmp_path: Path) -> None:
    done_alike("stories", [told(played(number, config)) for number in (3, 4)], tmp_path)
