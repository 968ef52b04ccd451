/** Players that learned by themselves (src/happycity/bots/learned.py): a thinker that asks the net, and `policy`. */
import type { Area, Kernel, State } from "../kernel/kernel";
import { JUDGE, MIND, NODE_BYTES, Pondering, ROOM, STATE, Thinking } from "../kernel/layout";
import { read, row, write, writeWide } from "../kernel/record";
import { netOf } from "./net";
import type { Seen } from "./seen";
import { lender, Thinker } from "./thinker";
import type { Thought } from "./thoughts";

/** Shares of the victory in one world, by seat. */
export type Outcome = readonly number[];

/** A thinker that asks the net: `mind` is a search with it. */
export class Asker extends Thinker {
  readonly #net: Area;
  readonly #sight: Area;
  readonly #judge: Area;
  /** Of each node; or what a rehearsal brings. */
  #priors: Area;

  constructor(kernel: Kernel, net: Area) {
    super(kernel);
    this.#net = net;
    this.#sight = kernel.area(ROOM.sight);
    this.#judge = kernel.area(ROOM.judge);
    this.#priors = kernel.area(ROOM.priors);
  }

  override turnTo(known: State, seed: string | bigint, room = 1): void {
    super.turnTo(known, seed, room);
    this.lookAt(known);
    this.#makeRoom(this.nodes.size / NODE_BYTES);
  }

  /** Ask about this state from now on; hidden orders in it are not looked at. */
  lookAt(known: State): void {
    this.stack.bytes.set(known);
    this.#sight.clear(); // it may have shown a game with more seats
  }

  /** How far it looks at every action alike, whatever the net likes. */
  set openTo(part: number) {
    write(this.mind.bytes, MIND.open, part);
  }

  /** Trees are grown with the net; the exact end needs none. */
  override think(way: number, amount = 0, first = 0n): number {
    if (way === Thinking.PLANT) return this.ponder(Pondering.PLANT);
    if (way === Thinking.SEARCH) return this.ponder(Pondering.SEARCH, amount);
    return super.think(way, amount, first);
  }

  /**
   * Carry out an action in imagined worlds, and play on as the net would: what that brings every seat, world by world.
   * Worlds from `first` on are the same for all actions.
   */
  rehearse(action: number, first: bigint, worlds: number, turns: number): Outcome[] {
    const players = read(this.stack.bytes, STATE.players);
    this.#makeRoom(worlds * players);
    write(this.mind.bytes, MIND.opening, action);
    writeWide(this.mind.bytes, MIND.world, first);
    write(this.mind.bytes, MIND.turns, turns);
    this.ponder(Pondering.REHEARSE, worlds);
    const shape = [worlds, players];
    return Array.from({ length: worlds }, (_, world) =>
      row(this.#priors.bytes, { at: 0, kind: "f4", shape }, [world]),
    );
  }

  /** Call the kernel; see `pondering.ponder`. */
  ponder(way: number, amount = 0): number {
    return this.kernel.entries.ponder(
      way,
      amount,
      this.stack.address,
      this.kernel.tables.address,
      this.work.address,
      this.mind.address,
      this.nodes.address,
      this.nodes.size / NODE_BYTES,
      this.#priors.address,
      this.#priors.size / ROOM.priors,
      this.#sight.address,
      this.#judge.address,
      this.#net.address,
      this.actions.address,
    );
  }

  /** How likely the net would take each of so many legal actions. */
  priors(count: number): number[] {
    return row(this.#judge.bytes, JUDGE.prior, [], count);
  }

  /** Memory is reserved for good; what there was is large enough for most. */
  #makeRoom(priors: number): void {
    if (priors * ROOM.priors > this.#priors.size) this.#priors = this.kernel.area(priors * ROOM.priors);
  }
}

/** Think with the net, in a memory that nobody else uses meanwhile. */
export const asking = lender(async (kernel) => new Asker(kernel, await netOf(kernel)));

/** Every legal action and how likely the net would take it, at a glance. */
export function policyThoughts(asker: Asker, view: Seen, seed: string | bigint): Thought[] {
  asker.turnTo(view.known, seed);
  const priors = asker.priors(asker.ponder(Pondering.ASK));
  return priors.map((worth, i) => ({ action: view.legalActions[i] ?? 0, worth, trials: 0 }));
}
