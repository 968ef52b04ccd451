"""Words that nobody says here: found however they are dressed up, and nothing else is."""

import re
from pathlib import Path

import pytest

from happycity.codes import Code
from happycity.rules.refusals import Refusal
from happycity.server.people.words import FOLDER, Words
from happycity.server.refusals import Denied
from happycity.testing.server.village import Village, in_village, open_table
from happycity.texts import LANGUAGES

LOCALES = Path(__file__).parents[2] / "src" / "happycity" / "texts" / "locales"
OURS = Words()


def is_rude(text: str, words: Words = OURS) -> bool:
    try:
        words.check_said(text)
    except Denied:
        return True
    return False


@pytest.mark.parametrize(
    "text",
    [
        "asshole",
        "You ASSHOLE!",
        "Ässhöle",
        "assssshooole",
        "a55h0le",
        "@$$hole",
        "b1tch",
        "s1ut",
        "fuuuucking cards",
        "go and kill  yourself",
        "kill-yourself",
        "f u c k",
        "go, S.H.I.T.!",
        "b-1-t-c-h",
        "Scheiße",
        "enculé",
        "KURWA",
        "你這個賤人啊",
    ],
)
def test_what_is_found(text: str) -> None:
    assert is_rude(text)


@pytest.mark.parametrize(
    "text",
    [
        "I come from Scunthorpe",
        "as you like, I pass",
        "455 coins, class!",
        "K. Y. S. Ames",
        "1 x 2 = 2, s, h, i",
        "Je suis en retard",
        "dick und dünn",
        "The pedal, the analyst and Essex",
        "Shiitake from Penistone",
        "他媽的生日",
        "",
        "!!!",
    ],
)
def test_what_is_not(text: str) -> None:
    assert not is_rude(text)


def test_every_word_of_the_lists_is_found() -> None:
    for language in LANGUAGES:
        lines = (FOLDER / f"{language}.txt").read_text("utf-8").splitlines()
        words = [line.rstrip("*") for line in lines if not line.startswith("#")]
        assert words == sorted(words)
        assert all(map(is_rude, words))


def test_nothing_that_we_say_ourselves_is_rude() -> None:
    for file in LOCALES.rglob("*.ftl"):
        for line in file.read_text("utf-8").splitlines():
            assert not is_rude(re.sub(r"[{}]", " ", line)), (file.name, line)


def test_a_hosts_own_list(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("# ours\nPoopyhead*\n\n-bullshit  # we are adults\n", "utf-8")
    words = Words(str(file))
    assert is_rude("poopyheads!", words)
    assert not is_rude("bullshit", words)
    assert is_rude("asshole", words)


@pytest.mark.parametrize("content", [b"a*b\n", b"\xff\xfe", b"(((\n"])
def test_a_list_that_cannot_be_read(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "words.txt").write_bytes(content)
    with pytest.raises(Refusal) as refused:
        Words(str(tmp_path / "words.txt"))
    assert refused.value.code == Code.BAD_WORDS


def test_no_text_takes_long() -> None:
    """A pattern that tries every way to read a text would hang on one of these."""
    for text in ("a" * 300, "fu" * 150, "kill " * 60, "s" * 150 + "h" * 150, "1!|" * 100):
        is_rude(text)


@in_village()
async def test_rude_names_are_refused_wherever_one_is_chosen(village: Village) -> None:
    guest = await village.guest()
    name = "Mr A55hole"
    assert await guest.code("PATCH", "/api/me", {"name": name}) == "name-rude"
    account = {"name": name, "password": "seven green igloos"}
    assert await guest.code("POST", "/api/account", account) == "name-rude"
    table = await open_table(await village.guest(), "me", "open")
    assert await guest.code("POST", f"/api/tables/{table}/join", {"name": name}) == "name-rude"
    owner = await village.account("Somebody Kind")
    assert await owner.code("POST", "/api/me/programs", {"name": name}) == "name-rude"
