"""A real server and a real browser for one process of a hunt: tables are laid, shown and looked at."""

import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

from happycity.server.model.tables import LogEntry, StoredTable
from happycity.server.store import log, tables
from happycity.server.store.database import Database
from happycity.testing.browser.chromium import launch
from happycity.testing.browser.person import PAGE_TIMEOUT_MS, QUIET, STAYS, Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running
from trials.hunt.allowed import ALLOWED
from trials.hunt.findings import Flaw, Position, Scene
from trials.hunt.window import Window

SCRIPTS = [Path(__file__).with_name(name) for name in ("arriving.js", "looking.js")]
PATIENCE_MS = 350  # for what is still on its way when it is first seen
RESTS_MS = 500  # a table that has just changed can be touched again

SIGNS = {"table": "[data-phase]", "game": "#story-title", "replay": "[data-phase]"}
"""What stands on a page when it is there."""


class Stage:
    """Who looks, with fingers or with a pointer, and somebody else who plays along."""

    def __init__(self, browser: Browser, address: str, database: Database) -> None:
        scripts = (STAYS, *(script.read_text(encoding="utf-8") for script in SCRIPTS))
        self._database = database
        self.other = Person(browser, address, keeps_client=False)
        self._people = {
            touch: Person(browser, address, touch=touch, scripts=scripts, keeps_client=False)
            for touch in (False, True)
        }
        for person in self._people.values():
            person.goto("/icon.svg")
        self._windows = {person: Window(person, touch) for touch, person in self._people.items()}

    def person(self, touch: bool) -> Person:
        """Who looks with this kind of hand."""
        return self._people[touch]

    def window(self, person: Person) -> Window:
        """What they look through."""
        return self._windows[person]

    def close(self) -> None:
        """Everybody goes home."""
        for person in (self.other, *self._people.values()):
            person.context.close()
        self._database.close()

    # --- tables -----------------------------------------------------------------------------------------

    def lay(self, table: StoredTable, entries: Sequence[LogEntry] = ()) -> None:
        """Put a table with its log into the database, as if it had been played here."""
        with self._database.writing.begin() as connection:
            assert tables.open_table(connection, table, None), "the table is there already"
            for entry in entries:
                log.append(connection, entry, None)

    def position(self, table_id: str, viewer: str, seen: int) -> Position:
        """A table as it stands in the database now."""
        table = self._database.read_now(tables.stored_table, table_id)
        assert table is not None
        entries = self._database.read_now(log.log_of, table_id)
        playing = replace(table, status="playing", seq=0, version=1, ended=None, result=None)
        return Position(playing, tuple(entries), viewer, seen)

    # --- looking ----------------------------------------------------------------------------------------

    def show(self, scene: Scene, table_id: str) -> Person:
        """Open the page of a table in the words, the light and the window of a scene."""
        person = self.person(scene.size.touch)
        wanted = {
            **QUIET,
            "quickMoves": False,
            "language": scene.language,
            "theme": scene.theme,
            "explicitEnd": scene.explicit_end,
        }
        person.page.evaluate("(wanted) => { localStorage.happycity = wanted; }", json.dumps(wanted))
        self.window(person).resize(scene.size)
        person.goto(f"/{scene.place}/{table_id}")
        person.page.locator(SIGNS[scene.place]).first.wait_for()
        return person

    @staticmethod
    def arrived(person: Person, seq: int) -> None:
        """Wait until the page shows what happened up to this entry."""
        person.page.evaluate("([seq, most]) => hunt.arrived(seq, most)", [seq, PAGE_TIMEOUT_MS])

    @staticmethod
    def rested(person: Person) -> None:
        """Wait until the table can be touched."""
        person.page.evaluate("(ms) => hunt.rested(ms)", RESTS_MS)

    def look(
        self,
        person: Person,
        scene: Scene,
        names: Sequence[str] = (),
        known: Sequence[str] = (),
        deep: bool = True,
    ) -> list[Flaw]:
        """What is wrong with what is shown at a table of these players; `deep`: also what takes longer."""
        asked: dict[str, Any] = {
            "least": scene.size.least,
            "fits": scene.size.fits and scene.place == "table",
            "patience": PATIENCE_MS,
            "allowed": ALLOWED,
            "names": names,
            "known": known,
            "deep": deep,
        }
        told = person.page.evaluate("(asked) => hunt.look(asked)", asked)
        errors, person.errors = person.errors, []
        return msgspec.convert(told, list[Flaw]) + [
            Flaw("error", "page", error[:200], "", (0, 0, 0, 0)) for error in errors
        ]

    def picture(self, person: Person, index: int) -> bytes:
        """What is shown, with one of the flaws of the last look marked."""
        person.page.evaluate("(index) => hunt.mark(index)", index)
        taken = self.window(person).picture()
        person.page.evaluate("() => hunt.mark(null)")
        return taken


@contextmanager
def staged() -> Iterator[Stage]:
    """A server with an empty database, and a browser."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="happycity-hunt-")))
        file = str(home / "games.db")
        server = stack.enter_context(Running(file, home, log_level="warning", **GENEROUS))
        playwright = stack.enter_context(sync_playwright())
        browser = launch(playwright)
        stack.callback(browser.close)
        stage = Stage(browser, server.address, Database(file))
        stack.callback(stage.close)
        yield stage
