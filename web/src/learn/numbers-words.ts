/** Figures of the page of cards in numbers, as they are written here. */
import { number, t } from "../texts/texts.svelte";

export const NOTHING = "–";
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export function decimal(value: number | null): string {
  return value === null ? NOTHING : number(value, ONE_DIGIT);
}

export function percent(share: number | null): string {
  return share === null ? NOTHING : number(share, { style: "percent", ...ONE_DIGIT });
}

/** Hundredths of a victory, with their sign. */
export function gain(share: number | null): string {
  return share === null ? NOTHING : number(100 * share, { ...ONE_DIGIT, signDisplay: "exceptZero" });
}

/** An interval of percents. */
export function span(low: number | null, high: number | null): string {
  if (low === null || high === null) return "";
  return t("web-numbers-span", { low: decimal(100 * low), high: decimal(100 * high) });
}
