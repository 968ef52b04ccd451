"""The module for other machines: made of these sources, equal to the native kernel in every byte."""

import gzip
import re
from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
import pytest

from happycity import Config, Game
from happycity.kernel import interface
from happycity.kernel.layout import new_state, state_of
from happycity.kernel.net.pondering import Pondering
from happycity.kernel.search.layout import RESULT_COLUMNS
from happycity.kernel.search.thinking import Thinking
from happycity.kernel.targets.entries import ENTRIES
from happycity.kernel.targets.module import GAMES, MODULE, PROGRAMS, Program
from happycity.kernel.targets.modules import LooseSums, rounded_alike
from happycity.kernel.targets.stamp import DamagedModule, sources_hash, stamp_of, stamp_of_program, stamped
from happycity.testing.cells import ALL_CELLS, cell_id
from happycity.testing.positions import opening, wandering
from happycity.testing.wasm.kernel import WasmKernel
from tests.kernel.beside import (
    KINDS_OF_GAMES,
    TABLES,
    Both,
    BothAsk,
    BothThink,
    look_at,
    random_games,
    shuffling,
)


@pytest.fixture(scope="module")
def wasm() -> Iterator[WasmKernel]:
    with WasmKernel() as kernel:
        yield kernel


# --- what it is made of -------------------------------------------------------------------------------


def test_it_is_made_of_these_sources() -> None:
    """`make kernel` builds it again."""
    assert stamp_of(MODULE.read_bytes())["sources"] == sources_hash()


def test_what_is_no_module_is_refused() -> None:
    with pytest.raises(DamagedModule, match="no WebAssembly module"):
        stamp_of(b"<html>")


@pytest.mark.parametrize("length", [9, 200])
def test_half_a_module_is_refused(length: int) -> None:
    with pytest.raises(DamagedModule, match="make kernel"):
        stamp_of(MODULE.read_bytes()[:length])


def test_a_stamp_says_what_was_stamped() -> None:
    bare = MODULE.read_bytes()[:8]
    assert stamp_of(stamped(bare)) == {"sources": sources_hash()}


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.file.name)
def test_a_program_for_cards_is_made_of_these_sources(program: Program) -> None:
    """`make kernel` builds it again."""
    assert stamp_of_program(program.file.read_bytes())["sources"] == sources_hash()


@pytest.mark.parametrize(
    "damaged", [b"", b"no gzip", GAMES.file.read_bytes()[:5000], gzip.compress(b".version 6", mtime=0)]
)
def test_a_damaged_program_is_refused(damaged: bytes) -> None:
    with pytest.raises(DamagedModule, match="make kernel"):
        stamp_of_program(damaged)


def test_every_entry_of_the_rules_is_in_the_list() -> None:
    """What Python calls, other machines can call too."""
    called = [one for one in vars(interface).values() if getattr(one, "__module__", "") == interface.__name__]
    entries = {one.__name__ for one in called if hasattr(one, "py_func")}
    assert entries <= {entry.name for entry in ENTRIES}


@pytest.mark.parametrize(
    "line", ["%1 = fadd reassoc float %a, %b", "%1 = call fast float @f()", "declare float @llvm.fma.f32()"]
)
def test_sums_that_may_be_rounded_differently_are_not_built(line: str) -> None:
    with pytest.raises(LooseSums, match=re.escape(line)):
        rounded_alike(f"define float @f() {{\n  {line}\n}}")


# --- the same results ---------------------------------------------------------------------------------


@pytest.mark.parametrize("config", KINDS_OF_GAMES, ids=lambda config: f"{cell_id(config)}-{config.scoring}")
def test_random_games_end_alike(wasm: WasmKernel, config: Config) -> None:
    native, theirs = random_games(wasm, config, 40)
    assert native.shape == (40, RESULT_COLUMNS)
    assert np.array_equal(native, theirs)


@pytest.mark.full
@pytest.mark.parametrize("config", KINDS_OF_GAMES, ids=lambda config: f"{cell_id(config)}-{config.scoring}")
def test_thousands_of_random_games_end_alike(wasm: WasmKernel, config: Config) -> None:
    native, theirs = random_games(wasm, config, 3000)
    assert np.array_equal(native, theirs)


@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_every_entry_gives_the_same_all_through_a_game(wasm: WasmKernel, config: Config) -> None:
    both, random, game = Both(wasm), Random(cell_id(config)), opening(config, "targets")
    while not game.is_over:
        if random.random() < 0.3:
            look_at(both, game, random)
        game = game.play_action(wandering(game, random))
    look_at(both, game, random)


@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_a_game_is_dealt_alike(wasm: WasmKernel, config: Config) -> None:
    raw = new_state()
    s = state_of(raw)
    s.players, s.expert, s.grozilla, s.scoring = config.options
    Both(wasm).call("deal_game", raw, TABLES, shuffling("a deal"))
    Both(wasm).call("begin_game", Game.new(config, 3).kernel.raw.copy(), TABLES, shuffling("a beginning"))


# --- the same thoughts --------------------------------------------------------------------------------

POSITIONS = 4  # of each of the sixteen kinds of games


def positions(config: Config) -> Iterator[Game]:
    """Some in the course of a game by chance."""
    random, game = Random(cell_id(config)), opening(config, "trees")
    for _ in range(POSITIONS):
        for _ in range(12):
            if not game.is_over:
                game = game.play_action(wandering(game, random))
        if game.is_over:
            game = opening(config, "another tree")
        yield game


@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_trees_are_equal_byte_for_byte(wasm: WasmKernel, config: Config) -> None:
    thinker = BothThink(wasm)
    for game in positions(config):
        thinker.turn_to(game.view(game.seat), seed=1)
        thinker.think(Thinking.PLANT)
        thinker.think(Thinking.SEARCH, 300)
        assert thinker.nodes["visits"].max() >= 2
        thinker.think(Thinking.APPRAISE)
        thinker.think(Thinking.FLAT, 2, 9)


@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_the_net_is_asked_alike_byte_for_byte(wasm: WasmKernel, config: Config) -> None:
    """What it says of every action and seat, and a tree with its priors that listens to it."""
    asker = BothAsk(wasm)
    for game in islice(positions(config), 1, 3):
        asker.turn_to(game.view(game.seat), seed=1)
        assert asker.ponder(Pondering.ASK) == len(game.legal_actions)
        asker.ponder(Pondering.PLANT)
        asker.ponder(Pondering.SEARCH, 100)
        assert asker.nodes["visits"].max() >= 2


def test_the_exact_end_is_equal_byte_for_byte(wasm: WasmKernel) -> None:
    thinker, random = BothThink(wasm), Random("exact")
    game = opening(Config(2, "expert"), "exact")
    while not (game.last_round and game.turn == 1):
        game = game.play_action(wandering(game, random))
    thinker.turn_to(game.view(game.seat), seed=1)
    assert thinker.think(Thinking.WORK_OUT, 5000) > 0
