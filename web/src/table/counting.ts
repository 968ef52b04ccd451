/** Counting what lies open: colours of a city, windows that fit. */
import type { CityData } from "../protocol";
import { cardOf, coloursOf } from "../texts/cards";
import { t } from "../texts/texts.svelte";
import { faceOf } from "./desk.svelte";

/** Cards of each colour; a destroyed card shows none. */
export function tallyOf(city: CityData): Record<string, number> {
  const tally: Record<string, number> = {};
  for (const [i, card] of city.cards.entries()) {
    if (city.destroyed[String(i + 1)]) continue;
    for (const colour of coloursOf(cardOf(card), faceOf(city, card)))
      tally[colour] = (tally[colour] ?? 0) + 1;
  }
  return tally;
}

/** How large a window of the house may be, so that the whole house fits. */
export function houseCell(
  inhabitants: number,
  hearts: number,
  height: number,
  width: number,
): { cell: number; gap: number } {
  const floors = Math.max(1, hearts);
  const columns = Math.max(1, inhabitants);
  const cell = Math.max(2, Math.min(12, height / (1.25 * floors + 1.9), width / (1.25 * columns + 0.75)));
  return { cell: Math.round(cell * 2) / 2, gap: Math.max(0.5, Math.round(cell * 0.5) / 2) };
}

/** A number with a real minus, which is as wide as a plus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** "3 coins", "2 hearts". */
export function amountText(
  what: "coins" | "income" | "hearts" | "inhabitants" | "points" | "cards",
  number: number,
): string {
  return t(`amount-${what}`, { [what]: number });
}
