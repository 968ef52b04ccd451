import { expect, test } from "vitest";
import { reachedIn, stepBefore } from "./steps";

const step = (seq: number, moves: string[], undoes: number[] = []) => ({ seq, moves, undoes });

test("moves that were taken back are not counted", () => {
  const steps = [
    step(1, ["market blue"]),
    step(2, ["coin"]),
    step(3, [], [2]),
    step(4, ["buy zoo", "decline"]),
  ];
  const reached = reachedIn(steps);
  expect(reached).toEqual([0, 1, 1, 1, 3]);
  expect(stepBefore(1, reached)).toBe(0);
  expect(stepBefore(2, reached)).toBe(3);
  expect(stepBefore(3, reached)).toBe(3);
});
