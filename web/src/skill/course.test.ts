import { expect, test } from "vitest";
import { bandOf, placesOf, stepsFor } from "./course";

const course = [
  { cost: null, luck: 0 },
  { cost: { mean: 0.02, low: null, high: null }, luck: 0 },
  { cost: { mean: 0.03, low: 0.01, high: 0.9 }, luck: 0 },
];

test("a course begins where there is something to tell, in points", () => {
  expect(placesOf(course)).toEqual([
    { game: 2, mean: 2, low: 2, high: 2 },
    { game: 3, mean: 3, low: 1, high: 90 },
  ]);
});

test("the steps hold the course and the levels, whatever is uncertain", () => {
  const steps = stepsFor(placesOf(course), [5.2]);
  expect(steps[0]).toBe(0);
  expect(steps.at(-1)).toBe(6);
});

test("a band goes there above and comes back below", () => {
  const same = (one: number) => one;
  expect(bandOf(placesOf(course), same, same)).toBe("M2.0 2.0L3.0 90.0L3.0 1.0L2.0 2.0z");
  expect(bandOf([], same, same)).toBe("");
});
