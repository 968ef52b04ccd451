/** Where notes lie that stay while somebody decides: over nothing that the decision is about. */
import type { Desk } from "./desk.svelte";
import { screen } from "./screen.svelte";

/** Over the news; over one's own city or the special buildings, its figures in sight; or where a phone has room. */
export type NotePlace = "news" | "city" | "specials" | "window";

/** In px: less room holds no note with its ways on. */
const LEAST = 240;

/**
 * The news say nothing that one decides about, so notes lie over them, where many neighbours leave them room. Otherwise
 * they lie over the places of one's own city, or beside it when one of its cards is decided about.
 */
export function placeOfNotes(desk: Pick<Desk, "phase">, room: number): NotePlace {
  if (screen.sheets) return "window";
  if (!screen.chips && room >= LEAST) return "news";
  if (desk.phase !== "destroy") return "city";
  return screen.chips ? "window" : "specials";
}
