"""Games told by Python, played once more by web/src/local/rules: what differs.

python -m tests.local.views --games 100    games of each kind (16 cells, both scorings); none may differ
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.progress import track

from happycity.rules.config import SCORINGS, Config
from happycity.rules.record import first_difference
from happycity.testing.cells import ALL_CELLS, cell_id
from tests.local.games import parts_of, snapshots_of, told
from tests.twins import done_alike

SOME_CELLS = list(ALL_CELLS[::5])
"""Every number of players, every set with and without Grozilla, both scorings: each once."""
KINDS = [replace(cell, scoring=scoring) for cell in ALL_CELLS for scoring in SCORINGS]


def secrets_of(config: Config, games: int) -> list[str]:
    """One for each game."""
    return [f"{cell_id(config)} {config.scoring} {number}" for number in range(games)]


def differences(asked: Sequence[tuple[Config, str]]) -> list[str]:
    """Let the twin play these games; the first difference of each that differs, in words."""
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder, "games.json.different")
        try:
            done_alike("games", [told(*one) for one in asked], Path(folder))
        except SystemExit:
            if not found.is_file():
                raise  # the twin did not get so far
        configs = {secret: config for config, secret in asked}
        return [_in_words(configs[one["secret"]], **one) for one in json.loads(found.read_text("utf-8"))]


def _in_words(config: Config, secret: str, step: int, part: str, here: str) -> str:
    """Tell the game once more, up to the step that differs."""
    snapshot, odd = list(snapshots_of(config, secret))[step]
    python, twin = json.loads(parts_of(snapshot, odd)[part]), json.loads(here)
    found = first_difference(python, twin, part)
    where = f"game {secret!r}, step {step}: "
    if found is None:
        return f"{where}{part}: the same but for the order of its keys, or how they are written"
    return f"{where}{found.place}: {found.recorded!r} in Python, {found.replayed!r} in TypeScript"


def main() -> int:
    """Compare games of every kind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    games, differ = parser.parse_args().games, 0
    for config in track(KINDS, "kinds of games"):
        found = differences([(config, secret) for secret in secrets_of(config, games)])
        differ += len(found)
        for line in found[:3]:
            sys.stdout.write(f"{line}\n")
    sys.stdout.write(f"{len(KINDS)} kinds of games, {games} games each: {differ} differ\n")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
