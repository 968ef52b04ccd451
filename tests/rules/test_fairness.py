"""A secret decides every shuffle, as docs/fairness.md says, and a record that tells otherwise is caught."""

import re
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from happycity.rules import BadRecord, Config, Game, Record, Refusal, parse_record, record_of
from happycity.rules.card_set import standard_set
from happycity.rules.fairness import (
    Part,
    check_fair,
    commitment_of,
    first_seat,
    fresh_secret,
    is_hex,
    shared_seed,
)
from happycity.testing.cells import ALL_CELLS, cell_id

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text()


def secret_of(number: int) -> str:
    return commitment_of(f"secret {number}")


def finished_game(config: Config, secret: str) -> Game:
    """A game played at random; without dwellings, so that decks run out sooner and are rebuilt."""
    random, game = Random(secret), Game.new(config, seed=secret)
    while not game.is_over:
        moves = [move for move in game.legal_moves if move.card not in game.dwellings]
        game, _ = game.play(random.choice(moves))
    return game


@cache
def fair_line(config: Config, number: int = 1) -> bytes:
    secret = secret_of(number)
    fair = {
        "commitment": commitment_of(secret),
        "secret": secret,
        "first": first_seat(secret, config.players),
    }
    return record_of(finished_game(config, secret), {"fair": fair}).to_json()


def nonce_of(seat: int) -> str:
    return commitment_of(f"nonce {seat}")


@cache
def shared_line(config: Config, given: tuple[int, ...], withheld: tuple[int, ...] = ()) -> bytes:
    """A game in whose shuffles players have parts, by seat in the order of sitting down."""
    secret = secret_of(1)
    parts = [
        Part(seat, commitment_of(nonce_of(seat)), nonce_of(seat) if seat in given else None)
        for seat in sorted(given + withheld)
    ]
    seed = shared_seed(secret, parts)
    fair = {
        "commitment": commitment_of(secret),
        "secret": secret,
        "first": first_seat(seed, config.players),
        "version": 2,
        "parts": msgspec.to_builtins(parts),
    }
    return record_of(finished_game(config, seed), {"fair": fair}).to_json()


def shared_record() -> Record:
    """Of five, the third withheld their part, and the last has none."""
    return parse_record(shared_line(Config(5), (0, 1, 3), (2,)))


def fair_record() -> Record:
    """With rebuilt decks."""
    record = parse_record(fair_line(Config(5), 4))
    assert len(record.chance) > 1
    return record


# --- the secret -----------------------------------------------------------------------------------------


