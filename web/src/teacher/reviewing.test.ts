import { afterEach, describe, expect, test, vi } from "vitest";
import { decision, worth } from "../../testing/decisions";
import type { Decision, Looking } from "../api/teacher";
import { Reviewing } from "./reviewing.svelte";

const asked = vi.hoisted(
  () =>
    [] as {
      depth: string;
      heard: (l: Looking) => void;
      signal: AbortSignal;
      end: (d: Decision[]) => void;
      fail: (e: unknown) => void;
    }[],
);
const deep = vi.hoisted(() => ({ known: false }));
vi.mock("../api/teacher", () => ({
  hasDeepReview: () => Promise.resolve(deep.known),
  review: (_: unknown, depth: string, heard: (looking: Looking) => void, signal: AbortSignal) =>
    new Promise((end, fail) => asked.push({ depth, heard, signal, end, fail })),
}));
afterEach(() => asked.splice(0));

const found = [decision({ number: 1 }), decision({ number: 5 })];

describe("a review", () => {
  test("tells how far it is, and what it has found so far", async () => {
    const reviewing = new Reviewing({});
    const done = reviewing.look("quick");
    asked[0]?.heard({ done: 3, of: 9, decisions: found.slice(0, 1) });
    expect(reviewing.looking).toEqual({ depth: "quick", done: 3, of: 9 });
    expect(reviewing.decisions).toHaveLength(1);
    expect(reviewing.depth).toBeNull();
    asked[0]?.end(found);
    await done;
    expect([reviewing.looking, reviewing.depth, reviewing.decisions]).toEqual([null, "quick", found]);
  });
  test.each([
    [false, "quick"],
    [true, "deep"],
  ])("begins as deep as it was known before", async (known, depth) => {
    deep.known = known;
    void new Reviewing({}).begin();
    await vi.waitFor(() => expect(asked.map((one) => one.depth)).toEqual([depth]));
  });
  test("is had once", async () => {
    const reviewing = new Reviewing({});
    reviewing.depth = "quick";
    await reviewing.look("quick");
    expect(asked).toHaveLength(0);
  });
  test("keeps what it knows while it looks deeper, and when that is stopped", () => {
    const reviewing = new Reviewing({});
    [reviewing.depth, reviewing.decisions] = ["quick", found];
    void reviewing.look("deep");
    asked[0]?.heard({ done: 1, of: 9, decisions: [] });
    expect(reviewing.decisions).toEqual(found);
    reviewing.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.heard({ done: 2, of: 9, decisions: [] });
    expect([reviewing.looking, reviewing.depth, reviewing.decisions]).toEqual([null, "quick", found]);
  });
  test("tells of how many decisions a deeper look says something else", async () => {
    const reviewing = new Reviewing({});
    [reviewing.depth, reviewing.decisions] = ["quick", found];
    const done = reviewing.look("deep");
    const other = decision({ number: 5, choices: [worth("coin", 0), worth("buy zoo", 1)] });
    asked[0]?.end([found[0] ?? other, other]);
    await done;
    expect([reviewing.changed, reviewing.depth]).toEqual([1, "deep"]);
  });
  test("that failed can be tried once more", async () => {
    const reviewing = new Reviewing({});
    const done = reviewing.look("quick");
    asked[0]?.fail(new Error("no weights"));
    await done;
    expect(reviewing.trouble).toBeInstanceOf(Error);
    void reviewing.look("quick");
    expect(reviewing.trouble).toBeNull();
    expect(asked).toHaveLength(2);
  });
});
