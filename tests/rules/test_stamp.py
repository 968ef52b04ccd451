"""The past does not move: games are stamped, old ones go on under their rules, unknown ones are refused."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from happycity.rules import Config, Game, Record, Refusal, difference, parse_record, record_of
from happycity.rules.card_set import set_under, standard_set
from happycity.rules.cards import Card, load, standard
from happycity.rules.fairness import check_fair
from happycity.rules.stamp import FIRST, RULES_NUMBER, Stamp, cards_digest, check_stamp

OLD = Path(__file__).parents[1] / "games" / "2-family.jsonl"
"""Recorded before there were stamps."""

PLANTED = """
import sys
from happycity.kernel import turn
from happycity.kernel.layout import Happening
from happycity.rules import Config, Game, card_set
from happycity.rules.stamp import FIRST

def pass_for_two(s, t, w):
    coins = 2 if t.rules >= 2 else 1
    s.coins[s.seat] += coins
    turn.note(w, Happening.PASSED, s.seat, coins, 0, 0)
    return turn.TO_SPECIAL

turn._pass = pass_for_two
card_set.RULES_NUMBER = 2

def coins(game):
    while game.phase != "buy":
        game, _ = game.play(game.legal_moves[0])
    _, events = game.play("coin")
    return game.stamp.rules, events[0].facts["coins"]

print(coins(Game.new(Config(), seed=1)), coins(Game.new(Config(), seed=1, stamp=FIRST)))
"""


def finished() -> Game:
    game = Game.new(Config(), seed=1)
    while not game.is_over:
        game, _ = game.play(game.legal_moves[-1])
    return game


def stamped(record: Record, **parts: object) -> Record:
    return msgspec.structs.replace(record, stamp=msgspec.structs.replace(standard_set().stamp, **parts))


def test_records_are_stamped() -> None:
    record = parse_record(record_of(finished()).to_json())
    assert record.stamp == standard_set().stamp == Stamp(RULES_NUMBER, cards_digest(standard()))
    assert difference(record) is None


def test_records_from_before_are_of_the_first_rules_and_stay_as_they_were() -> None:
    line = OLD.read_bytes().splitlines()[0]
    record = parse_record(line)
    assert record.stamp is None
    assert record.played_under == FIRST
    assert difference(record) is None
    assert b"stamp" not in record.to_json()


def test_names_and_sources_do_not_count_facts_and_order_do() -> None:
    cards = list(standard())
    first = cards[0]

    def digest_with(card: Card) -> str:
        return cards_digest([card, *cards[1:]])

    assert digest_with(replace(first, names={}, reconstruction=("cost",))) == cards_digest(cards)
    assert cards_digest(cards[::-1]) != cards_digest(cards)
    for changed in (replace(first, cost=first.cost + 1), replace(first, copies=3), replace(first, id="x")):
        assert digest_with(changed) != cards_digest(cards)


def test_how_files_are_written_does_not_count(tmp_path: Path) -> None:
    folder = Path(__file__).parents[2] / "src" / "happycity" / "cards"
    for file in folder.glob("*.toml"):
        text = file.read_text("utf-8").replace(
            "\n", "  \n\n# a remark\n" if '"""' not in file.read_text() else "\n"
        )
        (tmp_path / file.name).write_text(text, "utf-8")
    assert cards_digest(load(tmp_path)) == cards_digest(standard())


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"rules": RULES_NUMBER + 1}, "newer-rules"),
        ({"rules": 10**30}, "newer-rules"),
        ({"cards": "0123456789abcdef"}, "other-cards"),
        ({"rules": 0}, "bad-stamp"),
        ({"rules": -1}, "bad-stamp"),
        ({"cards": ""}, "bad-stamp"),
        ({"cards": "DRAGONS"}, "bad-stamp"),
        ({"cards": "0123456789abcdef\n"}, "bad-stamp"),
    ],
)
def test_what_is_not_known_is_refused_by_name(parts: dict[str, object], code: str) -> None:
    record = stamped(record_of(finished(), {"fair": {"commitment": "0" * 64, "secret": "0" * 64}}), **parts)
    for check in (difference, check_fair):
        with pytest.raises(Refusal) as refused:
            check(record)
        assert refused.value.code == code
        assert refused.value.facts["found"] == str(next(iter(parts.values()))) or code != "other-cards"


def test_older_rules_are_known() -> None:
    newest = Stamp(RULES_NUMBER + 1, standard_set().stamp.cards)
    check_stamp(standard_set().stamp, newest)
    assert set_under(FIRST).stamp == FIRST


def test_a_rule_from_rules_2_on_leaves_older_games_alone() -> None:
    """Planted: who takes the coin gets two from rules 2 on.  Without compilation, so that it can be."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PLANTED], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "(2, 2) (1, 1)\n"
