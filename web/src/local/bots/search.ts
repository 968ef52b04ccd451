/** Tree search, and the exact end of the game: src/happycity/bots/search.py, with one thread. */
import { FIRST_SLICE, SLICES, STEPS_PER_ITERATION } from "../kernel/facts";
import { Thinking } from "../kernel/layout";
import { roomFor } from "./rooms";
import type { Pause, Seen } from "./seen";
import type { Thinker } from "./thinker";
import type { Thought } from "./thoughts";

/** Every legal action, what it is worth and how often it was tried (never, if it was worked out). */
export async function searchThoughts(
  thinker: Thinker,
  view: Seen,
  seed: string | bigint,
  iterations: number,
  pause?: Pause,
): Promise<Thought[]> {
  thinker.turnTo(view.known, seed, roomFor(iterations));
  const exact = view.lastRound ? workedOut(thinker, view, STEPS_PER_ITERATION * iterations) : [];
  if (exact.length) return exact;
  await grow(thinker, iterations, pause);
  return thinker.children.map(({ action, visits, total }) => ({
    action,
    worth: visits ? total / visits : 0,
    trials: visits,
  }));
}

/** The last round, exactly; nothing if that would take too long. */
function workedOut(thinker: Thinker, view: Seen, steps: number): Thought[] {
  const count = thinker.think(Thinking.WORK_OUT, steps);
  const worths = thinker.worths(count);
  return worths.map((worth, i) => ({ action: view.legalActions[i] ?? 0, worth, trials: 0 }));
}

/** Search until the budget is used up or no move can catch up with the most visited one. */
async function grow(thinker: Thinker, iterations: number, pause?: Pause): Promise<void> {
  thinker.think(Thinking.PLANT);
  const slice = Math.max(FIRST_SLICE, Math.floor(iterations / SLICES));
  for (let left = iterations; left > 0 && !isDecided(thinker, left);) {
    const amount = Math.min(left, slice);
    thinker.think(Thinking.SEARCH, amount);
    left -= amount;
    await pause?.();
  }
}

/** Whether the iterations that are left cannot change which move is tried most. */
function isDecided(thinker: Thinker, left: number): boolean {
  const [most, second] = thinker.children.map((child) => child.visits).sort((one, other) => other - one);
  return most !== undefined && second !== undefined && most - second > left;
}
