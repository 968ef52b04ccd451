/** Who may sit at a table that is being set up: oneself, a bot of some level, whoever comes. */
import type { SeatInfo } from "../protocol";

export const LEVELS = ["newcomer", "resident", "shopkeeper", "architect", "mayor", "master"] as const;
export type Level = (typeof LEVELS)[number];
export type Chair = { kind: "me"; name: string } | { kind: "bot"; level: Level } | { kind: "open" };

export function isLevel(word: string | null | undefined): word is Level {
  return LEVELS.some((level) => level === word);
}

/** Whether something that was kept can still be read as a chair. */
export function isChair(chair: unknown): chair is Chair {
  const { kind, level } = (chair ?? {}) as { kind?: string; level?: string };
  return kind === "me" || kind === "open" || (kind === "bot" && isLevel(level));
}

/** The chairs as seats of a table, for faces and names. */
export function seatsOf(chairs: Chair[], host: { id: string; name: string } | null): SeatInfo[] {
  return chairs.map((chair, seat) => ({
    seat,
    kind: chair.kind === "me" ? "person" : chair.kind,
    player: chair.kind === "me" ? (host?.id ?? "") : null,
    name: chair.kind === "me" ? (seat ? chair.name : (host?.name ?? "")) : null,
    bot: chair.kind === "bot" ? chair.level : null,
    account: false,
    resigned: null,
    promise: null,
    part: null,
    look: null,
  }));
}
