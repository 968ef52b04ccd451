"""`python -m tools.layouts`: what a browser knows of the kernel's memory and of the cards.

Two files in web/src/local/kernel, which `make docs` writes: `layout.ts` (fields, enumerations, numbers of
actions, the module's entries) and `facts.ts` (the cards by their numbers, the tables, what bots believe, how
the server keeps tables).
"""

import json
import sys
from base64 import b64encode
from collections.abc import Iterator, Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from happycity.bots import levels
from happycity.bots import search as searching
from happycity.bots.learned import MindBot
from happycity.bots.mind import HABITS, expected_gains
from happycity.bots.weights import name_for_browsers
from happycity.kernel import layout, sheet
from happycity.kernel.net import layout as net
from happycity.kernel.net import tree
from happycity.kernel.net.pondering import Pondering
from happycity.kernel.search import layout as search
from happycity.kernel.search.thinking import Thinking
from happycity.kernel.search.tree import ROOT
from happycity.kernel.targets.entries import ENTRIES, MANY, ROOMS, WIDE, Entry
from happycity.review import decisions, grounds, judge, odds, phases, reveals, rounds, skill, story
from happycity.review.yardsticks import judge_of_levels, level_table
from happycity.rules import daily as deals
from happycity.rules.card_set import CardSet, standard_set
from happycity.rules.cards import COLOURS, Card
from happycity.rules.config import Config
from happycity.rules.stamp import FIRST
from happycity.server.game import daily, hinting, replays
from happycity.server.game import decisions as intents
from happycity.server.protocol import terms

FOLDER = Path(__file__).parents[1] / "web" / "src" / "local" / "kernel"
MADE = "// Made by `make docs` from {source}; do not edit."

RECORDS: tuple[str, ...] = ("STATE", "WORK", "FORESEEN")
RECORDS_OF_SEARCH: tuple[str, ...] = ("MIND", "NODE")
RECORDS_OF_NET: tuple[str, ...] = ("JUDGE",)
ENUMERATIONS: tuple[type[IntEnum], ...] = (
    layout.Phase,
    layout.Scoring,
    layout.Verdict,
    layout.Happening,
    layout.StepState,
    Thinking,
    Pondering,
)
NUMBERS: tuple[str, ...] = (
    *("SEATS", "COLOURS", "PLACES", "VISIBLE", "DECKS", "PILES", "MONSTERS", "TABLE_SPECIALS", "MOST_LEGAL"),
    *("PAYMENTS", "NOBODY", "NO_CARD", "STREAMS", "SEED_FORMAT", "PURPOSES", "PAYMENT_COLOURS"),
    *("MARKET", "KEEP", "DISCARD", "DRAW", "COIN", "BUY", "DECLINE", "TAKE", "DESTROY", "GIVE", "COPY"),
    *("REFUSE", "ACTIONS", "FIGURES", "TURN_STEPS"),
)
AGREED: tuple[tuple[str, tuple[tuple[Any, tuple[str, ...]], ...]], ...] = (
    (
        "How bots think, see src/happycity/bots.",
        (
            (levels, ("TRIED", "OPEN_TO_SLIPS")),
            (tree, ("OPEN",)),
            (searching, ("SLICES", "MOST_NODES")),
        ),
    ),
    (
        "How stories are told, see src/happycity/review.",
        (
            (story, ("IMAGINED",)),
            (odds, ("WORLDS_OF_ONE", "ROUNDS_LATER")),
            (reveals, ("REVEALED",)),
            (rounds, ("BUILT",)),
        ),
    ),
    (
        "How decisions are judged, see src/happycity/review.",
        (
            (
                judge,
                (
                    "SENSIBLE",
                    "MOST_CHOICES",
                    "GLIMPSE",
                    "HOPELESS",
                    "MORE_WORLDS",
                    "BAR",
                    "WORTH_TELLING",
                    "DEPTHS",
                ),
            ),
            (decisions, ("BOUNDS",)),
            (grounds, ("MOST_GROUNDS", "WITHIN_SIGHT")),
        ),
    ),
    (
        "How skill is told, see src/happycity/review.",
        (
            (phases, ("PHASES", "PHASE_OF")),
            (skill, ("ENOUGH", "WINDOW", "TWICE", "STUDENT", "SURE", "BUILDING")),
        ),
    ),
    (
        "How tables are kept, see src/happycity/server.",
        (
            (replays, ("MOST_MOVES",)),
            (intents, ("MOST_OF_A_SEAT",)),
            (hinting, ("LEAST",)),
            (terms, ("BOT_PAUSE_MS",)),
        ),
    ),
    (
        "The deal of the day, see src/happycity/rules/daily.py and src/happycity/server/game/daily.py.",
        ((deals, ("DEALS",)), (daily, ("OPPONENTS",))),
    ),
)
NUMBERS_OF_SHEET: tuple[str, ...] = ("MOST_LINES", "LINE_COLUMNS")
NUMBERS_OF_SEARCH: tuple[str, ...] = ("NO_ACTION", "HABITS", "LAST_TURNS", "RESULT_COLUMNS")


