import { expect, test } from "vitest";
import { aroundOf, endOf, type Points } from "./amounts";

const points = (
  inhabitants: number,
  hearts: number,
  points: number,
  scoring: Points["scoring"] = "product",
) => ({
  inhabitants,
  hearts,
  points,
  scoring,
});

test("points are what inhabitants and hearts are worth, as long as nothing else counts", () => {
  expect(endOf(points(3, 4, 12))).toEqual({ end: "none", lost: 0 });
  expect(endOf(points(0, -2, 0))).toEqual({ end: "none", lost: 0 });
  expect(aroundOf(points(3, 4, 7, "sum"))).toEqual({ before: "", after: "" });
});
test("what a special building takes away is told", () => {
  expect(endOf(points(3, 4, 6))).toEqual({ end: "lost", lost: 6 });
  expect(aroundOf(points(3, 4, 6))).toEqual({ before: "", after: " − 6" });
  expect(aroundOf(points(0, 2, -6))).toEqual({ before: "", after: " − 6" });
});
test("so is that it doubles them, with brackets around a sum", () => {
  expect(aroundOf(points(3, 4, 24))).toEqual({ before: "", after: " × 2" });
  expect(aroundOf(points(3, 4, 14, "sum"))).toEqual({ before: "(", after: ") × 2" });
});
