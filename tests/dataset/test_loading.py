"""Loading: batches, seats of games, records; and the snippets of the manual, run as they stand there."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from happycity.codes import Code
from happycity.dataset import load, record_of_row, trajectories
from happycity.dataset.making import CHECKSUMS
from happycity.dataset.plan import SPLITS, BadDataset
from happycity.kernel.layout import ACTIONS
from happycity.kernel.learning.observation import OBSERVATION_SIZE
from happycity.rules.record import difference
from tests.dataset.conftest import PLAN

ROOT = Path(__file__).parents[2]


def test_batches_are_the_rows_in_order(made: Path) -> None:
    batches = list(load(made, split="test", batch=100))
    assert all(len(batch["game"]) <= 100 for batch in batches)
    whole = {name: np.concatenate([batch[name] for batch in batches]) for name in batches[0]}
    table = pq.read_table(sorted((made / "decisions").glob("test-*.parquet")))
    assert whole["observation"].shape == (len(table), OBSERVATION_SIZE)
    assert whole["mask"].shape == (len(table), ACTIONS)
    assert whole["mask"].sum(axis=1).tolist() == table["legal"].to_pylist()
    assert (whole["mask"][np.arange(len(table)), whole["action"]] == 1).all()
    for name in ("observation", "value", "luck", "move", "game"):
        assert whole[name].tolist() == table[name].to_pylist()


def test_columns_can_be_chosen(made: Path) -> None:
    batch = next(load(made, columns=["action", "outcome"]))
    assert list(batch) == ["action", "outcome"]


def test_every_seat_has_its_trajectory(made: Path) -> None:
    seats = [seat for split in SPLITS for seat in trajectories(made, split)]
    by_game: dict[int, list[Any]] = {}
    for seat in seats:
        by_game.setdefault(seat.game, []).append(seat)
        assert seat.dones.tolist() == [False] * (len(seat.dones) - 1) + [True]
        assert (seat.next_observations[:-1] == seat.observations[1:]).all()
        assert (seat.next_masks[:-1] == seat.masks[1:]).all()
        assert not seat.next_observations[-1].any()
        assert (seat.masks[np.arange(len(seat.actions)), seat.actions] == 1).all()
        assert not seat.rewards[:-1].any()
    assert len(by_game) == PLAN.games
    for game, of_game in by_game.items():
        assert [seat.seat for seat in of_game] == list(range(PLAN.config_of(game).players))
        assert sum(seat.rewards[-1] for seat in of_game) == pytest.approx(0, abs=1e-5)
    decisions = sum(pq.read_metadata(file).num_rows for file in (made / "decisions").iterdir())
    assert sum(len(seat.actions) for seat in seats) == decisions


def test_a_game_is_a_record(made: Path) -> None:
    for row in pq.read_table(made / "games" / "test-00000.parquet").to_pylist():
        record = record_of_row(row)
        assert difference(record) is None
        assert record.result.points == row["points"]
        assert len(record.moves) == row["decisions"]
        assert record.meta["players"] == row["bots"]


def test_an_unfinished_one_is_refused_before_anything_is_read(copied: Path) -> None:
    (copied / CHECKSUMS).unlink()
    for loader in (load, trajectories):
        with pytest.raises(BadDataset) as refused:
            loader(copied)
        assert refused.value.code == Code.DATASET_UNFINISHED


def test_a_damaged_file_is_named(copied: Path) -> None:
    (copied / "decisions" / "train-00000.parquet").write_bytes(b"PAR1")
    with pytest.raises(BadDataset, match=r"decisions/train-00000.parquet cannot be read"):
        next(load(copied))


def snippets(page: str) -> list[str]:
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    return [block.replace('"DIR"', "DIR").replace('"DIR/', 'f"{DIR}/') for block in blocks]


@pytest.mark.parametrize("snippet", snippets((ROOT / "docs" / "dataset.md").read_text()))
def test_the_snippets_of_the_manual_run(
    made: Path, tmp_path: Path, snippet: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that need a library that is not installed are left to `make test-extras`."""
    if "from datasets" in snippet:
        pytest.importorskip("datasets")
    if "export_minari" in snippet:
        pytest.importorskip("minari")
        pytest.importorskip("h5py")
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    monkeypatch.setenv("HF_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    exec(compile(snippet, "docs/dataset.md", "exec"), {"DIR": str(made)})


def test_the_card_shows_the_same_loaders(made: Path) -> None:
    page = (made / "README.md").read_text()
    assert len(snippets(page)) == 2
    for snippet in snippets(page):
        if "from datasets" not in snippet:
            exec(compile(snippet, "README.md", "exec"), {"DIR": str(made)})


def test_rows_of_the_games_fit_a_json_line(made: Path) -> None:
    row = pq.read_table(made / "games" / "train-00000.parquet").slice(0, 1).to_pylist()[0]
    assert json.loads(json.dumps(row)) == row
