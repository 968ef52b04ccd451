"""Puzzles: one is solved, another missed; the rating moves, the next one comes, also without a network."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from happycity.review import Puzzle, Theme, shipped_puzzles
from happycity.testing.browser.person import PHONE, Person
from tests.web.axe import LOOKS, axe_source, violations
from tests.web.conftest import Somebody
from tests.web.playing import Hand, click, close_dialogs, press_keys, tap
from tests.web.sizes import MEASURE
from tests.web.test_new_version import wait_for_worker
from tests.web.test_offline import AWAY

LAPTOP = (1280, 800)
SAID = ".practice [role=status]"
REMEMBER = "(kept) => { localStorage['happycity-puzzles'] = kept; }"
PILES = [puzzle for puzzle in shipped_puzzles() if puzzle.theme == Theme.PILE]
FRESH, MISSED, *SOLVED = PILES
"""Of the puzzles about piles, one was not answered yet, one was missed: so it is known which one comes."""
FILE = re.compile("/assets/puzzles-")


def remember(person: Person, solved: Sequence[Puzzle] = SOLVED, theme: Theme = Theme.PILE) -> None:
    """What the browser of somebody remembers who has solved some puzzles."""
    kept = {
        "rating": 1000,
        "answered": 0,
        "streak": 1,
        "solved": [puzzle.id for puzzle in solved],
        "missed": [MISSED.id],
        "theme": theme,
    }
    person.goto("/")
    person.page.evaluate(REMEMBER, json.dumps(kept))
    person.goto("/puzzles")


def begin(person: Person) -> None:
    person.button("Solve a puzzle").click()
    await_question(person.page)


def await_question(page: Page) -> None:
    page.wait_for_url("**/table/here-*")
    expect(page.locator(SAID)).to_have_text("Your turn: find the best move.")
    page.locator("button[data-anchor][aria-pressed]:visible").first.wait_for()


def answer(page: Page, hand: Hand, puzzle: Puzzle, rank: int) -> None:
    """Play the best of the answers, or a worse one."""
    close_dialogs(page)
    hand(page, puzzle.answers[rank].move.replace("draw ", "deck-"))
    expect(page.locator(SAID)).to_have_text(re.compile("^Yes|^Not yet"))


def figures(page: Page) -> list[str]:
    """Rating, solved, streak."""
    expect(page.locator("main dd").nth(1)).not_to_have_text("–")  # all puzzles have come
    return [text.strip() for text in page.locator("main dd").all_inner_texts()]


def test_one_is_solved_by_keys_and_the_next_one_missed(somebody: Somebody) -> None:
    person = somebody(size=LAPTOP)
    page = person.page
    remember(person)
    assert figures(page) == ["1000", f"{len(SOLVED)} of {len(shipped_puzzles()):,}", "1"]
    begin(person)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    answer(page, press_keys, FRESH, 0)
    expect(page.locator(SAID)).to_have_text("Yes, that is the best move.")
    note = page.locator(".practice")
    page.keyboard.press("Tab")
    expect(person.button("Next puzzle")).to_be_focused()
    expect(note).to_contain_text(re.compile(r"Your rating: 10\d\d \(\+\d+\) · 2 in a row"))
    expect(note.locator("li").first).to_contain_text("best")
    expect(note.locator("li").first).to_contain_text(f"{FRESH.answers[0].chance:.0%}")
    page.keyboard.press("n")
    await_question(page)
    answer(page, press_keys, MISSED, 1)
    expect(page.locator(SAID)).to_have_text(f"Not yet: it costs {cost(MISSED)} points.")
    expect(note).not_to_contain_text("Your rating")  # it was answered before
    person.button("Show the answer").dblclick()  # where it was, "Take it back" is now
    expect(note.locator("li").first).to_contain_text("best")
    page.keyboard.press("n")
    page.wait_for_url("**/puzzles")  # nothing else about piles is left
    assert figures(page)[1] == f"{len(SOLVED) + 1} of {len(shipped_puzzles()):,}"


def test_keys_go_on_from_the_answer_that_is_shown(somebody: Somebody) -> None:
    person = somebody(size=LAPTOP)
    page = person.page
    remember(person)
    begin(person)
    answer(page, press_keys, FRESH, 1)
    person.button("Show the answer").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".practice .more")).to_be_focused()
    page.keyboard.press("Tab")
    expect(person.button("Next puzzle")).to_be_focused()


def test_two_tabs_know_of_each_other(somebody: Somebody) -> None:
    person = somebody(size=LAPTOP)
    page = person.page
    person.goto("/puzzles")
    figures(page)
    other = person.new_page()
    other.goto(page.url)
    figures(other)
    other.evaluate(REMEMBER, json.dumps({"rating": 1234, "answered": 9, "streak": 4}))
    expect(page.locator("main dd").first).to_have_text("1234")
    assert figures(page)[2] == "4"


def cost(puzzle: Puzzle) -> int:
    return round(100 * puzzle.answers[1].behind)


def test_on_a_phone_one_is_missed_taken_back_and_found(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    page = person.page
    remember(person)
    assert page.evaluate(MEASURE, "Width") <= 0
    begin(person)
    fold = person.button("More about this")
    expect(fold).to_have_attribute("aria-expanded", "false")  # the table can be read while one thinks
    fold.tap()
    expect(person.link("All puzzles")).to_be_visible()
    fold.tap()
    expect(person.link("All puzzles")).to_be_hidden()
    answer(page, tap, FRESH, 1)
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(page.locator(SAID)).to_have_text(f"Not yet: it costs {cost(FRESH)} points.")
    expect(page.locator(".practice")).to_contain_text(re.compile(r"Your rating: 9\d\d \(−\d+\)"))
    person.button("Take it back").tap()
    await_question(page)
    answer(page, tap, FRESH, 0)
    expect(page.locator(SAID)).to_have_text("Yes, that is the best move.")
    page.reload()
    expect(page.locator(SAID)).to_have_text("Yes, that is the best move.")
    person.button("Next puzzle").tap()
    await_question(page)
    answer(page, tap, MISSED, 0)
    person.button("Play on").tap()
    expect(page.locator(SAID)).to_have_count(0)
    person.goto("/puzzles")
    rating, solved, streak = figures(page)
    assert 960 <= int(rating) < 1000
    assert solved.startswith(f"{len(SOLVED) + 1} of "), "what was missed is solved now, the first one waits"
    assert streak == "0"
    person.goto("/")
    expect(page.get_by_text("Games waiting for you")).to_have_count(0)


def test_what_was_not_looked_into_says_so(somebody: Somebody) -> None:
    """A coin where nobody strong takes one: the only puzzle about purchases that is left."""
    purchases = [puzzle for puzzle in shipped_puzzles() if puzzle.theme == Theme.PURCHASE]
    left = next(one for one in purchases if "coin" in legal(one) - {answer.move for answer in one.answers})
    person = somebody(size=LAPTOP)
    page = person.page
    remember(person, [one for one in purchases if one is not left], Theme.PURCHASE)
    begin(person)
    click(page, "coin-button")
    expect(page.locator(SAID)).to_have_text("Not yet: there is something better.")
    person.button("Show the answer").click()
    expect(page.locator(".practice li").last).to_have_text(re.compile("A coin.*played.*not looked into"))


def legal(puzzle: Puzzle) -> set[str]:
    return {str(move) for move in puzzle.game.legal_moves}


def test_what_is_wished_for_is_remembered_and_tells_what_there_is(person: Person) -> None:
    page = person.page
    person.goto("/puzzles")
    page.get_by_role("radio", name=re.compile("^Which deck")).focus()
    page.keyboard.press("Space")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.reload()
    expect(page.get_by_role("radio", name=re.compile("^Which deck"))).to_be_checked()
    of_two = [puzzle for puzzle in PILES if puzzle.game.config.players == 2]
    expect(page.get_by_role("radio", name=re.compile(f"^Which deck 0 of {len(of_two)}$"))).to_be_checked()


def test_what_a_browser_remembers_goes_into_the_file_of_ones_data_and_with_it(person: Person) -> None:
    page = person.page
    remember(person)
    person.goto("/me")
    with page.expect_download() as saving:
        person.button("Download my data").click()
    kept = json.loads(Path(saving.value.path()).read_text())
    assert kept["person"]["id"] == person.me["id"]
    assert json.loads(kept["remembered"]["happycity-puzzles"])["missed"] == [MISSED.id]
    assert kept["skill"] == kept["practised"] == []
    person.button("Delete my data").click()
    person.button("Yes, delete it for good").click()
    page.wait_for_url(re.compile("/$"))
    assert page.evaluate("localStorage['happycity-puzzles'] ?? null") is None


def test_only_who_wants_puzzles_loads_them_and_then_needs_no_network(somebody: Somebody) -> None:
    person = somebody(keeps_client=True, size=LAPTOP)
    page = person.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    person.goto("/")
    assert not list(filter(FILE.search, asked))
    wait_for_worker(page)
    remember(person)
    expect(page.get_by_role("radio", name=re.compile("^Which deck"))).to_be_checked()
    assert list(filter(FILE.search, asked))
    person.forgives = AWAY
    person.context.set_offline(True)
    page.reload()
    begin(person)
    answer(page, click, FRESH, 0)
    expect(page.locator(SAID)).to_have_text("Yes, that is the best move.")
    person.context.set_offline(False)


def test_without_its_file_the_page_says_so_and_tries_again(person: Person) -> None:
    person.context.route("**/assets/puzzles-*", lambda route: route.abort())
    person.forgives = "Failed to load resource|ERR_FAILED"
    person.goto("/puzzles")
    expect(person.page.get_by_role("alert")).to_be_visible()
    expect(person.button("Solve a puzzle")).to_be_disabled()
    person.context.unroute("**/assets/puzzles-*")


@pytest.mark.deep
@pytest.mark.parametrize(("size", "touch"), [(LAPTOP, False), (PHONE, True)])
def test_it_is_for_everyone_in_every_language(somebody: Somebody, size: tuple[int, int], touch: bool) -> None:
    person = somebody(scripts=(axe_source(),), size=size, touch=touch)
    page = person.page
    remember(person)
    page.locator("label input").first.wait_for()
    found = [f"page, {flaw}" for flaw in violations(person, LOOKS)]
    assert "⟨" not in page.locator("body").inner_text()
    person.goto("/puzzles")
    page.locator("main .btn").first.click()
    page.wait_for_url("**/table/here-*")
    page.locator("button[data-anchor][aria-pressed]:visible").first.wait_for()
    close_dialogs(page)
    (tap if touch else click)(page, FRESH.best.replace("draw ", "deck-"))
    page.locator(".practice li").first.wait_for()
    found += [f"table, {flaw}" for flaw in violations(person, LOOKS[:2])]
    assert not found, "\n".join(found)
