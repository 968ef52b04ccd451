"""The balance page: games of the net inside compiled code, counted and told."""

import json
from math import isnan

import numpy as np
import pytest

from happycity.bots.learned import Asker, PolicyBot
from happycity.bots.thoughts import Thought, best_of
from happycity.bots.weights import weights_of
from happycity.kernel.chance import seed_streams
from happycity.kernel.compiling.jit import entry
from happycity.kernel.interface import deal_game
from happycity.kernel.layout import COIN, Raw, new_state, new_work, state_of, work_of
from happycity.kernel.net.pondering import Pondering
from happycity.rules.card_set import standard_set
from happycity.rules.config import Config
from happycity.rules.game import STREAM_BYTES, Game
from happycity.stats.playing import (
    BOUGHT,
    CARD,
    CHOSEN,
    COIN_ROAD,
    GAME,
    KINDS,
    OFFERED,
    SAID,
    TAKE_ROAD,
    LearnedGames,
    play,
)
from happycity.texts import Texts
from tools.balance.__main__ import main
from tools.balance.estimates import mean_of, share_of
from tools.balance.figures import Figures, figures_of
from tools.balance.page import page_of
from tools.balance.playing import LevelGames

GAMES = 8


@pytest.fixture(scope="module")
def played() -> list[LearnedGames]:
    """A handful of games of every kind."""
    return [play(kind, 0, GAMES, threads=2) for kind in KINDS]


@pytest.fixture(scope="module")
def figures(played: list[LearnedGames]) -> Figures:
    return figures_of(played, [LevelGames("newcomer", [(20, 30), (40, 10)], (9, 8))])


@entry
def _seed(work: Raw, number: int) -> None:
    seed_streams(work_of(work), number)


def _dealt(config: Config, number: int) -> Game:
    raw, work = new_state(), new_work()
    state = state_of(raw)
    state.players, state.expert, state.grozilla, state.scoring = config.options
    _seed(work, number)
    deal_game(raw, standard_set().raw, work)
    return Game(raw, work[:STREAM_BYTES].copy())


def _expected(game: Game, seat: int) -> float:
    """What a seat may expect of the victory."""
    if game.seat is None:
        return game.shares[seat]
    asker, players = Asker(weights_of()), len(game.cities)
    asker.look_at(game.view(game.seat).known)
    asker.ponder(Pondering.ASK)
    share = (asker.judge.value[(seat - game.seat) % players] * (players - 1) + 1) / players
    return float(np.clip(share, 0, 1))


def _said(game: Game, seat: int, thoughts: list[Thought]) -> float:
    """What the net expects with the coin, less what it expects with the purchase that it likes best."""
    with_coin, with_purchase = (game.play_action(t.action) for t in (thoughts[0], best_of(thoughts[1:])))
    return _expected(with_coin, seat) - _expected(with_purchase, seat)


@pytest.mark.full
@pytest.mark.parametrize("kind", [0, len(KINDS) - 1])
def test_the_net_plays_and_judges_as_the_bot_policy_does(played: list[LearnedGames], kind: int) -> None:
    game, policy, said = _dealt(KINDS[kind], (1 + kind) << 32), PolicyBot(seed=1), list[float]()
    while (seat := game.seat) is not None:
        thoughts = policy.thoughts(game.view(seat))
        if thoughts[0].action == COIN and len(thoughts) > 1:
            said.append(_said(game, seat, thoughts))
        game = game.play_action(best_of(thoughts).action)
    purchases = played[kind].about(BOUGHT)
    noted = purchases[(purchases[:, GAME] == 0) & ~np.isnan(purchases[:, SAID]), SAID]
    assert noted.tolist() == pytest.approx(said, abs=1e-5)
    assert [city.points for city in game.cities] == played[kind].points[0].tolist()
    assert game.round == played[kind].rounds[0]


@pytest.mark.full
def test_games_do_not_depend_on_the_number_of_threads() -> None:
    config = Config(3, "expert")
    one, three = play(config, 0, 5, threads=1), play(config, 0, 5, threads=3)
    assert np.array_equal(one.rows, three.rows)
    assert np.array_equal(one.log, three.log, equal_nan=True)


@pytest.mark.full
def test_a_log_is_possible(played: list[LearnedGames]) -> None:
    for games in played:
        offers = games.about(OFFERED)
        assert set(offers[:, CARD].astype(int)) <= set(games.table.flat)
        assert offers[:, CHOSEN].sum() <= GAMES * games.config.players  # R5.9
        purchases = games.about(BOUGHT)
        assert len(purchases) == games.rounds.sum() * games.config.players  # R5.4
        assert ((purchases[:, CARD] == 0) == (purchases[:, CHOSEN] == 1)).all()
        assert (np.abs(np.nan_to_num(games.log[:, SAID])) <= 1).all()
        assert len(games.about(COIN_ROAD)) == GAMES >= len(games.about(TAKE_ROAD))


@pytest.mark.full
def test_shares_of_the_seats_sum_to_one(figures: Figures) -> None:
    assert [seats.config for seats in figures.seats] == list(KINDS)
    for seats in figures.seats:
        assert len(seats.shares) == seats.config.players
        assert sum(share.value for share in seats.shares) == pytest.approx(1)
    for decks in [*figures.decks, *figures.decks_with_grozilla]:
        for shares in (decks.drawn, decks.bought):
            assert sum(share.value for share in shares) in (0, pytest.approx(1))


@pytest.mark.full
def test_every_special_building_and_every_kind_of_game_has_its_row(figures: Figures) -> None:
    rows = [line.split("|")[1].strip() for line in page_of(figures, 1).splitlines() if line.startswith("| ")]
    specials = [card for kind in ("family", "expert") for card in standard_set().special_set(kind)]
    for card in specials:
        assert rows.count(Texts().card(standard_set().ids[card])) == 1
    assert sum("players, " in row for row in rows) == len(KINDS)
    assert rows.count("newcomer") == 1
    for table in figures.specials.values():
        worths = [special.worth.value for special in table]
        assert worths == sorted(worths, reverse=True)


@pytest.mark.full
def test_the_command_prints_figures_or_a_part_of_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--games", "3", "--level-games", "0", "--only", "2-family"]
    main([*few, "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert [seats["games"] for seats in figures["seats"]] == [3]
    assert list(figures["specials"]) == ["family"]
    main(few)
    assert capsys.readouterr().out.startswith("# Balance\n")


def test_decisions_of_one_game_count_together() -> None:
    """Ten games of one mind are worth ten games, however many decisions they have."""
    tops, bottoms = np.array([0.0, 40.0] * 5), np.array([40.0] * 10)
    assert share_of(tops, bottoms).value == mean_of(tops, bottoms).value == 0.5
    assert mean_of(tops, bottoms).high - 0.5 == pytest.approx(1.96 * 0.5 / np.sqrt(9), rel=1e-3)
    assert share_of(tops, bottoms).low == pytest.approx(0.5 - 0.29, abs=0.03)


def test_of_no_cases_nothing_is_known() -> None:
    nothing = share_of(np.zeros(3), np.zeros(3))
    assert nothing == mean_of(np.zeros(3), np.zeros(3))
    assert nothing.cases == 0
    assert not isnan(nothing.value)
