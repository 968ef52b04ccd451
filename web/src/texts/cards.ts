/** The facts of the cards, from the card files. */
import all from "virtual:cards";

export const COLOURS = ["yellow", "blue", "green", "orange", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export type Face = Colour | "white";
export type Kind = "building" | "multicoloured" | "dwelling" | "market" | "family" | "expert" | "monster";

export interface CardFacts {
  id: string;
  kind: Kind;
  /** 1 to 4; 0 for a card of no deck. */
  deck: number;
  cost: number;
  colours: Colour[];
  income: number;
  hearts: number;
  inhabitants: number;
  /** Of a special building: how many cards of each colour a city must hold. */
  condition: Partial<Record<Colour, number>>;
  effect: { do: string; numbers: Record<string, number>; colour: Colour | null } | null;
  /** The fields that no source vouches for. */
  reconstruction: string[];
}

export interface Symbols {
  income: number;
  hearts: number;
  inhabitants: number;
}

export const cards: readonly CardFacts[] = all;
const byId = new Map(cards.map((card) => [card.id, card]));

/** The facts of a card; a server newer than this page may name one that is unknown here. */
export function cardOf(id: string): CardFacts {
  return byId.get(id) ?? { ...UNKNOWN, id };
}

export function isCard(id: string): boolean {
  return byId.has(id);
}

const UNKNOWN: CardFacts = {
  id: "",
  kind: "building",
  deck: 0,
  cost: 0,
  colours: [],
  income: 0,
  hearts: 0,
  inhabitants: 0,
  condition: {},
  effect: null,
  reconstruction: [],
};

export function isSpecial(card: CardFacts): boolean {
  return card.kind === "family" || card.kind === "expert";
}

/** The colours a card shows; a Happy Market shows its face. */
export function coloursOf(card: CardFacts, face?: string | null): Face[] {
  if (card.kind === "market") return [(face ?? "white") as Face];
  return card.colours;
}

/** What decides how a card is painted: the class `k-…` of card.css. */
export function paintOf(card: CardFacts, face?: string | null): string {
  if (card.kind === "multicoloured") return "multi";
  if (isSpecial(card)) return card.kind;
  return coloursOf(card, face)[0] ?? "white";
}

/** The prices of each deck, as printed on its back: those of its cards. */
export const DECK_PRICES: Record<number, string> = Object.fromEntries(
  [...new Set(priced().map((card) => card.deck))].sort().map((deck) => {
    const costs = priced()
      .filter((card) => card.deck === deck)
      .map((card) => card.cost);
    return [deck, `${Math.min(...costs)}–${Math.max(...costs)}`];
  }),
);

/** The same in a sentence: no line ends within a range of prices. */
export function pricesOf(deck: number): string {
  return (DECK_PRICES[deck] ?? "").replace("–", "\u{2060}–\u{2060}");
}

/** The cards of the decks that have a price: monsters have none. */
function priced(): CardFacts[] {
  return cards.filter((card) => card.deck > 0 && card.kind !== "monster");
}

/** Every price that a card can have, lowest first. */
export const PRICES: readonly number[] = [...new Set(cards.map((card) => card.cost))].sort((a, b) => a - b);

/** Last parts of names that are longer than a card is wide: no browser is sure to know where they begin. */
const LAST_PARTS =
  /(?<=\p{L}{5})(?=(?:laden|fabrik|geschäft|zentrum|park|platz|quartier|schiff|statue|tunnel|theater|hotel|kino|mentowiec|torium|fières)(?!\p{L}))/gu;

/** A name that may be broken before its last part: "Scherzartikel\u00ADladen". */
export function breakable(name: string): string {
  return name.replace(LAST_PARTS, "\u00AD");
}
