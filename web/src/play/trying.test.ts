import { describe, expect, test } from "vitest";
import { decision, worth } from "../../testing/decisions";
import { step } from "../../testing/samples";
import { answeredIn, hasGoneOn, isAtBeginning, playedIn, triedIn, verdictOf } from "./trying";

const own = (seq: number, move: string) => ({
  ...step(seq, 0, []),
  kind: "move" as const,
  move,
  moves: [move],
});

describe("what is tried", () => {
  test("is the first move of one's own", () => {
    const others = { ...own(1, "keep"), seat: 1 };
    const byBot = { ...own(2, "keep"), by_bot: true };
    expect(triedIn([others, byBot], 0)).toBeNull();
    expect(triedIn([others, byBot, own(3, "coin"), own(4, "buy zoo")], 0)).toBe("coin");
  });
  test("is what comes after something was taken back", () => {
    const undo = { ...step(3, 0, []), kind: "undo" as const, undoes: [1, 2] };
    const steps = [own(1, "coin"), { ...own(2, "keep"), seat: 1 }, undo];
    expect(triedIn(steps, 0)).toBeNull();
    expect(triedIn([...steps, own(4, "buy zoo")], 0)).toBe("buy zoo");
  });
  test("is past once the turn was ended or somebody else has played", () => {
    const end = { ...step(2, 0, []), kind: "end" as const };
    expect(hasGoneOn([{ ...own(1, "keep"), seat: 1 }], 0)).toBe(false);
    expect(hasGoneOn([own(1, "draw 2"), own(2, "coin")], 0)).toBe(false);
    expect(hasGoneOn([own(1, "coin"), end], 0)).toBe(true);
    expect(hasGoneOn([own(1, "coin"), { ...own(2, "keep"), seat: 1, by_bot: true }], 0)).toBe(true);
    const undo = { ...step(3, 0, []), kind: "undo" as const, undoes: [1, 2] };
    expect(hasGoneOn([own(1, "coin"), end, undo], 0)).toBe(false);
  });
  test("is not there while everything was taken back", () => {
    const undo = { ...step(3, 0, []), kind: "undo" as const, undoes: [1, 2] };
    const steps = [own(1, "coin"), { ...own(2, "keep"), seat: 1, by_bot: true }];
    expect(isAtBeginning([])).toBe(true);
    expect(isAtBeginning(steps)).toBe(false);
    expect(isAtBeginning([...steps, undo])).toBe(true);
  });
  test("is the answer to a puzzle once and for all", () => {
    const undo = { ...step(2, 0, []), kind: "undo" as const, undoes: [1] };
    expect(answeredIn([], 0)).toBeNull();
    expect(answeredIn([own(1, "coin"), undo, own(3, "buy zoo")], 0)).toBe("coin");
  });
  test("replaces a move of the record", () => {
    const practice = {
      record: { moves: ["keep", "coin"] },
      number: 2,
      puzzle: null,
      seat: 0,
      level: "mayor",
    };
    expect(playedIn(practice)).toBe("coin");
  });
});

describe("a try", () => {
  const choices = [worth("buy zoo", 0), worth("buy bank", 3, true), worth("buy school", 4), worth("coin", 8)];
  const played = decision({ choices, move: "coin" });
  const tried = (move: string) => verdictOf(decision({ choices, move }), played);
  test.each(["buy zoo", "buy bank"])("inside the error bar counts as best: %s", (move) => {
    expect(tried(move)).toEqual({ found: "best" });
  });
  test("can be better than in the game, or not yet", () => {
    expect(tried("buy school")).toEqual({ found: "better", points: 4 });
    expect(tried("coin")).toEqual({ found: "not-yet", points: 8 });
  });
  test("is not better by less than a point", () => {
    const alike = [worth("buy zoo", 0), worth("keep", 7.8), worth("coin", 8)];
    expect(verdictOf(decision({ choices: alike, move: "keep" }), played)).toEqual({
      found: "not-yet",
      points: 8,
    });
  });
});
