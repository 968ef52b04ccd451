"""Other people's libraries read it: `datasets` and Minari (`make test-extras`)."""

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from happycity.arena.extras import MissingExtra
from happycity.dataset import export_minari, trajectories
from happycity.dataset import minari as exporting


def test_hugging_face_finds_tables_and_splits(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    datasets: Any = pytest.importorskip("datasets")
    decisions = datasets.load_dataset(
        str(made), "decisions", split="test", streaming=True, cache_dir=tmp_path
    )
    table = pq.read_table(sorted((made / "decisions").glob("test-*.parquet")))
    rows = list(decisions)
    assert [row["action"] for row in rows] == table["action"].to_pylist()
    assert rows[0] == table.slice(0, 1).to_pylist()[0]
    games = datasets.load_dataset(str(made), "games", split="validation", cache_dir=str(tmp_path))
    assert all(row["split"] == "validation" for row in games)


def test_minari_has_every_seat_as_an_episode(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("minari")
    pytest.importorskip("h5py")
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    monkeypatch.setattr(exporting, "AT_ONCE", 5)
    exported = export_minari(made, "happycity/mixture-v1", "test")
    seats = list(trajectories(made, "test"))
    assert exported.total_episodes == len(seats)
    assert exported.total_steps == sum(len(seat.actions) for seat in seats)
    for episode, seat in zip(exported.iterate_episodes(), seats, strict=True):
        assert (episode.observations["observation"][:-1] == seat.observations).all()
        assert (episode.observations["action_mask"][:-1] == seat.masks).all()
        assert (episode.actions == seat.actions).all()
        assert episode.rewards.tolist() == seat.rewards.tolist()
        assert episode.terminations.tolist() == seat.dones.tolist()


def test_without_minari_the_extra_is_named(made: Path) -> None:
    try:
        import minari  # noqa: F401
    except ImportError:
        with pytest.raises(MissingExtra, match="minari"):
            export_minari(made, "happycity/mixture-v1")
    else:
        pytest.skip("it is installed here")
