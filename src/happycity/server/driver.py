"""What the server does in a game: bots move after a pause one can follow, clocks run out, games end."""

import asyncio
import contextlib

from happycity.bots.interface import bot_seed
from happycity.server.bot_pool import STAND_IN
from happycity.server.game.results import finished_game
from happycity.server.game.snapshots import Snapshot
from happycity.server.hall import Hall
from happycity.server.room import Room
from happycity.server.store import games, history
from happycity.server.store.uptime import ALIVE

LOOK_AT_CLOCK = 1.0  # seconds at most between two looks: the machine's clock may be set
ASK_AGAIN = 1.0  # seconds, while another process drives the game


async def drive_room(hall: Hall, room: Room) -> None:
    """Act until nothing is left to do before a person decides; runs once per room and process."""
    while room.sitting.status == "playing":
        stop = room.stop
        room.changed.clear()
        if stop.is_over:
            await _finish(hall, room)
        elif room.is_bots(stop.seat):
            await _move_for(hall, room, stop)
        elif (left := room.time_left()) is not None:
            await _watch_clock(hall, room, stop, left)
        else:
            return


async def _finish(hall: Hall, room: Room) -> None:
    finished = finished_game(room.sitting, room.stop, hall.now())
    if await hall.scribe.write(history.finish, finished):
        hall.metrics.finished.inc()
    await room.catch_up()


async def _move_for(hall: Hall, room: Room, stop: Snapshot) -> None:
    """A bot's move, or the end of a turn that somebody who is away has not ended."""
    if not await _claim(hall, room):
        return await _changed(room, ASK_AGAIN)
    seat = stop.seat
    assert seat is not None
    if stop.holding is not None:
        return await room.act(stop, "end", seat)
    pause = asyncio.create_task(_pause(room))
    try:
        spec = room.sitting.seats[seat].bot or STAND_IN
        seed = bot_seed(room.sitting.bot_seed, seat)
        move = await hall.bots.choose(room.sitting.host, spec, seed, stop.game.view(seat))
        await pause
    finally:
        pause.cancel()
    await room.act(stop, "move", seat, move)
    return None


async def _pause(room: Room) -> None:
    """Time to see what happened; any player can skip it, and nobody waits in an empty room."""
    room.skip.clear()
    if room.listeners:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(room.options.pause_ms / 1000):
                await room.skip.wait()


async def _watch_clock(hall: Hall, room: Room, stop: Snapshot, left: float) -> None:
    """Wait for a decision; when the time is up, a bot takes over."""
    if left > 0:
        return await _changed(room, min(left, LOOK_AT_CLOCK))
    if not await _claim(hall, room):
        return await _changed(room, ASK_AGAIN)
    assert stop.seat is not None
    await room.act(stop, "away", stop.seat)
    return None


async def _claim(hall: Hall, room: Room) -> bool:
    """Whether it is this process that acts."""
    if hall.database.is_sqlite:
        return True
    alive_since = hall.now() - ALIVE
    return await hall.scribe.write_about(
        room.sitting.id, games.claim, room.sitting.id, hall.process, alive_since
    )


async def _changed(room: Room, most: float) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(most):
            await room.changed.wait()
