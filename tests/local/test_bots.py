"""The opponents of a table without a server choose as ours do: the same moves, in every kind of game."""

import hashlib
from collections.abc import Iterable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from happycity.bots import LEVELS, bot
from happycity.bots.interface import bot_seed
from happycity.bots.weights import file_for_browsers, name_for_browsers, weights_of
from happycity.rules import Config, Game
from happycity.testing import ALL_CELLS, cell_id
from happycity.testing.positions import opening, wandering
from tests.twins import course_of, done_alike

EARLY = (0.05, 0.4, 0.7)
"""Parts of a game after which somebody is asked; then somebody in its last round."""
QUICK = ("newcomer", "resident", "shopkeeper", "architect", "mayor")
LEARNED = ("policy", "mind:100")
IN_THE_MIDDLE = (Config(2), Config(4, "expert", True))
"""Where the master thinks longest."""


def decisions(config: Config) -> list[Game]:
    """Where somebody has a choice, in a game by chance."""
    random, game = Random(cell_id(config)), opening(config, "choices")
    found = []
    while not game.is_over:
        if len(game.legal_actions) > 1:
            found.append(game)
        game = game.play_action(wandering(game, random))
    return found


def positions(config: Config) -> Iterator[Game]:
    """Some in the course of a game, and one in its last round, which a search works out."""
    found = decisions(config)
    yield from (found[int(part * len(found))] for part in EARLY)
    yield next((game for game in found if game.last_round), found[-1])


def choice(game: Game, level: str) -> dict[str, object]:
    """What a level chooses here, and how to come here."""
    seed, seat = f"choices {cell_id(game.config)}", game.seat
    assert seat is not None
    action = bot(level, bot_seed(seed, seat)).choose(game.view(seat))
    return {"game": course_of(game), "seed": seed, "level": level, "chosen": str(game.move(action))}


def compare(cases: Iterable[dict[str, object]], folder: Path) -> int:
    """How many choices there were; the test ends if the client makes another one."""
    listed = list(cases)
    weights = folder / name_for_browsers()
    weights.write_bytes(file_for_browsers())
    net = hashlib.sha256(weights_of().tobytes()).hexdigest()
    done_alike("choices", {"weights": str(weights), "net": net, "choices": listed}, folder)
    return len(listed)


@pytest.mark.full
def test_the_levels_choose_alike_in_every_kind_of_game(tmp_path: Path) -> None:
    levels = cycle((*QUICK, *LEARNED))
    quick = [choice(game, next(levels)) for config in ALL_CELLS for game in positions(config)]
    middle = (decisions(config) for config in IN_THE_MIDDLE)
    assert compare([*quick, *(choice(found[len(found) // 2], "master") for found in middle)], tmp_path) > 50


@pytest.mark.full
def test_the_learned_bots_choose_alike_at_every_position(tmp_path: Path) -> None:
    games = [game for config in ALL_CELLS for game in positions(config)]
    assert compare((choice(game, name) for game in games for name in LEARNED), tmp_path) == 128


@pytest.mark.deep
def test_all_levels_choose_alike_in_every_kind_of_game(tmp_path: Path) -> None:
    """Every level in every kind, and at every part of a game."""
    games = [list(positions(config)) for config in ALL_CELLS]
    asked = [
        (found[(kind + number) % len(found)], level)
        for kind, found in enumerate(games)
        for number, level in enumerate(LEVELS)
    ]
    assert compare((choice(game, level) for game, level in asked), tmp_path) == 96


@pytest.mark.long
@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_all_levels_choose_alike_at_every_position(config: Config, tmp_path: Path) -> None:
    games = list(positions(config))
    assert compare((choice(game, level) for game in games for level in LEVELS), tmp_path) == 24
