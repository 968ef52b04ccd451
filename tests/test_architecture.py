"""The map of the code names files that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAPS = ["docs/architecture.md", "web/README.md"]
CODE = ROOT / "src" / "happycity"
NAMED = re.compile(r"`([\w./*-]+/[\w.*-]*|[\w/-]+\.(?:py|ts|svelte|css|toml|ftl))`")
"""In backticks: a folder, a path, or a file by its ending; `LANGUAGE` and the like are not among them."""


def is_there(path: str, folder: Path) -> bool:
    """Below the package, the repository, the page's folder, or a floor of the code (`store/schema.py`)."""
    starts = [CODE, ROOT, folder, folder / "src", *(one for one in CODE.iterdir() if one.is_dir())]
    return any(any(start.glob(path.rstrip("/"))) for start in starts)


@pytest.mark.parametrize("page", MAPS)
def test_every_path_on_the_map_is_there(page: str) -> None:
    named = {path for path in NAMED.findall((ROOT / page).read_text()) if not re.search("[A-Z]{3}", path)}
    assert len(named) > 10
    assert sorted(path for path in named if not is_there(path, (ROOT / page).parent)) == []
