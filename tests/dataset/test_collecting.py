"""The rows of a game: what environment, net and rules say, each asked by itself."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from happycity.bots import bot
from happycity.bots.learned import Asker
from happycity.bots.weights import weights_of
from happycity.dataset.collecting import (
    ACTION,
    CARD,
    END,
    GAME,
    LEGAL,
    LUCK,
    PLAYER,
    SEAT,
    VALUE,
    Collected,
    Collector,
    MovesDoNotFit,
)
from happycity.dataset.making import ROWS_AT_ONCE
from happycity.dataset.plan import KINDS, SUM_EVERY, Plan, split_of
from happycity.dataset.players import MIXTURE, PLAYER_NAMES, Player
from happycity.kernel.interface import step
from happycity.kernel.layout import ACTIONS, DRAW, REFUSE, Raw, is_draw, new_work, state_of, work_of
from happycity.kernel.net.pondering import Pondering
from happycity.rl import VectorEnv
from happycity.rules.card_set import standard_set
from happycity.rules.game import Game
from happycity.rules.moves import move_of
from happycity.rules.seeds import streams_of

PLAN = Plan(games=len(KINDS) * SUM_EVERY, seed=20260131)


@pytest.fixture(scope="module")
def collected() -> Collected:
    """A game of every kind, with either scoring."""
    games = chosen_games()
    return Collector(ROWS_AT_ONCE).play(PLAN.seeds(games), PLAN.options(games))


def chosen_games() -> list[int]:
    return [*range(len(KINDS)), *range(len(KINDS) * (SUM_EVERY - 1), len(KINDS) * SUM_EVERY)]


def rows_of(collected: Collected, game: int) -> range:
    return range(int(collected.games[game - 1, END]) if game else 0, int(collected.games[game, END]))


def test_every_kind_of_game_is_played_with_either_scoring(collected: Collected) -> None:
    kinds = {PLAN.config_of(game) for game in chosen_games()}
    assert len(kinds) == 2 * len(KINDS) == len(collected.games)


@pytest.mark.parametrize("game", range(0, 2 * len(KINDS), 3))
def test_rows_are_what_the_environment_shows(collected: Collected, game: int) -> None:
    number = chosen_games()[game]
    env = VectorEnv(1, PLAN.config_of(number), threads=1)
    batch = env.reset(seed=PLAN.seed_of(number))
    mask = np.unpackbits(collected.masks, axis=1, count=ACTIONS)
    for row in rows_of(collected, game):
        assert batch.seats[0] == collected.moves[row, SEAT]
        assert (batch.observations[0] == collected.observations[row]).all()
        assert (batch.masks[0] == mask[row]).all()
        assert batch.masks[0].sum() == collected.moves[row, LEGAL]
        batch = env.step(collected.moves[row : row + 1, ACTION])
    assert batch.terminations[0]
    assert env.final_points[0].tolist() == collected.seats[game, 1, : PLAN.config_of(number).players].tolist()


@pytest.mark.parametrize("game", [0, 7, 15, 30])
def test_moves_are_those_of_the_notation(collected: Collected, game: int) -> None:
    number = chosen_games()[game]
    played = Game.new(PLAN.config_of(number), seed=PLAN.seed_of(number))
    for row in rows_of(collected, game):
        action, card = collected.moves[row, ACTION], collected.moves[row, CARD]
        assert str(move_of(int(action), standard_set().ids[card])) == str(played.move(int(action)))
        played = played.play_action(int(action))
    assert played.is_over
    assert collected.seats[game, 1, : len(played.cities)].tolist() == [city.points for city in played.cities]


# --- value and luck -----------------------------------------------------------------------------------------


def expected_at(raw: Raw) -> NDArray[np.float64]:
    """Every seat's share as the net, asked by way of a bot, expects it."""
    s, asker = state_of(raw), Asker(weights_of())
    if s.phase == 8:
        return np.array([share_at_end(raw, seat) for seat in range(s.players)])
    asker.look_at(raw)
    asker.ponder(Pondering.ASK)
    players = int(s.players)
    away = [(seat - int(s.seat)) % players for seat in range(players)]
    shares = np.clip((asker.judge.value[away] * (players - 1) + 1) / players, 0, 1)
    whole: NDArray[np.float64] = shares / shares.sum()
    return whole


def share_at_end(raw: Raw, seat: int) -> float:
    leaders = Game(raw.copy(), np.zeros(0, np.uint8)).leaders
    return (seat in leaders) / len(leaders)


def could_come(raw: Raw, action: int) -> Iterator[tuple[int, Raw]]:
    """Each hidden card that the action can turn over, and the position after it."""
    s = state_of(raw)
    first = standard_set().deck_starts[action - DRAW] if is_draw(action) else 0
    count = int(s.deck_left[action - DRAW]) if is_draw(action) else int(s.box_count)
    for i in range(count):
        after, work = raw.copy(), new_work()
        work_of(work).logged = -1
        work_of(work).streams[:] = streams_of("any")
        changed = state_of(after)
        cards, top = (changed.deck, first + count - 1) if is_draw(action) else (changed.box, 0)
        cards[first + i], cards[top] = int(cards[top]), int(cards[first + i])
        card = int(cards[top])
        step(after, standard_set().raw, action, work)
        yield card, after


