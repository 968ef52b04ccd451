"""A site opened from a file, as from a USB stick: no host, no modules, addresses of pages behind the `#`."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from happycity.server.web.static import write_site
from tests.web.playing import choice_comes, play_on, seq_of
from tests.web.test_offline import table_of

TABLE = re.compile(r"/a%20stick/index\.html#/table/here-")
DRAWN = "() => document.querySelector('.pic use').getBBox().width > 0"
FONTS = (
    "async () => (await document.fonts.ready, [...document.fonts].some((font) => font.status === 'loaded'))"
)


@pytest.mark.deep
def test_a_stick(browser: Browser, tmp_path: Path) -> None:
    site = tmp_path / "a stick"
    write_site(site)
    address = (site / "index.html").as_uri()
    context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
    settings = {"quickMoves": True, "pace": "off", "lastTable": table_of("me newcomer", "family", False)}
    remembered = f"localStorage.happycity ??= {json.dumps(json.dumps(settings))}"
    context.add_init_script(f"if (location.protocol === 'file:') {remembered};")
    errors: list[str] = []
    context.on("console", lambda told: errors.append(told.text) if told.type == "error" else None)
    context.on("weberror", lambda told: errors.append(str(told.error)))

    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(TABLE)
    play_on(page, moves=3)
    assert choice_comes(page)
    seen, game = seq_of(page), page.url
    assert page.evaluate(DRAWN), "pictures are there"
    assert page.evaluate(FONTS), "letters are ours"
    page.reload()
    assert choice_comes(page)
    assert seq_of(page) == seen, "the game goes on where it was"
    page.close()

    page = context.new_page()
    page.goto(address)
    page.wait_for_url(game)  # who comes back lands at the table that waits
    assert play_on(page)
    page.locator('.ended a[href*="/game/here-"]').click()
    expect(page.locator("#story .charts")).to_be_visible()
    link = page.locator("#game-link")
    expect(link).to_have_value(re.compile(re.escape(address) + "#/replay#g="))

    other = context.new_page()
    other.goto(link.input_value())
    expect(other.locator("[data-phase]")).to_be_visible()
    other.goto(f"{address}#/rules")
    expect(other.get_by_role("heading", name="The rules", exact=True)).to_be_visible()
    other.get_by_label("Language").first.select_option("fr")
    expect(other.get_by_role("heading", name="Les règles", exact=True)).to_be_visible()
    other.get_by_role("link", name="Apprendre").first.click()
    assert other.url == f"{address}#/learn"
    assert not errors, errors

    other.goto((site / "learn" / "cards" / "index.html").as_uri())
    other.wait_for_url(f"{address}#/learn/cards")
    context.close()
