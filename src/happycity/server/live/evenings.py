"""Club evenings: changed by their people, taken on from round to round by whichever process looks first."""

import logging
from collections.abc import Callable

from happycity.codes import Code
from happycity.server.game.evenings.course import Change, closed, is_running, went_on, with_round
from happycity.server.game.evenings.rounds import next_round
from happycity.server.game.evenings.views import evening_view
from happycity.server.live.aside import Aside
from happycity.server.live.stories import Stories
from happycity.server.model.evenings import EveningState
from happycity.server.protocol.evenings import Evening
from happycity.server.refusals import Denied
from happycity.server.store import distances, evenings, history
from happycity.server.store.database import Database
from happycity.server.store.scribe import Scribe

TRIES = 8  # to change an evening that others change at the same time
FRESH = 1.0  # seconds for which what one was told is told to all who ask
MOST_TOLD = 50  # evenings that are looked at
REVIEWED_TOGETHER = 8  # games whose luck is worked out before the next look
OWN = "evenings"
"""In whose name stories are asked for."""

logger = logging.getLogger("happycity.evenings")


class Evenings:
    """What this process does for evenings."""

    def __init__(
        self,
        database: Database,
        scribe: Scribe,
        stories: Stories,
        aside: Aside,
        *,
        now: Callable[[], float],
    ) -> None:
        """`aside`: where rounds are dealt."""
        self._database, self._scribe, self._stories, self._aside = database, scribe, stories, aside
        self._now = now
        self._told: dict[str, Evening] = {}
        self._untold: set[str] = set()  # games whose luck cannot be worked out

    # --- for the doors --------------------------------------------------------------------------------

    async def told(self, evening_id: str) -> Evening:
        """An evening as everybody may see it: many look at it, and it is put together once a second."""
        known = self._told.get(evening_id)
        if known is not None and 0 <= self._now() - known.now < FRESH:
            return known
        told = evening_view(await self._state(evening_id), self._now())
        if len(self._told) >= MOST_TOLD:
            self._told.clear()
        self._told[evening_id] = told
        return told

    async def change(self, evening_id: str, changed: Change) -> Evening:
        """Change an evening; `changed` refuses or says what it becomes."""
        for _ in range(TRIES):
            state = await self._state(evening_id)
            before, after = state.evening, changed(state)
            if after is before or await self._scribe.write(evenings.change_evening, before, after):
                await self._go_on(evening_id)
                return await self.told(evening_id)
        raise Denied(Code.TOO_MANY, seconds=1)

    async def _state(self, evening_id: str) -> EveningState:
        found = await self._database.read(evenings.evening_state, evening_id)
        if found is None:
            raise Denied(Code.UNKNOWN_EVENING, found=evening_id[:20])
        return found

    # --- by itself ------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Go on with all evenings that wait for the server, whoever was to do it before."""
        for evening_id in await self._database.read(evenings.waiting, self._now()):
            try:
                await self._go_on(evening_id)
            except Exception:
                logger.exception("evening-failed", extra={"evening": evening_id})

    async def _go_on(self, evening_id: str) -> None:
        """Begin the round that is due, or decide what comes after one that is over."""
        self._told.pop(evening_id, None)
        (evening, sittings, _), now = await self._state(evening_id), self._now()
        if evening.status != "playing" or is_running(evening, sittings):
            return
        if evening.due is None and evening.round > 0:
            after = went_on(evening, now)
            if after is not evening:
                await self._scribe.write(evenings.change_evening, evening, after)
        elif evening.due is not None and evening.due <= now:
            apart = await self._database.read(distances.apart_among, [one.player for one in evening.entrants])
            new = await self._aside.run(next_round, evening, sittings, now, apart)
            after = with_round(evening) if new else closed(evening)
            await self._scribe.write(evenings.begin_round, evening, after, new)

    async def review(self) -> None:
        """Work out the luck of games that are over, a few at a time."""
        found = await self._database.read(evenings.unreviewed, self._untold, REVIEWED_TOGETHER)
        for table_id in found:
            try:
                table, log = await self._database.read(history.finished_log, table_id)
                story = await self._stories.story(OWN, table, log)
                await self._scribe.write(evenings.keep_luck, table_id, story.luck)
            except Exception:
                self._untold.add(table_id)
                logger.exception("luck-unknown", extra={"table": table_id})
