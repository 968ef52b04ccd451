/** Who we are on this server. */
import { amGuestHere, call } from "../api/http";
import { isHere } from "../local/wire/messages";
import type { Me, TableInfo } from "../protocol";
import { settings } from "./settings.svelte";

let known = $state.raw<Me | null>(null);
let asking: Promise<Me> | null = null;
/** The name of the account that was ours here until somebody ended its session from elsewhere. */
let lost = $state<string | null>(null);
/** Where the name of our account is remembered. */
const ACCOUNT = "happycity-account";

export function me(): Me | null {
  return known;
}

/** Who we are at a table: at those of this browser somebody else than at those of the server. */
export function myId({ id, host }: Pick<TableInfo, "id" | "host">): string | null {
  return isHere(id) ? host : (known?.id ?? null);
}

export function loggedOut(): string | null {
  return lost;
}

/** We know: we are somebody else here now. */
export function stayLoggedOut(): void {
  lost = null;
  keepAccount(null);
}

/** A guest who was somebody with an account here has been logged out, and not by themselves. */
function noteAccount(who: Me): void {
  const before = keptAccount();
  lost = who.kind === "guest" ? before : null;
  if (who.kind === "account" && who.name !== before) keepAccount(who.name);
}

function keptAccount(): string | null {
  try {
    return localStorage.getItem(ACCOUNT);
  } catch {
    return null;
  }
}

function keepAccount(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(ACCOUNT);
    else localStorage.setItem(ACCOUNT, name);
  } catch {
    // a browser that keeps nothing does not say who was logged out
  }
}

/** Who the server says we are; newcomers become guests. */
export function session(): Promise<Me> {
  asking ??= call("POST /api/session")
    .then(async (who) => {
      known = who;
      if (amGuestHere())
        asking = null; // the next time, a server may answer
      else noteAccount(who);
      await tellSettings();
      return known ?? who;
    })
    .catch((error: unknown) => {
      asking = null;
      throw error;
    });
  return asking;
}

/** A server that no longer knows us, because our session was ended elsewhere, is asked who we are now. */
export function meetAgain(): void {
  asking = null;
  session().catch(() => undefined); // it is away: whatever is asked of it says so
}

export function setMe(who: Me | null): void {
  known = who;
  asking = who ? Promise.resolve(who) : null;
  if (who) noteAccount(who);
  else stayLoggedOut();
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
  known = await call("PATCH /api/me", { body: { settings: { ...kept, ...wanted } } });
}
