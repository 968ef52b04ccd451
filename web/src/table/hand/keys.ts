/** Playing by keyboard (docs/design/look.md §8): letters and digits choose, arrows walk within a group. */
import { isDialogOpen } from "../../parts/dialogs";
import { settings } from "../../state/settings.svelte";
import { COLOURS } from "../../texts/cards";
import { OTHER, type Desk } from "./desk.svelte";

export interface KeyActions {
  keys: () => void;
  news: () => void;
  /** The next step of a hint; null: there are none here. */
  hint: (() => void) | null;
  noHint: () => void;
  /** Shows or hides who is likely to win; null: nobody is told here. */
  evaluation: (() => void) | null;
}

const REGIONS: Record<string, string> = {
  c: ".city button",
  s: ".lands button",
  n: ".opps button",
};

export function onKey(event: KeyboardEvent, desk: Desk, root: HTMLElement, actions: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (isDialogOpen() || target.matches("input, textarea, select")) return;
  const key = event.key.toLowerCase();
  if (event.key.startsWith("Arrow")) return walk(event, target);
  if (act(key, event, desk, root, actions)) {
    desk.keysUsed = true;
    event.preventDefault();
  }
}

function act(key: string, event: KeyboardEvent, desk: Desk, root: HTMLElement, actions: KeyActions): boolean {
  if (key === "0" && desk.yours?.must_end && desk.live) {
    desk.forget(); // on a phone, what is looked at stands where the button is
    desk.live.endTurn();
    return true;
  }
  const spot = spotOfKey(key, desk);
  if (spot) return press(root, spot);
  if (key === "enter") return confirm(event, desk);
  if (key === "escape") {
    desk.forget();
    actions.noHint();
    return true;
  }
  if (key in REGIONS) {
    root.querySelector<HTMLElement>(REGIONS[key] ?? "")?.focus();
    return true;
  }
  if (key === "i" && desk.subjectSpot) desk.read(desk.subjectSpot);
  else if (key === "h" && actions.hint) actions.hint();
  else if (key === "b" && actions.evaluation) actions.evaluation();
  else if (key === "m" && !isReplay(desk)) settings.sound = !settings.sound;
  else if (key === "u" && desk.yours?.can_undo) desk.live?.undo();
  else if (key === "l") actions.news();
  else if (key === "?") actions.keys();
  else return false;
  return true;
}

/** A replay has keys of its own: M leads to mistakes there. */
export function isReplay(desk: Desk): boolean {
  return desk.live === null && !desk.board.amSeated;
}

/** The key that chooses a spot of one's city or a special building now, "" if it has none. */
export function keyOf(desk: Desk, spot: string): string {
  if (!desk.isLit(spot)) return "";
  if (spot.startsWith("plot-")) return spot.split("-")[2]?.slice(-1) ?? "";
  const takable = [...desk.moves.keys()].filter((one) => one.startsWith("special-"));
  return String(takable.indexOf(spot) + 1);
}

/** What a digit or one of Q W E means in this step. */
function spotOfKey(key: string, desk: Desk): string | null {
  if (key === "0") return desk.phase === "destroy" ? `plot-${desk.yours?.seat}-10` : OTHER;
  const dwelling = ["q", "w", "e"].indexOf(key);
  if (dwelling >= 0) return `dwelling-${Object.keys(desk.view?.dwellings ?? {})[dwelling] ?? ""}`;
  const n = Number(key);
  if (!Number.isInteger(n) || n < 1 || n > 9 || key.length !== 1) return null;
  switch (desk.phase) {
    case "refill":
      return `deck-${n}`;
    case "market":
      return `market-${COLOURS[n - 1] ?? ""}`;
    case "destroy":
      return `plot-${desk.yours?.seat}-${n}`;
    case "special": {
      const takable = [...desk.moves.keys()].filter((spot) => spot.startsWith("special-"));
      return takable[n - 1] ?? null;
    }
    case "give":
    case "copy":
      return [...desk.moves.keys()].filter((spot) => spot.startsWith("seat-"))[n - 1] ?? null;
    default:
      return `slot-${n - 1}`;
  }
}

function press(root: HTMLElement, spot: string): boolean {
  const element = root.querySelector<HTMLElement>(`button[data-anchor="${spot}"]`);
  if (!element) return false;
  element.focus();
  element.click();
  return true;
}

/** Enter where nothing has the focus plays what was chosen; on a button the browser presses it. */
function confirm(event: KeyboardEvent, desk: Desk): boolean {
  if ((event.target as HTMLElement).closest("button, a")) {
    desk.keysUsed = true;
    return false;
  }
  if (!desk.chosen) return false;
  desk.play(desk.chosen);
  return true;
}

/** To the nearest element of the group in the arrow's direction. */
function walk(event: KeyboardEvent, from: HTMLElement): void {
  const group = from.closest("[data-group]");
  if (!group) return;
  const here = middle(from);
  const across = event.key === "ArrowLeft" || event.key === "ArrowRight";
  const sign = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | null = null;
  let nearest = Infinity;
  for (const other of group.querySelectorAll<HTMLElement>("button:not(:disabled)")) {
    const there = middle(other);
    const along = (across ? there.x - here.x : there.y - here.y) * sign;
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    if (other === from || along < 4) continue;
    const distance = along + 3 * aside;
    if (distance < nearest) [best, nearest] = [other, distance];
  }
  if (!best) return;
  best.focus();
  event.preventDefault();
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
