/** From one seed to every shuffle of a game, as src/happycity/rules/seeds.py and fairness.py tell it. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Streams } from "../kernel/kernel";
import { PURPOSES, SEED_FORMAT } from "../kernel/layout";

export type Seed = string | number;

const SECRET_BYTES = 32;
/** How the text begins whose hash is the seed of shuffles in which players have a part. */
const SHARED_SEED = "happycity/2";
/** The purpose for which a seed says who sits in seat 0. */
const FIRST_SEAT = "first seat";

/** One generator per purpose: their words are little-endian, as the kernel's memory is. */
export function streamsOf(seed: Seed): Streams {
  return concatBytes(...PURPOSES.map((purpose) => hashWords(seed, purpose)));
}

/** 32 bytes that depend on nothing but the seed and what they are for. */
export function hashWords(seed: Seed, purpose: string): Uint8Array {
  return sha256(utf8ToBytes(`${SEED_FORMAT}\n${seed}\n${purpose}`));
}

/** 256 bits that nobody has seen: the seed of a game. */
export function freshSecret(): string {
  return bytesToHex(randomBytes(SECRET_BYTES));
}

/** What is shown before the game: it says nothing about the secret, or nonce, and fits no other. */
export function commitmentOf(secret: string): string {
  return hashText(secret);
}

/** What somebody who plays adds to the shuffles: `Part` in Python. */
export interface Part {
  /** In the order of sitting down. */
  readonly seat: number;
  readonly promise: string;
  /** Null: it was not given in time. */
  readonly nonce: string | null;
}

/** The seed that the server and those who play have made together. */
export function sharedSeed(secret: string, parts: readonly Part[]): string {
  const given = parts.flatMap(({ seat, nonce }) => (nonce === null ? [] : [`${seat} ${nonce}`]));
  return hashText([SHARED_SEED, secret, ...given].join("\n"));
}

/** Who becomes seat 0, counted in the order of sitting down (R1.5): all are equally likely. */
export function firstSeat(seed: string, players: number): number {
  const limit = 256 - (256 % players);
  return (hashWords(seed, FIRST_SEAT).find((byte) => byte < limit) ?? 0) % players;
}

/** The SHA-256 of a text in hexadecimal digits. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
