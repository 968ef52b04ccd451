import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cityScore, scoreLine, sheet } from "../../testing/samples";
import { Counting, countOf, hasRow, linesIn, rowOf, ROWS } from "./counting.svelte";

const city = cityScore(0, {
  hearts: 4,
  inhabitants: 6,
  lines: [
    scoreLine("house", 1, { inhabitants: 3 }),
    scoreLine("school", 2, { hearts: 2, inhabitants: -1 }),
    scoreLine("poulpzilla", null, { hearts: -3 }),
  ],
});

describe("what a city has after so many rows", () => {
  test("is the sum of what was counted", () => {
    expect(countOf(city, 0)).toEqual({ hearts: 0, inhabitants: 0, done: false });
    expect(countOf(city, 1)).toEqual({ hearts: 0, inhabitants: 3, done: false });
    expect(countOf(city, 2)).toEqual({ hearts: 2, inhabitants: 2, done: false });
  });
  test("is never below 0 on the way", () => {
    const poor = cityScore(0, { lines: [scoreLine("steelworks", 1, { hearts: -2 })] });
    expect(countOf(poor, 1).hearts).toBe(0);
  });
  test("is what the server says once places and monsters are counted", () => {
    expect(countOf(city, 11)).toEqual({ hearts: 4, inhabitants: 6, done: false });
    expect(countOf(city, ROWS).done).toBe(true);
  });
});

test("monsters in front of a city have a row after the ten places", () => {
  expect(rowOf(1)).toBe(0);
  expect(rowOf(10)).toBe(9);
  expect(rowOf(null)).toBe(10);
  expect(linesIn(city, 10).map((line) => line.card)).toEqual(["poulpzilla"]);
});

test("a row counts if anybody has something in it", () => {
  const all = sheet([cityScore(0), city], [1]);
  expect(hasRow(all, 1)).toBe(true);
  expect(hasRow(all, 5)).toBe(false);
});

describe("the count", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("goes row by row and ends within three seconds", () => {
    const counting = new Counting();
    counting.start(false);
    vi.advanceTimersByTime(190);
    expect(counting.row).toBe(1);
    vi.advanceTimersByTime(3000 - 190);
    expect(counting.done).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(counting.row).toBe(ROWS);
    expect(vi.getTimerCount()).toBe(0);
  });
  test("is done at once where nothing moves", () => {
    const counting = new Counting();
    counting.start(true);
    expect(counting.done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
  test("can be skipped", () => {
    const counting = new Counting();
    counting.start(false);
    counting.skip();
    expect(counting.done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
