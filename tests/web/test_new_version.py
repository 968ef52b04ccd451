"""What the service worker is for: the page opens without the server, and tells of a new build."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from happycity.server.web.site import FOLDER
from happycity.testing.browser.person import Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running

PROGRAM = (str(Path(__file__).with_name("another_build.py")),)
NEW = '<meta name="build" content="new" />'
IS_NEW = "meta[name=build]"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server whose client can be exchanged."""
    shutil.copytree(FOLDER, tmp_path / "site")
    with Running(str(tmp_path / "games.db"), tmp_path, PROGRAM, log_level="warning", **GENEROUS) as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, server: Running) -> Iterator[Person]:
    """Somebody who has been here: their browser keeps the shell."""
    person = Person(browser, server.address)
    person.goto("/learn")
    wait_for_worker(person.page)
    yield person
    person.context.close()
    assert not person.errors, person.errors


def wait_for_worker(page: Page) -> None:
    page.evaluate(
        """() => new Promise((done) => {
          const look = () => navigator.serviceWorker.controller ? done() : setTimeout(look, 20);
          look();
        })"""
    )


def build_anew(site: Path) -> None:
    """What a build does that changes the page: another index, another version of the worker."""
    index, worker = site / "index.html", site / "worker.js"
    index.write_text(index.read_text().replace("</title>", f"</title>{NEW}"))
    worker.write_text(re.sub(r"happycity-[0-9a-f]{12}", "happycity-000000000000", worker.read_text()))
    for packed in (*site.glob("index.html.*"), *site.glob("worker.js.*")):
        packed.unlink()


@pytest.mark.deep
def test_the_page_opens_without_the_server_and_a_new_version_is_never_forced(
    server: Running, visitor: Person, tmp_path: Path
) -> None:
    visitor.forgives = "ERR_CONNECTION_REFUSED|WebSocket"
    other = visitor.new_page()
    other.goto(f"{server.address}/learn")
    server.stop()
    visitor.goto("/learn/cards")
    expect(visitor.heading("All cards")).to_be_visible()
    visitor.goto("/table/abc")
    expect(visitor.heading("The server does not answer")).to_be_visible()
    build_anew(tmp_path / "site")
    server.start()
    visitor.goto("/")
    expect(visitor.button("Play now", exact=False)).to_be_enabled()
    is_offered(visitor, other)


def is_offered(visitor: Person, other: Page) -> None:
    """The new version, where somebody wants it, and only there."""
    visitor.goto("/learn/cards")
    use = visitor.button("Update now")
    expect(use).to_be_visible()
    expect(visitor.page.locator(IS_NEW)).to_have_count(0)  # the old one until somebody wants the new one
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    box = use.bounding_box()
    assert box
    assert box["y"] > 600, "the headline of a phone is not covered"
    use.click()
    expect(visitor.page.locator(IS_NEW)).to_have_count(1)
    expect(visitor.heading("All cards")).to_be_visible()
    expect(use).to_have_count(0)
    expect(other.locator(IS_NEW)).to_have_count(0)  # nobody asked for it there
    other.locator('a[href="/learn/rules"]').first.click()  # a part that it has not loaded yet
    expect(other.get_by_role("heading", name="The rules", exact=True)).to_be_visible()
    other.get_by_role("button", name="Update now").click()
    expect(other.locator(IS_NEW)).to_have_count(1)
