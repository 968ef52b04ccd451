import { beforeAll, describe, expect, test } from "vitest";
import type { Ground } from "../protocol";
import { speak } from "../texts/texts.svelte";
import { becauseText, choiceText, drawingOf, equalText, percent } from "./words";

beforeAll(() => speak("en"));

const names = ["Ada", "Ben"];

test.each([
  ["buy zoo", "Zoo"],
  ["discard zoo", "Discard Zoo"],
  ["coin", "A coin"],
  ["keep", "Keep all"],
  ["draw 2", "Deck 4\u{2060}–\u{2060}5"],
  ["give 1", "Ben"],
  ["destroy 3", "Place 3"],
])("%s is told in a word or two", (move, said) => expect(choiceText(move, names)).toBe(said));

test("numbers are whole", () => {
  expect(percent(0.567)).toBe("57%");
});

test("where chances are written otherwise, what is equal says how sure that is", () => {
  expect(equalText(0.05, 0.062)).toBe("about as good (± 6)");
  expect(equalText(0.002, 0.062)).toBe("about as good");
  expect(equalText(0.05)).toBe("about as good");
});

test("a move is drawn by what it is about", () => {
  expect(drawingOf("take maze")).toEqual({ drawn: "card", id: "maze" });
  expect(drawingOf("market blue")).toEqual({ drawn: "card", id: "happy_market", face: "blue" });
  expect(drawingOf("coin")).toEqual({ drawn: "coin" });
  expect(drawingOf("keep").drawn).toBe("sign");
});

describe("why a choice is good", () => {
  test("is said in the words of the table", () => {
    const grounds: Ground[] = [
      { code: "completes", facts: { special: "maze" } },
      { code: "denies", facts: { card: "zoo", to: 1 } },
    ];
    expect(becauseText(grounds, names)).toBe("It completes Maze. Otherwise Ben could buy Zoo.");
    expect(becauseText(grounds, names, 1)).toBe("It completes Maze. Otherwise you could buy Zoo.");
    expect(becauseText([{ code: "deck", facts: { deck: 2, payable: 3, cards: 9 } }], names)).toBe(
      "3 of the 9 cards in deck 4\u{2060}–\u{2060}5 can be paid for.",
    );
  });
  test("knows that one is not many", () => {
    expect(becauseText([{ code: "points", facts: { before: 0, after: 1 } }], names)).toBe("0 → 1 point.");
    expect(becauseText([{ code: "deck-all", facts: { deck: 2, cards: 1 } }], names)).toBe(
      "The last card in deck 4\u{2060}–\u{2060}5 can be paid for.",
    );
  });
  test("is not said if this page is older than the teacher", () => {
    expect(becauseText([{ code: "moon", facts: {} }], names)).toBe("");
  });
});
