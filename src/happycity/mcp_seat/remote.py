"""A seat at a table of any server, taken with the token of a program (docs/bot-protocol.md).

One connection is kept open and made again when it is lost; what the server says in the meantime is
remembered until the player asks for it.
"""

import asyncio
import re
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import anyio.to_thread
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from happycity.codes import Code
from happycity.mcp_seat.chair import (
    CannotPlay,
    Chair,
    Explained,
    Happened,
    Said,
    Situation,
    refuse_unless_ours,
)
from happycity.rules.events import Event
from happycity.rules.moves import Move
from happycity.rules.record import ConfigPart
from happycity.rules.refusals import Refusal
from happycity.rules.view_data import CityData, DeckData, ViewData

ANSWER_TIMEOUT_S = 20.0
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.2, 15.0
"""Before a lost connection is made again."""
MOST_WHYS = 20
Message = dict[str, Any]


class RemoteChair(Chair):
    """The same seat as everybody's: people can watch it in the browser."""

    def __init__(self, server: str, token: str, table: str) -> None:
        """`table` is an id, or the link of the table."""
        self._server = server.rstrip("/")
        self._id = table.rstrip("/").rpartition("/")[2]
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self._table: Message = {}
        self._state: Message | None = None
        self._heard = 0
        self._news: list[Message] = []
        self._since_own: list[Message] = []
        self._unanswered: dict[str, tuple[str, asyncio.Future[Message]]] = {}
        self._changed = asyncio.Event()
        self._line: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._broken: Refusal | None = None

    # --- sitting down -------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take an open seat, unless the program has one here already; then listen."""
        if not re.fullmatch(r"https?://[^/\s]+", self._server):
            raise CannotPlay(Code.NO_SERVER, address=self._server, reason="http://…, https://…")
        me = (await self._ask("GET", "/api/me"))["id"]
        path = f"/api/tables/{quote(self._id, safe='')}"
        self._table = await self._ask("GET", path)
        if me not in [seat["player"] for seat in self._table["seats"]]:
            self._table = await self._ask("POST", f"{path}/join", {})
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Hang up; the seat stays the program's."""
        if self._listening:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    async def _ask(self, method: str, path: str, body: object = None) -> Message:
        content = None if body is None else msgspec.json.encode(body)
        request = Request(self._server + path, content, self._headers, method=method)
        answer: Message = await anyio.to_thread.run_sync(self._answer, request)
        return answer

    def _answer(self, request: Request) -> Any:
        try:
            with urlopen(request, timeout=ANSWER_TIMEOUT_S) as answer:
                return msgspec.json.decode(answer.read())
        except HTTPError as error:
            try:
                told = msgspec.json.decode(error.read())
            except msgspec.DecodeError:
                told = None
            raise _refusal_in(told, f"HTTP {error.code}") from error
        except (URLError, OSError, msgspec.DecodeError) as error:
            reason = str(getattr(error, "reason", error))
            raise CannotPlay(Code.NO_SERVER, address=self._server, reason=reason) from error

    # --- listening ----------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        pause = FIRST_PAUSE_S
        while not self._is_over:
            query = f"?since={self._heard}" if self._state else ""
            address = f"ws{self._server[4:]}/ws/tables/{self._id}{query}"
            try:
                async with connect(address, additional_headers=self._headers, max_size=None) as self._line:
                    for text, _ in self._unanswered.values():
                        await self._line.send(text)
                    async for heard in self._line:
                        pause = FIRST_PAUSE_S
                        self._hear(msgspec.json.decode(heard))
            except InvalidHandshake as error:
                self._broken = CannotPlay(Code.NO_SERVER, address=self._server, reason=str(error))
                self._tell()
            except (OSError, WebSocketException):
                pass  # connect again
            finally:
                self._line = None
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    def _hear(self, message: Message) -> None:
        self._broken = None
        if "table" in message:
            self._table = message["table"]
        if message["type"] == "state":
            self._hear_state(message)
        elif message.get("key") in self._unanswered:
            _, answer = self._unanswered.pop(message["key"])
            if not answer.done():
                answer.set_result(message)
        self._tell()

    def _hear_state(self, state: Message) -> None:
        steps = [step for step in state["steps"] if step["seq"] > self._heard]
        self._state, self._heard = state, max(self._heard, state["seq"])
        self._news += steps
        for step in steps:
            if step["seat"] == self._own_seat and step["kind"] == "move" and not step["by_bot"]:
                self._since_own.clear()
            self._since_own.append(step)

    def _tell(self) -> None:
        """Wake whoever waits for something to change."""
        self._changed.set()
        self._changed = asyncio.Event()

    @property
    def _is_over(self) -> bool:
        return self._table.get("status") in ("over", "closed")

    @property
    def _own_seat(self) -> int:
        return int(self._state["yours"]["seats"][0]) if self._state and self._state["yours"]["seats"] else -1

    # --- the chair ----------------------------------------------------------------------------------------

    async def situation(self) -> Situation:
        """What the server last said."""
        if self._broken and not self._is_over:
            raise self._broken
        if self._state is None:
            await self._until(lambda: self._state is not None, 1.0)
        if self._state is None:
            raise CannotPlay(Code.NOT_BEGUN, table=self._id)
        names = tuple(seat["name"] or seat["bot"] or "" for seat in self._table["seats"])
        result = self._table.get("result") or {}
        winners = tuple(result.get("winners", self._state["view"]["leaders"]))
        view = _view(self._state, self._table["config"], self._own_seat)
        return Situation(view, self._own_seat, names, self._heard, winners if view.phase == "over" else ())

    async def play(self, move: Move) -> Happened:
        """Send the move; what the server stores is what was sent, or nothing."""
        refuse_unless_ours(await self.situation(), move)
        assert self._state is not None, "there is a situation"
        answer = await self._intend("move", move=str(move), hold=False)
        if answer["type"] == "refused":
            raise _refusal_in(answer, "")
        number = answer["seq"]
        await self._until(lambda: self._heard >= number, ANSWER_TIMEOUT_S)
        own = [step for step in self._news if step["seq"] == number]
        self._news = [step for step in self._news if step["seq"] > number]
        return _happened(own[0]) if own else Happened(self._own_seat, (str(move),), ())

    async def wait(self, seconds: float) -> Sequence[Happened]:
        """Until the server says that it is one's turn."""
        await self._until(self._has_to_act, seconds)
        if self._state and self._state["yours"]["must_end"]:
            await self._intend("end")
            await self._until(self._has_to_act, seconds)
        news, self._news = self._news, []
        return tuple(_happened(step) for step in news if step["kind"] == "move")

    def _has_to_act(self) -> bool:
        return self._is_over or (self._state is not None and self._state["yours"]["seat"] is not None)

    async def why(self) -> Sequence[Explained]:
        """What plainly speaks for the moves of bots."""
        explained = []
        for step in self._since_own[-MOST_WHYS:]:
            if step["kind"] == "move" and step["by_bot"]:
                told = await self._ask("GET", f"/api/tables/{self._id}/why?step={step['seq']}")
                reasons = tuple(Said("because", one["code"], one["facts"]) for one in told["grounds"])
                explained.append(Explained(told["seat"], told["move"], reasons))
        return explained

    async def _intend(self, kind: str, **more: object) -> Message:
        """Send an intent until it is answered; the same key twice is harmless."""
        key = secrets.token_hex(8)
        assert self._state is not None, "there is a game"
        intent = {"type": kind, "key": key, "seq": self._state["seq"], **more}
        text, answer = msgspec.json.encode(intent).decode(), asyncio.get_running_loop().create_future()
        self._unanswered[key] = text, answer
        if self._line:
            with suppress(WebSocketException):  # else it is sent as soon as there is a line again
                await self._line.send(text)
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                found: Message = await answer
                return found
        except TimeoutError as error:
            reason = f"{ANSWER_TIMEOUT_S:.0f} s"
            raise CannotPlay(Code.NO_SERVER, address=self._server, reason=reason) from error
        finally:
            self._unanswered.pop(key, None)

    async def _until(self, true: Any, seconds: float) -> None:
        """Wait until something is true, or so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not true() and self._broken is None:
                    await self._changed.wait()


def _refusal_in(told: object, otherwise: str) -> Refusal:
    """The refusal that a server has sent, as ours if we know its code."""
    if isinstance(told, Mapping) and told.get("code") in list(Code):
        return CannotPlay(Code(told["code"]), **told.get("facts", {}))
    text = told.get("text", otherwise) if isinstance(told, Mapping) else otherwise
    return CannotPlay(Code.SERVER_REFUSED, reason=str(text)[:300])


def _view(state: Message, config: Message, seat: int) -> ViewData:
    """What everybody sees and what is our own, in one."""
    view, yours = state["view"], state["yours"]
    return ViewData(
        config=msgspec.convert(config, ConfigPart),
        viewer=seat,
        round=view["round"],
        last_round=view["last_round"],
        phase=view["phase"],
        seat=view["seat"],
        turn=view["turn"],
        legal=[preview["move"] for preview in yours["legal"]],
        visible=view["visible"],
        decks=[DeckData(deck["face_down"], deck["discarded"]) for deck in view["decks"]],
        dwellings=view["dwellings"],
        prices=yours["prices"],
        specials=[special["card"] for special in view["specials"] if special["taken_by"] is None],
        box=view["box"],
        tokens=view["tokens"],
        cities=msgspec.convert(view["cities"], list[CityData]),
    )


def _happened(step: Message) -> Happened:
    events = []
    for told in step["events"]:
        facts = {name: value for name, value in told.items() if name not in ("event", "seat")}
        events.append(Event(told["event"], told["seat"], facts))
    return Happened(step["seat"], tuple(step["moves"]), tuple(events))
