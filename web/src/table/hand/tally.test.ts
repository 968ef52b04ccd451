import { expect, test } from "vitest";
import { city } from "../../../testing/samples";
import { tallyOf } from "./tally";

test("cards are counted by colour, a Happy Market by its face", () => {
  expect(tallyOf(city(0, { cards: ["happy_market", "house"], market: "blue" }))).toEqual({
    blue: 1,
    green: 1,
  });
  expect(tallyOf(city(0, { cards: ["happy_market"], market: "white" }))).toEqual({ white: 1 });
});

test("a destroyed card shows none", () => {
  const struck = city(0, {
    cards: ["happy_market", "house", "apartment_block"],
    destroyed: { "2": "grozilla" },
  });
  expect(tallyOf(struck)).toEqual({ white: 1, green: 1 });
});
