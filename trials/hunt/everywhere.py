"""A position in every window and language, each thing lifted in turn: flaws of one kind lie together."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from random import Random

from happycity.testing.browser.moves import LIT
from trials.hunt.again import with_people
from trials.hunt.deals import Deal
from trials.hunt.findings import Catch, Finding, Flaw, Position, Scene
from trials.hunt.hunter import play_one, to_act
from trials.hunt.line import Line
from trials.hunt.sizes import Size
from trials.hunt.stage import Stage
from trials.hunt.views import close_views, count_of, open_view

LONGEST = 120
"""Decisions of people before a position of a random game."""


def somewhere(stage: Stage, dealt: Deal) -> Position:
    """A game of the hunt, played to a decision of somebody who looks, or to its end."""
    rng = Random(f"{dealt.table.secret} somewhere")
    viewer = stage.person(dealt.touch)
    stage.lay(dealt.table)
    ids = {seat.player for seat in dealt.table.seats}
    with ExitStack() as stack:
        people = [one for one in (viewer, stage.other) if one.me["id"] in ids]
        lines = [stack.enter_context(Line(one, dealt.table.id)) for one in people]
        for _ in range(rng.randrange(LONGEST)):
            line = to_act(lines)
            if line is None:
                break
            play_one(line, rng, dealt.temper)
        to_act(lines)
    return stage.position(dealt.table.id, viewer.me["id"], 0)


@dataclass
class Everywhere:
    """Looks at positions in all these windows and languages, and keeps what is new."""

    stage: Stage
    sizes: tuple[Size, ...]
    languages: tuple[str, ...]
    catch: Catch
    looks: Counter[str]

    def look(self, position: Position, theme: str, hunted: str) -> Iterator[None]:
        """Yields after every window."""
        position = replace(position, seen=len(position.log))
        for touch in (True, False):
            sizes = [size for size in self.sizes if size.touch == touch]
            if not sizes:
                continue
            person = self.stage.person(touch)
            laid = with_people(position, {position.viewer: person.me["id"]}, self.stage.other.me["id"])
            self.stage.lay(laid.table, laid.log)
            for language in self.languages:
                scene = Scene(sizes[0], language, theme, False, "table", "plain", 0.0)
                self.stage.show(scene, laid.table.id)
                self.stage.arrived(person, len(laid.log))
                for size in sizes:
                    self.stage.window(person).resize(size)
                    for view in self._views(replace(scene, size=size)):
                        self._look_once(view, position, hunted)
                    yield

    def _views(self, scene: Scene) -> Iterable[Scene]:
        """As it lies there, then with one thing after the other in hand."""
        yield scene
        person = self.stage.person(scene.size.touch)
        window = self.stage.window(person)
        many = count_of(window, LIT)
        for nth in range(many):
            close_views(window)
            self.stage.rested(person)
            pick = (nth + 0.5) / many
            if open_view(window, "lifted", pick):
                yield replace(scene, view="lifted", pick=pick)
        close_views(window)
        window.page.keyboard.press("Escape")  # what is lifted would be so in the next window too

    def _look_once(self, scene: Scene, position: Position, hunted: str) -> None:
        person = self.stage.person(scene.size.touch)
        names = [seat.name for seat in position.table.seats if seat.name]
        self.looks[scene.view] += 1
        for index, flaw in enumerate(self.stage.look(person, scene, names, list(self.catch.findings))):
            self._keep(flaw, index, Finding(flaw, scene, position, hunted))

    def _keep(self, flaw: Flaw, index: int, finding: Finding) -> None:
        if flaw.key not in self.catch.findings:
            person = self.stage.person(finding.scene.size.touch)
            self.catch.add(finding, self.stage.picture(person, index))
        self.catch.tally(flaw.key, finding.scene)
