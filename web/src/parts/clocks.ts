/** The clocks that one can choose from: none, seconds for a move and in reserve, or days. */
import type { ClockPart } from "../protocol";

export type ClockKind = "none" | "live" | "slow";
export const CLOCKS: ClockKind[] = ["none", "live", "slow"];

const DAY = 86_400;
/** The times of each kind. */
export const TIMES = {
  live: [
    { move_seconds: 30, bank_seconds: 120 },
    { move_seconds: 60, bank_seconds: 300 },
    { move_seconds: 120, bank_seconds: 600 },
  ],
  slow: [1, 3, 7].map((days) => ({ move_seconds: days * DAY, bank_seconds: 0 })),
};
/** Which of the times is offered first. */
export const USUAL_TIME = 1;

/** What was chosen of a game that may count. */
interface Counting {
  rated: boolean;
  clock: ClockKind;
}

/** It shall count, or not. A rated game has a clock, so that nobody can just stop playing. */
export function rate(game: Counting, rated: boolean): void {
  game.rated = rated;
  if (rated && game.clock === "none") game.clock = "live";
}

/** Another clock; without one it does not count. */
export function run(game: Counting, clock: ClockKind): void {
  game.clock = clock;
  if (clock === "none") game.rated = false;
}

/** A clock of a kind; `time`: which of its times. */
export function clockOf(kind: ClockKind, time: number): ClockPart | null {
  if (kind === "none") return null;
  return { kind, ...(TIMES[kind][time] ?? TIMES[kind][0]!) };
}

/** Which of the times a clock has; the usual one, if it was made elsewhere and has none of them. */
export function timeOf(clock: ClockPart | null): number {
  if (!clock) return USUAL_TIME;
  const found = TIMES[clock.kind].findIndex(
    (time) => time.move_seconds === clock.move_seconds && time.bank_seconds === (clock.bank_seconds ?? 0),
  );
  return found < 0 ? USUAL_TIME : found;
}
