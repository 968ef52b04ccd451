"""Bad card files: each mistake is told with file, card, field, what was found and the cure."""

import ast
import pickle
import shutil
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from happycity.rules.cards import LANGUAGES, VERBS, CardFileError, Kind, load

CARD_FILES = "buildings.toml, grozilla.toml, dwellings.toml, family.toml, expert.toml, monsters.toml"
B, D, E, F, G, M, N = (
    f"{name}.toml" for name in ("buildings", "dwellings", "expert", "family", "grozilla", "monsters", "names")
)
NAMES = "\n".join(f'{language} = "A name"' for language in LANGUAGES)
SYMBOLS = "income = 0\nhearts = 1\ninhabitants = 0"
TABLES = {
    B: f'deck = 2\ncost = 4\ncolour = "blue"\n{SYMBOLS}',
    D: f'cost = 4\ncolour = "green"\n{SYMBOLS}',
    E: 'condition = { blue = 1 }\neffect = { do = "next_card_free" }',
    F: f"condition = {{ blue = 1 }}\n{SYMBOLS}",
    G: f'cost = 4\ncolours = ["yellow", "blue"]\n{SYMBOLS}',
    M: 'colour = "blue"\neffect = { do = "no_discard" }',
}
"""A good card for each file."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the card files that a test may spoil."""
    return Path(shutil.copytree(str(files("happycity") / "cards"), tmp_path / "cards"))


def change(folder: Path, file: str, card: str, old: str, new: str) -> None:
    """Replace `old` in the table of a card, where it must occur; without `old`, add `new` to the table."""
    head, mark, rest = (folder / file).read_text("utf-8").partition(f"[{card}]\n")
    table, gap, others = rest.partition("\n[")
    assert mark, f"{file} has no {card}"
    assert old in table, f"{card} has no {old}"
    table = table.replace(old, new, 1) if old else f"{new}\n{table}"
    (folder / file).write_text(head + mark + table + gap + others, "utf-8")


def append(folder: Path, file: str, text: str) -> None:
    with (folder / file).open("a", encoding="utf-8") as stream:
        stream.write(f"\n{text}\n")


def refusal_of(folder: Path) -> CardFileError:
    with pytest.raises(CardFileError) as caught:
        load(folder)
    assert len(str(caught.value).splitlines()) == 1
    return caught.value


