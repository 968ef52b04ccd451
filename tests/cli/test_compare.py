"""`happycity compare`."""

import json

import pytest

from tests.cli.conftest import Run

QUICK = "--players", "2", "--specials", "family", "--processes", "1"


def test_a_better_bot_is_told_and_exits_with_0(run: Run) -> None:
    done = run("compare", "greedy", "random", *QUICK)
    assert done.status == 0
    assert "greedy is better than random" in done.out
    assert "2 players, family" in done.out


def test_one_that_is_not_better_exits_with_1(run: Run) -> None:
    done = run("compare", "random", "greedy", *QUICK, "--json")
    told = json.loads(done.out)
    assert (done.status, told["verdict"]) == (1, "not-better")
    assert told["kinds"] == [
        {
            "players": 2,
            "specials": "family",
            "share": pytest.approx(0, abs=0.2),
            "deals": told["kinds"][0]["deals"],
        }
    ]


def test_too_few_deals_leave_it_open(run: Run) -> None:
    done = run("compare", "greedy", "random", *QUICK, "--deals", "4")
    assert (done.status, "Not decided" in done.out) == (1, True)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("greedy", "greedy"), "the same bot twice"),
        (("greedy", "nobody"), "nobody"),
        (("policy@nowhere.npz", "policy"), "nowhere.npz"),
        (("greedy", "random", "--players", "7"), "7"),
        (("greedy", "random", "--specials", "odd"), "odd"),
        (("greedy,random", "builder"), "greedy,random"),
    ],
)
def test_bad_input_is_refused_by_name(run: Run, words: tuple[str, ...], said: str) -> None:
    done = run("compare", *words)
    assert done.status == 2
    assert said in done.err
    assert "Traceback" not in done.err
