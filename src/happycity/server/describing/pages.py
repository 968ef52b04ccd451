"""The description as a page for people: plain HTML with one style sheet, no script, nothing from outside."""

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files

from msgspec import inspect

from happycity.server.describing.happenings import EVENTS
from happycity.server.describing.openapi import ABOUT
from happycity.server.describing.routes import (
    WHY,
    answer_status,
    failure_statuses,
    id_of,
    path_names,
    path_of,
    value_of,
)
from happycity.server.describing.schema import Shape, messages, roots, shapes_of
from happycity.server.describing.words import Hand
from happycity.server.protocol.asking import ClientMessage
from happycity.server.protocol.telling import ServerMessage
from happycity.server.routes import JSON, Route, Who

WHO = {
    Who.ANYBODY: "anybody",
    Who.PERSON: "guests, accounts and programs",
    Who.ACCOUNT: "accounts",
    Who.ADMIN: "accounts that the host of the server has named; to all others it is not there",
}
STYLE = "/api/page.css"
PROTOCOL = "/api/protocol.md"
PROGRAMS = (
    'A program gets its token on <a href="../me#programs">its owner\'s page</a> and sends it with '
    "everything: <code>Authorization: Bearer TOKEN</code>."
)


def _code(text: str) -> str:
    return f"<code>{escape(text)}</code>"


def _link(name: str) -> str:
    return f'<a href="#{escape(name)}">{escape(name)}</a>'


def _prose(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def _beside(address: str) -> str:
    """As this page names it, wherever a proxy shows the site."""
    return address.removeprefix("/api/")


def _with_link(text: str, address: str) -> str:
    name = _beside(address)
    return _prose(text).replace(address, f'<a href="{name}">{name}</a>')


HAND = Hand(plain=escape, code=_code, struct=_link, prose=_prose)


def page(routes: Sequence[Route]) -> str:
    """The whole page."""
    shapes = shapes_of(roots(routes))
    tags = list(dict.fromkeys(route.tag for route in routes))
    sections = [
        *(_tag(tag, [route for route in routes if route.tag == tag], shapes) for tag in tags),
        _group("asked", "WebSocket: what a client sends", messages(ClientMessage), shapes),
        _group("told", "WebSocket: what the server sends", messages(ServerMessage), shapes),
        _group("GameEvent", "Events of a game", EVENTS.values(), shapes),
        _group("structs", "What they consist of", _rest(shapes), shapes),
    ]
    return _document("\n".join([_contents(routes, tags), *sections]))


def style() -> str:
    """The page's style sheet."""
    return files(__package__).joinpath("page.css").read_text(encoding="utf-8")


def _document(body: str) -> str:
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f'<title>Happy City: the API</title>\n<link rel="icon" href="../icon.svg" type="image/svg+xml">\n'
        f'<link rel="stylesheet" href="{_beside(STYLE)}">\n</head>\n<body>\n'
        '<header><p><a href="../">← Happy City</a></p>\n<h1>Happy City: the API</h1>\n'
        f'<p id="programs">{_with_link(ABOUT, PROTOCOL)} For programs the same is in '
        f'<a href="openapi.json">openapi.json</a>. {PROGRAMS}</p></header>\n'
        f"<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _contents(routes: Sequence[Route], tags: Sequence[str]) -> str:
    links = "\n".join(
        f"<h3>{escape(tag)}</h3>\n<ul>{''.join(_content(route) for route in routes if route.tag == tag)}</ul>"
        for tag in tags
    )
    others = "".join(
        f'<li><a href="#{name}">{words}</a></li>'
        for name, words in (
            ("asked", "what a client sends"),
            ("told", "what the server sends"),
            ("GameEvent", "events"),
            ("structs", "what they consist of"),
        )
    )
    return f'<nav aria-label="Contents">\n{links}\n<h3>WebSocket</h3>\n<ul>{others}</ul>\n</nav>'


def _content(route: Route) -> str:
    return f'<li><a href="#{_anchor(route)}">{_method(route)} {_code(path_of(route))}</a></li>'


def _anchor(route: Route) -> str:
    return escape(id_of(route))


def _method(route: Route) -> str:
    return f'<b class="{escape(route.method.lower())}">{escape(route.method)}</b>'


# --- routes ---------------------------------------------------------------------------------------


def _tag(tag: str, routes: Sequence[Route], shapes: dict[str, Shape]) -> str:
    articles = "\n".join(_route(route, shapes) for route in routes)
    return f"<section>\n<h2>{escape(tag)}</h2>\n{articles}\n</section>"


def _route(route: Route, shapes: dict[str, Shape]) -> str:
    parts = [
        f'<article id="{_anchor(route)}">',
        f"<h3>{_method(route)} {_code(path_of(route))}</h3>",
        f'<p>{_prose(route.summary)} <span class="who">For {WHO[route.who]}.</span></p>',
        *_parameters(route),
        *_body(route, shapes),
        "<h4>Answers</h4>",
        _table(_answers(route)),
        "</article>",
    ]
    return "\n".join(parts)


def _parameters(route: Route) -> Iterator[str]:
    parameters = {**dict.fromkeys(path_names(route), "In the path."), **route.query}
    if parameters:
        yield "<h4>Parameters</h4>"
        yield _table(
            (_code(name), HAND.type(inspect.type_info(value_of(name))), _prose(words))
            for name, words in parameters.items()
        )


def _body(route: Route, shapes: dict[str, Shape]) -> Iterator[str]:
    if route.body:
        yield f"<h4>Body: {_link(route.body.__name__)}</h4>"
        yield _fields(shapes[route.body.__name__])


def _answers(route: Route) -> Iterator[tuple[str, str]]:
    yield f"<b>{answer_status(route)}</b>", _success(route)
    for status in failure_statuses(route):
        yield str(status), f"{_prose(WHY[status])} {_link('Failure')}"


def _success(route: Route) -> str:
    if route.returns:
        return f"{_link(route.returns.__name__)}: {_prose((route.returns.__doc__ or '').strip())}"
    return "Nothing." if answer_status(route) == 204 else _code(route.media or JSON)


# --- structs --------------------------------------------------------------------------------------


def _rest(shapes: dict[str, Shape]) -> list[type]:
    return [shape.struct for shape in shapes.values() if not shape.tag_field]


def _group(anchor: str, heading: str, kinds: Iterable[type], shapes: dict[str, Shape]) -> str:
    articles = "\n".join(_struct(shapes[kind.__name__]) for kind in kinds)
    return f'<section id="{anchor}">\n<h2>{heading}</h2>\n{articles}\n</section>'


def _struct(shape: Shape) -> str:
    return (
        f'<article id="{escape(shape.name)}">\n<h3>{escape(shape.name)}</h3>\n'
        f"<p>{_prose(shape.about)}</p>\n{_fields(shape)}\n</article>"
    )


def _fields(shape: Shape) -> str:
    return _table(HAND.rows(shape))


def _table(rows: Iterable[tuple[str, ...]]) -> str:
    lines = "\n".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    return f'<div class="wide"><table>\n{lines}\n</table></div>' if lines else ""
