/** How many nodes of a tree a search has room for: `SearchBot` of src/happycity/bots/search.py. */
import { LEVELS, MOST_NODES, SEARCHES } from "../kernel/facts";

export type Search = keyof typeof SEARCHES;

export function roomFor(search: Search, playouts: number): number {
  return Math.min(MOST_NODES, 1000 + SEARCHES[search].nodesPerPlayout * playouts);
}

/** That of the greatest search of a level. */
export const MOST_ROOM = Math.max(
  ...LEVELS.map(({ thinks, playouts }) => (thinks === "flat" ? 1 : roomFor(thinks, playouts))),
);
