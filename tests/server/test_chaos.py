"""The server is killed while people play: nothing that was acknowledged or shown may be lost."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from happycity.server.settings import read_settings
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Player
from happycity.testing.server.serving import serving
from trials.chaos.kills import Outcome, Plan, run_kills
from trials.chaos.witness import Message, Wish, Witness

KILLS, MOST_KILLS = 3, 20
GAMES = 30


def chaos(folder: Path, plan: Plan) -> Outcome:
    return asyncio.run(run_kills(str(folder / "games.db"), folder, plan, tick=lambda: None))


@pytest.mark.full
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    outcome = chaos(tmp_path, Plan(kills=KILLS, most=MOST_KILLS, games=GAMES, load=(0.05, 0.6), think=0.3))
    assert not outcome.witness.problems, outcome.witness.examples
    assert KILLS <= len(outcome.live) <= MOST_KILLS
    assert min(outcome.live) >= 0.9 * GAMES
    assert outcome.resent > outcome.found > 0, "kills have to hit moves before and after they are stored"


@pytest.mark.full
def test_a_server_that_acknowledges_before_it_commits_is_caught(tmp_path: Path) -> None:
    outcome = chaos(tmp_path, Plan(kills=MOST_KILLS, games=GAMES, think=0.3, mutant=True))
    assert outcome.witness.problems["lost"]


# --- the witness itself -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Witness]:
    """A database with one finished game, and who has seen it all."""
    path, witness = tmp_path_factory.mktemp("finished") / "games.db", Witness()
    with serving(read_settings({}, database=str(path), **GENEROUS)) as address:
        asyncio.run(_watched_game(address, witness))
    return path, witness


async def _watched_game(address: str, witness: Witness) -> None:
    rng = Random(3)
    async with Player(address) as player:
        table = (await player.open_table("me me"))["id"]
        async with await player.sit(table) as place:
            await place.arrive()
            while await place.my_turn():
                wish = Wish(f"{rng.getrandbits(64):016x}", place.seq, "move", rng.choice(place.legal))
                done = await place.intend(wish.kind, wish.key, move=wish.move)
                witness.acknowledge(table, wish, done["seq"])
                witness.show(table, await place.expect("state"))
    witness.tables[table].seen_over = True


TAMPERED = {
    "SELECT 1": set(),
    "DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)": {"lost", "gap"},
    "DELETE FROM entries WHERE seq = 5": {"lost", "gap"},
    "UPDATE entries SET key = 'another-key' WHERE seq = 5": {"lost"},
    "UPDATE tables SET status = 'playing'": {"lost"},
    "UPDATE tables SET secret = substr(secret, 2) || '0'": {"changed"},
    "DELETE FROM records": {"gap"},
    "DELETE FROM tables": {"lost"},
}


@pytest.mark.parametrize("tampering", TAMPERED)
def test_the_witness_sees_what_was_tampered_with(
    finished: tuple[Path, Witness], tmp_path: Path, tampering: str
) -> None:
    path, seen = finished
    with sqlite3.connect(path) as original, sqlite3.connect(tmp_path / "copy.db") as copy:
        original.backup(copy)
        copy.execute(tampering)
    witness = Witness()
    witness.tables = seen.tables
    witness.check(str(tmp_path / "copy.db"))
    assert set(witness.problems) >= TAMPERED[tampering], witness.examples
    assert bool(witness.problems) == bool(TAMPERED[tampering]), witness.examples


def _state(seq: int, since: int | None = None, shown: str = "a", moves: str = "") -> Message:
    first = 0 if since is None else since + 1
    steps = [{"seq": first + place, "kind": "move", "move": move} for place, move in enumerate(moves)]
    return {"seq": seq, "since": since, "hash": shown, "steps": steps}


def test_the_witness_sees_what_the_server_contradicts() -> None:
    witness, wish = Witness(), Wish("key-number-1", 3, "move", "x")
    witness.acknowledge("table", wish, 4)
    witness.show("table", _state(4, since=3, moves="x"))
    witness.return_to("table", _state(4, since=3, moves="x"), 4)
    assert not witness.problems
    witness.acknowledge("table", wish, 5)
    assert witness.problems.pop("duplicate") == 1
    witness.show("table", _state(4, shown="b"))
    assert witness.problems.pop("changed") == 1
    witness.show("table", _state(6, since=4, moves="y"))
    assert witness.problems.pop("gap") == 1
    witness.return_to("table", _state(3), 4)
    witness.return_to("table", _state(4, since=3, moves="y"), 4)
    assert witness.problems.pop("lost") == 2
