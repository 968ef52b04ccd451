"""The client as a browser gets it: pages, files, packed copies, what is kept and what is asked for again."""

import asyncio
import gzip
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from happycity.bots import weights
from happycity.server.metrics import Metrics
from happycity.server.services import Entrance
from happycity.server.settings import Settings
from happycity.server.web.middleware import guarded
from happycity.server.web.site import Site
from happycity.texts import LANGUAGES

WEIGHTS = f"/assets/{weights.name_for_browsers()}"
INDEX = b"<!doctype html><title>Happy City</title>"
ADDRESSES = b"""{
    "pages": ["/", "/table/:id", "/replay/:id", "/replay", "/learn/rules"],
    "short_ways": {"/rules": "/learn/rules"}
}"""
SCRIPT = b"let city = 'happy';" * 20
PACKED = b"as small as can be"
Call = Callable[..., httpx.Response]


async def fine(_: Request) -> Response:
    return Response("fine")


def app_with(folder: Path, root: str = "") -> Starlette:
    entrance = Entrance(Settings(), Metrics(), "test")
    entrance.is_open = True
    app = Starlette(routes=[Route("/api/fine", fine), Route("/healthz", fine), Site(folder, root)])
    return guarded(app, entrance)


def caller(app: Starlette) -> Call:
    """A client that unpacks nothing: what is compared is what travels."""

    async def answer(method: str, path: str, headers: dict[str, str]) -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://city.example") as client,
            client.stream(method, path, headers=headers) as response,
        ):
            response._content = b"".join([part async for part in response.aiter_raw()])
            return response

    def call(path: str, method: str = "GET", accept: str = "", **headers: str) -> httpx.Response:
        return asyncio.run(answer(method, path, {"Accept-Encoding": accept, **headers}))

    return call


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small client, as the build would leave it."""
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    for name, content in {
        "index.html": INDEX,
        "addresses.json": ADDRESSES,
        "worker.js": b"self",
        "manifest.webmanifest": b"{}",
        "icon-192.png": b"png",
        ".built": b"0f0f",
        "assets/main-abc.js": SCRIPT,
        "assets/main-abc.js.br": PACKED,
        "assets/main-abc.js.gz": gzip.compress(SCRIPT, mtime=0),
        "assets/text-abc.woff2": b"letters",
    }.items():
        (folder / name).write_bytes(content)
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def call(built: Path) -> Call:
    return caller(app_with(built))


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/table/abc", 200),
        ("/table/abc/", 200),
        ("/replay/x?step=3", 200),
        ("/replay", 200),
        ("/table/", 404),
        ("/table/a/b", 404),
        ("/nowhere/at/all", 404),
        ("/replays", 404),
        ("/apiary", 404),
    ],
)
def test_every_page_is_the_client_which_says_itself_what_is_not_found(
    call: Call, path: str, status: int
) -> None:
    answer = call(path, **{"If-None-Match": call("/").headers["etag"]} if status == 404 else {})
    assert (answer.status_code, answer.content) == (status, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/rules?from=mail", "/rules/?from=mail"])
def test_short_ways_lead_on(call: Call, path: str) -> None:
    answer = call(path)
    assert (answer.status_code, answer.headers["location"]) == (307, "/learn/rules?from=mail")


@pytest.mark.parametrize(
    ("path", "media", "cache"),
    [
        ("/assets/main-abc.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/text-abc.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        (WEIGHTS, "application/octet-stream", "public, max-age=31536000, immutable"),
        ("/worker.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon-192.png", "image/png", "no-cache"),
    ],
)
def test_files_say_what_they_are_and_how_long_they_stay(
    call: Call, path: str, media: str, cache: str
) -> None:
    headers = call(path).headers
    assert (headers["content-type"], headers["cache-control"]) == (media, cache)
    assert headers["vary"] == "Accept-Encoding"


def test_what_the_learned_bots_know_is_made_of_the_weights_of_the_package(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert call(WEIGHTS).content == weights.file_for_browsers()
    monkeypatch.setattr(weights, "SHIPPED", tmp_path / "none.npz")
    Site(tmp_path)  # a damaged package serves the rest


@pytest.mark.parametrize(
    ("accept", "coding", "content"),
    [
        ("gzip, deflate, br, zstd", "br", PACKED),
        ("gzip;q=1.0, br;q=0.5", "br", PACKED),
        ("gzip, deflate", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("GZIP, br; q=0", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("br;q=0.0, *", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("*", "br", PACKED),
        ("gzip;q=0, br;q=0.000", None, SCRIPT),
        ("*;q=0", None, SCRIPT),
        ("identity, zstd", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_the_smallest_copy_that_can_be_unpacked(
    call: Call, accept: str, coding: str | None, content: bytes
) -> None:
    answer = call("/assets/main-abc.js", accept=accept)
    assert answer.headers.get("content-encoding") == coding
    assert len(answer.content) == int(answer.headers["content-length"])
    unpacked = gzip.decompress if coding == "gzip" else bytes
    assert unpacked(answer.content) == unpacked(content)


def test_what_a_browser_has_is_not_sent_again(call: Call, built: Path) -> None:
    tag = call("/").headers["etag"]
    again = call("/", **{"If-None-Match": f'"old", W/{tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert call("/", **{"If-None-Match": '"old"'}).status_code == 200
    (built / "index.html").write_bytes(INDEX + b"<p>new</p>")
    fresh = caller(app_with(built))("/", **{"If-None-Match": tag})
    assert (fresh.status_code, fresh.headers["etag"] == tag) == (200, False)


def test_packed_copies_have_tags_of_their_own(call: Call) -> None:
    tags = {call("/assets/main-abc.js", accept=one).headers["etag"] for one in ("br", "gzip", "")}
    assert len(tags) == 3


@pytest.mark.parametrize("path", ["/", "/assets/main-abc.js"])
def test_head_tells_what_get_would(call: Call, path: str) -> None:
    assert dict(call(path, "HEAD", accept="br").headers) == dict(call(path, accept="br").headers)


@pytest.mark.parametrize("method", ["POST", "DELETE", "PUT"])
def test_pages_are_only_looked_at(call: Call, method: str) -> None:
    answer = call("/table/abc", method)
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/ws/nothing", "/metrics", "/readyz/x"])
def test_what_the_api_does_not_have_stays_a_refusal(call: Call, path: str) -> None:
    answer = call(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path", ["/assets/old-123.js", "/assets/", "/favicon.ico", "/.built", "/.git/config"]
)
def test_a_file_that_is_not_there_is_no_page(call: Call, path: str) -> None:
    """A page in its place would be taken for a broken script."""
    answer = call(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_client_the_server_says_how_to_get_it(tmp_path: Path, language: str) -> None:
    call = caller(app_with(tmp_path / "nothing"))
    answer = call("/table/abc", **{"Accept-Language": language})
    assert (answer.status_code, answer.headers["content-type"]) == (503, "text/html; charset=utf-8")
    assert f'lang="{language}"' in answer.text
    assert "pip install ." in answer.text
    assert call("/api/fine").text == "fine"
    assert call("/worker.js").status_code == 404


# --- over a real socket, where nobody tidies the address before it is sent -----------------------------

WAYS_OUT = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/..\\secret.txt",
    "//secret.txt",
    "/assets//../../../secret.txt",
    "/%00/../secret.txt",
    "/../site.py",
    "/../../texts/locales/en.ftl",
]


def raw(address: str, path: str, method: str = "GET") -> bytes:
    where = urlsplit(address)
    with socket.create_connection((where.hostname, where.port or 80), timeout=10) as connection:
        connection.sendall(
            f"{method} {path} HTTP/1.1\r\nHost: {where.netloc}\r\nConnection: close\r\n\r\n".encode()
        )
        return b"".join(iter(lambda: connection.recv(65536), b""))


def test_head_brings_no_content(address: str) -> None:
    whole, head = raw(address, "/"), raw(address, "/", "HEAD")
    assert head.endswith(b"\r\n\r\n")
    assert len(whole) > len(head)


@pytest.mark.parametrize("path", WAYS_OUT)
def test_there_is_no_way_out_of_the_folder(address: str, path: str) -> None:
    answer = raw(address, path)
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400")), answer[:300]


@pytest.mark.parametrize("path", WAYS_OUT)
def test_nor_for_an_address_that_was_unpacked_already(built: Path, path: str) -> None:
    scope = {"type": "http", "method": "GET", "path": unquote(path), "headers": [], "query_string": b""}
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(app_with(built)(scope, receive, send))
    assert sent[0]["status"] == 404


def test_in_a_folder_of_a_proxy_the_page_says_so_and_names_its_files_from_there(built: Path) -> None:
    page = b'<html lang="en"><script src="/theme.js"></script><a href="https://example.org/">'
    (built / "index.html").write_bytes(page)
    (built / "index.html.br").write_bytes(PACKED)
    call = caller(app_with(built, "/games/city"))
    told = b'<html data-root="/games/city" lang="en"><script src="/games/city/theme.js"></script>'
    answer = call("/table/abc", accept="br")
    assert answer.content == told + b'<a href="https://example.org/">'
    assert "content-encoding" not in answer.headers
    assert answer.headers["etag"] != caller(app_with(built))("/").headers["etag"]
    assert call("/rules?x=1").headers["location"] == "/games/city/learn/rules?x=1"
