"""`make screenshots`: pictures of the client for docs/screenshots/, taken in a real browser on real games."""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from happycity.testing.browser.chromium import launch
from happycity.testing.browser.moves import finished_game, play_moves
from happycity.testing.browser.person import PHONE, STAYS, Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
LAPTOP = (1440, 900)


@dataclass(frozen=True)
class Picture:
    """What is photographed: a page, with what is on it when it is ready, in a window and with settings."""

    name: str
    path: str
    ready: str = "[data-phase]"
    size: tuple[int, int] = LAPTOP
    settings: dict[str, Any] = field(default_factory=dict)


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="happycity-pictures-")))
        server = stack.enter_context(Running(str(home / "games.db"), home, log_level="warning", **GENEROUS))
        playwright = stack.enter_context(sync_playwright())
        browser = launch(playwright)
        host = Person(browser, server.address)
        for picture in pictures(host):
            take(browser, host, picture, folder)


def pictures(host: Person) -> Iterator[Picture]:
    """The list; every table is at a good moment of its game."""
    two = _table(host, "me resident", 19)
    five = _table(host, "me resident newcomer shopkeeper resident", 17, specials="expert", grozilla=True)
    over = finished_game(host, "me resident newcomer", specials="expert", grozilla=True)
    room = host.open_table("me open open newcomer")
    dark = {"theme": "dark"}
    yield Picture("lobby", "/", "h1")
    yield Picture("waiting-room", f"/table/{room}", "#invite")
    yield Picture("table-2-players", f"/table/{two}")
    yield Picture("table-5-players-expert-grozilla", f"/table/{five}")
    yield Picture("table-dark", f"/table/{five}", settings=dark)
    yield Picture("scoring", f"/game/{over}", "#story-title")
    yield Picture("replay", f"/replay/{over}?step=40&seat=0")
    yield Picture("gallery", "/learn/cards", "h1")
    yield Picture("tutorial", "/learn/tutorial", ".coach")
    yield Picture("phone-table", f"/table/{two}", size=PHONE)
    yield Picture("phone-lobby", "/", "h1", size=PHONE)
    for language in ("en", "fr", "de", "pl", "zh-Hant"):
        yield Picture(f"language-{language}", f"/table/{two}", settings={"language": language})


def _table(host: Person, seats: str, moves: int, **options: Any) -> str:
    table = host.open_table(seats, **options)
    play_moves(host, table, moves)
    return table


def take(browser: Browser, host: Person, picture: Picture, folder: Path) -> None:
    """One picture, as the host sees it in a window of their own; the file is named after it."""
    person = Person(browser, host.address, picture.size, touch=picture.size == PHONE, **picture.settings)
    person.context.add_cookies(host.context.cookies())  # type: ignore[arg-type]  # it takes what it gave
    person.context.add_init_script(STAYS)
    person.goto(picture.path)
    person.page.locator(picture.ready).first.wait_for()
    person.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    person.page.screenshot(path=folder / f"{picture.name}.png", animations="disabled")
    person.context.close()
    print(f"{picture.name}.png")


if __name__ == "__main__":
    main()
