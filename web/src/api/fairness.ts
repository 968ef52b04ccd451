/**
 * Whether a game was dealt as its seal had promised, worked out in this browser; and the seals that it has seen, so that
 * no server can tell another one afterwards.
 */
import type { Difference } from "../local/teacher";
import type { GameRecord } from "../protocol";
import { inWords } from "./http";
import { loaded, plain } from "./teacher";

const KEY = "happycity-seals";
const MOST_NOTED = 200;

/** What a record proves. */
export interface Proof {
  /** The seal that it tells. */
  seal: string;
  /** The first thing that does not follow from its secret; null: all of it does. */
  unfair: Difference | null;
}

/** Derive every shuffle of a record from its secret. Throws `Refusal` like `call`. */
export async function proofOf(record: unknown): Promise<Proof> {
  const teacher = await loaded();
  const unfair = await teacher.unfairPlace(plain(record)).catch(inWords);
  const { meta } = record as GameRecord; // it has one, or it would have been refused
  return { seal: (meta?.fair as { commitment: string }).commitment, unfair };
}

/** Remember the seal of a table, as it was shown first. */
export function noteSeal(table: string, seal: string): void {
  const noted = seals();
  if (!seal || noted.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...noted, [table, seal]].slice(-MOST_NOTED)));
  } catch {
    // a browser that keeps nothing has to trust the record
  }
}

/** The seal that was shown when this browser first saw the table; null: it never did. */
export function notedSeal(table: string): string | null {
  return seals().find(([id]) => id === table)?.[1] ?? null;
}

function seals(): [table: string, seal: string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}
