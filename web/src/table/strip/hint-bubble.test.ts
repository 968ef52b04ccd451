import { mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { worth } from "../../../testing/decisions";
import { newDesk } from "../../../testing/desk";
import { inEffects } from "../../../testing/effects.svelte";
import { bot, person, preview, state, tableInfo, view, yours } from "../../../testing/samples";
import type { Table } from "../../live/table.svelte";
import type { Hint } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import { Hinting } from "../hand/hinting.svelte";
import HintBubble from "./HintBubble.svelte";
import HintButton from "./HintButton.svelte";

vi.mock("../../parts/Picture.svelte", () => ({ default: () => undefined })); // drawn by the build
const context = vi.hoisted(() => ({ desk: {} as unknown, hinting: {} as unknown }));
vi.mock("../hand/desk.svelte", async (original) => ({ ...(await original()), getDesk: () => context.desk }));
vi.mock("../hand/hinting.svelte", async (original) => ({
  ...(await original()),
  getHinting: () => context.hinting,
}));

beforeAll(() => speak("en"));
const hint: Hint = {
  seq: 7,
  seat: 0,
  choices: [worth("buy zoo", 0), worth("coin", 8)],
  hints: 1,
  grounds: [],
};
let stops: (() => unknown)[] = [];

beforeEach(() => {
  document.body.innerHTML = "";
  const info = tableInfo({ seats: [person(0, "Ada"), bot(1, "resident")] });
  const made = newDesk({ info, mySeats: [0], hint: () => Promise.resolve(hint) } as unknown as Table);
  const legal = [preview("buy zoo"), preview("coin")];
  made.board.info = info;
  made.board.shown = state(7, { view: view({ phase: "buy" }), yours: yours({ seat: 0, legal }) });
  context.desk = made.desk;
  const stop = inEffects(() => (context.hinting = new Hinting(made.desk)));
  const shown = [HintButton, HintBubble].map((part) => mount(part, { target: document.body }));
  stops = [...shown.map((one) => () => unmount(one)), stop, made.stop];
});
afterEach(() => stops.forEach((stop) => void stop()));

const bulb = () => document.querySelector<HTMLElement>(".bulb");
const focused = () =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

async function settled(): Promise<void> {
  for (let ticks = 0; ticks < 8; ticks++) await tick();
}

/** By keys, as the browser sees it. */
async function press(): Promise<void> {
  (document.activeElement as HTMLElement).click();
  await settled();
}

test("keys go from the bulb into the bubble, through its steps, and back to the bulb", async () => {
  await settled();
  bulb()?.focus();
  await press();
  expect(focused()).toBe("Tell me more");
  const says = document.activeElement?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(says)?.textContent).toContain("Look at");
  await press();
  expect(focused()).toBe("Tell me more");
  await press();
  expect(focused()).toBe("Close");
  expect(document.activeElement?.getAttribute("aria-describedby")).toBe(says);
  await press();
  expect(document.querySelector(".hint-bubble")).toBeNull();
  expect(document.activeElement).toBe(bulb());
});

test("whoever points, or asks by the key of the table, is not led anywhere", async () => {
  await settled();
  bulb()?.click(); // it has not the focus
  await settled();
  expect(document.querySelector(".hint-bubble")).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});