# Title, then the change: file | card | text in its table | what replaces it; then the error: field | what was
# found there | problem. A line indented twice goes on from the one before.
MISTAKES = """
unknown field
  buildings.toml | zoo | cost | costs
  costs | 'costs' | unknown field 'costs'; known: <building fields>; did you mean 'cost'?

field of another kind
  buildings.toml | zoo | (nothing) | faces = []
  faces | 'faces' | unknown field 'faces'; known: <building fields>

missing cost
  buildings.toml | zoo | cost = 8 | (nothing)
  cost | None | missing field, needs an integer; allowed: 0 to 9

missing deck
  buildings.toml | zoo | deck = 3 | (nothing)
  deck | None | missing field, needs an integer; allowed: 1 to 3

missing symbol
  family.toml | maze | hearts = 1 | (nothing)
  hearts | None | missing field, needs an integer; allowed: -9 to 9

missing colour
  dwellings.toml | house | colour = "green" | (nothing)
  colour | None | missing field, needs a string; known: <colours>

missing condition
  family.toml | maze | condition = { blue = 1, green = 1, purple = 1 } | (nothing)
  condition | None | missing field, needs a table; known fields: yellow, blue, green, orange, purple

missing effect
  expert.toml | sphinx | effect = { do = "copy_special" } | (nothing)
  effect | None | missing field, needs a table; known fields: do

text for a number
  buildings.toml | zoo | cost = 8 | cost = "8"
  cost | '8' | wrong type: a string '8', needs an integer; allowed: 0 to 9

bool is not an int
  buildings.toml | zoo | income = 0 | income = true
  income | True | wrong type: a boolean True, needs an integer; allowed: -9 to 9

bool is not a number of an effect
  expert.toml | bakery | income = 2 | income = true
  effect.income | True | wrong type: a boolean True, needs an integer; allowed: 0 to 99

int is not a flag
  expert.toml | concert_hall | lose_income_at_end = true | lose_income_at_end = 1
  effect.lose_income_at_end | 1 | wrong type: an integer 1, needs a boolean; allowed: true, false

float
  buildings.toml | zoo | hearts = 3 | hearts = 3.0
  hearts | 3.0 | wrong type: a float 3.0, needs an integer; allowed: -9 to 9

number for a word
  buildings.toml | zoo | colour = "orange" | colour = 4
  colour | 4 | wrong type: an integer 4, needs a string; known: <colours>

word for a list
  grozilla.toml | saloon | colours = ["yellow", "orange"] | colours = "yellow"
  colours | 'yellow' | wrong type: a string 'yellow', needs an array; known: <colours>

number in a list
  grozilla.toml | saloon | "orange" | 4
  colours | 4 | wrong type: an integer 4, needs a string; known: <colours>

word for a table
  expert.toml | sphinx | { do = "copy_special" } | "copy_special"
  effect | 'copy_special' | wrong type: a string 'copy_special', needs a table; known fields: do

cost
  grozilla.toml | saloon | cost = 4 | cost = 10
  cost | 10 | 10 is out of range; allowed: 0 to 9

negative cost
  dwellings.toml | house | cost = 1 | cost = -1
  cost | -1 | -1 is out of range; allowed: 0 to 9

deck
  buildings.toml | zoo | deck = 3 | deck = 4
  deck | 4 | 4 is out of range; allowed: 1 to 3

symbol too high
  buildings.toml | zoo | hearts = 3 | hearts = 10
  hearts | 10 | 10 is out of range; allowed: -9 to 9

symbol too low
  monsters.toml | catzilla | = -1 | = -10
  effect.inhabitants | -10 | -10 is out of range; allowed: -9 to 9

condition of none
  expert.toml | moai | yellow = 1 | yellow = 0
  condition.yellow | 0 | 0 is out of range; allowed: 1 to 9

condition of many
  expert.toml | moai | yellow = 1 | yellow = 10
  condition.yellow | 10 | 10 is out of range; allowed: 1 to 9

negative number
  expert.toml | bakery | income = 2 | income = -1
  effect.income | -1 | -1 is out of range; allowed: 0 to 99

large number
  expert.toml | big_ben | coins = 8 | coins = 100
  effect.coins | 100 | 100 is out of range; allowed: 0 to 99

inner number
  expert.toml | golden_gate | hearts = 2 | hearts = 100
  effect.three.hearts | 100 | 100 is out of range; allowed: 0 to 99

cost of deck 1
  buildings.toml | bank | cost = 3 | cost = 0
  cost | 0 | 0 does not fit deck 1; allowed: 1 to 3

cost of deck 2
  buildings.toml | museum | cost = 4 | cost = 3
  cost | 3 | 3 does not fit deck 2; allowed: 4 to 5

cost of deck 3
  buildings.toml | zoo | cost = 8 | cost = 5
  cost | 5 | 5 does not fit deck 3; allowed: 6 to 9

unknown colour
  buildings.toml | zoo | orange | ornage
  colour | 'ornage' | unknown value 'ornage'; known: <colours>; did you mean 'orange'?

unknown colour of several
  grozilla.toml | saloon | "orange" | "pink"
  colours | 'pink' | unknown value 'pink'; known: <colours>

repeated colour
  grozilla.toml | saloon | "orange" | "yellow"
  colours | 'yellow' | repeated value 'yellow'; known: <colours>, each at most once

one colour
  grozilla.toml | saloon | , "orange" | (nothing)
  colours | ['yellow'] | needs 2 to 5, found 1; known: <colours>

unknown colour of a condition
  family.toml | maze | purple | purpel
  condition.purpel | 'purpel' | unknown colour 'purpel'; known: <colours>; did you mean 'purple'?

empty condition
  family.toml | cat_cafe | { green = 2 } | {}
  condition | {} | empty, needs at least one colour; known: <colours>

a face too few
  dwellings.toml | happy_market | , "purple"] | ]
  faces | ['white', 'yellow', 'blue', 'green', 'orange'] |
    found ['white', 'yellow', 'blue', 'green', 'orange']; needs all, in order;
    known: white, yellow, blue, green, orange, purple

unknown verb
  expert.toml | bakery | per_own_colour | per_color
  effect.do | 'per_color' | unknown value 'per_color'; known: <expert verbs>; did you mean 'per_own_colour'?

verb of a monster
  expert.toml | sphinx | copy_special | no_discard
  effect.do | 'no_discard' | unknown value 'no_discard'; known: <expert verbs>

unknown verb of a monster
  monsters.toml | grozilla | no_discard | no_discards
  effect.do | 'no_discards' |
    unknown value 'no_discards'; known: no_discard, gift_each_turn; did you mean 'no_discard'?

missing verb
  expert.toml | sphinx | do = "copy_special" | (nothing)
  effect.do | None | missing field, needs a string; known: <expert verbs>

missing number
  expert.toml | castle | , coins = 1 | (nothing)
  effect.coins | None | missing field, needs an integer; allowed: 0 to 99

missing inner number
  expert.toml | golden_gate | hearts = 1,  | (nothing)
  effect.two.hearts | None | missing field, needs an integer; allowed: 0 to 99

missing flag
  expert.toml | concert_hall | , lose_income_at_end = true | (nothing)
  effect.lose_income_at_end | None | missing field, needs a boolean; allowed: true, false

missing number of several
  expert.toml | stonehenge | , inhabitants = 1 | (nothing)
  effect | None | missing number; known: hearts, inhabitants, at least one of them

extra number
  expert.toml | castle | coins = 1 | coins = 1, hearts = 1
  effect.hearts | 'hearts' | unknown field 'hearts'; known: do, price_at_least, coins

extra number where none is needed
  expert.toml | sphinx | "copy_special" | "copy_special", coins = 1
  effect.coins | 'coins' | unknown field 'coins'; known: do

extra inner table
  expert.toml | sphinx | "copy_special" | "copy_special", two = {}
  effect.two | 'two' | unknown field 'two'; known: do

inner number not in its table
  expert.toml | golden_gate | two = { hearts = 1, inhabitants = 1 } |
    hearts_two = 1, two = { inhabitants = 1 }
  effect.hearts_two | 'hearts_two' |
    unknown field 'hearts_two'; known: do, two.hearts, two.inhabitants, three.hearts, three.inhabitants;
    did you mean 'two.hearts'?

missing colour of an effect
  expert.toml | port | colour = "blue",  | (nothing)
  effect.colour | None | missing field, needs a string; known: <colours>

unknown colour of an effect
  expert.toml | port | colour = "blue" | colour = "bleu"
  effect.colour | 'bleu' | unknown value 'bleu'; known: <colours>; did you mean 'blue'?

extra colour
  expert.toml | barber | income = 3 | income = 3, colour = "blue"
  effect.colour | 'colour' | unknown field 'colour'; known: do, income

monster without any effect
  monsters.toml | poulpzilla | { income = -1 } | {}
  effect | {} | empty; known fields: do, income, hearts, inhabitants

monster with an unknown symbol
  monsters.toml | poulpzilla | { income | { coins
  effect.coins | 'coins' | unknown field 'coins'; known: do, income, hearts, inhabitants

unknown reconstruction
  grozilla.toml | saloon | ["cost", "colours" | ["cost", "colors"
  reconstruction | 'colors' |
    unknown value 'colors'; known: name, cost, colours, income, hearts, inhabitants; did you mean 'colours'?

reconstruction of what it does not have
  expert.toml | big_ben | ["effect"] | ["cost"]
  reconstruction | 'cost' | unknown value 'cost'; known: name, condition, effect

missing language
  names.toml | zoo | pl = "Zoo" | (nothing)
  pl | None | missing field, needs a string; allowed: one line of text

empty name
  names.toml | zoo | pl = "Zoo" | pl = " "
  pl | ' ' | found ' '; allowed: one line of text

name of two lines
  names.toml | zoo | pl = "Zoo" | pl = "Ogród\\nzoologiczny"
  pl | 'Ogród\\nzoologiczny' | found 'Ogród\\nzoologiczny'; allowed: one line of text

unknown language
  names.toml | zoo | zh-Hant | zh-Hans
  zh-Hans | 'zh-Hans' | unknown language 'zh-Hans'; known: en, fr, de, pl, zh-Hant; did you mean 'zh-Hant'?
"""
WORDS = {
    "<colours>": "yellow, blue, green, orange, purple",
    "<building fields>": "deck, cost, colour, income, hearts, inhabitants, reconstruction",
    "<expert verbs>": ", ".join(do for do, verb in VERBS.items() if verb.kind is Kind.EXPERT),
}


