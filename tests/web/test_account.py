"""The account page: an account from its making to its end, on two devices; a program's token."""

import re

from playwright.sync_api import Locator, Route, expect

from happycity.testing.browser.person import Person
from tests.web.conftest import Somebody

PASSWORD, NEXT = "seven green igloos", "eight blue igloos"


def in_form(person: Person, button: str) -> Locator:
    """The button that sends a form; another one with the same words may open it."""
    return person.page.locator("form").get_by_role("button", name=button)


def log_in(person: Person, name: str, password: str) -> None:
    person.page.get_by_label("Name", exact=True).last.fill(name)
    person.page.get_by_label("Password", exact=True).fill(password)
    in_form(person, "Log in").click()


def test_an_account_is_the_same_on_every_device(somebody: Somebody) -> None:
    here, there = somebody(), somebody()
    here.forgives = there.forgives = "status of 401|status of 403"
    name = f"Ada {here.me['id'][:8]}"
    here.goto("/me")
    here.button("Create an account").click()
    expect(here.page.get_by_label("Name", exact=True).last).to_be_focused()
    expect(in_form(here, "Create an account")).to_be_in_viewport()
    here.page.get_by_label("Name", exact=True).last.fill(name)
    here.page.get_by_label("Password", exact=True).fill(PASSWORD)
    in_form(here, "Create an account").click()
    expect(here.button("Log out")).to_be_visible()

    there.goto("/me")
    there.button("Log in").click()
    log_in(there, name, "seven red igloos")
    expect(there.page.get_by_role("alert")).to_be_visible()
    log_in(there, name, PASSWORD)
    expect(there.button("Log out")).to_be_visible()
    assert there.page.get_by_label("Name", exact=True).input_value() == name

    here.button("Change password").click()
    here.page.get_by_label("Current password").fill(PASSWORD)
    here.page.get_by_label("New password").fill(NEXT)
    in_form(here, "Change password").click()
    expect(here.page.get_by_text("Changed. All other devices have been logged out.")).to_be_visible()
    there.page.get_by_label("Name", exact=True).fill("Somebody")
    there.button("Save").click()
    logged_out = there.page.get_by_role("alert").filter(
        has_text="You have been logged out in this browser, Ada"
    )
    expect(logged_out).to_be_in_viewport()
    there.page.reload()
    expect(logged_out).to_be_in_viewport()
    there.button("Log in").click()
    log_in(there, name, NEXT)
    expect(there.button("Log out", exact=True)).to_be_visible()
    expect(logged_out).to_have_count(0)


def test_a_password_whose_change_is_not_answered_may_be_changed(somebody: Somebody) -> None:
    ada = somebody()
    ada.forgives = "status of 401|ERR_FAILED"
    name = f"Ola {ada.me['id'][:8]}"
    ada.ask("/api/account", {"name": name, "password": PASSWORD})
    ada.goto("/me")
    ada.button("Change password").click()
    ada.page.get_by_label("Current password").fill(PASSWORD)
    ada.page.get_by_label("New password").fill(NEXT)
    before = ada.context.cookies()

    def lose_answer(route: Route) -> None:
        """The server does what it is asked, and nobody hears of it, nor gets the new cookie."""
        assert route.fetch().ok
        ada.context.add_cookies(before)  # type: ignore[arg-type]
        route.abort()

    ada.context.route("**/api/password", lose_answer)
    in_form(ada, "Change password").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("may have been changed all the same")
    ada.context.unroute("**/api/password")
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text("You have been logged out in this browser, Ola")
    ada.button("Log in").click()
    log_in(ada, name, NEXT)
    expect(ada.button("Log out", exact=True)).to_be_visible()


