"""Records: a whole game as one JSON object (see docs/notation.md); reading, writing and checking them."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from happycity.codes import Code
from happycity.rules.card_set import set_under
from happycity.rules.config import Config
from happycity.rules.game import Game
from happycity.rules.refusals import BadRecord, Refusal
from happycity.rules.setup import Setup
from happycity.rules.stamp import FIRST, Stamp
from happycity.rules.state import state_dict

FORMAT = "happycity/1"
LONGEST_LINE = 64 * 1024 * 1024  # bytes; a record with states of the longest sensible game has a few million


class ConfigPart(msgspec.Struct, forbid_unknown_fields=True):
    """`config` of a record."""

    players: int
    specials: str
    grozilla: bool
    scoring: str


class SetupPart(msgspec.Struct, forbid_unknown_fields=True):
    """`setup` of a record."""

    decks: list[list[str]]
    specials: list[str]
    box: list[str]


class RebuildPart(msgspec.Struct, forbid_unknown_fields=True):
    """One entry of `chance`."""

    reshuffle: int
    order: list[str]


class ResultPart(msgspec.Struct, forbid_unknown_fields=True):
    """`result` of a record."""

    points: list[int]
    coins: list[int]
    winners: list[int]
    hearts: list[int]
    inhabitants: list[int]
    rounds: int


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Set-up, chance and moves of a game: replaying them gives the result."""

    format: str
    config: ConfigPart
    setup: SetupPart
    chance: list[RebuildPart]
    moves: list[str]
    result: ResultPart
    stamp: Stamp | None = None
    """None: from before there were stamps."""
    meta: dict[str, Any] = {}
    states: list[dict[str, Any]] | None = None

    @property
    def played_under(self) -> Stamp:
        """Its rules and cards."""
        return self.stamp or FIRST

    def to_json(self) -> bytes:
        """One line, without the line feed."""
        return _encoder.encode(self)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Record)


# --- from a game ----------------------------------------------------------------------------------


def record_of(game: Game, meta: dict[str, Any] | None = None, states: bool = False) -> Record:
    """The record of a finished game."""
    if not game.is_over:
        raise BadRecord(Code.GAME_NOT_OVER, place=game.phase)
    if game.setup is None:
        raise BadRecord(Code.NO_SETUP, place="setup")
    record = Record(
        format=FORMAT,
        config=ConfigPart(**game.config.to_dict()),
        setup=SetupPart(**game.setup.to_dict()),
        chance=[RebuildPart(rebuild.deck, list(rebuild.order)) for rebuild in game.chance],
        moves=[str(move) for move in game.moves],
        result=result_of(game),
        stamp=game.stamp,
        meta=meta or {},
    )
    if states:
        record.states = [state_dict(position) for position in replay(record)]
    return record


def result_of(game: Game) -> ResultPart:
    """The `result` object of a finished game."""
    return ResultPart(
        points=[city.points for city in game.cities],
        coins=[city.coins for city in game.cities],
        winners=list(game.leaders),
        hearts=[city.hearts for city in game.cities],
        inhabitants=[city.inhabitants for city in game.cities],
        rounds=game.round,
    )


# --- from a file ----------------------------------------------------------------------------------


def parse_record(line: bytes | str) -> Record:
    """Read one JSON object; refuses what is not a record of this format."""
    try:
        record = _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRecord(Code.NOT_A_RECORD, reason=str(error)) from error
    if record.format != FORMAT:
        raise BadRecord(Code.FOREIGN_FORMAT, place="format", found=record.format[:60], known=[FORMAT])
    return record


def read_records(path: Path) -> Iterator[tuple[int, Record]]:
    """Line number and record of every line of a `.jsonl` file; blank lines are skipped."""
    with path.open("rb") as file:
        for number in count(1):
            line = file.readline(LONGEST_LINE + 1)
            if not line:
                return
            if line.strip():
                yield number, _parsed(line, path, number)


def _parsed(line: bytes, path: Path, number: int) -> Record:
    try:
        if len(line) > LONGEST_LINE:
            raise BadRecord(Code.LINE_TOO_LONG, known=LONGEST_LINE)
        return parse_record(line)
    except Refusal as refusal:
        refusal.facts.update(file=path.name, line=number)
        raise


