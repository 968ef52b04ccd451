/**
 * Who wins from here: what the net expects a round later, on average over imagined worlds whose hidden cards are dealt
 * anew (src/happycity/review/odds.py).
 */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Asker } from "../bots/learned";
import { IMAGINED, ROUNDS_LATER, WORLDS_OF_ONE } from "../kernel/facts";
import type { Kernel, State } from "../kernel/kernel";
import { DRAW, NO_ACTION, STATE } from "../kernel/layout";
import { read, row, write } from "../kernel/record";
import { DECK_STARTS } from "../rules/cards";
import { hashWords, streamsOf } from "../rules/seeds";
import { shown } from "./rounding";

/** By seat, 0 to 1. */
export type Chances = readonly number[];

/** Chances, and how many times they count. */
type Case = readonly [chances: Chances, often: number];

/** The chances at positions of one game: kernel states, whose hidden orders do not matter. */
export class Odds {
  readonly #kernel: Kernel;
  readonly #asker: Asker;
  readonly #first: bigint;
  readonly #streams: Uint8Array;
  readonly #worlds: number;

  /** At a table of so many; the imagined worlds follow from the seed. */
  constructor(kernel: Kernel, asker: Asker, seed: string, players: number) {
    const hashed = hashWords(seed, "odds");
    this.#kernel = kernel;
    this.#asker = asker;
    this.#first = firstWord(hashed) >> BigInt(64 - WORLDS_OF_ONE);
    this.#streams = streamsOf(bytesToHex(hashed)).slice();
    this.#worlds = Math.floor(IMAGINED / players);
  }

  /** The chances at a position. */
  at(state: State): Chances {
    this.#asker.lookAt(state);
    const turns = ROUNDS_LATER * read(state, STATE.players);
    const found = this.#asker.rehearse(NO_ACTION, this.#first, this.#worlds, -turns);
    return mean(found.map((shares) => [shares, 1]));
  }

  /** The position after an action that reveals nothing. */
  after(state: State, action: number): State {
    const { raw, tables, work, entries } = this.#kernel;
    this.#kernel.turnToGame(state, this.#streams); // a deck may be rebuilt, in any order
    this.#kernel.silence();
    entries.step(raw.address, tables.address, action, work.address);
    return raw.copy();
  }

  /** Draw this card: the chances before anybody has seen it, and the position after. */
  draw(state: State, action: number, card: number): { expected: Chances; after: State } {
    const deck = action - DRAW;
    const start = DECK_STARTS[deck] ?? 0;
    const faceDown = row(state, STATE.deck).slice(start, start + read(state, STATE.deck_left, deck));
    const copies = new Map<number, number>();
    for (const one of faceDown) copies.set(one, (copies.get(one) ?? 0) + 1);
    const reached = (one: number) => this.#withTop(state, action, faceDown.indexOf(one));
    const cases = [...copies].map(([one, often]): Case => [this.at(reached(one)), often]);
    return { expected: mean(cases), after: reached(card) };
  }

  /** The chances after an action that takes any card of the box. */
  openBox(state: State, action: number): Chances {
    const count = Math.max(1, read(state, STATE.box_count));
    return mean(
      Array.from({ length: count }, (_, index): Case => [this.at(this.#withFirst(state, action, index)), 1]),
    );
  }

  /** After drawing the face-down card at this index. */
  #withTop(state: State, action: number, index: number): State {
    const deck = action - DRAW;
    const start = DECK_STARTS[deck] ?? 0;
    const top = start + read(state, STATE.deck_left, deck) - 1;
    return this.after(swapped(state, STATE.deck, start + index, top), action);
  }

  #withFirst(state: State, action: number, index: number): State {
    return this.after(swapped(state, STATE.box, 0, index), action);
  }
}

/** A state in which two cards of a pile have changed places. */
function swapped(
  state: State,
  pile: typeof STATE.deck | typeof STATE.box,
  one: number,
  other: number,
): Uint8Array {
  const changed = state.slice();
  write(changed, pile, read(state, pile, other), one);
  write(changed, pile, read(state, pile, one), other);
  return changed;
}

/** As they are shown: to a hundredth of a per cent. */
export function rounded(chances: Chances): number[] {
  return chances.map(shown);
}

/** Of chances, each so many times; added one after the other, as Python does. */
function mean(cases: readonly Case[]): Chances {
  let [total, times]: [Chances, number] = [[], 0];
  for (const [chances, often] of cases) {
    total = chances.map((chance, seat) => (total[seat] ?? 0) + often * chance);
    times += often;
  }
  return total.map((sum) => sum / times);
}

function firstWord(bytes: Uint8Array): bigint {
  return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true);
}
