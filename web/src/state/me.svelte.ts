/** Who we are on this server. */
import { amGuestHere, call } from "../api/http";
import { isHere } from "../local/wire/messages";
import type { Me, TableInfo } from "../protocol";
import { settings } from "./settings.svelte";

let known = $state.raw<Me | null>(null);
let asking: Promise<Me> | null = null;

export function me(): Me | null {
  return known;
}

/** Who we are at a table: at those of this browser somebody else than at those of the server. */
export function myId({ id, host }: Pick<TableInfo, "id" | "host">): string | null {
  return isHere(id) ? host : (known?.id ?? null);
}

/** Who the server says we are; newcomers become guests. */
export function session(): Promise<Me> {
  asking ??= call("POST /api/session")
    .then(async (who) => {
      known = who;
      if (amGuestHere()) asking = null; // the next time, a server may answer
      await tellSettings();
      return known ?? who;
    })
    .catch((error: unknown) => {
      asking = null;
      throw error;
    });
  return asking;
}

export function setMe(who: Me | null): void {
  known = who;
  asking = who ? Promise.resolve(who) : null;
}

/** Refusals come in our language, turns end as we like, and games become puzzles only if we agree, on every device. */
export async function tellSettings(): Promise<void> {
  if (!known) return;
  const { language, explicitEnd, puzzles } = settings;
  const wanted = { language, explicit_end: explicitEnd ?? false, puzzles };
  const kept = known.settings;
  if (
    kept.language === wanted.language &&
    kept.explicit_end === wanted.explicit_end &&
    kept.puzzles === puzzles
  )
    return;
  known = await call("PATCH /api/me", { body: { settings: wanted } });
}
