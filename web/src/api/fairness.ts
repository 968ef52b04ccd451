/**
 * Whether a game was dealt as its seal had promised, worked out in this browser; and the seals that it has seen, so that
 * no server can tell another one afterwards.
 */
import type { Difference } from "../local/teacher";
import type { GameRecord } from "../protocol";
import { inWords } from "./http";
import { Notes } from "./notes";
import { loaded, plain } from "./teacher";

const seals = new Notes<string>("happycity-seals");

/** What a record proves. */
export interface Proof {
  /** The seal that it tells. */
  seal: string;
  /** The first thing that does not follow from its secret and parts; null: all of it does. */
  unfair: Difference | null;
  /** What those who played had added, by seat in the game. */
  parts: Part[];
}

export interface Part {
  seat: number;
  promise: string;
  /** Null: it was not given in time. */
  nonce: string | null;
}

/** Derive every shuffle of a record from its secret and parts. Throws `Refusal` like `call`. */
export async function proofOf(record: unknown): Promise<Proof> {
  const teacher = await loaded();
  const unfair = await teacher.unfairPlace(plain(record)).catch(inWords);
  const { meta, config } = record as GameRecord;
  // The record has all of this, or it would have been refused.
  const fair = meta?.fair as { commitment: string; first?: number | null; parts?: Part[] };
  const inGame = (chair: number) => (chair + config.players - (fair.first ?? 0)) % config.players;
  const parts = (fair.parts ?? []).map((part) => ({ ...part, seat: inGame(part.seat) }));
  return { seal: fair.commitment, unfair, parts };
}

/** Remember the seal of a table, as it was shown first. */
export function noteSeal(table: string, seal: string): void {
  if (seal && seals.of(table) === null) seals.note(table, seal);
}

/** The seal that was shown when this browser first saw the table; null: it never did. */
export function notedSeal(table: string): string | null {
  return seals.of(table);
}
