"""Passwords: which are good enough, and how they are kept (argon2id)."""

import asyncio
import re
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from happycity.codes import Code
from happycity.rules.refusals import Refusal
from happycity.server.names import key_of

SHORTEST = 10
FEWEST_CHARACTERS = 4
"""Different ones."""

# Words and rows of keys that people choose most, and what they write after them to make them longer.
_WORDS = """
    password passwort motdepasse haslo welcome iloveyou princess football baseball basketball superman
    sunshine starwars michelle jennifer liverpool computer internet qwerty qwertyuiop azerty azertyuiop qwertz
    qwertzuiop asdfghjkl asdf abc abcd abcdefghij changeme letmein dragon monkey master happy city happycity
    bonjour doudou polska hallo schatz trustno1 samsung pokemon q1w2e3r4t5 1q2w3e4r5t 1q2w3e4r5t6y
    1qaz2wsx3edc zaq12wsx qazwsxedc p@ssword p@ssw0rd passw0rd 123 1234 12345 123456 1234567890 0123456789
    0987654321 9876543210 1122334455 a123456789
"""
_TAILS = "1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 ! 1! 123! 2024 2025 2026 a qwe"
_FIRST = tuple(_WORDS.split())
COMMON = frozenset(
    word + tail
    for word in _FIRST
    for tail in ("", *_TAILS.split(), word, word + word)
    if len(word + tail) >= SHORTEST
)

_hasher = PasswordHasher()


class BadPassword(Refusal):
    """A password that is too easy to guess."""


def check_password(password: str, name: str) -> None:
    """Refuse what others would guess."""
    if len(_normal(password)) < SHORTEST:
        raise BadPassword(Code.PASSWORD_SHORT, least=SHORTEST)
    if _repeats(password, name):
        raise BadPassword(Code.PASSWORD_IS_NAME)
    if len(set(password)) < FEWEST_CHARACTERS:
        raise BadPassword(Code.PASSWORD_FEW_CHARACTERS, least=FEWEST_CHARACTERS)
    if _normal(password).casefold() in COMMON:
        raise BadPassword(Code.PASSWORD_COMMON)


class Passwords:
    """Hashes passwords in threads of their own: each takes a while."""

    def __init__(self) -> None:
        # each hash takes 64 MiB for a moment
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="password")

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _hasher.hash, _normal(password))

    async def is_right(self, stored: str | None, password: str) -> bool:
        """Whether a password is the one that was kept; it takes as long if none was."""
        loop = asyncio.get_running_loop()
        right = await loop.run_in_executor(self._threads, _verified, stored or _nobodys(), password)
        return right and stored is not None

    async def close(self) -> None:
        """Let the threads end; a hash that is being made is finished."""
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)


def is_outdated(stored: str) -> bool:
    """Whether passwords are hashed with more effort today."""
    return _hasher.check_needs_rehash(stored)


@cache
def _nobodys() -> str:
    """What is compared when a name is unknown, so that this takes as long."""
    return _hasher.hash("nobody has this password")


def _repeats(password: str, name: str) -> bool:
    """Whether a password is nothing but the name, once or several times; case and spaces do not matter."""
    said, own = ("".join(key_of(text).split()) for text in (password, name))
    return re.fullmatch(f"(?:{re.escape(own)})+", said) is not None


def _verified(stored: str, password: str) -> bool:
    try:
        return _hasher.verify(stored, _normal(password))
    except (VerificationError, InvalidHashError):
        return False


def _normal(password: str) -> str:
    """Keyboards write the same letter in different ways."""
    return unicodedata.normalize("NFKC", password)
