"""A record that somebody brings along is refused by a browser as by the server: the same code and facts."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.record import parse_record, record_of
from happycity.rules.refusals import Refusal
from happycity.server.game.replays import record_replay
from tests.local.games import NOT_COMPARED
from tests.twins import done_alike

SMALL, LARGE = Config(2), Config(3, "expert", True, "sum")
ODD: tuple[Any, ...] = (None, True, -1, 2.5, "x", [], {}, ["x"], [[]], {"x": 1})
"""What may stand where something else should."""


@pytest.mark.full
def test_records_are_refused_alike(tmp_path: Path) -> None:
    cases = [{"record": record, "refused": refused(record)} for record in records()]
    codes = {case["refused"][0] for case in cases if case["refused"]}
    assert codes >= {"not-a-record", "foreign-format", "bad-players", "wrong-copies", "card-not-here"}
    assert codes >= {"wrong-number-of-decks", "wrong-number-of-specials", "game-not-over", "record-differs"}
    assert codes >= {"newer-rules", "other-cards", "bad-stamp"}
    assert codes >= {"wrong-phase", "incomplete-move", "missing-chance", "wrong-chance", "unused-chance"}
    assert any(case["refused"] is None for case in cases)
    done_alike("records", cases, tmp_path)


def refused(record: Any) -> tuple[str, dict[str, Any]] | None:
    """Code and facts with which the server refuses a record; None if it does not."""
    try:
        record_replay(parse_record(json.dumps(record)))
    except Refusal as refusal:
        known = NOT_COMPARED if "move" in refusal.facts else ()
        return refusal.code, {name: fact for name, fact in refusal.facts.items() if name not in known}
    return None


def records() -> Iterator[Any]:
    """Records of games, and what people, programs and broken files make of them."""
    yield from ODD
    yield from _with_odd_parts(msgspec.to_builtins(long_record(SMALL)))
    for config in (SMALL, LARGE):
        whole = msgspec.to_builtins(long_record(config))
        yield whole
        yield from _with_other_chance(whole)
        for number in (0, 5, len(whole["moves"]) - 1):
            for move in ("draw 1", "coin", "draw", "keep", "fly", "buy zoo with blue blue blue blue"):
                yield _changed(whole, ["moves", number], move)
        yield {**whole, "moves": whole["moves"] * 40}
        yield {name: part for name, part in whole.items() if name != "stamp"}
        yield _changed(whole, ["stamp", "cards"], "0" * 16)


def _with_odd_parts(whole: Any) -> Iterator[Any]:
    """Every part of a record is replaced, left out, and has company that it should not have."""
    for path in _paths(whole):
        for odd in ODD:
            yield _changed(whole, path, odd)
        part = _at(whole, path)
        if isinstance(part, dict):
            yield from (_changed(whole, path, {k: v for k, v in part.items() if k != key}) for key in part)
            yield _changed(whole, path, {**part, "dragons": 7})
        if isinstance(part, list):
            yield _changed(whole, path, part[1:])
            yield _changed(whole, path, part + part[:1])
            yield _changed(whole, path, part[::-1])
        if isinstance(part, int) and not isinstance(part, bool):
            yield _changed(whole, path, part + 1)


def _with_other_chance(whole: Any) -> Iterator[Any]:
    (first, *rest) = whole["chance"]
    yield {**whole, "chance": rest}
    yield {**whole, "chance": [{**first, "reshuffle": first["reshuffle"] % 3 + 1}, *rest]}
    yield {**whole, "chance": [{**first, "order": first["order"][::-1]}, *rest]}
    yield {**whole, "chance": [*whole["chance"], first]}


def _paths(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """To every part; of a list only to the first, and nowhere in `meta`, which holds what it likes."""
    if path:
        yield path
    if isinstance(part, dict) and path != ("meta",):
        for key, value in part.items():
            yield from _paths(value, (*path, key))
    if isinstance(part, list) and part:
        yield from _paths(part[0], (*path, 0))


def _at(whole: Any, path: Any) -> Any:
    for key in path:
        whole = whole[key]
    return whole


def _changed(whole: Any, path: Any, part: Any) -> Any:
    changed = deepcopy(whole)
    _at(changed, path[:-1])[path[-1]] = part
    return changed


@cache
def long_record(config: Config) -> Any:
    """Of a game in which decks are rebuilt: all draw from the first, and buy nothing for a while."""
    rng, game = Random("long"), Game.new(config, seed="long")
    while not game.is_over:
        moves = [str(move) for move in game.legal_moves]
        liked = ("discard", "draw 1", "coin") if game.round < 25 else ("buy", "draw")
        game, _ = game.play(rng.choice([move for move in moves if move.startswith(liked)] or moves))
    return record_of(game, meta={"players": ["A", "B"]})