def layout_file() -> str:
    """`layout.ts`."""
    return "\n".join(_layout_lines())


def facts_file() -> str:
    """`facts.ts`."""
    return "\n".join(_facts_lines(standard_set()))


# --- fields, enumerations, numbers, entries -----------------------------------------------------------


def _layout_lines() -> Iterator[str]:
    yield MADE.format(source="src/happycity/kernel")
    yield ""
    yield "/** Where a number, or an array of them, lies in a record, and of which kind it is. */"
    yield "export interface Field {"
    yield "  readonly at: number;"
    yield '  readonly kind: "i1" | "i2" | "i4" | "i8" | "u8" | "f4" | "f8";'
    yield "  /** Empty for a single number. */"
    yield "  readonly shape: readonly number[];"
    yield "}"
    for module, names in ((layout, RECORDS), (search, RECORDS_OF_SEARCH), (net, RECORDS_OF_NET)):
        for name in names:
            yield from _record(name, getattr(module, name))
    for enumeration in ENUMERATIONS:
        yield from _enumeration(enumeration)
    yield ""
    for module, names in ((layout, NUMBERS), (sheet, NUMBERS_OF_SHEET), (search, NUMBERS_OF_SEARCH)):
        for name in names:
            yield f"export const {name} = {_plain(getattr(module, name))} as const;"
    yield f"export const ROOT = {ROOT};"
    yield from _entries()
    yield ""


def _record(name: str, record: np.dtype[Any]) -> Iterator[str]:
    yield ""
    yield f"export const {name} = {{"
    for field, (kind, at, *_) in (record.fields or {}).items():
        plain = f"{kind.base.kind}{kind.base.itemsize}"
        yield f'  {field}: {{ at: {at}, kind: "{plain}", shape: {json.dumps(list(kind.shape))} }},'
    yield "} as const satisfies Record<string, Field>;"
    yield f"export const {name}_BYTES = {record.itemsize};"


def _enumeration(enumeration: type[IntEnum]) -> Iterator[str]:
    members = ", ".join(f"{member.name}: {int(member)}" for member in enumeration)
    yield ""
    yield f"export const {enumeration.__name__} = {{ {members} }} as const;"


def _entries() -> Iterator[str]:
    yield ""
    yield "/** What the module can be asked for: addresses and numbers in, a number out. */"
    yield "export interface Entries {"
    for entry in ENTRIES:
        yield f"  {entry.name}({', '.join(_parameters(entry))}): number;"
    yield "}"
    yield ""
    yield "/** Bytes of what lies at an address, by the parameter's name; of one if there can be many. */"
    yield "export const ROOM = {"
    passed = {name for entry in ENTRIES for name, _ in entry.parameters}
    for name, room in ROOMS.items():
        if name not in passed:  # only cards are given it
            continue
        items = int(np.prod([extent for extent in room.shape if extent != MANY]))
        yield f"  {name}: {items * room.item.itemsize},"
    yield "} as const;"


def _parameters(entry: Entry) -> Iterator[str]:
    for name, room in entry.parameters:
        yield f"{name}: {'bigint' if name in WIDE else 'number'}"
        if room is not None and MANY in room.shape:
            yield f"{name}Count: number"


# --- the cards, and what bots believe -----------------------------------------------------------------


