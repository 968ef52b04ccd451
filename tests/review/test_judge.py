"""The judge: what choices are worth, for everybody alike, from what could be known, and how sure it is."""

from random import Random

import numpy as np
import pytest

from happycity.bots.learned import Asker, PolicyBot
from happycity.bots.mind import Thinker
from happycity.bots.weights import weights_of
from happycity.kernel.net.pondering import Pondering
from happycity.kernel.search.layout import NO_ACTION
from happycity.kernel.search.thinking import Thinking
from happycity.review import DEEP, QUICK, Depth, Grade, Judge, review_of
from happycity.review.decisions import BOUNDS, Decision, decisions_of
from happycity.review.judge import Choice, Verdict
from happycity.rules import Config, Game
from happycity.rules.history import played_moves
from happycity.testing.cells import ALL_CELLS, cell_id
from tests.review.games import CELLS, a_game

TINY = Depth("tiny", 8, 16, 0.01)
WORLDS = 40


def positions(config: Config, seed: int, every: int = 1) -> list[Game]:
    """Positions with a choice, of a game played at a glance, with a random move now and then."""
    rng, bot, game, found = Random(seed), PolicyBot(1), Game.new(config, seed=seed), []
    while not game.is_over:
        view = game.view()
        if len(view.legal_actions) > 1:
            found.append(game)
        wild = rng.random() < 0.2 or len(view.legal_actions) == 1
        game = game.play_action(rng.choice(view.legal_actions) if wild else bot.choose(view))
    return found[::every]


def asker() -> Asker:
    return Asker(weights_of(), WORLDS * 5)


# --- rehearsals ---------------------------------------------------------------------------------------


@pytest.mark.deep
@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_every_world_has_one_victory(config: Config) -> None:
    asked = asker()
    for game in positions(config, 1, every=7):
        asked.look_at(game.view().known)
        for turns in (0, 3, 1000):
            outcomes = asked.rehearse(game.legal_actions[0], 5, WORLDS, turns)
            assert outcomes.shape == (WORLDS, config.players)
            assert outcomes.sum(axis=1) == pytest.approx(1.0, abs=1e-5)
            assert (outcomes >= 0).all()


def test_the_same_worlds_bring_the_same() -> None:
    asked, game = asker(), positions(Config(3, "expert"), 2)[20]
    asked.look_at(game.view().known)
    action = game.legal_actions[0]
    once, again = (asked.rehearse(action, 7, WORLDS) for _ in range(2))
    assert (once == again).all()
    assert (asked.rehearse(action, 17, WORLDS - 10) == once[10:]).all()  # world 17 is world 17
    assert (asked.rehearse(action, 900, WORLDS) != once).any()


def test_without_turns_it_is_what_the_net_expects() -> None:
    asked, game = asker(), positions(Config(4), 3)[30]
    asked.look_at(game.view().known)
    asked.ponder(Pondering.ASK)
    said = (asked.judge.value[:4] * 3 + 1) / 4
    expected = np.clip(said, 0, 1) / np.clip(said, 0, 1).sum()
    outcome = asked.rehearse(NO_ACTION, 1, 1, 0)[0]
    assert outcome == pytest.approx(np.roll(expected, game.seat or 0), abs=1e-4)


def test_half_is_what_the_net_expects_on_the_way() -> None:
    asked, game = asker(), positions(Config(2), 3)[10]
    asked.look_at(game.view().known)
    ends = asked.rehearse(game.legal_actions[0], 1, WORLDS)
    expected = 2 * asked.rehearse(game.legal_actions[0], 1, WORLDS, 4) - ends
    assert (expected > -1e-5).all()
    assert (expected < 1 + 1e-5).all()
    assert len(np.unique(expected[:, 0].round(3))) > WORLDS // 2, "every world looks different on the way"


def test_a_game_that_ends_says_itself_who_won() -> None:
    asked, last = asker(), positions(Config(2), 4)[-1]
    asked.look_at(last.view().known)
    outcomes = asked.rehearse(last.legal_actions[0], 1, WORLDS)
    assert set(np.unique(outcomes)) <= {0.0, 0.5, 1.0}


# --- verdicts -----------------------------------------------------------------------------------------


@pytest.mark.full
@pytest.mark.parametrize("config", CELLS, ids=cell_id)
def test_a_verdict_is_in_order_and_says_how_sure_it_is(config: Config) -> None:
    judge, judged, looked = Judge(TINY), 0, TINY.at(config.players)
    for game in positions(config, 5, every=5):
        view = game.view()
        verdict = judge.verdict(view, least=3)
        assert verdict is not None
        judged += 1
        assert verdict.seat == game.seat
        assert [choice.behind for choice in verdict.choices] == sorted(one.behind for one in verdict.choices)
        assert verdict.best.behind == verdict.best.error == 0
        for choice in verdict.choices:
            assert choice.action in view.legal_actions
            assert sum(choice.chances) == pytest.approx(1, abs=1e-5)
            assert choice.is_equal == (choice.behind <= choice.error)
            assert looked.first <= choice.worlds <= looked.most
        assert all(choice.error > 0 for choice in verdict.choices[1:])
    assert judged > 5


