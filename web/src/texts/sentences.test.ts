import { beforeAll, describe, expect, test } from "vitest";
import type { CardRefusal } from "../protocol";
import { cardOf, cards } from "./cards";
import {
  cardSentence,
  countsText,
  effectText,
  inSentences,
  kindText,
  moveText,
  refusalText,
  shortRefusal,
  symbolsText,
  wordsOf,
} from "./sentences";
import { speak } from "./texts.svelte";

beforeAll(() => speak("en"));

const NAMES = ["Ada", "Ben"];

describe("a card in words", () => {
  test("what is printed on it", () => {
    expect(symbolsText({ income: 1, hearts: 0, inhabitants: 2 })).toBe("1 income and 2 inhabitants");
    expect(symbolsText({ income: 0, hearts: 0, inhabitants: 0 })).toBe("");
  });
  test("what it does", () => {
    expect(effectText(cardOf("zoo"))).toBe("");
    for (const card of cards.filter((one) => one.effect)) expect(effectText(card), card.id).toBeTruthy();
    expect(effectText({ ...cardOf("grozilla"), effect: null, income: 0, hearts: -2, inhabitants: 0 })).toBe(
      "Takes 2 hearts away from your city.",
    );
  });
  test("its kind", () => {
    expect(kindText(cardOf("house"))).toBe("dwelling");
    expect(kindText(cardOf("louvre"))).toBe("special building");
    expect(kindText(cardOf("zoo"))).not.toBe("");
    expect(kindText(cards.find((card) => card.kind === "multicoloured")!)).toBe("multicoloured building");
  });
  test("in one sentence, without doubled full stops", () => {
    const sentence = cardSentence("louvre", { price: 0, extra: "Yours." });
    expect(sentence).toMatch(/^Louvre, special building, price 0\. /);
    expect(sentence).toMatch(/Yours$/);
    expect(sentence).not.toContain("..");
  });
  test("are joined as their language joins them", async () => {
    expect(inSentences(["Zoo", "", "2 left."])).toBe("Zoo. 2 left");
    await speak("zh-Hant");
    expect(inSentences(["動物園", "剩 2。"])).toBe("動物園。剩 2");
    await speak("en");
  });
  test("in one sentence, with the stops of its language", async () => {
    await speak("zh-Hant");
    const sentence = cardSentence("louvre", { price: 0, extra: "是你的。" });
    expect(sentence).toMatch(/^羅浮宮、特殊建築物、價格 0。/);
    expect(sentence).toMatch(/。是你的$/);
    await speak("en");
  });
  test("that pays no more for a tie than for losing says nothing of ties", () => {
    expect(effectText(cardOf("mayan_pyramid"))).toMatch(/^3 hearts if you alone .*, otherwise 1\.$/);
    expect(effectText(cardOf("burger_shop"))).toContain("if you share the lead");
  });
});

describe("a move", () => {
  test("is cut into its words", () => {
    expect(wordsOf("buy zoo with blue,green")).toEqual({
      word: "buy",
      what: "zoo",
      tokens: ["blue", "green"],
    });
    expect(wordsOf("coin")).toEqual({ word: "coin", what: "", tokens: [] });
  });
  test.each([
    ["buy zoo", 7, "Buy Zoo for 7 coins"],
    ["buy zoo", null, "Buy Zoo"],
    ["draw 2", null, "Reveal a card from deck 4\u{2060}–\u{2060}5"],
    ["market blue", null, "Choose the blue Happy Market"],
    ["give 1", null, "Give to Ben"],
    ["copy 4", null, "Copy seat 4’s special building"],
    ["buy zoo with blue,blue,green", 7, "Buy Zoo for 7 coins, with Stop-Zilla tokens: 2 × blue, 1 × green"],
  ])("%s as a label", (move, price, label) => {
    expect(moveText(move, NAMES, price)).toBe(label);
  });
});

describe("a no", () => {
  test("in a word or two, and as a sentence", () => {
    const poor: CardRefusal = {
      card: "zoo",
      code: "too-poor",
      facts: { card: "zoo", price: 7, coins: 5, tokens: [] },
    };
    expect(shortRefusal(poor)).toMatch(/2/);
    expect(refusalText(poor)).toBe(
      "Zoo costs 7 coins and you have 5 coins: take the coin, or buy something cheaper.",
    );
  });
  test("says what a condition is", () => {
    const unmet: CardRefusal = {
      card: "maze",
      code: "condition-unmet",
      facts: { card: "maze", condition: { blue: 2, green: 1 } },
    };
    expect(refusalText(unmet)).toBe(
      "Maze needs 2 × blue, 1 × green in your city: take another special building, or decline.",
    );
  });
  test("that has no short word has none", () => {
    expect(shortRefusal({ card: "zoo", code: "stale", facts: {} })).toBe("");
  });
});

test("how many of each colour", () => {
  expect(countsText({ blue: 2, green: 1 })).toBe("2 × blue, 1 × green");
  expect(countsText({})).toBe("");
});
