"""Somebody before a browser of their own: a page, who they are, what they have seen go wrong."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, StorageState

PAGE_TIMEOUT_MS = 30_000  # on a busy machine
HEADERS = {"X-Happy-City": "1"}
QUIET = {"pace": "off", "quickMoves": True, "sound": False, "language": "en", "tutorialDone": True}
"""Settings with which nothing moves and one click plays."""
STAYS = "sessionStorage['happycity-landed'] = 'yes';"
"""A script with which `/` stays where it is, whichever table waits."""
NOTHING = "/icon.svg"
"""A page without the client."""
FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}"""
LAPTOP = (1440, 900)
PHONE = (390, 844)


class Person:
    """`page` is what they look at; `errors` is what no visitor should ever cause.

    A browser that keeps the client loads all of it on the first visit, for visits without a network.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = LAPTOP,
        touch: bool = False,
        scripts: tuple[str, ...] = (),
        known_by: StorageState | None = None,
        keeps_client: bool = True,
        **settings: Any,
    ) -> None:
        width, height = size
        self.address = address
        self.errors: list[str] = []
        self.forgives = ""
        """A pattern of errors that are the point of a test, such as those of a lost connection."""
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale="en",
            storage_state=known_by,
            service_workers="allow" if keeps_client else "block",
        )
        self.context.set_default_timeout(PAGE_TIMEOUT_MS)
        self.context.add_init_script(_remembering({**QUIET, **settings}))
        for script in scripts:
            self.context.add_init_script(script)
        self.page = self.new_page()
        self.me: dict[str, Any] = self.ask("/api/session")

    def leave(self) -> None:
        """Nothing stays but what the browser has loaded: nobody's cookies, games, settings or other pages."""
        for page in self.context.pages:
            page.close()  # with what it was still loading: that would break off the visit to another page
        self.context.set_offline(False)
        self.page = self.new_page()
        self.goto(NOTHING)
        self.page.evaluate(FORGET)
        self.context.clear_cookies()

    def arrive(
        self, size: tuple[int, int] = LAPTOP, known_by: StorageState | None = None, **settings: Any
    ) -> None:
        """Somebody else, at a browser that the one before has left."""
        width, height = size
        self.errors, self.forgives = [], ""
        self.page.set_viewport_size({"width": width, "height": height})
        if known_by:
            self.context.add_cookies(known_by["cookies"])  # type: ignore[arg-type]
        self.page.evaluate(_remembering({**QUIET, **settings}))
        self.me = self.ask("/api/session")

    def new_page(self) -> Page:
        """Another page of the same person."""
        page = self.context.new_page()
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self._note(f"uncaught: {error}"))
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"console: {message.text} ({message.location.get('url', '')})")

    def _note(self, error: str) -> None:
        if not (self.forgives and re.search(self.forgives, error)):
            self.errors.append(error)

    def ask(self, path: str, body: Any = None) -> dict[str, Any]:
        """A call to the server, outside of the page but with its cookie.

        Once more, if the server closes a line that has been idle just when it is used again.
        """
        answer = self.context.request.post(self.address + path, data=body, headers=HEADERS, max_retries=1)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def open_table(self, seats: str = "me newcomer", **options: Any) -> str:
        """The id of a new table, with bots that do not pause; `seats` are words: me, open or a level."""
        wishes = [_wish(word, i) for i, word in enumerate(seats.split())]
        config = {"players": len(wishes), "specials": "family", "grozilla": False, "scoring": "product"}
        config |= {name: options.pop(name) for name in list(options) if name in config}
        table = self.ask("/api/tables", {"config": config, "seats": wishes, "pause_ms": 0, **options})
        return str(table["id"])

    def goto(self, path: str) -> None:
        """Open a page of the client."""
        self.page.goto(self.address + path)

    def button(self, name: str, exact: bool = True) -> Locator:
        """By what it says."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str) -> Locator:
        """By what it says."""
        return self.page.get_by_role("link", name=name)

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        """By what it says."""
        return self.page.get_by_role("heading", name=name)


def _remembering(settings: dict[str, Any]) -> str:
    """Settings of a visit before; what is changed in this one stays changed when a page is loaded anew."""
    return f"localStorage.happycity ??= {json.dumps(json.dumps(settings))};"


def _wish(word: str, seat: int) -> dict[str, Any]:
    if word == "me" and seat:
        return {"kind": "me", "name": f"Player {seat + 1}"}
    return {"kind": word} if word in ("me", "open") else {"kind": "bot", "bot": word}
