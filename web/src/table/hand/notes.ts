/** Where notes lie that stay while somebody decides: over nothing that the decision is about. */
import type { Desk } from "./desk.svelte";
import { screen } from "./screen.svelte";

/**
 * Whether they lie over the places of one's own city: its figures stay in sight, and so do the special buildings, the
 * neighbours and the chances. Otherwise the city is what is decided about, or a phone has places of its own.
 */
export function isCityFree(desk: Desk): boolean {
  return !screen.sheets && desk.phase !== "destroy";
}
