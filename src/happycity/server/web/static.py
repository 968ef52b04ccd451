"""The web client as a folder for static hosting: no Python, no server, every game in the browser.

The build has made a second page, which finds out where it lies and knows that nobody answers; it takes the
place of the first, at the address of every page.  For a folder that is opened without a host, from a stick,
there is the client as one script too, which only these folders carry.
"""

from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

import msgspec

from happycity.bots.weights import file_for_browsers, name_for_browsers
from happycity.server.web.site import ADDRESSES, FOLDER, NAMED_BY_CONTENT, PAGE, SUFFIXES, Addresses

ALONE = ".alone.html"
"""The page without a server, as the build names it."""
STICK = ".stick"
"""The folder of what is loaded when the page is opened from a file, as the build names it."""
STICK_MIND = "stick-mind.js"
"""What the learned bots know, as a script: a page that is opened from a file can load nothing else."""
NOT_FOUND = "404.html"
"""What static hosts answer with at addresses that they have no file for, such as that of a table."""
OURS = ".happycity-site"
"""Lists what an earlier copy has put into a folder; anything else there is somebody's own."""
LAST = "worker.js"
"""Browsers learn by this file that there is a new version: it comes when everything else is there."""


class NotBuilt(Exception):
    """This package was installed without its client."""


class NotOurs(Exception):
    """The folder is in use for something else."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What was written."""

    files: int
    size: int
    """In bytes."""


def write_site(folder: Path, client: Path = FOLDER) -> Copied:
    """Write the site, or bring an earlier one up to date; what else lies in the folder stays."""
    if not (client / ALONE).is_file():
        raise NotBuilt
    before = _files_of_ours(folder)
    files = dict(_files(client))
    for name in sorted(files, key=lambda name: name == LAST):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(files[name])
    for name in before - files.keys():
        (folder / name).unlink(missing_ok=True)
    (folder / OURS).write_text("".join(f"{name}\n" for name in sorted(files)), encoding="utf-8")
    return Copied(len(files), sum(map(len, files.values())))


def _files_of_ours(folder: Path) -> set[str]:
    """What an earlier copy has left; a folder that is new or empty has nothing."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return set()
    if not (folder / OURS).is_file():
        raise NotOurs
    names = (folder / OURS).read_text(encoding="utf-8").splitlines()
    return {name for name in names if not PurePosixPath(name).is_absolute() and ".." not in name}


def _files(client: Path) -> Iterator[tuple[str, bytes]]:
    """Every file of the site by its name."""
    for path in client.rglob("*"):
        name = path.relative_to(client).as_posix()
        if path.is_file() and path.suffix not in SUFFIXES.values() and not name.startswith("."):
            yield name, path.read_bytes()
    for path in (client / STICK).iterdir():
        yield path.name, path.read_bytes()
    page = (client / ALONE).read_bytes()
    for name in (PAGE.removeprefix("/"), NOT_FOUND, *_pages(client)):
        yield name, page
    weights = file_for_browsers()
    yield f"{NAMED_BY_CONTENT.removeprefix('/')}{name_for_browsers()}", weights
    yield STICK_MIND, _as_script(weights)


def _as_script(weights: bytes) -> bytes:
    """Leaves an address that is the file itself."""
    return b'happyCityMind = "data:application/octet-stream;base64,' + b64encode(weights) + b'";\n'


def _pages(client: Path) -> Iterator[str]:
    """The pages whose addresses are known beforehand: so links to them need nothing of the host."""
    addresses = msgspec.json.decode((client / ADDRESSES.removeprefix("/")).read_bytes(), type=Addresses)
    for address in (*addresses.pages, *addresses.short_ways):
        if ":" not in address and address != "/":
            yield f"{address.removeprefix('/')}{PAGE}"
