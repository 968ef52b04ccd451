"""Somebody's line to a table, beside the page that is looked at: the moves of a hunt are made here."""

import json
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from happycity.testing.browser.person import Person

ANSWER_TIMEOUT_S = 30.0

Message = dict[str, Any]


class Line:
    """`with Line(person, table) as line:`; `state` is the last one that came."""

    def __init__(self, person: Person, table: str) -> None:
        self._connecting = _connect(person, table)
        self._keys = 0
        self.seats: list[int] = []
        self.state: Message = {}
        self.table: Message = {}

    def __enter__(self) -> Self:
        self._line = self._connecting.__enter__()
        while not self.state:
            self.receive()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connecting.__exit__(kind, error, trace)

    @property
    def seq(self) -> int:
        """The number of the last state."""
        return int(self.state["seq"])

    @property
    def to_act(self) -> int | None:
        """The seat that everybody waits for: whose turn has to be ended counts as well."""
        yours: Message = self.state["yours"]
        seat: int | None = yours["seat"] if yours["seat"] is not None else self.state["view"]["seat"]
        return seat

    @property
    def is_over(self) -> bool:
        """Whether the game is, and its result is kept."""
        return self.table.get("status") == "over"

    def receive(self) -> None:
        """The next message."""
        message: Message = json.loads(self._line.recv(ANSWER_TIMEOUT_S))
        if message["type"] == "state":
            self.state = message
        self.table = message.get("table", self.table)
        self.seats = message.get("seats", self.seats)

    def catch_up(self, seq: int) -> None:
        """Wait for the state with this number."""
        while self.seq < seq:
            self.receive()

    def send(self, **message: Any) -> None:
        """Anything, as JSON."""
        self._line.send(json.dumps(message))

    def act(self, kind: str, **more: Any) -> None:
        """An intent; the next state shows it."""
        self._keys += 1
        self.send(type=kind, key=f"hunted-{self.seq:05}-{self._keys:03}", seq=self.seq, **more)
        before = self.seq
        while self.seq == before:
            self.receive()


def _connect(person: Person, table: str) -> ClientConnection:
    cookies = person.context.cookies(person.address)
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in cookies)
    address = person.address.replace("http", "ws", 1)
    return connect(
        f"{address}/ws/tables/{table}",
        additional_headers={"Cookie": cookie},
        origin=Origin(person.address),
        max_size=None,
        compression=None,
    )
