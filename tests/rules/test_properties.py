"""What holds in every position of every game, over drawn positions of all cells and both scorings."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from happycity.kernel.interface import imagine_order, judge, recount_table
from happycity.kernel.layout import ACTIONS, STATE, Verdict, new_work, state_of, work_of
from happycity.rules import Config, Game, Refusal, difference, parse_record, record_of, state_dict
from happycity.rules.cards import COLOURS, Kind, standard
from happycity.rules.seeds import streams_of
from tests.parity import CELLS, random_game

SCORINGS = ("product", "sum")
SEEDS = 2  # games per cell and scoring that positions are drawn from
PROPERTY = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])


@cache
def whole_game(cell: tuple[int, str, bool], scoring: str, seed: int) -> tuple[Game, ...]:
    """Every position of a random game."""
    return tuple(random_game(Config(*cell, scoring), seed))


def position(cell: tuple[int, str, bool], scoring: str, seed: int, k: int) -> Game:
    """A game after k random moves, or at its end."""
    games = whole_game(cell, scoring, seed)
    return games[min(k, len(games) - 1)]


WHOLE = {
    "cell": st.sampled_from(CELLS),
    "scoring": st.sampled_from(SCORINGS),
    "seed": st.integers(0, SEEDS - 1),
}
POSITIONS = st.builds(position, **WHOLE, k=st.integers(0, 150))
GAMES = st.builds(whole_game, **WHOLE)


# --- cards, coins, tokens -------------------------------------------------------------------------


def words_of(game: Game) -> dict[str, list[str]]:
    """The position line, key by key, without the dashes for nothing."""
    words = (word.split("=") for word in game.text.split()[1:])
    return {key: [name for name in value.split(",") if name != "-"] for key, value in words}


def physical_cards(game: Game) -> Counter[str]:
    """Every card that lies somewhere, dwellings and Happy Markets apart."""
    cards = Counter[str]()
    for key, names in words_of(game).items():
        if key.startswith(("deck", "discard", "visible", "table", "box")) or key.endswith("monsters"):
            cards.update(names)
        elif key.endswith("city"):
            cards.update(name for written in names for name in written.split("!"))
    apart = [card.id for kind in (Kind.DWELLING, Kind.MARKET) for card in standard().of_kind(kind)]
    return Counter({name: n for name, n in cards.items() if name.partition(".")[0] not in apart})


def all_cards(config: Config) -> Counter[str]:
    """R2.1, R2.3, R8.1."""
    decks = (1, 2, 3, 4) if config.grozilla else (1, 2, 3)
    cards = Counter({card.id: card.copies for card in standard() if card.deck in decks})
    return cards + Counter(card.id for card in standard().of_kind(Kind(config.specials)))


@PROPERTY
@given(game=POSITIONS)
def test_every_card_is_in_exactly_one_place(game: Game) -> None:
    """R2.1–R2.3, R5.3, R8.1, R8.5."""
    assert physical_cards(game) == all_cards(game.config)


@PROPERTY
@given(game=POSITIONS)
def test_only_the_statue_of_liberty_makes_a_dwelling_vanish(game: Game) -> None:
    """R2.2, R6 statue_of_liberty: the dwelling goes back to the box."""
    held = Counter(card for city in game.cities for card in city.cards)
    gone = sum(game.config.players - 1 - left - held[card] for card, left in game.dwellings.items())
    replaced = any(move.card == "statue_of_liberty" for move in game.moves)
    assert gone in ((0, 1) if replaced else (0,))


@PROPERTY
@given(game=POSITIONS)
def test_every_monster_is_somewhere_exactly_once(game: Game) -> None:
    """R8.1, R8.5, R8.6."""
    monsters = [card.id for card in standard().of_kind(Kind.MONSTER)]
    found = physical_cards(game)
    assert [found[monster] for monster in monsters] == [int(game.config.grozilla)] * 5


@PROPERTY
@given(game=POSITIONS)
def test_no_city_breaks_its_limits(game: Game) -> None:
    """R5.5, R5.6, R5.9, R5.10."""
    for city in game.cities:
        standing = [card for place, card in enumerate(city.cards, 1) if place not in city.destroyed]
        assert city.coins >= 0
        assert len(city.cards) <= 10
        assert len(set(standing)) == len(standing)
        assert sum(bool(standard()[card].condition) for card in city.cards) <= 1


@PROPERTY
@given(game=POSITIONS)
def test_there_are_never_more_than_three_tokens_of_a_colour(game: Game) -> None:
    """R8.1, R8.7, R8.10: spent ones leave the game."""
    for colour in COLOURS:
        held = [city.tokens.get(colour, 0) for city in game.cities]
        assert min(held) >= 0
        assert game.tokens[colour] >= 0
        assert game.tokens[colour] + sum(held) <= (3 if game.config.grozilla else 0)


# --- legality ---------------------------------------------------------------------------------------


@settings(PROPERTY, max_examples=30)
@given(game=POSITIONS)
def test_the_legal_list_is_exactly_what_is_accepted(game: Game) -> None:
    """NOTATION: never empty before the game is over; the verdict on every other action is no."""
    accepted = [a for a in range(ACTIONS) if judge(game._raw, game._cards.raw, a) == Verdict.OK]
    assert list(game.legal_actions) == accepted
    assert bool(accepted) != game.is_over


@PROPERTY
@given(game=POSITIONS)
def test_every_listed_move_can_be_played(game: Game) -> None:
    """As a Move, as text and as an action, with the same outcome."""
    assert len(set(game.legal_moves)) == len(game.legal_moves)
    for action, move in zip(game.legal_actions[:40], game.legal_moves, strict=False):
        after = game.play(move)[0]
        assert after.text == game.play(str(move))[0].text == game.play_action(action).text


def every_text() -> Iterator[str]:
    """Every move of the notation that hands over no tokens."""
    yield from ("keep", "coin", "decline", "refuse")
    yield from (f"market {colour}" for colour in COLOURS)
    yield from (f"{word} {card.id}" for word, card in product(("discard", "buy", "take"), standard()))
    yield from (f"draw {deck}" for deck in range(1, 5))
    yield from (f"destroy {place}" for place in range(1, 11))
    yield from (f"{word} {seat}" for word, seat in product(("give", "copy"), range(5)))


@PROPERTY
@given(game=POSITIONS)
def test_a_refused_move_leaves_the_game_unchanged(game: Game) -> None:
    """And the refusal names the move and what would be legal."""
    before, legal = (game._raw.tobytes(), game._streams.tobytes()), [str(move) for move in game.legal_moves]
    for text in set(every_text()).difference(legal):
        with pytest.raises(Refusal) as refused:
            game.play(text)
        assert refused.value.code
        assert (refused.value.facts["move"], refused.value.facts["legal"]) == (text, legal)
    assert (game._raw.tobytes(), game._streams.tobytes()) == before


# --- what is hidden -----------------------------------------------------------------------------------


def with_hidden_orders_reshuffled(game: Game, seed: int) -> Game:
    """The same game to everybody who sits at the table."""
    raw, work = game._raw.copy(), new_work()
    work_of(work).streams[:] = streams_of(seed)
    imagine_order(raw, game._cards.raw, work)
    return Game(raw, game._streams, cards=game._cards)


@PROPERTY
@given(game=POSITIONS, seed=st.integers(0, 99))
def test_a_view_does_not_depend_on_a_hidden_order(game: Game, seed: int) -> None:
    """R2.1, R5.1: composition is public, order is not."""
    other = with_hidden_orders_reshuffled(game, seed)
    for viewer in (None, *range(game.config.players)):
        assert game.view(viewer) == other.view(viewer)
        assert hash(game.view(viewer)) == hash(other.view(viewer))
    assert state_dict(game) == state_dict(other) == state_dict(game.view(0))


@PROPERTY
@given(game=POSITIONS, seed=st.integers(0, 99))
def test_what_a_view_imagines_agrees_with_it(game: Game, seed: int) -> None:
    """Everything public and every composition stays; what is legal does not change."""
    view = game.view(0)
    world = Game(view.imagined(seed), game._streams, cards=game._cards)
    assert world.view(0) == view
    assert state_dict(world) == state_dict(game)
    assert physical_cards(world) == physical_cards(game)
    for deck in range(1, 5 if game.config.grozilla else 4):
        assert Counter(words_of(world)[f"deck{deck}"]) == view.face_down(deck)
        assert Counter(words_of(game)[f"discard{deck}"]) == view.discarded(deck)
    assert frozenset(words_of(world)["box"]) == view.box


# --- round trips ----------------------------------------------------------------------------------------


@PROPERTY
@given(game=POSITIONS)
def test_a_position_is_the_same_after_writing_and_reading(game: Game) -> None:
    again = Game.from_text(game.text)
    assert again.text == game.text
    assert state_dict(again) == state_dict(game)


@PROPERTY
@given(games=GAMES, left=st.integers(0, 30))
def test_a_position_read_from_text_plays_on_like_the_game(games: tuple[Game, ...], left: int) -> None:
    """To the end (R7.1), given the same moves and the same rebuilds."""
    k = max(0, len(games) - 1 - left)
    again = Game.from_text(games[k].text)
    for step, after in zip(games[-1].steps[k:], games[k + 1 :], strict=True):
        again, _ = again.play(step.move, order=step.rebuild.order if step.rebuild else None)
        assert again.legal_actions == after.legal_actions, (games[k].text, str(step.move))
    assert again.text == games[-1].text


def test_a_full_city_ends_the_round_also_after_reading() -> None:
    """R7.1: nothing but the cards says that this is the last round."""
    city = "happy_market.white,school,park,bank,grocery,library,florist,museum,zoo,house"
    game = Game.from_text(f"hc1 seat=1 visible=igloo,bookshop,factory 0.city={city}")
    assert game.last_round
    assert game.play("coin")[0].is_over


@PROPERTY
@given(game=POSITIONS, seed=st.integers(0, 9))
def test_a_position_read_twice_with_one_seed_plays_identically(game: Game, seed: int) -> None:
    one, two = Game.from_text(game.text, seed), Game.from_text(game.text, seed)
    for _ in range(6):
        if not one.is_over:
            one, two = one.play(one.legal_moves[-1])[0], two.play(two.legal_moves[-1])[0]
    assert one.text == two.text


@settings(PROPERTY, max_examples=12)
@given(games=GAMES, states=st.booleans())
def test_a_record_is_the_same_after_writing_reading_and_replaying(
    games: tuple[Game, ...], states: bool
) -> None:
    line = record_of(games[-1], meta={"seed": 7}, states=states).to_json()
    record = parse_record(line)
    assert record.to_json() == line
    assert difference(record) is None


# --- running sums ---------------------------------------------------------------------------------------


@PROPERTY
@given(game=POSITIONS)
def test_running_sums_are_what_a_recount_gives(game: Game) -> None:
    """Every field of the state, so that a recount also changes nothing else."""
    afresh = game._raw.copy()
    recount_table(afresh, game._cards.raw)
    kept, counted = state_of(game._raw), state_of(afresh)
    different = [
        name for name in STATE.fields or () if not np.array_equal(getattr(kept, name), getattr(counted, name))
    ]
    assert different == []
