import json
from pathlib import Path

import pytest

from happycity.rules import Config, parse_record, record_of
from happycity.rules.daily import deal_secret
from happycity.rules.fairness import commitment_of, first_seat
from tests.cli.conftest import Run
from tests.rules.test_fairness import fair_line, finished_game, nonce_of, secret_of, shared_line


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    """A file of two games that were dealt from secrets."""
    path = tmp_path / "fair.jsonl"
    path.write_bytes(fair_line(Config(3, "expert", True), 1) + b"\n" + fair_line(Config(2), 2) + b"\n")
    return path


def commitments(path: Path) -> list[str]:
    return [json.loads(line)["meta"]["fair"]["commitment"] for line in path.read_text().splitlines()]


def test_fair_games_are_told_line_by_line(run: Run, fair: Path) -> None:
    done = run("fair", "fair.jsonl")
    first, second = commitments(fair)
    assert done.status == 0
    assert done.out.splitlines() == [
        f"fair.jsonl, line 1: fair, commitment {first}",
        f"fair.jsonl, line 2: fair, commitment {second}",
        "2 records in 1 file: all fair",
    ]


def test_json(run: Run, fair: Path) -> None:
    assert json.loads(run("fair", "fair.jsonl", "--json").out) == {
        "files": 1,
        "records": 2,
        "right": 2,
        "wrong": [],
        "unchecked": [],
    }
    (fair.parent / "fair.jsonl").write_text(fair.read_text().replace(secret_of(2), secret_of(3)))
    done = run("fair", "fair.jsonl", "--json")
    assert done.status == 1
    assert [wrong["line"] for wrong in json.loads(done.out)["wrong"]] == [2]


def test_another_secret_is_told(run: Run, fair: Path) -> None:
    fair.write_text(fair.read_text().replace(secret_of(1), secret_of(3)))
    done = run("fair", "fair.jsonl")
    assert done.status == 1
    complaint, _, summary = done.out.splitlines()
    assert complaint.startswith(
        f"fair.jsonl, line 1: meta.fair.commitment is {commitments(fair)[0]} in the record, "
    )
    assert complaint.endswith(" by the secret")
    assert summary == "2 records in 1 file: 1 fair, 1 wrong"


def test_games_without_a_commitment_are_told_and_not_called_wrong(run: Run, games: Path, fair: Path) -> None:
    done = run("fair", "games.jsonl")
    assert done.status == 4
    *complaints, summary = done.out.splitlines()
    assert [complaint.partition(": meta.fair: ")[0] for complaint in complaints] == [
        f"games.jsonl, line {line}" for line in (1, 2, 3)
    ]
    assert all("no commitment or no secret" in complaint for complaint in complaints)
    assert summary == "3 records in 1 file: 3 cannot be checked"
    fair.write_text(fair.read_text().replace(secret_of(1), secret_of(3)))
    done = run("fair", "games.jsonl", "fair.jsonl")
    assert done.status == 1, "wrong weighs more"
    assert done.out.splitlines()[-1] == "5 records in 2 files: 1 fair, 1 wrong, 3 cannot be checked"
    told = json.loads(run("fair", "games.jsonl", "fair.jsonl", "--json").out)
    assert (told["records"], told["right"]) == (5, 1)
    assert [(one["file"], one["line"]) for one in told["wrong"]] == [("fair.jsonl", 1)]
    assert [(one["file"], one["line"]) for one in told["unchecked"]] == [
        ("games.jsonl", n) for n in (1, 2, 3)
    ]


def test_a_commitment_that_was_noted(run: Run, tmp_path: Path) -> None:
    (tmp_path / "one.jsonl").write_bytes(fair_line(Config(2), 2))
    (noted,) = commitments(tmp_path / "one.jsonl")
    assert run("fair", "one.jsonl", "--commitment", noted).status == 0
    assert run("fair", "one.jsonl", "--commitment", f" {noted.upper()}").status == 0
    done = run("fair", "one.jsonl", "--commitment", secret_of(5))
    assert done.status == 1
    assert "not the one you noted" in done.out
    assert "64 digits" in run("fair", "one.jsonl", "--commitment", noted[:63]).refused()


