import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearShelf, keepReview, keptReview } from "./shelf";
import type { Decision } from "./teaching/messages";

const found = (number: number): Decision[] => [
  { number, round: 1, seat: 0, move: "coin", cost: 0, grade: "fine", choices: [], grounds: [] },
];

/** As a browser's, as far as it is used: what was put in first comes first. */
class FakeCache {
  readonly kept = new Map<string, string>();
  match = async (name: string) => {
    const text = this.kept.get(name);
    return text === undefined ? undefined : new Response(text);
  };
  put = async (name: string, response: Response) => void this.kept.set(name, await response.text());
  keys = () => Promise.resolve([...this.kept.keys()]);
  delete = (name: string) => Promise.resolve(this.kept.delete(name));
}

let shelves: Map<string, FakeCache>;
beforeEach(() => {
  shelves = new Map();
  vi.stubGlobal("caches", {
    open: (name: string) => {
      const shelf = shelves.get(name) ?? new FakeCache();
      shelves.set(name, shelf);
      return Promise.resolve(shelf);
    },
    delete: (name: string) => Promise.resolve(shelves.delete(name)),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a review", () => {
  test("is found again, for its record and depth", async () => {
    await keepReview({ moves: ["coin"] }, "quick", found(1));
    expect(await keptReview({ moves: ["coin"] }, "quick")).toEqual(found(1));
    expect(await keptReview({ moves: ["coin"] }, "deep")).toBeNull();
    expect(await keptReview({ moves: ["keep"] }, "quick")).toBeNull();
  });
  test("makes room for newer ones", async () => {
    for (let n = 0; n < 62; n++) await keepReview({ n }, "quick", found(n));
    expect(await keptReview({ n: 1 }, "quick")).toBeNull();
    expect(await keptReview({ n: 2 }, "quick")).toEqual(found(2));
    expect(await keptReview({ n: 61 }, "quick")).toEqual(found(61));
  });
  test("goes with the data of whoever deletes it", async () => {
    await keepReview({}, "quick", found(1));
    await clearShelf();
    expect(await keptReview({}, "quick")).toBeNull();
  });
  test("is not kept where nothing can be, and nobody is troubled", async () => {
    vi.stubGlobal("caches", {
      open: () => Promise.reject(new Error("private")),
      delete: () => Promise.reject(),
    });
    await keepReview({}, "quick", found(1));
    expect(await keptReview({}, "quick")).toBeNull();
    await clearShelf();
    vi.unstubAllGlobals();
    expect(await keptReview({}, "quick")).toBeNull();
  });
  test("that does not fit any more is worked out again", async () => {
    await keepReview({}, "quick", found(1));
    const [shelf] = shelves.values();
    shelf!.put = () => Promise.reject(new Error("no room"));
    await keepReview({ other: 1 }, "quick", found(2));
    expect(await keptReview({ other: 1 }, "quick")).toBeNull();
  });
});
