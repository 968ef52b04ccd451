import { expect, test } from "vitest";
import { isCard } from "../texts/cards";
import {
  addressOf,
  chosenOf,
  kindOf,
  LAST_PURSE,
  numbers,
  ordered,
  PLAYERS,
  SPECIALS,
  turned,
  type CardNumbers,
  type Chosen,
} from "./numbers";

const KINDS: Chosen[] = PLAYERS.flatMap((players) =>
  SPECIALS.flatMap((specials) => [false, true].map((grozilla) => ({ players, specials, grozilla }))),
);

test("the shipped file tells of every kind of game, of cards that there are, in shares", async () => {
  const all = await numbers();
  expect(all.command).toMatch(/^happycity stats --games \d+$/);
  for (const chosen of KINDS) {
    const kind = kindOf(all, chosen)!;
    expect(kind.seats).toHaveLength(chosen.players);
    expect(kind.seats.reduce((sum, [share]) => sum + share, 0)).toBeCloseTo(1, 2);
    for (const purses of [kind.coin.early, kind.coin.later]) expect(purses).toHaveLength(LAST_PURSE + 1);
    expect(kind.cards.length).toBeGreaterThan(30);
    for (const one of kind.cards) {
      expect(isCard(one.card)).toBe(true);
      expect(one.win_with_low).toBeLessThanOrEqual(one.win_with);
      expect(one.win_with_high).toBeGreaterThanOrEqual(one.win_with);
      expect(one.reconstruction).toBeInstanceOf(Array);
    }
  }
});

test("the address says which kind of game, and nonsense in it is the family game for two", () => {
  for (const chosen of KINDS) {
    const { searchParams } = new URL(addressOf(chosen), "http://city");
    expect(chosenOf(searchParams)).toEqual(chosen);
  }
  const plain = { players: 2, specials: "family", grozilla: false };
  expect(chosenOf(new URLSearchParams("players=9&specials=both&grozilla=yes"))).toEqual(plain);
});

test("cards are ordered by a column, either way, and what is not known comes last", () => {
  const [a, b, c] = [
    { card: "a", value: 0.1 },
    { card: "b", value: null },
    { card: "c", value: 0.3 },
  ] as CardNumbers[];
  const by = (order: Parameters<typeof ordered>[1]) => ordered([a!, b!, c!], order, (id) => id);
  const first = turned({ by: "card", down: false }, "value");
  expect(first).toEqual({ by: "value", down: true });
  expect(by(first)).toEqual([c, a, b]);
  expect(by(turned(first, "value"))).toEqual([a, c, b]);
  expect(turned(first, "card")).toEqual({ by: "card", down: false });
  expect(by({ by: "card", down: true })).toEqual([c, b, a]);
});