# --- replaying ------------------------------------------------------------------------------------


def first_position(record: Record) -> Game:
    """The game before its first move; refused if this program does not know its rules or cards."""
    set_under(record.played_under)  # before anything else is looked at: other rules may have other options
    config = Config(**msgspec.structs.asdict(record.config))
    setup = Setup(
        decks=tuple(tuple(deck) for deck in record.setup.decks),
        specials=tuple(record.setup.specials),
        box=tuple(record.setup.box),
    )
    return Game.from_setup(config, setup, stamp=record.played_under)


def replay(record: Record) -> Iterator[Game]:
    """Every position of a record, the first and the last included; refuses at the first illegal move."""
    game = first_position(record)
    rebuilds = iter(record.chance)
    yield game
    for number, move in enumerate(record.moves, 1):
        try:
            game = _play_recorded(game, move, rebuilds)
        except Refusal as refusal:
            refusal.facts["move_number"] = number
            raise
        yield game
    if next(rebuilds, None) is not None:
        raise BadRecord(Code.UNUSED_CHANCE, place="chance", found=len(record.chance))


def _play_recorded(game: Game, move: str, rebuilds: Iterator[RebuildPart]) -> Game:
    after, _ = game.play(move)
    rebuilt = after.steps[-1].rebuild
    if rebuilt is None:
        return after
    chance = next(rebuilds, None)
    if chance is None:
        raise BadRecord(Code.MISSING_CHANCE, place="chance", deck=rebuilt.deck)
    if chance.reshuffle != rebuilt.deck:
        raise BadRecord(Code.WRONG_CHANCE, place="chance", found=chance.reshuffle, known=rebuilt.deck)
    return game.play(move, order=chance.order)[0]


# --- checking -------------------------------------------------------------------------------------


class Difference(msgspec.Struct, frozen=True):
    """Where a record says something else than the replay."""

    place: str
    recorded: Any
    replayed: Any


def difference(record: Record) -> Difference | None:
    """Replay a record; the first difference in states or result, None if there is none.

    Refuses (with the number of the move) a record that cannot be replayed at all.
    """
    last, states = None, record.states
    for index, game in enumerate(replay(record)):
        last = game
        if states is not None:
            recorded = states[index] if index < len(states) else None
            if found := _state_difference(recorded, state_dict(game), index):
                return found
    if last is None or not last.is_over:
        return Difference("moves", len(record.moves), "unfinished game")
    if states is not None and len(states) != len(record.moves) + 1:
        return Difference("states", len(states), len(record.moves) + 1)
    return result_difference(record, last)


def _state_difference(
    recorded: dict[str, Any] | None, replayed: dict[str, Any], index: int
) -> Difference | None:
    if recorded is None:
        return Difference(f"states[{index}]", None, "a state")
    return first_difference(recorded, replayed, f"states[{index}]")


def first_difference(recorded: Any, replayed: Any, place: str) -> Difference | None:
    """The deepest place at which two pieces of plain data part."""
    if isinstance(recorded, dict) and isinstance(replayed, dict):
        for key in sorted(recorded.keys() | replayed.keys()):
            if found := first_difference(recorded.get(key), replayed.get(key), f"{place}.{key}"):
                return found
        return None
    if isinstance(recorded, list) and isinstance(replayed, list) and len(recorded) == len(replayed):
        for i, (a, b) in enumerate(zip(recorded, replayed, strict=True)):
            if found := first_difference(a, b, f"{place}[{i}]"):
                return found
        return None
    same = recorded == replayed and isinstance(recorded, bool) == isinstance(replayed, bool)
    return None if same else Difference(place, recorded, replayed)


def result_difference(record: Record, end: Game) -> Difference | None:
    """Where the result that is written differs from that of the game its moves lead to."""
    recorded, replayed = (msgspec.structs.asdict(result) for result in (record.result, result_of(end)))
    return first_difference(recorded, replayed, "result")


def record_differs(found: Difference) -> BadRecord:
    """A record that tells something else than what its moves, or its secret, lead to."""
    recorded, replayed = (str(value)[:60] for value in (found.recorded, found.replayed))
    return BadRecord(Code.RECORD_DIFFERS, place=found.place[:60], found=recorded, known=replayed)
