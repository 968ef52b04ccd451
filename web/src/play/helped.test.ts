import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { inEffects, signal } from "../../testing/effects.svelte";
import { step, tableInfo } from "../../testing/samples";
import type { Table } from "../live/table.svelte";
import type { Told } from "../table/hand/hinting.svelte";
import { Helped } from "./helped.svelte";

const tried = { ...step(1, 0, []), kind: "move" as const, move: "coin", moves: ["coin"] };
let stop: () => void;
afterEach(() => stop());

/** Whether a try counts as helped, after so much of a hint was told. */
function told(steps: Table["steps"], hints: number[], told: Told): boolean {
  const table = { steps, info: tableInfo({ hints }) } as Table;
  const hint = signal<Told>(0);
  const hinting = {
    get told() {
      return hint.value;
    },
  };
  let helped!: Helped;
  stop = inEffects(() => {
    helped = new Helped(
      () => table,
      () => 0,
      hinting,
    );
  });
  flushSync();
  hint.value = told;
  flushSync();
  hint.value = 0; // its bubble was closed
  flushSync();
  return helped.before;
}

test.each([
  ["no hint", [], [0, 3], 0, false],
  ["where to look", [], [0, 0], 1, true],
  ["one before the page was loaded again", [], [1, 0], 0, true],
  ["one after the first try", [tried], [0, 0], 3, false],
] as const)("before the first try: %s", (_, steps, hints, step, helped) => {
  expect(told([...steps], [...hints], step)).toBe(helped);
});
