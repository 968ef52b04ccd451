"""A release is refused while something is missing; what is made can be checked, installed and served."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from pathlib import Path

import httpx
import jsonschema_rs
import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.schema._res import BOM_JSON_STRICT, JSF, SPDX_JSON

from tools import release
from tools.bom import PACKAGES, bill
from tools.release import NotReady, check_changelog, check_tree, make, sha256, version_of

TODAY = date(2026, 1, 31)
MOMENT = datetime(2026, 1, 31, 12, tzinfo=UTC)
NEWEST = "## Unreleased\n\n## 0.3.0 (2026-01-31)\n\n### Added\n\n- A\n"
READY = f"# Changelog\n\n{NEWEST}\n## 0.2.0 (2025-12-24)\n\n- B\n"


# --- ready or not ---------------------------------------------------------------------------------------


def test_a_dated_version_with_news_is_ready() -> None:
    check_changelog(READY, "0.3.0", TODAY)
    check_changelog(READY.replace("## Unreleased\n\n", ""), "0.3.0", TODAY)


@pytest.mark.parametrize(
    ("changelog", "refusal"),
    [
        (READY.replace("## 0.3.0 (2026-01-31)\n\n", ""), r'news under "Unreleased": write "## 0.3.0 \(2026'),
        (READY.replace(" (2026-01-31)", ""), r'no date for 0.3.0: write "## 0.3.0 \(2026-01-31\)"'),
        (READY.replace("### Added\n\n- A\n", "### Added\n"), "nothing under 0.3.0"),
        (READY.replace("0.3.0", "0.4.0"), "has 0.3.0: make them the same"),
        (READY.replace("2026-01-31", "soon"), "no version"),
        ("# Changelog\n\n## Unreleased\n", "no version"),
        ("# Changelog\n", "no version"),
    ],
)
def test_a_changelog_that_is_not_ready_is_refused_with_what_helps(changelog: str, refusal: str) -> None:
    with pytest.raises(NotReady, match=refusal):
        check_changelog(changelog, "0.3.0", TODAY)


@pytest.mark.parametrize("version", ["", "1", "1.2", "v1.2.3", "1.2.3rc1"])
def test_a_version_is_three_numbers(version: str) -> None:
    with pytest.raises(NotReady, match="three numbers"):
        version_of(f'[project]\nversion = "{version}"\n')
    assert version_of('[project]\nversion = "1.2.3"\n') == "1.2.3"


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small one, with one commit."""
    monkeypatch.setattr(release, "ROOT", tmp_path)
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Ann")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "ann@example.org")
    release._git("init", "--quiet")
    release._git("commit", "--quiet", "--allow-empty", "--message", "One")
    return tmp_path


def test_what_is_not_committed_is_named(repository: Path) -> None:
    check_tree("0.3.0")
    (repository / "left.txt").write_text("over")
    with pytest.raises(NotReady, match=r"not committed(.|\n)*left\.txt"):
        check_tree("0.3.0")


def test_a_version_is_made_of_one_commit(repository: Path) -> None:
    release._git("tag", "--annotate", "v0.3.0", "--message", "Happy City 0.3.0")
    check_tree("0.3.0")
    release._git("commit", "--quiet", "--allow-empty", "--message", "Two")
    with pytest.raises(NotReady, match="raise the version"):
        check_tree("0.3.0")
    check_tree("0.3.1")


# --- the bill of materials ------------------------------------------------------------------------------


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """One that needs two packages and has two of npm's in its client."""
    path = tmp_path / "happycity-0.3.0-py3-none-any.whl"
    needs = ("alembic>=1", "uvloop; sys_platform == 'nowhere'", "psycopg[binary]; extra == 'postgresql'")
    client = [
        {"name": "svelte", "version": "5.0.0", "license": "MIT"},
        {"name": "@fluent/bundle", "version": "0.19.1", "license": "Apache-2.0"},
    ]
    with zipfile.ZipFile(path, "w") as archive:
        lines = ("Metadata-Version: 2.4", "Name: happycity", "Version: 0.3.0", "License-Expression: MIT")
        told = "\n".join((*lines, *(f"Requires-Dist: {one}" for one in needs)))
        archive.writestr("happycity-0.3.0.dist-info/METADATA", told + "\n")
        archive.writestr(PACKAGES, json.dumps(client))
    locked = {f"node_modules/{one['name']}": {"integrity": "sha512-" + "A" * 86 + "=="} for one in client}
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": locked}))
    return path


