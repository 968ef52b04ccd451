"""`make icons`: the icons that systems want as pixels, drawn from web/public/icon.svg by a real browser.

Systems cut icons into shapes of their own: for them there are two that reach to the edge, with the house well
inside.
"""

import re
import struct
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from happycity.testing.browser.chromium import launch

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SKY, GROUND = "#ffc42e", "#f5802a"
HORIZON = 31  # where the ground begins, of 40
FAVICON = 48  # pixels
MIDDLE = 18.75  # of the house, between chimney and ground


def main() -> None:
    """Draw them all."""
    sign = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    icons = {
        "icon-192": (192, sign),
        "icon-512": (512, sign),
        "icon-maskable-512": (512, to_the_edge(sign, 0.72)),
        "apple-touch-icon": (180, to_the_edge(sign, 0.84)),
    }
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, drawing) in icons.items():
            (PUBLIC / f"{name}.png").write_bytes(drawn(browser, drawing, size))
        (PUBLIC / "favicon.ico").write_bytes(wrapped(drawn(browser, sign, FAVICON)))
        browser.close()


def to_the_edge(sign: str, scale: float) -> str:
    """The same house on a background without corners."""
    house = re.sub(r"^<svg[^>]*><rect[^>]*/><path[^>]*/>|</svg>\s*$", "", sign)
    ground = 20 + (HORIZON - MIDDLE) * scale
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
        f'<rect width="40" height="40" fill="{SKY}"/>'
        f'<path fill="{GROUND}" d="M0 {ground}h40V40H0z"/>'
        f'<g transform="translate(20 20) scale({scale}) translate(-20 -{MIDDLE})">{house}</g></svg>'
    )


def drawn(browser: Browser, drawing: str, size: int) -> bytes:
    """One drawing as pixels."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{drawing}")
    pixels = page.screenshot(omit_background=True)
    page.close()
    return pixels


def wrapped(pixels: bytes) -> bytes:
    """One picture as an .ico file, which browsers ask for where a page names no icon."""
    folder = struct.pack("<3H", 0, 1, 1)
    entry = struct.pack("<4B2H2I", FAVICON, FAVICON, 0, 0, 1, 32, len(pixels), 22)
    return folder + entry + pixels


if __name__ == "__main__":
    main()