class Mistake(NamedTuple):
    """One change to a card, and the error that it must give."""

    title: str
    file: str
    card: str
    old: str
    new: str
    field: str
    found: object
    problem: str


def mistake(paragraph: str) -> Mistake:
    title, cause, result = paragraph.strip().replace("\n    ", " ").splitlines()
    file, card, old, new = (part.strip().replace("(nothing)", "") for part in cause.split("|"))
    field, found, problem = (part.strip() for part in result.split("|"))
    for word, meaning in WORDS.items():
        problem = problem.replace(word, meaning)
    return Mistake(title, file, card, old, new, field, ast.literal_eval(found), problem)


def test_the_copy_is_good_before_it_is_spoilt(folder: Path) -> None:
    assert len(load(folder)) == 117


@pytest.mark.parametrize(
    "case", [mistake(text) for text in MISTAKES.split("\n\n")], ids=lambda case: case.title
)
def test_mistake_in_a_card(folder: Path, case: Mistake) -> None:
    change(folder, case.file, case.card, case.old, case.new)
    error = refusal_of(folder)
    assert str(error) == f"{case.file}: {case.card}.{case.field}: {case.problem}"
    assert (error.file, error.card, error.field) == (case.file, case.card, case.field)
    assert error.found == case.found
    assert type(error.found) is type(case.found)


