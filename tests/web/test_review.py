"""Reviews of finished games: told to the reader, seen in the replay, tried again until nothing is better."""

import re

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from happycity.bots.weights import name_for_browsers
from happycity.testing.browser.moves import finished_game
from happycity.testing.browser.person import PHONE, Person
from tests.web.axe import LOOKS, axe_source, violations
from tests.web.conftest import Somebody
from tests.web.pages import LANGUAGES
from tests.web.playing import LIT, LOOK, Hand, click, close_dialogs, play_one, press_keys, tap, wanted
from tests.web.sizes import MEASURE
from tests.web.test_new_version import wait_for_worker
from tests.web.test_offline import AWAY
from tests.web.test_training import HINTED

LAPTOP = (1280, 800)
SUMS = "#review-title ~ .sums .sum"
SUM = re.compile(r"^The cards .+, your choices took (\d+|nothing)\.$")
MARK = ".marks .mark"
LOOKING = ".controls .at small"
WEIGHTS = f"**/assets/{name_for_browsers()}*"
BOTH_THEMES = [("light", "en"), ("dark", "en")]
BEST = "Yes, nothing is better."
QUESTION = re.compile("find something better than")
VERDICT = re.compile(rf"{BEST}|Better:|Not yet:")
MISSING = "⟨"
"""Begins what stands where a sentence is missing."""
REVIEW_TIMEOUT_MS = 90_000
"""Milliseconds for a review on a busy machine."""


def review_of(person: Person, seats: str = "me newcomer", **options: object) -> str:
    """The page of a game that was played to its end, with its review on it; the id of the game."""
    game = finished_game(person, seats, **options)
    person.goto(f"/game/{game}")
    await_review(person.page)
    return game


def await_review(page: Page) -> None:
    page.locator(".deeper").wait_for(timeout=REVIEW_TIMEOUT_MS)


def await_marks(page: Page) -> None:
    """All of them: while the teacher still looks, the next mistake may be one that nobody has found."""
    page.locator(MARK).first.wait_for(timeout=REVIEW_TIMEOUT_MS)
    page.locator(LOOKING).wait_for(state="detached", timeout=REVIEW_TIMEOUT_MS)
    assert page.locator(MARK).count() > 2, "a game without mistakes: choose another"


def note(page: Page) -> str:
    """What the note over a table for practice says."""
    return page.locator(".practice [role=status]").inner_text()


@pytest.mark.parametrize(("size", "touch"), [(LAPTOP, False), (PHONE, True)])
def test_a_mistake_is_told_and_tried_again_until_nothing_is_better(
    somebody: Somebody, size: tuple[int, int], touch: bool
) -> None:
    person = somebody(size=size, touch=touch)
    page = person.page
    game = review_of(person)
    expect(page.locator(SUMS)).to_have_text(SUM)
    assert 1 <= page.locator("#story ol > li:has(.n)").count() <= 4
    assert page.evaluate(MEASURE, "Width") <= 0
    press(page.get_by_role("button", name=re.compile("^Try again")).first, touch)
    page.wait_for_url("**/table/here-*")
    expect(page.locator(".practice [role=status]")).to_contain_text(QUESTION)
    if touch:
        press(person.button("More about this"), touch)
    expect(person.link("Back to the review")).to_be_visible()
    worth = worth_by_hint(person, touch)
    find_the_best(page, touch)
    press(person.button("Show the answer"), touch)
    expect(page.locator(".practice li").first).to_contain_text("best")
    assert page.locator(".practice li .num").first.inner_text() == worth, "one decision has one number"
    press(person.button("Play on"), touch)
    play_some(page, tap if touch else click)
    press(person.link("Back to the review"), touch)
    page.wait_for_url(re.compile(f"/game/{game}"))
    await_review(page)


def worth_by_hint(person: Person, touch: bool) -> str:
    """The chance after the best choice, as the bulb tells it."""
    told = person.page.locator(".hint-bubble")
    for said in HINTED:
        press(person.button("Hint"), touch)
        expect(told.locator("[role=status]")).to_contain_text(said)
    worth = told.locator(".num").first.inner_text()
    press(told.get_by_role("button", name="Close"), touch)
    return worth


def play_some(page: Page, hand: Hand) -> None:
    """Two moves at a table that has a way back to a game: not every such way means that it is over."""
    for _ in range(2):
        page.locator(LIT).first.wait_for()
        assert play_one(page, hand)


def press(button: Locator, touch: bool) -> None:
    """As a hand does: a pointer that stays above a table looks at what is there."""
    if touch:
        button.tap()
    else:
        button.click()


