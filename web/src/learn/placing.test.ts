import { describe, expect, test } from "vitest";
import { place, type Box } from "./placing";

const WINDOW = { width: 1000, height: 800, top: 50 };
const BUBBLE = { width: 200, height: 100 };
const box = (left: number, top: number, width = 100, height = 60): Box => ({ left, top, width, height });

function covers(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

describe("the coach's bubble", () => {
  test("stands in the middle where it points at nothing", () => {
    expect(place(BUBBLE, null, WINDOW, [])).toEqual({ left: 400, top: 350, side: "free", tip: 0 });
  });
  test("stands beside its target, the tip at the target's middle", () => {
    const placed = place(BUBBLE, box(100, 400), WINDOW, []);
    expect(["right", "above", "below"]).toContain(placed.side);
    expect(covers({ ...placed, ...BUBBLE }, box(100, 400))).toBe(false);
  });
  test("stands left of a target at the right edge of a low window", () => {
    const low = { width: 1000, height: 200, top: 0 };
    const placed = place(BUBBLE, box(880, 60, 100, 100), low, []);
    expect(placed).toMatchObject({ side: "left", left: 880 - 200 - 18, top: 60 });
    expect(placed.tip).toBe(50);
  });
  test("stands below a wide target at the top, and above one at the bottom", () => {
    expect(place(BUBBLE, box(10, 60, 980), WINDOW, [])).toMatchObject({
      side: "below",
      top: 60 + 60 + 18,
      left: 400,
    });
    expect(place(BUBBLE, box(10, 700, 980), WINDOW, [])).toMatchObject({
      side: "above",
      top: 700 - 100 - 18,
    });
  });
  test("avoids what else one needs to see", () => {
    const target = box(10, 300, 980, 60);
    const below = box(0, 370, 1000, 430);
    const placed = place(BUBBLE, target, WINDOW, [below]);
    expect(placed.side).toBe("above");
    expect(covers({ ...placed, ...BUBBLE }, below)).toBe(false);
  });
  test("stays inside the window, whatever it points at", () => {
    for (const left of [0, 450, 980])
      for (const top of [0, 400, 780]) {
        const placed = place(BUBBLE, box(left, top, 20, 20), WINDOW, []);
        expect(placed.left).toBeGreaterThanOrEqual(10);
        expect(placed.top).toBeGreaterThanOrEqual(10);
        expect(placed.left + BUBBLE.width).toBeLessThanOrEqual(990);
        expect(placed.top + BUBBLE.height).toBeLessThanOrEqual(790);
        expect(placed.tip).toBeGreaterThanOrEqual(24);
      }
  });
  test("that is larger than the window begins at its edge", () => {
    expect(place({ width: 2000, height: 1000 }, null, WINDOW, [])).toMatchObject({ left: 10, top: 10 });
  });
});
