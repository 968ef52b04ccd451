"""Luck is what cards bring that nobody could know, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from happycity.kernel.layout import state_of
from happycity.review import Odds, story_of
from happycity.review.odds import balanced
from happycity.rules import Config, Game
from happycity.rules.card_set import standard_set
from happycity.rules.legality import action_of
from happycity.testing.cells import cell_id
from tests.review.games import CELLS, a_game

FEW = 3
ROUNDING = 1e-4
"""The net counts with numbers of 32 bits."""
REVEALING = ("draw", "refuse")


@pytest.mark.parametrize("config", CELLS, ids=cell_id)
def test_luck_is_what_hidden_cards_bring(config: Config) -> None:
    story = story_of(a_game(2, config), worlds=FEW)
    turned_over = [played.number for played in story.moves if played.move.word in REVEALING]
    assert [reveal.number for reveal in story.reveals] == turned_over
    for seat in range(config.players):
        gained = sum(reveal.after[seat] - reveal.before[seat] for reveal in story.reveals)
        assert story.luck[seat] == pytest.approx(gained)
    assert any(abs(part) > 0.01 for part in story.luck)


@pytest.mark.parametrize("config", CELLS, ids=cell_id)
def test_what_helps_one_takes_from_the_others(config: Config) -> None:
    story = story_of(a_game(4, config), worlds=FEW)
    assert sum(story.luck) == pytest.approx(0, abs=ROUNDING)
    for reveal in story.reveals:
        assert sum(reveal.gains) == pytest.approx(0, abs=ROUNDING)
        assert reveal.swing == max(map(abs, reveal.gains))


def test_a_card_leads_to_the_chances_after_its_move() -> None:
    story = story_of(a_game(5, Config(3, "expert", grozilla=True)), worlds=FEW)
    for reveal in story.reveals:
        assert reveal.after == story.chances[reveal.number]
        assert reveal.event in story.moves[reveal.number - 1].events


def test_what_is_expected_before_a_card_is_seen_is_where_its_luck_begins() -> None:
    story = story_of(a_game(6), worlds=FEW)
    first = story.reveals[0]
    odds = Odds(" ".join(str(played.move) for played in story.moves), FEW)
    raw = story.moves[0].before.view().known
    for one in story.moves[: first.number - 1]:
        raw = odds.after(raw, action_of(one.before, one.move))
    card = next(event.facts["card"] for event in first.played.events if event.name == "revealed")
    action = action_of(first.played.before, first.played.move)
    expected, raw = odds.draw(raw, action, standard_set().numbers[card])
    assert first.before == expected
    assert first.after == odds.at(raw)


@pytest.mark.full
def test_a_draw_is_expected_to_bring_what_its_deck_holds() -> None:
    """The chances before a card is seen are those after, averaged over the cards that may come."""
    game = Game.new(Config(2), seed=5)
    raw, numbers = game.view().known, standard_set().numbers
    assert game.phase in ("discard", "refill")
    while game.phase != "refill":
        game = game.play(next(str(move) for move in game.legal_moves if move.word != "keep"))[0]
        raw = game.view().known
    action = game.legal_actions[0]
    deck = game.view().face_down(1)
    expected, _ = Odds(1, 1200).draw(raw, action, numbers[next(iter(deck))])
    after = 0.0
    for card, copies in deck.items():
        odds = Odds(f"other {card}", 200)
        _, stepped = odds.draw(raw, action, numbers[card])
        assert card in [standard_set().ids[number] for number in state_of(stepped).visible.tolist()]
        after += copies * odds.at(stepped)[0]
    assert expected[0] == pytest.approx(after / deck.total(), abs=0.05)


@given(st.lists(st.floats(-0.9, 0.9), min_size=1, max_size=4), st.sampled_from((100, 1000)))
def test_as_it_is_told_it_adds_up_to_nothing(luck: list[float], parts: int) -> None:
    shares = [*luck, -sum(luck)]
    told = balanced(shares, parts)
    assert sum(told) == 0
    for share, points in zip(shares, told, strict=True):
        assert abs(share * parts - points) < 1 + ROUNDING


def test_who_loses_most_by_rounding_gets_what_is_missing() -> None:
    assert balanced([0.124, -0.062, -0.062], 100) == [12, -6, -6]
    assert balanced([0.116, -0.058, -0.058], 100) == [12, -6, -6]
    assert balanced([0.014, -0.004, -0.005, -0.005], 100) == [1, 0, 0, -1]
    assert balanced([0.0, 0.0], 100) == [0, 0]
