/** Who I am at an evening, and where I play. */
import type { Evening, EveningTable } from "../protocol";

/** My number, if I take part. */
export function myNumber(evening: Evening, me: string | undefined): number | null {
  return evening.entrants.find((one) => one.player !== null && one.player === me)?.number ?? null;
}

/** The tables of a round: the one that runs, or ran last, unless told. */
export function tablesOf(evening: Evening, round = evening.round): EveningTable[] {
  return evening.tables.filter((table) => table.round === round);
}

/** Where I play in this round. */
export function myTable(evening: Evening, me: string | undefined): EveningTable | null {
  const mine = myNumber(evening, me);
  if (mine === null) return null;
  return tablesOf(evening).find((table) => table.seats.some((seat) => seat.entrant === mine)) ?? null;
}

export function isPlayed(table: EveningTable): boolean {
  return table.status === "over" || table.status === "closed";
}

/** Where I am awaited since a later round than that has begun. */
export function laterTable(evening: Evening, me: string | undefined, round: number): EveningTable | null {
  const table = myTable(evening, me);
  return table && table.round > round && !isPlayed(table) ? table : null;
}
