/** Tree search, and the exact end of the game: src/happycity/bots/search.py, with one thread. */
import { SEARCHES, SLICES } from "../kernel/facts";
import { Thinking } from "../kernel/layout";
import { roomFor, type Search } from "./rooms";
import type { Pause, Seen } from "./seen";
import type { Thinker } from "./thinker";
import type { Thought } from "./thoughts";

/** Every legal action, what it is worth and how often it was tried (never, if it was worked out). */
export async function searchThoughts(
  search: Search,
  thinker: Thinker,
  view: Seen,
  seed: string | bigint,
  playouts: number,
  pause?: Pause,
): Promise<Thought[]> {
  const { firstSlice, stepsPerPlayout } = SEARCHES[search];
  thinker.turnTo(view.known, seed, roomFor(search, playouts));
  const exact = view.lastRound ? workedOut(thinker, view, stepsPerPlayout * playouts) : [];
  if (exact.length) return exact;
  await grow(thinker, playouts, firstSlice, pause);
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
async function grow(thinker: Thinker, playouts: number, firstSlice: number, pause?: Pause): Promise<void> {
  thinker.think(Thinking.PLANT);
  const slice = Math.max(firstSlice, Math.floor(playouts / SLICES));
  for (let left = playouts; left > 0 && !isDecided(thinker, left);) {
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