def test_not_toml(folder: Path) -> None:
    append(folder, "family.toml", "[maze")
    last = len((folder / "family.toml").read_text("utf-8").splitlines())
    error = refusal_of(folder)
    assert str(error).startswith("family.toml: not TOML: ")
    assert f"(at line {last}, column 6)" in str(error)


def test_the_same_card_twice_in_a_file(folder: Path) -> None:
    append(folder, "family.toml", "[maze]")
    assert "family.toml: not TOML: Cannot declare ('maze',) twice (at line" in str(refusal_of(folder))


def test_not_text(folder: Path) -> None:
    (folder / "expert.toml").write_bytes(b"# caf\xe9\n")
    assert str(refusal_of(folder)).startswith("expert.toml: not TOML: 'utf-8' codec can't decode byte 0xe9")


@pytest.mark.parametrize("file", [B, D, E, F, G, M, N])
def test_missing_file(folder: Path, file: str) -> None:
    (folder / file).unlink()
    error = refusal_of(folder)
    assert str(error) == f"{file}: missing file; looked in {folder}"
    assert (error.file, error.card, error.field, error.found) == (file, "", "", None)


def test_folder_in_place_of_a_file(folder: Path) -> None:
    (folder / "expert.toml").unlink()
    (folder / "expert.toml").mkdir()
    assert str(refusal_of(folder)).startswith("expert.toml: cannot be read: ")


def test_value_in_place_of_a_card(folder: Path) -> None:
    (folder / "family.toml").write_text("maze = 1", "utf-8")
    assert str(refusal_of(folder)) == "family.toml: maze: wrong type: an integer 1, needs a table"


@pytest.mark.parametrize("card_id", ["Zoo", "2zoo", "zoo-2", "zoö", "_zoo", "zoo\\nzoo"])
def test_bad_id(folder: Path, card_id: str) -> None:
    append(folder, "family.toml", f'["{card_id}"]')
    error = refusal_of(folder)
    assert error.file == "family.toml"
    assert error.card == error.found == card_id.replace("\\n", "\n")
    assert error.problem == f"bad id {error.found!r}; allowed: [a-z][a-z0-9_]*"


def test_the_same_id_in_two_files(folder: Path) -> None:
    append(folder, "expert.toml", "[museum]")
    error = refusal_of(folder)
    assert str(error) == (
        "expert.toml: museum: id 'museum' is already in buildings.toml; every card needs its own"
    )
    assert (error.card, error.found) == ("museum", "museum")


def test_card_without_names(folder: Path) -> None:
    append(folder, "family.toml", f"[moon_base]\n{TABLES[F]}")
    error = refusal_of(folder)
    assert str(error) == (
        "names.toml: moon_base: no names for this card of family.toml; needs: en, fr, de, pl, zh-Hant"
    )
    assert (error.file, error.card) == ("names.toml", "moon_base")


def test_names_of_an_unknown_card(folder: Path) -> None:
    text = (folder / "names.toml").read_text("utf-8")
    (folder / "names.toml").write_text(text.replace("[museum]", "[musuem]"), "utf-8")
    error = refusal_of(folder)
    assert str(error) == (
        f"names.toml: musuem: unknown card 'musuem'; known: those of {CARD_FILES}; did you mean 'museum'?"
    )
    assert (error.card, error.found) == ("musuem", "musuem")


