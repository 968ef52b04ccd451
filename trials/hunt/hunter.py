"""One game of a hunt: played move by move, looked at in one window after the other."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from itertools import cycle, islice
from random import Random
from typing import TypeVar

from happycity.testing.browser.person import Person
from trials.hunt.deals import Deal, choose, deal
from trials.hunt.findings import Finding, Flaw, Position, Scene
from trials.hunt.line import Line
from trials.hunt.sizes import Size
from trials.hunt.stage import Stage
from trials.hunt.views import VIEWS, close_views, open_view

MOST_MOVES = 250
LOOKS_AT_SHEET = 2
DEEP_EVERY = 4  # looks, also what takes longer is looked for
RESIZE_EVERY = 3  # decisions, the next window is taken
OPEN_EVERY = 3  # decisions, something is opened besides
SAID = "Wonderful! What-a-very-long-word-without-a-single-space-this-is, and then some more of it."

Thing = TypeVar("Thing")
Found = Callable[[Finding, bytes | None], None]
"""What to do with a finding; without a picture: it is known, and was seen once more."""


class CalledOff(Exception):
    """The hunt ends in the middle of a game."""


class Hunter:
    """Plays and looks; keeps in mind what it has found already."""

    def __init__(
        self,
        stage: Stage,
        seed: str,
        sizes: tuple[Size, ...],
        languages: tuple[str, ...],
        is_called_off: Callable[[], bool] = lambda: False,
        most_moves: int = MOST_MOVES,
    ) -> None:
        self._stage, self._seed, self._languages = stage, seed, languages
        self.is_called_off = is_called_off
        """Asked before every look."""
        self.most_moves = most_moves
        self._sizes = {
            touch: [size for size in sizes if size.touch == touch] for touch in {size.touch for size in sizes}
        }
        self._known: set[str] = set()
        self.looks: Counter[str] = Counter()
        """How often each thing was looked at."""

    def hunt(self, number: int, found: Found) -> None:
        """Play a game, and look at it after every move."""
        touch = self._device(number)
        viewer = self._stage.person(touch).me["id"]
        dealt = deal(self._seed, number, viewer, self._stage.other.me["id"], self._languages, touch)
        Game(self, self._stage, dealt, self._sizes[touch], found).play()

    def _device(self, number: int) -> bool:
        """Fingers and pointers take turns, in proportion to their windows."""
        hands = [size.touch for sizes in self._sizes.values() for size in sizes]
        return hands[(number * 7) % len(hands)]

    @property
    def known(self) -> list[str]:
        """The keys of what was found."""
        return list(self._known)

    def is_new(self, flaw: Flaw) -> bool:
        """Whether it has not been found here before; from now on it has."""
        known = flaw.key in self._known
        self._known.add(flaw.key)
        return not known

    def name(self, number: int) -> str:
        """How to play this game again."""
        return f"--seed {self._seed} --first {number} --games 1"


class Game:
    """A game that is being hunted."""

    def __init__(self, hunter: Hunter, stage: Stage, dealt: Deal, sizes: list[Size], found: Found) -> None:
        self._hunter, self._stage, self._dealt, self._found = hunter, stage, dealt, found
        self._rng = Random(f"{dealt.table.secret} looks")
        self._person = stage.person(dealt.touch)
        self._window = stage.window(self._person)
        self._windows = _in_turns(sizes, dealt.number)
        self._views = _in_turns(VIEWS, dealt.number)
        self._seen, self._looked = 0, dealt.number
        self._scene = Scene(
            size=next(self._windows),
            language=dealt.language,
            theme=dealt.theme,
            explicit_end=dealt.explicit_end,
            place="table",
            view="plain",
            pick=0.0,
        )

    def play(self) -> None:
        """From the first move to the scoring sheet, or until it has lasted long enough."""
        stage, table = self._stage, self._dealt.table
        stage.lay(table)
        stage.show(self._scene, table.id)
        with ExitStack() as stack:
            lines = [stack.enter_context(Line(person, table.id)) for person in self._playing()]
            if stage.other in self._playing():
                lines[-1].send(type="say", text=SAID)
            for _ in range(self._hunter.most_moves):
                line = to_act(lines)
                stage.arrived(self._person, lines[0].seq)
                self._look_around()
                self._seen = lines[0].seq
                if line is None:
                    break
                play_one(line, self._rng, self._dealt.temper)
            pages = ("game", "replay") if lines[0].is_over else ()
        for place in pages:
            self._look_at_page(place)

    def _playing(self) -> list[Person]:
        ids = {seat.player for seat in self._dealt.table.seats}
        return [one for one in (self._person, self._stage.other) if one.me["id"] in ids]

    def _look_around(self) -> None:
        """At the table as it lies there, then with something open, if there is something to open."""
        self._scene = replace(self._scene, view="plain")
        if self._looked % RESIZE_EVERY == 0:
            self._scene = replace(self._scene, size=next(self._windows))
            self._window.resize(self._scene.size)
        self._look()
        self._looked += 1
        if self._looked % OPEN_EVERY:
            return
        view, pick = next(self._views), self._rng.random()
        close_views(self._window)
        self._stage.rested(self._person)
        if open_view(self._window, view, pick):
            self._scene = replace(self._scene, view=view, pick=pick)
            self._look()
        close_views(self._window)

    def _look_at_page(self, place: str) -> None:
        self._scene = replace(self._scene, size=next(self._windows), place=place, view="plain")
        self._stage.show(self._scene, self._dealt.table.id)
        self._look()
        for _ in range(LOOKS_AT_SHEET - 1):
            self._scene = replace(self._scene, size=next(self._windows))
            self._window.resize(self._scene.size)
            self._look()
        next(self._windows)  # is left out, as it was always: the same seed looks through the same windows

    def _look(self) -> None:
        if self._hunter.is_called_off():
            raise CalledOff
        self._hunter.looks[self._scene.view if self._scene.place == "table" else self._scene.place] += 1
        deep = self._hunter.looks.total() % DEEP_EVERY == 0
        names = [seat.name for seat in self._dealt.table.seats if seat.name]
        flaws = self._stage.look(self._person, self._scene, names, self._hunter.known, deep)
        for index, flaw in enumerate(flaws):
            new = self._hunter.is_new(flaw)
            position = self._position() if new else Position(self._dealt.table, (), "", 0)
            picture = self._stage.picture(self._person, index) if new else None
            name = self._hunter.name(self._dealt.number)
            self._found(Finding(flaw, self._scene, position, name), picture)

    def _position(self) -> Position:
        return self._stage.position(self._dealt.table.id, self._person.me["id"], self._seen)


def to_act(lines: list[Line]) -> Line | None:
    """Wait until one of these has to decide, and say which; None when the game is over."""
    first = lines[0]
    while not first.is_over:
        for line in lines:
            if line.to_act in line.seats:
                first.catch_up(line.seq)
                return line
            if first.state["view"]["seat"] in line.seats:
                line.catch_up(first.seq)
        if not any(line.to_act in line.seats for line in lines):
            first.receive()
    return None


def play_one(line: Line, rng: Random, temper: str) -> None:
    """A decision, or the end of a turn that waits for it."""
    yours = line.state["yours"]
    if yours["must_end"]:
        line.act("end")
    else:
        line.act("move", move=choose(rng, temper, [one["move"] for one in yours["legal"]]))


def _in_turns(things: Sequence[Thing], start: int) -> Iterator[Thing]:
    return islice(cycle(things), start % len(things), None)
