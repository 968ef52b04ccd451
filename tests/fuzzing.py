"""Damaged inputs: records, positions and moves that are wrong in every way we could think of, from one seed.

python -m tests.fuzzing --inputs 10000          check that many, count how they were answered
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from happycity.rules import Config, Game, Refusal, difference, parse_record, record_of, state_dict
from happycity.rules.cards import COLOURS, standard
from tests.parity import random_game

SECONDS = 1.0  # processor time that one input may cost
JUNK = (
    "",
    "-",
    "0",
    "-1",
    "1e3",
    "٣",
    "½",
    "NaN",
    "null",
    "\x00",
    "\ud800",
    "💥",
    "a" * 300,
    "9" * 400,
    "=",
    ",",
    "!",
)
VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    2**31,
    2**63,
    10**40,
    1.5,
    "",
    "zoo",
    "grozilla",
    [],
    {},
    [[]],
    {"a": 1},
)
IDS = tuple(card.id for card in standard())


# --- what gets damaged ----------------------------------------------------------------------------


@cache
def short_games() -> tuple[tuple[Game, ...], ...]:
    """A few finished games, all positions: short, so that replaying them is cheap."""
    configs = [Config(2), Config(2, "expert", True), Config(2, "family", True, "sum"), Config(3, "expert")]
    return tuple(min((tuple(random_game(config, seed)) for seed in range(3)), key=len) for config in configs)


@cache
def record_lines() -> tuple[bytes, ...]:
    bare = [record_of(games[-1], meta={"seed": 1}).to_json() for games in short_games()]
    return (*bare[:1] * 4, *bare, record_of(short_games()[0][-1], states=True).to_json())


def some_position(rng: random.Random) -> Game:
    return rng.choice(rng.choice(short_games()))


# --- damage to any text -----------------------------------------------------------------------------


def cut(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text))]


def stain(text: str, rng: random.Random) -> str:
    """A few characters become others."""
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        letters[rng.randrange(len(letters))] = chr(rng.choice((rng.randrange(128), rng.randrange(0x3000))))
    return "".join(letters)


def lose(text: str, rng: random.Random) -> str:
    start = rng.randrange(len(text))
    return text[:start] + text[start + rng.randint(1, 30) :]


def double(text: str, rng: random.Random) -> str:
    start = rng.randrange(len(text))
    return text[:start] + text[start : start + rng.randint(1, 300)] * 2 + text[start:]


def foul(text: str, rng: random.Random) -> str:
    start = rng.randrange(len(text) + 1)
    return text[:start] + rng.choice(JUNK) + text[start:]


def noise(text: str, rng: random.Random) -> str:
    return "".join(chr(rng.randrange(0x250)) for _ in range(rng.randint(0, 200)))


TEXT_DAMAGE = (cut, stain, lose, double, foul, noise)


# --- records ------------------------------------------------------------------------------------------


def damaged_record(rng: random.Random) -> bytes | str:
    line = rng.choice(record_lines())
    way = rng.randrange(10)
    if way == 0:
        return rng.randbytes(rng.randint(0, 300))
    if way == 1:
        return rng.choice(TEXT_DAMAGE)(line.decode(), rng)
    if way == 2:
        return rng.choice(TEXT_DAMAGE)(line.decode(), rng).encode(errors="surrogatepass")
    if way == 3:
        return rng.choice(RECORD_TEXT_DAMAGE)(line.decode(), rng)
    record = json.loads(line)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        rng.choice(RECORD_DAMAGE)(record, rng)
    return json.dumps(record).encode()


def nested(line: str, rng: random.Random) -> str:
    """Brackets a hundred thousand deep, alone or in `meta`, or few enough to be read."""
    depth = rng.choice((50, 900, 5000, 100_000))
    deep = rng.choice(("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth))
    return rng.choice((deep, line.replace('"meta":{', '"meta":{"deep":' + deep + ",")))


def repeated_key(line: str, rng: random.Random) -> str:
    key = rng.choice(("format", "moves", "config", "chance", "players", "decks", "meta"))
    return line.replace(
        f'"{key}":', f'"{key}":{rng.choice(("null", "[]", "{}", "2", chr(34) * 2))},"{key}":', 1
    )


def odd_number(line: str, rng: random.Random) -> str:
    number = rng.choice(("NaN", "Infinity", "-0", "1e999", "1e-999", "0x10", "01", "1" * 5000, "2.0"))
    key = rng.choice(('"players":', '"rounds":', '"reshuffle":', '"seed":'))
    head, found, tail = line.partition(key)
    return head + found + number + tail.lstrip("0123456789")


def byte_order_mark(line: str, rng: random.Random) -> str:
    return rng.choice(("\ufeff", "\x00", " ", "\n\n")) + line


RECORD_TEXT_DAMAGE = (nested, repeated_key, odd_number, byte_order_mark)


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of plain data with a key or index that exists in it."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from _places(data[key])


def wrong_value(record: Any, rng: random.Random) -> None:
    part, key = rng.choice(list(_places(record)))
    part[key] = rng.choice(VALUES)


def wrong_value_above(record: Any, rng: random.Random) -> None:
    """As `wrong_value`, but not in the long lists."""
    part = rng.choice((record, record.get("config"), record.get("setup"), record.get("result")))
    if isinstance(part, dict) and part:
        part[rng.choice(list(part))] = rng.choice(VALUES)


def lost_key(record: Any, rng: random.Random) -> None:
    part, key = rng.choice(list(_places(record)))
    del part[key]


def strange_key(record: Any, rng: random.Random) -> None:
    part = rng.choice((record, record.get("config"), record.get("setup"), record.get("result")))
    if isinstance(part, dict):
        part[rng.choice(JUNK)] = rng.choice(VALUES)


def strange_name(record: Any, rng: random.Random) -> None:
    texts = [(part, key) for part, key in _places(record) if isinstance(part[key], str)]
    if texts:
        part, key = rng.choice(texts)
        part[key] = rng.choice((*JUNK, *IDS, "happy_market.blue", "ZOO", part[key] + " "))


def _shaken(items: Any, rng: random.Random) -> None:
    if isinstance(items, list) and items:
        i, j = rng.randrange(len(items)), rng.randrange(len(items))
        way = rng.randrange(4)
        if way == 0:
            items[i], items[j] = items[j], items[i]
        elif way == 1:
            items.insert(i, items[j])
        elif way == 2:
            del items[i]
        else:
            del items[i:]


def wrong_moves(record: Any, rng: random.Random) -> None:
    _shaken(record.get("moves"), rng)


def wrong_setup(record: Any, rng: random.Random) -> None:
    setup = record.get("setup")
    if isinstance(setup, dict) and setup:
        part = setup[rng.choice(list(setup))]
        _shaken(
            rng.choice(part) if part and isinstance(part, list) and isinstance(part[0], list) else part, rng
        )


def wrong_chance(record: Any, rng: random.Random) -> None:
    chance = record.get("chance")
    if isinstance(chance, list):
        chance.insert(0, {"reshuffle": rng.randint(-1, 5), "order": rng.sample(IDS, 2)})
        _shaken(chance, rng)


def wrong_result(record: Any, rng: random.Random) -> None:
    result = record.get("result")
    if isinstance(result, dict) and result:
        _shaken(result[rng.choice(list(result))], rng)


RECORD_DAMAGE = (
    wrong_value,
    wrong_value_above,
    lost_key,
    strange_key,
    strange_name,
    wrong_moves,
    wrong_setup,
    wrong_chance,
    wrong_result,
)


# --- positions ------------------------------------------------------------------------------------------


def damaged_position(rng: random.Random) -> Any:
    text = some_position(rng).text
    way = rng.randrange(10)
    if way == 0:
        return rng.choice((None, 5, b"hc1", ["hc1"], 1.5, "", "hc1", "hc2 " + text, text * 8))
    if way <= 3:
        return rng.choice(TEXT_DAMAGE)(text, rng)
    words = text.split(" ")
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(POSITION_DAMAGE)(words, rng)
    return rng.choice((" ", " ", " ", "  ", "\t", "\n", "\x0b")).join(words)


def _some_word(words: list[str], rng: random.Random) -> tuple[int, str, list[str]]:
    index = rng.randrange(len(words))
    key, _, value = words[index].partition("=")
    return index, key, value.split(",")


def lost_word(words: list[str], rng: random.Random) -> None:
    if len(words) > 1:
        del words[rng.randrange(1, len(words))]


def repeated_word(words: list[str], rng: random.Random) -> None:
    words.append(rng.choice(words))


def shuffled_words(words: list[str], rng: random.Random) -> None:
    words[1:] = rng.sample(words[1:], len(words) - 1)


def foreign_value(words: list[str], rng: random.Random) -> None:
    index, key, _ = _some_word(words, rng)
    words[index] = (
        f"{key}={rng.choice((*JUNK, *_some_word(words, rng)[2], '4', '10', '255', '256', '1000000'))}"
    )


def foreign_word(words: list[str], rng: random.Random) -> None:
    keys = (
        "moving",
        "resume",
        "copied",
        "0.louvre",
        "1.free",
        "4.coins",
        "deck4",
        "discard4",
        "bank",
        "0.tokens",
    )
    values = ("yes", "2", "blue,blue", "grozilla", "refill", "sphinx", "louvre", "-", "3,3,3,3,3")
    words.append(f"{rng.choice((*keys, *JUNK))}={rng.choice(values)}")


def changed_list(words: list[str], rng: random.Random) -> None:
    index, key, names = _some_word(words, rng)
    i = rng.randrange(len(names))
    names[i : i + rng.randrange(2)] = [
        rng.choice((*IDS, *COLOURS, *JUNK, names[i] + "!grozilla", names[i] + "."))
    ]
    words[index] = f"{key}={','.join(names)}"


def moved_card(words: list[str], rng: random.Random) -> None:
    """Two lists swap a card: copies stay right, the position may be impossible, or just another one."""
    (a, one, these), (b, other, those) = _some_word(words, rng), _some_word(words, rng)
    if a != b:
        these[-1], those[-1] = those[-1], these[-1]
        words[a], words[b] = f"{one}={','.join(these)}", f"{other}={','.join(those)}"


def long_list(words: list[str], rng: random.Random) -> None:
    """So often that a small counter would wrap around."""
    index, key, names = _some_word(words, rng)
    words[index] = f"{key}={','.join(names[:1] * rng.choice((4, 11, 128, 256, 257)))}"


def many_tokens(words: list[str], rng: random.Random) -> None:
    tokens = [i for i, word in enumerate(words) if ".tokens=" in word]
    if tokens:
        i = rng.choice(tokens)
        words[i] = f"{words[i].partition('=')[0]}={','.join(['blue'] * rng.choice((3, 4, 128, 256, 259)))}"


def other_phase(words: list[str], rng: random.Random) -> None:
    phases = ("market", "discard", "refill", "buy", "special", "destroy", "give", "copy", "over")
    for i, word in enumerate(words):
        if word.startswith("phase="):
            words[i] = f"phase={rng.choice(phases)}"


POSITION_DAMAGE = (
    lost_word,
    repeated_word,
    shuffled_words,
    foreign_value,
    foreign_word,
    changed_list,
    moved_card,
    long_list,
    many_tokens,
    other_phase,
)


# --- moves ------------------------------------------------------------------------------------------------


def damaged_move(rng: random.Random) -> tuple[Game, str]:
    game = some_position(rng)
    texts = [str(move) for move in game.legal_moves] or ["coin"]
    text = rng.choice(
        (*texts, "buy house with blue blue", f"{rng.choice(WORDS)} {rng.choice((*IDS, *JUNK, '3', '-1'))}")
    )
    way = rng.randrange(5)
    if way == 0:
        return game, text
    if way == 1:
        return game, rng.choice((text.upper(), text + " ", " " + text, text.replace(" ", "  "), text + "\n"))
    if way == 2:
        return game, text + " with " + " ".join(rng.choices((*COLOURS, "white"), k=rng.randint(1, 9)))
    return game, rng.choice(TEXT_DAMAGE)(text, rng)


WORDS = (
    "market",
    "keep",
    "discard",
    "draw",
    "coin",
    "buy",
    "decline",
    "take",
    "destroy",
    "give",
    "copy",
    "refuse",
)


# --- how an input must be answered ----------------------------------------------------------------------


NAMES = ("input", "place", "move", "found", "reason")  # facts that name the input or the place


def _refused(refusal: Refusal, **known: object) -> str:
    """The answer in a word, if the refusal is a good one."""
    assert refusal.code, refusal
    assert known.items() <= refusal.facts.items(), refusal
    assert any(name in refusal.facts for name in NAMES), refusal
    str(refusal).encode(errors="surrogatepass")
    return f"refused {refusal.code}"


def check_record(line: bytes | str) -> str:
    try:
        record = parse_record(line)
        found = difference(record)
    except Refusal as refusal:
        return _refused(refusal)
    if found:
        assert found.place
        return "different"
    again = record.to_json()
    assert parse_record(again).to_json() == again
    assert difference(parse_record(again)) is None
    return "accepted"


def check_position(text: Any) -> str:
    try:
        game = Game.from_text(text)
    except Refusal as refusal:
        return _refused(refusal)
    assert Game.from_text(game.text).text == game.text
    assert _says_the_same(text, game.text)
    assert bool(game.legal_moves) != game.is_over
    if not game.is_over:
        game = game.play(game.legal_moves[len(text) % len(game.legal_moves)])[0]
        assert Game.from_text(game.text).text == game.text
    json.dumps(state_dict(game))
    return "accepted"


def _says_the_same(text: str, written: str) -> bool:
    """Whatever an accepted line says, the position says too: nothing was dropped or wrapped around."""
    wrote = dict(word.split("=") for word in written.split()[1:])
    for key, value in (word.split("=") for word in text.split()[1:]):
        if key not in wrote:
            assert value in ("-", "0", "no"), (key, value)
        elif key.endswith(("tokens", "moving")):
            assert sorted(value.split(",")) == sorted(wrote[key].split(",")), (key, value)
        elif value.isdigit():
            assert int(value) == int(wrote[key]), (key, value)
        else:
            plain = ",".join(str(int(one)) if one.isdigit() else one for one in value.split(","))
            assert wrote[key] == plain or wrote[key].removesuffix(",-").startswith(plain), (key, value)
    return True


def check_move(game_and_text: tuple[Game, str]) -> str:
    game, text = game_and_text
    before = game._raw.tobytes()
    try:
        after, _ = game.play(text)
    except Refusal as refusal:
        return _refused(refusal, move=text[:120])
    finally:
        assert game._raw.tobytes() == before
    assert text in [str(move) for move in game.legal_moves]
    assert str(after.steps[-1].move) == text
    return "accepted"


Check = Callable[[Any], str]
KINDS: dict[str, tuple[Callable[[random.Random], Any], Check, int]] = {
    "record": (damaged_record, check_record, 20),  # the last number: its share in a hundred inputs
    "position": (damaged_position, check_position, 45),
    "move": (damaged_move, check_move, 35),
}


def damaged_inputs(kind: str, inputs: int, seed: int = 0) -> Iterator[tuple[int, Any]]:
    """The share of one kind in so many inputs, each drawn from a seed of its own."""
    make, _, share = KINDS[kind]
    for number in range(inputs * share // 100):
        yield number, make(random.Random(f"{seed} {kind} {number}"))


def answers(kind: str, inputs: int, seed: int = 0) -> Counter[str]:
    """Check every input; how often each answer was given."""
    _compile()
    found = Counter[str]()
    for number, damaged in damaged_inputs(kind, inputs, seed):
        start = time.process_time()
        try:
            found[KINDS[kind][1](damaged)] += 1
        except Exception as error:
            raise AssertionError(f"{kind} {number} of seed {seed}: {_shown(damaged)}") from error
        assert time.process_time() - start < SECONDS, (
            f"{kind} {number} of seed {seed} is slow: {_shown(damaged)}"
        )
    return found


@cache
def _compile() -> None:
    """Once through everything with what is whole: that costs seconds, and the inputs are timed."""
    for line in record_lines():
        assert check_record(line) == "accepted"
    for game in short_games()[1][::6]:
        assert check_position(game.text) == "accepted"


def _shown(damaged: Any) -> str:
    return repr(damaged)[:3000]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    for kind in KINDS:
        for answer, number in answers(kind, options.inputs, options.seed).most_common():
            sys.stdout.write(f"{kind:10}{number:8}  {answer}\n")


if __name__ == "__main__":
    main()
