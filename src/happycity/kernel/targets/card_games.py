"""Many games in the memory of a card: what an environment holds there, and its kernels."""

import ctypes

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import ACTIONS, STATE_BYTES, Raw, byte_of
from happycity.kernel.learning.observation import OBSERVATION_SIZE, PLAY, Ending
from happycity.kernel.targets.card import Card, silent_work
from happycity.kernel.targets.card_array import CardArray, Foreign
from happycity.kernel.targets.driver import Memory
from happycity.kernel.targets.rows import NOBODY_REFUSED, PLAY_STRIDE, STATE_STRIDE, STREAMS_STRIDE


class CardGames:
    """A row for each game, as in `happycity.rl.games`; all arrays are overwritten by every step."""

    def __init__(
        self,
        card: Card,
        n: int,
        options: tuple[int, ...],
        tables: Raw,
        *,
        skip_forced: bool = False,
        shaping: float = 0.0,
    ) -> None:
        self.card, self.n, self._players = card, n, options[0]
        self._tables = Memory.of(card.driver, tables)
        self._options = Memory.of(card.driver, silent_work(options))
        self._refused, self._ended = card.memory(4), card.memory(4)
        self._rows = card.memory(4 * n)
        self._states = card.memory(n * STATE_STRIDE)
        self._streams = card.memory(n * STREAMS_STRIDE)
        self._plays = card.memory(n * PLAY_STRIDE)
        self.observations = self._new((n, OBSERVATION_SIZE), np.int16)
        self.masks = self._new((n, ACTIONS), np.int8)
        self.seats = self._new((n,), np.int32)
        self.rewards = self._new((n, self._players), np.float32)
        self.terminations = self._new((n,), np.bool_)
        self.truncations = self._new((n,), np.bool_)
        self.actions = self._new((n,), np.int64)
        self.states = CardArray(self._states, (n, STATE_BYTES), np.uint8, row=STATE_STRIDE)
        self.seeds = self._of_play("seed", (n,), np.int64)
        self.final_points = self._of_play("final", (n, self._players), np.int32)
        self.final_rounds = self._of_play("rounds", (n,), np.int32)
        rows, plays = self._play_rows()
        plays["skip_forced"], plays["shaping"] = skip_forced, shaping
        self._plays.write(rows)

    def deal(self, seed: int) -> None:
        """Games of the seeds from this one on."""
        rows, plays = self._play_rows()
        plays["seed"] = np.arange(seed, seed + self.n)
        plays["ending"] = Ending.NONE
        self._plays.write(rows)
        self._rows.write(np.arange(self.n, dtype=np.uint32))
        self._ended.write(np.array([self.n], np.uint32))
        for array in (self.rewards, self.terminations, self.truncations):
            array.memory.clear()
        self._deal_listed(0)
        self.card.driver.wait()

    def step(self, actions: Foreign) -> int | None:
        """Carry out an action in each game; the first row whose action is not legal, and nothing is done."""
        if not actions.is_ready:
            self.card.driver.wait()
        self._refused.write(np.array([NOBODY_REFUSED], np.uint32))
        self._ended.clear()
        self._check(actions)
        self._step()
        self._deal_listed(self.n)
        refused = np.zeros(1, np.uint32)
        self._refused.read(refused)
        return None if refused[0] == NOBODY_REFUSED else int(refused[0])

    def choose(self) -> CardArray:
        """A legal action for each game, each equally likely."""
        self._launch("choose_actions", self._number, *self._games, self.actions)
        self.card.driver.wait()
        return self.actions

    def state(self, row: int) -> Raw:
        """The state of one game."""
        raw = np.zeros(STATE_BYTES, np.uint8)
        self.card.driver.read(self._states.address + row * STATE_STRIDE, raw)
        return raw

    def action(self, actions: Foreign, row: int) -> int:
        """One of the given actions."""
        number = np.zeros(1, actions.dtype)
        self.card.driver.read(actions.address + row * actions.strides[0], number)
        return int(number[0])

    def _check(self, actions: Foreign) -> None:
        """Keep each action in its game, or note the first row where it is not legal."""
        given = ctypes.c_uint64(actions.address), ctypes.c_int64(actions.strides[0])
        wide = ctypes.c_int32(actions.dtype == "int64")
        self._launch("check_actions", self._number, *given, wide, self.masks, self._plays, self._refused)

    def _step(self) -> None:
        """Carry the actions out, unless one was refused, and list the games that end."""
        told = (ctypes.c_int32(self._players), self.rewards, self.terminations, self.truncations)
        noted = self._refused, self._ended, self._rows
        self._launch("step_games", self._number, *noted, *self._games, self.seats, *told)

    def _deal_listed(self, stride: int) -> None:
        """New games in the rows that are listed, with seeds that are so much higher."""
        listed = self._ended, self._rows, ctypes.c_int64(stride)
        self._launch("deal_games", *listed, *self._games, self.seats)

    @property
    def _number(self) -> ctypes.c_int32:
        return ctypes.c_int32(self.n)

    @property
    def _games(self) -> tuple[Memory, ...]:
        """What every kernel works on."""
        shown = self.observations.memory, self.masks.memory
        return self._tables, self._options, self._states, self._streams, self._plays, *shown

    def _launch(self, name: str, *arguments: object) -> None:
        """A thread for each game."""
        given = (one.memory if isinstance(one, CardArray) else one for one in arguments)
        self.card.launch(name, self.n, *given)

    def _new(self, shape: tuple[int, ...], dtype: object) -> CardArray:
        size = int(np.prod(shape)) * np.dtype(dtype).itemsize  # type: ignore[call-overload]
        return CardArray(self.card.memory(size), shape, dtype)

    def _of_play(self, field: str, shape: tuple[int, ...], dtype: object) -> CardArray:
        return CardArray(self._plays, shape, dtype, offset=byte_of(PLAY, field), row=PLAY_STRIDE)

    def _play_rows(self) -> tuple[NDArray[np.uint8], NDArray[np.void]]:
        """A copy of the records of PLAY, as bytes and by their fields."""
        rows = np.zeros((self.n, PLAY_STRIDE), np.uint8)
        self._plays.read(rows)
        plays = np.ndarray((self.n,), PLAY, rows, 0, (PLAY_STRIDE,))
        return rows, plays
