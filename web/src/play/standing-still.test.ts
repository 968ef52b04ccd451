import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inEffects } from "../../testing/effects.svelte";
import { state, yours } from "../../testing/samples";
import type { Table } from "../live/table.svelte";
import { StandingStill } from "./standing-still.svelte";

const endTurn = vi.fn();
const table = { standsStill: false, shown: state(3), endTurn } as unknown as Table;
let standing: StandingStill;
let stop: () => void;

function begin(isSought = true, hasGoneOn = false): void {
  stop = inEffects(() => {
    standing = new StandingStill(
      () => table,
      () => isSought,
      () => hasGoneOn,
    );
  });
  flushSync();
}
beforeEach(() => {
  table.shown = state(3, { yours: yours({ seat: 0, must_end: true }) });
  document.body.innerHTML = `<div class="town"><p class="ask" tabindex="-1"></p></div>`;
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

test("turns wait while something is sought, and go on when one plays on", async () => {
  begin();
  expect(table.standsStill).toBe(true);
  await standing.goOn();
  flushSync();
  expect([table.standsStill, standing.goesOn]).toEqual([false, true]);
  expect(endTurn).toHaveBeenCalledOnce();
});

test("what is done after the try ends turns as everywhere", async () => {
  table.shown = state(3, { yours: yours({ seat: 0 }) });
  begin(false);
  expect(table.standsStill).toBe(false);
  await standing.goOn();
  expect(endTurn).not.toHaveBeenCalled();
});

test("whoever comes back after playing on plays on", () => {
  begin(false, true);
  expect([table.standsStill, standing.goesOn]).toEqual([false, true]);
});

test("the keyboard goes on from what is left of the note, or from the question", async () => {
  begin();
  await standing.goOn();
  expect(document.activeElement?.className).toBe("ask");
  (document.activeElement as HTMLElement).blur();
  document.body.insertAdjacentHTML("beforeend", `<aside class="practice"><a href="/skill">deck</a></aside>`);
  await standing.goOn();
  expect(document.activeElement?.textContent).toBe("deck");
});
