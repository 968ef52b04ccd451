import { beforeAll, describe, expect, test } from "vitest";
import { cardOf, cards } from "../texts/cards";
import { speak } from "../texts/texts.svelte";
import {
  addressOf,
  groupsOf,
  KINDS,
  loadNames,
  namesOf,
  NO_WISH,
  setOf,
  shownCards,
  wishesOf,
  type Wishes,
} from "./gallery.svelte";

beforeAll(() => speak("en"));

const found = (wish: Partial<Wishes>) => shownCards({ ...NO_WISH, ...wish });
const ids = (wish: Partial<Wishes>) => found(wish).map((card) => card.id);

describe("wishes", () => {
  test("stand in the address and are read from it", () => {
    const wishes = { ...NO_WISH, colour: "blue", q: "big park" };
    const address = addressOf(wishes, "zoo");
    expect(address).toBe("/learn/cards?q=big+park&colour=blue&card=zoo");
    expect(wishesOf(new URLSearchParams(address.split("?")[1]))).toEqual(wishes);
    expect(addressOf(NO_WISH, null)).toBe("/learn/cards");
  });
  test("that are none show every card", () => {
    expect(found({})).toHaveLength(cards.length);
  });
});

describe("the cards that are shown", () => {
  test("have the colour; a Happy Market may have any", () => {
    const blue = found({ colour: "blue" });
    expect(blue.every((card) => card.colours.includes("blue") || card.kind === "market")).toBe(true);
    expect(blue.some((card) => card.kind === "market")).toBe(true);
    expect(blue.length).toBeLessThan(cards.length);
  });
  test("are of the kind, the deck, the price, the set", () => {
    expect(found({ kind: "dwelling" }).map((card) => card.id)).toEqual([
      "house",
      "apartment_block",
      "luxury_residence",
    ]);
    expect(found({ deck: "2" }).every((card) => card.deck === 2)).toBe(true);
    expect(found({ deck: "4" }).some((card) => card.kind === "monster")).toBe(true);
    expect(found({ price: "5" }).every((card) => card.cost === 5)).toBe(true);
    expect(found({ price: "0" }).some((card) => card.kind === "expert")).toBe(false);
    expect(found({ set: "grozilla" }).every((card) => ["multicoloured", "monster"].includes(card.kind))).toBe(
      true,
    );
  });
  test("are uncertain where one asks for those", () => {
    expect(found({ uncertain: "1" }).every((card) => card.reconstruction.length > 0)).toBe(true);
  });
  test("have every word that one looks for, in name or effect, however it is typed", () => {
    expect(ids({ q: "ZOO" })).toContain("zoo");
    expect(ids({ q: "zoo nothing-like-this" })).toEqual([]);
    expect(ids({ q: "neighbour" }).length).toBeGreaterThan(1);
    expect(ids({ q: "  " })).toHaveLength(cards.length);
  });
  test("are found in every language once the names are here", async () => {
    expect(ids({ q: "Gratte-ciel" })).toEqual([]);
    await loadNames();
    const [, french] = namesOf("school");
    expect(french?.[0]).toBe("fr");
    expect(ids({ q: french?.[1] ?? "?" })).toContain("school");
    expect(namesOf("no_such_card").every(([, name]) => name === "")).toBe(true);
  });
  test("are sorted as one wishes", () => {
    const costs = found({ sort: "cost" }).map((card) => card.cost);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    const hearts = found({ sort: "hearts" }).map((card) => card.hearts);
    expect(hearts).toEqual([...hearts].sort((a, b) => b - a));
    expect(ids({ sort: "name", kind: "dwelling" })).toEqual(["apartment_block", "house", "luxury_residence"]);
    expect(ids({ sort: "box" })).toEqual(ids({}));
  });
});

test("in the order of the box cards stand in groups, in any other they are mixed", () => {
  expect(groupsOf(found({}), "").map((group) => group.id)).toEqual([...KINDS]);
  expect(groupsOf(found({ kind: "market" }), "box").map((group) => group.id)).toEqual(["market"]);
  expect(groupsOf(found({}), "cost").map((group) => group.id)).toEqual(["all"]);
  expect(groupsOf([], "cost")).toEqual([]);
});

test("every card belongs to a set", () => {
  expect(setOf(cardOf("zoo"))).toBe("base");
  expect(setOf(cardOf("grozilla"))).toBe("grozilla");
  expect(setOf(cardOf("louvre"))).toBe("expert");
});
