"""One way to bring about each refusal, real ones: what a person would have to type."""

import os
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from sqlalchemy import Connection, create_engine

from happycity.arena.cluster import check_address
from happycity.arena.extras import check_installed
from happycity.arena.journal import Journal, header_of
from happycity.arena.lineups import Tournament
from happycity.arena.parallel import in_order
from happycity.benchmark.agents import check_agent
from happycity.benchmark.suite import Plan
from happycity.bots import Reason, bot
from happycity.bots.asking import ask
from happycity.bots.command import Command, CommandBot, check_command
from happycity.bots.mind import Thinker
from happycity.bots.random import RandomBot
from happycity.kernel.layout import COIN
from happycity.kernel.search.thinking import Thinking
from happycity.kernel.targets.driver import NoCard
from happycity.rl import VectorEnv, vector
from happycity.rl.refusing import check_opponents
from happycity.rl.single import SingleGame
from happycity.rules import (
    Config,
    Game,
    Move,
    Record,
    Refusal,
    View,
    difference,
    parse_record,
    read_records,
    record_of,
)
from happycity.rules.fairness import check_fair
from happycity.rules.legality import action_of
from happycity.rules.record import LONGEST_LINE, RebuildPart
from happycity.rules.stamp import FIRST, Stamp
from happycity.server.store import history
from happycity.server.store.schema import metadata
from happycity.testing.questions import reason_of
from happycity.train.broken_card import giving_up_told
from happycity.train.recipe import read_recipe
from tests.texts import refused_at_a_seat, refused_by_server
from tests.texts.refused_data import data_ways
from tests.texts.refused_people import people_ways
from tests.texts.refused_running import running_ways

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
        "newer-rules": lambda _: difference(changed(stamp=Stamp(2, FIRST.cards))),
        "other-cards": lambda _: difference(changed(stamp=Stamp(1, "0" * 16))),
        "bad-stamp": lambda _: difference(changed(stamp=Stamp(0, FIRST.cards))),
        "unused-chance": lambda _: difference(changed(chance=[*record().chance, RebuildPart(1, [])])),
        "missing-chance": lambda _: difference(changed(chance=[])),
        "wrong-chance": lambda _: difference(changed(chance=[RebuildPart(7, []), *record().chance])),
        "not-committed": lambda _: check_fair(record()),
        "bad-commitment": lambda _: check_fair(changed(meta={"fair": {"commitment": "07", "secret": "07"}})),
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


def another_special(_: Path) -> object:
    """Nobody is asked again who took one, but a screen says why the others are not for them."""
    words = f"table=castle,louvre 0.city={BLUE},airport 1.city=happy_market.green"
    table = Game.from_text(f"{BUY} specials=expert {words}").choosing(0)
    return action_of(table, Move("take", "castle"))


def foreign_journal(folder: Path, content: bytes) -> object:
    path = folder / "foreign.jsonl"
    path.write_bytes(content)
    return Journal(path, Tournament(Config(), ("random",), "1"))


def journal_in_use(folder: Path) -> object:
    arena = Tournament(Config(), ("random",), "1")
    with Journal(folder / "used.jsonl", arena):
        return Journal(folder / "used.jsonl", arena)


def other_journal(folder: Path) -> object:
    header = msgspec.json.encode(header_of(Tournament(Config(), ("greedy",), "1")))
    return foreign_journal(folder, header + b"\n")


def damaged_weights(file: Path) -> None:
    file.write_bytes(b"not weights")
    bot(f"policy@{file}", 1)


def card_that_gives_up(checkpoint: Path) -> None:
    with giving_up_told(checkpoint):
        raise NoCard("The card refused cuMemcpyDtoH_v2: an illegal memory access was encountered.")


