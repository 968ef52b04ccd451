"""What is said where something is tried covers nothing that can be chosen or compared, in many windows."""

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from happycity.review import Puzzle, shipped_puzzles
from happycity.rules.config import PLAYERS, SPECIALS
from happycity.testing.browser import Person
from happycity.texts import LANGUAGES
from tests.web.conftest import Somebody
from tests.web.playing import LIT, click, close_dialogs, tap
from tests.web.test_puzzles import remember
from tests.web.test_training import COVERED

pytestmark = pytest.mark.full

WIDE = [(1440, 900), (1280, 720), (1024, 768), (768, 1024)]
PHONES = [(390, 844), (360, 640), (844, 390)]
KINDS = [(players, specials) for players in PLAYERS for specials in SPECIALS]
CASES = [
    pytest.param(*kind, language, id=f"{kind[0]}-{kind[1]}-{language}")
    for kind, language in zip(KINDS, cycle(LANGUAGES), strict=False)
]
CHOSEN = ".offers > *, .decks > *, .homes > *, .lands > *, button[data-anchor][aria-pressed], button.ends"
COMPARED = ".evaluation, .stats, .opps > *, .bar .tools > *"
STANDING = f".ask, .offers > *, button.ends, {COMPARED}"
"""What a phone has room to leave in sight while an answer stands, and nothing can be chosen."""


def puzzle_of(players: int, specials: str) -> Puzzle:
    """One that is about a purchase, in which nothing opens by itself."""
    return next(
        puzzle
        for puzzle in reversed(shipped_puzzles())
        if (puzzle.game.config.players, puzzle.game.config.specials) == (players, specials)
        and puzzle.game.phase == "buy"
    )


def await_puzzle(person: Person, puzzle: Puzzle) -> None:
    """The only one that was not solved yet."""
    remember(person, [one for one in shipped_puzzles() if one.id != puzzle.id], puzzle.theme)
    person.page.locator("main button.btn").first.click()
    person.page.wait_for_url("**/table/here-*")
    person.page.locator(".practice [role=status]").wait_for()
    person.page.locator(LIT).first.wait_for()
    close_dialogs(person.page)


def covered(page: Page, sizes: list[tuple[int, int]], under: str) -> list[str]:
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".practice").wait_for()
        page.wait_for_timeout(100)  # a window that has just changed is laid out anew
        found += [f"{width}×{height}: {one}" for one in page.evaluate(COVERED, [".practice", under])]
    width, height = sizes[0]
    page.set_viewport_size({"width": width, "height": height})
    return found


@pytest.mark.deep
@pytest.mark.parametrize(("players", "specials", "language"), CASES)
@pytest.mark.parametrize("sizes", [WIDE, PHONES], ids=["wide", "phones"])
def test_a_note_covers_nothing(
    somebody: Somebody, players: int, specials: str, language: str, sizes: list[tuple[int, int]]
) -> None:
    touch = sizes is PHONES
    person = somebody(size=sizes[0], touch=touch, language=language, evaluation=True)
    page, note = person.page, person.page.locator(".practice")
    await_puzzle(person, puzzle_of(players, specials))
    assert covered(page, sizes, f"{CHOSEN}, {COMPARED}") == [], "while one thinks"
    spot = page.locator(LIT).last.get_attribute("data-anchor") or ""
    (tap if touch else click)(page, spot)
    note.locator(".ways button").first.wait_for()
    expect(page.locator(".evaluation").first).to_be_visible()
    after = STANDING if touch else f"{CHOSEN}, {COMPARED}"
    assert covered(page, sizes, after) == [], "after a try"
    if not note.locator("li").count():
        note.locator(".ways button").nth(1).click()  # show the answer
    note.locator("li").first.wait_for()
    assert covered(page, sizes, after) == [], "with the answer"
    for way in note.locator(".ways .btn").all():
        way.evaluate("(one) => one.scrollIntoView({ block: 'nearest' })")  # at once: they may be drawn anew
        expect(way).to_be_in_viewport(ratio=0.9)
    note.locator(".ways button").last.click()  # play on
    note.locator(":scope.small").wait_for()
    assert covered(page, sizes, COMPARED) == [], "while one plays on"


@pytest.mark.parametrize(
    "sizes", [[(1440, 900), (1280, 720)], [(390, 844), (360, 740)]], ids=["wide", "phones"]
)
def test_ones_own_city_and_the_round_stay_in_sight(somebody: Somebody, sizes: list[tuple[int, int]]) -> None:
    touch = sizes[0][0] < 600
    person = somebody(size=sizes[0], touch=touch)
    page, note = person.page, person.page.locator(".practice")
    await_puzzle(person, puzzle_of(2, "family"))
    under = ".city .places > li, .bar .where, .bar .line"
    assert covered(page, sizes, under) == [], "while one thinks"
    spot = page.locator(LIT).last.get_attribute("data-anchor") or ""
    (tap if touch else click)(page, spot)
    note.locator(".ways button").first.wait_for()
    assert covered(page, sizes, under) == [], "after a try"
    if not note.locator("li").count():
        note.locator(".ways button").nth(1).click()
    note.locator("li").first.wait_for()
    assert covered(page, sizes, under) == [], "with the answer"
