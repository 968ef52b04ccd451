"""A room: the live game of a table in this process.  One writer at a time; stored first, then told."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

from happycity.codes import Code
from happycity.server.game.clock import counted
from happycity.server.game.course import Course
from happycity.server.game.decisions import AT_ANY_TIME, COMINGS, MOST_OF_A_SEAT, Decision, decision_of
from happycity.server.game.news import turn_news, turn_of
from happycity.server.game.snapshots import MOST_ENTRIES, Snapshot, after
from happycity.server.game.views import is_duplicate
from happycity.server.live.audience import Audience, Listener, Scene, seats_of
from happycity.server.live.journal import Journal
from happycity.server.model.notices import News
from happycity.server.model.people import Downtime, Person
from happycity.server.model.tables import AGREED, SERVERS, LogEntry, StoredTable, options_of
from happycity.server.protocol.asking import Intent
from happycity.server.protocol.telling import Chat, ClockView, Done, State
from happycity.server.refusals import Denied


class Room:
    """One table: where its game is, and who may take it further."""

    def __init__(
        self,
        table: StoredTable,
        course: Course | None,
        journal: Journal,
        *,
        now: Callable[[], float],
        downtimes: Sequence[Downtime],
        on_progress: Callable[["Room"], None],
    ) -> None:
        """`course`: of a game that has begun.

        `on_progress` is called whenever the server may have something to do in the game.
        """
        self.table = table
        self.options = options_of(table)
        self.audience = Audience()
        self.changed = asyncio.Event()
        """Set whenever the game goes on."""
        self.skip = asyncio.Event()
        """Set when somebody does not want to wait for a bot's pause."""
        self.wrote_last = False
        """Whether it was this process that wrote the last entry."""
        self._journal, self._now, self._downtimes, self._on_progress = journal, now, downtimes, on_progress
        self._course = course
        self._lock = asyncio.Lock()
        self._looks = self._looked = 0  # looks into the database: begun, and the last that succeeded
        self._unsure = False  # a write failed: the database may know more than this room
        # The number of the last snapshot that everybody was shown.
        self._shown = course.snapshot.seq if course else None
        self._opened = now()
        self._gone: dict[str, float] = {}  # since when people who play are not here

    # --- looking ------------------------------------------------------------------------------------

    @property
    def snapshot(self) -> Snapshot:
        """Where the game is."""
        return self.course.snapshot

    @property
    def course(self) -> Course:
        """How it came there."""
        if self._course is None:
            raise Denied(Code.NOT_BEGUN, table=self.table.id)
        return self._course

    @property
    def seq(self) -> int:
        """Number of the last entry."""
        return self._course.snapshot.seq if self._course else 0

    @property
    def has_begun(self) -> bool:
        """Whether there is a game to be shown."""
        return self._course is not None

    def seats_of(self, player: str) -> tuple[int, ...]:
        """The seats somebody plays."""
        return seats_of(self.table, player)

    def is_deserted(self, snapshot: Snapshot) -> bool:
        """Whether bots are among themselves, and nobody waits for them: one alone is away, or none plays."""
        if self.options.evening:
            return False
        people = [seat for seat in self.table.seats if seat.player is not None]
        away = all(seat.seat in snapshot.away for seat in people)
        return away and len({seat.player for seat in people}) <= 1

    @property
    def is_too_long(self) -> bool:
        """Whether the log has reached its end and the game has not."""
        return self.seq >= MOST_ENTRIES and not self.snapshot.is_over

    def is_bots(self, seat: int | None) -> bool:
        """Whether the server moves for a seat: a bot's, that of somebody away, or of somebody too late."""
        if seat is None:
            return False
        clock = self.course.clock
        return self._has_stand_in(seat, self.snapshot) or (clock is not None and clock.is_up(seat))

    def _has_stand_in(self, seat: int, snapshot: Snapshot) -> bool:
        return self.table.seats[seat].kind == "bot" or seat in snapshot.away

    def elapsed(self) -> float:
        """Seconds for which the seat that has to act has been thinking, whoever comes and goes."""
        entry = self.course.decided
        began = entry.at if entry else (self.table.began or self.table.created)
        return counted(began, self._now(), self._downtimes)

    def time_left(self) -> float | None:
        """Seconds until a bot takes over for the seat that has to act; None if no clock runs for it."""
        seat, clock = (self._course.snapshot.seat, self._course.clock) if self._course else (None, None)
        if clock is None or seat is None or self.snapshot.is_over or self.is_bots(seat):
            return None
        return clock.left(seat, self.elapsed())

    # --- who is here ----------------------------------------------------------------------------------

    @property
    def here(self) -> set[str]:
        """Who has a page open at this process."""
        return {listener.person.id for listener in self.audience.listeners}

    def returned(self) -> list[int]:
        """The seats of people who were absent and are here, and of those who are back while a bot plays."""
        missed = {*self.options.absent, *self.course.stand_ins}
        return sorted(seat for seat in missed if self.table.seats[seat].player in self.here)

    def newly_absent(self, patience: float) -> list[int]:
        """The seats of all who are gone, once the one for whom the game waits has been so for so long.

        Where nobody waits nobody is missed.
        """
        awaited, people = self.snapshot.seat, {seat.player for seat in self.table.seats}
        if awaited is None or self.is_bots(awaited) or self.elapsed() < patience or not people & self.here:
            return []
        gone = [
            seat.seat for seat in self.table.seats if seat.player and self._gone_for(seat.player) >= patience
        ]
        return [seat for seat in gone if seat not in self.options.absent] if awaited in gone else []

    def _gone_for(self, player: str) -> float:
        """Seconds for which somebody had no page open, as far as this room knows."""
        since = self._gone.get(player, self._opened)
        return 0.0 if player in self.here else counted(since, self._now(), self._downtimes)

    def state_for(self, player: str, since: int | None) -> State:
        """What somebody who comes, or comes back, is shown."""
        return self._scene().states(since)(self.seats_of(player))

    def _scene(self) -> Scene:
        snapshot = self.snapshot
        return Scene(
            snapshot=snapshot,
            steps=self.course.steps,
            clock=self._clock_view(),
            thinking=snapshot.seat if not snapshot.is_over and self.is_bots(snapshot.seat) else None,
            casual=not self.options.rated,
        )

    def _clock_view(self) -> ClockView | None:
        clock = self.course.clock
        if clock is None:
            return None
        seat = None if self.time_left() is None else self.snapshot.seat
        elapsed = self.elapsed()
        left = [clock.left(one.seat, elapsed if one.seat == seat else 0.0) for one in self.table.seats]
        return ClockView(seat, [round(max(0.0, seconds), 1) for seconds in left])

    # --- going on -----------------------------------------------------------------------------------

    async def submit(self, person: Person, intent: Intent, acknowledge: Callable[[Done], None]) -> None:
        """Store what somebody wants, acknowledge it, then tell everybody; or refuse."""
        async with self._lock:
            seats = self.seats_of(person.id)
            if not seats:
                raise Denied(Code.NOT_SEATED, table=self.table.id)
            await self._look_again(intent)
            entry = self._known(intent, seats)
            if entry is None:
                entry = await self._keep(seats, intent, person.settings.explicit_end)
            acknowledge(Done(intent.key, entry.seq))
            self._show_new()

    async def act(self, snapshot: Snapshot, decision: Decision) -> None:
        """The server acts for a seat, unless the game has gone on since `snapshot`."""
        key = f"{SERVERS}{snapshot.seq + 1}"
        await self._act(snapshot, decision, key, by_bot=decision.kind != "away")

    async def stand_in(self, snapshot: Snapshot, kind: str, seat: int) -> None:
        """A bot plays for somebody absent, as agreed (`away`), or they are back (`back`)."""
        await self._act(snapshot, Decision(kind, seat), f"{AGREED}{snapshot.seq + 1}", by_bot=False)

    async def _act(self, snapshot: Snapshot, decision: Decision, key: str, by_bot: bool) -> None:
        async with self._lock:
            if self.snapshot is not snapshot:
                return
            entry = self._made(snapshot, decision, key, by_bot)
            try:
                await self._store(after(snapshot, entry))
            except Denied:
                return  # somebody was quicker, and that has been taken account of
            finally:
                self._show_new()

    async def catch_up(self, version: int | None = None) -> None:
        """Read what other processes have stored, unless the table is known to be at this version.

        Whoever asks while others wait shares the look that begins after both have asked.
        """
        asked = self._looks
        async with self._lock:
            if self._looked <= asked and (version is None or version > self.table.version):
                await self._catch_up()
            self._show_new()

    async def read_on(self, seq: int, entry: LogEntry | None) -> None:
        """Go on to this number, unless it was reached already; `entry`: the one with it, if it is at hand."""
        async with self._lock:
            if seq > self.seq:
                follows = entry is not None and seq == self.seq + 1
                self._follow(
                    [entry] if entry and follows else await self._journal.entries(self.table.id, self.seq)
                )
                self._show_new()

    async def _look_again(self, intent: Intent) -> None:
        if self._unsure or intent.seq > self.snapshot.seq:
            await self._catch_up()
            self._unsure = False

    def _known(self, intent: Intent, seats: Sequence[int]) -> LogEntry | None:
        """The entry with this key, if it was stored before; stale intents are refused."""
        if (entry := self.course.keys.get(intent.key)) is not None:
            if entry.seat not in seats:
                raise Denied(Code.KEY_TAKEN)
            return entry
        decided = self.course.decided.seq if self.course.decided else 0
        late = intent.seq < decided and not isinstance(intent, AT_ANY_TIME)
        if late or intent.seq > self.snapshot.seq:
            raise Denied(Code.STALE, found=intent.seq, known=self.snapshot.seq)
        return None

    async def _keep(self, seats: Sequence[int], intent: Intent, hold: bool) -> LogEntry:
        """Store an intent; one that holds at any time stands behind whatever came before it."""
        while True:
            if self.table.status != "playing":
                raise Denied(Code.GAME_FINISHED)
            rated = self.options.rated
            decision = decision_of(intent, seats, self.snapshot, rated=rated, hold=hold)
            self._check_often(decision)
            entry = self._made(self.snapshot, decision, intent.key)
            try:
                return await self._store(after(self.snapshot, entry))
            except Denied as denied:
                if denied.code != Code.STALE or not isinstance(intent, AT_ANY_TIME):
                    raise

    def _check_often(self, decision: Decision) -> None:
        """A log has an end, and nobody can use it up for the others."""
        most = MOST_OF_A_SEAT.get(decision.kind)
        if most is not None and self.course.done[decision.seat, decision.kind] >= most:
            raise Denied(Code.TOO_OFTEN, seat=decision.seat, known=most)

    async def _store(self, snapshot: Snapshot) -> LogEntry:
        """Write the entry that led here; one with its key that somebody else wrote meanwhile is as good."""
        entry = snapshot.entry
        assert entry is not None, "somebody has decided"
        try:
            stored = await self._journal.append(entry, self._due(snapshot), self._news(snapshot))
        except BaseException:
            self._unsure = True
            raise
        if stored:
            self._advance(entry, snapshot)
            self.wrote_last = True
            return entry
        await self._catch_up()
        there = self.course.keys.get(entry.key)
        if there is None or there.seat != entry.seat:
            raise Denied(Code.STALE, found=entry.seq - 1, known=self.snapshot.seq)
        return there

    async def _catch_up(self) -> None:
        self._looks += 1
        look = self._looks
        further = await self._journal.further(self.table.id, self.table.version, self.seq)
        if further.table is not None:
            self._changed_to(further.table)
        self._follow(further.log)
        self._looked = look

    def _follow(self, entries: Sequence[LogEntry]) -> None:
        """Go where other processes have led."""
        for entry in entries:
            if entry.seq == self.snapshot.seq + 1:
                self._advance(entry, after(self.snapshot, entry))
                self.wrote_last = False

    def _advance(self, entry: LogEntry, snapshot: Snapshot) -> None:
        self.course.advance(entry, snapshot)
        self.table = replace(self.table, seq=snapshot.seq)

    def _made(self, snapshot: Snapshot, decision: Decision, key: str, by_bot: bool = False) -> LogEntry:
        return LogEntry(
            table_id=self.table.id,
            seq=snapshot.seq + 1,
            kind=decision.kind,
            seat=decision.seat,
            move=decision.move,
            key=key,
            by_bot=by_bot,
            hold=decision.hold,
            at=self._now(),
            spent=0.0 if by_bot or decision.seat != snapshot.seat else self.elapsed(),
        )

    def _due(self, snapshot: Snapshot) -> float | None:
        """When the server has to act after a snapshot: at once for bots and at the end, or with the clock."""
        seat = snapshot.seat
        if self.is_deserted(snapshot) and not snapshot.is_over:
            return None  # it goes on when somebody looks
        if snapshot.is_over or seat is None or self._has_stand_in(seat, snapshot):
            return self._now()
        clock, came = self.course.clock, snapshot.entry is not None and snapshot.entry.kind in COMINGS
        return self._now() + clock.left(seat, self.elapsed() if came else 0.0) if clock else None

    def _news(self, snapshot: Snapshot) -> list[News]:
        """Whose turn it is after a snapshot, unless it was theirs before."""
        if snapshot.seat is None or turn_of(snapshot) == turn_of(self.snapshot):
            return []
        left = self.course.clock.left(snapshot.seat) if self.course.clock else None
        return turn_news(self.table, snapshot, self._now(), left)

    # --- the table itself, and who is at it -----------------------------------------------------------

    def change_to(self, table: StoredTable) -> None:
        """Seats, status or options are different now: tell everybody."""
        if table.version > self.table.version:
            self._changed_to(table)
            self._show_new()

    def _changed_to(self, table: StoredTable) -> None:
        begins = not self.has_begun and table.status in ("playing", "over")
        absent, options = self.options.absent, options_of(table)
        for seat in set(absent) - set(options.absent):
            self._gone[table.seats[seat].player or ""] = self._now()  # they were seen at another process
        self.table, self.options = table, options
        if begins:
            self._course, self._shown = Course(table), None
        # The row may know of entries that this room has yet to read.
        self.table = replace(table, seq=self.seq)
        self.audience.tell_table(self.table)
        if table.status == "playing" and is_duplicate(options):  # others play the same cards
            self.audience.dismiss_onlookers(self.table, Denied(Code.ROUND_SEALED))
        self.changed.set()
        self._on_progress(self)  # a seat may have become a bot's

    def _show_new(self) -> None:
        """Tell everybody what they have not been told; what follows is up to the driver."""
        if not self.has_begun or self._shown == self.seq:
            return
        since, self._shown = self._shown, self.snapshot.seq
        self.audience.tell_scene(self._scene(), self.table, since)
        self.changed.set()
        self._on_progress(self)

    def enter(self, listener: Listener) -> None:
        """Somebody listens from now on; bots among themselves play on."""
        self.audience.listeners.add(listener)
        self._gone.pop(listener.person.id, None)
        self.audience.tell_presence(self.table)
        self._on_progress(self)

    def leave(self, listener: Listener) -> None:
        """Somebody has gone."""
        self.audience.listeners.discard(listener)
        if listener.person.id not in self.here:
            self._gone[listener.person.id] = self._now()
        self.audience.tell_presence(self.table)

    async def say(self, person: Person, text: str | None, reaction: str | None) -> None:
        """Keep something said or shown, and tell everybody."""
        async with self._lock:
            said = await self._journal.say(self.table.id, person, self._now(), text, reaction)
            self.audience.tell_chat([said])

    async def chat(self) -> list[Chat]:
        """What was said last, for somebody who comes."""
        return await self._journal.said(self.table.id) if self.audience.last_chat else []

    async def read_chat(self) -> None:
        """Tell everybody what was said at other processes."""
        self.audience.tell_chat(await self._journal.said(self.table.id, self.audience.last_chat))
