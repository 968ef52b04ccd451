/** What a special building is worth now, as signs and numbers. */
import type { Worth } from "../protocol";
import type { CardFacts } from "../texts/cards";

export interface Amount {
  sign: "coin" | "person" | "heart" | "win";
  number: number;
}

const SIGNS = [
  ["coins", "coin"],
  ["income", "coin"],
  ["inhabitants", "person"],
  ["hearts", "heart"],
] as const;

/**
 * The amounts other than 0. Points are shown only where no symbol brings them (they follow from the symbols), and a card
 * that could bring symbols but brings none now says so with a 0.
 */
export function amountsOf(card: CardFacts, worth: Worth): Amount[] {
  const found: Amount[] = SIGNS.map(([name, sign]) => ({ sign, number: worth[name] ?? 0 })).filter(
    ({ number }) => number,
  );
  if (worth.points && !worth.hearts && !worth.inhabitants) found.push({ sign: "win", number: worth.points });
  if (found.length) return found;
  const sign = symbolOf(card);
  return sign ? [{ sign, number: 0 }] : [];
}

/** The symbol that the numbers of an effect are about, if any. */
function symbolOf(card: CardFacts): Amount["sign"] | undefined {
  const numbers = Object.keys(card.effect?.numbers ?? {});
  const named = (start: string) => numbers.some((name) => name === start || name.startsWith(`${start}_`));
  if (named("hearts")) return "heart";
  if (named("inhabitants")) return "person";
  if (named("income")) return "coin";
  return named("points") ? "win" : undefined;
}
