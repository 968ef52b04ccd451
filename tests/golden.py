"""The maker of the golden records in tests/games: seeded games that together show everything the game can do.

    python -m tests.golden                 search, choose few and small games, write tests/games/*.jsonl

A record carries its set-up and its chance, so it stays valid whatever the kernel does with random numbers.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import fsum
from pathlib import Path
from typing import Any

import msgspec

from happycity.rules import Game, Move, record_of
from happycity.rules.cards import Card, Kind, standard
from tests.parity import CELLS, config_of

FOLDER = Path(__file__).parent / "games"
MOST_BYTES = 2_000_000  # of all files together
PHASES = ("market", "discard", "refill", "buy", "special", "destroy", "give", "copy", "over")
ENDS = (
    "by points",
    "by coins",
    "shared",
    "Sphinx copies",
    "Sphinx refuses",
    "tenth card bought",
    "tenth card taken",
    "several cities complete in one round",
)

Plain = Mapping[str, Any]


# --- what a record shows --------------------------------------------------------------------------


def wanted() -> frozenset[str]:
    """Everything that the golden records have to show between them."""
    cards = {kind: [card.id for card in standard().of_kind(kind)] for kind in Kind}
    bought = cards[Kind.BUILDING] + cards[Kind.MULTICOLOURED] + cards[Kind.DWELLING]
    return frozenset(
        [
            *(f"bought: {card}" for card in bought),
            *(f"taken: {card}" for card in cards[Kind.FAMILY] + cards[Kind.EXPERT]),
            *(f"in front: {monster}" for monster in cards[Kind.MONSTER]),
            *(f"on a destroyed card: {monster}" for monster in cards[Kind.MONSTER]),
            *(f"phase: {phase}" for phase in PHASES),
            *(f"end: {end}" for end in ENDS),
            *(f"rebuilt: deck {deck}" for deck in (1, 2, 3)),
            *(f"players: {players}" for players, _, _ in CELLS),
            *(f"game: {specials}{' grozilla' * grozilla}" for _, specials, grozilla in CELLS),
            *(f"scoring: {scoring}" for scoring in ("product", "sum")),
            "paid: one token",
            "paid: several tokens",
        ]
    )


def shown(record: Plain) -> set[str]:
    """What one record (plain data, with states) shows, read from its words alone."""
    config = record["config"]
    return {
        f"players: {config['players']}",
        f"game: {config['specials']}{' grozilla' * config['grozilla']}",
        f"scoring: {config['scoring']}",
        *(f"rebuilt: deck {chance['reshuffle']}" for chance in record["chance"]),
        *_shown_by_moves(record["moves"]),
        *_shown_by_states(record["states"]),
        *(f"end: {end}" for end in _ends(record)),
    }


def _shown_by_moves(moves: Sequence[str]) -> Iterator[str]:
    for move in moves:
        word, *rest = move.split()
        if word == "buy":
            yield f"bought: {rest[0]}"
        if word == "take":
            yield f"taken: {rest[0]}"
        if "with" in rest:
            yield f"paid: {'one token' if len(rest) == 3 else 'several tokens'}"


def _shown_by_states(states: Sequence[Plain]) -> Iterator[str]:
    for state in states:
        yield f"phase: {state['phase']}"
        for player in state["players"]:
            yield from (f"in front: {monster}" for monster in player.get("monsters", ()))
            yield from (f"on a destroyed card: {monster}" for monster in player.get("destroyed", {}).values())


def _ends(record: Plain) -> Iterator[str]:
    result = record["result"]
    first = [seat for seat, points in enumerate(result["points"]) if points == max(result["points"])]
    if len(result["winners"]) > 1:
        yield "shared"
    else:
        yield "by coins" if len(first) > 1 else "by points"
    if record["moves"][-1].startswith("copy"):
        yield "Sphinx copies"
    if record["moves"][-1] == "refuse":
        yield "Sphinx refuses"
    completed = list(_completions(record))
    yield from (f"tenth card {word}" for word in completed)
    if len(completed) > 1:
        yield "several cities complete in one round"  # R7.1: all in the last one


def _completions(record: Plain) -> Iterator[str]:
    """How each full city got its tenth card."""
    sizes = [[len(player["city"]) for player in state["players"]] for state in record["states"]]
    for move, before, after in zip(record["moves"], sizes, sizes[1:], strict=False):
        for was, now in zip(before, after, strict=True):
            if was < now == 10:
                yield "taken" if move.startswith("take") else "bought"


# --- playing ----------------------------------------------------------------------------------------


class Collector:
    """A player of all seats who wants to see things: a deck run dry, a special building for every seat."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._deck = rng.choice((1, 2, 3, 4, 4, 4))
        self._goals: dict[int, str] = {}

    def choose(self, game: Game) -> Move:
        moves = game.legal_moves
        tempting = [move for move in moves if self._tempts(game, move)]
        return self._rng.choice(tempting if tempting and self._rng.random() < 0.85 else moves)

    def _tempts(self, game: Game, move: Move) -> bool:
        if move.word == "draw":
            return move.number == self._deck
        if move.word == "discard":
            return standard()[move.card].deck == self._deck
        if move.word == "take":
            return True
        if move.word == "destroy":
            return move.number > 1
        return move.word == "buy" and self._helps(game, move)

    def _helps(self, game: Game, move: Move) -> bool:
        """Whether a purchase brings a seat nearer to its goal; anything does once that is reached or gone."""
        seat = game.turn
        if game.specials and self._goals.get(seat) not in (*game.specials, *game.cities[seat].cards):
            self._goals[seat] = self._rng.choice(game.specials)
        goal = self._goals.get(seat)
        if goal is None or game.cities[seat].special:
            return True
        condition, cards = standard()[goal].condition, game.cities[seat].cards
        held = [colour for card in cards for colour in _colours(standard()[card], game.cities[seat].market)]
        return any(held.count(c) < condition.get(c, 0) for c in standard()[move.card].colours)


