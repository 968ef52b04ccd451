"""`make kernel`: build the kernel for other machines, into the package.

python -m tools.kernel           build if the sources have changed
python -m tools.kernel --check   say whether what is there was made of these sources
python -m tools.kernel --again   build in any case
"""

import argparse
import gzip
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from happycity.kernel.targets import cuda, wasm
from happycity.kernel.targets.module import MODULE, PROGRAMS, Program
from happycity.kernel.targets.stamp import (
    DamagedModule,
    sources_hash,
    stamp_of,
    stamp_of_program,
    stamped,
    stamped_program,
)


@dataclass(frozen=True)
class Target:
    """Something that is built."""

    file: Path
    build: Callable[[], bytes]
    stamp_of: Callable[[bytes], dict[str, Any]]

    @property
    def is_current(self) -> bool:
        """Whether it is there and was made of the sources that are there now."""
        try:
            return self.file.is_file() and self.stamp_of(self.file.read_bytes())["sources"] == sources_hash()
        except DamagedModule:
            return False

    @property
    def compressed(self) -> int:
        """Its size on the way to whoever needs it."""
        content = self.file.read_bytes() if self.file.is_file() else b""
        return len(content) if self.file.suffix == ".gz" else len(gzip.compress(content, 9))


def for_cards(program: Program) -> Target:
    """A program for graphics cards."""
    return Target(program.file, lambda: stamped_program(cuda.build(program)), stamp_of_program)


TARGETS = (Target(MODULE, lambda: stamped(wasm.build()), stamp_of), *map(for_cards, PROGRAMS))


def main() -> int:
    """The exit code: 1 if something is out of date or cannot be built."""
    parser = argparse.ArgumentParser(
        prog="tools.kernel", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="build nothing; exits with 1 if out of date")
    parser.add_argument("--again", action="store_true", help="build although nothing has changed")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    for target in TARGETS:
        if not asked.check and (asked.again or not target.is_current):
            try:
                target.file.write_bytes(target.build())
            except wasm.NoLinker as missing:
                print(missing, file=sys.stderr)
                return 1
    found = [
        {"file": one.file.name, "current": one.is_current, "compressed": one.compressed} for one in TARGETS
    ]
    if asked.json:
        print(json.dumps(found))
    else:
        for row in found:
            state = "made of these sources" if row["current"] else "made of other sources: run `make kernel`"
            print(f"{row['file']}: {row['compressed']:,} bytes compressed, {state}")
    return 0 if all(row["current"] for row in found) else 1


if __name__ == "__main__":
    sys.exit(main())
