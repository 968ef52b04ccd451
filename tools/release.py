"""`make release`: the files of a version, in dist/.

Wheel and source, both with the built client, a bill of materials, a sample of the open data and checksums.
It changes nothing in the repository, and refuses while something is missing; each refusal says what helps.
The version stands in pyproject.toml and nowhere else, its date in CHANGELOG.md.
"""

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from datetime import UTC, date, datetime
from pathlib import Path

from tools import sample
from tools.bom import CLIENT, bill

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
VERSION = re.compile(r"\d+\.\d+\.\d+")
SECTION = re.compile(r"^## (?P<title>.+)\n(?P<notes>(?:(?!## ).*\n?)*)", re.MULTILINE)
TITLE = re.compile(r"(?P<version>\S+)(?: \((?P<day>\d{4}-\d{2}-\d{2})\))?")
NEWS = re.compile(r"^(?!#)\S", re.MULTILINE)
"""A line that is no heading."""
CHECKSUMS = "SHA256SUMS"


class NotReady(Exception):
    """Why there is no release, and what helps."""


def version_of(project: str) -> str:
    """The version that pyproject.toml declares."""
    version: str = tomllib.loads(project)["project"]["version"]
    if not VERSION.fullmatch(version):
        raise NotReady(f"version {version!r} is none: write three numbers into pyproject.toml, such as 1.2.0")
    return version


def check_changelog(changelog: str, version: str, today: date) -> None:
    """Refuse a changelog whose newest part is not this version, dated and with news."""
    wanted = f'"## {version} ({today})"'
    sections = list(SECTION.finditer(changelog))
    if sections and sections[0]["title"] == "Unreleased" and NEWS.search(sections.pop(0)["notes"]):
        raise NotReady(f'CHANGELOG.md has news under "Unreleased": write {wanted} above them')
    newest = TITLE.fullmatch(sections[0]["title"]) if sections else None
    if not newest:
        raise NotReady(f'CHANGELOG.md has no version: write {wanted} below "Unreleased"')
    if newest["version"] != version:
        raise NotReady(
            f"CHANGELOG.md ends with {newest['version']}, pyproject.toml has {version}: make them the same"
        )
    if not newest["day"]:
        raise NotReady(f'CHANGELOG.md has no date for {version}: write {wanted} for "{newest[0]}"')
    if not NEWS.search(sections[0]["notes"]):
        raise NotReady(f"CHANGELOG.md has nothing under {version}: say what users can notice")


def check_tree(version: str) -> None:
    """Refuse what is not committed, and a version that was made of something else."""
    if changes := _git("status", "--porcelain"):
        raise NotReady(f"there are changes that are not committed: commit or remove them\n{changes}")
    tag = f"v{version}"
    if _git("tag", "--list", tag) and _git("rev-list", "-1", tag) != _git("rev-list", "-1", "HEAD"):
        raise NotReady(f"{tag} is the tag of another commit: raise the version in pyproject.toml")


def check(today: date) -> str:
    """The version that is ready to be made."""
    version = version_of((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    check_changelog((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version, today)
    check_tree(version)
    return version


def make(folder: Path, version: str, moment: datetime, games: int = 0) -> list[Path]:
    """Build everything into a folder of its own, with so many games of open data; the checksums come last."""
    shutil.rmtree(folder, ignore_errors=True)
    words = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(folder)]
    if subprocess.run(words, cwd=ROOT, stdout=sys.stderr, check=False).returncode:
        raise NotReady("the package cannot be built: see above")
    source, wheel = folder / f"happycity-{version}.tar.gz", folder / f"happycity-{version}-py3-none-any.whl"
    check_client(wheel, source)
    materials = folder / f"happycity-{version}.cdx.json"
    materials.write_text(bill(wheel, ROOT / "web" / "package-lock.json", moment), encoding="utf-8")
    made = [wheel, source, materials]
    if games:
        with tempfile.TemporaryDirectory() as elsewhere:
            packed = sample.packed(Path(elsewhere), games)
            made.append(Path(shutil.copy(packed, folder / f"happycity-{version}-dataset-sample.tar")))
    checksums = folder / CHECKSUMS
    checksums.write_text("".join(f"{sha256(one)}  {one.name}\n" for one in made), encoding="utf-8")
    return [*made, checksums]


def check_client(wheel: Path, source: Path) -> None:
    """Refuse a package that would need Node where it is installed."""
    with zipfile.ZipFile(wheel) as archive:
        whole = f"{CLIENT}index.html" in archive.namelist()
    with tarfile.open(source) as archive_of_source:
        names = archive_of_source.getnames()
    if not whole or not any(name.endswith(f"src/{CLIENT}.built") for name in names):
        raise NotReady("the web client is not in the package: take HAPPYCITY_SKIP_WEB out of the environment")


def sha256(path: Path) -> str:
    """The checksum of a file, as `sha256sum --check` reads it."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main() -> None:
    """Check; make; tell."""
    words = argparse.ArgumentParser(prog="make release", description=(__doc__ or "").partition("\n")[0])
    words.add_argument("--check", action="store_true", help="only look whether everything is ready")
    words.add_argument("--json", action="store_true", help="tell what was made as JSON")
    asked = words.parse_args()
    version = check(datetime.now(UTC).date())
    made = [] if asked.check else make(DIST, version, _moment(), sample.GAMES)
    if asked.json:
        files = [{"name": one.name, "size": one.stat().st_size, "sha256": sha256(one)} for one in made]
        print(json.dumps({"version": version, "folder": DIST.name, "files": files}, indent=1))
    elif asked.check:
        print(f"Happy City {version} is ready to be made.")
    else:
        print(f"Happy City {version}, in {DIST.name}/:")
        for one in made:
            print(f"  {one.stat().st_size / 1000:9,.1f} kB  {one.name}")
        print(f"To mark the commit: git tag --annotate v{version} --message 'Happy City {version}'")


def _moment() -> datetime:
    """When the last commit was made: whoever makes a release again gets the same files."""
    return datetime.fromtimestamp(int(_git("log", "-1", "--format=%ct")), UTC)


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()


if __name__ == "__main__":
    try:
        main()
    except NotReady as reason:
        sys.exit(f"no release: {reason}")
