/** Results that are not told yet: of games of other people whose end the reader has not seen. Every page asks here. */
import { SvelteSet } from "svelte/reactivity";
import { Notes } from "../api/notes";
import type { TableInfo } from "../protocol";
import { myId } from "./me.svelte";
import { settings } from "./settings.svelte";

const kept = new Notes<true>("happycity-results");
/** Since this page was opened. */
const seen = new SvelteSet<string>();

/** Whoever played knows how it ended, or has resigned from it; and a game of bots is nobody's. */
export function isSecret(table: Pick<TableInfo, "id" | "host" | "seats">): boolean {
  if (!settings.hideResults || seen.has(table.id) || kept.of(table.id)) return false;
  const people = table.seats.filter((seat) => seat.kind === "person" || seat.resigned);
  const me = myId(table);
  return (
    people.length > 0 && people.every((seat) => me === null || ![seat.player, seat.resigned].includes(me))
  );
}

/** The reader has asked for the result, or has seen it. */
export function reveal(table: string): void {
  if (seen.has(table)) return;
  seen.add(table);
  kept.note(table, true);
}
