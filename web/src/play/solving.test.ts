import { mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newDesk } from "../../testing/desk";
import OverTable from "../../testing/OverTable.svelte";
import { puzzle } from "../../testing/puzzles";
import { state, step } from "../../testing/samples";
import type { Table } from "../live/table.svelte";
import { speak } from "../texts/texts.svelte";

const context = vi.hoisted(() => ({ desk: {} as unknown }));
vi.mock("../table/hand/desk.svelte", async (original) => ({
  ...(await original()),
  getDesk: () => context.desk,
}));
vi.mock("../puzzles/shipped", async (original) => ({
  ...(await original()),
  puzzles: () => Promise.resolve([puzzle("a")]),
}));
vi.mock("../parts/Picture.svelte", () => ({ default: () => undefined })); // drawn by the build
vi.mock("../teacher/Choices.svelte", () => ({ default: () => undefined }));

beforeAll(() => speak("en"));
let stops: (() => unknown)[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => stops.forEach((stop) => void stop()));

async function settled(): Promise<void> {
  for (let ticks = 0; ticks < 8; ticks++) await tick();
}

test("keys go on from the answer that is shown, before the ways on", async () => {
  const { desk, stop } = newDesk();
  context.desk = desk;
  const missed = { ...step(1, 0, []), kind: "move" as const, move: "coin", moves: ["coin"] };
  const table = { steps: [missed], shown: state(1), names: [], upToDate: true } as unknown as Table;
  const shown = mount(OverTable, { target: document.body, props: { desk, table, puzzle: "a", seat: 0 } });
  stops = [() => unmount(shown), stop];
  await settled();
  const names = () => [...document.querySelectorAll(".ways button")].map((one) => one.textContent);
  expect(names()).toEqual(["Take it back", "Show the answer", "Play on"]);
  const show = document.querySelectorAll<HTMLElement>(".ways button")[1];
  show?.focus();
  show?.click();
  await settled();
  expect(names()).toEqual(["Next puzzle", "Take it back", "Play on"]);
  expect(document.activeElement?.className).toContain("more");
});
