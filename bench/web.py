"""`make bench-web`: the client in a real browser, at a table with a bot, on a server of this machine.

Three figures: what of the table's page travels, how long until the first move that can be made is painted,
and how long a card takes from the click to its place in the city when nothing is animated.
"""

import argparse
import json
import tempfile
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from happycity.testing.browser.chromium import launch
from happycity.testing.browser.person import QUIET
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running

KILOBYTES, FIRST_MOVE, LANDING = 180, 1.5, 0.100
"""What the figures should stay below: kB, seconds, seconds."""
LOADS = 10  # pages loaded, each by a browser that has seen nothing
PAGE_TIMEOUT_MS = 20_000
LOOKING = 200  # milliseconds for which a hand rests on a card before it clicks
KINDS = {"js": "code", "css": "code", "woff2": "fonts", "svg": "pictures", "png": "pictures"}

OPEN_TABLE = """async () => {
  const ask = (path, body) => fetch(path, { method: "POST", body: body && JSON.stringify(body),
    headers: { "X-Happy-City": "1", ...(body && { "Content-Type": "application/json" }) } });
  await ask("/api/session");
  const config = { players: 2, specials: "family", grozilla: false, scoring: "product" };
  const seats = [{ kind: "me" }, { kind: "bot", bot: "newcomer" }];
  const answer = await ask("/api/tables", { config, seats, pause_ms: 0 });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).id;
}"""
WATCH = """
const lit = "button.lit[data-anchor], button[data-anchor]:has(.lit)";
const cards = () => document.querySelectorAll(`[data-anchor^="plot-${mine}-"][data-card]`).length;
let mine = 0;
let clicked = null;
window.firstMove = null;
window.landings = [];
window.moved = false;
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "welcome") mine = message.seats[0];
      if (message.type === "state") requestAnimationFrame(() => (window.moved = true));
    });
  }
};
const painted = (then) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(null);
});
addEventListener("click", (event) => (clicked = { at: event.timeStamp, cards: cards() }), true);
new MutationObserver(() => {
  if (window.firstMove === null && document.querySelector(lit))
    painted(() => (window.firstMove ??= performance.now()));
  if (!clicked || cards() <= clicked.cards) return;
  const { at } = clicked;
  clicked = null;
  requestAnimationFrame(() => window.landings.push(performance.now() - at));
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
LIT = "button.lit[data-anchor], button[data-anchor]:has(.lit)"
TO_BUY = ", ".join(f"button[data-anchor^={kind}]:is(.lit, :has(.lit))" for kind in ("slot", "dwelling"))
OVER = 'a[href^="/game/"]'


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="figures for programs")
    parser.add_argument("--landings", type=int, default=60, help="cards to buy")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="happycity-web-")))
        server = stack.enter_context(
            Running(str(folder / "games.db"), folder, log_level="warning", **GENEROUS)
        )
        browser = launch(stack.enter_context(sync_playwright()))
        figures = measure(browser, server.address, asked.landings)
    print(json.dumps(figures, indent=2) if asked.json else as_text(figures))


def measure(browser: Browser, address: str, landings: int) -> dict[str, Any]:
    """All figures."""
    loads = [_load(browser, address) for _ in range(LOADS)]
    taken = _landings(browser, address, landings)
    return {
        "bytes": loads[0]["bytes"],
        "requests": loads[0]["requests"],
        "first_move_seconds": {
            "median": median(load["first move"] for load in loads),
            "most": max(load["first move"] for load in loads),
            "again_median": median(load["again"] for load in loads),
        },
        "landing_seconds": {"median": median(taken), "p95": quantiles(taken, n=20)[-1], "most": max(taken)},
        "loads": LOADS,
        "landings": len(taken),
    }


def _context(browser: Browser) -> BrowserContext:
    """A browser that has seen nothing; without the worker, which would fetch the other pages as well."""
    context = browser.new_context(service_workers="block", viewport={"width": 1440, "height": 900})
    context.add_init_script(f"localStorage.setItem('happycity', JSON.stringify({json.dumps(QUIET)}));")
    context.add_init_script(WATCH)
    return context


def _new_table(context: BrowserContext, address: str) -> str:
    """A solo game, opened by nobody's page: the client's own files stay unseen."""
    page = context.new_page()
    page.goto(f"{address}/api/")
    table = page.evaluate(OPEN_TABLE)
    page.close()
    return f"{address}/table/{table}"


def _load(browser: Browser, address: str) -> dict[str, Any]:
    """One page loaded for the first time, and again."""
    context = _context(browser)
    table = _new_table(context, address)
    page = context.new_page()
    sizes: defaultdict[str, int] = defaultdict(int)
    seen: list[str] = []

    def weigh(response: Any) -> None:
        kind = response.url.partition("?")[0].rpartition("/")[2].rpartition(".")[2]
        sizes[KINDS.get(kind, "rest")] += int(response.headers.get("content-length", 0))
        seen.append(response.url)

    page.on("response", weigh)
    first = _first_move(page, table)
    page.wait_for_load_state("networkidle")
    load = {"first move": first, "bytes": dict(sizes), "requests": len(seen)}
    load["again"] = _first_move(page, table)
    context.close()
    return load


def _first_move(page: Page, table: str) -> float:
    """Seconds from the beginning of the navigation until the first legal move is lit on the screen."""
    page.goto(table, wait_until="commit")
    _until(page, "window.firstMove !== null")
    return float(page.evaluate("window.firstMove")) / 1000


def _landings(browser: Browser, address: str, wanted: int) -> list[float]:
    """Seconds from a real click on a card to that card in the city; other choices are just made."""
    context = _context(browser)
    page, taken = context.new_page(), list[float]()
    while len(taken) < wanted:
        page.goto(_new_table(context, address))
        while _click_on(page):
            pass
        taken += [one / 1000 for one in page.evaluate("window.landings")]
    context.close()
    return taken


def _click_on(page: Page) -> bool:
    """Make the next move: a purchase if there is one; False when the game is over."""
    page.locator(f"{LIT}, {OVER}").first.wait_for(timeout=PAGE_TIMEOUT_MS)
    if page.locator(OVER).count():
        return False
    buy = page.locator(TO_BUY)
    page.evaluate("window.moved = false")
    chosen = (buy if buy.count() else page.locator(LIT)).first
    chosen.hover()
    page.wait_for_timeout(LOOKING)
    chosen.click()
    _until(page, "window.moved")
    return True


def _until(page: Page, condition: str) -> None:
    """Playwright's own waiting needs `eval` in the page, which our policy forbids."""
    page.evaluate(
        "([patience]) => new Promise((done, fail) => {"
        f"  const look = () => ({condition}) ? done() : requestAnimationFrame(look);"
        f"  setTimeout(() => fail(new Error('in vain: {condition}')), patience);"
        "  look();"
        "})",
        [PAGE_TIMEOUT_MS],
    )


def as_text(figures: dict[str, Any]) -> str:
    """The figures for people."""
    sizes, first, landing = (figures[name] for name in ("bytes", "first_move_seconds", "landing_seconds"))
    rest = ", ".join(f"{kind} {size / 1000:.0f} kB" for kind, size in sizes.items() if kind != "code")
    lines = [
        ("JavaScript and CSS of the table's page", f"{sizes['code'] / 1000:.1f} kB", f"{KILOBYTES} kB"),
        ("page load to the first legal move", f"{first['median']:.2f} s", f"{FIRST_MOVE} s"),
        ("click to landing, p95", f"{landing['p95'] * 1000:.0f} ms", f"{LANDING * 1000:.0f} ms"),
    ]
    more = [
        f"{rest}; {figures['requests']} requests",
        f"slowest of {figures['loads']}: {first['most']:.2f} s; loaded again: {first['again_median']:.2f} s",
        f"median {landing['median'] * 1000:.0f} ms of {figures['landings']} cards",
    ]
    rows = zip(lines, more, strict=True)
    return "\n".join(
        f"{what:40}{found:>10}  at most {most:>6}  ({note})" for (what, found, most), note in rows
    )


if __name__ == "__main__":
    main()
