/**
 * From one state of the table to the next, so that it can be followed. The new state is shown at once; what has moved
 * flies there on a layer above it. Whoever acts need not wait: any key or tap, and every later state that is pressing,
 * brings everything to its goal.
 */
import { tick } from "svelte";
import type { GameEvent, State, Step } from "../../protocol";
import { isStill, tempo } from "../../state/settings.svelte";
import { fadeIn, moment } from "./moments";
import { spotsIn } from "./anchors";
import { incomes } from "./coins";
import { shiftOffers } from "./offers";
import { Purses } from "./purses";
import type { Of, Scene } from "./scene";
import { QUICK, Stage } from "./stage";
import { play } from "../../sound/sounds";
import type { Playback } from "../../live/board";

/** What playback asks of a table; all of it may be missing, as at a replay. */
export interface Played {
  readonly latest?: State | null;
  readonly mySeats?: readonly number[];
}

/** One event takes no longer than this, a state no longer than that (docs/design/look.md §5), at the calm pace. */
const LONGEST_EVENT = 1200;
const LONGEST_STATE = 4000;
/** Who was away for longer than this sees the result at once, and the news beside it. */
const MOST_STEPS = 4;

export function makePlayback(root: HTMLElement, table: Played = {}): Playback {
  /** States up to this number are shown without movement. */
  let skipTo = -1;
  return async (before, after, arrive) => {
    const events = after.steps.flatMap((step) => step.events);
    if (!isWatched(root) || !events.length || goesBack(before, after) || after.seq <= skipTo) return arrive();
    if (after.steps.filter((step) => step.events.length).length > MOST_STEPS) return arrive();
    const spots = isStill() ? null : spotsIn(root);
    arrive();
    await tick();
    if (!spots) return settleStill(root, events);
    const stage = new Stage(paceOf(table, after));
    const skip = () => {
      if (table.latest) skipTo = table.latest.seq;
      stage.end();
    };
    const release = listen(skip);
    try {
      const purses = new Purses(stage, root, before, after);
      layOut({ stage, root, spots, before, after, purses, events, mySeats: table.mySeats ?? [] });
      await stage.play();
    } finally {
      stage.end();
      release();
    }
  };
}

/** Any key, any tap, and nobody looking any more end a movement. */
function listen(skip: () => void): () => void {
  const touched = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !SILENT_KEYS.has(event.key)) skip();
  };
  const hidden = () => document.hidden && skip();
  addEventListener("keydown", touched, { capture: true });
  addEventListener("pointerdown", touched, { capture: true });
  document.addEventListener("visibilitychange", hidden);
  return () => {
    removeEventListener("keydown", touched, { capture: true });
    removeEventListener("pointerdown", touched, { capture: true });
    document.removeEventListener("visibilitychange", hidden);
  };
}
/** Keys that ask for nothing by themselves. */
const SILENT_KEYS = new Set(["Shift", "Control", "Alt", "Meta", "Tab"]);

function isWatched(root: HTMLElement): boolean {
  return !document.hidden && root.isConnected;
}

/** A decision was taken back, or a game of another time is shown: nothing flies backwards. */
function goesBack(before: State, after: State): boolean {
  return after.seq <= before.seq || after.steps.some((step: Step) => step.kind === "undo");
}

/** Who is behind hurries. */
function paceOf(table: Played, after: State): number {
  const behind = (table.latest?.seq ?? after.seq) - after.seq;
  return tempo() * (behind > 3 ? 0.3 : behind > 0 ? 0.6 : 1);
}

/** Every event after the one before it; incomes of all cities together. */
function layOut(scene: Scene): void {
  shiftOffers(scene);
  let at = 0;
  for (let i = 0; i < scene.events.length && at < LONGEST_STATE; i++) {
    const event = scene.events[i] as GameEvent;
    const began = at;
    if (event.event === "income") {
      const all: Of<"income">[] = [];
      for (let next = scene.events[i]; next?.event === "income"; next = scene.events[++i]) all.push(next);
      i--;
      at = incomes(scene, all, at);
    } else at = moment(scene, event, at);
    at = Math.min(at, began + LONGEST_EVENT);
  }
}

/** Without movement: short fades in place, and one sound for the most important event. */
function settleStill(root: HTMLElement, events: GameEvent[]): void {
  for (const event of events) fadeIn(root, event, QUICK);
  const loudest = events.map(soundOf).sort((a, b) => b[0] - a[0])[0];
  if (loudest?.[1]) loudest[1]();
}

function soundOf(event: GameEvent): [number, (() => void)?] {
  switch (event.event) {
    case "game_over":
      return [9, () => play("end")];
    case "monster_came":
      return [8, () => play("monster", event.monster)];
    case "special_taken":
      return [7, () => play("special")];
    case "destroyed":
      return [6, () => play("rubble")];
    case "bought":
      return [5, () => play("buy")];
    case "passed":
    case "income":
      return [4, () => play("coin")];
    case "revealed":
    case "discarded":
      return [3, () => play("reveal")];
    default:
      return [0];
  }
}