def test_secrets_are_256_bits_and_never_the_same() -> None:
    secrets = {fresh_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(is_hex(secret) and is_hex(commitment_of(secret)) for secret in secrets)


def test_a_commitment_is_the_sha_256_of_the_text() -> None:
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment_of("") == empty


@pytest.mark.parametrize("text", ["", "07", "A" * 64, "0" * 63, "0" * 65, "0" * 64 + "\n", "g" * 64])
def test_what_is_no_secret(text: str) -> None:
    assert not is_hex(text)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_first_equally_often(players: int) -> None:
    """Each share is within 4 standard deviations of what is expected."""
    games = 4000
    firsts = Counter(first_seat(secret_of(number), players) for number in range(games))
    spread = (games * (players - 1)) ** 0.5 / players
    assert all(abs(firsts[seat] - games / players) < 4 * spread for seat in range(players))


# --- the page -------------------------------------------------------------------------------------------


@cache
def program() -> tuple[dict[str, Any], str]:
    """What the program of the page defines, and what it prints."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names, printed = dict[str, Any](), StringIO()
    with redirect_stdout(printed):
        exec(compile(code, "docs/fairness.md", "exec"), names)
    return names, printed.getvalue()


def test_the_example_of_the_page_is_true() -> None:
    names, printed = program()
    assert PAGE.endswith(f"with two of three:\n\n```\n{printed}```\n")
    secret, parts = names["secret"], [Part(one["seat"], "", one["nonce"]) for one in names["parts"]]
    assert f"commitment {commitment_of(secret)}\n" in printed
    assert f"promises {' '.join(commitment_of(part.nonce) for part in parts if part.nonce)}\n" in printed
    seed = shared_seed(secret, parts)
    assert f"seed of all {seed}\n" in printed
    for one in (secret, seed):
        game = Game.new(Config(2), seed=one)
        assert game.setup is not None
        assert f"deck 3 from the top: {' '.join(game.setup.decks[2])}\n" in printed
        firsts = " ".join(str(first_seat(one, players)) for players in (2, 3, 4, 5))
        assert f"players: {firsts}\n" in printed


def test_the_page_tells_who_is_first_when_a_byte_is_too_large() -> None:
    """A secret whose hash begins with byte 255, which three players cannot share."""
    hash_of, theirs = program()[0]["hash_of"], program()[0]["first_seat"]
    secret = next(s for s in map(secret_of, range(10_000)) if hash_of(s, "first seat")[0] == 255)
    assert first_seat(secret, 3) == theirs(secret, 3) == hash_of(secret, "first seat")[1] % 3


@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_the_program_of_the_page_shuffles_as_the_game_does(config: Config) -> None:
    """Step by step as the page tells it, rebuilt decks included."""
    shuffled, secret, cards = program()[0], secret_of(config.players), standard_set()
    words = {deck: shuffled["stream"](secret, f"deck {deck}") for deck in (1, 2, 3, 4)}
    game = Game.new(config, seed=secret)
    assert game.setup is not None
    for deck, order in enumerate(game.setup.decks, 1):
        pile = [cards.ids[number] for number in cards.deck(deck)]
        shuffled["shuffle"](pile, words[deck])
        assert tuple(reversed(pile)) == order
    box = [cards.ids[number] for number in cards.special_set(config.specials)]
    shuffled["shuffle"](box, shuffled["stream"](secret, "specials"))
    assert tuple(box) == game.setup.specials + game.setup.box


def test_the_program_of_the_page_rebuilds_as_the_game_does() -> None:
    shuffled, record = program()[0], fair_record()
    secret, cards = record.meta["fair"]["secret"], standard_set()
    words = {deck: shuffled["stream"](secret, f"deck {deck}") for deck in (1, 2, 3)}
    for deck in words:
        shuffled["shuffle"]([0] * len(cards.deck(deck)), words[deck])
    discarded: dict[int, list[str]] = {1: [], 2: [], 3: []}
    game, rebuilds = Game.new(Config(**record_config(record)), seed=secret), iter(record.chance)
    for move in record.moves:
        game, events = game.play(move)
        for event in events:
            if event.name == "discarded":
                discarded[cards.cards[event.facts["card"]].deck].insert(0, event.facts["card"])
            elif event.name == "rebuilt":
                pile = discarded[event.facts["deck"]]
                shuffled["shuffle"](pile, words[event.facts["deck"]])
                assert pile[::-1] == next(rebuilds).order
                pile.clear()
    assert next(rebuilds, None) is None


def record_config(record: Record) -> dict[str, Any]:
    return {name: getattr(record.config, name) for name in ("players", "specials", "grozilla", "scoring")}


# --- checking records -----------------------------------------------------------------------------------


@pytest.mark.parametrize("config", ALL_CELLS, ids=cell_id)
def test_a_game_dealt_from_its_secret_is_fair(config: Config) -> None:
    assert check_fair(parse_record(fair_line(config))) is None


def swap(cards: list[str]) -> None:
    """Exchange the first two cards that differ."""
    other = next(i for i, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]


Damage = Callable[[Record], object]
DAMAGES: list[tuple[str, Damage]] = [
    ("meta.fair.commitment", lambda r: r.meta["fair"].update(commitment=secret_of(9))),
    ("meta.fair.commitment", lambda r: r.meta["fair"].update(secret=secret_of(9))),
    ("meta.fair.first", lambda r: r.meta["fair"].update(first=(r.meta["fair"]["first"] + 1) % 5)),
    ("setup.decks[1][0]", lambda r: swap(r.setup.decks[1])),
    ("setup.specials[0]", lambda r: swap(r.setup.specials)),
    ("setup.box[0]", lambda r: swap(r.setup.box)),
    ("chance[1].order[0]", lambda r: swap(r.chance[1].order)),
    ("chance[0].reshuffle", lambda r: setattr(r.chance[0], "reshuffle", 4)),
    ("chance[1]", lambda r: setattr(r, "chance", r.chance[:1])),
    ("chance", lambda r: r.chance.append(r.chance[0])),
]


@pytest.mark.parametrize(("place", "damage"), DAMAGES)
def test_what_the_secret_does_not_give_is_found(place: str, damage: Damage) -> None:
    record = fair_record()
    damage(record)
    found = check_fair(record)
    assert found is not None
    assert found.place == place
    assert found.recorded != found.replayed


# --- shuffles in which players have parts -----------------------------------------------------------------


def test_the_seed_of_all_is_the_hash_of_a_text_that_can_be_written_in_one_way_only() -> None:
    parts = [Part(0, promise_of(0), nonce_of(0)), Part(2, promise_of(2)), Part(4, promise_of(4), nonce_of(4))]
    text = f"happycity/2\n{secret_of(1)}\n0 {nonce_of(0)}\n4 {nonce_of(4)}"
    assert shared_seed(secret_of(1), parts) == commitment_of(text)


def promise_of(seat: int) -> str:
    return commitment_of(nonce_of(seat))


@pytest.mark.parametrize(("given", "withheld"), [((0, 1, 2), ()), ((1,), ()), ((0, 2), (1,)), ((), (0, 1))])
def test_a_game_that_players_have_shuffled_is_fair(given: tuple[int, ...], withheld: tuple[int, ...]) -> None:
    assert check_fair(parse_record(shared_line(Config(3), given, withheld))) is None


def part(record: Record, index: int) -> dict[str, Any]:
    found: dict[str, Any] = record.meta["fair"]["parts"][index]
    return found


LIES: list[tuple[str, Damage]] = [
    ("meta.fair.commitment", lambda r: r.meta["fair"].update(secret=secret_of(9))),
    ("meta.fair.first", lambda r: r.meta["fair"].update(first=(r.meta["fair"]["first"] + 1) % 5)),
    ("meta.fair.version", lambda r: r.meta["fair"].pop("version")),
    ("meta.fair.parts[1].nonce", lambda r: part(r, 1).update(nonce=nonce_of(9))),
    ("meta.fair.parts[1].nonce", lambda r: part(r, 1).update(nonce=nonce_of(0))),
    ("meta.fair.parts[1].promise", lambda r: part(r, 1).update(part(r, 0) | {"seat": 1})),
    ("meta.fair.parts[2].promise", lambda r: part(r, 2).update(promise=promise_of(0))),
    ("meta.fair.parts[3].seat", lambda r: part(r, 3).update(seat=2)),
    ("meta.fair.parts[3].seat", lambda r: part(r, 3).update(seat=5)),
    ("meta.fair.first", lambda r: part(r, 1).update(nonce=None)),
    ("meta.fair.first", lambda r: part(r, 2).update(nonce=nonce_of(2))),
    ("meta.fair.first", lambda r: r.meta["fair"]["parts"].pop(0)),
    ("setup.decks[1][0]", lambda r: swap(r.setup.decks[1])),
]


@pytest.mark.parametrize(("place", "damage"), LIES)
def test_every_lie_about_a_part_is_found(place: str, damage: Damage) -> None:
    """Whether the server tells it or somebody who plays: changed, repeated, left out, added afterwards."""
    record = shared_record()
    damage(record)
    found = check_fair(record)
    assert found is not None
    assert found.place == place
    assert found.recorded != found.replayed


@pytest.mark.parametrize(
    "change",
    [
        {"version": 3},
        {"version": "2"},
        {"parts": "all"},
        {"parts": [{"seat": 0}]},
        {"parts": [{"seat": "0", "promise": secret_of(1), "nonce": None}]},
        {"parts": [{"seat": 0, "promise": secret_of(1), "nonce": "7"}]},
    ],
)
def test_what_is_no_part_is_refused(change: dict[str, Any]) -> None:
    record = shared_record()
    record.meta["fair"].update(change)
    with pytest.raises(BadRecord, match="bad-commitment"):
        check_fair(record)


def test_a_host_who_deals_from_another_secret_is_found() -> None:
    """Everything agrees with itself, but the cards were not dealt from the secret that was committed to."""
    record, other = fair_record(), parse_record(fair_line(Config(5), 2))
    other.meta = record.meta
    found = check_fair(other)
    assert found is not None
    assert found.place.startswith("setup.")


def test_a_first_player_who_was_not_drawn_is_no_fault() -> None:
    record = fair_record()
    del record.meta["fair"]["first"]
    assert check_fair(record) is None
    record.meta["fair"]["first"] = None
    assert check_fair(record) is None


@pytest.mark.parametrize(
    "fair",
    ["yes", {"commitment": secret_of(1), "secret": "x" * 64}, {"commitment": 1, "secret": secret_of(1)}, []],
)
def test_what_is_no_commitment_is_refused(fair: object) -> None:
    record = fair_record()
    record.meta["fair"] = fair
    with pytest.raises(BadRecord, match="bad-commitment"):
        check_fair(record)


@pytest.mark.parametrize(
    "meta",
    [{}, {"fair": None}, {"fair": {}}, {"fair": {"commitment": "7"}}, {"fair": {"secret": secret_of(1)}}],
)
def test_a_record_without_a_commitment_or_a_secret_is_refused(meta: dict[str, Any]) -> None:
    record = fair_record()
    record.meta.clear()
    record.meta.update(meta)
    with pytest.raises(BadRecord, match="not-committed"):
        check_fair(record)


def test_a_move_that_does_not_fit_is_refused_with_its_number() -> None:
    record = fair_record()
    record.moves[3] = "destroy 1"
    with pytest.raises(Refusal) as caught:
        check_fair(record)
    assert caught.value.facts["move_number"] == 4
