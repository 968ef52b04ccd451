"""`python -m bench.offline`: games without a server in a real browser, whose network is off.

How long the strongest opponents take for their moves, how long the page's own thread is busy at a stretch
meanwhile, and how long it takes from loading the page to the first decision.
"""

import argparse
import json
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from happycity.testing.browser.chromium import launch
from happycity.testing.browser.person import Person
from happycity.testing.server.limits import GENEROUS
from happycity.testing.server.running import Running

GAMES = {
    "family, 2 players": (1, "family", False, 1.5),
    "expert, Grozilla, 4 players": (3, "expert", True, 4.0),
}
"""Opponents, special buildings, Grozilla, and the seconds that a move should take at most."""
LONGEST_TASK, FIRST_DECISION = 50, 1.5
"""Milliseconds, seconds."""
DECISIONS = 40  # of the opponents, in each kind of game
TRACED = 12  # of them, to see what the page's thread works
LOADS = 5
PAUSE_MS = 100  # shorter than at any table one can choose: a move's time is that of its thought

WATCH = """
window.told = [];
window.tasks = [];
window.firstDecision = null;
window.line = null;
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.tasks.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
const lit = "button.lit[data-anchor], button[data-anchor]:has(.lit)";
new MutationObserver(() => {
  if (window.firstDecision === null && document.querySelector(lit))
    requestAnimationFrame(() => (window.firstDecision ??= performance.now()));
}).observe(document, { childList: true, subtree: true, attributes: true });
window.Worker = class extends Worker {
  constructor(...words) {
    super(...words);
    window.here = this;
    this.addEventListener("message", ({ data }) => {
      if (data.type !== "told" || data.message.type !== "state") return;
      window.line = data.line;
      window.told.push({ at: performance.now(), ...data.message });
    });
  }
  postMessage(asked) {
    const opens = asked.type === "call" && asked.route === "POST /api/tables";
    super.postMessage(opens ? { ...asked, body: { ...asked.body, pause_ms: PAUSE_MS } } : asked);
  }
};
""".replace("PAUSE_MS", str(PAUSE_MS))
PLAY = """([wanted]) => new Promise((done, fail) => {
  const thoughts = [];
  let played = -1;
  let looked = 0;
  const look = () => {
    for (; looked < window.told.length; looked++) {
      const [before, now] = [window.told[looked - 1], window.told[looked]];
      const was = before?.thinking ?? null;
      if (was !== null && now.seq === before.seq + 1) thoughts.push([before.at, now.at]);
    }
    const now = window.told.at(-1);
    if (thoughts.length >= wanted || !now || now.view.phase === "over") {
      const meanwhile = ([start]) => thoughts.some(([from, to]) => start >= from && start < to);
      const tasks = window.tasks.filter(meanwhile);
      const [taken, busy] = [thoughts.map(([from, to]) => to - from), tasks.map(([, long]) => long)];
      return done({ thoughts: taken, tasks: busy });
    }
    if (now.yours.seat !== null && now.seq !== played) {
      played = now.seq;
      const moves = now.yours.legal.map((one) => one.move);
      const move = moves.find((one) => /^(buy|take)/.test(one)) ?? moves.at(-1);
      const asked = { type: "move", move, hold: false, key: `bench ${now.seq}`, seq: now.seq };
      window.here.postMessage({ type: "say", line: window.line, message: asked });
    }
    setTimeout(look, 5);
  };
  setTimeout(() => fail(new Error("no game of ours lasts so long")), 400_000);
  look();
})"""
CONTROLLED = """() => new Promise((done) => {
  const look = () => navigator.serviceWorker.controller ? done() : setTimeout(look, 20);
  look();
})"""
DECIDED = """() => new Promise((done) => {
  const look = () => window.firstDecision === null ? setTimeout(look, 20) : done(window.firstDecision);
  look();
})"""


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="figures for programs")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="of the opponents, in each game")
    asked = parser.parse_args()
    with ExitStack() as stack:
        browser = launch(stack.enter_context(sync_playwright()))
        figures = {
            name: measure(browser, stack, *game[:3], decisions=asked.decisions)
            for name, game in GAMES.items()
        }
    print(json.dumps(figures, indent=2) if asked.json else as_text(figures))


