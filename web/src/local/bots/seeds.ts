/** Where a bot's own chances come from: src/happycity/bots/interface.py and mind.py. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { State } from "../kernel/kernel";
import { hashWords, type Seed } from "../rules/seeds";

/** The seed of the bot in a seat: a stream of its own, apart from the shuffles and from the other bots. */
export function botSeed(gameSeed: Seed, seat: number): bigint {
  return numbersOf(hashWords(gameSeed, `bot ${seat}`))[0];
}

/** A seed for one decision: a bot's choice depends on what it sees, not on what it was asked before. */
export function digestOf(known: State, purpose: string): string {
  return `${purpose} ${bytesToHex(sha256(known))}`;
}

/** Four random numbers of 64 bits for one decision. */
export function chancesOf(known: State, purpose: string): [bigint, bigint, bigint, bigint] {
  return numbersOf(hashWords(digestOf(known, purpose), "chances"));
}

function numbersOf(hash: Uint8Array): [bigint, bigint, bigint, bigint] {
  const view = new DataView(hash.buffer, hash.byteOffset);
  const number = (nth: number) => view.getBigUint64(8 * nth, true);
  return [number(0), number(1), number(2), number(3)];
}
