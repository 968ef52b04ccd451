"""Random games on a graphics card: the same as on the processor, and how many in a second.

    python -m bench.cuda --expect games.npz      here: play the games, keep what is expected of a card
    python -m bench.cuda --against games.npz     there: needs a card, Python and NumPy, and nothing else

Exits with 1 if any game differs.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from happycity.kernel.targets.card import Card, NoCard

SEED = 7
KINDS = [
    (players, expert, grozilla, scoring)
    for players in (2, 3, 4, 5)
    for expert in (0, 1)
    for grozilla in (0, 1)
    for scoring in (0, 1)
]
SPEED = {"2 players, family": (2, 0, 0, 0), "5 players, expert, Grozilla": (5, 1, 1, 0)}


def expect(file: Path, games: int) -> None:
    """Play all kinds of games here."""
    from happycity.kernel.search.playout import new_results, play_games
    from happycity.rules.card_set import standard_set

    tables, rows = standard_set().raw, []
    for kind in KINDS:
        rows.append(new_results(games))
        play_games(np.array(kind, np.int64), tables, SEED, 0, games, rows[-1])
    np.savez_compressed(file, tables=tables, rows=np.array(rows))


def compare(file: Path, many: int) -> dict[str, Any]:
    """Play them on the card, and as many as it can for the speed."""
    kept = np.load(file)
    tables, rows = kept["tables"], kept["rows"]
    differ, speed = {}, {}
    with Card() as card:
        for kind, expected in zip(KINDS, rows, strict=True):
            played = card.random_games(kind, tables, SEED, len(expected))
            differ[" ".join(map(str, kind))] = int((played != expected).any(axis=1).sum())
        for name, kind in SPEED.items():
            card.random_games(kind, tables, SEED, many)  # the first time, memory is still cold
            decisions = int(card.random_games(kind, tables, SEED, many)[:, 0].sum())
            speed[name] = {
                "games/s": round(many / card.seconds),
                "decisions/s": round(decisions / card.seconds),
            }
        return {"card": card.name, "games of each kind": len(rows[0]), "differ": differ, "speed": speed}


def main() -> int:
    """The exit code: 1 if anything differs, 2 without a card."""
    parser = argparse.ArgumentParser(
        prog="bench.cuda", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--expect", type=Path, metavar="FILE")
    parser.add_argument("--against", type=Path, metavar="FILE")
    parser.add_argument("--games", type=int, default=3000, help="of each kind")
    parser.add_argument("--many", type=int, default=4_000_000, help="games for the speed")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if asked.expect:
        expect(asked.expect, asked.games)
        return 0
    if not asked.against or not asked.against.is_file():
        parser.error(f"--against {asked.against}: no such file; `--expect FILE` writes one")
    try:
        found = compare(asked.against, asked.many)
    except NoCard as missing:
        print(missing, file=sys.stderr)
        return 2
    if asked.json:
        print(json.dumps(found))
    else:
        print(f"{found['card']}: {sum(found['differ'].values())} games differ, of {len(KINDS)} kinds")
        for name, row in found["speed"].items():
            print(f"{name}: {row['games/s']:,} games/s, {row['decisions/s']:,} decisions/s")
    return 1 if any(found["differ"].values()) else 0


if __name__ == "__main__":
    sys.exit(main())
