import { describe, expect, test } from "vitest";
import { markerOf } from "./markers";

describe("markers", () => {
  test("differ for five seats, and begin anew after them", () => {
    const marks = [0, 1, 2, 3, 4].map((tone) => markerOf(tone, { x: 10, y: 20 }, 5));
    expect(new Set(marks).size).toBe(5);
    expect(markerOf(5, { x: 10, y: 20 }, 5)).toBe(marks[0]);
  });
  test("are closed shapes around their point", () => {
    expect(markerOf(3, { x: 10, y: 20 }, 5)).toBe("M10 14L16 20L10 26L4 20z");
    for (const tone of [0, 1, 2, 3, 4]) expect(markerOf(tone, { x: 0, y: 0 }, 4)).toMatch(/^M.*z$/);
  });
});
