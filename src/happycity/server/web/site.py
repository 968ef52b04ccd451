"""The web client as it was built: its files, read once, and how a browser gets them.

The build says which addresses are the client's pages; whatever is neither the API's, a file's nor a page's is
answered with the client all the same, as not found: it says so in the reader's language.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from html import escape
from mimetypes import MimeTypes
from pathlib import Path

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Match, Route
from starlette.types import Scope

from happycity.bots.weights import BadWeights, file_for_browsers, name_for_browsers
from happycity.codes import Code
from happycity.server.refusals import Denied
from happycity.server.web.callers import language_of
from happycity.texts import Texts

FOLDER = Path(__file__).parents[1] / "site"
"""Where the build puts the client; not there if it was installed without."""
PAGE = "/index.html"
ADDRESSES = "/addresses.json"
NAMED_BY_CONTENT = "/assets/"
"""Files below change their name when they change: a browser never needs to ask for one again."""
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
SERVERS_OWN = frozenset(("api", "ws", "metrics", "healthz", "readyz"))
"""First parts of addresses that are no pages."""
SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""How the build names the packed copies of a file, the smallest first."""

_types = MimeTypes()  # what the system knows differs from machine to machine
_types.add_type("text/javascript", ".js")
_types.add_type("application/manifest+json", ".webmanifest")
_types.add_type("font/woff2", ".woff2")
_types.add_type("image/svg+xml", ".svg")


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client, with its packed copies."""

    media: str
    cache: str
    tag: str
    copies: Mapping[str, bytes]
    """By coding, the smallest first; `identity` is the file itself."""

    def answer(self, request: Request, status: int = 200) -> Response:
        """What a browser gets: a copy that it can unpack, or the answer that it has it already."""
        coding = _chosen(self.copies, request.headers.get("accept-encoding", ""))
        tag = f'"{self.tag}-{coding}"'
        headers = {"Cache-Control": self.cache, "ETag": tag, "Vary": "Accept-Encoding"}
        if status == 200 and _has(request.headers, tag):
            return Response(status_code=304, headers=headers)
        if coding != "identity":
            headers["Content-Encoding"] = coding
        return Response(self.copies[coding], status, headers, self.media)


class Addresses(msgspec.Struct, frozen=True):
    """What the client says about its own (`web/src/addresses.ts`)."""

    pages: list[str]
    """Patterns like `/table/:id`."""
    short_ways: dict[str, str]
    """Addresses that lead on to pages."""

    def pattern(self) -> re.Pattern[str]:
        """Fits the addresses of all pages, with or without a stroke at the end."""
        words = ((re.sub(":[a-z]+", "[^/]+", page)).rstrip("/") for page in self.pages if page != "/")
        return re.compile(f"/|(?:{'|'.join(words)})/*")


class Site(Route):
    """The route to the client's files and pages: whatever is not the API's."""

    def __init__(self, folder: Path | None = None, root: str = "") -> None:
        super().__init__("/{path:path}", self._answer, methods=["GET"], name="The web client.")
        self._root = root
        self._files = dict(_shipped()) if folder is None else _files_in(folder)
        # Without its addresses it was built before they were told: as good as not built.
        self._is_built = PAGE in self._files and ADDRESSES in self._files
        if self._is_built:
            addresses = msgspec.json.decode(self._files[ADDRESSES].copies["identity"], type=Addresses)
            self._pages, self._short_ways = addresses.pattern(), addresses.short_ways
            self._files[PAGE] = _below(root, self._files[PAGE])

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether this is for a browser; the rest is the API's, also what it refuses."""
        first = scope["path"].removeprefix("/").partition("/")[0]
        return (Match.NONE, {}) if first in SERVERS_OWN else super().matches(scope)

    async def _answer(self, request: Request) -> Response:
        path = request.scope["path"]
        if path in self._files:
            return self._files[path].answer(request)
        if "." in path or path.startswith(NAMED_BY_CONTENT):
            raise Denied(Code.NOT_FOUND, found=path[:60])  # a page in its place would be taken for the file
        if not self._is_built:
            return _not_built(request, self._root)
        if onwards := self._short_ways.get(path.rstrip("/")):
            return RedirectResponse(request.url.replace(scheme="", netloc="", path=self._root + onwards))
        return self._files[PAGE].answer(request, 200 if self._pages.fullmatch(path) else 404)


@cache
def _shipped() -> Mapping[str, File]:
    """The package's own client: the servers of one process, as tests open them, read it once."""
    return _files_in(FOLDER)


def _files_in(folder: Path) -> dict[str, File]:
    """Every file by its address."""
    return dict(_built(folder)) | dict(_weights())


def _built(folder: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(folder.rglob("*")):
        address = f"/{path.relative_to(folder).as_posix()}"
        if path.is_file() and path.suffix not in SUFFIXES.values() and "/." not in address:
            yield address, _read(path, address)


def _below(root: str, page: File) -> File:
    """The page of a site that a proxy shows in a folder: it says so, and names its files from there.

    The packed copies are not of this page; it is small.
    """
    if not root:
        return page
    named = re.sub(rb'(href|src)="/', rf'\1="{root}/'.encode(), page.copies["identity"])
    content = named.replace(b"<html ", f'<html data-root="{root}" '.encode(), 1)
    return replace(page, tag=_tag(content), copies={"identity": content})


def _weights() -> Iterator[tuple[str, File]]:
    """What the learned bots know, for browsers without a server; not there if the package's is damaged."""
    try:
        name, content = name_for_browsers(), file_for_browsers()
    except BadWeights:
        return
    file = File("application/octet-stream", FOREVER, _tag(content), {"identity": content})
    yield f"{NAMED_BY_CONTENT}{name}", file


def _read(path: Path, address: str) -> File:
    content = path.read_bytes()
    packed = {coding: path.with_name(path.name + suffix) for coding, suffix in SUFFIXES.items()}
    copies = {coding: copy.read_bytes() for coding, copy in packed.items() if copy.is_file()}
    return File(
        media=_types.guess_type(path.name)[0] or "application/octet-stream",
        cache=FOREVER if address.startswith(NAMED_BY_CONTENT) else ASK_FIRST,
        tag=_tag(content),
        copies={**copies, "identity": content},
    )


def _tag(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _chosen(copies: Mapping[str, bytes], accepted: str) -> str:
    """The smallest copy whose coding is accepted; the file itself, unless that is said to be unwelcome."""
    worth: dict[str, bool] = {}
    for part in accepted.lower().split(","):
        coding, _, quality = part.partition(";")
        worth[coding.strip()] = quality.replace(" ", "").rstrip("0.") != "q="
    return next((one for one in copies if worth.get(one, worth.get("*", False))), "identity")


def _has(headers: Headers, tag: str) -> bool:
    """Whether the browser has exactly this."""
    known = [one.strip().removeprefix("W/") for one in headers.get("if-none-match", "").split(",")]
    return tag in known or "*" in known


def _not_built(request: Request, root: str) -> Response:
    """A plain page for somebody who has installed the server without its client."""
    texts = Texts(language_of(request))
    title, about, api = (escape(texts.message(f"no-client-{part}")) for part in ("title", "told", "api"))
    content = (
        f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f'<link rel="stylesheet" href="{root}/api/page.css">'
        f"<main><h1>{title}</h1><p>{about}</p><pre>pip install .</pre>"
        f'<p><a href="{root}/api/">{api}</a></p></main></html>'
    )
    return Response(content, 503, {"Cache-Control": "no-store"}, "text/html")
