/** Which return to a table somebody has been welcomed for: whoever loads the page anew does not want to hear of it again. */
import { SvelteMap } from "svelte/reactivity";
import type { Return } from "../hand/returning";

const welcomed = new SvelteMap<string, number>();
const keyOf = (table: string) => `happycity-welcomed-${table}`;

export function isWelcomed(table: string, { seq }: Return): boolean {
  return (welcomed.get(table) ?? read(table)) >= seq;
}

export function noteWelcomed(table: string, { seq }: Return): void {
  welcomed.set(table, seq);
  try {
    sessionStorage.setItem(keyOf(table), String(seq));
  } catch {
    // then it is once a load
  }
}

function read(table: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(table)) ?? -1);
  } catch {
    return -1;
  }
}
