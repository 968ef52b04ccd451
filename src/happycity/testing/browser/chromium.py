"""Chromium as the system has it."""

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launch(playwright: Playwright) -> Browser:
    """A browser with a fresh profile."""
    return playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))


def find_chromium() -> str:
    """Where the system's browser is; without one the tests of the client fail, they are not left out."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, f"the web client is tested in a real browser: install Chromium ({', '.join(NAMES)})"
    return found
