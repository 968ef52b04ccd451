"""A release is refused while the changelog is empty or the version is not a newer one."""

import pytest

from tools.release import NotReady, dated, raised

PROJECT = '[project]\nname = "x"\nversion = "0.2.0"\n'


def test_what_was_unreleased_gets_version_and_date() -> None:
    made = dated("# Changelog\n\n## Unreleased\n\n### Added\n\n- A\n", "0.3.0", "2026-01-31")
    assert made == "# Changelog\n\n## Unreleased\n\n## 0.3.0 (2026-01-31)\n\n### Added\n\n- A\n"


@pytest.mark.parametrize(
    "changelog", ["# Changelog\n", "## Unreleased\n\n### Added\n\n## 0.2.0\n\n- A\n", "## Unreleased\n"]
)
def test_no_release_without_news(changelog: str) -> None:
    with pytest.raises(NotReady, match="nothing under"):
        dated(changelog, "0.3.0", "2026-01-31")


def test_the_project_gets_the_version() -> None:
    assert raised(PROJECT, "0.3.0") == PROJECT.replace("0.2.0", "0.3.0")


@pytest.mark.parametrize("version", ["", "1", "1.2", "v1.2.3", "1.2.3rc1", "0.1.9"])
def test_a_version_is_three_numbers_and_not_older(version: str) -> None:
    with pytest.raises(NotReady):
        raised(PROJECT, version)
