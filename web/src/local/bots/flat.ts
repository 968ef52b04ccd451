/** Flat Monte Carlo: every legal move is played out equally often, with the same shuffles for all of them (flat.py). */
import { NUMBER_BITS } from "../kernel/facts";
import { Thinking } from "../kernel/layout";
import { chancesOf } from "./seeds";
import type { Seen } from "./seen";
import type { Thinker } from "./thinker";
import type { Thought } from "./thoughts";

/** Every legal action with its mean reward; the playouts are shared among them. */
export function flatThoughts(
  thinker: Thinker,
  view: Seen,
  seed: string | bigint,
  playouts: number,
): Thought[] {
  const { known, legalActions } = view;
  const first = chancesOf(known, `flat ${seed}`)[0] >> BigInt(64 - NUMBER_BITS); // number of the first shuffle
  const played = Math.max(1, Math.floor(playouts / legalActions.length));
  thinker.turnTo(known, seed);
  thinker.think(Thinking.FLAT, played, first);
  const worths = thinker.worths(legalActions.length);
  return legalActions.map((action, i) => ({ action, worth: (worths[i] ?? 0) / played, trials: played }));
}
