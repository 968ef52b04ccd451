import { mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { decision } from "../../testing/decisions";
import { signal } from "../../testing/effects.svelte";
import { speak } from "../texts/texts.svelte";
import type { ReplayBoard } from "./board.svelte";
import Controls from "./Controls.svelte";
import { marksOf } from "./marks";
import { Player } from "./player.svelte";

vi.mock("../parts/Picture.svelte", () => ({ default: () => undefined })); // drawn by the build
beforeAll(() => speak("en"));
let shown: object;
afterEach(() => unmount(shown));

/** A game of three steps, of which the last but one was a mistake. */
function controls(): void {
  const at = signal(0);
  const board = {
    get at() {
      return at.value;
    },
    last: 2,
    shown: null,
    names: ["Ada", "Ben"],
    mySeat: 0,
    beginnings: () => [],
    viewAt: () => null,
    goTo: (step: number) => Promise.resolve((at.value = step) >= 0),
  } as unknown as ReplayBoard;
  shown = mount(Controls, {
    target: document.body,
    props: {
      player: new Player(board),
      marks: marksOf([decision({ number: 2 })], [0, 1, 2]),
      looking: null,
      game: null,
      secret: false,
      download: () => undefined,
      playOn: null,
    },
  });
}

test.each(["Next mistake", "Next step"])("%s keeps the focus where there is none any more", async (label) => {
  controls();
  await tick();
  const button = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
  button?.focus();
  for (let times = 0; times < 3; times++) {
    expect(button?.matches(":disabled")).toBe(false);
    button?.click();
    await tick();
  }
  expect(button?.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);
});
