"""Settings for servers that are tested."""

from typing import Any

GENEROUS: dict[str, Any] = {
    "people_per_address": 100_000,
    "tables_per_address": 100_000,
    "public_tables_per_address": 100_000,
    "tables_per_person": 1_000,
    "sockets_per_address": 10_000,
    "sockets_per_person": 1_000,
    "reports_per_hour": 100_000,
    "requests_per_minute": 1_000_000,
    "messages_per_second": 10_000,
    "bot_seconds_per_minute": 100_000,
}
"""Limits that do not get in the way; the tests of the limits set their own."""

NOTHING_FORGOTTEN: dict[str, Any] = {"keep_guests_days": 0, "keep_chat_days": 0}
"""People of tests may have come long ago; the tests of what is forgotten set their own."""
