import { beforeEach, describe, expect, test, vi } from "vitest";
import { puzzle } from "../../testing/puzzles";
import { Progress } from "./progress.svelte";

beforeEach(() => localStorage.clear());

describe("what is remembered of puzzles", () => {
  test("begins with nothing", () => {
    const { rating, answered, streak, wish } = new Progress();
    expect([rating, answered, streak]).toEqual([1000, 0, 0]);
    expect(wish).toEqual({ theme: "any", players: "any", kind: "any" });
  });
  test("is found again, also by another tab", () => {
    const [one, other] = [new Progress(), new Progress()];
    one.answer(puzzle("a"), true);
    other.answer(puzzle("b"), false);
    const again = new Progress();
    expect([...again.solved]).toEqual(["a"]);
    expect([...again.missed]).toEqual(["b"]);
    expect(again.answered).toBe(2);
    again.wishFor({ theme: "pile" });
    expect(new Progress().wish).toEqual({ theme: "pile", players: "any", kind: "any" });
  });
  test("is not written back as it was when another tab has gone on", () => {
    const [one, other] = [new Progress(), new Progress()];
    other.answer(puzzle("a"), true);
    one.wishFor({ theme: "pile" });
    const { rating, solved, wish } = new Progress();
    expect([rating, [...solved], wish.theme]).toEqual([other.rating, ["a"], "pile"]);
  });
  test("is heard of when another tab writes it, or deletes everything", () => {
    const [one, other] = [new Progress(), new Progress()];
    other.answer(puzzle("a"), true);
    one.hear({ key: "something else" });
    expect(one.answered).toBe(0);
    one.hear({ key: "happycity-puzzles" });
    expect([one.answered, one.rating]).toEqual([1, other.rating]);
    localStorage.clear();
    one.hear({ key: null });
    expect(one.answered).toBe(0);
  });
  test("stays with the page where a browser has no room", () => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
    const progress = new Progress();
    progress.answer(puzzle("a"), true);
    progress.wishFor({ theme: "pile" });
    progress.wishFor({ players: "two" });
    expect([progress.answered, progress.wish]).toEqual([1, { theme: "pile", players: "two", kind: "any" }]);
  });
  test.each(["nonsense", "[]", "null", '{"rating":"x","solved":3,"missed":[1],"theme":"cats"}'])(
    "is as in the beginning if it cannot be: %s",
    (text) => {
      localStorage.setItem("happycity-puzzles", text);
      const { rating, solved, missed, wish } = new Progress();
      expect([rating, solved.size, missed.size, wish.theme]).toEqual([1000, 0, 0, "any"]);
    },
  );
});

describe("an answer", () => {
  test("moves the rating the first time, and never again", () => {
    const progress = new Progress();
    const change = progress.answer(puzzle("a"), false);
    expect(change).toEqual({ before: 1000, after: progress.rating });
    expect(progress.rating).toBeLessThan(1000);
    const { rating } = progress;
    expect(progress.answer(puzzle("a"), true)).toBeNull();
    expect(progress.rating).toBe(rating);
    expect([...progress.solved]).toEqual(["a"]);
    expect(progress.missed.size).toBe(0);
  });
  test("that is wrong later does not unsolve it", () => {
    const progress = new Progress();
    progress.answer(puzzle("a"), true);
    expect(progress.answer(puzzle("a"), false)).toBeNull();
    expect([...progress.solved]).toEqual(["a"]);
    expect(progress.streak).toBe(1);
  });
  test("makes a streak, or ends it", () => {
    const progress = new Progress();
    for (const id of ["a", "b"]) progress.answer(puzzle(id), true);
    expect(progress.streak).toBe(2);
    progress.answer(puzzle("c"), false);
    expect(progress.streak).toBe(0);
  });
});
