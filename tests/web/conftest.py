"""A real server with the built client, a real Chromium, and people who sit before it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, StorageState, expect, sync_playwright

from happycity.server.web.site import FOLDER
from happycity.testing.browser import Person, launch
from happycity.testing.browser.person import PAGE_TIMEOUT_MS, STAYS
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running
from tests.web.pages import Page, pages_of

Somebody = Callable[..., Person]

expect.set_options(timeout=PAGE_TIMEOUT_MS)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a process; every test has people and tables of its own."""
    assert (FOLDER / "index.html").is_file(), "the web client is not built: run `make web` first"
    folder = tmp_path_factory.mktemp("web")
    with Running(str(folder / "games.db"), folder, log_level="warning", **GENEROUS) as running:
        yield running


@pytest.fixture(scope="package")  # not longer: while it is there, no other event loop can run in this thread
def browser() -> Iterator[Browser]:
    """Chromium as the system has it, with a fresh profile."""
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


@pytest.fixture
def somebody(browser: Browser, server: Running) -> Iterator[Somebody]:
    """`somebody(language="de")`: a new person; at the end none of them may have seen an error."""
    with_us: list[Person] = []

    def come(**wishes: object) -> Person:
        with_us.append(Person(browser, server.address, **wishes))  # type: ignore[arg-type]
        return with_us[-1]

    yield come
    errors = [error for person in with_us for error in person.errors]
    for person in with_us:
        person.context.close()
    assert not errors, "\n".join(errors)


@dataclass(frozen=True)
class Scenery:
    """Every page with something on it, and how the server knows whose tables and games they show."""

    pages: dict[str, Page]
    known_by: StorageState


@pytest.fixture(scope="package")
def scenery(browser: Browser, server: Running) -> Scenery:
    """Played once for all tests that only look."""
    owner = Person(browser, server.address)
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
