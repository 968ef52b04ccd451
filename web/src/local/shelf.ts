/**
 * Reviews that this browser has worked out: they take long, and a finished game does not change. They are kept until
 * there are too many, or somebody deletes their data; a browser that keeps nothing works them out again.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { DEPTHS, WEIGHTS_FILE } from "./kernel/facts";
import type { Decision, Depth } from "./teaching/messages";

/** Not one of the service worker's, which go with their version of the client. */
const SHELF = "reviews-of-games";
const MOST_KEPT = 60;
const JSON_TYPE = { headers: { "content-type": "application/json" } };

/** What is known of a record at a depth; null: nothing. */
export async function keptReview(record: unknown, depth: Depth): Promise<Decision[] | null> {
  const shelf = await open();
  const kept = await shelf?.match(nameOf(record, depth)).catch(() => undefined);
  return kept ? ((await kept.json()) as Decision[]) : null;
}

export async function keepReview(record: unknown, depth: Depth, decisions: Decision[]): Promise<void> {
  const shelf = await open();
  if (!shelf) return;
  try {
    await shelf.put(nameOf(record, depth), new Response(JSON.stringify(decisions), JSON_TYPE));
    const [...names] = await shelf.keys(); // the oldest first
    for (const name of names.slice(0, -MOST_KEPT)) await shelf.delete(name);
  } catch {
    // no room: it is worked out again
  }
}

/** Other weights or another depth judge otherwise. */
function nameOf(record: unknown, depth: Depth): string {
  const judged = JSON.stringify([record, depth, DEPTHS[depth], WEIGHTS_FILE]);
  return `/reviews/${bytesToHex(sha256(utf8ToBytes(judged)))}`;
}

/** Pages without a safe connection have none, nor do those of a stick. */
async function open(): Promise<Cache | null> {
  return "caches" in globalThis ? caches.open(SHELF).catch(() => null) : null;
}

export async function clearShelf(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(SHELF).catch(() => false);
}
