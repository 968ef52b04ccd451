"""The cards: what a card is, and the collection read from the card files.

Adding a card takes a table in a file of `cards/`, its names in `names.toml` and no code.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from happycity.rules.card_files import CardFileError, Table, bounds, listed, meant, rows, show
from happycity.rules.verbs import SYMBOLS, VERBS, FrozenMap, Kind, Verb

__all__ = [
    "COLOURS",
    "DECK_COSTS",
    "FACES",
    "HAPPY_MARKET",
    "LANGUAGES",
    "SYMBOLS",
    "VERBS",
    "Card",
    "CardFileError",
    "Cards",
    "Effect",
    "Kind",
    "Verb",
    "load",
    "standard",
]

COLOURS = ("yellow", "blue", "green", "orange", "purple")
"""The five colours, in the order of the notation."""
FACES = ("white", *COLOURS)
"""The faces of the Happy Market: family games use the white one, expert games the others (R2.5)."""
LANGUAGES = ("en", "fr", "de", "pl", "zh-Hant")
"""The languages that every card has a name in."""

HAPPY_MARKET = "happy_market"
"""The id of the first card of every city."""

DECKS = range(1, 4)
DECK_COSTS: Mapping[int, range] = {1: range(1, 4), 2: range(4, 6), 3: range(6, 10)}
"""The costs of the buildings of each deck (R2.1)."""
COSTS = range(10)
SYMBOL_NUMBERS = range(-9, 10)
CONDITION_NUMBERS = range(1, 10)
EFFECT_NUMBERS = range(100)

# What the compiled engine has room for: its fields are bits and small integers. Change both together.
MAX_ORDINARY = 62
"""Names of buildings, multicoloured buildings and dwellings together."""
MAX_KINDS = 127
"""Cards of all kinds together, each face of the Happy Market counted."""
MAX_DECK_CARDS = 99
"""Copies in the four decks together, monsters included."""
MIN_SPECIALS, MAX_SPECIALS = 7, 40
"""Special buildings in a set, family or expert; five players lay out seven (R2.3)."""
DWELLINGS = 3
"""Dwellings, exactly (R2.2)."""
MONSTERS = 5
"""Monsters, exactly (R8.1)."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does beyond its printed symbols: a verb with its numbers."""

    do: str
    numbers: Mapping[str, int]
    """The numbers of the verb by name; `two = { hearts = 1 }` of a file is `hearts_two` here, true is 1."""
    colour: str | None


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card: everything that is the same on all its copies."""

    id: str
    kind: Kind
    deck: int
    """1 to 4; 0 for a card of no deck."""
    copies: int
    """How many of it there are; 1 for the Happy Market, of which each player gets one."""
    cost: int
    colours: tuple[str, ...]
    """In the order of the notation; none for special buildings and the Happy Market, which has `faces`."""
    income: int
    hearts: int
    inhabitants: int
    condition: Mapping[str, int]
    """Of a special building: how many cards of each colour a city must hold (R5.8)."""
    effect: Effect | None
    faces: tuple[str, ...]
    """Of the Happy Market: its faces, white or a colour (R2.5)."""
    names: Mapping[str, str]
    """The name in each of the `LANGUAGES`."""
    reconstruction: tuple[str, ...]
    """The fields, as the card file calls them, that no source vouches for."""


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards of a game, by id and in a fixed order: that of `Kind`, then that of the card file."""

    in_order: tuple[Card, ...]
    _by_id: Mapping[str, Card] = field(init=False, repr=False, compare=False)
    _by_kind: Mapping[str, tuple[Card, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        kinds = {kind.value: tuple(card for card in self.in_order if card.kind is kind) for kind in Kind}
        object.__setattr__(self, "_by_id", FrozenMap({card.id: card for card in self.in_order}))
        object.__setattr__(self, "_by_kind", FrozenMap(kinds))

    def __getitem__(self, card_id: str) -> Card:
        return self._by_id[card_id]

    def __contains__(self, item: object) -> bool:
        return item in self._by_id or item in self.in_order

    def __iter__(self) -> Iterator[Card]:
        return iter(self.in_order)

    def __len__(self) -> int:
        return len(self.in_order)

    def of_kind(self, kind: Kind) -> tuple[Card, ...]:
        """Return the cards of one kind, in order."""
        return self._by_kind[kind.value]


FILES: Mapping[Kind, str] = {
    Kind.BUILDING: "buildings.toml",
    Kind.MULTICOLOURED: "grozilla.toml",
    Kind.DWELLING: "dwellings.toml",
    Kind.MARKET: "dwellings.toml",
    Kind.FAMILY: "family.toml",
    Kind.EXPERT: "expert.toml",
    Kind.MONSTER: "monsters.toml",
}
NAMES_FILE = "names.toml"

FIELDS: Mapping[Kind, tuple[str, ...]] = {
    Kind.BUILDING: ("deck", "cost", "colour", *SYMBOLS),
    Kind.MULTICOLOURED: ("cost", "colours", *SYMBOLS),
    Kind.DWELLING: ("cost", "colour", *SYMBOLS),
    Kind.MARKET: ("cost", *SYMBOLS, "faces"),
    Kind.FAMILY: ("condition", *SYMBOLS),
    Kind.EXPERT: ("condition", "effect"),
    Kind.MONSTER: ("colour", "effect"),
}
"""The fields that a card of each kind must have in its file; `reconstruction` may stand beside them."""
RECONSTRUCTIBLE = ("name", "cost", "colour", "colours", *SYMBOLS, "condition", "effect")

COPIES: Mapping[Kind, int] = {Kind.BUILDING: 2, Kind.DWELLING: 4}
FOURTH_DECK = (Kind.MULTICOLOURED, Kind.MONSTER)  # R8.1


class _Limit(NamedTuple):
    what: str
    kinds: tuple[Kind, ...]
    allowed: range
    size: Callable[[Card], int] = lambda card: 1


ORDINARY = (Kind.BUILDING, Kind.MULTICOLOURED, Kind.DWELLING)
IN_DECKS = (Kind.BUILDING, *FOURTH_DECK)
LIMITS = (
    _Limit("Happy Markets", (Kind.MARKET,), range(1, 2)),
    _Limit("dwellings", (Kind.DWELLING,), range(DWELLINGS, DWELLINGS + 1)),
    _Limit("monsters", (Kind.MONSTER,), range(MONSTERS, MONSTERS + 1)),
    _Limit("family special buildings", (Kind.FAMILY,), range(MIN_SPECIALS, MAX_SPECIALS + 1)),
    _Limit("expert special buildings", (Kind.EXPERT,), range(MIN_SPECIALS, MAX_SPECIALS + 1)),
    _Limit("buildings in deck 1", (Kind.BUILDING,), range(1, MAX_ORDINARY + 1), lambda card: card.deck == 1),
    _Limit("buildings in deck 2", (Kind.BUILDING,), range(1, MAX_ORDINARY + 1), lambda card: card.deck == 2),
    _Limit("buildings in deck 3", (Kind.BUILDING,), range(1, MAX_ORDINARY + 1), lambda card: card.deck == 3),
    _Limit("buildings and dwellings", ORDINARY, range(MAX_ORDINARY + 1)),
    _Limit("cards in the four decks", IN_DECKS, range(MAX_DECK_CARDS + 1), lambda card: card.copies),
    _Limit("cards and market faces", tuple(Kind), range(MAX_KINDS + 1), lambda card: len(card.faces) or 1),
)


@cache
def standard() -> Cards:
    """Return the cards of the package, which are read once."""
    return load()


def load(folder: Path | Traversable | None = None) -> Cards:
    """Return the cards of the files in `folder`, or of the package; bad data raises a `CardFileError`."""
    source = files("happycity") / "cards" if folder is None else folder
    found = list(_card_rows(source))
    names = _name_rows(source, [row.card for row in found])
    order = list(Kind)
    cards = sorted((_card(row, names) for row in found), key=lambda card: order.index(card.kind))
    for limit in LIMITS:
        _check(limit, cards)
    return Cards(tuple(cards))


def _card_rows(source: Path | Traversable) -> Iterator[Table]:
    files_of: dict[str, str] = {}
    for file in dict.fromkeys(FILES.values()):
        for row in rows(source, file):
            if row.card in files_of:
                problem = f"id {row.card!r} is already in {files_of[row.card]}; every card needs its own"
                raise row.error("", row.card, problem)
            files_of[row.card] = file
            yield row


def _name_rows(source: Path | Traversable, ids: Sequence[str]) -> Mapping[str, Table]:
    names = {row.card: row for row in rows(source, NAMES_FILE)}
    for card, row in names.items():
        if card not in ids:  # before missing names are looked for: this error can tell a misspelt id
            known = ", ".join(dict.fromkeys(FILES.values()))
            raise row.error("", card, f"unknown card {card!r}; known: those of {known}{meant(card, ids)}")
    return names


def _card(row: Table, names: Mapping[str, Table]) -> Card:
    kind = _kind(row)
    row.only(*FIELDS[kind], "reconstruction")
    symbols = _symbols(row, kind)
    return Card(
        id=row.card,
        kind=kind,
        deck=_deck(row, kind),
        copies=COPIES.get(kind, 1),
        cost=_cost(row, kind),
        colours=_colours(row, kind),
        income=symbols["income"],
        hearts=symbols["hearts"],
        inhabitants=symbols["inhabitants"],
        condition=_condition(row, kind),
        effect=_effect(row, kind),
        faces=_faces(row, kind),
        names=_names(row, names),
        reconstruction=_reconstruction(row, kind),
    )


def _kind(row: Table) -> Kind:
    if row.file == FILES[Kind.MARKET] and row.card == HAPPY_MARKET:
        return Kind.MARKET
    return next(kind for kind, file in FILES.items() if file == row.file)


def _deck(row: Table, kind: Kind) -> int:
    if kind is Kind.BUILDING:
        return row.integer("deck", DECKS)
    return 4 if kind in FOURTH_DECK else 0


def _cost(row: Table, kind: Kind) -> int:
    if "cost" not in FIELDS[kind]:
        return 0
    cost = row.integer("cost", COSTS)
    costs = DECK_COSTS.get(_deck(row, kind), COSTS)
    if cost not in costs:
        raise row.error("cost", cost, f"{cost} does not fit deck {_deck(row, kind)}; {bounds(costs)}")
    return cost


def _colours(row: Table, kind: Kind) -> tuple[str, ...]:
    if "colour" in FIELDS[kind]:
        return (row.word("colour", COLOURS),)
    if "colours" not in FIELDS[kind]:
        return ()
    colours = row.words("colours", COLOURS)
    if len(colours) < 2:
        raise row.error("colours", list(colours), f"needs 2 to 5, found {len(colours)}; {listed(COLOURS)}")
    return tuple(sorted(colours, key=COLOURS.index))


def _symbols(row: Table, kind: Kind) -> Mapping[str, int]:
    if kind is Kind.MONSTER:
        return _monster_symbols(row.table("effect", ("do", *SYMBOLS)))
    if "income" in FIELDS[kind]:
        return {symbol: row.integer(symbol, SYMBOL_NUMBERS) for symbol in SYMBOLS}
    return dict.fromkeys(SYMBOLS, 0)


def _monster_symbols(effect: Table) -> Mapping[str, int]:
    """Return what is printed on a monster: symbols, where others have a verb."""
    nothing = dict.fromkeys(SYMBOLS, 0)
    if "do" in effect.values:
        return nothing
    effect.only("do", *SYMBOLS)
    if not effect.values:
        raise effect.error("", {}, f"empty; known fields: do, {', '.join(SYMBOLS)}")
    return nothing | {symbol: effect.integer(symbol, SYMBOL_NUMBERS) for symbol in effect.values}


def _condition(row: Table, kind: Kind) -> Mapping[str, int]:
    if "condition" not in FIELDS[kind]:
        return FrozenMap()
    condition = row.table("condition", COLOURS)
    condition.only(*COLOURS, what="colour")
    if not condition.values:
        raise condition.error("", {}, f"empty, needs at least one colour; {listed(COLOURS)}")
    given = (colour for colour in COLOURS if colour in condition.values)
    return FrozenMap({colour: condition.integer(colour, CONDITION_NUMBERS) for colour in given})


def _effect(row: Table, kind: Kind) -> Effect | None:
    if "effect" not in FIELDS[kind]:
        return None
    effect = row.table("effect", ("do",)).flat()
    if kind is Kind.MONSTER and "do" not in effect.values:
        return None
    verbs = {name: verb for name, verb in VERBS.items() if verb.kind is kind}
    do = effect.word("do", verbs)
    verb = verbs[do]
    effect.only("do", *(("colour",) if verb.colour else ()), *map(_written, verb.all_numbers))
    colour = effect.word("colour", COLOURS) if verb.colour else None
    return Effect(do, _numbers(effect, verb), colour)


def _numbers(effect: Table, verb: Verb) -> Mapping[str, int]:
    some = tuple(number for number in verb.some_of if number in effect.values)
    if verb.some_of and not some:
        raise effect.error("", None, f"missing number; {listed(verb.some_of)}, at least one of them")
    numbers = {name: effect.integer(_written(name), EFFECT_NUMBERS) for name in (*verb.numbers, *some)}
    return FrozenMap(numbers | {flag: int(effect.flag(flag)) for flag in verb.flags})


def _written(number: str) -> str:
    """Return how a card file writes a number of a verb: `hearts_two` is `hearts` in the table `two`."""
    name, _, step = number.rpartition("_")
    return f"{step}.{name}" if step in ("two", "three") else number


def _faces(row: Table, kind: Kind) -> tuple[str, ...]:
    if "faces" not in FIELDS[kind]:
        return ()
    faces = row.words("faces", FACES)
    if faces != FACES:  # all of them, in the order in which the engine numbers them
        raise row.error(
            "faces", list(faces), f"found {show(list(faces))}; needs all, in order; {listed(FACES)}"
        )
    return faces


def _names(row: Table, names: Mapping[str, Table]) -> Mapping[str, str]:
    if row.card not in names:
        problem = f"no names for this card of {row.file}; needs: {', '.join(LANGUAGES)}"
        raise CardFileError(NAMES_FILE, row.card, "", None, problem)
    names[row.card].only(*LANGUAGES, what="language")
    return FrozenMap({language: names[row.card].text(language) for language in LANGUAGES})


def _reconstruction(row: Table, kind: Kind) -> tuple[str, ...]:
    if "reconstruction" not in row.values:
        return ()
    return row.words("reconstruction", [word for word in RECONSTRUCTIBLE if word in ("name", *FIELDS[kind])])


def _check(limit: _Limit, cards: Sequence[Card]) -> None:
    counted = [card for card in cards if card.kind in limit.kinds]
    total = sum(map(limit.size, counted))
    if total in limit.allowed:
        return
    shares = Counter[str]()
    for card in counted:
        shares[FILES[card.kind]] += limit.size(card)
    # In one file the last card is a surplus one; over several files only their shares tell where to look.
    surplus = counted[-1].id if len(shares) == 1 and total > limit.allowed[-1] else ""
    detail = f" ({', '.join(f'{file} {share}' for file, share in shares.items())})" if len(shares) > 1 else ""
    problem = f"{total} {limit.what}{detail}; {bounds(limit.allowed)}"
    raise CardFileError(FILES[limit.kinds[0]], surplus, "", total, problem)
