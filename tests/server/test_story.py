"""Stories of finished games: the same each time, true to the game, and fair to those who were lucky."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from happycity.bots.odds import Odds
from happycity.kernel.layout import state_of
from happycity.rules import Config, Game
from happycity.rules.card_set import standard_set
from happycity.server.game.results import mode_of
from happycity.server.game.score_sheet import score_sheet_of
from happycity.server.game.snapshots import Snapshot
from happycity.server.game.story import (
    FEWEST_MOMENTS,
    MOST_MOMENTS,
    SWING,
    ChancesOf,
    Turned,
    moves_of,
    story_of,
)
from happycity.server.store.database import Database
from tests.server.finished import PEOPLE, finish_played, new_database, played, playing
from tests.server.test_history import Caller
from tests.server.test_results import CELLS


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with new_database(str(tmp_path / "games.db")) as database:
        yield database


def a_game(number: int = 1, config: Config | None = None) -> list[Snapshot]:
    config = config or Config(2)
    return played(playing(number, *PEOPLE[: config.players], config=config))


# --- the moves and the rounds ---------------------------------------------------------------------


def test_moves_belong_to_the_steps_that_were_not_taken_back() -> None:
    stops = a_game()
    assert any(stop.entry and stop.entry.kind == "undo" for stop in stops)
    moves = list(moves_of(stops))
    assert [str(turned.move) for turned in moves] == [str(move) for move in stops[-1].game.moves]
    assert moves[-1].after.text == stops[-1].game.text
    for turned in moves:
        stop = stops[turned.step]
        assert str(turned.move) in stop.moves
        assert stop.entry is None or stop.entry.kind == "move"


@pytest.mark.parametrize("config", CELLS, ids=mode_of)
def test_rounds_are_those_of_the_game(config: Config) -> None:
    stops = a_game(2, config)
    story, last = story_of(stops), stops[-1].game
    assert [one.round for one in story.rounds] == list(range(1, last.round + 1))
    assert story.rounds[-1].last == stops[-1].seq
    for seat, city in enumerate(last.cities):
        final = story.rounds[-1].seats[seat]
        counted = final.points, final.hearts, final.inhabitants, final.income, final.cards
        assert counted == (city.points, city.hearts, city.inhabitants, city.income, len(city.cards))
        built = [card for one in story.rounds for card in one.seats[seat].built]
        assert set(city.cards) <= {"happy_market", *built}
    for earlier, later in zip(story.rounds, story.rounds[1:], strict=False):
        assert earlier.last < later.first or earlier.last == later.first == 0


# --- the chances ----------------------------------------------------------------------------------


@pytest.mark.parametrize("config", CELLS, ids=mode_of)
def test_chances_add_up_and_end_with_the_result(config: Config) -> None:
    stops = a_game(3, config)
    story, winners = story_of(stops), stops[-1].game.leaders
    assert len(story.chances) == len(stops)
    for chances in story.chances:
        assert sum(chances) == pytest.approx(1, abs=0.001)
    assert story.chances[-1] == pytest.approx(
        [(seat in winners) / len(winners) for seat in range(config.players)], abs=0.001
    )
    assert sum(story.luck) == pytest.approx(0, abs=0.002)
    assert story.rounds[-1].chances == story.chances[-1]


def test_the_same_game_has_the_same_story() -> None:
    assert story_of(a_game(4)) == story_of(a_game(4))
    assert story_of(a_game(4)) != story_of(a_game(5))


def test_a_story_does_not_depend_on_cards_that_nobody_saw() -> None:
    """Two games that differ only in what lay face down to the end."""
    stops = a_game(6)
    last = stops[-1].game
    assert last.setup is not None
    unseen = last.deck_sizes[2]
    assert unseen > 1
    assert not any(step.rebuild and step.rebuild.deck == 3 for step in last.steps)
    deck = list(last.setup.decks[2])
    Random(1).shuffle(hidden := deck[-unseen:])
    assert hidden != deck[-unseen:]
    decks = (*last.setup.decks[:2], (*deck[:-unseen], *hidden))
    other = Game.from_setup(last.config, type(last.setup)(decks, last.setup.specials, last.setup.box))
    assert _odds_along(last, other) == _odds_along(last, Game.from_setup(last.config, last.setup))


def _odds_along(last: Game, game: Game) -> list[tuple[float, ...]]:
    odds, found = Odds("test", 20), []
    for step in last.steps:
        found.append(odds.at(game.view().known))
        game = game.play(step.move, order=step.rebuild.order if step.rebuild else None)[0]
    return found


def test_who_is_far_ahead_is_likely_to_win() -> None:
    city = "happy_market.white,museum,school,house,library,park,florist,bank"
    ahead = f"hc1 visible=zoo,casino,garage 0.coins=12 0.city={city}"
    chances = Odds(1, 100).at(Game.from_text(ahead).view().known)
    assert chances[0] > 0.95


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
    expected, _ = Odds(1, 1200).drawn(raw, action, numbers[next(iter(deck))])
    after = 0.0
    for card, copies in deck.items():
        odds = Odds(f"other {card}", 200)
        _, stepped = odds.drawn(raw, action, numbers[card])
        assert card in [standard_set().ids[number] for number in state_of(stepped).visible.tolist()]
        after += copies * odds.at(stepped)[0]
    assert expected[0] == pytest.approx(after / deck.total(), abs=0.05)


def test_luck_is_what_hidden_cards_bring() -> None:
    moves = list(moves_of(a_game(2, Config(3, "expert", grozilla=True))))
    told = ChancesOf(moves)
    for change in told.changes:
        assert change.luck == (change.turned.move.word in ("draw", "refuse"))
    reveals = [change for change in told.changes if change.luck]
    assert len(reveals) == sum(turned.move.word in ("draw", "refuse") for turned in moves)
    gained = sum(change.after[0] - change.before[0] for change in reveals)
    assert sum(luck[0] for luck in told.luck) == pytest.approx(gained)


def test_who_buys_the_card_that_came_owes_it_to_the_card() -> None:
    """A purchase that did better than was thought belongs to the luck of the draw before it."""
    owed = own = 0
    for number in range(10, 16):
        moves = list(moves_of(a_game(number)))
        told = ChancesOf(moves)
        chosen = {change.turned.step: change for change in told.changes if not change.luck}
        for index in _bought_as_they_came(moves):
            seat, choice = moves[index].before.seat, chosen.get(moves[index].step)
            assert seat is not None
            if choice is None:
                assert told.after[index] == told.after[index - 1]
                owed += 1
            else:
                assert choice.after[seat] <= choice.before[seat]
                own += 1
    assert owed
    assert own


def _bought_as_they_came(moves: list[Turned]) -> Iterator[int]:
    """Where the card that was drawn just before, in the same turn, was bought."""
    for index, (draw, buy) in enumerate(pairwise(moves), 1):
        shown = [event.facts["card"] for event in draw.events if event.name == "revealed"]
        same_turn = (draw.before.round, draw.before.turn) == (buy.before.round, buy.before.turn)
        if same_turn and buy.move.word == "buy" and shown[-1:] == [buy.move.card] and buy.is_choice:
            yield index


# --- the moments ----------------------------------------------------------------------------------


def test_moments_are_few_great_and_in_order() -> None:
    stops = a_game(7, Config(3, "expert", grozilla=True))
    story = story_of(stops)
    assert FEWEST_MOMENTS <= len(story.moments) <= MOST_MOMENTS
    assert [one.step for one in story.moments] == sorted(one.step for one in story.moments)
    swings = sorted(
        (max(abs(a - b) for a, b in zip(one.before, one.after, strict=True)) for one in story.moments),
        reverse=True,
    )
    assert all(swing >= SWING for swing in swings[FEWEST_MOMENTS:])
    for moment in story.moments:
        names = [event.to_dict() for event in stops[moment.step].events]
        assert moment.event in names
        assert moment.luck == (moment.event["event"] in ("revealed",))


# --- over HTTP ------------------------------------------------------------------------------------


def test_anybody_may_ask_for_story_and_sheet(database: Database) -> None:
    sitting = playing(8, "ann", "ben", "cat", config=Config(3, "expert", grozilla=True, scoring="sum"))
    with database.writing.begin() as connection:
        finish_played(connection, sitting, 5000.0)
    stranger, last = Caller(database, None), played(sitting)[-1].game
    sheet = stranger.get(f"/api/games/{sitting.id}/sheet").json()
    assert sheet["scoring"] == "sum"
    assert sheet["winners"] == list(last.leaders)
    assert [city["points"] for city in sheet["cities"]] == [city.points for city in last.cities]
    first, again = (stranger.get(f"/api/games/{sitting.id}/story") for _ in range(2))
    assert first.status_code == 200
    assert first.content == again.content
    assert sitting.secret not in first.text


@pytest.mark.parametrize("config", CELLS, ids=mode_of)
def test_the_lines_of_a_sheet_add_up(config: Config) -> None:
    sheet = score_sheet_of(a_game(9, config)[-1].game)
    assert min(city.rank for city in sheet.cities) == 1
    for city in sheet.cities:
        assert (city.rank == 1) == (city.seat in sheet.winners)
        assert sum(line.hearts for line in city.lines) == city.hearts or city.hearts == 0
        assert sum(line.inhabitants for line in city.lines) == city.inhabitants or city.inhabitants == 0
