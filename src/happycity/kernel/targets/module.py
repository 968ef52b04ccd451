"""Where what was built lies in the package."""

from pathlib import Path
from typing import NamedTuple

MODULE = Path(__file__).with_name("kernel.wasm")


class Program(NamedTuple):
    """Something for graphics cards, with the kernels that it has."""

    file: Path
    kernels: tuple[str, ...]


GAMES = Program(
    Path(__file__).with_name("games.ptx.gz"),
    ("play_games", "check_actions", "deal_games", "step_games", "choose_actions"),
)
REHEARSALS = Program(Path(__file__).with_name("rehearsals.ptx.gz"), ("rehearse_worlds",))
"""Apart: in one program with these, games stood still on a card as soon as torch worked there too."""
PROGRAMS = (GAMES, REHEARSALS)
