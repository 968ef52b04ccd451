import { describe, expect, test } from "vitest";
import { pathOf, rowsOf, shortened, spread, stepsTo } from "./plot";

describe("steps of an axis", () => {
  test("are round and hold every value", () => {
    expect(stepsTo([3, 41])).toEqual([0, 15, 30, 45]);
    expect(stepsTo([7])).toEqual([0, 2, 4, 6, 8]);
  });
  test("are at least 0 and 1, even where nobody has anything", () => {
    expect(stepsTo([])).toEqual([0, 1]);
    expect(stepsTo([0, 0])).toEqual([0, 1]);
  });
  test("go below 0 where a value does", () => {
    expect(stepsTo([-4, 30])).toEqual([-10, 0, 10, 20, 30]);
  });
  test("are whole hundreds where no prepared size is large enough", () => {
    expect(stepsTo([1000])).toEqual([0, 300, 600, 900, 1200]);
  });
});

describe("a name that fits", () => {
  test("stays as it is while there is room", () => {
    expect(shortened("Margarete", 9)).toBe("Margarete");
  });
  test("is cut with room for the dots", () => {
    expect(shortened("Margarete", 6)).toBe("Marga…");
  });
  test("counts Chinese letters twice", () => {
    expect(shortened("歡樂城市", 8)).toBe("歡樂城市");
    expect(shortened("歡樂城市", 6)).toBe("歡樂…");
  });
  test("keeps at least one letter", () => {
    expect(shortened("城市", 1)).toBe("城…");
  });
});

test("a path moves to its first point and draws to the others", () => {
  expect(
    pathOf([
      { x: 0, y: 1 },
      { x: 2.25, y: 3.14 },
    ]),
  ).toBe("M0.0 1.0L2.3 3.1");
  expect(pathOf([])).toBe("");
});

describe("labels one under the other", () => {
  test("stay where they belong if there is room", () => {
    expect(spread([10, 50], 12, 0, 100)).toEqual([10, 50]);
  });
  test("are pushed apart in the order of their places", () => {
    expect(spread([20, 18], 12, 0, 100)).toEqual([30, 18]);
  });
  test("stay inside the frame", () => {
    expect(spread([98, 99], 12, 0, 100)).toEqual([88, 100]);
    expect(spread([-5, 3], 12, 0, 100)).toEqual([0, 12]);
  });
});

test("what is close to each other stands in rows of its own", () => {
  expect(rowsOf([10, 40, 45, 50, 90], 20)).toEqual([0, 0, 1, 2, 0]);
  expect(rowsOf([], 20)).toEqual([]);
});
