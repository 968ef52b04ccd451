import { describe, expect, test } from "vitest";
import { chanceOf, FIRST_RATING, ratingAfter, ratingOf } from "./rating";

describe("the rating of a puzzle", () => {
  test("is that of the levels if they find it in half of all cases", () => {
    expect(ratingOf(0.5)).toBe(1200);
  });
  test("rises with its difficulty, within bounds", () => {
    const ratings = [0, 0.05, 0.2, 0.5, 0.8, 0.95, 1].map(ratingOf);
    expect(ratings).toEqual([...ratings].sort((one, other) => one - other));
    expect([ratings[0], ratings.at(-1)]).toEqual([ratingOf(0.05), ratingOf(0.95)]);
  });
  test("says how likely somebody finds it: the levels as often as they do", () => {
    for (const difficulty of [0.1, 0.3, 0.7])
      expect(chanceOf(1200, ratingOf(difficulty))).toBeCloseTo(1 - difficulty, 2);
  });
});

describe("the rating of a solver", () => {
  test("moves by half of a step among equals, and less and less with every answer", () => {
    const gained = (answered: number) =>
      ratingAfter(FIRST_RATING, answered, FIRST_RATING, true) - FIRST_RATING;
    expect([0, 15, 30, 500].map(gained)).toEqual([20, 14, 8, 8]);
  });
  test("falls by what it would have risen less, and hardly for something hard", () => {
    expect(ratingAfter(1000, 0, 1000, false)).toBe(980);
    expect(ratingAfter(1000, 0, 1600, false)).toBeGreaterThan(997);
    expect(ratingAfter(1000, 0, 1600, true)).toBeGreaterThan(1035);
  });
});
