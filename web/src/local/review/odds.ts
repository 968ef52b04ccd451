/**
 * Who wins from here: half what the net says at a glance, half how games end that are imagined from here, in worlds
 * whose hidden cards are dealt anew (src/happycity/review/odds.py).
 */
import type { Asker } from "../bots/learned";
import type { Thinker } from "../bots/thinker";
import { FORCED, GLANCE } from "../kernel/facts";
import type { Kernel, State } from "../kernel/kernel";
import { DRAW, NO_ACTION, STATE } from "../kernel/layout";
import { read, row, write } from "../kernel/record";
import { DECK_STARTS } from "../rules/cards";
import { shown } from "./rounding";
import type { Worlds } from "./worlds";

/** By seat, 0 to 1. */
export type Chances = readonly number[];

/** In which games are imagined, and in which the net is asked. */
export interface Minds {
  readonly thinker: Thinker;
  readonly asker: Asker;
}

/** A position that there can be, and how often. */
type Case = readonly [state: State, often: number];

/** The chances at positions of one game: kernel states, whose hidden orders do not matter. */
export class Odds {
  readonly #kernel: Kernel;
  readonly #minds: Minds;
  readonly #worlds: Worlds;

  constructor(kernel: Kernel, minds: Minds, worlds: Worlds) {
    this.#kernel = kernel;
    this.#minds = minds;
    this.#worlds = worlds;
  }

  /** The chances at a position. */
  at(state: State): Chances {
    return this.#mixed(
      this.#worlds.streams.map(() => state),
      [[state, 1]],
    );
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
    const after = new Map<number, State>();
    for (const one of faceDown)
      if (!after.has(one)) after.set(one, this.#withTop(state, action, faceDown.indexOf(one)));
    const came = this.#worlds
      .tops(deck, faceDown.length)
      .map((top) => after.get(faceDown[top] ?? -1) ?? state);
    this.#worlds.draw(deck);
    const copies = (card: number) => faceDown.filter((one) => one === card).length;
    const cases = [...after].map(([one, reached]): Case => [reached, copies(one)]);
    return { expected: this.#mixed(came, cases), after: after.get(card) ?? state };
  }

  /** The chances after an action that takes any card of the box. */
  openBox(state: State, action: number): Chances {
    const count = Math.max(1, read(state, STATE.box_count));
    const first = Array.from({ length: count }, (_, index) => this.#withFirst(state, action, index));
    const came = this.#worlds.streams.map((_, world) => first[world % count] ?? state);
    return this.#mixed(
      came,
      first.map((one) => [one, 1]),
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

  /** From the position that each world has, and from those that there can be. */
  #mixed(starts: readonly State[], cases: readonly Case[]): Chances {
    const imagined = this.#playOut(starts);
    return this.#glance(cases).map((seen, seat) => GLANCE * seen + (1 - GLANCE) * (imagined[seat] ?? 0));
  }

  /** One playout in every world. */
  #playOut(starts: readonly State[]): Chances {
    const winners = this.#minds.thinker.playOut(starts, this.#worlds.streams);
    return chancesOf(winners, read(starts[0] ?? new Uint8Array(), STATE.players));
  }

  /** What the net expects on average, as soon as somebody decides. */
  #glance(cases: readonly Case[]): Chances {
    let [total, times]: [Chances, number] = [[], 0];
    for (const [state, often] of cases) {
      this.#minds.asker.lookAt(state);
      const [expected = []] = this.#minds.asker.rehearse(NO_ACTION, BigInt(FORCED), 1, 0);
      total = expected.map((share, seat) => (total[seat] ?? 0) + often * share);
      times += often;
    }
    return total.map((sum) => sum / times);
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
