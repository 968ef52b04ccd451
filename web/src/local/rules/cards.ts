/** The cards by their numbers in the kernel, as src/happycity/rules/card_set.py has them. */
import { CARDS, COLOUR_NAMES, type NumberedCard } from "../kernel/facts";
import { DECKS } from "../kernel/layout";

export const COLOURS: readonly string[] = COLOUR_NAMES;

/** Of the Happy Market, the white face. */
const NUMBERS = new Map<string, number>();
CARDS.forEach((card, number) => {
  if (number && !NUMBERS.has(card.id)) NUMBERS.set(card.id, number);
});

/** Every card id. */
export const IDS: readonly string[] = [...NUMBERS.keys()];

/** The ids of the dwellings, pile by pile. */
export const DWELLINGS = IDS.filter((id) => cardOf(numberOf(id)).kind === "dwelling");

/** The cards of a full deck 1–4, every copy. */
const FULL = Array.from({ length: DECKS }, (_, deck) =>
  CARDS.flatMap((card) => (card.deck === deck + 1 ? Array<string>(card.copies).fill(card.id) : [])),
);

/** Where each deck, by index 0–3, begins in the state's `deck`, and where the last one ends. */
export const DECK_STARTS = [0, ...FULL.map((_, deck) => FULL.slice(0, deck + 1).flat().length)];

export function cardOf(number: number): NumberedCard {
  const card = CARDS[number];
  if (!card) throw new RangeError(`card ${number}`);
  return card;
}

export function idOf(number: number): string {
  return cardOf(number).id;
}

/** The id of a card that may be none. */
export function idOrNull(number: number): string | null {
  return idOf(number) || null;
}

/** Of a card that there is. */
export function numberOf(id: string): number {
  return NUMBERS.get(id) ?? 0;
}

export function cardNamed(id: string): NumberedCard {
  return cardOf(numberOf(id));
}

/** The cards of a full deck (index 0–3), every copy. */
export function fullDeck(deck: number): readonly string[] {
  return FULL[deck] ?? [];
}

/** The special buildings of a set, "family" or "expert" (R1.2). */
export function specialSet(specials: string): string[] {
  return CARDS.filter((card) => card.kind === specials).map((card) => card.id);
}
