/** The memory in which bots think, and what they believe about the game: `Thinker` of src/happycity/bots/mind.py. */
import { EXPECTED, HABIT_VALUES } from "../kernel/facts";
import type { Area, Kernel, State } from "../kernel/kernel";
import { MIND, MOST_LEGAL, NODE, NODE_BYTES, ROOM, ROOT, SEATS, WORK } from "../kernel/layout";
import { part, read, row, write, writeRow } from "../kernel/record";
import { streamsOf } from "../rules/seeds";
import { MOST_ROOM } from "./rooms";
import { digestOf } from "./seeds";

/** What a node of the tree says of an action. */
export interface Child {
  readonly action: number;
  readonly visits: number;
  readonly total: number;
}

/** Everything that one line of thought needs. */
export class Thinker {
  protected readonly kernel: Kernel;
  protected readonly stack: Area;
  protected readonly work: Area;
  protected readonly mind: Area;
  protected readonly actions: Area;
  /** A single node, until somebody searches. */
  protected nodes: Area;

  constructor(kernel: Kernel) {
    this.kernel = kernel;
    this.stack = kernel.area(ROOM.stack);
    this.work = kernel.area(ROOM.work);
    this.mind = kernel.area(ROOM.mind);
    this.actions = kernel.area(ROOM.actions);
    this.nodes = kernel.area(NODE_BYTES);
    write(this.work.bytes, WORK.logged, -1); // no events are needed
    for (let seat = 0; seat < SEATS; seat++) writeRow(this.mind.bytes, MIND.habits, HABIT_VALUES, seat);
    for (const [card, gains] of Object.entries(EXPECTED))
      writeRow(this.mind.bytes, MIND.expected, gains, Number(card));
  }

  /** Think about what is known, with chances that follow from the seed and room for so many nodes. */
  turnTo(known: State, seed: string | bigint, room = 1): void {
    this.#makeRoom(room);
    this.stack.bytes.set(known);
    part(this.work.bytes, WORK.streams).set(streamsOf(digestOf(known, `${seed} 0`))); // the first thread
    part(this.mind.bytes, MIND.worth).fill(0);
  }

  /** What the kernel thinks of so many of the legal actions. */
  worths(count: number): number[] {
    return row(this.mind.bytes, MIND.worth, [], Math.min(count, MOST_LEGAL));
  }

  /** What can be done at the root of the tree. */
  get children(): Child[] {
    const first = read(this.#node(ROOT), NODE.first);
    return Array.from({ length: read(this.#node(ROOT), NODE.children) }, (_, nth) => {
      const child = this.#node(first + nth);
      return {
        action: read(child, NODE.action),
        visits: read(child, NODE.visits),
        total: read(child, NODE.total),
      };
    });
  }

  /** Call the kernel; see `thinking.think`. */
  think(way: number, amount = 0, first = 0n): number {
    return this.kernel.entries.think(
      way,
      amount,
      first,
      this.stack.address,
      this.kernel.tables.address,
      this.work.address,
      this.mind.address,
      this.nodes.address,
      this.nodes.size / NODE_BYTES,
      this.actions.address,
    );
  }

  /** Memory is reserved for good: that of the greatest search at once, as soon as there is any. */
  #makeRoom(room: number): void {
    if (room * NODE_BYTES > this.nodes.size)
      this.nodes = this.kernel.area(Math.max(room, MOST_ROOM) * NODE_BYTES);
    write(this.mind.bytes, MIND.room, room);
  }

  #node(nth: number): Uint8Array {
    return this.nodes.bytes.subarray(nth * NODE_BYTES, (nth + 1) * NODE_BYTES);
  }
}

/** Lends memories to think in: nobody else uses one meanwhile, also while others are let in between. */
export function lender<Memory>(make: (kernel: Kernel) => Memory | Promise<Memory>) {
  const lying = new WeakMap<Kernel, Memory[]>();
  return async <Result>(kernel: Kernel, think: (memory: Memory) => Promise<Result>): Promise<Result> => {
    const idle = lying.get(kernel) ?? [];
    lying.set(kernel, idle);
    const memory = idle.pop() ?? (await make(kernel));
    try {
      return await think(memory);
    } finally {
      idle.push(memory);
    }
  };
}

/** Think with a memory that nobody else uses meanwhile. */
export const thinking = lender((kernel) => new Thinker(kernel));
