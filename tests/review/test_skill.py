"""What is told of somebody over many games, where the answers are known."""

from math import sqrt
from random import Random

import pytest

from happycity.bots import LEVELS
from happycity.review import OwnDecision, OwnGame, level_table, own_game, review_of, skill_of
from happycity.review.phases import PHASES, phase_of
from happycity.review.skill import Skill
from happycity.review.yardsticks import (
    EXPECTED,
    Games,
    Kind,
    LevelCosts,
    Sum,
    kind_name,
    one_game,
    table_of,
)
from happycity.rules.moves import FORMS
from tests.review import own_games
from tests.review.games import a_game

TABLE = {
    "2 family": {
        level: {"all": cost, "buy": cost} for level, cost in zip(LEVELS, (6, 5, 4, 3, 2, 1), strict=True)
    }
}


def of(*games: OwnGame, table: dict[str, dict[str, dict[str, float]]] | None = None) -> Skill:
    return skill_of(games, TABLE if table is None else table)


class TestCosts:
    def test_nothing_is_told_below_ten_decisions(self) -> None:
        few = of(own_games.own_game(*[0.1] * 9))
        assert (few.games, few.decisions) == (1, 9)
        assert few.to_dict() == of(own_games.own_game(*[0.3] * 9)).to_dict()
        assert of(own_games.own_game(*[0.1] * 10)).cost is not None

    def test_one_game_has_no_interval(self) -> None:
        cost = of(own_games.own_game(*[0.1] * 10)).cost
        assert cost is not None
        assert cost.mean == pytest.approx(0.1)
        assert cost.low is cost.high is None

    def test_decisions_weigh_alike_and_the_interval_goes_from_game_to_game(self) -> None:
        cost = of(own_games.own_game(*[0.0] * 30), own_games.own_game(*[0.2] * 10)).cost
        assert cost is not None
        assert cost.mean == pytest.approx(2 / 40)
        # residuals: 0 − 0.05 · 30 and 2 − 0.05 · 10
        assert cost.high == pytest.approx(0.05 + 12.706 * sqrt(2 * (1.5**2 + 1.5**2)) / 40)
        assert cost.low == 0.0

    def test_games_that_are_alike_leave_no_doubt(self) -> None:
        cost = of(*[own_games.own_game(0.02, 0.04, 0.0)] * 20).cost
        assert cost is not None
        assert cost.low == pytest.approx(cost.high) == pytest.approx(0.02)

    def test_intervals_hold_the_truth_about_as_often_as_they_say(self) -> None:
        rng, held = Random(17), 0
        for _ in range(400):
            games = []
            for _ in range(12):
                own = rng.uniform(0.0, 0.06)  # of this game: decisions of one game hang together
                games.append(
                    own_games.own_game(*(own * rng.uniform(0, 2) for _ in range(rng.randint(5, 15))))
                )
            cost = of(*games).cost
            assert cost is not None
            assert cost.low is not None
            assert cost.high is not None
            held += cost.low <= 0.03 <= cost.high
        assert 0.91 < held / 400 < 0.98

    def test_luck_is_taken_out_of_victories(self) -> None:
        games = [
            own_games.own_game(*[0.0] * 5, share=1.0, luck=0.3),
            own_games.own_game(*[0.0] * 5, share=0.0, luck=-0.1),
        ]
        skill = of(*games)
        assert skill.share == 0.5
        assert skill.luck == pytest.approx(0.1)
        assert skill.adjusted is not None
        assert skill.adjusted.mean == pytest.approx(0.4)


