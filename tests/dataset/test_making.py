"""Making: the same bytes whatever comes in between, and refusals that change nothing."""

import resource
import signal
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest
import yaml

from happycity.codes import Code
from happycity.dataset.making import CHECKSUMS, counts_of, make, sha256_of
from happycity.dataset.plan import SPLITS, BadDataset, Plan, split_of
from happycity.dataset.tables import DECISIONS, GAMES
from happycity.rules.cards import standard
from tests.dataset.conftest import PLAN

MAKING = """
import sys
from pathlib import Path
from happycity.dataset.making import make
from happycity.dataset.plan import Plan
plan = Plan(*map(int, sys.argv[2:5]))
make(Path(sys.argv[1]), plan, int(sys.argv[5]), lambda games: print(games, flush=True))
"""


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def ignored(games: int) -> None:
    """Nobody is told."""


def words_for(folder: Path, processes: int = 1) -> list[str]:
    plan = (PLAN.games, PLAN.seed, PLAN.per_part)
    return [sys.executable, "-c", MAKING, str(folder), *map(str, plan), str(processes)]


# --- what is made -------------------------------------------------------------------------------------------


def test_all_games_are_there_each_in_its_split(made: Path) -> None:
    found = []
    for split in SPLITS:
        for file in sorted((made / "games").glob(f"{split}-*.parquet")):
            table = pq.read_table(file)
            assert table.schema == GAMES
            assert all(split_of(seed) == split for seed in table["seed"].to_pylist())
            found += table["game"].to_pylist()
    assert sorted(found) == list(range(PLAN.games))
    for file in (made / "decisions").iterdir():
        assert pq.read_schema(file) == DECISIONS


def test_checksums_are_those_of_the_files(made: Path) -> None:
    lines = (made / CHECKSUMS).read_text().splitlines()
    told = {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
    assert told.keys() == contents(made).keys() - {CHECKSUMS}
    assert all(sha256_of(made / name) == digest for name, digest in told.items())


def test_the_card_says_what_is_in_the_folder(made: Path) -> None:
    _, head, page = (made / "README.md").read_text().split("---\n", 2)
    card = yaml.safe_load(head)
    assert card["license"] == "mit"
    for config in card["configs"]:
        for files in config["data_files"]:
            assert any(made.glob(files["path"]))
    begins = tuple(f"| {split} |" for split in SPLITS)
    rows = [line.split("|") for line in page.splitlines() if line.startswith(begins)]
    told = [sum(int(row[column].replace(",", "")) for row in rows) for column in (2, 3)]
    assert told == [PLAN.games, counts_of(made)["decisions"]]
    assert all(f"`{name}`" in page for name in (*DECISIONS.names, *GAMES.names))
    assert "RECONSTRUCTION" in page
    assert all(card.id in page for card in standard() if card.reconstruction)
    assert f"--games {PLAN.games} --seed {PLAN.seed}" in page


def test_the_licence_is_the_projects(made: Path) -> None:
    assert (made / "LICENSE").read_text() == (Path(__file__).parents[2] / "LICENSE").read_text()


# --- interrupted --------------------------------------------------------------------------------------------


def test_interrupted_and_gone_on_with_it_is_the_same(made: Path, tmp_path: Path) -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make(tmp_path / "set", PLAN, 1, stop)
    first = tmp_path / "set" / "decisions" / "train-00000.parquet"
    first.write_bytes(first.read_bytes()[:-100])  # a disk that lost the end
    (tmp_path / "set" / "games" / "train-00001.parquet.123.part").write_bytes(b"half")
    make(tmp_path / "set", PLAN, 1, ignored)
    assert contents(tmp_path / "set") == contents(made)


@pytest.mark.deep
def test_killed_again_and_again_it_is_the_same(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    for part in range(2):
        with subprocess.Popen(words_for(folder), stdout=subprocess.PIPE, text=True) as program:
            assert program.stdout is not None
            for _ in range(part + 1):
                program.stdout.readline()  # a part is finished, the next one begun
            program.send_signal(signal.SIGKILL)
    assert subprocess.run(words_for(folder), check=False).returncode == 0
    assert contents(folder) == contents(made)


@pytest.mark.deep
def test_on_several_processes_it_is_the_same(made: Path, tmp_path: Path) -> None:
    assert subprocess.run(words_for(tmp_path / "set", 2), check=False).returncode == 0
    assert contents(tmp_path / "set") == contents(made)


def test_what_is_complete_is_left_alone(copied: Path) -> None:
    before = {file: file.stat().st_mtime_ns for file in copied.rglob("*")}
    make(copied, PLAN, 1, ignored)
    assert {file: file.stat().st_mtime_ns for file in copied.rglob("*")} == before


# --- refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "option"),
    [(Plan(99, PLAN.seed, PLAN.per_part), "--games"), (Plan(PLAN.games, 8, PLAN.per_part), "--seed")],
)
def test_the_folder_of_another_data_set_is_refused(copied: Path, plan: Plan, option: str) -> None:
    before = contents(copied)
    with pytest.raises(BadDataset) as refused:
        make(copied, plan, 1, ignored)
    assert (refused.value.code, refused.value.facts["option"]) == (Code.OTHER_DATASET, option)
    assert contents(copied) == before


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("ten years")
    with pytest.raises(BadDataset) as refused:
        make(tmp_path, PLAN, 1, ignored)
    assert refused.value.code == Code.DATASET_ELSEWHERE
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.tex"]


@pytest.mark.full
def test_a_full_disk_is_named(tmp_path: Path) -> None:
    """A limit on the size of files stands for it: writing fails in the same place."""
    program = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20000, {resource.RLIM_INFINITY}))"
    words = words_for(tmp_path / "set")
    words[2] = f"{program}\n{MAKING}"
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert "train-00000.parquet" in done.stderr.splitlines()[-1]
    assert "File too large" in done.stderr.splitlines()[-1]
    assert not [*(tmp_path / "set").rglob("*.part")]
