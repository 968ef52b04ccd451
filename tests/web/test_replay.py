"""The replay of a finished game: step by step, by jumps, from another seat, from a file."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from happycity.testing.browser.moves import finished_game
from happycity.testing.browser.person import PHONE, Person
from tests.web.conftest import Somebody
from tests.web.test_review import await_review

WHERE = re.compile(r"Step (\d+) of (\d+)")


def test_a_replay_goes_where_one_wants(person: Person) -> None:
    page = person.page
    game = finished_game(person)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    person.goto(f"/replay/{game}")
    for button, moved in [("Next step", 1), ("Next turn", 2), ("Previous step", 1), ("Next round", 3)]:
        before = step(page)
        person.button(button).click()
        way = -1 if button.startswith("Previous") else 1
        expect(page).not_to_have_url(re.compile(f"step={before}&"))
        assert (step(page) - before) * way >= min(moved, 1)
    assert sum(url.endswith("/replay") for url in asked) == 1, "the game was fetched anew for a step"
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Next step")).to_be_disabled()
    last = step(page)
    page.get_by_label("Seen from").select_option("1")
    expect(page.locator(".watch")).to_have_count(0)  # one way to choose, not two
    expect(page).to_have_url(re.compile(f"step={last}&seat=1"))
    shows_the_city_of_seat(page, 1)
    person.button("Menu").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Back to the start page")).to_be_visible()


def test_how_it_ended_is_told_to_strangers_who_ask(person: Person, somebody: Somebody) -> None:
    game = finished_game(person)
    stranger = somebody()
    stranger.goto(f"/table/{game}")
    stranger.page.wait_for_url(f"**/replay/{game}*")
    expect(stranger.page.get_by_role("link", name="Show the result")).to_be_visible()
    stranger.goto(f"/game/{game}")
    expect(stranger.page.get_by_role("main")).to_contain_text("its result stays hidden")
    expect(stranger.page).not_to_have_title(re.compile("win|victory", re.IGNORECASE))
    stranger.button("Show the result").click()
    expect(stranger.page.locator("#story-title")).to_be_visible()
    stranger.goto(f"/replay/{game}")
    expect(stranger.page.get_by_role("link", name="Scoring sheet")).to_be_visible()
    person.goto(f"/replay/{game}")
    expect(person.page.get_by_role("link", name="Scoring sheet")).to_be_visible()


def shows_the_city_of_seat(page: Page, seat: int) -> None:
    """Who sits where is drawn by lot."""
    option = page.get_by_label("Seen from").locator(f'option[value="{seat}"]')
    name = (option.text_content() or "").strip()
    expect(page.get_by_role("region", name=f"{name}’s city")).to_be_visible()


def test_the_address_names_the_step_and_the_seat(person: Person) -> None:
    person.goto(f"/replay/{finished_game(person)}?step=17&seat=1")
    expect(person.page.get_by_text("Step 17 of").first).to_be_visible()
    shows_the_city_of_seat(person.page, 1)


@pytest.mark.deep
def test_back_from_a_moment_leads_to_the_same_place(somebody: Somebody) -> None:
    person = somebody(size=PHONE, touch=True)
    page = person.page
    person.goto(f"/game/{finished_game(person)}")
    await_review(page)
    page.locator("summary", has_text="Show as a table").first.tap()
    moment = page.get_by_role("link", name="See it").last
    decided = page.get_by_role("region", name="Your choices")
    expect(decided).not_to_contain_text(person.me["name"])  # the reader is “you”
    moment.scroll_into_view_if_needed()
    before = moment.bounding_box()
    moment.tap()
    expect(page.get_by_text(WHERE).first).to_be_attached()
    page.evaluate("scrollTo(0, 9999)")
    expect(page.locator(".opp").first).to_be_in_viewport()  # the bar stays, and so do the chips on it
    page.go_back()
    expect(moment).to_be_in_viewport()
    expect(page.locator("details[open]")).to_have_count(1)
    assert moment.bounding_box() == before


def test_a_record_that_was_downloaded_can_be_dropped(person: Person, tmp_path: Path) -> None:
    page = person.page
    game = finished_game(person)
    person.goto(f"/game/{game}")
    with page.expect_download() as download:
        person.button("Download the record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    assert json.loads(record.read_text())["moves"]
    person.goto("/replay")
    page.get_by_label("Drop a record here").set_input_files(record)
    expect(page.get_by_text("Step 0 of").first).to_be_visible()
    person.button("Next step").click()
    expect(page.get_by_text("Step 1 of").first).to_be_visible()


DROP = """(text) => {
  const dropped = new DataTransfer();
  dropped.items.add(new File([text], "record.json", { type: "application/json" }));
  const how = { dataTransfer: dropped, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new DragEvent("drop", how));
}"""


def test_a_record_can_be_dropped_anywhere_on_the_page(person: Person) -> None:
    game = finished_game(person)
    record = person.context.request.get(f"{person.address}/api/games/{game}/record").text()
    person.goto("/replay")
    expect(person.page.get_by_label("Drop a record here")).to_be_attached()
    person.page.evaluate(DROP, record)
    expect(person.page.get_by_text("Step 0 of").first).to_be_visible()


def test_a_file_that_is_no_record_is_told_apart(person: Person) -> None:
    person.goto("/replay")
    note: FilePayload = {"name": "list.json", "mimeType": "application/json", "buffer": b'{"milk": 2}'}
    person.page.get_by_label("Drop a record here").set_input_files([note])
    said = person.page.get_by_role("alert")
    expect(said).to_contain_text("“list.json” cannot be shown")
    expect(said).to_contain_text("It holds no record of a Happy City game.")


def step(page: Page) -> int:
    found = WHERE.search(page.get_by_text(WHERE).first.inner_text())
    assert found
    return int(found[1])
