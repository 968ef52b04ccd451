"""Which sources a built module was made of: written into the module itself, where every host can read it.

WebAssembly lets a module carry sections that mean nothing to the machine.  Ours has the name of the game.  A
program for graphics cards is text, and says it in its first line.
"""

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

KERNEL = Path(__file__).parent.parent
SECTION = b"happycity"
MAGIC = b"\0asm\x01\0\0\0"
CUSTOM = b"\0"
COMMENT = "// happycity "


class DamagedModule(Exception):
    """The bytes are not a module of ours; says what is wrong with them."""


def sources_hash() -> str:
    """A hash of what the kernel's sources say, wherever they lie and whenever they were written."""
    digest = hashlib.sha256()
    for source in sorted(KERNEL.rglob("*.py")):
        digest.update(f"{source.relative_to(KERNEL).as_posix()}\n".encode())
        digest.update(source.read_text(encoding="utf-8").encode())
    return digest.hexdigest()


def stamped(module: bytes) -> bytes:
    """The module with a section that says what it was made of."""
    about = json.dumps({"sources": sources_hash()}).encode()
    content = bytes((len(SECTION),)) + SECTION + about
    return module + CUSTOM + _number(len(content)) + content


def stamp_of(module: bytes) -> dict[str, Any]:
    """What a module says about itself."""
    if not module.startswith(MAGIC):
        raise DamagedModule("This is no WebAssembly module: build it again with `make kernel`.")
    at = len(MAGIC)
    while at < len(module):
        kind = module[at : at + 1]
        size, at = _read_number(module, at + 1)
        content, at = module[at : at + size], at + size
        if kind == CUSTOM and content[1:].startswith(SECTION):
            about: dict[str, Any] = json.loads(content[1 + len(SECTION) :])
            return about
    raise DamagedModule("The module does not say what it was made of: build it again with `make kernel`.")


def stamped_program(program: str) -> bytes:
    """The program for graphics cards, compressed, with a first line that says what it was made of."""
    about = json.dumps({"sources": sources_hash()})
    return gzip.compress(f"{COMMENT}{about}\n{program}".encode(), 9, mtime=0)


def stamp_of_program(packed: bytes) -> dict[str, Any]:
    """What a program for graphics cards says about itself."""
    try:
        first = gzip.decompress(packed).decode().partition("\n")[0]
        about: dict[str, Any] = json.loads(first.removeprefix(COMMENT))
    except (OSError, EOFError, ValueError) as damage:
        raise DamagedModule(
            f"The program is damaged ({damage}): build it again with `make kernel`."
        ) from None
    return about


def _number(value: int) -> bytes:
    """LEB128: seven bits a byte, the lowest first."""
    low = bytearray()
    while value > 127:
        low.append(value & 127 | 128)
        value >>= 7
    return bytes((*low, value))


def _read_number(module: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while at < len(module) and module[at] > 127:
        value |= (module[at] & 127) << shift
        at, shift = at + 1, shift + 7
    if at >= len(module):
        raise DamagedModule("The module ends in the middle: build it again with `make kernel`.")
    return value | module[at] << shift, at + 1
