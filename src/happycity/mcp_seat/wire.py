"""The Model Context Protocol itself: the official SDK, told what the tools are and how they answer.

The low floor of the SDK is used: arguments are read by our own structures, so that a call that makes no
sense is refused with a code, facts and a sentence like any other.
"""

import os
import re
import signal
from importlib.metadata import version
from inspect import getdoc
from typing import Any

import anyio
import mcp_types as types
import msgspec
from mcp import MCPError
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

from happycity.mcp_seat.asking import TOOLS
from happycity.mcp_seat.tools import Answer, Tools

INSTRUCTIONS = (
    "You play one seat of a card game. Read `rules` and `cards`, then repeat: `wait` until it is your turn, "
    "look at `state`, and `play` one move, until the game is over. A move that is not legal is refused "
    "and changes nothing."
)
_READING = frozenset({"rules", "cards", "state", "legal_moves", "wait", "why"})
Context = ServerRequestContext[Any]


def server_of(tools: Tools) -> "Server[Any]":
    """A server whose tools these are."""

    async def list_tools(
        context: Context, params: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[_tool(name) for name in tools.names])

    async def call_tool(context: Context, params: types.CallToolRequestParams) -> types.CallToolResult:
        return _result(await tools.call(params.name, params.arguments))

    async def list_prompts(
        context: Context, params: types.PaginatedRequestParams | None
    ) -> types.ListPromptsResult:
        return types.ListPromptsResult(prompts=[_prompt(*prompt) for prompt in tools.prompts.items()])

    async def get_prompt(context: Context, params: types.GetPromptRequestParams) -> types.GetPromptResult:
        answer = await tools.prompt(params.name, params.arguments)
        if answer.is_refusal:  # the protocol knows no other way
            raise MCPError(types.INVALID_PARAMS, answer.text, answer.data)
        content = types.TextContent(type="text", text=answer.text)
        return types.GetPromptResult(messages=[types.PromptMessage(role="user", content=content)])

    return Server(
        "card-game" if tools.disguise.is_on else "happycity",
        version=version("happycity"),
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_prompts=list_prompts,
        on_get_prompt=get_prompt,
    )


async def serve_stdio(tools: Tools) -> None:
    """Serve whoever holds the other ends of stdin and stdout, until they close them."""
    server = server_of(tools)
    await tools.chair.open()
    try:
        async with anyio.create_task_group() as beside:
            beside.start_soon(_end_on_signal, tools)
            async with stdio_server() as (incoming, outgoing):
                await server.run(incoming, outgoing, server.create_initialization_options())
            beside.cancel_scope.cancel()
    finally:
        await tools.chair.close()


async def _end_on_signal(tools: Tools) -> None:
    """A thread that reads stdin cannot be interrupted: it would keep the program until the next line."""
    with anyio.open_signal_receiver(signal.SIGINT, signal.SIGTERM) as signals:
        async for number in signals:
            await tools.chair.close()
            os._exit(128 + number)


def _tool(name: str) -> types.Tool:
    kind = TOOLS[name]
    reads = types.ToolAnnotations(read_only_hint=name in _READING, open_world_hint=False)
    about = re.sub(r"\s+", " ", getdoc(kind) or "")
    return types.Tool(name=name, description=about, input_schema=_schema(kind), annotations=reads)


def _schema(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The arguments as JSON Schema, with `type: object` at its root."""
    _, components = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    schema: dict[str, Any] = components[kind.__name__]
    for word in ("title", "description"):
        schema.pop(word, None)
    return schema


def _result(answer: Answer) -> types.CallToolResult:
    content: list[types.ContentBlock] = [types.TextContent(type="text", text=answer.text)]
    return types.CallToolResult(content=content, structured_content=answer.data, is_error=answer.is_refusal)


def _prompt(name: str, about: str) -> types.Prompt:
    language = types.PromptArgument(name="language", description="en, fr, de, pl or zh-Hant.", required=False)
    return types.Prompt(name=name, description=about, arguments=[language])
