"""Files are the tests: every record dropped into tests/games is replayed, on kernel and reference."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from happycity.rules import Record, difference, read_records
from tests.golden import FOLDER, MOST_BYTES, shown, wanted
from tests.reference.game import ReferenceGame

FILES = sorted(FOLDER.glob("*.jsonl"))
GAMES = [(path, number) for path in FILES for number, _ in enumerate(path.read_bytes().splitlines(), 1)]

all_games = pytest.mark.parametrize(
    ("path", "line"), GAMES, ids=[f"{path.stem}-{line}" for path, line in GAMES]
)


@cache
def records(path: Path) -> dict[int, Record]:
    return dict(read_records(path))


@all_games
def test_a_recorded_game_replays_to_its_states_and_result(path: Path, line: int) -> None:
    """Legality of every move, every state, the result."""
    assert difference(records(path)[line]) is None


@all_games
def test_a_recorded_game_is_the_same_on_the_reference_engine(path: Path, line: int) -> None:
    record = records(path)[line]
    orders = [(chance.reshuffle, chance.order) for chance in record.chance]

    def rebuilt(deck: int, pile: list[str]) -> list[str]:
        number, order = orders.pop(0)
        assert number == deck
        return order

    game = ReferenceGame(plain(record.config), plain(record.setup), rebuilt)
    for number, state in enumerate(record.states or ()):
        assert game.state() == state, f"before move {number + 1}"
        if number < len(record.moves):
            game.play(record.moves[number])
    assert game.result() == plain(record.result)
    assert orders == []


def plain(part: Any) -> Any:
    return msgspec.to_builtins(part)


def everything_shown() -> Iterator[str]:
    for path, line in GAMES:
        record = plain(records(path)[line])
        if record.get("states"):
            yield from shown(record)


def test_the_records_show_everything_there_is() -> None:
    """Every card, special building, monster, phase and end of a game; `python -m tests.golden` makes more."""
    missing = sorted(wanted().difference(everything_shown()))
    assert not missing, f"no record in tests/games shows: {'; '.join(missing)}"


def test_the_records_are_few_and_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < MOST_BYTES
