import { describe, expect, test } from "vitest";
import { breakable, cardOf, cards, coloursOf, DECK_PRICES, isSpecial, paintOf, PRICES } from "./cards";

describe("a card", () => {
  test("is known by its id", () => {
    expect(cardOf("house")).toMatchObject({ kind: "dwelling", colours: ["green"], deck: 0 });
    expect(cardOf("grozilla").kind).toBe("monster");
    expect(cardOf("happy_market").kind).toBe("market");
  });
  test("that is unknown here is a building without anything", () => {
    expect(cardOf("of_tomorrow")).toMatchObject({
      id: "of_tomorrow",
      kind: "building",
      cost: 0,
      effect: null,
    });
  });
  test("is special if it is one of the two kinds", () => {
    expect(isSpecial(cardOf("louvre"))).toBe(true);
    expect(isSpecial(cardOf("zoo"))).toBe(false);
  });
  test("is painted by its colour, a Happy Market by its face", () => {
    expect(paintOf(cardOf("house"))).toBe("green");
    expect(paintOf(cardOf("happy_market"))).toBe("white");
    expect(paintOf(cardOf("happy_market"), "blue")).toBe("blue");
    expect(paintOf(cardOf("louvre"))).toBe("expert");
    expect(paintOf(cards.find((card) => card.kind === "multicoloured")!)).toBe("multi");
    expect(coloursOf(cardOf("happy_market"), null)).toEqual(["white"]);
  });
});

test("the decks are four, and the prices go from nothing to nine", () => {
  expect(DECK_PRICES).toEqual({ 1: "1–3", 2: "4–5", 3: "6–9", 4: "0–9" });
  expect(PRICES).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("the prices on the backs of the decks are those of their cards", () => {
  for (const deck of [1, 2, 3, 4]) {
    const costs = cards
      .filter((card) => card.deck === deck && card.kind !== "monster")
      .map((card) => card.cost);
    expect(DECK_PRICES[deck]).toBe(`${Math.min(...costs)}–${Math.max(...costs)}`);
  }
});

test.each([
  ["Scherzartikelladen", "Scherzartikel|laden"],
  ["Schokoladenfabrik", "Schokoladen|fabrik"],
  ["Drachenparkplatz", "Drachenpark|platz"],
  ["Port morski", "Port morski"],
  ["Park", "Park"],
])("%s may be broken before its last part", (name, parts) => {
  expect(breakable(name)).toBe(parts.replace("|", "\u00AD"));
});
