/** The ways from a finished game to a table on which one tries something else. */
import { practise } from "../api/teacher";
import { isLevel, type Level } from "../parts/chairs";
import { go } from "../router.svelte";

/** Against whom, unless somebody is chosen. */
export const USUAL_LEVEL: Level = "architect";

/** The level of the first bot that a seat played against; the usual one if it had none. */
export function levelOf(record: unknown, seat: number): Level {
  const { meta } = (record ?? {}) as { meta?: { bots?: unknown } };
  const bots: unknown[] = Array.isArray(meta?.bots) ? meta.bots : [];
  const found = bots.find((bot, one) => one !== seat && typeof bot === "string" && isLevel(bot));
  return (found as Level | undefined) ?? USUAL_LEVEL;
}

export interface Beginning {
  record: unknown;
  /** Of the first move to be played there. */
  number: number;
  seat: number;
  level?: string;
  /** Where the review of the game is, if it has a page. */
  game?: string | null;
  /** A better move is looked for, and told. */
  better?: boolean;
  /** Somebody goes through their practice deck. */
  deck?: boolean;
  /** It takes the place of the table before, so that Back leads to where one came from. */
  replace?: boolean;
}

export async function playOn(beginning: Beginning): Promise<void> {
  const { record, number, seat, level, game, better, deck, replace = false } = beginning;
  const { id } = await practise(record, number, seat, level ?? levelOf(record, seat));
  const asked = new URLSearchParams({
    ...(better ? { better: "1" } : {}),
    ...(deck ? { deck: "1" } : {}),
    ...(game ? { game } : {}),
  });
  go(`/table/${id}${asked.size ? `?${asked}` : ""}`, { replace });
}