def add(folder: Path, file: str, number: int) -> None:
    """Add a new card to a file, called by the file's name: expert_1, expert_2, …"""
    card_id = f"{Path(file).stem}_{number}"
    append(folder, file, f"[{card_id}]\n{TABLES[file]}")
    append(folder, "names.toml", f"[{card_id}]\n{NAMES}")


def keep_first(folder: Path, file: str, number: int) -> None:
    """Keep the first cards of a file; the others go, and their names with them."""
    head, *tables = (folder / file).read_text("utf-8").split("\n[")
    gone = tuple(table.partition("]")[0] + "]" for table in tables[number:])
    names = (folder / "names.toml").read_text("utf-8").split("\n[")
    (folder / file).write_text("\n[".join([head, *tables[:number]]), "utf-8")
    (folder / "names.toml").write_text("\n[".join(n for n in names if not n.startswith(gone)), "utf-8")


@pytest.mark.parametrize(
    ("file", "fits", "message"),
    [
        (
            B,
            4,
            "buildings.toml: 101 cards in the four decks "
            "(buildings.toml 76, grozilla.toml 20, monsters.toml 5); allowed: 0 to 99",
        ),
        (
            G,
            6,
            "buildings.toml: 63 buildings and dwellings "
            "(buildings.toml 33, grozilla.toml 27, dwellings.toml 3); allowed: 0 to 62",
        ),
        (
            F,
            6,
            "buildings.toml: 128 cards and market faces (buildings.toml 33, grozilla.toml 20, "
            "dwellings.toml 9, family.toml 24, expert.toml 37, monsters.toml 5); allowed: 0 to 127",
        ),
        (E, 3, "expert.toml: expert_4: 41 expert special buildings; allowed: 7 to 40"),
        (D, 0, "dwellings.toml: dwellings_1: 4 dwellings; allowed: exactly 3"),
        (M, 0, "monsters.toml: monsters_1: 6 monsters; allowed: exactly 5"),
    ],
)
def test_one_card_too_many(folder: Path, file: str, fits: int, message: str) -> None:
    keep_first(folder, F, 17)  # makes room in all, so that each limit is met alone
    for number in range(1, fits + 1):
        add(folder, file, number)
    assert len(load(folder)) == 116 + fits
    add(folder, file, fits + 1)
    error = refusal_of(folder)
    assert str(error) == message
    assert f" {error.found} " in message


def test_too_many_family_special_buildings(folder: Path) -> None:
    for number in range(1, 24):
        add(folder, F, number)
    assert str(refusal_of(folder)) == "family.toml: family_23: 41 family special buildings; allowed: 7 to 40"


@pytest.mark.parametrize(
    ("file", "kept", "message"),
    [
        (M, 4, "monsters.toml: 4 monsters; allowed: exactly 5"),
        (F, 6, "family.toml: 6 family special buildings; allowed: 7 to 40"),
        (E, 6, "expert.toml: 6 expert special buildings; allowed: 7 to 40"),
        (D, 2, "dwellings.toml: 0 Happy Markets; allowed: exactly 1"),
        (B, 24, "buildings.toml: 0 buildings in deck 3; allowed: 1 to 62"),
    ],
)
def test_too_few_cards(folder: Path, file: str, kept: int, message: str) -> None:
    keep_first(folder, file, kept)
    assert str(refusal_of(folder)) == message


def test_the_error_travels_between_processes(folder: Path) -> None:
    (folder / "expert.toml").unlink()
    error = refusal_of(folder)
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.file, type(copy)) == (str(error), "expert.toml", CardFileError)
    assert CardFileError.__bases__ == (ValueError,)


def test_what_was_found_is_cut_short(folder: Path) -> None:
    change(folder, "buildings.toml", "zoo", '"orange"', f'"{"orange" * 1000}"')
    error = refusal_of(folder)
    assert error.found == "orange" * 1000
    assert len(str(error)) < 250


def test_colours_come_in_the_order_of_the_notation(folder: Path) -> None:
    change(folder, "grozilla.toml", "saloon", '["yellow", "orange"]', '["orange", "yellow"]')
    change(folder, "expert.toml", "moai", "{ yellow = 1, orange = 1,", "{ orange = 1, yellow = 1,")
    cards = load(folder)
    assert cards["saloon"].colours == ("yellow", "orange")
    assert list(cards["moai"].condition) == ["yellow", "orange", "purple"]
