"""Stories of finished games: the same each time, true to the game."""

from itertools import pairwise
from random import Random

import pytest

from happycity.review import Choice, Decision, Odds, Reveal, Verdict, story_of
from happycity.review.moments import MOST_MOMENTS, SWING, decisive
from happycity.rules import BadRecord, Config, Game, record_of
from happycity.rules.history import PlayedMove
from happycity.testing.cells import cell_id
from tests.review.games import CELLS, a_game

FEW = 3
"""Playouts: what is checked here does not depend on how exact the chances are."""


# --- what is told ---------------------------------------------------------------------------------


def test_a_game_and_its_record_have_the_same_story() -> None:
    game, stories = a_game(1), []
    for given in (game, record_of(game), game):
        stories.append(story_of(given, worlds=FEW).to_dict())
    assert stories[0] == stories[1] == stories[2]
    assert stories[0] != story_of(a_game(2), worlds=FEW).to_dict()


def test_progress_is_told_move_by_move() -> None:
    game, calls = a_game(1), list[None]()
    story = story_of(game, worlds=1, on_move=lambda: calls.append(None))
    assert len(calls) == len(story.moves) == len(game.steps)
    assert [str(played.move) for played in story.moves] == [str(move) for move in game.moves]
    assert story.moves[-1].after.text == game.text


def test_only_a_finished_game_has_a_story() -> None:
    with pytest.raises(BadRecord) as unfinished:
        story_of(Game.new(seed=1))
    record = record_of(a_game(1))
    record.moves = record.moves[:-1]
    with pytest.raises(BadRecord) as cut:
        story_of(record)
    city = "happy_market.white,school,park,bank,grocery,library,florist,museum,zoo,house"
    with pytest.raises(BadRecord) as from_nowhere:
        story_of(Game.from_text(f"hc1 phase=over 0.city={city}"))
    codes = [refused.value.code for refused in (unfinished, cut, from_nowhere)]
    assert codes == ["game-not-over", "game-not-over", "no-setup"]


# --- rounds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("config", CELLS, ids=cell_id)
def test_rounds_are_those_of_the_game(config: Config) -> None:
    last = a_game(2, config)
    story = story_of(last, worlds=FEW)
    assert [one.round for one in story.rounds] == list(range(1, last.round + 1))
    assert story.rounds[-1].last == len(story.moves)
    for seat, city in enumerate(last.cities):
        final = story.rounds[-1].seats[seat]
        counted = final.points, final.hearts, final.inhabitants, final.income, final.cards
        assert counted == (city.points, city.hearts, city.inhabitants, city.income, len(city.cards))
        built = [card for one in story.rounds for card in one.seats[seat].built]
        assert set(city.cards) <= {"happy_market", *built}
    for earlier, later in pairwise(story.rounds):
        assert later.first == earlier.last + 1
    for one in story.rounds:
        assert one.chances == story.chances[one.last]
        for seat, stood in enumerate(one.seats):
            turn = next(
                played.before
                for played in story.moves
                if (played.before.round, played.before.turn) == (one.round, seat)
            )
            assert stood.coins == turn.cities[seat].coins


# --- chances --------------------------------------------------------------------------------------


@pytest.mark.parametrize("config", CELLS, ids=cell_id)
def test_chances_add_up_and_end_with_the_result(config: Config) -> None:
    last = a_game(3, config)
    story, winners = story_of(last), last.leaders
    assert len(story.chances) == len(story.moves) + 1
    for chances in story.chances:
        assert sum(chances) == pytest.approx(1)
    result = [(seat in winners) / len(winners) for seat in range(config.players)]
    assert story.chances[-1] == pytest.approx(result)


def test_a_story_does_not_depend_on_cards_that_nobody_saw() -> None:
    """Two games that differ only in what lay face down to the end."""
    last = a_game(6)
    assert last.setup is not None
    unseen = last.deck_sizes[2]
    assert unseen > 1
    assert not any(step.rebuild and step.rebuild.deck == 3 for step in last.steps)
    deck = list(last.setup.decks[2])
    Random(1).shuffle(hidden := deck[-unseen:])
    assert hidden != deck[-unseen:]
    decks = (*last.setup.decks[:2], (*deck[:-unseen], *hidden))
    other = Game.from_setup(last.config, type(last.setup)(decks, last.setup.specials, last.setup.box))
    for step in last.steps:
        other = other.play(step.move, order=step.rebuild.order if step.rebuild else None)[0]
    assert story_of(other, worlds=20).to_dict() == story_of(last, worlds=20).to_dict()


def test_who_is_far_ahead_is_likely_to_win() -> None:
    city = "happy_market.white,museum,school,house,library,park,florist,bank"
    ahead = f"hc1 visible=zoo,casino,garage 0.coins=12 0.city={city}"
    chances = Odds(1, 100).at(Game.from_text(ahead).view().known)
    assert chances[0] > 0.95


# --- moments --------------------------------------------------------------------------------------


def test_the_cards_that_turned_a_game_are_few_great_and_in_order() -> None:
    story = story_of(a_game(7, Config(3, "expert", grozilla=True)), worlds=FEW)
    told = [one for one in decisive(story.reveals, []) if isinstance(one, Reveal)]
    assert 0 < len(told) <= MOST_MOMENTS
    assert [one.number for one in told] == sorted(one.number for one in told)
    assert all(one.swing >= SWING for one in told)
    assert max(one.swing for one in story.reveals if one not in told) <= min(one.swing for one in told)
    assert not decisive([one for one in story.reveals if one.swing < SWING], [])


def test_no_big_mistake_is_left_out_of_what_turned_a_game() -> None:
    story = story_of(a_game(7, Config(3, "expert", grozilla=True)), worlds=FEW)
    costs = (0.3, 0.12, 0.09, 0.11, 0.1, 0.2)
    decisions = [_costly(played, cost) for played, cost in zip(story.moves, costs, strict=False)]
    told = decisive(story.reveals, decisions)
    assert [one.number for one in told if isinstance(one, Decision)] == [1, 2, 4, 5, 6]
    assert sum(isinstance(one, Reveal) for one in told) == 1, "the greatest card too"
    assert [one.number for one in told] == sorted(one.number for one in told)


def _costly(played: PlayedMove, cost: float) -> Decision:
    choices = (Choice(1, 0.5, (0.5,), 0.0, 0.0, 10), Choice(2, 0.5, (0.5 - cost,), cost, 0.01, 10))
    return Decision(played, Verdict(0, choices), 2)
