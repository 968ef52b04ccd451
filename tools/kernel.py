"""`make kernel`: build the kernel for other machines, into the package.

python -m tools.kernel           build if the sources have changed
python -m tools.kernel --check   say whether what is there was made of these sources
python -m tools.kernel --again   build in any case
"""

import argparse
import gzip
import json
import sys

from happycity.kernel.targets.module import MODULE
from happycity.kernel.targets.stamp import DamagedModule, sources_hash, stamp_of, stamped
from happycity.kernel.targets.wasm import NoLinker, build


def main() -> int:
    """The exit code: 1 if the module is out of date or cannot be built."""
    parser = argparse.ArgumentParser(
        prog="tools.kernel",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--check", action="store_true", help="build nothing; exits with 1 if it is out of date"
    )
    parser.add_argument("--again", action="store_true", help="build although nothing has changed")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    current = _is_current()
    if not asked.check and (asked.again or not current):
        try:
            MODULE.write_bytes(stamped(build()))
        except NoLinker as missing:
            print(missing, file=sys.stderr)
            return 1
        current = True
    _tell(current, asked.json)
    return 0 if current else 1


def _is_current() -> bool:
    try:
        return MODULE.is_file() and stamp_of(MODULE.read_bytes())["sources"] == sources_hash()
    except DamagedModule:
        return False


def _tell(current: bool, as_json: bool) -> None:
    content = MODULE.read_bytes() if MODULE.is_file() else b""
    sizes = {"bytes": len(content), "compressed": len(gzip.compress(content, 9)) if content else 0}
    if as_json:
        print(json.dumps({"module": MODULE.name, "current": current, **sizes}))
    elif current:
        print("{name}: {bytes:,} bytes, {compressed:,} compressed".format(name=MODULE.name, **sizes))
    else:
        print(f"{MODULE.name} was made of other sources: `make kernel` builds it again")


if __name__ == "__main__":
    sys.exit(main())
