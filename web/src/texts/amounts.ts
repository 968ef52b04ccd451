/** Numbers as they are written. */
import { filled } from "./texts.svelte";

/** A number with a real minus, which is as wide as a plus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** How much more or less: "+3", "−2". */
export function difference(number: number): string {
  return number > 0 ? `+${number}` : signed(number);
}

/** What stands between inhabitants and hearts (R7.4). */
export function operatorOf(scoring: "product" | "sum"): string {
  return scoring === "sum" ? "+" : "×";
}

/** How “doubled” is written in figures. */
export const DOUBLED = "× 2";

export interface Points {
  inhabitants: number;
  hearts: number;
  points: number;
  scoring: "product" | "sum";
}

/** What a special building does to the product or the sum at the end: nothing, take points away, double them (R7.4). */
export function endOf({ inhabitants, hearts, points, scoring }: Points): {
  end: "none" | "lost" | "doubled";
  lost: number;
} {
  const counted = scoring === "sum" ? inhabitants + hearts : inhabitants * hearts;
  if (points === counted) return { end: "none", lost: 0 };
  return points === 2 * counted ? { end: "doubled", lost: 0 } : { end: "lost", lost: counted - points };
}

/** What stands around inhabitants and hearts by that: "(", ") × 2" or " − 6". */
export function aroundOf(of: Points): { before: string; after: string } {
  const { end, lost } = endOf(of);
  if (end === "none") return { before: "", after: "" };
  if (end === "lost") return { before: "", after: ` − ${lost}` };
  return of.scoring === "sum" ? { before: "(", after: `) ${DOUBLED}` } : { before: "", after: ` ${DOUBLED}` };
}

/** "3 coins", "2 hearts". */
export function amountText(
  what: "coins" | "income" | "hearts" | "inhabitants" | "points" | "cards",
  number: number,
): string {
  return filled(`amount-${what}`, { [what]: number });
}
