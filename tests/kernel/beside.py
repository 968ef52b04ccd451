"""A twin of the kernel beside the native one: the same calls with the same arguments, every byte compared."""

from random import Random
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from happycity import Config, Game
from happycity.bots.learned import Asker
from happycity.bots.mind import Thinker
from happycity.bots.weights import weights_of
from happycity.kernel.interface import new_actions, new_pips, new_steps
from happycity.kernel.layout import (
    ACTIONS,
    SEATS,
    STATE_BYTES,
    Raw,
    new_foreseen,
    new_state,
    new_work,
    work_of,
)
from happycity.kernel.learning.environment import advance
from happycity.kernel.learning.observation import EnvStep
from happycity.kernel.net.pondering import Pondering, ponder
from happycity.kernel.search.playout import new_results, play_games
from happycity.kernel.search.thinking import Thinking, think
from happycity.kernel.sheet import new_lines
from happycity.kernel.targets.entries import BROUGHT, ENTRIES, FOR_GAMES
from happycity.rl.games import Games
from happycity.rules.card_set import standard_set
from happycity.rules.config import PLAYERS, SPECIALS
from happycity.rules.seeds import streams_of

TABLES = standard_set().raw
KINDS_OF_GAMES = [
    Config(players, specials, grozilla, scoring)
    for players in PLAYERS
    for specials in SPECIALS
    for grozilla in (False, True)
    for scoring in ("product", "sum")
]
ROOM = 4000


class Twin(Protocol):
    """The kernel on another machine, or made differently."""

    def call(self, name: str, *arguments: Any) -> int | None:
        """What the entry of this name returns; arrays are changed in place."""


def random_games(twin: Twin, config: Config, games: int) -> tuple[Any, Any]:
    """The results of random games, native and in the twin."""
    native, theirs = new_results(games), new_results(games)
    play_games(np.array(config.options, np.int64), TABLES, 7, 0, games, native)
    work = new_work()
    work_of(work).logged = -1
    work_of(work).options = config.options
    raws = np.zeros((1, STATE_BYTES), np.uint8)
    twin.call("play_out", raws, TABLES, 7, 0, games, theirs, work, new_actions())
    return native, theirs


class Both:
    """Calls an entry natively and in the twin with the same arguments, and compares all that is left."""

    def __init__(self, twin: Twin) -> None:
        self._twin = twin

    def call(self, name: str, *arguments: Any) -> Any:
        native, theirs = _copies(arguments), _copies(arguments)
        entry = next(entry for entry in (*ENTRIES, *FOR_GAMES) if entry.name == name)
        result = entry.function(*native)
        assert self._twin.call(name, *theirs) == result
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


class BothThink(Thinker):
    """Thinks natively and in the twin."""

    def __init__(self, twin: Twin) -> None:
        super().__init__(ROOM)
        self._both = Both(twin)

    def think(self, way: Thinking, amount: int = 0, first: int = 0) -> int:
        memory = (self._stack, self._tables, self._work, self._mind, self.nodes, self.actions)
        self._both.call("think", int(way), amount, first, *memory)
        return int(think(int(way), amount, first, *memory))


class BothAsk(Asker):
    """Asks the net natively and in the twin."""

    def __init__(self, twin: Twin) -> None:
        super().__init__(weights_of(), ROOM)
        self._both = Both(twin)

    def ponder(self, way: Pondering, amount: int = 0) -> int:
        memory = (self._stack, self._tables, self._work, self._mind, self.nodes, self._priors)
        asked = (self._sight, self._judge, self._net, self.actions)
        self._both.call("ponder", int(way), amount, *memory, *asked)
        return int(ponder(int(way), amount, *memory, *asked))


class BothStep(Games):
    """An environment that steps natively and in the twin."""

    twin: Twin

    def _advance(self, way: EnvStep, viewer: int, share: int, seen: NDArray[np.uint8]) -> None:
        first, last, actions, words = self._shares[share]
        given = (int(way), viewer, first, last, *self._rows, seen, self.masks, actions, words)
        Both(self.twin).call("advance", *given)
        advance(*given)
