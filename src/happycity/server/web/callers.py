"""What a request or connection says about whoever sends it."""

from starlette.requests import HTTPConnection

from happycity.texts import LANGUAGES

LONGEST_WISH = 200  # characters of `Accept-Language`: nobody reads that many languages


def address_of(caller: HTTPConnection) -> str:
    """Where a request or connection comes from (proxies are the web server's affair)."""
    return caller.client.host if caller.client else "unknown"


def language_of(caller: HTTPConnection) -> str:
    """The first language of the browser that we speak."""
    wanted = caller.headers.get("accept-language", "")[:LONGEST_WISH]
    for part in wanted.split(","):
        tag = part.partition(";")[0].strip().lower()
        for language in LANGUAGES:
            if tag and (
                language.lower() == tag or language.lower().partition("-")[0] == tag.partition("-")[0]
            ):
                return language
    return "en"