def _facts_lines(cards: CardSet) -> Iterator[str]:
    yield MADE.format(source="the cards, src/happycity/{bots,review,server}")
    yield ""
    yield "/** A card by its number in the kernel. */"
    yield "export interface NumberedCard {"
    yield "  readonly id: string;"
    yield "  /** Of the Happy Market, whose faces have numbers of their own. */"
    yield "  readonly face: string;"
    yield "  readonly kind: string;"
    yield "  readonly deck: number;"
    yield "  readonly copies: number;"
    yield "  readonly colours: readonly string[];"
    yield "  readonly condition: Readonly<Record<string, number>>;"
    yield "  /** What it does beyond its printed symbols. */"
    yield "  readonly does: string | null;"
    yield "}"
    yield ""
    yield "/** In the order of their numbers. */"
    yield f"export const COLOUR_NAMES = {_plain(COLOURS)} as const;"
    yield ""
    yield "/** The first is no card. */"
    yield "export const CARDS: readonly NumberedCard[] = ["
    yield '  { id: "", face: "", kind: "", deck: 0, copies: 0, colours: [], condition: {}, does: null },'
    for number in range(1, len(cards.ids)):
        yield f"  {json.dumps(_facts(cards.card(number), cards.faces[number]))},"
    yield "];"
    yield ""
    yield "/** The tables of the kernel, byte for byte. */"
    yield f'export const TABLES = "{b64encode(cards.raw.tobytes()).decode()}";'
    yield ""
    yield "/** Of games that begin now, and of those from before there were stamps: rules/stamp.py. */"
    for name, stamp in (("STAMP", cards.stamp), ("FIRST_STAMP", FIRST)):
        yield f"export const {name} = {_plain(msgspec.to_builtins(stamp))} as const;"
    yield ""
    yield "/** How a sensible player plays, see `Habit` in src/happycity/kernel/search/layout.py. */"
    yield f"export const HABIT_VALUES = {_plain([HABITS[habit] for habit in search.Habit])} as const;"
    yield ""
    yield "/** Coins, income, hearts, inhabitants that a special building is likely to bring, by number. */"
    expected = {n: gains for n, gains in enumerate(expected_gains().tolist()) if any(gains)}
    yield f"export const EXPECTED: Readonly<Record<number, readonly number[]>> = {_plain(expected)};"
    yield ""
    yield "export interface Level {"
    yield "  readonly name: string;"
    yield "  readonly iterations: number;"
    yield "  readonly slips: number;"
    yield "  readonly regret: number;"
    yield "}"
    yield ""
    yield "/** The six opponents, from the weakest to the strongest. */"
    yield "export const LEVELS: readonly Level[] = ["
    for level in levels.LEVELS.values():
        facts = {
            "name": level.name,
            "iterations": level.iterations,
            "slips": level.slips,
            "regret": level.regret,
        }
        yield f"  {json.dumps(facts)},"
    yield "];"
    yield ""
    yield "/** How `mind` goes about it: `MindBot` in src/happycity/bots/learned.py. */"
    yield f"export const FIRST_SLICE = {MindBot.first_slice};"
    yield f"export const STEPS_PER_ITERATION = {MindBot.steps_per_playout};"
    yield f"export const NODES_PER_ITERATION = {MindBot.nodes_per_playout};"
    yield ""
    yield "/** What the learned bots know: the version of the file, and its name, which has its hash. */"
    yield f"export const WEIGHTS_VERSION = {net.VERSION};"
    yield f"export const WEIGHTS_FILE = {_plain(name_for_browsers())};"
    yield ""
    yield "/** Who judges quickly: another judge would judge otherwise. */"
    yield f"export const JUDGE = {_plain(judge_of_levels())};"
    yield "/** What a decision of a level costs, by phase. */"
    yield "export type LevelCosts = Readonly<Record<string, number>>;"
    yield "/** By kind of game and level: src/happycity/review/yardsticks.py. */"
    yield "export type LevelTable = Readonly<Record<string, Readonly<Record<string, LevelCosts>>>>;"
    yield "export const LEVEL_TABLE: LevelTable = {"
    for kind, costs in level_table().items():
        yield f"  {_plain(kind)}: {_plain(costs)},"
    yield "};"
    for title, numbers in AGREED:
        yield ""
        yield f"/** {title} */"
        for module, names in numbers:
            for name in names:
                yield f"export const {name} = {_plain(getattr(module, name))} as const;"
    yield ""


def _facts(card: Card, face: str) -> dict[str, object]:
    return {
        "id": card.id,
        "face": face,
        "kind": str(card.kind),
        "deck": card.deck,
        "copies": card.copies,
        "colours": list(card.colours),
        "condition": dict(card.condition),
        "does": card.effect.do if card.effect else None,
    }


def _plain(value: object) -> str:
    return json.dumps(int(value) if isinstance(value, IntEnum) else _with_names(value))


def _with_names(value: object) -> object:
    """What has named parts keeps their names."""
    if isinstance(value, Mapping):
        return {name: _with_names(one) for name, one in value.items()}
    if isinstance(value, Config):
        return value.to_dict()
    return value._asdict() if hasattr(value, "_asdict") else value


FILES = {"layout.ts": layout_file, "facts.ts": facts_file}


def main() -> int:
    """Write both; with `--check`, only say whether they are up to date."""
    stale = [name for name, made in FILES.items() if _text_of(FOLDER / name) != made()]
    if sys.argv[1:] == ["--check"]:
        for name in stale:
            print(f"web/src/local/kernel/{name} is not up to date: `make docs` writes it.")
        return 1 if stale else 0
    for name in stale:
        (FOLDER / name).write_text(FILES[name](), encoding="utf-8")
        print(f"web/src/local/kernel/{name}")
    return 0


def _text_of(path: Path) -> str | None:
    return path.read_text("utf-8") if path.is_file() else None


if __name__ == "__main__":
    sys.exit(main())
