import { beforeAll, expect, test } from "vitest";
import { speak } from "../texts/texts.svelte";
import { addressOf, betterText, shareLine } from "./sharing";

beforeAll(() => speak("en"));

const result = { points: 84, rank: 1, better: 72 };
const shared = { day: "2026-11-17", mode: "family", result, players: 26, streak: 3 };

test("the line tells day, kind, points, who is behind and the streak", () => {
  expect(shareLine(shared)).toBe(
    "Happy City, 17 November, Family: 84 points · better than 72% of 25 · 3 days in a row",
  );
});

test("what there is not is left out", () => {
  const alone = { ...result, points: 1, better: null };
  expect(shareLine({ ...shared, mode: "expert+grozilla", result: alone, players: 1, streak: 1 })).toBe(
    "Happy City, 17 November, Expert · Grozilla: 1 point",
  );
  expect(betterText(alone, 1)).toBe("");
  expect(betterText({ ...result, better: 0 }, 9)).toBe("");
});

test("others find the deal by its address", () => {
  expect(addressOf({ day: "2026-11-17", mode: "expert+grozilla" })).toBe(
    "/daily?day=2026-11-17&mode=expert%2Bgrozilla",
  );
});
