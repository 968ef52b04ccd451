import { describe, expect, test } from "vitest";
import { decision } from "../../testing/decisions";
import { bot, person, tableInfo } from "../../testing/samples";
import type { Story } from "../protocol";
import { speak } from "../texts/texts.svelte";
import { playersOf } from "./ending";
import { eachText, restText, smallPoints, sumText, toldAbout } from "./sums";

await speak("en");

const seats = [person(0, "Ada"), person(1, "Ben"), bot(2, "resident")];
const info = tableInfo({ seats });
const [ada, ben] = playersOf(info, "ada");
if (!ada || !ben) throw new Error("nobody is here");

const LUCK = [0.121, -0.053, -0.068];

describe("the sum of a game", () => {
  const decisions = [decision({ seat: 0, cost: 0.06 }), decision({ seat: 0, cost: 0.03 })];
  test("says in one sentence what cards and choices did", () => {
    expect(sumText(ada, LUCK, decisions)).toBe("The cards gave you +12, your choices took 9.");
    expect(sumText(ben, LUCK, decisions)).toBe("Ben: the cards took 5, the choices took nothing.");
    expect(sumText(ada, [0.002, -0.001, -0.001], [])).toBe(
      "The cards neither gave you anything nor took it, your choices took nothing.",
    );
  });
  test("is the sum of what is listed and of what is too small for that", () => {
    const listed = [0.316, 0.116].map((cost) => decision({ seat: 0, cost, grade: "blunder" }));
    const small = [0.009, 0.008].map((cost) => decision({ seat: 0, cost, grade: "fine" }));
    expect(sumText(ada, LUCK, listed)).toContain("your choices took 44."); // 32 and 12
    expect(sumText(ada, LUCK, [...listed, ...small])).toContain("your choices took 46.");
    expect(smallPoints([...listed, ...small], 0)).toBe(2);
  });
  test("says what is left, so that everything adds up from the first chance to the result", () => {
    const chances = [
      [0.336, 0.332, 0.332],
      [0, 1, 0],
    ];
    const story = { chances, luck: LUCK } as unknown as Story;
    const lost = [decision({ seat: 0, cost: 1.13, grade: "blunder" })];
    // 34 + 12 − 113 + 67 = 0, 33 − 5 − 0 + 72 = 100
    expect(restText(ada, story, lost)).toBe(
      "From 34 at the start to 0 at the end: what the others chose, and all the rest, gave +67.",
    );
    expect(restText(ben, story, lost)).toContain("gave +72.");
    expect(restText(ada, story, [])).toContain("took 46.");
  });
  test("speaks of the cards alone as long as not all choices are known", () => {
    expect(sumText(ada, LUCK, null)).toBe("The cards gave you +12.");
  });
  test("has no number for a single decision below ten of them", () => {
    const nine = Array.from({ length: 9 }, () => decision({ cost: 0.01 }));
    expect(eachText(ada, nine)).toBe("");
    expect(eachText(ada, [...nine, decision({ cost: 0.04 }), decision({ seat: 1 })])).toBe(
      "1.3 per decision, in 10 real decisions.",
    );
  });
});

describe("it is told about", () => {
  const names = (me: string | null, of = info) => toldAbout(playersOf(of, me)).map((one) => one.name);
  test("the reader, or about every person", () => {
    expect(names("ada")).toEqual(["Ada"]);
    expect(names(null)).toEqual(["Ada", "Ben"]);
    expect(names("x", tableInfo({ seats: [person(0, "Ada", "x"), person(1, "Ben", "x")] }))).toEqual([
      "Ada",
      "Ben",
    ]);
  });
  test("bots where there is nobody else", () => {
    expect(names(null, tableInfo({ seats: [bot(0, "mayor"), bot(1, "mayor")] }))).toHaveLength(2);
  });
});
