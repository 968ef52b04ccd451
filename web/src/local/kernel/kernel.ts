/**
 * The kernel's module in this browser: the same program as the server's, with every rule of the game.
 * States are plain bytes that never change; what a call needs is copied into areas of the module's memory and back.
 */
import { TABLES } from "./facts";
import { MOST_LEGAL, ROOM, WORK, type Entries } from "./layout";
import { part, row, write } from "./record";

/** A game's position as the kernel has it (`STATE` in layout.ts). */
export type State = Readonly<Uint8Array>;
/** The generators of all shuffles, as they stand in `WORK`. */
export type Streams = Readonly<Uint8Array>;

const PAGE = 65_536;
/** Bytes: every area begins at a multiple of it. */
const STEP = 64;

/** The module is not what it should be: half of it, or something else. */
export class DamagedModule extends Error {}

/** A piece of the module's memory. */
export class Area {
  constructor(
    readonly memory: WebAssembly.Memory,
    readonly address: number,
    readonly size: number,
  ) {}

  /** To be used at once: the memory may move when it grows. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.address, this.size);
  }

  fill(bytes: Readonly<Uint8Array>): void {
    this.bytes.set(bytes);
  }

  clear(): void {
    this.bytes.fill(0);
  }

  copy(): Uint8Array {
    return this.bytes.slice();
  }
}

/**
 * Brings the file of this name with the weights of the learned bots; null: it is not to be had. `afresh`: not the copy
 * that this browser keeps, which is damaged.
 */
export type FetchWeights = (name: string, afresh: boolean) => Promise<Uint8Array | null>;

const nowhere: FetchWeights = () => Promise.resolve(null);

export class Kernel {
  readonly entries: Entries;
  readonly tables: Area;
  readonly #memory: WebAssembly.Memory;
  #end: number;
  /** Where a question is asked: the state, the room to work in, and what else the entries of the rules need. */
  readonly raw: Area;
  readonly work: Area;
  readonly #actions: Area;

  private constructor(
    exports: WebAssembly.Exports,
    readonly fetchWeights: FetchWeights,
  ) {
    const { memory, __heap_base: heap, ...entries } = exports;
    if (
      !(memory instanceof WebAssembly.Memory) ||
      !(heap instanceof WebAssembly.Global) ||
      !("step" in entries)
    )
      throw new DamagedModule();
    this.entries = entries as unknown as Entries;
    this.#memory = memory;
    this.#end = heap.value as number;
    this.tables = this.area(ROOM.tables);
    this.tables.fill(Uint8Array.from(atob(TABLES), (letter) => letter.charCodeAt(0)));
    this.raw = this.area(ROOM.raw);
    this.work = this.area(ROOM.work);
    this.#actions = this.area(ROOM.actions);
  }

  static async of(module: BufferSource, fetchWeights: FetchWeights = nowhere): Promise<Kernel> {
    try {
      const { instance } = await WebAssembly.instantiate(module);
      return new Kernel(instance.exports, fetchWeights);
    } catch {
      throw new DamagedModule();
    }
  }

  /** Reserve a piece of memory for good. */
  area(size: number): Area {
    const start = Math.ceil(this.#end / STEP) * STEP;
    this.#end = start + size;
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return new Area(this.#memory, start, size);
  }

  /** Ask about a state: it lies in `raw`, and nothing else does in `work`. */
  turnTo(state: State): void {
    this.raw.fill(state);
    this.work.clear();
  }

  /** The same with the game's own generators, for whatever shuffles. */
  turnToGame(state: State, streams: Streams): void {
    this.turnTo(state);
    part(this.work.bytes, WORK.streams).set(streams);
  }

  /** The generators as the last call left them. */
  get streams(): Streams {
    return part(this.work.bytes, WORK.streams).slice();
  }

  /** The numbers of the legal actions of a state, in the order of the notation. */
  legal(state: State): number[] {
    this.raw.fill(state);
    const count = this.entries.list_legal(this.raw.address, this.tables.address, this.#actions.address);
    return row(this.#actions.bytes, { at: 0, kind: "i2", shape: [MOST_LEGAL] }, [], count);
  }

  /** What the audience may know: the state with every hidden order forgotten. */
  forgotten(state: State): State {
    this.raw.fill(state);
    this.entries.forget_order(this.raw.address, this.tables.address);
    return this.raw.copy();
  }

  /** A call that nobody listens to writes no log. */
  silence(): void {
    write(this.work.bytes, WORK.logged, -1);
  }
}