def test_a_program_gets_a_token_and_goes_with_its_owner(somebody: Somebody) -> None:
    ada = somebody()
    ada.ask("/api/account", {"name": f"Eva {ada.me['id'][:8]}", "password": PASSWORD})
    ada.goto("/me")
    ada.page.get_by_label("Name of the program").fill(f"Robot {ada.me['id'][:8]}")
    ada.button("Create a token").click()
    token = ada.page.get_by_label("Token for Robot", exact=False)
    expect(token).to_have_value(re.compile("^hc_"))
    ada.button(f"Delete Robot {ada.me['id'][:8]}").click()
    ada.button("Delete for good?").click()
    expect(token).to_be_hidden()

    ada.button("Delete my data").click()
    ada.page.get_by_role("dialog").get_by_label("Password").fill(PASSWORD)
    ada.button("Yes, delete it for good").click()
    expect(ada.page).to_have_url(f"{ada.address}/")
    ada.goto("/me")
    expect(ada.page.get_by_text("You are playing as a guest")).to_be_visible()


def test_a_lost_password_is_replaced_and_a_lost_device_signed_out(somebody: Somebody) -> None:
    here, there = somebody(), somebody()
    here.forgives = there.forgives = "status of 401|ERR_FAILED"
    name = f"Ida {here.me['id'][:8]}"
    here.ask("/api/account", {"name": name, "password": PASSWORD})
    here.goto("/me")
    here.button("If the password is lost").click()
    here.page.get_by_label("Current password").fill(PASSWORD)
    here.button("Make new codes").click()
    codes = here.page.locator("#account code")
    expect(codes).to_have_count(8)
    with here.page.expect_download() as kept:
        here.button("Save as a file").click()
    code = kept.value.path().read_text().splitlines()[2]
    assert code == codes.first.text_content()

    there.goto("/me")
    there.button("Log in").click()
    there.button("Forgot the password?").click()
    expect(there.page.get_by_label("Name", exact=True).last).to_be_focused()
    there.page.get_by_label("Name", exact=True).last.fill(name)
    there.page.get_by_label("Code").fill("not-a-code")
    there.page.get_by_label("New password").fill(NEXT)
    there.button("Set the new password").click()
    expect(there.page.get_by_role("alert")).to_contain_text("Name and code do not match")
    there.page.get_by_label("Code").fill(code)
    there.context.route("**/api/recover", lambda route: route.abort())
    there.button("Set the new password").click()
    expect(there.page.get_by_role("alert")).to_contain_text("may have been changed all the same")
    there.context.unroute("**/api/recover")
    there.button("Set the new password").click()
    expect(there.button("Log out", exact=True)).to_be_visible()

    here.goto("/me")
    here.button("Log in").click()
    log_in(here, name, NEXT)
    device = re.compile(r"^Log out .+ · ")
    expect(here.page.get_by_role("button", name=device)).to_have_count(1)
    here.page.get_by_role("button", name=device).click()
    here.button("Log out there?").click()
    expect(here.page.get_by_role("button", name=device)).to_have_count(0)
    there.goto("/me")
    expect(there.button("Create an account")).to_be_visible()


def test_a_passkey_opens_an_account(somebody: Somebody) -> None:
    """With a virtual device of Chromium's; passkeys belong to a site with a name, so not to 127.0.0.1."""
    ada = somebody()
    ada.address = ada.address.replace("127.0.0.1", "localhost")
    ada.goto("/me")
    session = ada.context.new_cdp_session(ada.page)
    session.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    ready = {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": device | ready})
    name = f"Una {ada.me['id'][:8]}"
    ada.button("Create an account").click()
    ada.page.get_by_label("Name", exact=True).last.fill(name)
    ada.page.get_by_label("Password", exact=True).fill(PASSWORD)
    in_form(ada, "Create an account").click()
    ada.button("Add a passkey").click()
    remove = ada.page.get_by_role("button", name="Remove the passkey of")
    expect(remove).to_have_count(1)
    ada.button("Add a passkey").click()
    expect(ada.page.get_by_text("This device already has a passkey.")).to_be_visible()
    expect(remove).to_have_count(1)
    ada.button("Log out").click()
    expect(ada.button("Create an account")).to_be_visible()
    ada.button("Log in").click()
    ada.button("Log in with a passkey").click()
    expect(ada.page.get_by_text(f"You log in as {name}.")).to_be_visible()
    remove.click()
    ada.button("Remove it?").click()
    expect(remove).to_have_count(0)
