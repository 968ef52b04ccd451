"""The game as OpenSpiel sees it; needs OpenSpiel."""

import json
import pickle
from random import Random
from typing import Any

import msgspec
import pytest

from happycity import Config, Game
from happycity.kernel.layout import REFUSE
from happycity.rl.node import Node
from happycity.rules.refusals import BadPosition
from happycity.rules.view_data import view_data
from tests.rl.cells import CELLS

pyspiel = pytest.importorskip("pyspiel", reason="make test-extras has it")

from happycity.rl.mcts import SEARCHES, UCT, CompiledPlayouts  # noqa: E402
from happycity.rl.mirror import Mirror  # noqa: E402
from happycity.rl.openspiel import game_name, longest_game  # noqa: E402

LAST_MOVE = (
    "hc1 phase=buy seat=1 round=9 visible=zoo,grand_hotel,hardware_store 1.coins=9 "
    "0.city=happy_market.white,igloo,haunted_house,hospital,restaurant,factory,school,library,stadium,"
    "ski_resort "
    "1.city=happy_market.white,florist,restaurant,observatory,library,offices,house"
)
SPHINX = (
    "hc1 specials=expert phase=copy round=9 "
    "0.city=happy_market.purple,laboratory,igloo,grocery,observatory,haunted_house,spa,bank,stadium,sphinx "
    "1.city=happy_market.blue,park,shoe_shop,amusement_park,grocery,observatory,laboratory,museum,ski_resort,"
    "castle"
)


def load(config: Config) -> Any:
    return pyspiel.load_game(game_name(config))


def mirror_game(config: Config, seed: int) -> tuple[Mirror, list[int]]:
    """A whole random game, and its decisions."""
    mirror, rng, played = Mirror(Game.new(config, seed), load(config)), Random(seed), []
    while not mirror.game.is_over:
        action = rng.choice(mirror.game.legal_actions)
        assert mirror.state.legal_actions() == list(mirror.game.legal_actions)
        assert mirror.state.action_to_string(action) == str(mirror.game.move(action))
        mirror.play(action)
        played.append(action)
    return mirror, played


@pytest.mark.parametrize("config", CELLS, ids=str)
def test_openspiels_own_check_passes(config: Config) -> None:
    pyspiel.random_sim_test(load(config), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("config", CELLS, ids=str)
def test_a_mirrored_game_ends_as_the_real_one(config: Config) -> None:
    mirror, played = mirror_game(config, 1)
    winners = mirror.game.scores().winners
    assert mirror.state.is_terminal()
    assert mirror.state.returns() == [(s in winners) / len(winners) for s in range(config.players)]
    decisions = [turn.action for turn in mirror.state.full_history() if turn.player >= 0]
    assert decisions == played
    assert len(decisions) <= longest_game(config.players)


@pytest.mark.parametrize("config", [Config(), Config(5, "expert", True)], ids=str)
def test_the_same_moves_and_cards_give_the_same_game_without_openspiel(config: Config) -> None:
    mirror, played = mirror_game(config, 2)
    setup = mirror.game.setup
    assert setup is not None
    game = Game.from_setup(config, setup)
    rebuilds = [step.rebuild.order if step.rebuild else None for step in mirror.game.steps]
    for action, order in zip(played, rebuilds, strict=True):
        game = game.play(game.move(action), order)[0]
    assert game.scores() == mirror.game.scores()
    assert [p > 0 for p in mirror.state.returns()] == [s in game.leaders for s in range(config.players)]


def test_options_are_parameters_of_the_game() -> None:
    game = pyspiel.load_game("python_happycity(players=3,specials=expert,grozilla=True,scoring=sum)")
    assert game.config == Config(3, "expert", True, "sum")
    assert game.num_players() == 3
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0.0, 1.0, 1.0)
    assert pyspiel.load_game("python_happycity").config == Config()


def test_a_copy_goes_its_own_way() -> None:
    state = load(Config()).new_initial_state()
    copy, before = state.clone(), str(state)
    copy.apply_action(copy.chance_outcomes()[0][0])
    assert (str(state), state.history()) == (before, [])
    assert len(copy.history()) == 1


@pytest.mark.parametrize("config", [Config(), Config(3, "expert", True)], ids=str)
def test_a_state_can_be_stored(config: Config) -> None:
    mirror, _ = mirror_game(config, 3)
    game, state = mirror.state.get_game(), mirror.state
    assert str(game.deserialize_state(state.serialize())) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_every_seat_observes_the_public_position_and_remembers_the_moves() -> None:
    config = Config(3)
    mirror = Mirror(Game.new(config, 4), load(config))
    state = mirror.state
    assert {state.observation_string(seat) for seat in range(3)} == {state.node.text()}
    assert {state.information_state_string(seat) for seat in range(3)} == {state.history_str()}
    card = mirror.game.specials[0]
    assert load(config).new_initial_state().action_to_string(state.history()[0]) == card


