"""Games played inside compiled code, move by move as rows: what the seat saw, could do, did and could expect.

All compiled functions of this package are in this file, because Numba does not notice a change in another
one.  It is no part of the kernel: browsers and graphics cards have no use for it.

The luck of a move is exact, not drawn: every card that could come up is turned over once, the net says what
each seat may expect then, and the mean of that, each card counted with its copies, is what could be expected
before.  Luck is the card that did come less that mean: over all cards that could come it is zero.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from happycity.bots.mind import HABITS, expected_gains
from happycity.bots.weights import weights_of
from happycity.dataset.players import (
    CARELESS_PER_CENT,
    CURIOUS_CERTAINTY,
    RESTLESS_CERTAINTY,
    Player,
    bounds,
)
from happycity.kernel.chance import U64, below, next_word, seed_streams
from happycity.kernel.city import left_of
from happycity.kernel.compiling.jit import compiled, wide_entry
from happycity.kernel.interface import new_actions
from happycity.kernel.layout import (
    ACTIONS,
    BUY,
    CHOICE_STREAM,
    COIN,
    DECLINE,
    DESTROY,
    DISCARD,
    DRAW,
    KEEP,
    NO_CARD,
    PAYMENTS,
    REFUSE,
    SEATS,
    STATE_BYTES,
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
from happycity.kernel.learning.observation import MOST_ROUNDS, OBSERVATION_BYTES, OBSERVATION_SIZE
from happycity.kernel.learning.seeding import new_schedule, streams_from
from happycity.kernel.legal import legal, offered
from happycity.kernel.net.asking import ask, expected
from happycity.kernel.net.layout import Judge, Weights, judge_of, new_judge
from happycity.kernel.observe import bring_to_top, draws, observe
from happycity.kernel.score import rank, score
from happycity.kernel.search.appraise import appraise
from happycity.kernel.search.layout import Habit, Mind, mind_of, new_mind
from happycity.kernel.search.likely import likely_action
from happycity.kernel.turn import apply, deal_anew
from happycity.kernel.victory import share
from happycity.rules.card_set import standard_set

MASK_BYTES = (ACTIONS + 7) // 8

# A move, in whole numbers, and what seats may expect.
GAME, STEP, SEAT, ACTION, CARD, LEGAL, MOVE_COLUMNS = range(7)
VALUE, LUCK, EXPECTATIONS = range(3)
# A game: where its rows end, then how it ended; then columns by seat.
END, ROUNDS, WINNERS, STOPPED, GAME_COLUMNS = range(5)
PLAYER, POINTS, RANK, COINS, SEAT_COLUMNS = range(5)

LONGEST = 8192
"""Moves of a game: the rules know no limit, but after MOST_ROUNDS rounds it is scored as it stands."""
TOO_LONG, OTHER_MOVES = -1, -2
HUNDRED = 100
DRAWN_FROM = 1 << 53  # parts of 1 that a choice by priors is drawn from
NOBODY_CHOSE = -1  # instead of a player: the moves are given

# States in memory: the game, what a card would lead to, and two for whoever thinks.
PLAYED, TRIED, STATES = 0, 1, 4


@compiled
def _share_out(
    s: State,
    t: Tables,
    w: Work,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
    count: int,
    certainty: float,
) -> None:
    """Write every seat's share of the victory: as the net expects it, made to add up to one, or as it is."""
    if s.phase == Phase.OVER:
        score(s, t, w)
        for seat in range(s.players):
            j.expected[seat] = share(w.winners, seat)
        return
    ask(s, t, w, sight, j, net, actions, count, certainty)
    seat = int(s.seat)
    total = 0.0
    for away in range(s.players):
        j.expected[seat] = expected(j, int(s.players), away, 0.0)
        total += j.expected[seat]
        seat = left_of(s, seat)
    for seat in range(s.players):
        j.expected[seat] = j.expected[seat] / total if total > 0.0 else 1.0 / s.players


# --- luck -------------------------------------------------------------------------------------------------


