"""Looking into positions, and learning from it: expert iteration (needs the extra `train`)."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from happycity.arena.cluster import LOCAL, connected_to
from happycity.bots.learned import Asker
from happycity.bots.weights import BadWeights, weights_of
from happycity.kernel.net.asking import expected
from happycity.kernel.net.pondering import Pondering
from happycity.kernel.net.tree import MARGIN
from happycity.rl import vector
from happycity.rules.config import Config
from happycity.train.school import POSITIONS, Homeworks
from happycity.train.study import CHOICES, LAST_ROUND, Homework, Lessons, study

torch = pytest.importorskip("torch")

from happycity.train.crowd import Crowd  # noqa: E402
from happycity.train.network import Network, flat_weights, load_flat  # noqa: E402
from happycity.train.notebook import Notebook, expected_of  # noqa: E402
from happycity.train.recipe import Recipe, Share, Stage, Study  # noqa: E402
from happycity.train.sight import Sight  # noqa: E402
from happycity.train.training import Training  # noqa: E402

FAMILY = Config(2, "family")
RECIPE = Recipe(
    decisions=4_000,
    shares=(Share(1, players=(2,), specials=("family",), grozilla=(False,), scoring=("product",)),),
    stages=(Stage(64),),
    steps=8,
    pieces=2,
    start="shipped",
)


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    return study(Homework(weights_of(), FAMILY, seed=3, positions=600, iterations=20))


def test_the_same_homework_has_the_same_lessons() -> None:
    homework = Homework(weights_of(), Config(3, "expert", True), seed=5, positions=20, iterations=10)
    once, again = ([column.tobytes() for column in study(homework)] for _ in range(2))
    assert once == again


def test_lessons_say_what_is_legal_and_what_it_is_worth(lessons: Lessons) -> None:
    there = lessons.actions >= 0
    assert lessons.actions.shape == lessons.worths.shape == (len(lessons.seats), CHOICES)
    assert lessons.priors.sum(1) == pytest.approx(1, abs=1e-4)
    assert (lessons.visits[~there] == 0).all()
    assert (there.sum(1) >= 2).all()
    assert ((lessons.worths >= 0) & (lessons.worths <= 1)).all()
    solved = lessons.visits.sum(1) == 0
    assert solved.any()
    assert lessons.observations[solved][:, LAST_ROUND].all()
    assert (lessons.visits[~solved].sum(1) >= 19).all()


def test_kinds_take_turns_as_often_as_they_count() -> None:
    homeworks = Homeworks([(FAMILY, 30), (Config(4, "expert"), 10)], 400, seed=1)
    given = [homeworks.next(np.zeros(1, np.float32)) for _ in range(40)]
    assert [homework.config for homework in given].count(FAMILY) == 30
    assert len({homework.seed for homework in given}) == 40
    assert given[0].positions == POSITIONS


def test_weights_survive_the_way_to_torch_and_back() -> None:
    network = Network()
    load_flat(network, weights_of())
    assert np.array_equal(flat_weights(network), weights_of())


def test_torch_expects_what_the_tree_expects() -> None:
    asker, network, sight = Asker(weights_of()), Network(), Sight("cpu")
    load_flat(network, weights_of())
    env = vector(4, 3, "expert", skip_forced=True, threads=1)
    batch = env.reset(seed=8)
    for _ in range(15):
        batch = env.step(env.sample())
        sights = sight.rows(torch.from_numpy(batch.observations), torch.from_numpy(batch.seats))
        with torch.no_grad():
            told = expected_of(network(sight.inputs(sights))[1], sights)
        for row in range(4):
            asker.look_at(env.states()[row])
            asker.ponder(Pondering.ASK)
            plain = getattr(expected, "py_func", expected)
            assert float(told[row]) == pytest.approx(plain(asker.judge, 3, 0, MARGIN), abs=1e-4)


def test_a_net_comes_closer_to_what_looking_ahead_found(lessons: Lessons) -> None:
    torch.manual_seed(1)
    notebook, network = Notebook(500, "cpu"), Network()
    load_flat(network, weights_of())
    notebook.add([lessons])
    assert (len(notebook), notebook.total) == (500, len(lessons.seats))
    crowd = Crowd([(FAMILY, 8)], "cpu", 1)
    optimiser = torch.optim.Adam(network.parameters(), 1e-3)
    told = []
    for _ in range(40):
        choices, values = notebook.loss(network, crowd, 256)
        told.append((choices.item(), values.item()))
        optimiser.zero_grad()
        (choices + values).backward()
        optimiser.step()
    for before, after in zip(np.mean(told[:3], 0), np.mean(told[-3:], 0), strict=True):
        assert after < 0.7 * before


def test_a_training_learns_from_lessons_too(tmp_path: Path) -> None:
    told: list[dict[str, float]] = []
    recipe = msgspec.structs.replace(RECIPE, study=Study(iterations=5, batch=32, processes=1))
    assert Training(recipe, tmp_path).run(600, told.append)
    assert told[-1]["lessons"] >= POSITIONS
    assert told[-1]["study"] > 0


def test_an_exploiter_meets_nobody_but_its_rival(tmp_path: Path) -> None:
    recipe = msgspec.structs.replace(RECIPE, rival="shipped", league=1.0)
    training = Training(recipe, tmp_path)
    training.run(600, lambda _: None)
    assert np.array_equal(flat_weights(training.opponent), weights_of())
    assert not np.array_equal(flat_weights(training.network), weights_of())


@pytest.mark.parametrize("field", ["start", "rival"])
def test_weights_that_are_not_there_are_refused(tmp_path: Path, field: str) -> None:
    with pytest.raises(BadWeights):
        Training(msgspec.structs.replace(RECIPE, **{field: str(tmp_path / "none.npz")}), tmp_path)


def test_a_training_on_a_cluster(tmp_path: Path) -> None:
    """Games and lessons come from actors; the learner learns as ever."""
    pytest.importorskip("ray")
    told: list[dict[str, float]] = []
    recipe = msgspec.structs.replace(RECIPE, decisions=2_000, study=Study(iterations=5, batch=32))
    with connected_to(LOCAL) as ray:
        training = Training(recipe, tmp_path, ray)
        assert training.run(600, told.append)
    assert training.decisions >= 2_000
    assert told[-1]["lessons"] >= POSITIONS
    assert not np.array_equal(flat_weights(training.network), weights_of())
