"""Games of the net that learned by itself (`policy` in every seat), inside compiled code, and what it thinks.

Beside its result a game leaves a log: what was drawn, bought and taken, and what the net expected of the road
that it did not take.  Two such roads of every game are played to the end, so that the net's word can be held
against what happens: once where the coin or a card could be had, once where a special building could be.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise, product

import numpy as np
from numpy.typing import NDArray

from happycity.bots.weights import weights_of
from happycity.kernel.chance import below, seed_streams
from happycity.kernel.compiling.jit import compiled, wide_entry
from happycity.kernel.effects import price_of
from happycity.kernel.interface import new_actions
from happycity.kernel.layout import (
    BUY,
    CHOICE_STREAM,
    COIN,
    DECLINE,
    DRAW,
    NO_CARD,
    PAYMENTS,
    STATE_BYTES,
    TABLE_SPECIALS,
    TAKE,
    Phase,
    Raw,
    State,
    Tables,
    Work,
    copy_state,
    new_work,
    state_of,
    tables_of,
    work_of,
)
from happycity.kernel.learning.observation import OBSERVATION_BYTES
from happycity.kernel.legal import legal, offered
from happycity.kernel.net.asking import ask, expected
from happycity.kernel.net.layout import Judge, Weights, judge_of, new_judge
from happycity.kernel.score import score
from happycity.kernel.search.layout import RESULT_COLUMNS
from happycity.kernel.search.playout import write_result
from happycity.kernel.turn import apply, deal_anew
from happycity.kernel.victory import share
from happycity.rules.card_set import standard_set
from happycity.rules.config import PLAYERS, SPECIALS, Config
from happycity.stats.finished import FinishedGames

TABLE = RESULT_COLUMNS  # after the result: the special buildings on the table
COLUMNS = TABLE + TABLE_SPECIALS

# A log: what it is about, then …
DRAWN, BOUGHT, OFFERED, COIN_ROAD, TAKE_ROAD = range(5)
WHAT, ROUND, SEAT, CARD, COINS, CHOSEN, SAID, HAPPENED, GAME, PRICE, HOPE, LOG_COLUMNS = range(12)
"""CARD: the deck drawn from, the card bought (none for the coin) or the special building.

