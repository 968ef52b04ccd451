/** What a step asks about is in sight when it begins, also where the table is higher than its window. */
import { isStill } from "../../state/settings.svelte";

/** From the top of the window, in pixels. */
interface Span {
  top: number;
  bottom: number;
}

/** Room round what is brought into sight: its glow, and a sign that more follows. */
const AIR = 12;
/** Milliseconds: a page that has moved so recently is still being moved. */
const SETTLED = 200;

let held = false;
let moved = -Infinity;
/** The page stands where a choice was, and nobody has scrolled it since. */
let brought = false;

/** Call inside an effect: whoever has a finger on the table, or is scrolling it, keeps it where it is. */
export function watchHands(): () => void {
  const hold = () => (held = true);
  const letGo = () => (held = false);
  const move = () => (moved = performance.now());
  const scroll = () => {
    move();
    brought = false;
  };
  const options = { capture: true, passive: true };
  const heard: [string, () => void][] = [
    ["pointerdown", hold],
    ["touchstart", hold], // a pointer that scrolls is cancelled while the finger is still there
    ["pointerup", letGo],
    ["touchend", letGo],
    ["touchcancel", letGo],
    ["blur", letGo],
    ["wheel", scroll],
    ["touchmove", scroll],
    ["scroll", move],
  ];
  for (const [name, listen] of heard) addEventListener(name, listen, options);
  return () => {
    for (const [name, listen] of heard) removeEventListener(name, listen, options);
    held = brought = false;
    moved = -Infinity;
  };
}

/** How far to scroll so that all of these are in the room; if that is too small, the first of them is what counts. */
export function wayTo(asked: readonly Span[], room: Span): number {
  const [first] = asked;
  if (!first) return 0;
  const all = {
    top: Math.min(...asked.map((one) => one.top)),
    bottom: Math.max(...asked.map((one) => one.bottom)),
  };
  if (all.top >= room.top && all.bottom <= room.bottom) return 0;
  const left = room.bottom - room.top - (all.bottom - all.top);
  const wanted = left >= 0 ? all : first;
  if (wanted.top >= room.top && wanted.bottom <= room.bottom) return 0;
  const air = left >= 0 ? Math.min(AIR, left / 2) : AIR;
  const down = wanted.bottom + air - room.bottom;
  const up = wanted.top - air - room.top;
  return up < 0 ? up : Math.min(down, up);
}

function isInHand(): boolean {
  return held || performance.now() - moved < SETTLED || document.querySelector("dialog[open]") !== null;
}

/** Scroll to what can be chosen now, unless it is in sight or somebody has the table in hand. */
export function showChoices(root: HTMLElement): void {
  if (isInHand()) return;
  const lit = [...root.querySelectorAll("[data-anchor][aria-pressed]")].filter(
    (one) => !one.closest(".dock"),
  );
  const way = wayTo(
    lit.map((one) => one.getBoundingClientRect()),
    roomIn(root),
  );
  if (!way) return;
  brought = true;
  scrollBy({ top: way, behavior: isStill() ? "instant" : "smooth" });
}

/** A new turn begins where turns begin: back to the top, if it was left only to show a choice. */
export function showBeginning(): void {
  if (!brought || isInHand()) return;
  brought = false;
  scrollTo({ top: 0, behavior: isStill() ? "instant" : "smooth" });
}

/** The window without what stays at its edges; the question stays where it has to be seen with its answers. */
function roomIn(root: HTMLElement): Span {
  const room = { top: 0, bottom: innerHeight };
  for (const one of root.querySelectorAll(".bar, .practice, .judged, .ask, .stats, .dock")) {
    const { position, top, bottom } = getComputedStyle(one);
    if (position !== "sticky") continue;
    const box = one.getBoundingClientRect();
    if (bottom !== "auto") room.bottom = Math.min(room.bottom, box.top);
    else if (top !== "auto") room.top = Math.max(room.top, parseFloat(top) + box.height);
  }
  return room;
}
