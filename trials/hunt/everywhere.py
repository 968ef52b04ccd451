"""A position in every window and language, each thing lifted in turn: flaws of one kind lie together."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from happycity.testing.browser.moves import LIT
from trials.hunt.again import with_people
from trials.hunt.findings import Catch, Finding, Flaw, Position, Scene
from trials.hunt.sizes import Size
from trials.hunt.stage import Stage
from trials.hunt.views import close_views, count_of, open_view


@dataclass
class Everywhere:
    """Looks at positions of findings in all these windows and languages, and keeps what is new."""

    stage: Stage
    sizes: tuple[Size, ...]
    languages: tuple[str, ...]
    catch: Catch
    looks: Counter[str]

    def look(self, finding: Finding) -> Iterator[Scene]:
        """Yields after every window."""
        for touch in (True, False):
            sizes = [size for size in self.sizes if size.touch == touch]
            if sizes:
                yield from self._look_through(sizes, finding, touch)

    def _look_through(self, sizes: list[Size], finding: Finding, touch: bool) -> Iterator[Scene]:
        person = self.stage.person(touch)
        position = with_people(
            finding.position, {finding.position.viewer: person.me["id"]}, self.stage.other.me["id"]
        )
        self.stage.lay(position.table, position.log)
        for language in self.languages:
            scene = replace(finding.scene, size=sizes[0], language=language, place="table", view="plain")
            self.stage.show(scene, position.table.id)
            self.stage.arrived(person, len(position.log))
            for size in sizes:
                self.stage.window(person).resize(size)
                for lifted in self._views(replace(scene, size=size)):
                    self._look_once(lifted, position, finding.hunted)
                yield scene

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
            self._keep(flaw, index, Finding(flaw, scene, replace(position, seen=len(position.log)), hunted))

    def _keep(self, flaw: Flaw, index: int, finding: Finding) -> None:
        if flaw.key not in self.catch.findings:
            person = self.stage.person(finding.scene.size.touch)
            self.catch.add(finding, self.stage.picture(person, index))
        self.catch.tally(flaw.key, finding.scene)
