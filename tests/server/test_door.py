"""What passes the door: headers on everything, refusals in one form, faults without a trace."""

import asyncio
import io
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from happycity.server.logs import write_logs
from happycity.server.metrics import Metrics
from happycity.server.protocol.terms import LONGEST_MESSAGE
from happycity.server.services import Entrance
from happycity.server.settings import Settings
from happycity.server.web.headers import policy
from happycity.server.web.middleware import guarded

SECRET = "0f" * 32
SOCKET = {"type": "websocket", "path": "/ws"}
REASON = "the cellar is full of water"


async def fine(_: Request) -> Response:
    return Response("fine")


async def broken(_: Request) -> Response:
    raise RuntimeError(f"{REASON} {SECRET}")


async def half_broken(_: Request) -> Response:
    async def parts() -> AsyncIterator[bytes]:
        yield b"a good beginning"
        raise RuntimeError(REASON)

    return StreamingResponse(parts())


async def broken_socket(socket: WebSocket) -> None:
    await socket.accept()
    raise RuntimeError(REASON)


def house(settings: Settings | None = None) -> Starlette:
    entrance = Entrance(settings or Settings(), Metrics(), "test")
    entrance.is_open = True
    routes = [
        Route("/api/fine", fine, methods=["GET"]),
        Route("/api/fine", fine, methods=["POST"]),
        Route("/page", fine),
        Route("/api/broken", broken),
        Route("/api/half", half_broken),
        WebSocketRoute("/ws", broken_socket),
    ]
    app = Starlette(routes=routes)
    app.state.entrance = entrance
    return guarded(app, entrance)


def call(app: Starlette, method: str, path: str, **options: Any) -> httpx.Response:
    async def answer() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://city.example") as client:
            return await client.request(method, path, **options)

    return asyncio.run(answer())


def spoken(app: Starlette, scope: dict[str, Any]) -> list[Any]:
    """What the application sends, word by word."""
    sent: list[Any] = []
    requested = asyncio.Event()

    async def receive() -> dict[str, Any]:
        if requested.is_set():
            await asyncio.Event().wait()  # nothing more is said
        requested.set()
        return {"type": "websocket.connect" if scope["type"] == "websocket" else "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    full = {"headers": [], "query_string": b"", "client": ("::1", 1), **scope}
    asyncio.run(app(full, receive, send))
    return sent


@pytest.fixture
def log(logs_as_before: None) -> io.StringIO:
    out = io.StringIO()
    write_logs("info", out)
    return out


@pytest.mark.parametrize("path", ["/api/fine", "/page", "/api/broken", "/nowhere"])
def test_everything_carries_the_headers(path: str) -> None:
    headers = call(house(), "GET", path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["content-security-policy"] == policy("city.example", secure=False)
    assert "strict-transport-security" not in headers
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)


def test_https_is_remembered_where_cookies_need_it() -> None:
    headers = call(house(Settings(secure_cookies=True)), "GET", "/page").headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "wss://city.example" in headers["content-security-policy"]


def test_nothing_foreign_is_allowed_on_a_page() -> None:
    rules = dict(rule.strip().split(" ", 1) for rule in policy("city.example:8000", secure=False).split(";"))
    assert rules.pop("connect-src") == "'self' ws://city.example:8000"
    assert rules.pop("img-src") == "'self' data:"
    assert rules.pop("script-src") == "'self' 'wasm-unsafe-eval'"  # games without a server
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert set(rules.values()) == {"'none'", "'self'"}


@pytest.mark.parametrize("host", ["evil.example; script-src *", "a b", "", "x" * 300])
def test_a_forged_host_does_not_get_into_the_policy(host: str) -> None:
    assert "connect-src 'self';" in policy(host, secure=False)


def test_faults_leave_a_number_and_no_trace(log: io.StringIO) -> None:
    answer = call(house(), "GET", "/api/broken", headers={"Accept-Language": "fr"})
    failure = answer.json()
    assert answer.status_code == 500
    assert failure["code"] == "fault"
    assert REASON not in answer.text
    assert "Traceback" not in answer.text
    assert failure["facts"]["found"] in failure["text"]
    fault = next(line for line in map(json.loads, log.getvalue().splitlines()) if line["event"] == "fault")
    assert fault["reference"] == failure["facts"]["found"]
    assert "Traceback" in fault["trace"]
    assert REASON in fault["trace"]
    assert SECRET not in log.getvalue()


def test_a_fault_in_the_middle_of_an_answer(log: io.StringIO) -> None:
    """Nothing is put right: the web server breaks off an answer that has no end."""
    start, *parts = spoken(house(), {"type": "http", "method": "GET", "path": "/api/half"})
    assert start["status"] == 200
    assert [part["body"] for part in parts] == [b"a good beginning"]
    assert parts[-1]["more_body"]
    assert REASON in log.getvalue()


def test_what_is_not_there() -> None:
    answer = call(house(), "GET", "/api/fin")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert "/api/fin" in answer.json()["text"]
    assert call(house(), "GET", "/api/fine/").status_code == 404  # no redirects: one address for each thing


def test_the_wrong_method_names_the_right_ones() -> None:
    answer = call(house(), "DELETE", "/api/fine")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
    assert answer.headers["allow"] == "GET, HEAD, POST"


@pytest.mark.parametrize(("size", "status"), [(LONGEST_MESSAGE, 200), (LONGEST_MESSAGE + 1, 413)])
def test_long_bodies_are_refused_before_they_are_read(size: int, status: int) -> None:
    answer = call(house(), "POST", "/api/fine", content=b"x" * size)
    assert answer.status_code == status
    assert status == 200 or answer.json()["code"] == "too-long"


def test_a_closed_hall_lets_nobody_in() -> None:
    app = house()
    app.state.entrance.is_open = False
    answer = call(app, "GET", "/api/fine")
    assert (answer.status_code, answer.json()["code"]) == (503, "closing")


def test_requests_are_counted_and_written_down_without_what_is_private(log: io.StringIO) -> None:
    app = house()
    call(app, "GET", f"/page?token={SECRET}", headers={"Cookie": f"happycity={SECRET}"})
    call(app, "BREW", "/page")
    figures = app.state.entrance.metrics.page().decode()
    assert 'happycity_requests_total{method="GET",status="200"} 1.0' in figures
    assert 'happycity_requests_total{method="other",status="405"} 1.0' in figures
    line = json.loads(log.getvalue().splitlines()[0])
    assert {"method": "GET", "path": "/page", "status": 200, "address": "127.0.0.1"}.items() <= line.items()
    assert "token" not in log.getvalue()
    assert SECRET not in log.getvalue()


# --- WebSockets -----------------------------------------------------------------------------------


def test_a_fault_of_a_connection_closes_it(log: io.StringIO) -> None:
    *_, last = spoken(house(), SOCKET)
    assert last == {"type": "websocket.close", "code": 1011}
    assert REASON in log.getvalue()


def test_no_connection_while_closing() -> None:
    app = house()
    app.state.entrance.is_open = False
    assert spoken(app, SOCKET) == [{"type": "websocket.close", "code": 1012}]