@compiled
def _write_luck(
    stack: NDArray[np.uint8],
    t: Tables,
    w: Work,
    sight: Raw,
    j: Judge,
    net: Weights,
    actions: NDArray[np.int16],
    action: int,
    sums: NDArray[np.float64],
    luck: NDArray[np.float32],
) -> None:
    """What the card that is about to come gives each seat beyond the mean of all that could come."""
    s = state_of(stack[PLAYED])
    players = int(s.players)
    is_draw = draws(action)
    deck = action - DRAW
    first = int(t.deck_start[deck]) if is_draw else 0
    cards = int(s.deck_left[deck]) if is_draw else int(s.box_count)
    if cards < 2:
        return  # nothing is hidden
    comes = int(s.deck[first + cards - 1]) if is_draw else int(s.box[0])
    for seat in range(players):
        sums[seat] = 0.0
    for i in range(cards):
        card = int(s.deck[first + i]) if is_draw else int(s.box[i])
        copies = _copies_from(s, is_draw, first, cards, i)
        if copies == 0:
            continue  # met before
        copy_state(stack[PLAYED], stack[TRIED])
        tried = state_of(stack[TRIED])
        if is_draw:
            bring_to_top(tried, t, deck, first + i)
        else:
            tried.box[i] = tried.box[0]
            tried.box[0] = card
        apply(tried, t, action, w)
        sight[:] = 0
        _share_out(tried, t, w, sight, j, net, actions, 0, 1.0)
        for seat in range(players):
            sums[seat] += copies * j.expected[seat]
            if card == comes:
                sums[SEATS + seat] = j.expected[seat]
    for seat in range(players):
        luck[seat] = sums[SEATS + seat] - sums[seat] / cards


@compiled
def _copies_from(s: State, is_draw: bool, first: int, cards: int, index: int) -> int:
    """Copies of a hidden card, counted where it is met first; elsewhere none."""
    if not is_draw:
        return 1  # special buildings are unique
    card = s.deck[first + index]
    for i in range(index):
        if s.deck[first + i] == card:
            return 0
    copies = 1
    for i in range(index + 1, cards):
        copies += s.deck[first + i] == card
    return copies


# --- players ----------------------------------------------------------------------------------------------


@compiled
def _certainty_of(player: int) -> float:
    """How sure the net is when this player asks it."""
    if player == Player.CURIOUS:
        return CURIOUS_CERTAINTY
    return RESTLESS_CERTAINTY if player == Player.RESTLESS else 1.0


@compiled
def _likeliest(j: Judge, count: int) -> int:
    """Which action the net likes best, the first of equals."""
    best = 0
    for i in range(1, count):
        if j.prior[i] > j.prior[best]:
            best = i
    return best


@compiled
def _drawn(j: Judge, w: Work, count: int) -> int:
    """An action by the net's priors."""
    left = float(next_word(w.streams[CHOICE_STREAM]) >> U64(11)) / DRAWN_FROM
    for i in range(count):
        left -= j.prior[i]
        if left < 0.0:
            return i
    return _likeliest(j, count)  # priors add up to a little less than 1


@compiled
def _best_appraised(stack: NDArray[np.uint8], t: Tables, w: Work, m: Mind, actions: NDArray[np.int16]) -> int:
    """What the builder would do, who knows no hidden order."""
    copy_state(stack[PLAYED], stack[TRIED])
    observe(state_of(stack[TRIED]), t)
    count = appraise(stack[TRIED], stack[TRIED + 1], stack[TRIED + 2], t, w, m, actions)
    best = 0
    for i in range(1, count):
        if m.worth[i] > m.worth[best]:
            best = i
    return int(actions[best])


@compiled
def _choose(
    player: int,
    stack: NDArray[np.uint8],
    t: Tables,
    w: Work,
    m: Mind,
    j: Judge,
    actions: NDArray[np.int16],
    count: int,
) -> int:
    """The action of a player, for whom the net was asked; `w` holds the player's chances, not the game's."""
    if player == Player.BUILDER:
        return _best_appraised(stack, t, w, m, actions)
    if player == Player.LIKELY:
        return likely_action(state_of(stack[PLAYED]), t, w, m, actions)
    if player == Player.CURIOUS or player == Player.RESTLESS:
        return int(actions[_drawn(j, w, count)])
    careless = player == Player.CARELESS and below(w.streams[CHOICE_STREAM], HUNDRED) < CARELESS_PER_CENT
    if careless or player == Player.RANDOM:
        return int(actions[below(w.streams[CHOICE_STREAM], count)])
    return int(actions[_likeliest(j, count)])


