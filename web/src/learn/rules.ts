/** The rules page: which paragraphs stand where. `web-rules-goal` is a title, `web-rules-goal-1` its first line. */
import { COPIES, PLACES, PLAYERS, START_COINS, TOKENS_PER_COLOUR } from "../protocol";
import { cardOf, cards, COLOURS } from "../texts/cards";
import { has, type Facts, type KeysAfter, type MessageKey, type PlainKey } from "../texts/texts.svelte";

export interface Section {
  id: KeysAfter<"web-rules-", PlainKey>;
  /** How many lines it has in the catalogue. */
  lines: number;
  /** From which line on they are a list (numbered or not). */
  list?: { from: number; numbered: boolean };
}
export interface Part {
  id: KeysAfter<"web-rules-part-", PlainKey>;
  sections: Section[];
}

const section = (id: Section["id"], lines: number, list?: Section["list"]): Section => ({ id, lines, list });

export const PARTS: Part[] = [
  {
    id: "game",
    sections: [
      section("goal", 2),
      section("setup", 5, { from: 1, numbered: true }),
      section("reading", 5, { from: 2, numbered: false }),
      section("kinds", 1),
      section("round", 2),
      section("income", 2),
      section("turn", 5, { from: 2, numbered: true }),
      section("discard", 2),
      section("refill", 2),
      section("buy", 3),
      section("city", 1),
      section("special", 3),
      section("end", 1),
      section("scoring", 2),
      section("ties", 1),
    ],
  },
  {
    id: "expert",
    sections: [
      section("expert", 3),
      section("words", 6, { from: 1, numbered: false }),
      section("phases", 3, { from: 1, numbered: true }),
      section("effects", 1),
      section("finale", 5, { from: 2, numbered: true }),
    ],
  },
  {
    id: "grozilla",
    sections: [
      section("monsters-come", 3),
      section("monster", 3),
      section("destruction", 2),
      section("tokens", 2),
      section("many", 2),
      section("five", 1),
    ],
  },
  { id: "young", sections: [section("young", 1)] },
];

/** The city by which the rule book explains the scoring (R7.7). */
export const EXAMPLE = [
  "happy_market",
  "shoe_shop",
  "school",
  "house",
  "museum",
  "film_studios",
  "steelworks",
  "luxury_residence",
  "spa",
  "zoo",
];

function total(
  symbol: "hearts" | "inhabitants",
  of: (number: number) => number = (number) => number,
): number {
  return EXAMPLE.reduce((sum, id) => sum + of(cardOf(id)[symbol]), 0);
}

export const SCORED = { inhabitants: total("inhabitants"), hearts: total("hearts") };

function count(fits: (card: (typeof cards)[number]) => boolean): number {
  return cards.filter(fits).length;
}

/** The numbers that the texts name. */
export const NUMBERS = {
  least: Math.min(...PLAYERS),
  most: Math.max(...PLAYERS),
  places: PLACES,
  start: START_COINS,
  copies: COPIES.building,
  deck1: count((card) => card.deck === 1) * COPIES.building,
  deck2: count((card) => card.deck === 2) * COPIES.building,
  deck3: count((card) => card.deck === 3) * COPIES.building,
  family: count((card) => card.kind === "family"),
  expert: count((card) => card.kind === "expert"),
  multicoloured: count((card) => card.kind === "multicoloured"),
  monsters: count((card) => card.kind === "monster"),
  tokens: TOKENS_PER_COLOUR * COLOURS.length,
  ...SCORED,
  shown: total("hearts", (number) => Math.max(0, number)),
  crossed: total("hearts", (number) => Math.max(0, -number)),
  points: SCORED.inhabitants * SCORED.hearts,
} satisfies Facts;

/** The keys of a section's lines. */
export function linesOf({ id, lines }: Section): MessageKey[] {
  return Array.from({ length: lines }, (_, i) => `web-rules-${id}-${i + 1}`).filter(has);
}