def test_what_was_played_is_looked_into_however_silly() -> None:
    judge = Judge(TINY)
    for game in positions(Config(2), 6, every=3):
        view = game.view()
        for action in (view.legal_actions[0], view.legal_actions[-1]):
            verdict = judge.verdict(view, action)
            assert verdict is None or verdict.of(action) is not None


def test_hidden_cards_change_no_verdict() -> None:
    judge = Judge(TINY)
    for game in positions(Config(3, "expert", grozilla=True), 7, every=6):
        other = game.imagined("another order")
        assert judge.verdict(game.view(), least=2) == judge.verdict(other.view(), least=2)


def test_another_seed_imagines_other_worlds() -> None:
    view = positions(Config(2), 8)[20].view()
    assert Judge(TINY).verdict(view, least=3) == Judge(TINY).verdict(view, least=3)
    assert Judge(TINY).verdict(view, least=3) != Judge(TINY, seed=1).verdict(view, least=3)


def test_nothing_to_decide() -> None:
    game = next(game for game in _whole_game(Config(2), 9) if len(game.legal_actions) == 1)
    assert Judge(TINY).verdict(game.view(), least=3) is None


def _whole_game(config: Config, seed: int) -> list[Game]:
    game = Game.new(config, seed=seed)
    games = [game]
    while not game.is_over:
        game = game.play_action(game.legal_actions[-1])
        games.append(game)
    return games[:-1]


def test_the_best_of_the_last_round_is_what_working_it_out_says() -> None:
    """Where the end can be worked out exactly, no choice that is called best gives much away."""
    judge, thinker, seen = Judge(Depth("last", 128, 512, 0.005)), Thinker(), 0
    for seed in range(6):
        for game in positions(Config(2), seed):
            view = game.view()
            if not view.last_round:
                continue
            thinker.turn_to(view, 1)
            count = thinker.think(Thinking.WORK_OUT, 200_000)
            verdict = judge.verdict(view, least=6)
            if not count or verdict is None:
                continue
            worth = dict(zip(view.legal_actions, thinker.mind.worth[:count].tolist(), strict=True))
            assert worth[verdict.best.action] >= max(worth.values()) - 0.1
            seen += 1
    assert seen > 10


# --- costs and grades ---------------------------------------------------------------------------------


def _decision(behind: float, error: float) -> Decision:
    game = a_game(1)
    best = Choice(1, 0.5, (0.5, 0.5), 0.0, 0.0, 10)
    other = Choice(2, 0.5, (0.5, 0.5), behind, error, 10)
    return Decision(next(iter(played_moves(game))), Verdict(0, (best, other)), 2)


@pytest.mark.parametrize(
    ("behind", "grade"),
    [(0.019, "fine"), (0.02, "inaccuracy"), (0.05, "mistake"), (0.099, "mistake"), (0.10, "blunder")],
)
def test_a_grade_follows_from_the_cost(behind: float, grade: str) -> None:
    assert _decision(behind, 0.001).grade == Grade(grade)
    assert [bound for bound, _ in BOUNDS] == [0.10, 0.05, 0.02]


def test_what_is_inside_the_error_bar_costs_nothing() -> None:
    decision = _decision(0.08, 0.09)
    assert decision.cost == 0
    assert decision.grade == Grade.FINE


def test_equal_choices_seldom_cost_anything() -> None:
    """The best of several is partly the luckiest; seldom by more than the error bar."""
    rng, told = np.random.default_rng(1), []
    from happycity.review import judge as inside

    for _ in range(400):
        found = {action: rng.random((64, 2)) for action in range(3)}
        choice = inside._verdict(0, dict.fromkeys(found, 0.3), found).of(0)
        assert choice is not None
        told.append(not choice.is_equal)
    assert 0 < np.mean(told) < 0.2


@pytest.mark.parametrize(("played", "worlds"), [(0, 16), (1, 64), (None, 64)])
def test_worlds_end_where_nothing_worth_telling_is_in_doubt(played: int | None, worlds: int) -> None:
    """The first choice is better by less than its error: for whoever played it that is enough."""
    from happycity.review import judge as inside

    rng, done = np.random.default_rng(3), 16
    luck = rng.random((64, 2))
    outcomes = {0: luck + 0.06, 1: luck + rng.normal(0, 0.15, (64, 2))}
    while done < 64 and inside._in_doubt({one: of[:done] for one, of in outcomes.items()}, 0, QUICK, played):
        done *= 2
    assert done == worlds


def test_a_review_of_a_game() -> None:
    game = a_game(3, Config(2))
    review = review_of(game, TINY, threads=1)
    assert review.decisions == tuple(decisions_of(review.story.moves, TINY, threads=2))
    assert len(review.of(0)) + len(review.of(1)) == len(review.decisions) > 10
    for seat, cost in enumerate(review.costs):
        assert cost == pytest.approx(sum(one.cost for one in review.of(seat)))
    assert review.mistakes, "somebody who plays at random makes mistakes"
    plain = review.to_dict()
    assert plain["depth"] == "tiny"
    assert len(plain["decisions"]) == len(review.decisions)
    assert plain["chances"], "the story is in it too"


def test_deep_looks_longer_than_quick() -> None:
    assert DEEP.most > QUICK.most
    assert DEEP.close < QUICK.close
