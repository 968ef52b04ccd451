/** Counting what lies open in a city. */
import type { CityData } from "../../protocol";
import { cardOf, coloursOf } from "../../texts/cards";
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
