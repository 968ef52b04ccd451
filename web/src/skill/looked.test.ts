import { mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { tableInfo } from "../../testing/samples";
import { speak } from "../texts/texts.svelte";
import Looked from "./Looked.svelte";
import { LookingBack } from "./looking.svelte";

beforeAll(() => speak("en"));
let shown: object;
afterEach(() => unmount(shown));

const focused = () => document.activeElement?.textContent;

async function settled(): Promise<void> {
  for (let ticks = 0; ticks < 4; ticks++) await tick();
}

/** By keys, as the browser sees it. */
async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
  button?.focus();
  button?.click();
  await settled();
}

test("the keyboard goes on from Stop, from what was pressed before, and from what is known at last", async () => {
  document.body.innerHTML = `<h2 id="standing" tabindex="-1">known</h2>`;
  const back = new LookingBack();
  let end = (): void => undefined;
  back.missing = [tableInfo(), tableInfo({ id: "other" })];
  back.begin = () => {
    back.progress = { done: 0, of: 2 };
    return new Promise((resolve) => (end = resolve)); // the look that is stopped ends a little later
  };
  shown = mount(Looked, { target: document.body, props: { back } });
  await settled();
  await press("Look at your last 2 games");
  expect(focused()).toBe("Stop");
  await press("Stop");
  expect(focused()).toBe("Look at your last 2 games");
  end();
  await settled();
  expect(focused()).toBe("Look at your last 2 games");
  await press("Look at your last 2 games");
  [back.missing, back.progress] = [[], null];
  await settled();
  expect(focused()).toBe("known");
});
