/**
 * Imagined worlds, the same ones at every position of a game: src/happycity/review/worlds.py. Each has a generator for
 * each deck, and a card that was drawn uses up one number of it, in an imagined draw as in a real one.
 */
import { bytesToHex } from "@noble/hashes/utils.js";
import { IMAGINED } from "../kernel/facts";
import type { Area, Kernel } from "../kernel/kernel";
import { ROOM } from "../kernel/layout";
import { hashWords, streamsOf } from "../rules/seeds";

/** Of one generator, and of a number that it gives. */
const [GENERATOR, WORD] = [ROOM.streams, ROOM.words];

export class Worlds {
  /** The generators of each world. */
  readonly streams: readonly Uint8Array[];
  readonly #kernel: Kernel;

  /** So many worlds, which follow from the seed. */
  constructor(kernel: Kernel, seed: string, number: number) {
    const hashed = bytesToHex(hashWords(seed, "odds")); // a seed may be as long as a game
    this.streams = Array.from({ length: number }, (_, world) => streamsOf(`${hashed} ${world}`).slice());
    this.#kernel = kernel;
  }

  /** In each world: which of the face-down cards of a deck (0–3) comes next. */
  tops(deck: number, cards: number): number[] {
    const { words } = this.#next(deck);
    const view = new DataView(words.buffer, words.byteOffset, words.byteLength);
    return this.streams.map((_, world) =>
      Math.floor((view.getUint32(world * WORD + 4, true) * cards) / 2 ** 32),
    );
  }

  /** A card of a deck was drawn: in each world one number is used up. */
  draw(deck: number): void {
    const { generators } = this.#next(deck);
    this.streams.forEach((streams, world) =>
      streams.set(generators.subarray(world * GENERATOR, (world + 1) * GENERATOR), deck * GENERATOR),
    );
  }

  /** The next random bits, and the generators after them. */
  #next(deck: number): { words: Uint8Array; generators: Uint8Array } {
    const { streams, words } = roomOf(this.#kernel);
    const { bytes } = streams;
    this.streams.forEach((one, world) =>
      bytes.set(one.subarray(deck * GENERATOR, (deck + 1) * GENERATOR), world * GENERATOR),
    );
    const count = this.streams.length;
    this.#kernel.entries.next_words(streams.address, count, words.address, count);
    return { words: words.bytes, generators: streams.bytes };
  }
}

const ROOMS = new WeakMap<Kernel, { streams: Area; words: Area }>();

/** Memory for one generator and one number of as many worlds as there can be; nobody needs it for long. */
function roomOf(kernel: Kernel): { streams: Area; words: Area } {
  const room = ROOMS.get(kernel) ?? {
    streams: kernel.area(IMAGINED * GENERATOR),
    words: kernel.area(IMAGINED * WORD),
  };
  ROOMS.set(kernel, room);
  return room;
}
