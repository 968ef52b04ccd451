"""One way to bring about each refusal, real ones: what a person would have to type."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import msgspec

from happycity.bots import bot
from happycity.rules import (
    Config,
    Game,
    Record,
    Refusal,
    difference,
    parse_record,
    read_records,
    record_of,
)
from happycity.rules.record import LONGEST_LINE, RebuildPart

BUY = "hc1 visible=museum,zoo,school"
GROZILLA = f"{BUY} grozilla=yes"
TEN = "happy_market.blue,museum,zoo,school,house,library,park,florist,bank,igloo"
DESTROY = (
    f"{GROZILLA} phase=destroy 0.monsters=grozilla,catzilla 0.city=happy_market.white,library!poulpzilla,bank"
)
GIVE = f"{GROZILLA} players=3 phase=give 0.monsters=corgzilla"

MOVES = {
    "too-poor": (f"{BUY} 0.coins=2", "buy museum"),
    "name-owned": (f"{BUY} 0.city=happy_market.white,museum", "buy museum"),
    "not-visible": (BUY, "buy library"),
    "pile-empty": (f"{BUY} dwellings=0,1,1", "buy house"),
    "too-many-tokens": (f"{GROZILLA} 0.tokens=blue,blue", "buy house with blue blue"),
    "tokens-missing": (GROZILLA, "buy museum with blue"),
    "wrong-phase": (BUY, "keep"),
    "place-empty": (DESTROY, "destroy 9"),
    "place-destroyed": (DESTROY, "destroy 2"),
    "no-such-seat": (GIVE, "give 4"),
    "own-seat": (GIVE, "give 0"),
    "unknown-move": (BUY, "fly away"),
    "unknown-colour": (BUY, "market pink"),
    "unknown-card": (BUY, "buy musem"),
    "unknown-number": (BUY, "draw 9"),
    "tokens-out-of-order": (BUY, "buy museum with blue yellow"),
    "incomplete-move": (BUY, "buy"),
}
POSITIONS = {
    "not-a-position": "chess",
    "bad-word": "hc1 players",
    "unknown-key": f"{BUY} weather=fine",
    "unknown-value": "hc1 phase=tea",
    "wrong-count": f"{BUY} dwellings=1,1",
    "not-a-number": "hc1 players=nine",
    "too-many-cards": "hc1 visible=museum,zoo,school,bank",
    "card-not-here": "hc1 visible=maze",
    "wrong-copies": f"{BUY} deck1=school",
    "too-many-tokens-at-place": f"{GROZILLA} 0.tokens=blue bank=3,3,3,3,3",
    "impossible-position": "hc1",
}
CONFIGS = {
    "bad-players": {"players": 9},
    "bad-specials": {"specials": "chess"},
    "bad-grozilla": {"grozilla": "maybe"},
    "bad-scoring": {"scoring": "golf"},
}
SPECIAL = f"{BUY} specials=expert phase=special table=statue_of_liberty,castle 1.city=happy_market.green"
BLUE = "happy_market.blue,library,park"
COPY = (
    f"{BUY} specials=expert phase=copy 1.city=happy_market.green "
    "0.city=happy_market.blue,sphinx,museum,zoo,house,library,park,florist,bank,igloo"
)


@cache
def finished(seed: int = 1) -> Game:
    """A family game played at random; without dwellings, so that decks run out sooner and are rebuilt."""
    rng, game = random.Random(seed), Game.new(Config(5), seed=seed)
    while not game.is_over:
        moves = [move for move in game.legal_moves if move.card not in game.dwellings]
        game, _ = game.play(rng.choice(moves))
    return game


def records() -> dict[str, Callable[[Path], object]]:
    return {
        "game-not-over": lambda _: record_of(Game.new(seed=1)),
        "no-setup": lambda _: record_of(Game.from_text(finished().text)),
        "not-a-record": lambda _: parse_record(b'{"a"\n:'),
        "foreign-format": lambda _: parse_record(changed(format="chess/1").to_json()),
        "unused-chance": lambda _: difference(changed(chance=[*record().chance, RebuildPart(1, [])])),
        "missing-chance": lambda _: difference(changed(chance=[])),
        "wrong-chance": lambda _: difference(changed(chance=[RebuildPart(7, []), *record().chance])),
        "nothing-rebuilt": lambda _: Game.new(seed=1).play("draw 1", order=["school"]),
        "wrong-number-of-decks": lambda _: difference(resetup(decks=[])),
        "wrong-number-of-specials": lambda _: difference(resetup(specials=[])),
    }


def record() -> Record:
    return record_of(next(game for game in map(finished, range(1, 20)) if any(game.chance)))


def changed(**fields: object) -> Record:
    return msgspec.structs.replace(record(), **fields)


def resetup(**fields: object) -> Record:
    return changed(setup=msgspec.structs.replace(record().setup, **fields))


def broken_file(folder: Path) -> None:
    """A good record, a blank line, and something else."""
    path = folder / "games.jsonl"
    path.write_bytes(record().to_json() + b"\n\n{}\n")
    list(read_records(path))


def long_line(folder: Path) -> object:
    path = folder / "long.jsonl"
    with path.open("wb") as file:
        file.truncate(LONGEST_LINE + 1)  # a hole: takes no room on the disk
    return list(read_records(path))


def market_taken(_: Path) -> object:
    game, _events = Game.new(Config(3, "expert"), seed=1).play("market blue")
    return game.play("market blue")


def all_ways() -> Iterator[tuple[str, Callable[[Path], object]]]:
    for code, (position, move) in MOVES.items():
        yield code, lambda _, p=position, m=move: Game.from_text(p).play(m)  # type: ignore[misc]
    for code, position in POSITIONS.items():
        yield code, lambda _, p=position: Game.from_text(p)  # type: ignore[misc]
    for code, options in CONFIGS.items():
        yield code, lambda _, o=options: Config(**o)  # type: ignore[misc]
    yield from records().items()
    yield "market-taken", market_taken
    yield "deck-empty", lambda _: Game.new(seed=1).play("draw 4")
    yield "game-over", lambda _: finished().play("coin")
    yield "not-on-table", lambda _: Game.from_text(f"{SPECIAL} 0.city={BLUE}").play("take louvre")
    yield "condition-unmet", lambda _: Game.from_text(f"{SPECIAL} 0.city={BLUE}").play("take castle")
    yield "city-full", lambda _: Game.from_text(f"{SPECIAL} 0.city={TEN}").play("take castle")
    yield "nothing-to-copy", lambda _: Game.from_text(COPY).play("copy 1")
    yield "line-too-long", long_line
    yield "unknown-bot", lambda _: bot("hal", 1)


def refusal_of(way: Callable[[Path], object], folder: Path) -> Refusal:
    try:
        way(folder)
    except Refusal as refusal:
        return refusal
    raise AssertionError("nothing was refused")