@compiled
def _player_from(number: int, mixture: NDArray[np.int64]) -> int:
    player = 0
    while number >= mixture[player]:
        player += 1
    return player


# --- rows -------------------------------------------------------------------------------------------------


@compiled
def _card_of(s: State, t: Tables, action: int) -> int:
    """The card that a move is about, if any: together with the action it is a move of the notation."""
    if KEEP < action < DRAW:
        return int(s.visible[action - DISCARD])
    if COIN < action < DECLINE:
        return offered(s, t, (action - BUY) // PAYMENTS)
    if DECLINE < action < DESTROY:
        return int(s.specials[action - TAKE])
    return NO_CARD


@compiled
def _is_among(action: int, actions: NDArray[np.int16], count: int) -> bool:
    found = False
    for i in range(count):
        found = found or actions[i] == action
    return found


@compiled
def _write_end(
    s: State, t: Tables, w: Work, end: int, row: NDArray[np.int32], seats: NDArray[np.int32]
) -> None:
    score(s, t, w)
    rank(s, w)
    row[END] = end
    row[ROUNDS] = min(int(s.round_number), MOST_ROUNDS)
    row[WINNERS] = w.winners
    row[STOPPED] = s.phase != Phase.OVER
    for seat in range(s.players):
        seats[POINTS, seat] = w.points[seat]
        seats[RANK, seat] = w.ranks[seat]
        seats[COINS, seat] = s.coins[seat]


@wide_entry
def _collect(
    seeds: NDArray[np.int64],
    options: NDArray[np.int64],
    script: NDArray[np.int16],
    script_ends: NDArray[np.int64],
    mixture: NDArray[np.int64],
    stack: NDArray[np.uint8],
    tables: Raw,
    work: Raw,
    thoughts: Raw,
    mind: Raw,
    judge: Raw,
    net: Weights,
    actions: NDArray[np.int16],
    words: NDArray[np.int64],
    sums: NDArray[np.float64],
    sight: Raw,
    observations: NDArray[np.uint8],
    masks: NDArray[np.uint8],
    moves: NDArray[np.int32],
    shares: NDArray[np.float32],
    games: NDArray[np.int32],
    seats: NDArray[np.int32],
) -> int:
    """Play games until all are played or another might not fit; how many were.

    Players are drawn by the mixture; with a script, its moves are told instead and nobody chooses.
    """
    t = tables_of(tables)
    w = work_of(work)
    v = work_of(thoughts)
    m = mind_of(mind)
    j = judge_of(judge)
    s = state_of(stack[PLAYED])
    at = 0
    for game in range(len(seeds)):
        if at + LONGEST > len(moves):
            return game
        streams_from(w, seeds[game], words)
        seed_streams(v, seeds[game])
        for i in range(4):
            w.options[i] = options[game, i]
        stack[PLAYED][:] = 0
        deal_anew(s, t, w)
        for seat in range(s.players):
            drawn = below(v.streams[CHOICE_STREAM], HUNDRED)
            seats[game, PLAYER, seat] = NOBODY_CHOSE if len(script_ends) else _player_from(drawn, mixture)
        begin = at
        told = script_ends[game - 1] if len(script_ends) and game else 0
        while s.phase != Phase.OVER and s.round_number <= MOST_ROUNDS:
            if at - begin >= LONGEST:
                return TOO_LONG
            count = legal(s, t, actions)
            for i in range(count):
                masks[at, actions[i] >> 3] |= 128 >> (actions[i] & 7)
            player = int(seats[game, PLAYER, s.seat])
            row = observations[at]
            _share_out(s, t, w, row, j, net, actions, count, _certainty_of(player))
            for seat in range(s.players):
                shares[at, VALUE, seat] = j.expected[seat]
            if len(script_ends):
                if told >= script_ends[game] or not _is_among(int(script[told]), actions, count):
                    return OTHER_MOVES
                action = int(script[told])
                told += 1
            else:
                action = int(actions[0]) if count == 1 else _choose(player, stack, t, v, m, j, actions, count)
            move = moves[at]
            move[GAME] = game
            move[STEP] = at - begin
            move[SEAT] = s.seat
            move[ACTION] = action
            move[CARD] = _card_of(s, t, action)
            move[LEGAL] = count
            if draws(action) or action == REFUSE:
                _write_luck(stack, t, v, sight, j, net, actions, action, sums, shares[at, LUCK])
            apply(s, t, action, w)
            at += 1
        _write_end(s, t, w, at, games[game], seats[game])
    return len(seeds)


# --- called from Python -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Collected:
    """Finished games, and a row for each of their moves."""

    observations: NDArray[np.int16]
    masks: NDArray[np.uint8]
    """Packed, the first action in the highest bit of the first byte: `numpy.unpackbits` opens them."""
    moves: NDArray[np.int32]
    shares: NDArray[np.float32]
    """Move × (value, luck) × seat."""
    games: NDArray[np.int32]
    seats: NDArray[np.int32]
    """Game × (player, points, rank, coins) × seat."""


class MovesDoNotFit(Exception):
    """The moves that were given are not moves of the game."""


class Collector:
    """The memory in which games are played, used again and again; one for each thread."""

    def __init__(self, rows: int) -> None:
        """Room for so many rows: blocks of games that fit are played at once."""
        assert rows >= LONGEST, "room for the longest game"
        self._work, self._thoughts, self._mind = new_work(), new_work(), new_mind()
        work_of(self._work).logged = work_of(self._thoughts).logged = -1
        mind = mind_of(self._mind)
        mind.habits[:] = [HABITS[habit] for habit in Habit]
        mind.expected[:] = expected_gains()
        self._stack = np.zeros((STATES, STATE_BYTES), np.uint8)
        self._sight = np.zeros(OBSERVATION_BYTES, np.uint8)
        self._judge, self._actions, self._words = new_judge(), new_actions(), new_schedule()
        self._sums = np.zeros(2 * SEATS)
        self._observations = np.zeros((rows, OBSERVATION_BYTES), np.uint8)
        self._masks = np.zeros((rows, MASK_BYTES), np.uint8)
        self._moves = np.zeros((rows, MOVE_COLUMNS), np.int32)
        self._shares = np.zeros((rows, EXPECTATIONS, SEATS), np.float32)
        self._used = 0

    def play(self, seeds: NDArray[np.int64], options: NDArray[np.int64]) -> Collected:
        """Play the first of these games, as many as fit.  What is given is overwritten by the next call."""
        nothing = np.zeros(0, np.int64)
        return self._run(seeds, options, np.zeros(0, np.int16), nothing)

    def tell(
        self, seeds: NDArray[np.int64], options: NDArray[np.int64], moves: list[NDArray[np.int16]]
    ) -> Collected:
        """The same of games that were played: the first of them, as many as fit."""
        ends = np.cumsum([len(one) for one in moves]).astype(np.int64)
        return self._run(seeds, options, np.concatenate(moves).astype(np.int16), ends)

    def _run(
        self,
        seeds: NDArray[np.int64],
        options: NDArray[np.int64],
        script: NDArray[np.int16],
        script_ends: NDArray[np.int64],
    ) -> Collected:
        for rows in (self._observations, self._masks, self._shares):
            rows[: self._used] = 0
        games = np.zeros((len(seeds), GAME_COLUMNS), np.int32)
        seats = np.zeros((len(seeds), SEAT_COLUMNS, SEATS), np.int32)
        played = _collect(
            seeds,
            options,
            script,
            script_ends,
            _mixture(),
            self._stack,
            standard_set().raw,
            self._work,
            self._thoughts,
            self._mind,
            self._judge,
            weights_of(),
            self._actions,
            self._words,
            self._sums,
            self._sight,
            self._observations,
            self._masks,
            self._moves,
            self._shares,
            games,
            seats,
        )
        if played < 0:
            self._used = len(self._moves)
            raise MovesDoNotFit if played == OTHER_MOVES else AssertionError("a game does not end")
        self._used = end = int(games[played - 1, END]) if played else 0
        seen = self._observations[:end].view(np.int16).reshape(-1, OBSERVATION_SIZE)
        return Collected(
            seen, self._masks[:end], self._moves[:end], self._shares[:end], games[:played], seats[:played]
        )


@cache
def _mixture() -> NDArray[np.int64]:
    return bounds()
