/** Skill in words. */
import type { CardSkill, Estimate } from "../api/skill";
import { isLevel } from "../parts/chairs";
import { number, t } from "../texts/texts.svelte";

/** A part of a victory in points of 100, with one digit behind the point. */
export function points(share: number): string {
  return number(100 * share, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A share of victories, which none can be below or above. */
export function percent(share: number): string {
  return number(Math.min(1, Math.max(0, share)), { style: "percent", maximumFractionDigits: 0 });
}

/** How sure that is; "" for a single game. */
export function rangeText({ low, high }: Estimate, written: (share: number) => string): string {
  return low === null || high === null ? "" : t("skill-range", { low: written(low), high: written(high) });
}

export function levelName(level: string): string {
  return isLevel(level) ? t(`level-${level}`) : level;
}

/** The level that chooses as well; "" if none was measured in such games. */
export function likeText([weakest, strongest]: readonly string[]): string {
  if (!weakest) return "";
  if (!strongest) return t("web-skill-like", { level: levelName(weakest) });
  return t("web-skill-like-between", { weakest: levelName(weakest), strongest: levelName(strongest) });
}

/** What is worth knowing of a card, in sentences. */
export function cardText({ built, missed, early, late }: CardSkill): string {
  const said = [];
  if (built.times) said.push(t("skill-built", { times: built.times }));
  if (missed.times) said.push(t("skill-missed", { times: missed.times }));
  if (early && Math.round(early)) said.push(t("skill-early", { rounds: Math.round(early) }));
  if (late && Math.round(late)) said.push(t("skill-late", { rounds: Math.round(late) }));
  return said.join(t("web-between-sentences"));
}
