"""What MkDocs cannot do by itself: pages from outside `docs/`, links that leave it, and a look at the result.

`docs/` is written to be read in the repository, where a link may lead to any file.  On the site, a page of
the root gets a place under `project/`, any other file that is linked to is copied to `source/`: every link
works without a network.  The finished site may load nothing from elsewhere; if it would, the build fails.
"""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
PAGES = {
    "CHANGELOG.md": "project/changelog.md",
    "CODE_OF_CONDUCT.md": "project/conduct.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "LICENSE": "project/licence.md",
    "README.md": "project/readme.md",
    "SECURITY.md": "project/security.md",
    "bench/bots.md": "project/speed-of-bots.md",
    "bench/results.md": "project/speed.md",
    "bench/rl.md": "project/speed-of-environments.md",
    "examples/README.md": "project/examples.md",
    "web/README.md": "project/web.md",
}
"""Pages of the repository outside `docs/`, and where they stand on the site."""
FOLDERS = {"docs/decisions": "decisions/README.md", "docs/screenshots": "pictures.md"}
"""What stands for a folder that a link names."""
ASSETS = {"web/public/icon.svg": "assets/icon.svg"}

LINK = re.compile(r"(?P<before>\]\()(?P<target>[^)#:\s]+)(?P<anchor>#[^)\s]*)?(?=\))")
CODE = re.compile(r"(^ *```.*?^ *```|``.+?``|`[^`\n]+`)", re.DOTALL | re.MULTILINE)
LOADED = re.compile(
    r"""<(?:script|img|iframe|source|audio|video|embed)\b[^>]*?\bsrc=["']?(?:https?:)?//[^>]*>"""
    r"""|<link\b(?![^>]*rel=["']?(?:canonical|alternate))[^>]*?\bhref=["']?(?:https?:)?//[^>]*>"""
    r"""|(?:@import|url\()\s*["']?(?:https?:)?//[^)"']*""",
    re.IGNORECASE,
)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List all decisions; a new one needs no line in mkdocs.yml."""
    pages = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    for chapter in _chapters(config.nav or [], "Decisions"):
        chapter.extend(f"decisions/{page.name}" for page in pages)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the root, the assets, and every file that a page links to."""
    for source, place in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, place, content=_licence(text) if source == "LICENSE" else text))
    for source, place in ASSETS.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / source)))
    for place in sorted({copy for file in files.documentation_pages() for copy in _copies(file)}):
        path = place.removeprefix("source/")
        files.append(File.generated(config, place, abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead to where things are on the site."""
    here = page.file.src_uri

    def led(link: re.Match[str]) -> str:
        place = _place(here, link["target"])
        relative = posixpath.relpath(place, posixpath.dirname(here) or ".") if place else link["target"]
        return f"{link['before']}{relative}{link['anchor'] or ''}"

    parts = CODE.split(markdown)  # what is code stays as it is
    return "".join(part if number % 2 else LINK.sub(led, part) for number, part in enumerate(parts))


def on_post_build(config: MkDocsConfig) -> None:
    """Refuse a site that would ask others for anything."""
    site = Path(config.site_dir)
    asked = {
        f"{path.relative_to(site)}: {found[0][:120]}"
        for path in site.rglob("*")
        if path.suffix in (".html", ".css")
        for found in LOADED.finditer(path.read_text(encoding="utf-8"))
    }
    if asked:
        raise PluginError("the site would load from elsewhere:\n  " + "\n  ".join(sorted(asked)[:20]))


def _chapters(nav: list[Any], title: str) -> Iterator[list[Any]]:
    for entry in nav:
        for name, below in entry.items() if isinstance(entry, dict) else ():
            if isinstance(below, list):
                yield from [below] if name == title else _chapters(below, title)


def _copies(file: File) -> set[str]:
    """Files outside the pages that this one links to."""
    prose = "".join(CODE.split(file.content_string)[::2])
    places = (_place(file.src_uri, link["target"]) for link in LINK.finditer(prose))
    return {place for place in places if place and place.startswith("source/")}


def _place(here: str, target: str) -> str | None:
    """Where on the site the target of a link is; None if the link may stay as it is."""
    origins = {place: source for source, place in PAGES.items()}
    origin = origins.get(here, f"docs/{here}")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(origin), target))
    if path in PAGES | FOLDERS:
        return (PAGES | FOLDERS)[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/") if here in origins else None
    return f"source/{path}" if (ROOT / path).is_file() else None


def _licence(text: str) -> str:
    title, _, rest = text.partition("\n")
    return f"# {title}\n{rest}"
