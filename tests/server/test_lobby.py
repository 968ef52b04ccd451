"""The lobby's list is told on, whoever comes and goes meanwhile."""

import asyncio
from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

from happycity.server.live.lobby import Lobby
from happycity.server.model.tables import StoredTable


class Onlooker(SimpleNamespace):
    """Somebody who keeps away from nobody."""

    def __init__(self) -> None:
        super().__init__(apart=SimpleNamespace(blocked=frozenset()), heard=[])

    __hash__ = object.__hash__  # type: ignore[assignment]  # one of a kind

    def send(self, message: bytes) -> None:
        self.heard.append(message)


def test_who_goes_while_the_list_is_read_does_not_end_it() -> None:
    async def scene() -> None:
        there: list[Any] = []

        async def open_tables(
            most: int, after: int, without: Collection[str]
        ) -> tuple[list[StoredTable], int]:
            if there:
                lobby.leave(there.pop())
            return [], len(there)

        lobby = Lobby(open_tables)
        gone, staying = Onlooker(), Onlooker()
        await lobby.enter(gone)
        there.append(gone)
        while gone in lobby.onlookers:
            lobby.refresh()
            await asyncio.sleep(0.01)
        await lobby.enter(staying)
        lobby.refresh()
        await asyncio.sleep(0.5)
        assert staying.heard
        await lobby.close()

    asyncio.run(scene())
