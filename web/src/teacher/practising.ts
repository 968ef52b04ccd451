/** The ways from a finished game to a table on which one tries something else. */
import { practise } from "../api/teacher";
import { go } from "../router.svelte";

/** Against whom, unless somebody is chosen. */
export const USUAL_LEVEL = "architect";

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
}

export async function playOn({ record, number, seat, level, game, better }: Beginning): Promise<void> {
  const { id } = await practise(record, number, seat, level ?? USUAL_LEVEL);
  const asked = new URLSearchParams({ ...(better ? { better: "1" } : {}), ...(game ? { game } : {}) });
  go(`/table/${id}${asked.size ? `?${asked}` : ""}`);
}
