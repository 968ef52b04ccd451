"""What describes the protocol is complete, valid, and says what the server does."""

import asyncio
import json
import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from msgspec import inspect
from schemathesis.core.result import Err

from happycity.rules.record import read_records, replay
from happycity.server.describing.examples import EXAMPLES
from happycity.server.describing.happenings import EVENTS, GameEvent
from happycity.server.describing.markdown import markdown
from happycity.server.describing.openapi import REF, document, schemas_of
from happycity.server.describing.pages import page
from happycity.server.describing.schema import MEANT, messages, roots, shapes_of
from happycity.server.describing.typescript import typescript
from happycity.server.protocol.asking import ClientMessage
from happycity.server.protocol.history import Replay
from happycity.server.protocol.house import Failure
from happycity.server.protocol.tables import NewTable
from happycity.server.protocol.telling import PublicView, ServerMessage
from happycity.server.routes import Routes
from happycity.server.web.api import ROUTES
from happycity.server.web.calls import Call
from happycity.testing.server.player import Message, Player

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    ("file", "made"), [("docs/protocol.md", markdown()), ("web/src/protocol.ts", typescript(ROUTES))]
)
def test_generated_files_are_what_the_code_says(file: str, made: str) -> None:
    assert (ROOT / file).read_text(encoding="utf-8") == made, "run `make docs`"


# --- nothing is missing ---------------------------------------------------------------------------


def reachable(*kinds: Any) -> set[str]:
    """The structs that msgspec finds from these types, by its own walk."""
    return set(msgspec.json.schema_components([*kinds, PublicView, *EVENTS.values()])[1])


def test_every_struct_has_a_typescript_type() -> None:
    bodies = [kind for route in ROUTES for kind in (route.body, route.returns) if kind]
    wanted = reachable(ClientMessage, ServerMessage, Failure, *bodies)
    assert len(wanted) > 60
    assert set(re.findall(r"^export interface (\w+) \{$", typescript(ROUTES), re.M)) == {*wanted, "Routes"}


def test_every_message_event_and_struct_has_a_place_on_the_page_of_the_protocol() -> None:
    headings = set(re.findall(r"^### (\S+)$", markdown(), re.M))
    tags = {kind.__struct_config__.tag for kind in (*messages(ClientMessage), *messages(ServerMessage))}
    plain = reachable(ClientMessage, ServerMessage) - {
        kind.__name__ for kind in (*messages(ClientMessage), *messages(ServerMessage))
    }
    assert headings == tags | plain - {kind.__name__ for kind in EVENTS.values()}
    assert all(f"\n| `{name}` |" in markdown() for name in EVENTS)


def test_nothing_is_left_vague() -> None:
    parts = [part for shape in shapes_of(roots(ROUTES)).values() for part in shape.parts]
    assert not [part.name for part in parts if isinstance(part.type, inspect.RawType)]
    assert all(field in kind.__struct_fields__ for kind, field in MEANT)  # type: ignore[attr-defined]  # structs all
    code = re.sub(r"/\*\*.*?\*/", "", typescript(ROUTES), flags=re.S)
    assert not re.search(r"\bany\b", code)


def test_docstrings_of_fields_are_found() -> None:
    move = {part.name: part.about for part in shapes_of([ClientMessage])["Move"].parts}
    assert "sending it again is harmless" in move["key"]  # inherited, and said of the type
    step = {part.name: part.about for part in shapes_of([ServerMessage])["Step"].parts}
    assert "forced move" in step["moves"]


def test_what_the_prose_sends_can_be_sent() -> None:
    sent = re.findall(r"^↑ (.*)$", markdown(), re.M)
    assert sent
    for line in sent:
        msgspec.json.decode(line, type=ClientMessage)


# --- what is said is so ---------------------------------------------------------------------------


def test_events_of_real_games_are_as_described() -> None:
    seen = set()
    for file in sorted((ROOT / "tests" / "games").glob("*.jsonl")):
        for _, record in read_records(file):
            for before, after in pairwise(replay(record)):
                step = after.steps[-1]
                _, events = before.play(step.move, order=step.rebuild.order if step.rebuild else None)
                converted = msgspec.convert([event.to_dict() for event in events], list[GameEvent])
                assert msgspec.to_builtins(converted) == [event.to_dict() for event in events]
                seen |= {event.name for event in events}
    assert seen == set(EVENTS)


def validator(kinds: Any, name: str) -> jsonschema_rs.Draft202012Validator:
    """Checks against the described struct; what is not described is not allowed."""
    schemas = schemas_of(kinds)
    for schema in schemas.values():
        schema["additionalProperties"] = False
    return jsonschema_rs.Draft202012Validator(
        {"$ref": REF.format(name=name), "components": {"schemas": schemas}}
    )


