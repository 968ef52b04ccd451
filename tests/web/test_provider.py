"""Log-ins by the host's provider, with a real one: a guest becomes an account; what goes wrong."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from happycity.testing.browser.person import Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running
from happycity.testing.server.village import PASSWORD
from tests.server.providers import real_provider, settings_for


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose provider knows Ada and Bea."""
    folder: Path = tmp_path_factory.mktemp("provider")
    known = [{"sub": name, "preferred_username": f"{name} of the Club"} for name in ("Ada", "Bea", "Cleo")]
    known.append({"sub": "Namesake", "preferred_username": "Bea of the Club"})
    with real_provider(*known) as issuer:
        settings = GENEROUS | settings_for(issuer) | {"log_level": "warning"}
        with Running(str(folder / "games.db"), folder, **settings) as server:
            yield server.address


def visitor(browser: Browser, club: str) -> Person:
    """Somebody new; the provider's own page wants a stylesheet from the Internet, which is not here."""
    person = Person(browser, club, keeps_client=False)
    person.context.route("**/pico*.css", lambda route: route.fulfill(body="", content_type="text/css"))
    return person


def log_in(person: Person, subject: str, button: str = "Log in with Club") -> None:
    person.button(button).click()
    person.page.get_by_role("button", name=subject, exact=True).click()


def test_a_guest_becomes_an_account_and_comes_back_by_the_provider(browser: Browser, club: str) -> None:
    ada = visitor(browser, club)
    before = ada.me["id"]
    ada.goto("/me")
    log_in(ada, "Ada")
    expect(ada.page.get_by_text("You log in as Ada of the Club.")).to_be_visible()
    expect(ada.page).to_have_url(f"{club}/me")
    assert ada.me["id"] == before
    ada.button("Log out", exact=True).click()
    log_in(ada, "Ada")
    expect(ada.page.get_by_text("You log in as Ada of the Club.")).to_be_visible()
    ada.button("Delete my data").click()
    expect(ada.page.get_by_role("dialog").get_by_label("Password")).to_have_count(0)
    ada.button("Yes, delete it for good").click()
    expect(ada.page).to_have_url(f"{club}/")
    ada.context.close()
    assert ada.errors == []


@pytest.mark.full
@pytest.mark.parametrize(
    "window", [{"width": 1280, "height": 720}, {"width": 360, "height": 640}], ids=["desk", "phone"]
)
def test_an_account_is_joined_and_the_provider_taken_off(
    browser: Browser, club: str, window: dict[str, int]
) -> None:
    bea = visitor(browser, club)
    bea.page.set_viewport_size(window)  # type: ignore[arg-type]
    name = f"Bea {bea.me['id'][:8]}"
    bea.ask("/api/account", {"name": name, "password": PASSWORD})
    bea.goto("/me")
    log_in(bea, "Bea", "Join with Club")
    expect(bea.page.get_by_text("Club has opened this account since")).to_be_visible()
    expect(bea.page.get_by_text(f"You log in as {name}.")).to_be_visible()
    bea.button("Take Club off").press("Enter")
    bea.button("Take it off?").press("Enter")
    expect(bea.button("Join with Club")).to_be_visible()
    bea.context.close()
    assert bea.errors == []


@pytest.mark.full
def test_who_cannot_have_their_name_is_told_once(browser: Browser, club: str) -> None:
    first, second = visitor(browser, club), visitor(browser, club)
    renamed = "The name that you have at Club is taken here"
    for person, subject in ((first, "Bea"), (second, "Namesake")):
        person.goto("/me")
        log_in(person, subject)
    expect(first.page.get_by_text("You log in as Bea of the Club.")).to_be_visible()
    expect(first.page.get_by_text(renamed)).to_have_count(0)
    expect(
        second.page.get_by_text(f"{renamed}, or cannot be used. Here you are Bea of the Club 2")
    ).to_be_visible()
    second.page.reload()
    expect(second.page.get_by_text("You log in as Bea of the Club 2.")).to_be_visible()
    expect(second.page.get_by_text(renamed)).to_have_count(0)
    for person in (first, second):
        person.context.close()
        assert person.errors == []


@pytest.mark.full
def test_what_goes_wrong_ends_on_a_page_with_a_sentence_and_a_way_on(browser: Browser, club: str) -> None:
    cleo = visitor(browser, club)
    cleo.forgives = "status of 4(10|03|09)"
    cleo.goto("/door?state=of-another-browser&code=x")
    expect(cleo.page.get_by_role("alert")).to_contain_text("begun in another browser")
    expect(cleo.page).to_have_url(f"{club}/door")
    cleo.button("Try again").click()
    cleo.page.get_by_role("button", name="Deny").click()
    expect(cleo.page.get_by_role("alert")).to_be_visible()
    cleo.page.get_by_role("link", name="Log in otherwise").click()
    log_in(cleo, "Cleo")
    expect(cleo.page.get_by_text("You log in as Cleo of the Club.")).to_be_visible()
    cleo.button("Take Club off").click()
    cleo.button("Take it off?").click()
    expect(cleo.page.get_by_role("alert")).to_contain_text("the only way into your account")
    cleo.button("Choose a password").click()
    expect(cleo.page.get_by_label("Current password")).to_have_count(0)
    cleo.page.get_by_label("New password").fill(PASSWORD)
    cleo.page.locator("form").get_by_role("button", name="Choose a password").click()
    expect(cleo.page.get_by_label("Current password")).to_be_visible()
    cleo.context.close()
    assert cleo.errors == []
