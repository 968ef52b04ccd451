"""Names: what people may be called, when two names are the same, and how guests are called at first."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from itertools import pairwise, product

from happycity.bots import LEVELS
from happycity.codes import Code
from happycity.rules.refusals import Refusal
from happycity.server.protocol.terms import LONGEST_NAME
from happycity.texts import Texts


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_HOUSE = _words(
    """
    admin administrator anonymous bot deleted everybody formerplayer guest happycity host mod moderator nobody
    null official operator owner root server staff support system undefined webmaster
    """
)
RESERVED = frozenset((*_HOUSE, *LEVELS))
"""What would pass for the server itself, or for one of its bots; spaces and signs do not matter."""

# Letters, marks and signs, by Unicode's categories, that leave no trace on a screen.
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
_ALIKE = frozenset(("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE"))
"""Scripts with letters that look the same in another of them."""
MOST_ALIKE = 100  # people who come with the same name from elsewhere
_MOST_MARKS = 2  # on one letter


_JOINER, _AS_PICTURE = "\u200d", "\ufe0f"
"""Between pictures that make one (a family), and after a sign that is to be a picture."""


class BadName(Refusal):
    """A name that nobody can have."""


def guest_name(player: str, language: str) -> str:
    """A friendly name for somebody who has just come, in their language: a word and a number, by their id."""
    texts = Texts(language)
    words = texts.message("guest-words").split()
    chosen = int.from_bytes(sha256(player.encode()).digest())
    number, word = divmod(chosen, len(words))
    return texts.message("guest-name", word=words[word], number=10 + number % 90)


def names_like(wished: Iterable[str], check: Callable[[str], None]) -> Iterator[str]:
    """Names as somebody is called elsewhere, unless nobody can be called so here; then with numbers.

    `check` refuses what this server does not want.
    """
    fits = []
    for text in wished:
        with suppress(Refusal):
            name = clean_name(text[:LONGEST_NAME].strip())
            check(name)
            fits.append(name)
    yield from fits
    for name, number in product(fits[:1], range(2, MOST_ALIKE)):
        ending = f" {number}"
        yield name[: LONGEST_NAME - len(ending)].rstrip() + ending


def clean_name(text: str) -> str:
    """A name as it is kept: in Unicode's normal form, with single spaces; or a refusal."""
    # NFKC makes one letter of all its lookalikes in other styles and widths, and a space of all other spaces.
    name = " ".join(word for word in unicodedata.normalize("NFKC", text).split(" ") if word)
    if len(name) > LONGEST_NAME:
        raise BadName(Code.NAME_TOO_LONG, known=LONGEST_NAME)
    if not _can_be_read(name):
        raise BadName(Code.NAME_UNREADABLE)
    if len(_scripts(name) & _ALIKE) > 1:
        raise BadName(Code.NAME_MIXED, found=name)
    if _letters(key_of(name)) in RESERVED:
        raise BadName(Code.NAME_RESERVED, found=name)
    return name


def key_of(name: str) -> str:
    """The same for names that differ by case, accents or spaces only; at most twice as long as the name."""
    seen = (one for one in unicodedata.normalize("NFKD", name) if not _is_dropped(one))
    bare = unicodedata.normalize("NFKC", "".join(seen)).casefold()
    return " ".join(unicodedata.normalize("NFKC", bare).split())


def _is_dropped(one: str) -> bool:
    """Accents, what joins pictures, and what no name can have anyway."""
    joint = one in (_JOINER, _AS_PICTURE)
    return joint or bool(unicodedata.combining(one)) or unicodedata.category(one) == "Cc"


def _without_joints(name: str) -> str:
    """A name whose pictures stand side by side, each without what makes one of several."""
    bare = "".join(
        one for i, one in enumerate(name) if one != _AS_PICTURE or not _is_picture(name[i - 1 : i])
    )
    parts = bare.split(_JOINER)
    joined = all(_is_picture(a[-1:]) and _is_picture(b[:1]) for a, b in pairwise(parts))
    return "".join(parts) if joined else bare


def _is_picture(one: str) -> bool:
    """Signs such as faces and houses, and the tones of skin after them."""
    return bool(one) and (unicodedata.category(one) == "So" or "\U0001f3fb" <= one <= "\U0001f3ff")


def _can_be_read(name: str) -> bool:
    name = _without_joints(name)
    if not any(one.isalnum() for one in name) or not all(map(_is_seen, name)):
        return False
    marks = "".join("m" if unicodedata.category(one).startswith("M") else "." for one in name)
    return not marks.startswith("m") and "m" * (_MOST_MARKS + 1) not in marks


def _is_seen(one: str) -> bool:
    return one == " " or (unicodedata.category(one)[0] in "LMNPS" and one not in _UNSEEN)


def _scripts(name: str) -> set[str]:
    return {unicodedata.name(one, "").partition(" ")[0] for one in name if one.isalpha()}


def _letters(key: str) -> str:
    return "".join(filter(str.isalnum, key))
