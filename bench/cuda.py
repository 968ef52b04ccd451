"""Games on a graphics card: the same as on the processor, and how many in a second.

    python -m bench.cuda --expect games.npz      here: play the games, keep what is expected of a card
    python -m bench.cuda --against games.npz     there: needs a card, Python and NumPy, and nothing else

Exits with 1 if anything differs.
"""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import Raw
from happycity.kernel.targets.card import Card
from happycity.kernel.targets.card_array import foreign
from happycity.kernel.targets.card_games import CardGames
from happycity.kernel.targets.driver import NoCard

SEED = 7
KINDS = [
    (players, expert, grozilla, scoring)
    for players in (2, 3, 4, 5)
    for expert in (0, 1)
    for grozilla in (0, 1)
    for scoring in (0, 1)
]
SPEED = {"2 players, family": (2, 0, 0, 0), "5 players, expert, Grozilla": (5, 1, 1, 0)}
ROWS = 256
"""Games side by side in an environment whose steps are compared."""
STEPS = 300
SHAPING = 0.5
EACH = 8
"""Random games from each state in which those environments end."""
WARM_UP = 40
"""Steps before the clock runs: by then the games are no longer at the same point."""


def digest(arrays: Iterable[NDArray[Any]]) -> int:
    """A number that differs if a byte does."""
    found = hashlib.blake2b(digest_size=8)
    for array in arrays:
        found.update(array.tobytes())
    return int.from_bytes(found.digest())


# --- on the processor ---------------------------------------------------------------------------------


def expect(file: Path, games: int) -> None:
    """Play all kinds of games here."""
    from happycity.kernel.search.playout import finish_games, new_results, play_games
    from happycity.rl.batch import VectorEnv
    from happycity.rules.card_set import standard_set
    from happycity.rules.config import Config

    tables = standard_set().raw
    kept: dict[str, list[Any]] = {"rows": [], "steps": [], "states": [], "finished": []}
    for kind in KINDS:
        rows, finished = new_results(games), new_results(ROWS * EACH)
        play_games(np.array(kind, np.int64), tables, SEED, 0, games, rows)
        env = VectorEnv(ROWS, Config.of_options(*kind), shaping=SHAPING)
        kept["rows"].append(rows)
        kept["steps"].append(np.array(list(_steps(env)), np.uint64))
        kept["states"].append(env.states().copy())
        finish_games(np.repeat(env.states(), EACH, axis=0), tables, SEED, 0, ROWS * EACH, finished)
        kept["finished"].append(finished)
    arrays: dict[str, Any] = {name: np.array(found) for name, found in kept.items()}
    np.savez_compressed(file, tables=tables, **arrays)


def _steps(env: Any) -> Iterator[int]:
    """Every step of random play: what it shows, and what is chosen next."""
    batch = env.reset(seed=SEED)
    for _ in range(STEPS):
        actions = env.sample()
        yield digest([*batch, actions])
        batch = env.step(actions)


# --- on the card --------------------------------------------------------------------------------------


def compare(file: Path, many: int, at_once: int) -> dict[str, Any]:
    """Play them on the card, and as many as it can for the speed."""
    with np.load(file) as found, Card() as card:
        kept = dict(found)
        differ = {
            " ".join(map(str, kind)): _differences(card, kind, kept, number)
            for number, kind in enumerate(KINDS)
        }
        return {
            "card": card.name,
            "games of each kind": len(kept["rows"][0]),
            "games at once": at_once,
            "differ": differ,
            "speed": {name: _speed(card, kind, kept["tables"], many) for name, kind in SPEED.items()},
            "steps": {name: _step_speed(card, kind, kept["tables"], at_once) for name, kind in SPEED.items()},
        }


def _differences(card: Card, kind: tuple[int, ...], kept: dict[str, Any], number: int) -> dict[str, int]:
    tables, rows, steps = kept["tables"], kept["rows"][number], kept["steps"][number]
    games = CardGames(card, ROWS, kind, tables, shaping=SHAPING)
    seen = np.array(list(_steps_on(games)), np.uint64)
    finished = card.finish_games(games.states, tables, SEED, EACH)
    return {
        "games": _different(card.random_games(kind, tables, SEED, len(rows)), rows),
        "steps": int((seen != steps).sum()) * ROWS,
        "states": _different(games.states.numpy(), kept["states"][number]),
        "playouts": _different(finished, kept["finished"][number]),
    }


def _different(ours: NDArray[Any], expected: NDArray[Any]) -> int:
    return int((ours != expected).any(axis=1).sum())


