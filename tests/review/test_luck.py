"""Luck and decisions are told apart: each change of the chances belongs to what brought it about."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from happycity.kernel.layout import state_of
from happycity.review import Change, Odds, Story, story_of
from happycity.rules import Config, Game
from happycity.rules.card_set import standard_set
from happycity.rules.history import PlayedMove
from happycity.rules.legality import action_of
from happycity.testing.cells import cell_id
from tests.review.games import CELLS, a_game

FEW = 60
REVEALING = ("draw", "refuse")


def play_moves(game: Game, *moves: str) -> Iterator[PlayedMove]:
    """Moves from a position on."""
    for number, move in enumerate(moves, 1):
        after, events = game.play(move)
        yield PlayedMove(number, game, after.steps[-1].move, after, events)
        game = after


@pytest.mark.parametrize("config", CELLS, ids=cell_id)
def test_luck_is_what_hidden_cards_bring(config: Config) -> None:
    story = story_of(a_game(2, config), playouts=FEW)
    for change in story.changes:
        assert change.luck == (change.played.move.word in REVEALING)
    reveals = [change for change in story.changes if change.luck]
    assert len(reveals) == sum(played.move.word in REVEALING for played in story.moves)
    for seat in range(config.players):
        gained = sum(change.after[seat] - change.before[seat] for change in reveals)
        assert story.luck[seat] == pytest.approx(gained)
    assert any(abs(part) > 0.01 for part in story.luck)


@pytest.mark.parametrize("config", CELLS, ids=cell_id)
def test_what_helps_one_takes_from_the_others(config: Config) -> None:
    story = story_of(a_game(4, config), playouts=FEW)
    assert sum(story.luck) == pytest.approx(0)
    for change in story.changes:
        assert sum(change.gains) == pytest.approx(0)


def test_a_change_goes_from_the_chances_before_its_move_to_those_after() -> None:
    story = story_of(a_game(5, Config(3, "expert", grozilla=True)), playouts=FEW)
    for earlier, change in pairwise(story.changes):
        if not change.luck:
            assert change.before == earlier.after or change.played.move.word == "discard"
            assert change.before == story.chances[change.number - 1]
        if change.played.move.word != "discard":
            assert change.after == story.chances[change.number] or _was_bought(story, change)
    assert story.changes[-1].after == story.chances[-1]


def _was_bought(story: Story, change: Change) -> bool:
    return any(change.is_bought_by(played) for played in story.moves)


def test_what_is_expected_before_a_card_is_seen_is_where_its_luck_begins() -> None:
    story = story_of(a_game(6), playouts=FEW)
    first = next(change for change in story.changes if change.luck)
    odds = Odds(" ".join(str(played.move) for played in story.moves), FEW)
    raw = story.moves[0].before.view().known
    for one in story.moves[: first.number - 1]:
        raw = odds.after(raw, action_of(one.before, one.move))
    card = next(event.facts["card"] for event in first.played.events if event.name == "revealed")
    action = action_of(first.played.before, first.played.move)
    expected, raw = odds.draw(raw, action, standard_set().numbers[card])
    assert first.before == expected
    bought = story.moves[first.number]
    assert first.after == odds.at(raw) or first.is_bought_by(bought)


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


# --- who buys the card that came ------------------------------------------------------------------


def test_who_buys_the_card_that_came_owes_it_to_the_card() -> None:
    """A purchase that did better than was thought belongs to the luck of the draw before it."""
    owed = own = 0
    for number in (26, 27, 29, 37, 38, 40):
        story = story_of(a_game(number), playouts=FEW)
        chosen = {change.number: change for change in story.changes if not change.luck}
        for buy in _bought_as_they_came(story):
            seat, choice = buy.before.seat, chosen.get(buy.number)
            assert seat is not None
            if choice is None:
                assert story.chances[buy.number] == story.chances[buy.number - 1]
                owed += 1
            else:
                assert choice.after[seat] <= choice.before[seat]
                own += 1
    assert owed
    assert own


def _bought_as_they_came(story: Story) -> Iterator[PlayedMove]:
    """Purchases of the card that was drawn just before, in the same turn."""
    for draw, buy in pairwise(story.moves):
        shown = [event.facts["card"] for event in draw.events if event.name == "revealed"]
        same_turn = (draw.before.round, draw.before.turn) == (buy.before.round, buy.before.turn)
        if same_turn and buy.move.word == "buy" and shown[-1:] == [buy.move.card] and buy.is_choice:
            yield buy


def test_a_card_that_came_in_another_turn_is_nobodys_luck() -> None:
    game = Game.from_text("hc1 phase=refill visible=museum,zoo 0.coins=9 1.coins=9")
    draw, own = play_moves(game, "draw 1", "buy haunted_house")
    came = Change(draw, True, (0.5, 0.5), (0.6, 0.4))
    assert came.is_bought_by(own)
    draw, other, _, _, later = play_moves(game, "draw 1", "buy zoo", "keep", "draw 1", "buy haunted_house")
    came = Change(draw, True, (0.5, 0.5), (0.6, 0.4))
    assert not came.is_bought_by(other)
    assert not came.is_bought_by(later)