def test_the_bill_names_what_a_wheel_needs_and_what_is_in_its_client(wheel: Path) -> None:
    made = json.loads(bill(wheel, wheel.with_name("package-lock.json"), MOMENT))
    purls = {one["purl"] for one in made["components"]}
    assert {"pkg:npm/svelte@5.0.0", "pkg:npm/%40fluent/bundle@0.19.1"} <= purls
    names = {one["name"]: one["scope"] for one in made["components"]}
    assert (names["alembic"], names["sqlalchemy"], names["psycopg-binary"]) == (
        "required",
        "required",
        "optional",
    )
    assert "uvloop" not in names
    product = made["metadata"]["component"]
    assert product["purl"] == "pkg:pypi/happycity@0.3.0"
    assert product["hashes"] == [{"alg": "SHA-256", "content": sha256(wheel)}]
    wanted = {one["ref"]: one.get("dependsOn", []) for one in made["dependencies"]}
    assert {one.partition("@")[0] for one in wanted[product["purl"]] if "pypi" in one} == {
        "pkg:pypi/alembic",
        "pkg:pypi/psycopg",
    }


def test_the_bill_is_valid_and_always_the_same(wheel: Path) -> None:
    made = bill(wheel, wheel.with_name("package-lock.json"), MOMENT)
    check_bill(made)
    assert made == bill(wheel, wheel.with_name("package-lock.json"), MOMENT)


def check_bill(text: str) -> None:
    """By the schema that CycloneDX publishes; it names the two beside it by their files."""
    path = BOM_JSON_STRICT[SchemaVersion.V1_6]
    assert path
    schema = json.loads(Path(path).read_text("utf-8"))
    place = schema["$id"].rpartition("/")[0]
    beside = [
        (f"{place}/{one.name}", json.loads(one.read_text("utf-8"))) for one in map(Path, (SPDX_JSON, JSF))
    ]
    validator = jsonschema_rs.validator_for(schema, registry=jsonschema_rs.Registry(beside))
    validator.validate(json.loads(text))


# --- the real thing -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    project = (release.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return make(tmp_path_factory.mktemp("release") / "dist", version_of(project), MOMENT)


@pytest.mark.full
def test_checksums_and_bill_of_a_release_can_be_checked(made: list[Path]) -> None:
    wheel, _, materials, checksums = made
    lines = [line.split("  ") for line in checksums.read_text(encoding="utf-8").splitlines()]
    assert lines == [[sha256(one), one.name] for one in made[:-1]]
    text = materials.read_text(encoding="utf-8")
    check_bill(text)
    assert {"svelte", "clsx", "baloo-2", "numba"} <= {one["name"] for one in json.loads(text)["components"]}
    assert json.loads(text)["metadata"]["component"]["version"] in wheel.name


@pytest.mark.full
def test_the_source_of_a_release_makes_the_same_wheel_without_node(made: list[Path], tmp_path: Path) -> None:
    wheel, source, *_ = made
    words = (
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(tmp_path),
        str(source),
    )
    nowhere = {**os.environ, "npm_config_registry": "http://127.0.0.1:9"}
    subprocess.run([sys.executable, "-m", "pip", *words], check=True, env=nowhere)
    again = tmp_path / wheel.name
    assert contents(again) == contents(wheel)


def contents(wheel: Path) -> dict[str, int]:
    with zipfile.ZipFile(wheel) as archive:
        return {one.filename: one.CRC for one in archive.infolist()}


@pytest.mark.deep
def test_the_wheel_of_a_release_can_be_installed_and_serves(made: list[Path], tmp_path: Path) -> None:
    happycity = installed(made[0], tmp_path)
    told = subprocess.run([happycity, "--version"], check=True, capture_output=True, text=True, env=plain())
    assert told.stdout.split()[-1] in made[0].name
    with served(happycity, tmp_path) as address:
        assert httpx.get(f"{address}/readyz").json()["ready"]
        page = httpx.get(address)
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")


def installed(wheel: Path, folder: Path) -> Path:
    """The program, in an environment of its own that borrows the packages of this one."""
    venv.create(folder / "venv", with_pip=False)
    words = ("install", "--quiet", "--no-deps", "--no-index", "--force-reinstall", str(wheel))
    python = folder / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "pip", "--python", python, *words], check=True, env=plain())
    packages = next((folder / "venv" / "lib").glob("python*/site-packages"))
    (packages / "borrowed.pth").write_text(f"{Path(httpx.__file__).parents[1]}\n")
    return folder / "venv" / "bin" / "happycity"


@contextmanager
def served(happycity: Path, folder: Path) -> Iterator[str]:
    """The address of a server of that program."""
    words = [str(happycity), "serve", "--port", "0", "--database", str(folder / "happycity.db")]
    with subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, text=True, env=plain()) as server:
        try:
            assert server.stdout
            yield next(word for word in server.stdout.readline().split() if word.startswith("http"))
        finally:
            server.terminate()


def plain() -> dict[str, str]:
    """Without the ways to the sources of this checkout."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
