"""What is written down while the server runs: one JSON object a line on stderr, plainer words on a terminal.

Nothing that looks like a secret gets in, wherever it comes from: an event, a library, a stack trace.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

_logger = logging.getLogger("happycity")

HIDDEN = "[hidden]"
SECRET_NAMES = frozenset({"password", "secret", "token", "cookie", "authorization", "key"})
# A word drawn by lot (a cookie, a token, a game's secret), a password's hash, a password in an address.
_DRAWN = r"(?<![\w-])(?=[\w-]*\d|[\w-]*[a-z][\w-]*[A-Z]|[\w-]*[A-Z][\w-]*[a-z])[A-Za-z0-9_-]{24,}"
_SECRET = re.compile(rf"{_DRAWN}|\$argon2\S+|(?<=://)[^/@\s]+(?=@)")
_NAMED = re.compile(rf"(?i)\b({'|'.join(SECRET_NAMES)})(['\"]?\s*[:=]\s*['\"]?)[^\s'\",;}})]+")


def tell(event: str, level: int = logging.INFO, *, trace: bool = False, **fields: Any) -> None:
    """Write an event down; with `trace`, the exception that is being handled too."""
    _logger.log(level, event, exc_info=trace, extra={"fields": fields})


def write_logs(level: str, out: TextIO | None = None) -> None:
    """From now on everything that this process logs goes to stderr."""
    out = out or sys.stderr
    handler = logging.StreamHandler(out)
    handler.addFilter(_is_news)
    handler.setFormatter(ForPeople() if out.isatty() else ForPrograms())
    logging.basicConfig(level=max(logging.WARNING, _number(level)), handlers=[handler], force=True)
    _logger.setLevel(_number(level))  # below a warning, libraries talk of themselves


def _is_news(record: logging.LogRecord) -> bool:
    """What a client sends is no fault of ours: the web server tells of every frame that is not UTF-8."""
    kind = record.exc_info[0] if record.exc_info else None
    return not (record.name.startswith("uvicorn") and kind is not None and issubclass(kind, UnicodeError))


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def redacted(text: str) -> str:
    """The text without anything that looks like a secret."""
    return _NAMED.sub(rf"\1\2{HIDDEN}", _SECRET.sub(HIDDEN, text))


class ForPrograms(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level and event first."""
        return json.dumps(facts_of(record), ensure_ascii=False, default=str)


class ForPeople(logging.Formatter):
    """`12:30:59 info request method=GET`, and a stack trace below."""

    def format(self, record: logging.LogRecord) -> str:
        """The same facts in less space."""
        facts = facts_of(record)
        time, level, event, trace = (facts.pop(name, "") for name in ("time", "level", "event", "trace"))
        words = [f"{name}={value}" for name, value in facts.items()]
        return "\n".join(filter(None, [" ".join([time[11:19], level, event, *words]), trace]))


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a log line says."""
    time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    facts = {"time": time, "level": record.levelname.lower(), "event": record.getMessage()}
    if not record.name.startswith("happycity"):
        facts["by"] = record.name
    facts |= getattr(record, "fields", {})
    if record.exc_info:
        facts["trace"] = logging.Formatter().formatException(record.exc_info)
    return {name: HIDDEN if name in SECRET_NAMES else _clean(value) for name, value in facts.items()}


def _clean(value: Any) -> Any:
    return value if isinstance(value, int | float | None) else redacted(str(value))
