"""The audience of a table: who is connected, and what each of them is told."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import msgspec

from happycity.rules.refusals import Refusal
from happycity.server.game.snapshots import Snapshot
from happycity.server.game.views import public_bytes, table_info, view_hash, your_view
from happycity.server.model.people import Apart, Person
from happycity.server.model.tables import StoredTable
from happycity.server.protocol.telling import (
    Chat,
    ClockView,
    Closing,
    Present,
    Said,
    Shown,
    State,
    Step,
    TableNews,
)

RETRY_MS = 1500

encode = msgspec.json.Encoder().encode


class Onlooker(Protocol):
    """Somebody connected to this process."""

    apart: Apart
    """Whom they neither meet nor hear, as far as is known."""

    def send(self, message: bytes) -> None:
        """Put a message into the outbox."""

    async def part(self, message: bytes) -> None:
        """Send a last message after all that waits, and hang up."""

    def dismiss(self, refusal: Refusal) -> None:
        """Say why they may look on no longer, and hang up."""


class Listener(Onlooker, Protocol):
    """Somebody connected, and who it is."""

    person: Person


@dataclass(frozen=True, slots=True)
class Scene:
    """A game at one moment, as far as it is shown."""

    snapshot: Snapshot
    steps: Sequence[Step]
    """The last ones, for those who come back."""
    clock: ClockView | None
    thinking: int | None
    """The seat for which a bot is thinking."""
    casual: bool

    def states(self, since: int | None) -> Callable[[Sequence[int]], State]:
        """Work out what everybody sees; the function returned adds what concerns the receiver's own seats."""
        snapshot, seen = self.snapshot, self.snapshot.game.view()
        public = public_bytes(snapshot, seen)
        if since is not None and not snapshot.seq - len(self.steps) <= since <= snapshot.seq:
            since = None
        everybody = partial(
            State,
            seq=snapshot.seq,
            since=since,
            steps=[step for step in self.steps if since is not None and step.seq > since],
            view=msgspec.Raw(public),
            hash=view_hash(public),
            away=sorted(snapshot.away),
            clock=self.clock,
            thinking=self.thinking,
            ending=snapshot.holding,
        )
        return lambda seats: everybody(yours=your_view(snapshot, seen, seats, self.casual))


class Audience:
    """The people connected to one table in this process."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.last_chat = 0
        """Number of the last thing said that everybody was told."""

    def tell(self, message: Shown) -> None:
        """Tell everybody the same."""
        content = encode(message)
        for listener in self.listeners:
            listener.send(content)

    def tell_scene(self, scene: Scene, table: StoredTable, since: int | None) -> None:
        """Tell everybody how the game stands; who plays the same seats is told the same."""
        state_for = scene.states(since)
        made: dict[tuple[int, ...], bytes] = {}
        for listener in self.listeners:
            seats = seats_of(table, listener.person.id)
            if seats not in made:
                made[seats] = encode(state_for(seats))
            listener.send(made[seats])

    def tell_table(self, table: StoredTable) -> None:
        """Tell everybody that seats, status or options are different now, and who is there."""
        info = table_info(table)
        for listener in self.listeners:
            listener.send(encode(TableNews(info, list(seats_of(table, listener.person.id)))))
        self.tell_presence(table)  # who watched may have sat down

    def dismiss_onlookers(self, table: StoredTable, refusal: Refusal) -> None:
        """Whoever plays here no longer sees nothing more."""
        for listener in [one for one in self.listeners if not seats_of(table, one.person.id)]:
            self.listeners.discard(listener)
            listener.dismiss(refusal)

    def tell_presence(self, table: StoredTable) -> None:
        """Tell everybody who is connected to this process."""
        seated = {seat.player for seat in table.seats}
        here = {listener.person.id for listener in self.listeners}
        self.tell(Present(sorted(here & {one for one in seated if one}), len(here - seated)))

    def tell_chat(self, said: Iterable[Chat]) -> None:
        """Tell everybody what was said since, by people they hear."""
        for one in said:
            if one.n > self.last_chat:
                self.last_chat = one.n
                content = encode(Said(one))
                for listener in self.listeners:
                    if one.player not in listener.apart.unheard:
                        listener.send(content)


def seats_of(table: StoredTable, player: str) -> tuple[int, ...]:
    """The seats somebody plays."""
    return tuple(seat.seat for seat in table.seats if seat.player == player and seat.kind != "asked")


async def announce_restart(connected: Iterable[Onlooker]) -> None:
    """Tell everybody to come back in a moment; returns when all is sent that they were to hear."""
    last = encode(Closing(RETRY_MS))
    await asyncio.gather(*(one.part(last) for one in connected))