@pytest.mark.parametrize("playouts", SEARCHES)
@pytest.mark.parametrize("config", [Config(), Config(3, "expert", True)], ids=str)
def test_a_search_finds_a_legal_action_in_its_time(playouts: str, config: Config) -> None:
    game = load(config)
    mirror, rng = Mirror(Game.new(config, 5), game), Random(5)
    search = SEARCHES[playouts](game, 0.02, 5, UCT)
    for _ in range(20):
        before = str(mirror.state)
        found = search.choose(mirror.state)
        assert found.action in mirror.game.legal_actions
        assert found.simulations > 0
        assert str(mirror.state) == before
        mirror.play(rng.choice(mirror.game.legal_actions))


@pytest.mark.parametrize("playouts", SEARCHES)
def test_a_search_sees_the_only_purchase_that_wins(playouts: str) -> None:
    game = load(Config())
    state = game.new_initial_state()
    state.node = Node(Game.from_text(LAST_MOVE)._raw)
    found = SEARCHES[playouts](game, 0.1, 1, UCT).choose(state)
    assert state.action_to_string(found.action) == "buy luxury_residence"


def test_compiled_playouts_draw_as_chance_does() -> None:
    """A refused copy is the last move: its outcomes can be counted."""
    state = load(Config(2, "expert")).new_initial_state()
    state.node = Node(Game.from_text(SPHINX)._raw).after(REFUSE)
    expected = sum(chance * state.node.after(card).shares()[0] for card, chance in state.node.outcomes())
    playouts = CompiledPlayouts(1)
    shares = [playouts.evaluate(state).tolist() for _ in range(600)]
    assert 0.3 < expected < 0.4
    assert sum(share[0] for share in shares) / 600 == pytest.approx(expected, abs=0.08)
    assert all(sum(share) == 1.0 for share in shares)


@pytest.mark.parametrize("config", [Config(), Config(3, "expert", True)], ids=str)
def test_structs_tell_the_whole_game_and_lead_back_to_it(config: Config) -> None:
    """What OpenSpiel's own tests ask of Python's tic-tac-toe, at every node of a game."""
    game, rng = load(config), Random(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        struct = state.to_struct()
        assert json.loads(state.to_json()) == struct.to_dict()
        if not str(state).endswith("chance=table"):  # a position without its special buildings is none
            again = game.new_initial_state(struct)
            assert (str(again), again.legal_actions()) == (str(state), state.legal_actions())
            assert game.new_initial_state(json.loads(state.to_json())).to_json() == state.to_json()
        action = rng.choice(state.legal_actions())
        chosen = state.action_to_struct(action)
        assert state.struct_to_actions(chosen) == [action]
        assert state.apply_action_struct(chosen).ok()
    assert game.new_initial_state(state.to_struct()).returns() == state.returns()


def test_a_struct_that_is_no_legal_action_is_refused_with_the_reason() -> None:
    mirror = Mirror(Game.new(Config(), 4), load(Config()))
    state, before = mirror.state, str(mirror.state)
    chosen = state.action_to_struct(state.legal_actions()[0])
    mirror.play(state.legal_actions()[0])
    while state.node.text() == before or chosen.to_dict()["move"] in map(str, mirror.game.legal_moves):
        mirror.play(state.legal_actions()[0])
    after = str(state)
    for status in (state.validate_action_struct(chosen), state.apply_action_struct(chosen)):
        assert not status.ok()
        assert "wrong-phase" in status.message()
        assert str(mirror.game.legal_moves[0]) in status.message()
    assert str(state) == after


def test_an_observation_struct_is_the_view_of_a_seat() -> None:
    mirror = Mirror(Game.new(Config(3), 4), load(Config(3)))
    for seat in range(3):
        seen = mirror.state.to_observation_struct(seat).to_dict()
        assert seen == msgspec.to_builtins(view_data(mirror.game.view(seat)))


def test_a_struct_of_another_game_is_refused() -> None:
    state = Mirror(Game.new(Config(3), 4), load(Config(3))).state
    with pytest.raises(BadPosition, match="players=3"):
        load(Config()).new_initial_state(state.to_struct())
    struct = state.to_struct().to_dict()
    with pytest.raises(BadPosition, match="deck9"):
        load(Config(3)).new_initial_state({**struct, "position": struct["position"] + " chance=deck9"})
