"""The build of the web client: when it is done again, and what is said when it cannot be done."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).parents[1]
LOCK: dict[str, dict[str, object]] = {
    "": {"name": "the client itself"},
    "node_modules/vite": {"version": "7.0.0", "integrity": "sha512-vite"},
    "node_modules/for-another-system": {"version": "1.0.0", "integrity": "sha512-other", "optional": True},
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small one, built and installed."""
    for name in ("ROOT", "WEB", "SITE", "STAMP", "INSTALLED"):
        old = getattr(hatch_build, name)
        monkeypatch.setattr(hatch_build, name, tmp_path / old.relative_to(ROOT))
    monkeypatch.setattr(
        hatch_build, "SOURCES", tuple(tmp_path / one.relative_to(ROOT) for one in hatch_build.SOURCES)
    )
    monkeypatch.delenv("HAPPYCITY_SKIP_WEB", raising=False)
    for file in (
        "web/src/main.ts",
        "web/README.md",
        "web/testing/samples.ts",
        "web/node_modules/vite/index.js",
        "src/happycity/cards/family.toml",
        "src/happycity/texts/locales/web/en/table.ftl",
        "src/happycity/rules/game.py",
    ):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("old")
    write_lock(tmp_path / "web/package-lock.json", LOCK)
    write_lock(hatch_build.INSTALLED, {"node_modules/vite": LOCK["node_modules/vite"]})
    hatch_build.SITE.mkdir(parents=True)
    hatch_build.STAMP.write_text(hatch_build.hash_of_sources())
    return tmp_path


def write_lock(path: Path, packages: object) -> None:
    path.write_text(json.dumps({"packages": packages}))


@pytest.mark.parametrize(
    ("file", "matters"),
    [
        ("web/src/main.ts", True),
        ("web/package-lock.json", True),
        ("web/src/new.ts", True),
        ("src/happycity/cards/family.toml", True),
        ("src/happycity/texts/locales/web/en/table.ftl", True),
        ("src/happycity/rules/game.py", False),
        ("web/README.md", False),
        ("web/src/main.test.ts", False),
        ("web/testing/samples.ts", False),
        ("web/node_modules/vite/index.js", False),
        ("web/.cache", False),
    ],
)
def test_only_a_change_of_a_source_is_a_reason_to_build(project: Path, file: str, matters: bool) -> None:
    assert hatch_build.is_built()
    (project / file).write_text("new")
    assert hatch_build.is_built() is not matters


def test_a_file_that_moves_is_a_change(project: Path) -> None:
    (project / "web/src/main.ts").rename(project / "web/src/other.ts")
    assert not hatch_build.is_built()


def test_node_is_asked_for_only_when_it_is_needed(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = hatch_build.WebClient.__new__(hatch_build.WebClient)
    assert hook.dependencies() == []
    hatch_build.STAMP.unlink()
    assert hook.dependencies() == [hatch_build.NODE]
    monkeypatch.setenv("HAPPYCITY_SKIP_WEB", "1")
    assert hook.dependencies() == []


def spoil(name: str, **changed: object) -> dict[str, object]:
    return {**LOCK, name: {**LOCK[name], **changed}}


@pytest.mark.parametrize(
    ("lock", "installed"),
    [
        (LOCK, True),
        (spoil("node_modules/vite", integrity="sha512-newer"), False),
        (spoil("node_modules/for-another-system", integrity="sha512-newer"), True),
        ({**LOCK, "node_modules/svelte": {"integrity": "sha512-svelte"}}, False),
    ],
)
def test_packages_are_installed_as_locked(project: Path, lock: object, installed: bool) -> None:
    write_lock(project / "web/package-lock.json", lock)
    assert hatch_build.is_installed() is installed


def test_nothing_runs_when_nothing_has_changed(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(hatch_build, "npm", lambda *words, **_: ran.append(words))
    hatch_build.build()
    assert ran == []
    (project / "web/src/main.ts").write_text("new")
    hatch_build.build()
    assert ran == [("run", "build")]
    assert hatch_build.is_built()


# --- the real thing -----------------------------------------------------------------------------------


def copied(tmp_path: Path, *names: str) -> Path:
    (tmp_path / "web").mkdir()
    for name in ("hatch_build.py", "web/package.json", "web/package-lock.json", *names):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


Built = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def built(tmp_path: Path) -> Built:
    """The command, in a folder where nothing is installed, without a network."""
    folder = copied(tmp_path)

    def call(**environment: str) -> "subprocess.CompletedProcess[str]":
        nowhere = {
            "npm_config_registry": "http://127.0.0.1:9",
            "npm_config_fetch_retries": "0",
            "npm_config_cache": str(tmp_path / "cache"),
        }
        return subprocess.run(
            [sys.executable, folder / "hatch_build.py"],
            env={**os.environ, **nowhere, **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    return call


@pytest.mark.full
def test_a_registry_out_of_reach_is_told_clearly(built: Built) -> None:
    done = built(HAPPYCITY_SKIP_WEB="0")
    assert done.returncode == 1
    *_, cause, cure = done.stderr.splitlines()
    assert "npm cannot reach its registry" in cause
    assert "HAPPYCITY_SKIP_WEB=1" in cure


def test_who_wants_no_client_needs_no_network(built: Built, tmp_path: Path) -> None:
    done = built(HAPPYCITY_SKIP_WEB="1")
    assert (done.returncode, done.stderr) == (0, "")
    assert not (tmp_path / "web/node_modules").exists()


@pytest.mark.full
def test_a_wheel_brings_the_client_and_nothing_of_its_making(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    assert {"happycity/server/site/index.html", "happycity/server/site/worker.js"} <= set(names)
    assert [
        name for name in names if name.startswith("happycity/server/site/assets/") and name.endswith(".js.br")
    ]
    assert not [name for name in names if "node_modules" in name or name.startswith("web/")]


def test_the_lock_file_is_for_every_system_and_names_no_address() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert not [name for name, part in packages.items() if "resolved" in part]
    wanted = {name for part in packages.values() for name in part.get("optionalDependencies", {})}
    assert {"@rollup/rollup-darwin-arm64", "@esbuild/win32-x64"} <= wanted
    assert not {name for name in wanted if f"node_modules/{name}" not in packages}
