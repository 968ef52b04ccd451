"""The module for other machines: made of these sources, equal to the native kernel in every byte."""

import gzip
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from happycity import Config, Game
from happycity.bots.mind import Thinker
from happycity.kernel import interface
from happycity.kernel.interface import new_actions, new_pips, new_steps
from happycity.kernel.layout import (
    ACTIONS,
    SEATS,
    STATE_BYTES,
    Raw,
    new_foreseen,
    new_state,
    new_work,
    state_of,
    work_of,
)
from happycity.kernel.search.layout import RESULT_COLUMNS
from happycity.kernel.search.playout import new_results, play_games
from happycity.kernel.search.thinking import Thinking, think
from happycity.kernel.sheet import new_lines
from happycity.kernel.targets.entries import BROUGHT, ENTRIES
from happycity.kernel.targets.module import MODULE, PROGRAM
from happycity.kernel.targets.stamp import DamagedModule, sources_hash, stamp_of, stamp_of_program, stamped
from happycity.rules.card_set import standard_set
from happycity.rules.config import PLAYERS, SPECIALS
from happycity.rules.seeds import streams_of
from happycity.testing.cells import ALL_CELLS, cell_id
from happycity.testing.positions import opening, wandering
from happycity.testing.wasm.kernel import WasmKernel

TABLES = standard_set().raw
KINDS_OF_GAMES = [
    Config(players, specials, grozilla, scoring)
    for players in PLAYERS
    for specials in SPECIALS
    for grozilla in (False, True)
    for scoring in ("product", "sum")
]


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


def test_the_program_for_cards_is_made_of_these_sources() -> None:
    """`make kernel` builds it again."""
    assert stamp_of_program(PROGRAM.read_bytes())["sources"] == sources_hash()


@pytest.mark.parametrize(
    "damaged", [b"", b"no gzip", PROGRAM.read_bytes()[:5000], gzip.compress(b".version 6", mtime=0)]
)
def test_a_damaged_program_is_refused(damaged: bytes) -> None:
    with pytest.raises(DamagedModule, match="make kernel"):
        stamp_of_program(damaged)


def test_every_entry_of_the_rules_is_in_the_list() -> None:
    """What Python calls, other machines can call too."""
    called = [one for one in vars(interface).values() if getattr(one, "__module__", "") == interface.__name__]
    entries = {one.__name__ for one in called if hasattr(one, "py_func")}
    assert entries <= {entry.name for entry in ENTRIES}


# --- the same results ---------------------------------------------------------------------------------


def random_games(wasm: WasmKernel, config: Config, games: int) -> tuple[Any, Any]:
    """The results of random games, native and in the module."""
    native, theirs = new_results(games), new_results(games)
    play_games(np.array(config.options, np.int64), TABLES, 7, 0, games, native)
    work = new_work()
    work_of(work).logged = -1
    work_of(work).options = config.options
    raws = np.zeros((1, STATE_BYTES), np.uint8)
    wasm.call("play_out", raws, TABLES, 7, 0, games, theirs, work, new_actions())
    return native, theirs


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


class Both:
    """Calls an entry natively and in the module with the same arguments, and compares all that is left."""

    def __init__(self, wasm: WasmKernel) -> None:
        self._wasm = wasm

    def call(self, name: str, *arguments: Any) -> Any:
        native, theirs = _copies(arguments), _copies(arguments)
        entry = next(entry for entry in ENTRIES if entry.name == name)
        result = entry.function(*native)
        assert self._wasm.call(name, *theirs) == result
        for ours, other in zip(native, theirs, strict=True):
            assert np.array_equal(ours, other), name
        return result


def _copies(arguments: tuple[Any, ...]) -> list[Any]:
    return [_copy(one) if isinstance(one, np.ndarray) else one for one in arguments]


def _copy(array: NDArray[Any]) -> NDArray[Any]:
    """For looking only if the original is: compiled code is kept for either kind."""
    copy = array.copy()
    copy.flags.writeable = array.flags.writeable
    return copy


def shuffling(seed: object) -> Raw:
    """Room to work, with the shuffles of a seed."""
    work = new_work()
    work_of(work).streams[:] = streams_of(str(seed))
    return work