async def a_game(address: str) -> tuple[list[Message], Message]:
    """Everything one is told in a whole game, and its replay."""
    async with Player(address) as player:
        table = await player.open_table("me bot", specials="expert", grozilla=True)
        async with await player.sit(table["id"]) as place:
            await place.arrive()
            await place.send(type="ping")
            await place.send(type="say", text="hello")
            assert (await place.intend("move", move="dance"))["type"] == "refused"
            await place.play_on(Random("described").choice)
        return place.received, await player.demand("GET", f"/api/games/{table['id']}/replay")


def test_what_a_real_server_sends_is_as_described(address: str) -> None:
    received, replayed = asyncio.run(a_game(address))
    checks = {
        kind.__struct_config__.tag: validator([ServerMessage], kind.__name__)
        for kind in messages(ServerMessage)
    }
    for message in received:
        checks[message["type"]].validate(message)
    assert {message["type"] for message in received} > {"welcome", "state", "done", "refused", "said", "pong"}
    validator([Replay], "Replay").validate(replayed)


# --- OpenAPI --------------------------------------------------------------------------------------


def test_the_openapi_document_is_valid() -> None:
    described = json.loads(msgspec.json.encode(document(ROUTES)))
    schema = schemathesis.openapi.from_dict(described)
    schema.validate()
    operations = list(schema.get_all_operations())
    assert [one for one in operations if isinstance(one, Err)] == []
    assert len(operations) == len(ROUTES)
    for struct in described["components"]["schemas"].values():
        jsonschema_rs.meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **struct})
    ids = [operation["operationId"] for path in described["paths"].values() for operation in path.values()]
    assert len(set(ids)) == len(ROUTES)


def test_a_new_table_leads_to_what_can_be_done_with_it() -> None:
    links = document(ROUTES)["paths"]["/api/tables"]["post"]["responses"]["201"]["links"]
    assert links["tables.join"] == {
        "operationId": "tables.join",
        "parameters": {"table": "$response.body#/id"},
    }


def test_a_wrong_document_would_be_noticed() -> None:
    described = document(ROUTES)
    described["paths"]["/api/tables"]["post"]["responses"]["201"].pop("description")
    with pytest.raises(jsonschema_rs.ValidationError):
        schemathesis.openapi.from_dict(described).validate()


@pytest.mark.parametrize(
    ("kind", "example"), [(kind, one) for kind, group in EXAMPLES.items() for one in group.values()]
)
def test_examples_can_be_sent(kind: type, example: msgspec.Struct) -> None:
    sent = msgspec.to_builtins(example)
    assert msgspec.convert(sent, kind) == example
    validator([kind], kind.__name__).validate(sent)


@pytest.mark.parametrize(
    ("field", "value"),
    [("players", 6), ("specials", "easy"), ("scoring", "max"), ("grozilla", 1), ("mode", 2)],
)
def test_a_game_that_cannot_be_is_not_described(field: str, value: object) -> None:
    body = msgspec.to_builtins(EXAMPLES[NewTable]["with friends, by link"])
    body["config"][field] = value
    assert not validator([NewTable], "NewTable").is_valid(body)


# --- the page -------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """What a page contains."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: set[str] = set()
        self.words = ""
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def test_the_page_needs_nothing_that_its_policy_forbids() -> None:
    read = Reader(page(ROUTES))
    assert read.open == []
    assert not {"script", "style", "img", "iframe"} & set(read.tags)
    assert not [name for name in read.attributes if name == "style" or name.startswith("on")]
    own = {link for link in read.links if not link.startswith("#")}
    # relative to /api/: a proxy may show the site in a folder
    assert own == {"../icon.svg", "page.css", "openapi.json", "protocol.md", "../", "../me#programs"}
    assert "programs" in read.ids, "where a page of the client sends whoever writes one"


def test_the_links_of_the_page_lead_somewhere() -> None:
    read = Reader(page(ROUTES))
    assert len(read.ids) == len(set(read.ids))
    assert {link[1:] for link in read.links if link.startswith("#")} <= set(read.ids)
    assert set(shapes_of(roots(ROUTES))) <= set(read.ids)
    assert all(route.summary.replace("`", "") in read.words for route in ROUTES)


def test_the_page_escapes_what_it_tells() -> None:
    api = Routes("<i>tag</i>")

    @api.route("GET", "/<b>", "<script>alert(1)</script>", query={"<u>": "<em>"}, media="<hr>")
    async def handler(_: Call) -> None:
        pass

    read = Reader(page(api.routes))
    assert not {"i", "script", "u", "em", "hr"} & set(read.tags)
    assert "<script>alert(1)</script>" in read.words


def test_a_server_describes_itself(address: str) -> None:
    with httpx.Client(base_url=address) as client:
        described = client.get("/api/openapi.json")
        assert described.json() == json.loads(msgspec.json.encode(document(ROUTES)))
        assert client.get("/api/").text == page(ROUTES)
        assert client.get("/api/page.css").headers["content-type"].startswith("text/css")
