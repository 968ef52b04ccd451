/** How many nodes of a tree a search has room for: `SearchBot` of src/happycity/bots/search.py. */
import { LEVELS, MOST_NODES, NODES_PER_ITERATION } from "../kernel/facts";

export function roomFor(iterations: number): number {
  return Math.min(MOST_NODES, 1000 + NODES_PER_ITERATION * iterations);
}

/** That of the greatest search of a level. */
export const MOST_ROOM = Math.max(...LEVELS.map(({ iterations }) => roomFor(iterations)));
