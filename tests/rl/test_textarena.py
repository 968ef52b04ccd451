"""The game in TextArena's manner; needs TextArena."""

from random import Random
from typing import Any

import pytest

from happycity import Config, Game
from happycity.rules.refusals import BadConfig

ta = pytest.importorskip("textarena", reason="make test-extras has it")

import happycity.rl.textarena  # noqa: E402, F401 — registers the names


def make(name: str = "HappyCity-v0-raw", **options: Any) -> Any:
    return ta.make(name, **options)


def finish(env: Any, players: int, seed: int) -> tuple[dict[int, float], dict[int, Any]]:
    """Random legal moves, each with a thought before it."""
    rng, done = Random(seed), False
    env.reset(num_players=players, seed=seed)
    while not done:
        seat, _ = env.get_observation()
        game = env.game
        assert game.seat == seat
        done, _ = env.step(f"I think I will: [{rng.choice(game.legal_moves)}]")
    rewards, infos = env.close()
    return rewards, infos


def test_the_names_are_registered() -> None:
    for name in ("HappyCity-v0", "HappyCity-v0-train", "HappyCity-v0-raw"):
        ta.check_env_exists(name)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"specials": "expert", "grozilla": True, "scoring": "sum"}], ids=str)
def test_whole_games_end_as_the_rules_say(players: int, options: dict[str, Any]) -> None:
    env = make(**options)
    rewards, infos = finish(env, players, 3)
    assert sum(rewards.values()) == pytest.approx(0.0)
    best = [seat for seat, reward in rewards.items() if reward == max(rewards.values())]
    assert tuple(best) == env.game.leaders
    assert not any(info["invalid_move"] for info in infos.values())
    assert sum(info["turn_count"] for info in infos.values()) > 20


def test_the_seed_deals_the_game_of_that_seed() -> None:
    env = make(specials="expert")
    env.reset(num_players=3, seed=8)
    assert env.game.text == Game.new(Config(3, "expert"), 8).play_forced()[0].text


@pytest.mark.parametrize("name", ["HappyCity-v0", "HappyCity-v0-train"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "pl", "zh-Hant"])
def test_textarenas_wrappers_show_the_table_and_the_moves(name: str, language: str) -> None:
    env, done = make(name, language=language), False
    env.reset(num_players=2, seed=1)
    for _ in range(30):
        seat, shown = env.get_observation()
        assert all(f"[{move}]" in shown for move in env.game.legal_moves)
        assert f"seat {seat} decides" in shown
        done, _ = env.step(f"[{env.game.legal_moves[-1]}]")
    assert not done


@pytest.mark.parametrize(
    "answer",
    ["[buy moon]", "draw 1", "", "[draw 1] or [draw 2]", "[market blue]", "[[draw 1", "[draw 1\n]x[keep]"],
)
def test_what_is_no_legal_move_is_refused_and_asked_again(answer: str) -> None:
    env = make()
    env.reset(num_players=2, seed=1)
    seat, _ = env.get_observation()
    before = env.game.text
    done, _ = env.step(answer)
    again, shown = env.get_observation()
    assert (done, again, env.game.text) == (False, seat, before)
    assert shown[-1][2] is ta.ObservationType.GAME_ADMIN
    assert "invalid move" in shown[-1][1]
    done, _ = env.step(f"[{env.game.legal_moves[0]}]")
    assert not done
    assert env.game.text != before


def test_who_errs_again_loses() -> None:
    env = make(error_allowance=2)
    env.reset(num_players=3, seed=1)
    seat, before = env.state.current_player_id, env.game.text
    assert [env.step("[nonsense]")[0] for _ in range(3)] == [False, False, True]
    rewards, infos = env.close()
    assert rewards == {player: -1.0 if player == seat else 0.5 for player in range(3)}
    assert infos[seat]["invalid_move"]
    assert env.game.text == before


def test_impossible_games_are_refused() -> None:
    with pytest.raises(BadConfig):
        make().reset(num_players=6)
    with pytest.raises(BadConfig):
        make(specials="none")
    with pytest.raises(ValueError, match="unknown language"):
        make(language="xx")
