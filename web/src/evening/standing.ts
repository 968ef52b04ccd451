/** What a page reads from an evening: where tables can be seen, how numbers are said. */
import type { Evening, EveningPlace, EveningTable } from "../protocol";
import { isPlayed, tablesOf } from "../state/evening";
import { number, t } from "../texts/texts.svelte";

/** Where a table can be seen: its game when the round is over, the table itself if no other plays its cards. */
export function wayTo(evening: Evening, table: EveningTable): string | null {
  if (table.status === "closed") return null;
  const runs = tablesOf(evening, table.round).some((one) => !isPlayed(one));
  if (evening.kind === "duplicate" && runs) return null;
  return isPlayed(table) ? `/game/${table.table}` : `/table/${table.table}`;
}

/** What somebody is called; a bot sits where nobody does. */
export function nameOf(evening: Evening, entrant: number | null): string {
  if (entrant === null) return t("web-evening-bot");
  return evening.entrants[entrant]?.name ?? t("web-former");
}

/** The score as it is shown: match points in per cent, victories as a number. */
export function scoreText({ kind }: Pick<Evening, "kind">, { score }: Pick<EveningPlace, "score">): string {
  if (score === null) return "–";
  if (kind === "duplicate") return perCent(score);
  return number(score, { maximumFractionDigits: 2 });
}

/** The share without luck, once it is known of all games; of few games the sum can be more than all, or less than nothing. */
export function adjustedText({ adjusted, reviewed, games }: EveningPlace): string {
  if (!games) return "–";
  if (adjusted === null || reviewed < games) return t("web-evening-not-yet");
  return perCent(Math.max(0, Math.min(1, adjusted)));
}

/** The scores of those one has met, which decide between equals. */
export function strengthText({ strength }: Pick<EveningPlace, "strength">): string {
  return strength === null ? "–" : number(strength, { maximumFractionDigits: 2 });
}

function perCent(part: number): string {
  return number(part, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Whole seconds until the next round begins by itself; null if it does not. */
export function secondsLeft({ due }: Pick<Evening, "due">, now: number): number | null {
  return due === null ? null : Math.max(0, Math.ceil(due - now));
}

/** In how many rows a column of standings can be read on a wall. */
const LONG = 12;
/** Side by side fit so many of them. */
const MOST_COLUMNS = 4;

/** Standings in columns of about the same length: one if they are few. */
export function columnsOf<Place>(places: readonly Place[]): Place[][] {
  const many = Math.min(MOST_COLUMNS, Math.max(1, Math.ceil(places.length / LONG)));
  const rows = Math.ceil(places.length / many);
  return Array.from({ length: many }, (_, at) => places.slice(at * rows, (at + 1) * rows));
}
