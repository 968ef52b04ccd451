"""Codes that work once and can be written on paper: invitations, and ways back for a lost password.

A code has more than 75 bits of its own, so that no salt and no slow hash is needed to keep it.
"""

import hashlib
import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are easily confused
GROUPS, GROUP = 4, 4


def fresh_code() -> str:
    """Such as `k7mp-3xqd-9rwe-hh2t`."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def hash_of_code(code: str) -> str:
    """What is kept of a code, however it is typed."""
    letters = "".join(one for one in code.casefold() if one.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()
