"""Words that have no place at a table of families: a short list for each language, and the host's own.

A word is found whole, however it is dressed up: in capitals, with accents, with letters repeated or apart,
with digits in place of letters.  A star at its end stands for any ending.  Parts of words are left alone, so
that people from Scunthorpe can say so; scripts without spaces have no whole words, and there a word is found
anywhere.
"""

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from happycity.codes import Code
from happycity.server.names import BadName
from happycity.server.refusals import Denied
from happycity.server.settings import BadSetting

FOLDER = Path(__file__).parent / "rude"
"""A file for each language, a word a line."""
LONGEST_FILE = 100_000  # bytes of the host's own

_DRESSED = str.maketrans("013457@$!|", "oieastasil")
_DRESSED_OTHERWISE = str.maketrans("013457@$!|", "oleastasll")
_WORD = re.compile(r"[^\W_]+(?: [^\W_]+)*\*?")
_TOKEN = re.compile(r"[\w@$!|]+")
_SPELT = re.compile(r"(?<!\w)\w(?:[\W_]{1,3}\w){3,}(?!\w)")
"""Four letters or more, each by itself: fewer are initials."""


class Words:
    """The words that nobody says here, nor is called."""

    def __init__(self, own_file: str = "") -> None:
        """`own_file`: the host's; a word after a minus is taken off the list."""
        words = {word for file in sorted(FOLDER.glob("*.txt")) for word in _lines(file.read_text("utf-8"))}
        for line in _lines(_read(own_file)) if own_file else ():
            if line.startswith("-"):
                words.discard(line[1:].strip())
            else:
                words.add(line)
        for word in words:
            if not _WORD.fullmatch(word):
                raise BadSetting(Code.BAD_WORDS, setting="words", found=word[:40], file=own_file)
        self._pattern = _pattern(words)

    def check_said(self, text: str) -> None:
        """Refuse a line of chat with such a word in it."""
        if self._is_rude(text):
            raise Denied(Code.RUDE)

    def check_name(self, name: str) -> None:
        """Refuse a name with one."""
        if self._is_rude(name):
            raise BadName(Code.NAME_RUDE, found=name)

    def _is_rude(self, text: str) -> bool:
        return any(self._pattern.search(undressed) for undressed in _undressed(text))


def _read(file: str) -> str:
    try:
        with Path(file).open("rb") as content:
            return content.read(LONGEST_FILE).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(Code.BAD_WORDS, setting="words", found=str(error)[:60], file=file) from None


def _lines(text: str) -> list[str]:
    """A word a line, in small letters without accents; what follows a # is a remark."""
    return [word for line in text.splitlines() if (word := _bare(line.partition("#")[0]).strip())]


def _bare(text: str) -> str:
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return "".join(one for one in apart if not unicodedata.combining(one)).replace("ł", "l")


def _undressed(text: str) -> set[str]:
    """The text as it may be meant: 1 stands for i or for l.  Numbers are numbers."""
    bare = _bare(text)
    meant = {bare, _SPELT.sub(_joined, bare)}

    def plain(text: str, signs: dict[int, int]) -> str:
        return _TOKEN.sub(lambda token: _plain(token[0], signs), text)

    return {plain(text, signs) for text in meant for signs in (_DRESSED, _DRESSED_OTHERWISE)}


def _joined(spelt: re.Match[str]) -> str:
    return "".join(filter(str.isalnum, spelt[0]))


def _plain(token: str, signs: dict[int, int]) -> str:
    """A word with letters in place of signs; marks at its end are marks."""
    word = token.rstrip("!|")
    return word.translate(signs) if any(map(str.isalpha, word)) else token


def _pattern(words: Iterable[str]) -> re.Pattern[str]:
    """Fits every word, with each of its letters as often or oftener."""
    anywhere, whole = list[str](), list[str]()
    for word in sorted(words):
        (anywhere if _is_unspaced(word) else whole).append(_way(word))
    # Most places of a text begin no word: asked once, not for each word of the lists.
    ways = [*anywhere, *([rf"(?<![^\W_])(?:{'|'.join(whole)})"] if whole else [])]
    return re.compile("|".join(ways) if ways else r"(?!)")


def _is_unspaced(word: str) -> bool:
    """Whether it is of a script without spaces between words."""
    return any("CJK" in unicodedata.name(one, "") for one in word)


def _way(word: str) -> str:
    letters = "".join(_repeated(letter, len([*run])) for letter, run in groupby(word.rstrip("*")))
    return letters if _is_unspaced(word) or word.endswith("*") else letters + r"(?![^\W_])"


def _repeated(letter: str, times: int) -> str:
    return r"[\W_]+" if letter == " " else f"{re.escape(letter)}{{{times},}}"