def find_the_best(page: Page, touch: bool) -> None:
    """Try one choice after the other, and take back what is not good enough."""
    page.locator(LIT).first.wait_for()
    spots = page.evaluate(LOOK)["spots"]
    for spot in spots:
        close_dialogs(page)
        (tap if touch else click)(page, spot)
        said = page.locator(".practice [role=status]")
        expect(said).to_have_text(VERDICT)
        if BEST in note(page):
            return
        press(page.get_by_role("button", name="Take it back"), touch)
        expect(said).to_contain_text(QUESTION)
    raise AssertionError(f"none of {spots} is good enough")


def test_a_replay_is_walked_from_mistake_to_mistake_by_keys_and_played_on(person: Person) -> None:
    page = person.page
    game = finished_game(person)
    person.goto(f"/replay/{game}")
    await_marks(page)
    page.keyboard.press("m")
    expect(page.locator(".judged")).to_contain_text(re.compile(r"(slip|mistake), \d+ points?"))
    before = page.url
    page.keyboard.press("m")
    expect(page).not_to_have_url(before)
    page.keyboard.press("Shift+M")
    expect(page).to_have_url(before)
    person.button("Play on from here").focus()
    page.keyboard.press("Enter")
    go = page.get_by_role("dialog").get_by_role("button", name="Play on")
    go.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/here-*")
    play_some(page, press_keys)


def test_a_record_of_a_file_has_marks_too(person: Person) -> None:
    game = finished_game(person)
    record = person.context.request.get(f"{person.address}/api/games/{game}/record").body()
    person.goto("/replay")
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": record}
    person.page.get_by_label("Drop a record here").set_input_files([file])
    person.page.locator(MARK).first.wait_for(timeout=REVIEW_TIMEOUT_MS)
    expect(person.button("Play on from here")).to_be_enabled()


@pytest.mark.deep
def test_a_deeper_look_can_be_stopped(person: Person) -> None:
    review_of(person)
    before = person.page.locator(SUMS).inner_text()
    person.button("Look deeper").click()
    expect(person.page.get_by_text(re.compile(r"Looking deeper: \d+ of \d+"))).to_be_visible()
    person.button("Stop").click()
    expect(person.button("Look deeper")).to_be_visible()
    expect(person.page.locator(SUMS)).to_have_text(before)


@pytest.mark.deep
def test_it_can_be_read_on_when_the_network_is_gone(somebody: Somebody) -> None:
    person = somebody(keeps_client=True, size=LAPTOP)
    page = person.page
    person.goto("/")
    wait_for_worker(page)
    review_of(person)
    person.forgives = AWAY
    person.context.set_offline(True)
    person.link("See it").first.click()
    page.wait_for_url("**/replay/*step=*")
    expect(page.locator("[data-phase]")).to_be_visible()
    expect(page.locator(MARK).first).to_be_visible(timeout=REVIEW_TIMEOUT_MS)
    page.go_back()
    await_review(page)
    person.context.set_offline(False)


@pytest.mark.deep
def test_without_what_the_teacher_has_learned_the_story_stays(person: Person) -> None:
    game = finished_game(person)
    person.context.route(WEIGHTS, lambda route: route.abort())
    person.forgives = "Failed to load resource|ERR_FAILED"
    person.goto(f"/game/{game}")
    expect(person.page.locator("#story").get_by_role("alert")).to_be_visible(timeout=REVIEW_TIMEOUT_MS)
    expect(person.heading("Chances of winning")).to_be_visible()
    person.context.unroute(WEIGHTS)
    person.button("Try again").click()
    await_review(person.page)


@pytest.mark.deep
def test_reviews_and_practice_are_for_everyone_in_every_language(somebody: Somebody) -> None:
    person = somebody(scripts=(axe_source(),))
    page = person.page
    game = review_of(person, "me newcomer", specials="expert", grozilla=True)
    page.locator("#review-title ~ details summary").click()
    found = [f"review, {flaw}" for flaw in violations(person, LOOKS)]
    for language in LANGUAGES:
        page.locator(f'select:has(option[value="{language}"])').first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert MISSING not in page.locator("body").inner_text()
    page.locator('select:has(option[value="en"])').first.select_option("en")
    page.get_by_role("link", name=re.compile("^See it")).first.click()
    page.locator(".judged, [data-phase]").first.wait_for()
    found += [f"replay, {flaw}" for flaw in violations(person, BOTH_THEMES)]
    person.goto(f"/game/{game}")
    await_review(page)
    page.get_by_role("button", name=re.compile("^Try again")).first.click()
    page.wait_for_url("**/table/here-*")
    page.locator(LIT).first.wait_for()
    seen = page.evaluate(LOOK)
    click(page, wanted(seen["phase"], seen["spots"]))
    expect(page.locator(".practice [role=status]")).to_have_text(VERDICT)
    person.button("Show the answer").click()
    found += [f"practice, {flaw}" for flaw in violations(person, BOTH_THEMES)]
    assert MISSING not in page.locator("body").inner_text()
    assert not found, "\n".join(found)