@pytest.mark.parametrize("game", [1, 6, 14])
def test_value_is_the_nets_and_luck_is_the_card_less_the_mean_of_all(collected: Collected, game: int) -> None:
    number = chosen_games()[game]
    played = Game.new(PLAN.config_of(number), seed=PLAN.seed_of(number))
    turned = Counter[bool]()
    for row in rows_of(collected, game):
        action, raw = int(collected.moves[row, ACTION]), played._raw
        players = len(played.cities)
        value, luck = (collected.shares[row, column, :players] for column in (VALUE, LUCK))
        assert value == pytest.approx(expected_at(raw), abs=1e-6)
        after = played.play_action(action)
        if (is_draw(action) or action == REFUSE) and turned[True] < 12:
            mean = np.mean([expected_at(position) for _, position in could_come(raw, action)], axis=0)
            assert luck == pytest.approx(expected_at(after._raw) - mean, abs=1e-6)
            turned[True] += 1
        elif not is_draw(action):
            assert not luck.any()
        played = after
    assert turned[True] == 12


def test_the_luck_of_all_cards_that_could_come_is_zero(collected: Collected) -> None:
    """Over many draws, as near as chance allows; a mistake in the mean would show."""
    drawn = collected.shares[:, LUCK][is_draw_row(collected)]
    assert len(drawn) > 1000
    for seat in range(2):  # seats of every game
        z = drawn[:, seat].mean() / (drawn[:, seat].std() / sqrt(len(drawn)))
        assert abs(z) < 5
    assert drawn.sum(axis=1) == pytest.approx(0, abs=1e-5)


def is_draw_row(collected: Collected) -> NDArray[np.bool_]:
    actions = collected.moves[:, ACTION]
    rows: NDArray[np.bool_] = (actions >= DRAW) & (actions < DRAW + 4)
    return rows


# --- players and plan ---------------------------------------------------------------------------------------


def test_players_do_what_their_names_say(collected: Collected) -> None:
    """The two that can be asked again by themselves, as bots."""
    asked = Counter[str]()
    for game, number in enumerate(chosen_games()):
        played = Game.new(PLAN.config_of(number), seed=PLAN.seed_of(number))
        for row in rows_of(collected, game):
            action, seat = int(collected.moves[row, ACTION]), int(collected.moves[row, SEAT])
            name = PLAYER_NAMES[collected.seats[game, PLAYER, seat]]
            if name in ("policy", "builder") and asked[name] < 100 and collected.moves[row, LEGAL] > 1:
                assert bot(name, seed=1).choose(played.view(seat)) == action
                asked[name] += 1
            played = played.play_action(action)
    assert asked == {"policy": 100, "builder": 100}


def test_the_mixture_is_as_documented() -> None:
    assert sum(part.per_cent for part in MIXTURE) == 100
    assert [part.player for part in MIXTURE] == list(Player)
    games = list(range(160))
    collected = Collector(ROWS_AT_ONCE).play(PLAN.seeds(games), PLAN.options(games))
    seats = Counter[int]()
    for game, row in enumerate(collected.seats[:, PLAYER]):
        seats.update(row[: PLAN.config_of(game).players].tolist())
    for part in MIXTURE:
        share, total = part.per_cent / 100, seats.total()
        assert abs(seats[part.player] - share * total) < 5 * sqrt(total * share * (1 - share)), part


def test_told_again_a_game_is_the_same(collected: Collected) -> None:
    games = chosen_games()
    ends = collected.games[:, END].tolist()
    moves = np.split(collected.moves[:, ACTION].astype(np.int16), ends[:-1])
    told = Collector(ROWS_AT_ONCE).tell(PLAN.seeds(games), PLAN.options(games), moves)
    assert (told.shares == collected.shares).all()
    assert (told.observations == collected.observations).all()
    assert (told.moves[:, GAME:] == collected.moves[:, GAME:]).all()


@pytest.mark.parametrize("spoil", [lambda m: m[:-1], lambda m: np.roll(m, 1)])
def test_moves_that_do_not_fit_are_refused(collected: Collected, spoil: object) -> None:
    moves = collected.moves[: collected.games[0, END], ACTION].astype(np.int16)
    with pytest.raises(MovesDoNotFit):
        Collector(ROWS_AT_ONCE).tell(PLAN.seeds([0]), PLAN.options([0]), [spoil(moves)])  # type: ignore[operator]


def test_splits_are_by_deal_and_as_large_as_documented() -> None:
    splits = Counter(split_of(PLAN.seed_of(game)) for game in range(20_000))
    assert splits["train"] == pytest.approx(18_000, abs=300)
    assert splits["validation"] == pytest.approx(1_000, abs=200)
    assert splits["test"] == pytest.approx(1_000, abs=200)