class TestLevels:
    def test_the_nearest_is_told(self) -> None:
        assert of(*[own_games.own_game(*[3.2] * 10)] * 2).like == ("architect",)
        assert of(*[own_games.own_game(*[0.0] * 10)] * 2).like == ("master",)
        assert of(*[own_games.own_game(*[60.0] * 10)] * 2).like == ("newcomer",)

    def test_a_single_game_says_too_little(self) -> None:
        assert of(own_games.own_game(*[3.2] * 10)).like == ()

    def test_the_first_and_the_last_that_may_be(self) -> None:
        games = [own_games.own_game(*[cost] * 10) for cost in (2.0, 3.0, 4.0, 3.0)]
        assert of(*games).like == ("shopkeeper", "mayor")

    def test_kinds_of_games_count_as_often_as_they_were_played(self) -> None:
        table = {"2 family": {"mayor": {"all": 1.0}}, "5 expert": {"mayor": {"all": 4.0}}}
        games = [
            own_games.own_game(*[0.0] * 20),
            own_games.own_game(*[0.0] * 10, players=5, specials="expert"),
        ]
        assert of(*games, table=table).levels == {"mayor": pytest.approx(2.0)}

    def test_kinds_that_nobody_has_looked_at_are_left_out(self) -> None:
        odd = own_games.own_game(*[0.0] * 20, players=4)
        assert of(odd).levels == {}
        assert of(odd).like == ()
        assert of(odd, own_games.own_game(*[0.0] * 5)).levels["master"] == 1

    def test_those_of_the_package_know_every_kind_and_level(self) -> None:
        table = level_table()
        assert set(table) == {
            kind_name(n, specials) for n in (2, 3, 4, 5) for specials in ("family", "expert")
        }
        for levels in table.values():
            assert list(levels) == list(LEVELS)
            for costs in levels.values():
                assert {"all", "buy", "discard", "refill"} <= set(costs)

    def test_few_decisions_count_with_what_one_expects(self) -> None:
        kinds = [
            Kind(2, "family", {"mayor": purchases(20.0), "master": purchases(10.0)}),
            Kind(3, "family", {"mayor": purchases(40.0)}),
        ]
        table = table_of(LevelCosts("", kinds))
        expected = (10 / 1000) * (40 / 1000) / (70 / 3000)
        assert table["3 family"]["master"]["buy"] == round(expected, 4)
        seen = (20 + EXPECTED * (60 / 2000) * (30 / 2000) / (70 / 3000)) / (1000 + EXPECTED)
        assert table["2 family"]["mayor"]["all"] == round(seen, 4)
        assert table["2 family"]["newcomer"] == {}

    def test_their_intervals_go_from_game_to_game_as_those_of_people(self) -> None:
        games = [(0.4, 20), (0.1, 12), (0.9, 31), (0.0, 9)]
        both = [
            one_game({"buy": Sum(count // 2, cost), "refill": Sum(count - count // 2)})
            for cost, count in games
        ]
        its = both[0] + both[1] + both[2] + both[3]
        mean = 1.4 / 72
        assert its.sum.mean == pytest.approx(mean)
        apart = sum((cost - mean * count) ** 2 for cost, count in games)
        assert its.margin == pytest.approx(1.96 * sqrt(apart) / 72)
        assert its.games == LevelCosts("", [Kind(2, "family", {"mayor": its})]).games("mayor").games == 4


class TestPhasesAndCards:
    def test_every_word_has_a_phase(self) -> None:
        assert {phase_of(word) for word in FORMS} == set(PHASES)
        assert phase_of("buy zoo with red") == "buy"

    def test_phases_are_told_apart(self) -> None:
        skill = of(own_games.own_game(*[0.1] * 10), own_games.own_game(*[0.3] * 9, move="draw 1"))
        found = {one.phase: one for one in skill.phases}
        assert found["buy"].cost is not None
        assert found["buy"].cost.mean == pytest.approx(0.1)
        assert found["buy"].levels["master"] == 1
        assert (found["refill"].decisions, found["refill"].cost) == (9, None)
        assert found["refill"].levels == {}

    def test_a_card_bought_too_early(self) -> None:
        quick = own_games.own_game(*[0.0] * 8, move="keep")
        early = OwnDecision(1, 2, "buy factory", "coin", 0.1)
        wanted = OwnDecision(2, 5, "buy factory", "buy factory", 0.0)
        games = [quick, *(with_decision(one) for one in (early, early, wanted, wanted))]
        (factory,) = of(*games).cards
        assert (factory.card, factory.early, factory.late) == ("factory", 3.0, None)
        assert (factory.built.times, factory.missed.times) == (2, 0)
        assert {one.colour: one.built.times for one in of(*games).colours}["purple"] == 2

    def test_a_card_bought_too_late(self) -> None:
        missed = OwnDecision(1, 2, "coin", "buy zoo", 0.1)
        again = OwnDecision(2, 3, "keep", "buy zoo", 0.1)
        game = OwnGame(2, "family", 1.0, 0.0, ((), (), (), ("zoo",)), (missed, again) * 5)
        (zoo,) = of(game, game).cards
        assert (zoo.missed.times, zoo.late, zoo.early) == (20, 2.0, None)
        (once,) = of(game).cards
        assert once.late is None

    def test_what_happened_once_is_not_told(self) -> None:
        quick = own_games.own_game(*[0.0] * 10, move="keep")
        once = with_decision(OwnDecision(1, 2, "buy factory", "coin", 0.1))
        assert (of(quick, once).cards, of(quick, once).colours) == ((), ())
        assert len(of(quick, once, once).cards) == len(of(quick, once, once).colours) == 1

    def test_how_a_card_is_paid_is_no_question_of_the_card(self) -> None:
        assert of(own_games.own_game(*[0.1] * 10, move="buy zoo", best="buy zoo with red")).cards == ()


def purchases(cost: float) -> Games:
    return Games(9, {"buy": Sum(1000, cost)})


def with_decision(one: OwnDecision) -> OwnGame:
    return OwnGame(2, "family", 1.0, 0.0, (), (one,))


def test_the_course_looks_back_on_ten_games() -> None:
    games = [own_games.own_game(*[0.5] * 5)] * 12 + [own_games.own_game(*[0.0] * 5, luck=0.1)] * 10
    course = of(*games).course
    assert course[0].cost is None
    assert course[1].cost is not None
    assert course[1].cost.mean == 0.5
    assert course[-1].cost is not None
    assert (course[-1].cost.mean, course[-1].luck) == (0.0, 0.1)


def test_a_review_becomes_a_game_of_one_player() -> None:
    review = review_of(a_game(), worlds=20)
    mine = own_game(review, 1)
    assert len(mine.decisions) == len(review.of(1))
    assert mine.share == review.story.chances[-1][1]
    assert [one.cost for one in mine.decisions] == [round(one.cost, 4) for one in review.of(1)]
    assert all(one.best for one in mine.decisions)
