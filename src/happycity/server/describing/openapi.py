"""The HTTP API as an OpenAPI 3.1 document, made from the table of routes and the structs they name."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from happycity.server.describing.examples import EXAMPLES
from happycity.server.describing.routes import (
    WHY,
    answer_status,
    failure_statuses,
    id_of,
    path_names,
    path_of,
    value_of,
)
from happycity.server.describing.schema import MEANT, Shape, shapes_of
from happycity.server.protocol.house import Failure
from happycity.server.protocol.people import Me, Program
from happycity.server.protocol.tables import TableInfo
from happycity.server.protocol.terms import COOKIE, OWN_PAGE, VERSION
from happycity.server.routes import JSON, Route, Who

Json = dict[str, Any]

REF = "#/components/schemas/{name}"
ABOUT = (
    "Tables, people and finished games of a Happy City server. Whoever comes without a cookie asks for one "
    "first, programs send a token; live play goes over WebSockets, which /api/protocol.md describes."
)

SCHEMES: Json = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "Signed and http-only; set when somebody comes or logs in.",
    },
    "page": {
        "type": "apiKey",
        "in": "header",
        "name": OWN_PAGE.title(),
        "description": "Any value: goes with the cookie where something changes; other sites cannot send it.",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "Of a program, shown once when it was made.",
    },
}

ID_OF: dict[type | None, str] = {TableInfo: "table", Program: "program", Me: "player"}
"""The parameter of a path that the id of a struct is good for."""


def document(routes: Sequence[Route]) -> Json:
    """The whole description."""
    kinds = [kind for route in routes for kind in (route.body, route.returns) if kind]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Happy City",
            "version": VERSION,
            "description": ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": tag} for tag in dict.fromkeys(route.tag for route in routes)],
        "paths": _paths(routes),
        "components": {"schemas": schemas_of([*kinds, Failure]), "securitySchemes": SCHEMES},
    }


def _paths(routes: Sequence[Route]) -> Json:
    paths: Json = {}
    for route in routes:
        operation = paths.setdefault(path_of(route), {})[route.method.lower()] = _operation(route)
        if links := _links(route, routes):
            operation["responses"][str(answer_status(route))]["links"] = links
    return paths


def _operation(route: Route) -> Json:
    operation: Json = {
        "operationId": id_of(route),
        "summary": route.summary,
        "tags": [route.tag],
        "security": _security(route),
        "parameters": list(_parameters(route)),
        "responses": {str(answer_status(route)): _answer(route), **_failures(route)},
    }
    if route.body:
        operation["requestBody"] = {"required": True, "content": {JSON: _content(route.body)}}
    return operation


# --- what is sent ---------------------------------------------------------------------------------


def _security(route: Route) -> list[Json]:
    cookie: Json = {"cookie": []} if route.method == "GET" else {"cookie": [], "page": []}
    known: list[Json] = [cookie] if route.who >= Who.ACCOUNT else [cookie, {"token": []}]
    return [{}, *known] if route.who == Who.ANYBODY else known


def _parameters(route: Route) -> Iterator[Json]:
    for name in path_names(route):
        yield {"name": name, "in": "path", "required": True, "schema": _value(name)}
    for name, about in route.query.items():
        yield {"name": name, "in": "query", "required": False, "description": about, "schema": _value(name)}


def _value(name: str) -> Json:
    return msgspec.json.schema(value_of(name))


# --- what is answered -----------------------------------------------------------------------------


def _answer(route: Route) -> Json:
    match answer_status(route):
        case 204:
            return {"description": "Done; there is nothing to say."}
        case 303:
            return {"description": "Leads on."}
    if route.returns:
        return {"description": _docstring(route.returns), "content": {JSON: _content(route.returns)}}
    schema = {} if route.media == JSON else {"schema": {"type": "string"}}
    return {"description": "As the summary says.", "content": {route.media: schema}}


def _links(route: Route, routes: Sequence[Route]) -> Json:
    """Where one can go on with the id of what was made or found."""
    name = ID_OF.get(route.returns)
    if name is None or path_names(route):
        return {}
    link = {"parameters": {name: "$response.body#/id"}}
    return {id_of(one): {"operationId": id_of(one), **link} for one in routes if name in path_names(one)}


def _failures(route: Route) -> Json:
    failures = {str(status): _failure(WHY[status]) for status in failure_statuses(route)}
    wait = {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 0}}
    failures["429"]["headers"] = {"Retry-After": wait}
    return {**failures, "default": _failure("Every other refusal.")}


def _failure(why: str) -> Json:
    return {"description": why, "content": {JSON: _content(Failure)}}


def _content(kind: type) -> Json:
    content: Json = {"schema": {"$ref": REF.format(name=kind.__name__)}}
    if kind in EXAMPLES:
        content["examples"] = {
            name: {"value": msgspec.to_builtins(example)} for name, example in EXAMPLES[kind].items()
        }
    return content


def _docstring(kind: type) -> str:
    return (kind.__doc__ or "").strip()


# --- structs --------------------------------------------------------------------------------------


def schemas_of(kinds: Iterable[Any]) -> Json:
    """JSON Schemas of all structs that can be reached from these."""
    shapes = shapes_of(kinds)
    _, schemas = msgspec.json.schema_components([shape.struct for shape in shapes.values()], ref_template=REF)
    for name, shape in shapes.items():
        _complete(schemas[name], shape)
    return schemas


def _complete(schema: Json, shape: Shape) -> None:
    """What msgspec does not know: docstrings of fields, meant types, and what the server never leaves out."""
    properties = schema["properties"]
    for part in shape.parts:
        if (shape.struct, part.name) in MEANT:
            [meant], _ = msgspec.json.schema_components([MEANT[shape.struct, part.name]], ref_template=REF)
            properties[part.name] = meant if part.required else {**meant, "default": part.default}
        if part.about:
            properties[part.name] = {**properties[part.name], "description": part.about}
    sure = [] if shape.asked else [part.name for part in shape.parts if not shape.may_lack(part)]
    if sure:
        schema["required"] = [*([shape.tag_field] if shape.tag_field else []), *sure]
