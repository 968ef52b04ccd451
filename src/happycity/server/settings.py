"""What a host can set: by flag or by environment variable (`HAPPYCITY_` and the name), flags first."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any
from urllib.parse import unquote, urlsplit

from happycity.codes import Code
from happycity.rules.refusals import Refusal

PREFIX = "HAPPYCITY_"
ORIGIN = re.compile(r"https?://[^\s/?#@\\*]+")
"""No path, no user, no wildcard: pages come from one scheme, host and port."""
ROOT = re.compile(r"(?:/[\w.~-]+)*", re.ASCII)
"""Nothing, or folders: what stands in pages between the host's name and the address of a page."""
CONTACT = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://\S+")
MAIL = re.compile(r"[^\s@<>,;:\"()]+@[^\s@<>,;:\"()\[\]]+")
"""One address, without a name around it: the mail server is the last judge."""
LOOPBACK = ("localhost", "127.0.0.1", "::1")
MAIL_PORTS = {"smtp": 587, "smtps": 465}
MAY_BE_NONE = ("port", "bot_threads", "chat_pause_seconds", "keep_guests_days", "keep_chat_days")
"""Numbers for which 0 has a meaning."""


class BadSetting(Refusal):
    """A setting with an impossible value."""


def _setting(default: Any, about: str) -> Any:
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting, with its default; docs/hosting.md lists them from here."""

    host: str = _setting("127.0.0.1", "Address to listen on; 0.0.0.0 for every network.")
    port: int = _setting(8000, "Port to listen on; 0 takes a free one.")
    database: str = _setting(
        "happycity.db", "A SQLite file, or postgresql://user:password@host/name for several processes."
    )
    workers: int = _setting(1, "Server processes; more than one needs PostgreSQL.")
    origins: str = _setting(
        "", "Web addresses whose pages may use this server, by comma; empty: only the server's own."
    )
    proxies: str = _setting("127.0.0.1", "Addresses of reverse proxies whose X-Forwarded-For is believed.")
    root: str = _setting(
        "", "Folder below which a reverse proxy shows the site, such as /happycity; empty: at the top."
    )
    secure_cookies: bool = _setting(False, "Send cookies over HTTPS only; switch on behind a TLS proxy.")
    guests_may_chat: bool = _setting(True, "Whether people without an account may chat.")
    chat_pause_seconds: int = _setting(
        0, "Slow chat: seconds between two lines of one person at a table; 0: as fast as one likes."
    )
    words: str = _setting(
        "",
        "A file with more words that nobody says or is called here, one a line; -word takes one of ours off.",
    )
    admins: str = _setting(
        "", "Names of accounts, by comma, that keep order on the page /admin; they have to be there already."
    )
    invitations_only: bool = _setting(
        False, "Whether an account needs an invitation (happycity admin invite)."
    )
    oidc_issuer: str = _setting(
        "",
        "Address of an OpenID Connect provider, such as https://id.example.org/realms/club, "
        "with whose accounts people can log in; empty: none.",
    )
    oidc_client: str = _setting("", "What this server is called there (client id).")
    oidc_secret: str = _setting("", "The secret by which the provider knows it; empty for a public client.")
    oidc_name: str = _setting("", "What the provider is called on the button that leads there.")
    oidc_invites: bool = _setting(
        True, "Whether whoever the provider knows may have an account without an invitation."
    )
    keep_guests_days: int = _setting(
        400, "Days after which guests who do not come back are deleted; 0: never."
    )
    keep_chat_days: int = _setting(
        180, "Days after which chat of tables that nobody plays at is deleted; 0: never."
    )
    bot_threads: int = _setting(0, "Bots that think at the same time; 0: one per core.")
    bot_seconds_per_minute: int = _setting(40, "Thinking time of bots per person and minute.")
    absence_seconds: int = _setting(
        60, "Without an open page, after which the others may let a bot play for somebody they wait for."
    )
    tables_per_person: int = _setting(20, "Unfinished tables one person may have opened.")
    tables_per_address: int = _setting(100, "Tables that may be opened from one address in an hour.")
    public_tables_per_address: int = _setting(20, "Those of them that everybody may see in the lobby.")
    sockets_per_person: int = _setting(12, "Connections one person may hold in each process.")
    sockets_per_address: int = _setting(100, "Connections from one address in each process.")
    people_per_address: int = _setting(60, "New people from one address in an hour.")
    reports_per_hour: int = _setting(10, "Reports by one person, and from one address.")
    requests_per_minute: int = _setting(600, "HTTP requests from one address.")
    messages_per_second: int = _setting(10, "Messages of one connection, with bursts of three times as many.")
    public_address: str = _setting(
        "",
        "Where people find this server, such as https://example.org, for links in messages; "
        "empty: nobody is sent any.",
    )
    contact: str = _setting(
        "", "Whom push services can reach, mailto:you@example.org or a web address; empty: no pushes."
    )
    mail_server: str = _setting(
        "", "Who takes mails: smtp://user:password@host:587, or smtps://…:465; empty: no mails."
    )
    mail_from: str = _setting("", "From whom mails come, such as happycity@example.org.")
    webhooks: bool = _setting(False, "Whether people may have an address of their own called.")
    private_addresses: bool = _setting(
        False, "Whether pushes and webhooks may go to addresses of the server's own network."
    )
    metrics_from: str = _setting(
        "127.0.0.1,::1", "Addresses and networks, by comma, that may read /metrics; 0.0.0.0/0,::/0 for all."
    )
    log_level: str = _setting("info", "debug, info, warning or error.")


def read_settings(environment: Mapping[str, str] | None = None, **flags: Any) -> Settings:
    """Defaults, then the environment, then the flags that were given."""
    found = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for setting in fields(Settings):
        name = PREFIX + setting.name.upper()
        if name in found:
            values[setting.name] = _read(name, found[name], type(setting.default))
        if flags.get(setting.name) is not None:
            values[setting.name] = flags[setting.name]
    settings = Settings(**values)
    check(settings)
    return settings


def check(settings: Settings) -> None:
    """Refuse what cannot work."""
    for setting in fields(Settings):
        value, least = getattr(settings, setting.name), 0 if setting.name in MAY_BE_NONE else 1
        if type(value) is int and value < least:
            raise BadSetting(Code.BAD_SETTING, setting=setting.name, found=str(value), least=least)
    if settings.workers > 1 and not settings.database.startswith("postgresql"):
        raise BadSetting(Code.WORKERS_NEED_POSTGRESQL, found=settings.workers)
    networks(settings.metrics_from, "metrics_from")
    origins(settings.origins)
    _check_post(settings)
    _check_provider(settings)
    if not ROOT.fullmatch(settings.root):
        raise BadSetting(Code.BAD_ROOT, setting="root", found=settings.root[:60])
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise BadSetting(
            Code.BAD_LOG_LEVEL, found=settings.log_level, known=["debug", "info", "warning", "error"]
        )


def _check_post(settings: Settings) -> None:
    """Nothing is sent without an address that links can lead to, and a sender."""
    if settings.public_address:
        _origin(settings.public_address, "public_address")
    elif settings.contact or settings.mail_server or settings.webhooks:
        raise BadSetting(Code.NEED_PUBLIC_ADDRESS, setting="public_address")
    if settings.contact and not CONTACT.fullmatch(settings.contact):
        raise BadSetting(Code.BAD_CONTACT, setting="contact", found=settings.contact[:60])
    if settings.mail_server:
        mail_server_of(settings.mail_server)
    if settings.mail_server and not MAIL.fullmatch(settings.mail_from):
        raise BadSetting(Code.BAD_MAIL_ADDRESS, found=settings.mail_from[:60])


def _check_provider(settings: Settings) -> None:
    """What it says of people comes by a line that nobody else writes to: TLS, or this machine."""
    if not settings.oidc_issuer:
        return
    try:
        parts = urlsplit(settings.oidc_issuer)
        safe = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in LOOPBACK)
        sound = safe and parts.hostname and not (parts.query or parts.fragment or parts.username)
    except ValueError:
        sound = False
    if not sound:
        raise BadSetting(Code.BAD_ISSUER, setting="oidc_issuer", found=settings.oidc_issuer[:60])
    for name in ("oidc_client", "oidc_name"):
        if not getattr(settings, name):
            raise BadSetting(Code.NEED_SETTING, setting=name)


@dataclass(frozen=True, slots=True)
class MailServer:
    """Who takes mails, and as whom we come."""

    secure: bool
    """By TLS from the first byte on; otherwise as soon as the server offers it."""
    host: str
    port: int
    user: str | None
    password: str = field(repr=False)


def mail_server_of(url: str) -> MailServer:
    """Read `smtp://user:password@host:port`, or `smtps://…`; no refusal repeats the password."""
    try:
        parts = urlsplit(url)
        port = parts.port or MAIL_PORTS[parts.scheme]
    except (KeyError, ValueError):
        raise BadSetting(Code.BAD_MAIL_SERVER, setting="mail_server") from None
    if not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadSetting(Code.BAD_MAIL_SERVER, setting="mail_server")
    user = unquote(parts.username) if parts.username else None
    return MailServer(parts.scheme == "smtps", parts.hostname, port, user, unquote(parts.password or ""))


@cache
def networks(listed: str, setting: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """Addresses and networks, listed by comma."""
    try:
        return tuple(ip_network(one.strip()) for one in listed.split(",") if one.strip())
    except ValueError:
        raise BadSetting(Code.BAD_NETWORK, setting=setting, found=listed[:60]) from None


@cache
def origins(listed: str) -> frozenset[str]:
    """Addresses of sites, listed by comma, as browsers name the site of a page."""
    return frozenset(_origin(one.strip(), "origins") for one in listed.split(",") if one.strip())


def _origin(text: str, setting: str) -> str:
    origin = text.rstrip("/").lower()
    try:
        parts = urlsplit(origin)
        sound = bool(ORIGIN.fullmatch(origin) and parts.hostname and parts.port != 0)
    except ValueError:  # a port that is none, an address that is half in brackets
        sound = False
    if not sound:
        raise BadSetting(Code.BAD_ORIGIN, setting=setting, found=text[:60])
    return origin


def _read(name: str, text: str, kind: type) -> Any:
    if kind is bool:
        if text.lower() not in ("true", "false", "1", "0"):
            raise BadSetting(Code.BAD_SWITCH, setting=name, found=text[:60])
        return text.lower() in ("true", "1")
    try:
        return kind(text)
    except ValueError:
        raise BadSetting(Code.BAD_NUMBER, setting=name, found=text[:60]) from None
