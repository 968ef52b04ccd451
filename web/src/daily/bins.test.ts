import { expect, test } from "vitest";
import { binsOf } from "./bins";

const counts = (...points: number[]) => points.map((one) => ({ points: one, players: 1 }));

test("nobody makes no bins, one player makes one", () => {
  expect(binsOf([])).toEqual([]);
  expect(binsOf(counts(42))).toEqual([{ from: 42, to: 42, players: 1 }]);
});

test("bins are as narrow as there is room, without gaps, and lose nobody", () => {
  expect(binsOf(counts(10, 12, 21)).map(({ from }) => from)).toEqual([
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
  ]);
  const wide = binsOf([...counts(-3, 18, 84, 112), { points: 84, players: 5 }]);
  expect(wide.length).toBeLessThanOrEqual(12);
  expect(wide.reduce((sum, { players }) => sum + players, 0)).toBe(9);
  expect(wide.every(({ from }, i) => i === 0 || from === wide[i - 1]!.to + 1)).toBe(true);
  expect(wide[0]!.from).toBeLessThanOrEqual(-3);
  expect(wide.at(-1)!.to).toBeGreaterThanOrEqual(112);
});
