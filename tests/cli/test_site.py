"""`happycity site`: a folder made anew, brought up to date, and refused where somebody else's files are."""

import json
from pathlib import Path

import pytest

from happycity.bots.weights import name_for_browsers
from happycity.server.web import static
from tests.cli.conftest import Run

ALONE = "<!doctype html><title>Happy City alone</title>"
ADDRESSES = {
    "pages": ["/", "/table/:id", "/learn/rules", "/replay"],
    "short_ways": {"/rules": "/learn/rules"},
}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small client, as the build would leave it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / ".stick").mkdir()
    for name, content in {
        ".alone.html": ALONE,
        ".built": "0f0f",
        "index.html": "<!doctype html><title>Happy City</title>",
        "index.html.br": "packed",
        "addresses.json": json.dumps(ADDRESSES),
        "worker.js": "self",
        "assets/main-1.js": "let city;",
        ".stick/stick.js": "let city, all;",
    }.items():
        (folder / name).write_text(content)
    monkeypatch.setattr(static.write_site, "__defaults__", (folder,))
    monkeypatch.chdir(tmp_path)
    return folder


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_site_has_the_page_alone_at_every_address_that_is_known(
    run: Run, client: Path, tmp_path: Path
) -> None:
    done = json.loads(run("site", "public/game", "--json").out)
    site = tmp_path / "public" / "game"
    pages = {"index.html", "404.html", "learn/rules/index.html", "replay/index.html", "rules/index.html"}
    learned = {f"assets/{name_for_browsers()}", "stick-mind.js"}
    others = {"addresses.json", "worker.js", "assets/main-1.js", "stick.js"} | learned
    assert names(site) == pages | others | {".happycity-site"}
    assert all((site / page).read_text() == ALONE for page in pages)
    size = sum((site / name).stat().st_size for name in pages | others)
    assert done == {"folder": "public/game", "files": len(pages | others), "bytes": size}


def test_an_earlier_site_is_brought_up_to_date_and_other_files_stay(
    run: Run, client: Path, tmp_path: Path
) -> None:
    assert "http.server --directory public" in run("site", "public").out
    (tmp_path / "public" / "CNAME").write_text("city.example")
    (client / "assets" / "main-1.js").rename(client / "assets" / "main-2.js")
    assert run("site", "public").status == 0
    found = names(tmp_path / "public")
    assert {"CNAME", "assets/main-2.js"} <= found
    assert "assets/main-1.js" not in found


def test_a_folder_of_somebody_else_is_refused(run: Run, client: Path, tmp_path: Path) -> None:
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "index.html").write_text("holidays")
    (tmp_path / "notes").write_text("mine")
    assert "notes/site: cannot be a folder, a file is in its way" in run("site", "notes/site").refused()
    assert "photos: is not empty and no earlier site" in run("site", "photos").refused()
    assert names(tmp_path / "photos") == {"index.html"}
    (tmp_path / "file").write_text("")
    assert "file" in run("site", "file").refused()


def test_a_list_of_files_cannot_lead_out_of_the_folder(run: Run, client: Path, tmp_path: Path) -> None:
    assert run("site", "public").status == 0
    (tmp_path / "precious").write_text("!")
    (tmp_path / "public" / ".happycity-site").write_text(f"../precious\n{tmp_path}/precious\n")
    assert run("site", "public").status == 0
    assert (tmp_path / "precious").exists()


def test_without_a_client_it_says_how_to_get_one(run: Run, client: Path) -> None:
    (client / ".alone.html").unlink()
    assert "make web" in run("site", "public").refused()