def measure(
    browser: Browser, stack: ExitStack, opponents: int, specials: str, grozilla: bool, *, decisions: int
) -> dict[str, Any]:
    """A game against masters, in a browser that was here once."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="happycity-offline-")))
    with Running(str(folder / "games.db"), folder, log_level="warning", **GENEROUS) as server:
        chairs = [{"kind": "me", "name": ""}, *[{"kind": "bot", "level": "master"}] * opponents]
        game = {"specials": specials, "grozilla": grozilla, "scoring": "product"}
        table = {"chairs": chairs, "pause": "quick", "clock": "none", "rated": False, "public": False, **game}
        person = Person(browser, server.address, scripts=(WATCH,), lastTable=table)
        person.goto("/")
        person.page.evaluate(CONTROLLED)
        person.context.set_offline(True)
    person.goto("/")
    person.button("Play now", exact=False).click()
    person.page.wait_for_url("**/table/here-*")
    person.page.evaluate(DECIDED)
    first = median(_first_decision(person) for _ in range(LOADS))  # later the game may be over
    found = person.page.evaluate(PLAY, [decisions])
    traced = _traced(browser, person)
    return {
        "seconds": _seconds(found["thoughts"]),
        "decisions": len(found["thoughts"]),
        "longest_task_ms": max(found["tasks"], default=0),
        "longest_task_cpu_ms": _longest_in_cpu(traced),
        "first_decision_seconds": first,
    }


def _traced(browser: Browser, person: Person) -> list[dict[str, Any]]:
    """The events of another game: tracing slows what it looks at, so times are taken in the one before."""
    person.goto("/")
    person.button("Play now", exact=False).click()
    person.page.wait_for_url("**/table/here-*")
    person.page.evaluate(DECIDED)
    browser.start_tracing(page=person.page, categories=["disabled-by-default-devtools.timeline"])
    person.page.evaluate(PLAY, [TRACED])
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def _longest_in_cpu(traced: Sequence[dict[str, Any]]) -> float:
    """Milliseconds of processor time of the longest task on a page's thread: the same on a busy machine."""
    pages = {
        (event["pid"], event["tid"])
        for event in traced
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [e for e in traced if e["name"] == "RunTask" and (e["pid"], e["tid"]) in pages]
    return max((task.get("tdur", 0) for task in tasks), default=0) / 1000


def _first_decision(person: Person) -> float:
    """Seconds from the beginning of the navigation until a move can be made; nothing is fetched."""
    person.page.reload(wait_until="commit")
    return float(person.page.evaluate(DECIDED)) / 1000


def _seconds(milliseconds: Sequence[float]) -> dict[str, float]:
    return {"median": median(milliseconds) / 1000, "most": max(milliseconds) / 1000}


def as_text(figures: dict[str, Any]) -> str:
    """The figures for people."""
    lines = []
    for name, found in figures.items():
        seconds, most = found["seconds"], GAMES[name][3]
        lines += [
            f"{name}:",
            f"  a master's move        {seconds['median']:.2f} s, slowest of {found['decisions']}: "
            f"{seconds['most']:.2f} s (at most {most} s)",
            f"  the page's longest task meanwhile  {found['longest_task_ms']:.0f} ms "
            f"(at most {LONGEST_TASK} ms on a quiet machine)",
            f"  the longest of all, in processor time  {found['longest_task_cpu_ms']:.0f} ms",
            f"  page load to the first decision    {found['first_decision_seconds']:.2f} s "
            f"(at most {FIRST_DECISION} s)",
        ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
