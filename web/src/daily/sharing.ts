/** What is shared of a deal: a line of text without spoilers, sent or copied. */
import type { DailyResult } from "../protocol";
import { dateNamed } from "../texts/dates";
import { modeNamed } from "../texts/modes";
import { number, t } from "../texts/texts.svelte";

export interface Shared {
  day: string;
  mode: string;
  result: DailyResult;
  /** How many have finished the deal. */
  players: number;
  /** Days in a row; told from the second on. */
  streak: number;
}

/** “better than 72% of 25”; empty where nobody is behind: nobody is called the last. */
export function betterText({ better }: DailyResult, players: number): string {
  if (!better) return "";
  const share = number(better / 100, { style: "percent", maximumFractionDigits: 0 });
  return t("web-daily-better", { share, others: players - 1 });
}

export function streakText(days: number): string {
  return days > 1 ? t("web-daily-streak", { days }) : "";
}

/** “Happy City, 17 November, Family: 84 points · better than 72% of 25 · 3 days in a row” */
export function shareLine({ day, mode, result, players, streak }: Shared): string {
  const points = t("web-daily-points", { points: result.points });
  const line = t("web-daily-share-line", { day: dateNamed(day), mode: modeNamed(mode), points });
  return [line, betterText(result, players), streakText(streak)].filter(Boolean).join(" · ");
}

/** The page on which others find the deal, as long as there are days. */
export function addressOf({ day, mode }: Pick<Shared, "day" | "mode">): string {
  return `/daily?day=${day}&mode=${encodeURIComponent(mode)}`;
}
