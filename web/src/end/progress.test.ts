import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { Reviewing } from "../teacher/reviewing.svelte";
import { speak } from "../texts/texts.svelte";
import Progress from "./Progress.svelte";

beforeAll(() => speak("en"));
let shown: object;
afterEach(() => unmount(shown));

/** By keys, as the browser sees it. */
async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  button?.focus();
  button?.click();
  await settled();
}

async function settled(): Promise<void> {
  await tick();
  await tick();
}

test("the keyboard goes on from Stop, from what was pressed before, and from what is told at last", async () => {
  const reviewing = new Reviewing({});
  reviewing.depth = "quick";
  reviewing.look = (depth) => Promise.resolve(void (reviewing.looking = { depth, done: 0, of: 9 }));
  shown = mount(Progress, { target: document.body, props: { reviewing, hinted: false } });
  flushSync();
  const focused = () => document.activeElement?.textContent;
  await press("Look deeper");
  expect(focused()).toBe("Stop");
  await press("Stop");
  expect(focused()).toBe("Look deeper");
  await press("Look deeper");
  [reviewing.depth, reviewing.looking] = ["deep", null];
  await settled();
  expect(document.activeElement?.className).toContain("done");
});
