"""A real server with the built client, a real Chromium, and people who sit before it."""

import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from happycity.server.site import FOLDER
from tests.server.conftest import GENEROUS
from tests.server.running import Running
from tests.web.person import Person

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

Somebody = Callable[..., Person]


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
        running = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield running
        running.close()


def chromium() -> str:
    """Where the system's browser is; without one these tests fail, they are not left out."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, f"the tests of the web client need a browser: install Chromium ({', '.join(NAMES)})"
    return found


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


@pytest.fixture
def person(somebody: Somebody) -> Person:
    """Somebody at a laptop."""
    return somebody()
