"""The net as torch learns it is the net that the kernel asks (needs the extra `train`)."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

torch = pytest.importorskip("torch")

from happycity.bots.weights import weights_of  # noqa: E402
from happycity.rl import vector  # noqa: E402
from happycity.train.broken_card import CardFailed  # noqa: E402
from happycity.train.network import Choosing, Network, all_actions, flat_weights  # noqa: E402
from happycity.train.recipe import BadRecipe, Recipe, Share, Stage  # noqa: E402
from happycity.train.sight import Sight  # noqa: E402
from happycity.train.training import Training  # noqa: E402
from tests.kernel import net_twin  # noqa: E402

RECIPE = Recipe(
    decisions=20_000,
    shares=(Share(1, players=(2, 3), grozilla=(False,)), Share(0.5, players=(2,), scoring=("product",))),
    stages=(Stage(64), Stage(128, since=3_000)),
    steps=8,
    pieces=4,
    snapshot_every=1,
)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("grozilla", [False, True])
def test_torch_says_what_numpy_says(players: int, grozilla: bool) -> None:
    torch.manual_seed(1)
    network, sight = Network(), Sight("cpu")
    torch.nn.init.orthogonal_(network.out.weight)
    choosing, net = Choosing(all_actions(), "cpu"), flat_weights(network)
    env = vector(n=4, players=players, specials="expert", grozilla=grozilla, skip_forced=True, threads=1)
    batch = env.reset(seed=3)
    for _ in range(40):
        batch = env.step(env.sample())
        seen, seats = batch.observations.copy(), batch.seats.copy()
        rows = sight.rows(torch.from_numpy(seen), torch.from_numpy(seats))
        inputs = sight.inputs(rows)
        with torch.no_grad():
            said, values = network(inputs)
        logits = choosing.logits(said, rows)
        for row in range(4):
            plain = net_twin.inputs_of(seen[row], int(seats[row]))
            assert np.abs(inputs[row].numpy() - plain).max() < 1e-6
            told = net_twin.said_by(net, plain)
            assert np.abs(np.tanh(told[-10:]) - values[row].numpy()).max() < 1e-5
            for action in np.flatnonzero(batch.masks[row]).tolist():
                one = net_twin.logit_of(told, seen[row], int(seats[row]), action)
                assert float(logits[row, action]) == pytest.approx(one, abs=1e-5)


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    told: list[dict[str, float]] = []
    training = Training(RECIPE, tmp_path)
    assert not training.run(0.001, told.append)
    again = Training(RECIPE, tmp_path)
    assert again.decisions == training.decisions > 0
    assert again.run(600, told.append)
    assert again.decisions >= RECIPE.decisions
    assert again.games > 0
    assert np.abs(weights_of(tmp_path / "weights.npz") - flat_weights(again.network)).max() < 1e-2
    assert (tmp_path / "curve.jsonl").read_text().count("\n") == len(told) > 0


def test_a_missing_card_is_told(tmp_path: Path) -> None:
    if torch.cuda.is_available():
        pytest.skip("there is a card")
    with pytest.raises(BadRecipe) as refused:
        Training(msgspec.structs.replace(RECIPE, device="cuda"), tmp_path)
    assert "no graphics card" in str(refused.value.facts["problem"])


def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    (tmp_path / "checkpoint.pt").write_bytes(b"nothing of the kind")
    with pytest.raises(BadRecipe) as refused:
        Training(RECIPE, tmp_path)
    assert refused.value.facts["found"] == str(tmp_path / "checkpoint.pt")


def test_a_card_that_gives_up_leaves_the_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the games nor the weights can be had from it any more."""
    training = Training(RECIPE, tmp_path)
    training.run(0.001, lambda _: None)
    kept = (tmp_path / "checkpoint.pt").read_bytes()

    def gone(*_: object) -> None:
        raise torch.AcceleratorError("CUDA error: an illegal memory access was encountered\nMore.")

    monkeypatch.setattr(training, "_iterate", gone)
    monkeypatch.setattr(torch, "save", gone)
    with pytest.raises(CardFailed) as refused:
        training.run(60, lambda _: None)
    assert refused.value.facts["found"] == str(tmp_path / "checkpoint.pt")
    assert str(refused.value.facts["problem"]).endswith("was encountered")
    assert (tmp_path / "checkpoint.pt").read_bytes() == kept
