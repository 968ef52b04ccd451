"""The hunter of layouts finds what is planted, and can show it again."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

import pytest
from playwright.sync_api import Browser

from happycity.server.store.database import Database
from happycity.testing.server.running import PROCESS_TIMEOUT_S, Running
from trials.hunt.__main__ import main
from trials.hunt.again import see_again
from trials.hunt.deals import deal
from trials.hunt.everywhere import Everywhere, somewhere
from trials.hunt.findings import KINDS, Catch, Finding, Scene, read_finding
from trials.hunt.hunter import Hunter
from trials.hunt.sizes import SIZES, size_named
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


SOME_GAMES = 3
SOME_MOVES = 5


@pytest.fixture(scope="module")
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


def test_nothing_is_found_in_short_games(stage: Stage) -> None:
    """A sample of `make hunt`: fingers and a pointer, three languages, most of the windows."""
    hunter = Hunter(stage, "sample", SIZES, ("de", "fr", "pl"), most_moves=SOME_MOVES)
    found: list[str] = []
    for number in range(SOME_GAMES):
        hunter.hunt(number, lambda finding, _: found.append(f"{finding.scene}: {finding.flaw}"))
    assert hunter.looks.total() > SOME_GAMES * SOME_MOVES
    assert not found, "\n".join(found)


class Enough(Exception):
    """What was looked for is there."""


@pytest.mark.deep
def test_a_finding_can_be_seen_again(browser: Browser, server: Running, tmp_path: Path) -> None:
    catch, stage = Catch(tmp_path), Stage(browser, server.address, Database(server.database))
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
    elsewhere, two = Catch(tmp_path / "elsewhere"), (size_named("360x640"), size_named("844x390"))
    everywhere = Everywhere(stage, two, ("fr", "pl"), elsewhere, Counter())
    assert len([*everywhere.look(finding.position, "light", finding.hunted)]) == len(two) * 2
    assert elsewhere.times[finding.flaw.key] >= len(two) * 2, "the planted one is there in every window"
    assert everywhere.looks["plain"] == len(two) * 2
    assert everywhere.looks["lifted"] > 0
    stage.close()


@pytest.mark.parametrize(
    ("flag", "value", "cure"),
    [("--sizes", "390x844,36x", "such as 390x844"), ("--languages", "de,xx", "en, fr, de, pl, zh-Hant")],
)
def test_a_wrong_value_is_refused_with_the_cure(
    flag: str, value: str, cure: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["trials.hunt", flag, value])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert f"“{value.split(',')[1]}”" in said
    assert cure in said


def test_a_position_that_is_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["trials.hunt", "--everywhere", "--replay", "nothing.json"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "there is no file “nothing.json”" in capsys.readouterr().err


def test_a_game_is_played_to_somewhere(stage: Stage) -> None:
    ids = stage.person(touch=False).me["id"], stage.other.me["id"]
    found = [somewhere(stage, deal("some", number, *ids, ("en",), touch=False)) for number in range(2)]
    assert all(position.log for position in found)
    assert len({len(position.log) for position in found}) == len(found)


@pytest.mark.deep
@pytest.mark.parametrize("how", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.long)])
def test_a_hunt_that_is_called_off_leaves_nothing_running(how: signal.Signals, tmp_path: Path) -> None:
    mark = f"HUNTED_BY={uuid4()}"
    background = ["sh", "-c", 'trap "" INT; exec "$@"', "-"]  # a shell's jobs begin with Ctrl-C ignored
    command = [*background, sys.executable, "-m", "trials.hunt", "--processes", "1", "--out", str(tmp_path)]
    hunt = subprocess.Popen(
        command,
        env=os.environ | dict([mark.split("=")]),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        text=True,
    )
    try:
        until(
            lambda: all(any(name in line for line in marked(mark)) for name in ("happycity.cli", "chromium"))
        )
        os.killpg(hunt.pid, how)  # as a terminal sends Ctrl-C: to everybody who did not leave its group
        told, _ = hunt.communicate(timeout=PROCESS_TIMEOUT_S)
    finally:
        hunt.kill()
    assert "findings" in told
    until(lambda: not marked(mark))


def marked(mark: str) -> list[str]:
    """The commands that run with this in their environment."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile, or is somebody else's
            if mark in (process / "environ").read_text(errors="replace").split("\0"):
                found.append((process / "cmdline").read_text(errors="replace"))
    return [line for line in found if line]  # what has none has ended, and nobody has asked how


def until(happened: Callable[[], bool]) -> None:
    """Wait for it, but not forever."""
    deadline = time.monotonic() + PROCESS_TIMEOUT_S
    while not happened():
        assert time.monotonic() < deadline, "nothing happened"
        time.sleep(0.1)
