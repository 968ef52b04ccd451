"""`python -m tools.corpus`: play games and freeze them; refused if there is a file, as the past stays."""

import argparse
import lzma
import sys
from pathlib import Path

from happycity.arena.parallel import cores, in_order
from tools.corpus.following import FILE
from tools.corpus.freezing import frozen_line


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--file", type=Path, default=FILE)
    chosen = parser.parse_args()
    if chosen.file.exists():
        print(f"{chosen.file} is there already, and the past does not move: name another --file.")
        return 1
    lines = in_order(frozen_line, range(1, chosen.games + 1), cores(chosen.processes))
    content = lzma.compress(b"".join(lines), preset=9 | lzma.PRESET_EXTREME)
    chosen.file.write_bytes(content)
    print(f"{chosen.games:,} games, {len(content):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
