import { expect, test } from "vitest";
import { houseCell } from "./house";

test("windows are as large as the narrower side allows, and never too large or too small", () => {
  expect(houseCell(1, 1, 1000, 1000)).toEqual({ cell: 12, gap: 3 });
  expect(houseCell(4, 4, 69, 1000).cell).toBe(10);
  expect(houseCell(4, 4, 1000, 40.25).cell).toBe(7);
  expect(houseCell(60, 60, 10, 10)).toEqual({ cell: 2, gap: 0.5 });
});

test("a house without anybody has room for one", () => {
  expect(houseCell(0, 0, 40, 40)).toEqual(houseCell(1, 1, 40, 40));
  expect(houseCell(-3, -3, 40, 40)).toEqual(houseCell(1, 1, 40, 40));
});
