/** Seats that are kept for us at other tables: each is offered once, and stays in the menu. */
import { SvelteSet } from "svelte/reactivity";
import type { InvitedTo } from "../../protocol";
import { keptForMe } from "../../state/friends.svelte";

/** Tables that were put off; whoever comes back to the page does not want to hear of them again. */
const later = new SvelteSet<string>();

/** The first that was not put off. */
export function keptElsewhere(here: string): InvitedTo | undefined {
  return keptForMe().find(({ table }) => table !== here && !later.has(table));
}

export function putOff({ table }: InvitedTo): void {
  later.add(table);
}