def test_deals_of_the_day(run: Run, tmp_path: Path) -> None:
    config, secret = Config(3, "expert"), deal_secret(secret_of(1), "expert")
    fair = {"commitment": commitment_of(secret), "secret": secret, "first": first_seat(secret, 3)}
    record = record_of(finished_game(config, secret), {"fair": fair})
    (tmp_path / "deal.jsonl").write_bytes(record.to_json())
    (tmp_path / "other.jsonl").write_bytes(fair_line(config, 2))
    promised = commitment_of(secret_of(1))
    done = run("fair", "deal.jsonl", "--day-secret", secret_of(1), "--commitment", promised)
    assert (done.status, promised in done.out) == (0, True)
    done = run("fair", "deal.jsonl", "--day-secret", secret_of(1), "--commitment", secret_of(5))
    assert (done.status, "by the secret of the day, not the one you noted" in done.out) == (1, True)
    for file, told in (("deal.jsonl", secret_of(2)), ("other.jsonl", secret_of(1))):
        done = run("fair", file, "--day-secret", told)
        assert (done.status, "no deal that follows" in done.out) == (1, True)


def test_several_processes(run: Run, monkeypatch: pytest.MonkeyPatch, fair: Path) -> None:
    monkeypatch.setattr("happycity.cli.records.checking.CHUNK", 1)
    monkeypatch.setattr("happycity.cli.records.checking.WORTH_A_POOL", 2)
    done = run("fair", "fair.jsonl", "fair.jsonl", "--processes", 2)
    assert (done.status, done.out.count(": fair, commitment ")) == (0, 4)


def test_what_is_no_record_file_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "odd.jsonl").write_bytes(b"not json\n")
    assert "odd.jsonl, line 1" in run("fair", "odd.jsonl").refused()
    assert "nowhere.jsonl" in run("fair", "nowhere.jsonl").refused()


# --- parts of those who played --------------------------------------------------------------------------


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """Of three, Ada and Cat gave their parts, Ben withheld his."""
    record = parse_record(shared_line(Config(3), (0, 2), (1,)))
    first = record.meta["fair"]["first"]
    record.meta["players"] = [("Ada", "Ben", "Cat")[(seat + first) % 3] for seat in range(3)]
    path = tmp_path / "shared.jsonl"
    path.write_bytes(record.to_json())
    return path


def test_whose_parts_are_in_a_shuffle_and_who_withheld(run: Run, shared: Path) -> None:
    done = run("fair", "shared.jsonl")
    assert done.status == 0, "to withhold is named, and no fault of the shuffle"
    assert done.out.splitlines()[0] == (
        f"shared.jsonl, line 1: fair, commitment {commitments(shared)[0]}, "
        "with the parts of Ada, Cat, not given in time: Ben"
    )


def test_ones_own_part(run: Run, shared: Path) -> None:
    assert run("fair", "shared.jsonl", "--nonce", nonce_of(0).upper()).status == 0
    withheld = run("fair", "shared.jsonl", "--nonce", nonce_of(1))
    assert withheld.status == 1
    assert "your part is not in this shuffle: the record says that it was not given in time" in withheld.out
    missing = run("fair", "shared.jsonl", "--nonce", nonce_of(9))
    assert missing.out.splitlines()[0] == "shared.jsonl, line 1: your part is not in this shuffle"
    assert "--nonce" in run("fair", "shared.jsonl", "--nonce", "7").err


def test_lies_about_parts_are_named(run: Run, shared: Path) -> None:
    true = shared.read_text()
    shared.write_text(true.replace(nonce_of(2), nonce_of(9)))
    assert "the part of Cat is not the promised one" in run("fair", "shared.jsonl").out
    repeated = true.replace(nonce_of(2), nonce_of(0))
    shared.write_text(repeated.replace(commitment_of(nonce_of(2)), commitment_of(nonce_of(0))))
    assert "the part of Cat is somebody else's" in run("fair", "shared.jsonl").out
    shared.write_text(true.replace(secret_of(1), secret_of(9)))
    assert "meta.fair.commitment is" in run("fair", "shared.jsonl").out