@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_every_entry_gives_the_same_all_through_a_game(wasm: WasmKernel, config: Config) -> None:
    both, random, game = Both(wasm), Random(cell_id(config)), opening(config, "targets")
    while not game.is_over:
        if random.random() < 0.3:
            look_at(both, game, random)
        game = game.play_action(wandering(game, random))
    look_at(both, game, random)


def look_at(both: Both, game: Game, random: Random) -> None:
    raw, seat = game.kernel.raw, random.randrange(game.config.players)
    own = raw.copy()
    work = shuffling(random.random())
    card = random.randrange(1, len(game.kernel.cards.ids))
    both.call("list_legal", raw, TABLES, new_actions())
    both.call("judge", raw, TABLES, random.randrange(ACTIONS))
    both.call("survey_table", raw, TABLES, work)
    both.call("price", raw, TABLES, seat, card)
    both.call("condition_met", raw, TABLES, seat, card)
    both.call("forget_order", own, TABLES)
    both.call("imagine_order", own, TABLES, work)
    both.call("recount_table", own, TABLES)
    both.call("check_table", raw, TABLES)
    both.call("count_pips", raw, TABLES, seat, card, new_pips())
    both.call("count_city", raw, TABLES, seat, new_work(), new_lines())
    phases = np.array([move.phase for move in reversed(list(game.moves))], np.int8)
    for ended in (0, 1):
        both.call("list_steps", raw, TABLES, phases, ended, new_steps())
    known = game.view(None).known
    for action in game.legal_actions:
        both.call("preview_move", known, TABLES, action, new_state(), new_work(), new_work(), new_foreseen())
    brought = np.zeros((SEATS, BROUGHT), np.int32)
    for special in game.specials[:2]:
        number = game.kernel.cards.numbers[special]
        both.call("weigh_special", raw, TABLES, number, new_state(), new_work(), new_work(), brought)
    if not game.is_over:
        both.call("step", own, TABLES, random.choice(game.legal_actions), work)


@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_a_game_is_dealt_alike(wasm: WasmKernel, config: Config) -> None:
    raw = new_state()
    s = state_of(raw)
    s.players, s.expert, s.grozilla, s.scoring = config.options
    Both(wasm).call("deal_game", raw, TABLES, shuffling("a deal"))
    Both(wasm).call("begin_game", Game.new(config, 3).kernel.raw.copy(), TABLES, shuffling("a beginning"))


def test_generators_give_the_same_numbers(wasm: WasmKernel) -> None:
    Both(wasm).call("next_words", streams_of("words"), np.zeros(len(streams_of("words")), np.uint64))


# --- the same thoughts --------------------------------------------------------------------------------

ROOM = 4000
POSITIONS = 4  # of each of the sixteen kinds of games


class BothThink(Thinker):
    """Thinks natively and in the module."""

    def __init__(self, wasm: WasmKernel) -> None:
        super().__init__(ROOM)
        self._both = Both(wasm)

    def think(self, way: Thinking, amount: int = 0, first: int = 0) -> int:
        memory = (self._stack, self._tables, self._work, self._mind, self.nodes, self.actions)
        self._both.call("think", int(way), amount, first, *memory)
        return int(think(int(way), amount, first, *memory))


@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_trees_are_equal_byte_for_byte(wasm: WasmKernel, config: Config) -> None:
    thinker, random, game = BothThink(wasm), Random(cell_id(config)), opening(config, "trees")
    for _ in range(POSITIONS):
        for _ in range(12):
            if not game.is_over:
                game = game.play_action(wandering(game, random))
        if game.is_over:
            game = opening(config, "another tree")
        thinker.turn_to(game.view(game.seat), seed=1)
        thinker.think(Thinking.PLANT)
        thinker.think(Thinking.SEARCH, 300)
        assert thinker.nodes["visits"].max() >= 2
        thinker.think(Thinking.APPRAISE)
        thinker.think(Thinking.FLAT, 2, 9)


def test_the_exact_end_is_equal_byte_for_byte(wasm: WasmKernel) -> None:
    thinker, random = BothThink(wasm), Random("exact")
    game = opening(Config(2, "expert"), "exact")
    while not (game.last_round and game.turn == 1):
        game = game.play_action(wandering(game, random))
    thinker.turn_to(game.view(game.seat), seed=1)
    assert thinker.think(Thinking.WORK_OUT, 5000) > 0