def _colours(card: Card, market: str | None) -> tuple[str, ...]:
    return (market or "",) if card.kind is Kind.MARKET else tuple(card.colours)


def collected_game(cell: tuple[int, str, bool], seed: int) -> Game:
    """A whole game of the collector; only the seed decides."""
    rng = random.Random(f"golden {cell} {seed}")
    game, collector = Game.new(config_of(cell, seed), f"golden {seed}"), Collector(rng)
    while not game.is_over:
        game, _ = game.play(collector.choose(game))
    return game


# --- choosing and writing -----------------------------------------------------------------------------


class Find(msgspec.Struct):
    """A game of the search: where it is, how large its record is and what it shows."""

    cell: tuple[int, str, bool]
    seed: int
    size: int
    shows: set[str]


def record_bytes(cell: tuple[int, str, bool], seed: int) -> bytes:
    game = collected_game(cell, seed)
    return record_of(game, meta={"maker": "tests.golden", "seed": seed}, states=True).to_json()


def find(task: tuple[tuple[int, str, bool], int]) -> Find:
    line = record_bytes(*task)
    return Find(*task, len(line), shown(msgspec.json.decode(line)))


def chosen(finds: Sequence[Find], goal: frozenset[str], tries: int = 200) -> list[Find]:
    """Few bytes that show everything: the best of many greedy covers, each with its own eye for rarity."""
    useful = [Find(one.cell, one.seed, one.size, one.shows & goal) for one in finds]
    rarity = {thing: 1 / count for thing, count in Counter(t for one in useful for t in one.shows).items()}
    covers = [_cover(useful, rarity, random.Random(seed)) for seed in range(tries)]
    return min(covers, key=lambda cover: sum(one.size for one in cover))


def _cover(pool: Sequence[Find], rarity: Mapping[str, float], rng: random.Random) -> list[Find]:
    """Always the game with the most, weighed by rarity and whim, per byte; then without the superfluous."""
    power = rng.uniform(0.2, 1.2)
    weight = {thing: rare**power * rng.uniform(0.5, 1.5) for thing, rare in sorted(rarity.items())}
    missing, cover = set(rarity), list[Find]()
    while missing:
        best = max(pool, key=lambda one: fsum(weight[thing] for thing in one.shows & missing) / one.size)
        cover.append(best)
        missing -= best.shows
    for one in sorted(cover, key=lambda one: -one.size):
        rest = [other for other in cover if other is not one]
        if shown_by(rest) == shown_by(cover):
            cover = rest
    return cover


def shown_by(finds: Iterable[Find]) -> set[str]:
    return set().union(*(one.shows for one in finds))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=250, help="games per cell to choose from")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    tasks = [(cell, seed) for seed in range(options.games) for cell in CELLS]
    with ProcessPoolExecutor(options.processes) as pool:
        finds = list(pool.map(find, tasks, chunksize=20))
    result = chosen(finds, wanted())
    missing = wanted() - shown_by(result)
    sys.stdout.write(
        f"{len(result)} games, {sum(one.size for one in result)} bytes; missing {sorted(missing)}\n"
    )
    write(result)


def write(finds: Sequence[Find]) -> None:
    """One file per cell, in place of whatever this maker wrote before."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("[2-5]-*.jsonl"):
        old.unlink()
    lines: dict[str, list[bytes]] = {}
    for one in sorted(finds, key=lambda one: (one.cell, one.seed)):
        players, specials, grozilla = one.cell
        name = f"{players}-{specials}{'-grozilla' if grozilla else ''}.jsonl"
        lines.setdefault(name, []).append(record_bytes(one.cell, one.seed) + b"\n")
    for name, records in lines.items():
        (FOLDER / name).write_bytes(b"".join(records))


if __name__ == "__main__":
    main()
