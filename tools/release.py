"""`make release VERSION=1.2.0`: a dated changelog, a commit and a tag, here and nowhere else.

It refuses while something is missing: a version that is none or not newer, a tree with changes, nothing under
"Unreleased", tests that are not green.  Nothing is pushed.
"""

import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
DECLARED = re.compile(r'^version = "(.+)"$', re.MULTILINE)
UNRELEASED = re.compile(r"^## Unreleased\n(?P<notes>.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)


class NotReady(Exception):
    """Why there is no release."""


def dated(changelog: str, version: str, day: str) -> str:
    """The changelog with what was unreleased under the new version; refuses if there is nothing."""
    found = UNRELEASED.search(changelog)
    if not found or not re.search(r"^(?!#)\S", found["notes"], re.MULTILINE):
        raise NotReady('CHANGELOG.md has nothing under "Unreleased"')
    return changelog.replace("## Unreleased\n", f"## Unreleased\n\n## {version} ({day})\n", 1)


def raised(project: str, version: str) -> str:
    """pyproject.toml with the new version; refuses one that is no version, or older."""
    declared = DECLARED.search(project)
    assert declared, "pyproject.toml declares a version"
    if not VERSION.fullmatch(version):
        raise NotReady(f"{version!r} is not a version: three numbers, such as 1.2.0")
    if _numbers(version) < _numbers(declared[1]):
        raise NotReady(f"{version} is older than {declared[1]}")
    return DECLARED.sub(f'version = "{version}"', project, count=1)


def main(version: str) -> None:
    """Check everything, then write, commit and tag."""
    if _git("status", "--porcelain"):
        raise NotReady("there are changes that are not committed")
    if _git("tag", "--list", f"v{version}"):
        raise NotReady(f"v{version} exists already")
    pages = {ROOT / "pyproject.toml": "", ROOT / "CHANGELOG.md": ""}
    project, changelog = pages
    pages[project] = raised(project.read_text(encoding="utf-8"), version)
    today = datetime.now(UTC).date().isoformat()
    pages[changelog] = dated(changelog.read_text(encoding="utf-8"), version, today)
    if subprocess.run(["make", "test"], cwd=ROOT, check=False).returncode:
        raise NotReady("the tests are not green")
    for path, text in pages.items():
        path.write_text(text, encoding="utf-8")
    _git("commit", "--all", "--message", f"Version {version}")
    _git("tag", "--annotate", f"v{version}", "--message", f"Happy City {version}")


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else "")
    except NotReady as reason:
        sys.exit(f"no release: {reason}")
