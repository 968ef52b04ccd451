import { describe, expect, test } from "vitest";
import { puzzle } from "../../testing/puzzles";
import { puzzles, THEMES } from "./shipped";
import { choicesOf, verdictOn } from "./solving";

describe("an answer to a puzzle", () => {
  const one = puzzle("a", { seat: 1 });
  test("is right, or costs points", () => {
    expect(verdictOn(one, "buy zoo")).toEqual({ right: true });
    expect(verdictOn(one, "coin")).toEqual({ right: false, points: 9 });
  });
  test("that nobody looked into costs nobody knows how much", () => {
    expect(verdictOn(one, "buy bank")).toEqual({ right: false, points: null });
  });
  test("is told with its worth for the one who decides", () => {
    expect(choicesOf(one)[0]).toEqual({ move: "buy zoo", chances: { 1: 0.6 }, behind: 0, equal: false });
  });
});

describe("the puzzles of the game", () => {
  test("are all that they should be", async () => {
    const all = await puzzles();
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const one of all) {
      expect(THEMES).toContain(one.theme);
      expect(one.seat).toBeLessThan(one.players);
      expect(one.answers[0]?.behind).toBe(0);
      expect(Object.keys(one.found)).toHaveLength(6);
    }
  });
});
