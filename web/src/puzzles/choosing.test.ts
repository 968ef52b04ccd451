import { describe, expect, test } from "vitest";
import { puzzle } from "../../testing/puzzles";
import { fits, nextOf, type Standing, type Wish } from "./choosing";

const ANY: Wish = { theme: "any", players: "any", kind: "any" };
const standing = (solved: string[] = [], missed: string[] = [], rating = 1000): Standing => ({
  rating,
  solved: new Set(solved),
  missed: new Set(missed),
});

describe("a wish", () => {
  const one = puzzle("a", { theme: "pile", players: 4, specials: "expert" });
  test.each<[Partial<Wish>, boolean]>([
    [{}, true],
    [{ theme: "pile" }, true],
    [{ theme: "special" }, false],
    [{ players: "more" }, true],
    [{ players: "two" }, false],
    [{ kind: "expert" }, true],
    [{ kind: "family" }, false],
    [{ kind: "grozilla" }, false],
    [{ theme: "pile", players: "two" }, false],
  ])("%j", (wish, fitting) => {
    expect(fits(one, { ...ANY, ...wish })).toBe(fitting);
  });
  test("for a set is one for games without monsters", () => {
    const monsters = puzzle("a", { specials: "expert", grozilla: true });
    expect(fits(monsters, { ...ANY, kind: "expert" })).toBe(false);
    expect(fits(monsters, { ...ANY, kind: "grozilla" })).toBe(true);
  });
});

describe("the next puzzle", () => {
  const all = Array.from({ length: 20 }, (_, i) => puzzle(`p${i}`, { difficulty: i / 20 }));
  const drawn = (now: Standing, puzzles = all, last: string | null = null) =>
    new Set([0, 0.21, 0.41, 0.61, 0.99].map((lot) => nextOf(puzzles, ANY, now, lot, last)?.id));

  test("is about as hard as one is good, by lot among a few", () => {
    expect(drawn(standing([], [], 2000))).toEqual(new Set(["p19", "p18", "p17", "p16", "p15"]));
    expect(drawn(standing([], [], 400))).toEqual(new Set(["p0", "p1", "p2", "p3", "p4"]));
  });
  test("is a new one as long as there are any, then one that was missed, then any", () => {
    const three = [puzzle("a"), puzzle("b"), puzzle("c")];
    expect(drawn(standing(["a"], ["b"]), three)).toEqual(new Set(["c"]));
    expect(drawn(standing(["a", "c"], ["b"]), three)).toEqual(new Set(["b"]));
    expect(drawn(standing(["a", "b", "c"]), three)).toEqual(new Set(["a", "b", "c"]));
  });
  test("is of the family game at first, as long as there are any, unless something else is wished for", () => {
    const plain = puzzle("f", { difficulty: 0.9 });
    const expert = puzzle("e", { specials: "expert" });
    expect(drawn(standing(), [expert, plain])).toEqual(new Set(["f"]));
    expect(drawn(standing(["f"]), [expert, plain])).toEqual(new Set(["e"]));
    expect(nextOf([expert, plain], { ...ANY, kind: "expert" }, standing(), 0)?.id).toBe("e");
    const ten = Array.from({ length: 10 }, (_, i) => `x${i}`);
    expect(nextOf([expert, plain], ANY, standing(ten), 0, null)?.id).toBe("e");
  });
  test("is never the one that was just there, unless it is the only one", () => {
    expect(drawn(standing([], ["a"]), [puzzle("a"), puzzle("b")], "b")).toEqual(new Set(["a"]));
    expect(drawn(standing(), [puzzle("a")], "a")).toEqual(new Set(["a"]));
  });
  test("does not exist if nothing is like that", () => {
    expect(nextOf(all, { ...ANY, theme: "tokens" }, standing(), 0.5)).toBeNull();
  });
});
