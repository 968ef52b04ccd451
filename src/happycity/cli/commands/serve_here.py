"""`happycity serve --open`: a server for whoever sits here, with nothing to think about."""

import errno
import http.client
import json
import os
import threading
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

from happycity.server.settings import PREFIX, Settings, read_settings

if TYPE_CHECKING:
    from socket import socket

NEIGHBOUR_TIMEOUT_S = 2.0  # until whoever holds our port has to have answered


def settings_at_home(flags: Mapping[str, Any]) -> Settings:
    """Games are kept in the user's own folder and only warnings are logged, unless set otherwise."""
    folder = user_data_path("happycity")
    folder.mkdir(parents=True, exist_ok=True)
    chosen = {f"{PREFIX}DATABASE": str(folder / "happycity.db"), f"{PREFIX}LOG_LEVEL": "warning"}
    return read_settings({**chosen, **os.environ}, **flags)


def socket_at_home(settings: Settings, flags: Mapping[str, Any]) -> "socket":
    """On the usual port, where the browser remembers our settings; on any free one if it is taken."""
    from happycity.server.run.process import listening_socket

    try:
        return listening_socket(settings.host, settings.port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE or _is_chosen("port", flags):
            raise
        return listening_socket(settings.host, 0)


def open_already(settings: Settings, flags: Mapping[str, Any]) -> str | None:
    """The address of a server of ours that already runs: a second one would write to the same games."""
    if _is_chosen("port", flags) or _is_chosen("database", flags):
        return None
    asked = http.client.HTTPConnection(settings.host, settings.port, timeout=NEIGHBOUR_TIMEOUT_S)
    try:
        asked.request("GET", "/api/version")
        answer = asked.getresponse()
        ours = answer.status == 200 and "protocol" in json.loads(answer.read(1000))
    except (OSError, ValueError, http.client.HTTPException):
        return None  # nobody, or somebody else
    finally:
        asked.close()
    return f"http://{settings.host}:{settings.port}" if ours else None


def open_page(address: str) -> None:
    """Show the page in the browser, if there is one; it may take its time."""
    browser = _browser()
    if browser:
        threading.Thread(target=browser.open, args=(address,), daemon=True).start()


def _browser() -> webbrowser.BaseBrowser | None:
    """The browser of this machine; never one that takes over the terminal, unless it was asked for."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return None
    is_in_terminal = type(found) is webbrowser.GenericBrowser
    return None if is_in_terminal and "BROWSER" not in os.environ else found


def _is_chosen(setting: str, flags: Mapping[str, Any]) -> bool:
    return flags.get(setting) is not None or PREFIX + setting.upper() in os.environ
