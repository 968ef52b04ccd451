"""When the page is closed: one chooses where one is told, links in mails work, the worker shows a push."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from happycity.testing.browser.person import Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running
from happycity.testing.server.village import PASSWORD
from tests.server.receivers import MailBox, Receiver
from tests.web.test_new_version import wait_for_worker

SITE = "https://city.example"


@dataclass
class Town:
    """A server with every channel, and who is told."""

    server: Running
    receiver: Receiver
    mailbox: MailBox


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    folder: Path = tmp_path_factory.mktemp("notices")
    mailbox = MailBox()
    with Receiver().open() as receiver, mailbox.open() as port:
        settings: dict[str, Any] = {
            "public_address": SITE,
            "contact": "mailto:host@city.example",
            "mail_server": f"smtp://127.0.0.1:{port}",
            "mail_from": "post@city.example",
            "webhooks": True,
            "private_addresses": True,
            "log_level": "warning",
        }
        with Running(str(folder / "games.db"), folder, **GENEROUS, **settings) as server:
            yield Town(server, receiver, mailbox)


@pytest.mark.deep
def test_one_chooses_where_one_is_told_and_of_what(browser: Browser, town: Town) -> None:
    ada = Person(browser, town.server.address, keeps_client=False)
    ada.ask("/api/account", {"name": "Ada", "password": PASSWORD})
    ada.goto("/me")
    panel = ada.page.get_by_role("region", name="When the page is closed")
    expect(panel.get_by_role("table")).to_have_count(0)  # there is nowhere to send anything

    panel.get_by_label("Address that is called").fill(town.receiver.address)
    panel.get_by_role("button", name="Save").click()
    panel.get_by_role("button", name="Send a test").click()
    expect(panel.get_by_text("Sent. Has it arrived?")).to_be_visible()
    assert town.receiver.wait()[0].content["kind"] == "test"
    day = panel.get_by_role("checkbox", name="One day left: Webhook")
    expect(day).to_be_checked()
    day.uncheck()

    panel.get_by_label("E-mail address").fill("ada@city.example")
    panel.get_by_role("button", name="Send me a link").click()
    expect(panel.get_by_text("A mail is on its way to ada@city.example")).to_be_visible()
    [link] = re.findall(rf"{SITE}(/letter/\S+)", town.mailbox.wait()[0].get_content())
    ada.goto(link)
    ada.button("Yes, this is my address").click()
    expect(ada.page.get_by_text("Thank you!")).to_be_visible()
    ada.page.get_by_role("link", name="Choose what you are told").click()
    expect(panel.get_by_text("Mails go to ada@city.example.")).to_be_visible()
    expect(panel.get_by_role("checkbox", name="My turn: E-mail")).to_be_checked()
    expect(day).not_to_be_checked()
    ada.context.close()
    assert ada.errors == []


@pytest.mark.full
def test_a_link_that_was_not_made_here_says_so(browser: Browser, town: Town) -> None:
    eve = Person(browser, town.server.address, keeps_client=False)
    eve.forgives = "status of 410"
    eve.goto("/letter/forged")
    expect(eve.page.get_by_role("alert")).to_contain_text("This link was not made by this server")
    expect(eve.page.get_by_role("main").get_by_role("button")).to_have_count(0)
    eve.context.close()
    assert eve.errors == []


@pytest.mark.full
def test_the_worker_shows_what_it_is_told_once(browser: Browser, town: Town) -> None:
    ada = Person(browser, town.server.address)
    ada.context.grant_permissions(["notifications"])
    ada.goto("/")
    wait_for_worker(ada.page)
    devtools = ada.context.new_cdp_session(ada.page)
    registered: list[dict[str, Any]] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda news: registered.extend(news["registrations"])
    )
    devtools.send("ServiceWorker.enable")
    ada.page.wait_for_function("navigator.serviceWorker.controller !== null")
    told = {
        "id": "0" * 32,
        "title": "It is your turn",
        "text": "Round 3, with Bob.",
        "url": f"{SITE}/table/abc",
        "language": "en",
    }
    for _ in range(2):
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": town.server.address,
                "registrationId": registered[0]["registrationId"],
                "data": json.dumps(told),
            },
        )
    shown = ada.page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.ready;
          for (let tries = 0; tries < 100; tries += 1) {
            const found = await registration.getNotifications();
            if (found.length) return found.map((one) => [one.title, one.body, one.tag, one.lang, one.data]);
            await new Promise((done) => setTimeout(done, 50));
          }
        }"""
    )
    assert shown == [[told["title"], told["text"], told["id"], told["language"], told["url"]]]
    ada.context.close()
    assert ada.errors == []


@pytest.mark.full
@pytest.mark.parametrize(
    "window", [{"width": 1280, "height": 720}, {"width": 360, "height": 640}], ids=["desk", "phone"]
)
def test_a_lost_password_is_replaced_by_a_mail_and_the_keyboard(
    browser: Browser, town: Town, window: Any
) -> None:
    ada = Person(browser, town.server.address, keeps_client=False)
    name, address = f"Ada {ada.me['id'][:8]}", f"{ada.me['id']}@city.example"
    ada.ask("/api/account", {"name": name, "password": PASSWORD})
    before = len(town.mailbox.mails)
    ada.goto("/me")
    ada.page.get_by_label("E-mail address").fill(address)
    ada.button("Send me a link").click()
    [link] = re.findall(rf"{SITE}(/letter/\S+)", town.mailbox.wait(before + 1)[-1].get_content())
    ada.goto(link)
    ada.button("Yes, this is my address").click()
    expect(ada.page.get_by_text("Thank you!")).to_be_visible()

    eve = Person(browser, town.server.address, keeps_client=False)
    eve.page.set_viewport_size(window)
    slow: list[Route] = []

    def keep(question: Route) -> None:
        """Whether there is mail the page hears late."""
        slow.append(question)

    eve.page.route("**/api/house", keep)
    eve.goto("/me")
    eve.button("Log in").press("Enter")
    eve.button("Forgot the password?").press("Enter")
    expect(eve.button("Forgot the password?")).to_be_disabled()
    for question in slow:
        question.continue_()
    eve.page.unroute("**/api/house")
    expect(eve.page.get_by_label("Your name or e-mail address")).to_be_focused()
    eve.page.keyboard.type(address)
    eve.page.keyboard.press("Enter")
    expect(eve.page.get_by_text("a mail is on its way")).to_be_in_viewport()
    [link] = re.findall(rf"{SITE}(/me#\S+)", town.mailbox.wait(before + 2)[-1].get_content())
    eve.goto(link)
    expect(eve.page.get_by_label("Name", exact=True).last).to_have_value(name)
    expect(eve.page.get_by_label("New password")).to_be_focused()
    eve.page.keyboard.type("eight blue igloos")
    eve.page.keyboard.press("Enter")
    expect(eve.page.get_by_text(f"You log in as {name}.")).to_be_visible()
    for one in (ada, eve):
        one.context.close()
        assert one.errors == []