def old_weights(file: Path) -> None:
    np.savez(file, version=np.array(0), digest=np.array(""), weights=np.zeros(1, np.float16))
    bot(f"mind@{file}:20", 1)


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
    yield "special-taken", another_special
    yield "nothing-to-copy", lambda _: Game.from_text(COPY).play("copy 1")
    yield "line-too-long", long_line
    yield "unknown-bot", lambda _: bot("hal", 1)
    yield "bad-budget", lambda _: bot("search:5 minutes", 1)
    yield "no-budget", lambda _: bot("greedy:5", 1)
    yield "no-weights", lambda folder: bot(f"policy@{folder / 'none.npz'}", 1)
    yield "damaged-weights", lambda folder: damaged_weights(folder / "damaged.npz")
    yield "other-weights", lambda folder: old_weights(folder / "old.npz")
    yield "bad-agent", lambda folder: check_agent(f"{folder / 'none.py'}:choose")
    yield "not-in-suite", lambda _: Plan.of("small", opponents=["hal"])
    yield "unseeded", lambda _: Thinker(10).think(Thinking.SEARCH, 1)
    yield "bad-recipe", lambda folder: read_recipe(folder / "recipe.toml")
    yield "card-failed", lambda folder: card_that_gives_up(folder / "checkpoint.pt")
    yield "worker-lost", lambda _: list(in_order(os._exit, [1, 1], 2))
    yield "not-a-journal", lambda folder: foreign_journal(folder, b"{}\n")
    yield "other-options", other_journal
    yield "journal-in-use", journal_in_use
    yield "missing-extra", lambda _: check_installed(("no_such_library",), "report")
    yield "no-cluster", lambda _: check_address("127.0.0.1:1")
    yield from bot_faults().items()
    yield from refused_by_server.all_ways()
    yield "unknown-game", lambda _: from_history(history.finished_table)
    yield "unknown-player", lambda _: from_history(partial(history.statistics, now=0.0))
    yield from people_ways().items()
    yield from running_ways().items()
    yield from data_ways().items()
    yield from environments().items()
    yield from refused_at_a_seat.all_ways()


def environments() -> dict[str, Callable[[Path], object]]:
    """What a learning program can do wrong."""
    return {
        "masked-action": lambda _: dealt(2).step([COIN, COIN]),
        "bad-actions": lambda _: dealt(2).step([[1.5]]),
        "episode-over": lambda _: played_out().step(COIN),
        "not-reset": lambda _: vector(2).sample(),
        "bad-seed": lambda _: vector(2).reset(seed=-1),
        "bad-option": lambda _: vector(0),
        "bad-opponents": lambda _: check_opponents(["greedy", "builder"], 2),
    }


def dealt(n: int) -> VectorEnv:
    env = vector(n)
    env.reset(seed=1)
    return env


def played_out() -> SingleGame:
    game = SingleGame(Config(), skip_forced=True, shaping=0.0)
    game.deal(1)
    while not game.ending:
        game.step(int(game.mask.argmax()))
    return game


GREETING = """input(); print('{"type": "ready", "name": "x"}', flush=True); input(); """


def bot_faults() -> dict[str, Callable[[Path], object]]:
    """What a bot can do wrong; each is a program of one line."""
    return {
        "bad-command": lambda _: check_command("cmd@soon:python"),
        "bot-missing": lambda _: check_command("cmd:no-such-program-here --fast"),
        "bot-illegal": lambda _: fault_of(GREETING + """print('{"id": 1, "move": "coin"}')"""),
        "bot-nonsense": lambda _: fault_of(GREETING + "print('checkmate')"),
        "bot-crashed": lambda _: fault_of("import sys; sys.exit('out of ideas')"),
        "bot-crashed-quietly": lambda _: fault_of("import sys; sys.exit(3)"),
        "bot-silent": lambda _: fault_of(GREETING + "import time; time.sleep(60)", limit=200),
        "bot-given-up": lambda _: fault_of("import sys; sys.exit(3)", questions=4),
        "bot-raised": lambda _: reason_of(Dumb(Random(1)), Game.new(seed=1).view(0), 0),
    }


class Dumb(RandomBot):
    def why(self, view: View, action: int) -> Reason:
        raise NotImplementedError("no words")


def fault_of(program: str, questions: int = 1, limit: int = 5_000) -> None:
    words = (sys.executable, "-S", "-c", program)
    asked, view = CommandBot("cmd:python my_bot.py", Command(words, limit), 1), Game.new(seed=1).view(0)
    answers = [ask(asked, view) for _ in range(questions)]
    asked.close()
    if fault := answers[-1].fault:
        raise fault


def from_history(query: Callable[[Connection, str], object]) -> object:
    """A database in which nobody has played yet."""
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        return query(connection, "nowhere")


def refusal_of(way: Callable[[Path], object], folder: Path) -> Refusal:
    try:
        way(folder)
    except Refusal as refusal:
        return refusal
    raise AssertionError("nothing was refused")
