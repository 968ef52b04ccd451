"""A room: the live game of a table in this process.  One writer at a time; stored first, then told."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

import msgspec

from happycity.server.game.clock import Clock, counted
from happycity.server.game.snapshots import Snapshot, after, snapshots_of
from happycity.server.game.views import public_bytes, step_of, table_info, view_hash, your_view
from happycity.server.hall import Hall
from happycity.server.model import LogEntry, Person, StoredTable, options_of, rules_of
from happycity.server.protocol import (
    REMEMBERED,
    Away,
    Back,
    Chat,
    ClockView,
    Done,
    EndTurn,
    Intent,
    Move,
    Present,
    Said,
    Shown,
    State,
    Step,
    TableNews,
    Undo,
)
from happycity.server.refusals import Denied
from happycity.server.store import chat, games

encode = msgspec.json.Encoder().encode

AT_ANY_TIME = (Away, Back)
"""What somebody wants whatever the others do meanwhile."""


class Listener(Protocol):
    """Somebody connected to the table."""

    person: Person

    def send(self, message: bytes) -> None:
        """Put a message into the outbox."""

    async def part(self, message: bytes) -> None:
        """Send a last message after all that waits, and hang up."""


class Room:
    """One table: where its game is, the people connected, and what they are told."""

    def __init__(self, hall: Hall, sitting: StoredTable, entries: Sequence[LogEntry]) -> None:
        self.hall = hall
        self.sitting = sitting
        self.options = options_of(sitting)
        self.listeners: set[Listener] = set()
        self._stop: Snapshot | None = None
        self._steps: deque[Step] = deque(maxlen=REMEMBERED)  # the last ones, for those who come back
        self.changed = asyncio.Event()
        """Set whenever the game goes on."""
        self.skip = asyncio.Event()
        """Set when somebody does not want to wait for a bot's pause."""
        self.last_chat = 0
        self._keys: dict[str, LogEntry] = {}
        self._clock: Clock | None = None
        self._lock = asyncio.Lock()
        self._unsure = False  # a write failed: the database may know more than this room
        self._told: int | None = None  # number of the last stop that everybody was told of
        if sitting.status in ("playing", "over"):
            self._begin(entries)
            self._told = self.stop.seq

    def _begin(self, entries: Sequence[LogEntry]) -> None:
        config = rules_of(self.sitting)
        stops = snapshots_of(self.sitting, entries)
        self._stop, self._steps = stops[-1], deque(map(step_of, stops[1:]), maxlen=REMEMBERED)
        if self.options.clock:
            self._clock = Clock(self.options.clock, config.players)
            self._clock.follow(entries)
        self._keys = {entry.key: entry for entry in entries}

    # --- looking ------------------------------------------------------------------------------------

    @property
    def stop(self) -> Snapshot:
        """Where the game is."""
        if self._stop is None:
            raise Denied("not-begun", table=self.sitting.id)
        return self._stop

    @property
    def seq(self) -> int:
        """Number of the last entry."""
        return self._stop.seq if self._stop else 0

    @property
    def has_begun(self) -> bool:
        """Whether there is a game to be shown."""
        return self._stop is not None

    def seats_of(self, player: str) -> tuple[int, ...]:
        """The seats somebody plays."""
        return tuple(seat.seat for seat in self.sitting.seats if seat.player == player)

    def is_bots(self, seat: int | None) -> bool:
        """Whether the server moves for a seat."""
        return seat is not None and (self.sitting.seats[seat].kind == "bot" or seat in self.stop.away)

    def elapsed(self) -> float:
        """Seconds for which the seat that has to act has been thinking."""
        entry = self.stop.entry
        began = entry.at if entry else (self.sitting.began or self.sitting.created)
        return counted(began, self.hall.now(), self.hall.rooms.downtimes)

    def time_left(self) -> float | None:
        """Seconds until a bot takes over for the seat that has to act; None if no clock runs for it."""
        seat = self._stop.seat if self._stop else None
        if self._clock is None or seat is None or self.stop.is_over or self.is_bots(seat):
            return None
        return self._clock.left(seat, self.elapsed())

    # --- going on -----------------------------------------------------------------------------------

    async def submit(self, person: Person, intent: Intent, acknowledge: Callable[[Done], None]) -> None:
        """Store what somebody wants, acknowledge it, then tell everybody; or refuse."""
        async with self._lock:
            seats = self.seats_of(person.id)
            if not seats:
                raise Denied("not-seated", table=self.sitting.id)
            await self._look_again(intent)
            entry = self._known(intent, seats)
            if entry is None:
                entry = await self._keep(seats, intent, person.settings.explicit_end)
            acknowledge(Done(intent.key, entry.seq))
            self._tell_new()

    async def act(self, stop: Snapshot, kind: str, seat: int, move: str | None = None) -> None:
        """The server acts for a seat, unless the game has gone on since `stop`."""
        async with self._lock:
            if self.stop is not stop:
                return
            entry = self._made(stop, kind, seat, move, f"server:{stop.seq + 1}", by_bot=kind != "away")
            try:
                await self._store(entry, after(stop, entry))
            except Denied:
                return  # somebody was quicker, and that has been taken account of
            finally:
                self._tell_new()

    async def catch_up(self) -> None:
        """Read what other processes have stored."""
        async with self._lock:
            await self._catch_up()
            self._tell_new()

    async def read_on(self, seq: int) -> None:
        """Read the log as far as this number, unless it was read already."""
        async with self._lock:
            if seq > self.seq:
                await self._read_on()
                self._tell_new()

    async def _look_again(self, intent: Intent) -> None:
        if self._unsure or intent.seq > self.stop.seq:
            await self._catch_up()
            self._unsure = False

    def _known(self, intent: Intent, seats: Sequence[int]) -> LogEntry | None:
        """The entry with this key, if it was stored before; stale intents are refused."""
        if (entry := self._keys.get(intent.key)) is not None:
            if entry.seat not in seats:
                raise Denied("key-taken")
            return entry
        late = intent.seq < self.stop.seq and not isinstance(intent, AT_ANY_TIME)
        if late or intent.seq > self.stop.seq:
            raise Denied("stale", found=intent.seq, known=self.stop.seq)
        return None

    async def _keep(self, seats: Sequence[int], intent: Intent, hold: bool) -> LogEntry:
        """Store an intent; one that holds at any time stands behind whatever came before it."""
        while True:
            entry = self._entry(seats, intent, hold)
            try:
                return await self._store(entry, after(self.stop, entry))
            except Denied as denied:
                if denied.code != "stale" or not isinstance(intent, AT_ANY_TIME):
                    raise

    async def _store(self, entry: LogEntry, stop: Snapshot) -> LogEntry:
        """Write an entry; one with the same key that somebody else wrote meanwhile is as good."""
        try:
            stored = await self.hall.scribe.write_about(entry.table_id, games.append, entry, self._due(stop))
        except BaseException:
            self._unsure = True
            raise
        if stored:
            self._advance(entry, stop)
            return entry
        await self._catch_up()
        there = self._keys.get(entry.key)
        if there is None or there.seat != entry.seat:
            raise Denied("stale", found=entry.seq - 1, known=self.stop.seq)
        return there

    async def _catch_up(self) -> None:
        sitting = await self.hall.database.read(games.sitting, self.sitting.id)
        assert sitting is not None, "tables are never deleted"
        if sitting.version != self.sitting.version:
            self._changed_to(sitting)
        await self._read_on()

    async def _read_on(self) -> None:
        for entry in await self.hall.database.read(games.log_of, self.sitting.id, self.seq):
            if entry.seq == self.stop.seq + 1:
                self._advance(entry, after(self.stop, entry))

    def _advance(self, entry: LogEntry, stop: Snapshot) -> None:
        self._stop = stop
        self._steps.append(step_of(stop))
        self._keys[entry.key] = entry
        if self._clock:
            self._clock.follow([entry])
        self.sitting = replace(self.sitting, seq=stop.seq)
        self.hall.metrics.moves.labels("bot" if entry.by_bot else "person").inc()

    # --- what an intent becomes --------------------------------------------------------------------

    def _entry(self, seats: Sequence[int], intent: Intent, hold: bool) -> LogEntry:
        stop = self.stop
        if self.sitting.status != "playing":
            raise Denied("game-finished")
        if isinstance(intent, Move):
            casual = not self.options.rated
            seat = self._acting(seats)
            return self._made(stop, "move", seat, intent.move, intent.key, hold=hold and casual)
        if isinstance(intent, Undo):
            if self.options.rated:
                raise Denied("rated-no-undo")
            seat = next((seat for seat in seats if stop.can_undo(seat)), seats[0])
            return self._made(stop, "undo", seat, None, intent.key)
        if isinstance(intent, EndTurn):
            return self._made(stop, "end", self._acting(seats), None, intent.key)
        if isinstance(intent, Away):
            seat = next((seat for seat in seats if seat not in stop.away), seats[0])
            return self._made(stop, "away", seat, None, intent.key)
        assert isinstance(intent, Back), intent
        seat = next((seat for seat in seats if seat in stop.away), seats[0])
        return self._made(stop, "back", seat, None, intent.key)

    def _acting(self, seats: Sequence[int]) -> int:
        """Which of one's own seats a decision is for: the one that has to act."""
        seat = self.stop.seat
        if seat is None:
            raise Denied("game-finished")
        if seat not in seats:
            raise Denied("not-your-turn", seat=seats[0], turn=seat)
        return seat

    def _made(
        self,
        stop: Snapshot,
        kind: str,
        seat: int,
        move: str | None,
        key: str,
        by_bot: bool = False,
        hold: bool = False,
    ) -> LogEntry:
        return LogEntry(
            table_id=self.sitting.id,
            seq=stop.seq + 1,
            kind=kind,
            seat=seat,
            move=move,
            key=key,
            by_bot=by_bot,
            hold=hold,
            at=self.hall.now(),
            spent=0.0 if by_bot or seat != stop.seat else self.elapsed(),
        )

    def _due(self, stop: Snapshot) -> float | None:
        """When the server has to act after a stop: at once for bots and at the end, or with the clock."""
        seat = stop.seat
        if stop.is_over or seat is None or self.sitting.seats[seat].kind == "bot" or seat in stop.away:
            return self.hall.now()
        return self.hall.now() + self._clock.left(seat) if self._clock else None

    # --- the table itself ---------------------------------------------------------------------------

    def change_to(self, sitting: StoredTable) -> None:
        """Seats, status or options are different now: tell everybody."""
        if sitting.version > self.sitting.version:
            self._changed_to(sitting)
            self._tell_new()

    def _changed_to(self, sitting: StoredTable) -> None:
        begins = self.sitting.status == "open" and sitting.status in ("playing", "over")
        self.sitting, self.options = sitting, options_of(sitting)
        if begins:
            self._begin([])
            self._told = None
        # The row may know of entries that this room has yet to read.
        self.sitting = replace(sitting, seq=self.seq)
        info = table_info(self.sitting)
        for listener in self.listeners:
            listener.send(encode(TableNews(info, list(self.seats_of(listener.person.id)))))
        self.tell_presence()  # who watched may have sat down
        self.changed.set()
        self.hall.rooms.drive(self)  # a seat may have become a bot's

    # --- telling ------------------------------------------------------------------------------------

    def _tell_new(self) -> None:
        """Tell everybody what they have not been told; what follows is up to the driver."""
        if not self.has_begun or self._told == self.seq:
            return
        since, self._told = self._told, self.stop.seq
        state_for = self._states(since)
        made: dict[tuple[int, ...], bytes] = {}
        for listener in self.listeners:
            seats = self.seats_of(listener.person.id)
            if seats not in made:
                made[seats] = encode(state_for(seats))
            listener.send(made[seats])
        self.changed.set()
        self.hall.rooms.drive(self)

    def state_for(self, player: str, since: int | None) -> State:
        """What somebody who comes, or comes back, is shown."""
        return self._states(since)(self.seats_of(player))

    def _states(self, since: int | None) -> Callable[[Sequence[int]], State]:
        """Work out what everybody sees; what that gives adds what concerns one's own seats."""
        stop, seen = self.stop, self.stop.game.view()
        public = public_bytes(stop, seen)
        if since is not None and not stop.seq - len(self._steps) <= since <= stop.seq:
            since = None
        everybody = partial(
            State,
            seq=stop.seq,
            since=since,
            steps=[step for step in self._steps if since is not None and step.seq > since],
            view=msgspec.Raw(public),
            hash=view_hash(public),
            away=sorted(stop.away),
            clock=self._clock_view(),
            thinking=stop.seat if not stop.is_over and self.is_bots(stop.seat) else None,
        )
        casual = not self.options.rated
        return lambda seats: everybody(yours=your_view(stop, seen, seats, casual))

    def _clock_view(self) -> ClockView | None:
        if self._clock is None:
            return None
        seat = None if self.time_left() is None else self.stop.seat
        elapsed = self.elapsed()
        left = [
            self._clock.left(one.seat, elapsed if one.seat == seat else 0.0) for one in self.sitting.seats
        ]
        return ClockView(seat, [round(max(0.0, seconds), 1) for seconds in left])

    async def say(self, person: Person, text: str | None, reaction: str | None) -> None:
        """Keep something said or shown, and tell everybody."""
        async with self._lock:
            said = await self.hall.scribe.write(
                chat.say, self.sitting.id, person.id, person.name, self.hall.now(), text, reaction
            )
            self.tell_chat([said])

    def tell_chat(self, said: Sequence[Chat]) -> None:
        """Tell everybody what was said since."""
        for one in said:
            if one.n > self.last_chat:
                self.last_chat = one.n
                self.tell(Said(one))

    def tell_presence(self) -> None:
        """Tell everybody who is connected to this process."""
        seated = {seat.player for seat in self.sitting.seats}
        here = {listener.person.id for listener in self.listeners}
        self.tell(Present(sorted(here & {one for one in seated if one}), len(here - seated)))

    def tell(self, message: Shown) -> None:
        """Tell everybody the same."""
        told = encode(message)
        for listener in self.listeners:
            listener.send(told)
