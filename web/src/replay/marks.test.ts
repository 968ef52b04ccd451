import { describe, expect, test } from "vitest";
import { decision } from "../../testing/decisions";
import { decisionAfter, marksOf, nextMark } from "./marks";

/** The second move was taken back once, and has a forced one behind it. */
const reached = [0, 1, 1, 1, 3, 4, 5];
const fine = decision({ number: 1, move: "buy zoo" });
const costly = decision({ number: 2 });
const late = decision({ number: 5 });
const decisions = [fine, costly, late];

describe("marks of a replay", () => {
  const marks = marksOf(decisions, reached);
  test("stand where something costly was decided", () => {
    expect(marks).toEqual([
      { step: 3, decision: costly, grade: "mistake" },
      { step: 5, decision: late, grade: "mistake" },
    ]);
  });
  test("are found one after the other", () => {
    expect(nextMark(marks, 0, 1)).toBe(3);
    expect(nextMark(marks, 3, 1)).toBe(5);
    expect(nextMark(marks, 5, 1)).toBeUndefined();
    expect(nextMark(marks, 5, -1)).toBe(3);
    expect(nextMark(marks, 3, -1)).toBeUndefined();
  });
});

test("a step shows what is decided next, if it stays", () => {
  const shown = reached.map((_, step) => decisionAfter(step, decisions, reached)?.number ?? null);
  expect(shown).toEqual([1, null, null, 2, null, 5, null]);
});