CHOSEN: whether the coin, or the special building, was taken.  SAID: how much more of the victory the net
expected with the coin than with the purchase it liked best, or with the special building than without any (no
number where there was no choice); HAPPENED: how much more came of it, when both roads were played to the end.
PRICE: what the card that was bought cost this player (R5.5), tokens handed over counted as coins; no number
where nothing was bought.  HOPE: the victory that the net expected before it chose; none without a choice.
"""
LONGEST = 1024  # rows of a log
STUCK = -1

# States in memory: the game, what an action would lead to, and a crossroads of each kind.
PLAYED, TRIED, CROSSROADS, STATES = 0, 1, 2, 4
# A crossroads: how many there were so far, then of the one that was kept: the row of the log about it, and
# the road that was not taken.
SEEN, KEPT, OTHER, MARKS = range(4)

Log = NDArray[np.float32]
Marks = NDArray[np.int64]
NO_NUMBER = float("nan")


@compiled
def _likeliest(j: Judge, first: int, count: int) -> int:
    """Which action the net likes best, from number `first` on; the first of equals."""
    best = first
    for i in range(first + 1, count):
        if j.prior[i] > j.prior[best]:
            best = i
    return best


@compiled
def _judged(
    s: State, t: Tables, w: Work, sight: Raw, j: Judge, net: Weights, actions: NDArray[np.int16]
) -> int:
    """How many legal actions there are; the net judges them, unless there is nothing to decide."""
    count = legal(s, t, actions)
    if count > 1:
        ask(s, t, w, sight, j, net, actions, count, 1.0)
    return count


@compiled
def _expected_after(
    stack: NDArray[np.uint8],
    t: Tables,
    w: Work,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
    action: int,
) -> float:
    """What the seat that decides may expect of the victory after an action that reveals nothing."""
    copy_state(stack[PLAYED], stack[TRIED])
    s = state_of(stack[TRIED])
    seat = int(s.seat)
    apply(s, t, action, w)
    if s.phase == Phase.OVER:
        score(s, t, w)
        return share(w.winners, seat)
    ask(s, t, w, sight, j, net, actions, 0, 1.0)
    return expected(j, int(s.players), (seat + s.players - s.seat) % s.players, 0.0)


@compiled
def _note(
    s: State, log: Log, at: int, what: int, card: int, chosen: int, said: float, price: float, hope: float
) -> int:
    """Write a row; where the next one goes."""
    row = log[at]
    row[WHAT] = what
    row[ROUND] = s.round_number
    row[SEAT] = s.seat
    row[CARD] = card
    row[COINS] = s.coins[s.seat]
    row[CHOSEN] = chosen
    row[SAID] = said
    row[HAPPENED] = NO_NUMBER
    row[PRICE] = price
    row[HOPE] = hope
    return at + 1


@compiled
def _may_keep(stack: NDArray[np.uint8], w: Work, marks: Marks, kind: int, row: int, other: int) -> None:
    """One crossroads of each kind is kept, each with the same probability."""
    marks[kind, SEEN] += 1
    if below(w.streams[CHOICE_STREAM], marks[kind, SEEN]) == 0:
        copy_state(stack[PLAYED], stack[CROSSROADS + kind])
        marks[kind, KEPT] = row
        marks[kind, OTHER] = other


@compiled
def _card_of(s: State, t: Tables, action: int) -> int:
    return NO_CARD if action == COIN else offered(s, t, (action - BUY) // PAYMENTS)


@compiled
def _note_purchase(
    stack: NDArray[np.uint8],
    t: Tables,
    w: Work,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
    count: int,
    chosen: int,
    log: Log,
    marks: Marks,
    at: int,
) -> int:
    """R5.4: the coin, which is the first of the actions, or a card."""
    s = state_of(stack[PLAYED])
    card = _card_of(s, t, int(actions[chosen]))
    if count == 1:
        return _note(s, log, at, BOUGHT, card, 1, NO_NUMBER, NO_NUMBER, NO_NUMBER)
    hope = expected(j, int(s.players), 0, 0.0)
    purchase = int(actions[_likeliest(j, 1, count)])
    said = _expected_after(stack, t, w, sight, j, net, actions, COIN)
    said -= _expected_after(stack, t, w, sight, j, net, actions, purchase)
    _may_keep(stack, w, marks, 0, at, purchase if chosen == 0 else COIN)
    price = NO_NUMBER if chosen == 0 else float(price_of(s, t, int(s.seat), card))
    return _note(s, log, at, BOUGHT, card, chosen == 0, said, price, hope)


@compiled
def _note_offers(
    stack: NDArray[np.uint8],
    t: Tables,
    w: Work,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
    count: int,
    chosen: int,
    log: Log,
    marks: Marks,
    at: int,
) -> int:
    """R5.8: none, which is the first of the actions, or one of the special buildings."""
    s = state_of(stack[PLAYED])
    best = _likeliest(j, 1, count)
    hope = expected(j, int(s.players), 0, 0.0)
    without = _expected_after(stack, t, w, sight, j, net, actions, DECLINE)
    _may_keep(stack, w, marks, 1, at + best - 1, int(actions[best]) if chosen == 0 else DECLINE)
    for i in range(1, count):
        said = _expected_after(stack, t, w, sight, j, net, actions, int(actions[i])) - without
        card = int(s.specials[actions[i] - TAKE])
        at = _note(s, log, at, OFFERED, card, chosen == i, said, NO_NUMBER, hope)
    return at


@compiled
def _play_road(
    s: State,
    t: Tables,
    w: Work,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
    other: int,
) -> bool:
    """Play the road that was not taken to its end; whether it has one."""
    apply(s, t, other, w)
    for _ in range(LONGEST):
        if s.phase == Phase.OVER:
            score(s, t, w)
            return True
        count = _judged(s, t, w, sight, j, net, actions)
        apply(s, t, int(actions[_likeliest(j, 0, count)]), w)
    return False


@compiled
def _note_roads(
    stack: NDArray[np.uint8],
    t: Tables,
    w: Work,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
    log: Log,
    marks: Marks,
    at: int,
) -> int:
    """From the crossroads that were kept, what came of either road; the game itself went down one of them."""
    winners = int(w.winners)
    for kind in range(STATES - CROSSROADS):
        if marks[kind, SEEN]:
            kept = log[marks[kind, KEPT]]
            road = state_of(stack[CROSSROADS + kind])
            if not _play_road(road, t, w, sight, j, net, actions, marks[kind, OTHER]):
                return STUCK
            gain = share(winners, int(kept[SEAT])) - share(w.winners, int(kept[SEAT]))
            for column in range(LOG_COLUMNS):
                log[at, column] = kept[column]
            log[at, WHAT] = COIN_ROAD + kind
            log[at, HAPPENED] = gain if kept[CHOSEN] else -gain
            at += 1
    return at


@wide_entry
def _play(
    number: int,
    stack: NDArray[np.uint8],
    tables: Raw,
    work: Raw,
    sight: Raw,
    judge: Raw,
    net: Weights,
    actions: NDArray[np.int16],
    row: NDArray[np.int32],
    log: Log,
    marks: Marks,
) -> int:
    """Deal and play a game: how many rows its log has, or that it does not end."""
    t = tables_of(tables)
    w = work_of(work)
    j = judge_of(judge)
    s = state_of(stack[PLAYED])
    seed_streams(w, number)
    stack[PLAYED][:] = 0
    marks[:] = 0
    deal_anew(s, t, w)
    for i in range(TABLE_SPECIALS):
        row[TABLE + i] = s.specials[i]
    at = 0
    while s.phase != Phase.OVER:
        if at >= LONGEST - 2 * TABLE_SPECIALS:
            return STUCK
        count = _judged(s, t, w, sight, j, net, actions)
        chosen = _likeliest(j, 0, count)
        action = int(actions[chosen])
        if s.phase == Phase.REFILL:
            at = _note(s, log, at, DRAWN, action - DRAW + 1, 0, NO_NUMBER, NO_NUMBER, NO_NUMBER)
        elif s.phase == Phase.BUY:
            at = _note_purchase(stack, t, w, sight, j, net, actions, count, chosen, log, marks, at)
        elif s.phase == Phase.SPECIAL:
            at = _note_offers(stack, t, w, sight, j, net, actions, count, chosen, log, marks, at)
        apply(s, t, action, w)
    write_result(s, t, w, 0, row)
    return _note_roads(stack, t, w, sight, j, net, actions, log, marks, at)


@dataclass(frozen=True)
class LearnedGames(FinishedGames):
    """Games of the net, and their logs one after the other."""

    log: Log

    @classmethod
    def played(cls, config: Config, seed: int, first: int, last: int) -> "LearnedGames":
        """Play games `first` … `last` − 1 of a seed; another thread may play others."""
        work = new_work()
        work_of(work).logged = -1
        work_of(work).options = np.array(config.options, np.int64)
        stack, sight = np.zeros((STATES, STATE_BYTES), np.uint8), np.zeros(OBSERVATION_BYTES, np.uint8)
        tables, judge, net, actions = standard_set().raw, new_judge(), weights_of(), new_actions()
        rows = np.zeros((last - first, COLUMNS), np.int32)
        log = np.zeros((LONGEST, LOG_COLUMNS), np.float32)
        marks = np.zeros((STATES - CROSSROADS, MARKS), np.int64)
        logs = []
        for game in range(first, last):
            number, row = (seed << 32) + game, rows[game - first]
            length = _play(number, stack, tables, work, sight, judge, net, actions, row, log, marks)
            if length == STUCK:
                raise AssertionError(f"game {game} of {config} does not end")
            log[:length, GAME] = game
            logs.append(log[:length].copy())
        return cls(config, rows, np.concatenate(logs))

    @classmethod
    def together(cls, parts: "list[LearnedGames]") -> "LearnedGames":
        """The games of several threads, in order."""
        rows, logs = [part.rows for part in parts], [part.log for part in parts]
        return cls(parts[0].config, np.concatenate(rows), np.concatenate(logs))

    def about(self, what: int) -> Log:
        """The rows of the logs that are about this."""
        rows: Log = self.log[self.log[:, WHAT] == what]
        return rows

    @property
    def table(self) -> NDArray[np.int32]:
        """Game × place: the special buildings that lay on the table."""
        return self.rows[:, TABLE:]


KINDS = tuple(
    Config(players, specials, grozilla)
    for grozilla, specials, players in product((False, True), SPECIALS, PLAYERS)
)
"""Family and expert, 2 to 5 players, without and with Grozilla."""


def play(config: Config, start: int, end: int, threads: int) -> LearnedGames:
    """Games `start` … `end` − 1 of the net in every seat, on all cores; each kind has shuffles of its own."""
    seed = 1 + KINDS.index(config)
    edges = np.linspace(start, end, threads + 1).astype(int).tolist()
    parts = [(first, last) for first, last in pairwise(edges) if first < last]
    with ThreadPoolExecutor(threads) as pool:
        return LearnedGames.together(
            list(pool.map(lambda part: LearnedGames.played(config, seed, *part), parts))
        )