def _steps_on(games: CardGames) -> Iterator[int]:
    shown = (games.observations, games.masks, games.seats, games.rewards)
    games.deal(SEED)
    for _ in range(STEPS):
        arrays = [*shown, games.terminations, games.truncations, games.choose()]
        yield digest(array.numpy() for array in arrays)
        _step(games)


def _step(games: CardGames) -> None:
    chosen = foreign(games.actions)
    assert chosen is not None
    assert games.step(chosen) is None


def _speed(card: Card, kind: tuple[int, ...], tables: Raw, many: int) -> dict[str, int]:
    card.random_games(kind, tables, SEED, many)  # the first time, memory is still cold
    decisions = int(card.random_games(kind, tables, SEED, many)[:, 0].sum())
    return {"games/s": round(many / card.seconds), "decisions/s": round(decisions / card.seconds)}


def _step_speed(card: Card, kind: tuple[int, ...], tables: Raw, at_once: int) -> dict[str, int]:
    """Steps with observations, masks, rewards, checks of the actions and new games."""
    games, choosing, stepping = CardGames(card, at_once, kind, tables), 0.0, 0.0
    games.deal(SEED)
    for step in range(WARM_UP + STEPS):
        began = time.perf_counter()
        games.choose()
        chosen = time.perf_counter()
        _step(games)
        if step >= WARM_UP:
            choosing, stepping = choosing + chosen - began, stepping + time.perf_counter() - chosen
    steps = STEPS * at_once
    return {"steps/s": round(steps / stepping), "with choosing": round(steps / (stepping + choosing))}


# --- telling ------------------------------------------------------------------------------------------


def total(found: dict[str, Any]) -> int:
    """How much differs, over all kinds of games."""
    return sum(sum(kind.values()) for kind in found["differ"].values())


PAGE = """# Games on a graphics card

Made with `python -m bench.cuda --expect games.npz` on the processor and
`python -m bench.cuda --against games.npz --page bench/cuda.md` beside the card, on {day}.
{card}, the program of the package (PTX for `sm_70`).

32 kinds of games: 2–5 players, family and expert, without and with Grozilla, both scorings. {games:,} random
games (decisions, rounds, winners, points), {steps:,} steps of environments (every byte of observations,
masks, seats, rewards, endings and chosen actions) and {playouts:,} playouts of the states in which those
stood at last: **{differ} differ** from the processor's.

| random games | games/s | decisions/s |
|---|---:|---:|
{speed}

Environments of {at_once:,} games; a step checks the actions, carries them out, writes observations, masks and
rewards, and deals anew where a game has ended:

| vector | steps/s | with actions chosen on the card too |
|---|---:|---:|
{step_speed}
"""


def page(found: dict[str, Any]) -> str:
    """The results as Markdown."""
    return PAGE.format(
        day=f"{datetime.now(UTC):%Y-%m-%d}",
        card=found["card"],
        games=len(KINDS) * found["games of each kind"],
        steps=len(KINDS) * ROWS * STEPS,
        playouts=len(KINDS) * ROWS * EACH,
        differ=total(found),
        speed=_table(found["speed"]),
        at_once=found["games at once"],
        step_speed=_table(found["steps"]),
    )


def _table(figures: dict[str, dict[str, int]]) -> str:
    return "\n".join(
        f"| {name} | {' | '.join(f'{figure:,}' for figure in row.values())} |"
        for name, row in figures.items()
    )


def main() -> int:
    """The exit code: 1 if anything differs, 2 without a card."""
    parser = argparse.ArgumentParser(
        prog="bench.cuda", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--expect", type=Path, metavar="FILE")
    parser.add_argument("--against", type=Path, metavar="FILE")
    parser.add_argument("--games", type=int, default=3000, help="of each kind")
    parser.add_argument("--many", type=int, default=4_000_000, help="random games for the speed")
    parser.add_argument("--at-once", type=int, default=1 << 20, help="games of an environment for the speed")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write a page of Markdown")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if asked.expect:
        expect(asked.expect, asked.games)
        return 0
    if not asked.against or not asked.against.is_file():
        parser.error(f"--against {asked.against}: no such file; `--expect FILE` writes one")
    try:
        found = compare(asked.against, asked.many, asked.at_once)
    except NoCard as missing:
        print(missing, file=sys.stderr)
        return 2
    if asked.page:
        asked.page.write_text(page(found), encoding="utf-8")
    print(json.dumps(found) if asked.json else page(found))
    return 1 if total(found) else 0


if __name__ == "__main__":
    sys.exit(main())
