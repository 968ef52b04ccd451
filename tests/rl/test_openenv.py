"""The game in OpenEnv's manner, over real sockets; needs OpenEnv."""

import socket
import threading
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from happycity import Config, Game

openenv = pytest.importorskip("openenv", reason="pip install 'happycity[openenv]'")
pytestmark = pytest.mark.filterwarnings("default")  # those of its many libraries

import uvicorn  # noqa: E402
from openenv.cli._validation import validate_running_environment  # noqa: E402
from openenv.core import GenericEnvClient  # noqa: E402

from happycity.rl.openenv import app, main  # noqa: E402


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A server of its own."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
        server = uvicorn.Server(uvicorn.Config(app(players=3, opponents=["random"]), log_level="error"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{port}"
        server.should_exit = True
        thread.join()


def test_openenvs_own_check_passes(url: str) -> None:
    report = validate_running_environment(url)
    assert report["passed"], report
    assert report["mode"] == "simulation"


def test_a_whole_game_by_openenvs_own_client(url: str) -> None:
    rng = Random(5)
    with GenericEnvClient(base_url=url).sync() as client:
        result = client.reset(seed=7)
        assert "[" in result.observation["text"]
        state = client.state()
        assert (state["seed"], state["seat"]) == (7, 7 % 3)
        total, steps = 0.0, 0
        while not result.done:
            assert result.observation["view"]["viewer"] == 7 % 3
            result = client.step({"move": rng.choice(result.observation["legal"])})
            total, steps = total + result.reward, steps + 1
        assert total in (-0.5, 0.25, 1.0, 0.0)
        assert client.state()["step_count"] == steps


def test_an_illegal_move_is_refused_and_nothing_changes(url: str) -> None:
    with GenericEnvClient(base_url=url).sync() as client:
        first: Any = client.reset(seed=1)
        legal = first.observation["legal"]
        for move in ("buy moon", "", "market blue", "[draw 1]", "coin"):
            if move not in legal:
                with pytest.raises(
                    RuntimeError, match=r"EXECUTION_ERROR|wrong-phase|unknown-move|unknown-card"
                ):
                    client.step({"move": move})
        with pytest.raises(RuntimeError, match="VALIDATION_ERROR"):
            client.step({"action": 3})
        assert client.state()["step_count"] == 0
        assert not client.step({"move": legal[0]}).done


def test_the_seed_deals_the_game_of_that_seed(url: str) -> None:
    with GenericEnvClient(base_url=url).sync() as client:
        view = client.reset(seed=2).observation["view"]
    assert view["specials"] == list(Game.new(Config(3), 2).specials)


def test_bad_options_are_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--players", "9"])
    assert "9" in capsys.readouterr().err.splitlines()[-1]
    with pytest.raises(SystemExit):
        main(["--opponents", "hal"])
    assert "hal" in capsys.readouterr().err.splitlines()[-1]
