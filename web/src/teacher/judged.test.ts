import { describe, expect, test } from "vitest";
import { decision, worth } from "../../testing/decisions";
import { aheadBy, costOf, costOfChoice, inBalancedPoints, inPoints, percentOf, toldOf } from "./judged";

describe("a judged decision", () => {
  test("is ahead of the next best, unless that is inside the error bar", () => {
    const choices = [worth("buy zoo", 0), worth("coin", 7), worth("buy bank", 9)];
    expect(aheadBy(decision({ choices }))).toBeCloseTo(0.07);
    expect(aheadBy(decision({ choices: [...choices, worth("buy school", 9, true)] }))).toBe(0);
    expect(aheadBy(decision({ choices: [worth("coin", 0)] }))).toBe(0);
  });
  test("costs only the one who decided", () => {
    const mine = decision({ seat: 0 });
    expect(costOf([mine, mine, decision({ seat: 1 })], 0)).toBeCloseTo(0.16);
  });
  test("knows what each of its choices costs, and nothing of others", () => {
    const judged = { choices: [worth("buy zoo", 0), worth("coin", 3, true), worth("buy bank", 9)] };
    expect(["buy zoo", "coin"].map((move) => costOfChoice(judged, move))).toEqual([0, 0]);
    expect(costOfChoice(judged, "buy bank")).toBeCloseTo(0.09);
    expect(costOfChoice(judged, "keep")).toBeNull();
  });
  test("shows chances that differ by the points that are told", () => {
    const best = { chances: [0.514], behind: 0 };
    expect(percentOf(best, best, 0)).toBe(0.51);
    expect(percentOf({ chances: [0.196], behind: 0.318 }, best, 0)).toBe(0.19); // 51 less 32
    expect(percentOf({ chances: [0], behind: 0.6 }, best, 0)).toBe(0);
    expect(percentOf({ chances: [0.3], behind: 0 }, undefined, 0)).toBe(0.3);
  });
  test("is told in whole points, without a minus before nothing", () => {
    expect(inPoints(0.084)).toBe(8);
    expect(Object.is(inPoints(-0.001), 0)).toBe(true);
  });
});

describe("choices to tell", () => {
  const moves = (choices: { move: string }[]) => choices.map(({ move }) => move);
  const best = worth("buy zoo", 0);
  test("are the best ones, and always what was played", () => {
    const choices = [best, worth("buy bank", 2), worth("buy school", 4), worth("coin", 8)];
    expect(moves(toldOf({ choices, move: "coin" }))).toEqual(["buy zoo", "buy bank", "coin"]);
    expect(moves(toldOf({ choices, move: "buy bank" }))).toEqual(["buy zoo", "buy bank", "buy school"]);
  });
  test("name a card once, unless its payment was the choice", () => {
    const choices = [best, worth("buy zoo with blue", 1), worth("coin", 8)];
    expect(moves(toldOf({ choices, move: "coin" }))).toEqual(["buy zoo", "coin"]);
    expect(moves(toldOf({ choices, move: "buy zoo with blue" }))).toEqual([
      "buy zoo",
      "buy zoo with blue",
      "coin",
    ]);
  });
});

test("chances of all players, in percent, add up to a hundred", () => {
  expect(inBalancedPoints([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(inBalancedPoints([0.505, 0.495])).toEqual([51, 49]);
  expect(inBalancedPoints([1, 0])).toEqual([100, 0]);
  expect(inBalancedPoints([0.2071, 0.1845, 0.2156, 0.2069, 0.1859])).toEqual([21, 18, 21, 21, 19]);
});

test("luck of all players, in points, adds up to nothing", () => {
  expect(inBalancedPoints([0.124, -0.062, -0.062])).toEqual([12, -6, -6]);
  expect(inBalancedPoints([0.116, -0.058, -0.058])).toEqual([12, -6, -6]);
  expect(inBalancedPoints([0.014, -0.004, -0.005, -0.005])).toEqual([1, 0, 0, -1]);
  expect(inBalancedPoints([-0, 0])).toEqual([0, 0]);
});
