/**
 * Who wins from here: sensible games imagined to the end, in worlds whose hidden cards are dealt anew
 * (src/happycity/review/odds.py).
 */
import type { Thinker } from "../bots/thinker";
import type { Kernel, State } from "../kernel/kernel";
import { DRAW, STATE } from "../kernel/layout";
import { read, row, write } from "../kernel/record";
import { DECK_STARTS } from "../rules/cards";
import { Worlds } from "./worlds";

/** By seat, 0 to 1. */
export type Chances = readonly number[];

/** The chances at positions of one game: kernel states, whose hidden orders do not matter. */
export class Odds {
  readonly #kernel: Kernel;
  readonly #thinker: Thinker;
  readonly #worlds: Worlds;

  /** So many imagined worlds, which follow from the seed. */
  constructor(kernel: Kernel, thinker: Thinker, seed: string, playouts: number) {
    this.#kernel = kernel;
    this.#thinker = thinker;
    this.#worlds = new Worlds(kernel, seed, playouts);
  }

  /** The chances at a position. */
  at(state: State): Chances {
    return this.#playOut(this.#worlds.streams.map(() => state));
  }

  /** The position after an action that reveals nothing. */
  after(state: State, action: number): State {
    const { raw, tables, work, entries } = this.#kernel;
    this.#kernel.turnToGame(state, this.#worlds.streams[0] ?? new Uint8Array()); // a deck may be rebuilt, in any order
    this.#kernel.silence();
    entries.step(raw.address, tables.address, action, work.address);
    return raw.copy();
  }

  /** Draw this card: the chances before anybody has seen it, and the position after. */
  draw(state: State, action: number, card: number): { expected: Chances; after: State } {
    const deck = action - DRAW;
    const start = DECK_STARTS[deck] ?? 0;
    const faceDown = row(state, STATE.deck).slice(start, start + read(state, STATE.deck_left, deck));
    const tops = this.#worlds.tops(deck, faceDown.length);
    const known = new Map([...new Set(tops)].map((top) => [top, this.#withTop(state, action, top)]));
    this.#worlds.draw(deck);
    const expected = this.#playOut(tops.map((top) => known.get(top) ?? state));
    return { expected, after: this.#withTop(state, action, faceDown.indexOf(card)) };
  }

  /** The chances after an action that takes any card of the box. */
  openBox(state: State, action: number): Chances {
    const count = Math.max(1, read(state, STATE.box_count));
    const first = Array.from({ length: count }, (_, index) => this.#withFirst(state, action, index));
    return this.#playOut(this.#worlds.streams.map((_, world) => first[world % count] ?? state));
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

  /** One playout in every world, from the position that it has there. */
  #playOut(starts: readonly State[]): Chances {
    const winners = this.#thinker.playOut(starts, this.#worlds.streams);
    return chancesOf(winners, read(starts[0] ?? new Uint8Array(), STATE.players));
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

/**
 * As they are shown: to a hundredth of a per cent. Python rounds a half to the even digit, but no number of worlds
 * here gives a half.
 */
export function rounded(chances: Chances): number[] {
  return chances.map((chance) => Number(chance.toFixed(4)));
}

/** From who won together (a bit per seat) in each world. */
function chancesOf(winners: readonly number[], players: number): Chances {
  const times = new Map<number, number>(); // in the order of the first time, so that sums are rounded as in Python
  for (const together of winners) times.set(together, (times.get(together) ?? 0) + 1);
  return Array.from({ length: players }, (_, seat) => {
    let won = 0;
    for (const [together, often] of times) won += often * shareOf(together, seat);
    return won / winners.length;
  });
}

/** A seat's share of the victory (R7.5). */
function shareOf(winners: number, seat: number): number {
  if (!((winners >> seat) & 1)) return 0;
  return 1 / [...winners.toString(2)].filter((bit) => bit === "1").length;
}
