import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { DamagedModule, Kernel } from "./kernel";
import { DRAW, Phase, STATE, STATE_BYTES, WORK } from "./layout";
import { part, read, row, write, writeRow } from "./record";

const module = readFileSync("../src/happycity/kernel/targets/kernel.wasm");
let kernel: Kernel;

beforeAll(async () => {
  kernel = await Kernel.of(module);
});

/** A game for two, dealt with generators that are not zero. */
function dealt(): Uint8Array {
  const state = new Uint8Array(STATE_BYTES);
  write(state, STATE.players, 2);
  const streams = part(new Uint8Array(kernel.work.size), WORK.streams).fill(7);
  kernel.turnToGame(state, streams);
  kernel.entries.deal_game(kernel.raw.address, kernel.tables.address, kernel.work.address);
  return kernel.raw.copy();
}

describe("the module", () => {
  test("deals a game and knows what may be done in it", () => {
    const state = dealt();
    expect(read(state, STATE.phase)).toBe(Phase.REFILL);
    expect(row(state, STATE.deck_left)).toEqual([28, 20, 18, 0]);
    expect(kernel.legal(state)).toEqual([DRAW, DRAW + 1, DRAW + 2]);
  });

  test("forgets every order: two shuffles of the same cards look alike", () => {
    const state = dealt();
    const known = kernel.forgotten(state);
    const [first, second] = [state, known].map((one) => [...part(one as Uint8Array, STATE.deck)]);
    expect(second).not.toEqual(first);
    expect(kernel.forgotten(known)).toEqual(known);
  });

  test("that is damaged is refused", async () => {
    await expect(Kernel.of(module.subarray(0, 2000))).rejects.toBeInstanceOf(DamagedModule);
    await expect(Kernel.of(new TextEncoder().encode("<html>"))).rejects.toBeInstanceOf(DamagedModule);
  });

  test("has areas that do not overlap, also when the memory grows", () => {
    const [one, other] = [kernel.area(100_000), kernel.area(5_000_000)];
    one.bytes.fill(1);
    other.bytes.fill(2);
    expect(one.copy().every((byte) => byte === 1)).toBe(true);
    expect(kernel.tables.bytes.some((byte) => byte !== 0)).toBe(true);
    other.clear();
    expect(other.copy().every((byte) => byte === 0)).toBe(true);
  });
});

describe("a record", () => {
  test("gives back what was written, of every kind of number", () => {
    const bytes = new Uint8Array(64);
    for (const [kind, value] of [
      ["i1", -5],
      ["i2", -500],
      ["i4", -70_000],
      ["i8", -5_000_000_000],
      ["u8", 5_000_000_000],
      ["f8", 0.1],
    ] as const) {
      const field = { at: 8, kind, shape: [2, 3] } as const;
      write(bytes, field, value, 1, 2);
      expect(read(bytes, field, 1, 2)).toBe(value);
      writeRow(bytes, field, [1, 2], 1);
      expect(row(bytes, field, [1])).toEqual([1, 2, value]);
      bytes.fill(0);
    }
  });
});
