"""A real server with the built client, a real Chromium, and people who sit before it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, StorageState, expect, sync_playwright

from happycity.server.web.site import FOLDER
from happycity.testing.browser import Person, launch
from happycity.testing.browser.person import PAGE_TIMEOUT_MS, STAYS
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running
from tests.web.pages import Page, pages_of

Somebody = Callable[..., Person]
FORESEEN = str(Path(__file__).with_name("foreseen.py"))

expect.set_options(timeout=PAGE_TIMEOUT_MS)


@pytest.fixture(scope="package")
def name_of_test(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file from which the server of all tests learns which of them runs."""
    return tmp_path_factory.mktemp("foreseen") / "test"


@pytest.fixture(autouse=True)
def deals_of_its_own(request: pytest.FixtureRequest, name_of_test: Path) -> None:
    """The same games in every run of a test."""
    name_of_test.write_text(request.node.nodeid)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, name_of_test: Path) -> Iterator[Running]:
    """One server for all tests of a process; every test has people and tables of its own."""
    assert (FOLDER / "index.html").is_file(), "the web client is not built: run `make web` first"
    folder = tmp_path_factory.mktemp("web")
    program = (FORESEEN, str(name_of_test))
    with Running(str(folder / "games.db"), folder, program, log_level="warning", **GENEROUS) as running:
        yield running


@pytest.fixture(scope="package")  # not longer: while it is there, no other event loop can run in this thread
def browser() -> Iterator[Browser]:
    """Chromium as the system has it, with a fresh profile."""
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


class Browsers:
    """Whoever comes sits down at a browser that somebody has left: it has loaded the client before."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self._browser, self._server = browser, server
        self._left: dict[bool, list[Person]] = {False: [], True: []}

    def come(self, touch: bool, wishes: dict[str, Any]) -> Person:
        if not self._left[touch]:
            return Person(self._browser, self._server.address, touch=touch, keeps_client=False, **wishes)
        person = self._left[touch].pop()
        person.arrive(**wishes)
        return person

    def leave(self, touch: bool, person: Person) -> None:
        person.leave()
        self._left[touch].append(person)


@pytest.fixture(scope="package")
def browsers(browser: Browser, server: Running) -> Browsers:
    """Shared, because to load a page for the first time takes four times as long."""
    return Browsers(browser, server)


@pytest.fixture
def somebody(browser: Browser, server: Running, browsers: Browsers) -> Iterator[Somebody]:
    """`somebody(language="de")`: a new person; at the end none of them may have seen an error.

    With `first_visit`, scripts, or a client that is kept for visits without a network, the browser is new.
    """
    guests: list[Person] = []
    usual: list[tuple[bool, Person]] = []

    def come(first_visit: bool = False, touch: bool = False, **wishes: Any) -> Person:
        if first_visit or "scripts" in wishes or wishes.get("keeps_client"):
            guests.append(Person(browser, server.address, touch=touch, **{"keeps_client": False, **wishes}))
            return guests[-1]
        usual.append((touch, browsers.come(touch, wishes)))
        return usual[-1][1]

    yield come
    errors = [error for person in (*guests, *(one for _, one in usual)) for error in person.errors]
    for person in guests:
        person.context.close()
    for touch, person in usual:
        browsers.leave(touch, person)
    assert not errors, "\n".join(errors)


@dataclass(frozen=True)
class Scenery:
    """Every page with something on it, and how the server knows whose tables and games they show."""

    pages: dict[str, Page]
    known_by: StorageState


@pytest.fixture(scope="package")
def scenery(browser: Browser, server: Running, name_of_test: Path) -> Scenery:
    """Played once for all tests that only look."""
    name_of_test.write_text("scenery")
    owner = Person(browser, server.address, keeps_client=False)
    pages = pages_of(owner)
    known_by: StorageState = {"cookies": owner.context.storage_state()["cookies"]}  # without their settings
    owner.context.close()
    assert not owner.errors
    return Scenery(pages, known_by)


@pytest.fixture
def visitor(somebody: Somebody, scenery: Scenery) -> Somebody:
    """`visitor(language="de")`: the owner of the scenery, in another browser."""

    def come(scripts: tuple[str, ...] = (), **wishes: object) -> Person:
        return somebody(scripts=(STAYS, *scripts), known_by=scenery.known_by, **wishes)

    return come


@pytest.fixture
def person(somebody: Somebody) -> Person:
    """Somebody at a laptop."""
    return somebody()
