"""Every page of the client, each with something on it."""

from dataclasses import dataclass

from happycity.testing.browser.moves import finished_game, play_moves
from happycity.testing.browser.person import Person

LANGUAGES = ("en", "fr", "de", "pl", "zh-Hant")
THEMES = ("light", "dark")

NOWHERE = "/there/is/no/such/page"
PLAIN = {
    "start": "/",
    "learn": "/learn",
    "rules": "/learn/rules",
    "cards": "/learn/cards",
    "questions": "/learn/faq",
    "numbers": "/learn/numbers",
    "tutorial": "/learn/tutorial",
    "puzzles": "/puzzles",
    "daily": "/daily",
    "friends": "/friends",
    "evenings": "/evening",
    "skill": "/skill",
    "me": "/me",
    "privacy": "/privacy",
    "record": "/replay",
    "nowhere": NOWHERE,
}
"""Those that need nothing."""


@dataclass(frozen=True)
class Page:
    """A page, and what stands on it when it is there."""

    path: str
    sign: str


def plain_pages() -> dict[str, Page]:
    return {name: Page(path, "h1") for name, path in PLAIN.items()}


def pages_of(person: Person) -> dict[str, Page]:
    """All of them: tables in the middle of a game, a waiting room, a game that is over."""
    large = person.open_table("me newcomer newcomer newcomer newcomer", specials="expert", grozilla=True)
    play_moves(person, large, 12)
    small = person.open_table()
    play_moves(person, small, 9)
    over = finished_game(person)
    return plain_pages() | {
        "room": Page(f"/table/{person.open_table('me open open')}", "#invite"),
        "table of two": Page(f"/table/{small}", "[data-phase]"),
        "table of five": Page(f"/table/{large}", "[data-phase]"),
        "end": Page(f"/game/{over}", "#story-title"),
        "replay": Page(f"/replay/{over}?step=20&seat=0", "[data-phase]"),
        "player": Page(f"/player/{person.me['id']}", "h1"),
    }


def show(person: Person, page: Page) -> None:
    """Open it, and wait until it is there."""
    if page.path == NOWHERE:
        person.forgives = f"404.*{NOWHERE}"  # the browser notes that the server says so
    person.goto(page.path)
    person.page.locator(page.sign).first.wait_for()
    person.page.locator("[aria-busy=true]").first.wait_for(state="hidden")
