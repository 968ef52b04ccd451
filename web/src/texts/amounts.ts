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

/** "3 coins", "2 hearts". */
export function amountText(
  what: "coins" | "income" | "hearts" | "inhabitants" | "points" | "cards",
  number: number,
): string {
  return filled(`amount-${what}`, { [what]: number });
}
