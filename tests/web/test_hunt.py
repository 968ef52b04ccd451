"""The hunter of layouts finds what is planted, and can show it again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from happycity.server.store.database import Database
from happycity.testing.server.running import Running
from trials.hunt.again import see_again
from trials.hunt.deals import deal
from trials.hunt.findings import KINDS, Catch, Finding, Scene, read_finding
from trials.hunt.hunter import Hunter
from trials.hunt.sizes import size_named
from trials.hunt.stage import Stage

PLANT = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = css ? [sheet] : [];
}"""

PLANTED = {
    "overflow": ".bar { min-width: 120vw !important; }",
    "cut": ".ask, .ask * { max-width: 60px !important; overflow: hidden; white-space: nowrap !important; }",
    "spill": ".stats { width: 60px !important; flex: none !important; overflow: visible !important; }",
    "covered": ".bar::after { content: ''; position: absolute; inset: 0; z-index: 9; }",
    "small": ".tools .tool { min-width: 30px; width: 30px !important; }",
    "overlap": ".stats .num, .stats .pts { position: absolute !important; left: 9px; top: 9px; }",
    "contrast": ".ask * { color: #c9c2b8 !important; }",
}


@pytest.fixture
def stage(browser: Browser, server: Running) -> Iterator[Stage]:
    stage = Stage(browser, server.address, Database(server.database))
    yield stage
    stage.close()


def test_every_kind_of_flaw_is_found(stage: Stage) -> None:
    person = stage.person(touch=True)
    dealt = deal("planted", 0, person.me["id"], stage.other.me["id"], ("en",), touch=True)
    scene = Scene(size_named("390x844"), "en", "light", False, "table", "plain", 0.0)
    stage.lay(dealt.table)
    stage.show(scene, dealt.table.id)
    before = {flaw.key for flaw in stage.look(person, scene)}
    for kind, css in PLANTED.items():
        person.page.evaluate(PLANT, css)
        found = [flaw for flaw in stage.look(person, scene) if flaw.key not in before]
        assert kind in {flaw.kind for flaw in found}, (kind, found)
        assert stage.picture(person, 0).startswith(b"\x89PNG")
    person.page.evaluate("() => console.error('planted')")
    assert "error" in {flaw.kind for flaw in stage.look(person, scene)}
    person.page.evaluate(PLANT, "")
    assert {flaw.key for flaw in stage.look(person, scene)} == before
    assert {*PLANTED, "error"} == {*KINDS}


class Enough(Exception):
    """What was looked for is there."""


def test_a_finding_can_be_seen_again(stage: Stage, tmp_path: Path) -> None:
    catch = Catch(tmp_path)
    later = f'.town:not([data-seq="0"], [data-seq="1"], [data-seq="2"]) {PLANTED["contrast"]}'
    planted = f"addEventListener('DOMContentLoaded', () => ({PLANT})('{later}'));"
    stage.person(touch=True).context.add_init_script(planted)

    def keep(finding: Finding, picture: bytes | None) -> None:
        if finding.flaw.kind == "contrast" and picture:
            catch.add(finding, picture)
            raise Enough

    hunter = Hunter(stage, "again", (size_named("390x844"),), ("de",))
    with pytest.raises(Enough):
        hunter.hunt(0, keep)
    finding = read_finding(next(tmp_path.glob("*.json")))
    assert len(finding.position.log) > 2
    flaws, picture = see_again(stage, finding)
    assert finding.flaw.key in {flaw.key for flaw in flaws}
    assert picture.startswith(b"\x89PNG")
