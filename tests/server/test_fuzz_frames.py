"""Frames that are nearly right, or not at all; the long version is `make fuzz`."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from happycity.server.settings import read_settings
from happycity.server.web.sockets import table
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.player import Player
from happycity.testing.server.serving import serving
from trials.fuzz.broken import BROKEN, Broken, closed_with
from trials.fuzz.frames import BROKEN_EVERY, fuzz_frames
from trials.fuzz.observing import Figures, Trouble, replay

FRAMES = 5_000


def fuzz(folder: Path, frames: int) -> Figures:
    figures, path = Figures(), folder / "games.db"
    with serving(read_settings({}, database=str(path), **GENEROUS)) as address:
        asyncio.run(fuzz_frames(address, frames, figures))
    figures.games = replay(path)
    return figures


@pytest.mark.full
def test_nonsense_changes_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    figures = fuzz(tmp_path, FRAMES)
    assert figures.sent >= FRAMES
    assert figures.broken == FRAMES // BROKEN_EVERY
    assert figures.answers["bad-message"] > FRAMES / 2
    assert figures.accepted > 50
    assert figures.games >= 4
    assert [
        one for one in caplog.records if one.levelname == "ERROR" and one.name.startswith("happycity")
    ] == []


@pytest.mark.full
def test_a_server_that_falls_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that understands only JSON, and is surprised by anything else."""
    monkeypatch.setattr(table, "_understood", table._messages.decode)
    with pytest.raises(Trouble):
        fuzz(tmp_path, FRAMES)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.name)
def test_who_breaks_the_protocol_is_hung_up_on(broken: Broken, address: str) -> None:
    async def close_code() -> int | None:
        async with Player(address) as player:
            table = await player.open_table("me me")
            return await closed_with(address, player.cookie, table["id"], broken.bytes(Random(0)))

    assert asyncio.run(close_code()) == broken.code
