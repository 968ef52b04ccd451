import { describe, expect, test, vi } from "vitest";
import { careful } from "./careful";
import { Taken, type KeptEntry, type KeptTable, type Store } from "./kept";
import { inMemory } from "./memory";
import { openStore } from "./store";

function kept(id: string, created: number): KeptTable {
  return {
    id,
    config: { players: 2, specials: "family", grozilla: false, scoring: "product" },
    secret: "s",
    seats: [],
    options: { pause_ms: 0, first: null },
    created,
    began: null,
    ended: null,
    status: "playing",
    previous: null,
    next: null,
    result: null,
    botSeed: "b",
  };
}

function entry(table: string, seq: number): KeptEntry {
  return {
    table,
    seq,
    kind: "move",
    seat: 0,
    move: "coin",
    key: `k${seq}`,
    byBot: false,
    hold: false,
    at: 1,
  };
}

/** A store that has room for so many writes. */
function small(room: number): Store {
  const store = inMemory();
  const within =
    <Row>(write: (row: Row) => Promise<void>) =>
    async (row: Row): Promise<void> => {
      if (room <= 0) throw new DOMException("no room", "QuotaExceededError");
      await write(row);
      room--;
    };
  return {
    ...store,
    kept: true,
    keepMe: within(store.keepMe),
    keepTable: within(store.keepTable),
    append: within(store.append),
    deleteTable: within(store.deleteTable),
  };
}

const seqs = async (store: Store) => (await store.entries("a")).map(({ seq }) => seq);

test("tables come newest first, and logs in order", async () => {
  const store = inMemory();
  await store.keepTable(kept("a", 1));
  await store.keepTable(kept("b", 2));
  await store.append(entry("a", 1));
  await store.append(entry("a", 2));
  expect((await store.tables()).map(({ id }) => id)).toEqual(["b", "a"]);
  expect(await seqs(store)).toEqual([1, 2]);
  await store.deleteTable("a");
  expect(await store.table("a")).toBeNull();
  expect(await seqs(store)).toEqual([]);
});

test("a browser without a database plays from memory, and says so", async () => {
  const lost = vi.fn();
  const store = await openStore(lost); // there is no IndexedDB here
  expect(store.kept).toBe(false);
  expect(lost).toHaveBeenCalledOnce();
});

describe("a store that becomes full", () => {
  test("goes on in memory: nothing is missing, and nothing is out of order", async () => {
    const [below, lost] = [small(2), vi.fn()];
    const store = careful(below, lost);
    await store.keepTable(kept("a", 1));
    await store.append(entry("a", 1));
    expect(store.kept).toBe(true);
    await store.append(entry("a", 2));
    await store.append(entry("a", 3));
    expect(lost).toHaveBeenCalledOnce();
    expect(store.kept).toBe(false);
    expect(await seqs(store)).toEqual([1, 2, 3]);
    expect(await seqs(below)).toEqual([1]);
    await store.keepTable({ ...kept("a", 1), status: "over" });
    expect((await store.table("a"))?.status).toBe("over");
    expect((await store.tables()).map(({ status }) => status)).toEqual(["over"]);
  });
  test("forgets what is deleted, wherever it was", async () => {
    const store = careful(small(2), () => undefined);
    await store.keepTable(kept("a", 1));
    await store.append(entry("a", 1));
    await store.append(entry("a", 2));
    await store.deleteTable("a");
    expect(await store.table("a")).toBeNull();
    expect(await store.tables()).toEqual([]);
    expect(await seqs(store)).toEqual([]);
  });
  test("forgets everything, wherever it was", async () => {
    const store = careful(small(3), () => undefined);
    await store.keepTable(kept("a", 1));
    await store.append(entry("a", 1));
    await store.append(entry("a", 2));
    await store.append(entry("a", 3));
    await store.clear();
    expect(await store.tables()).toEqual([]);
    expect(await seqs(store)).toEqual([]);
  });
  test("knows who plays", async () => {
    const store = careful(small(0), () => undefined);
    const settings = {
      explicit_end: false,
      language: "en",
      puzzles: false,
      face: null,
      colour: null,
    } as const;
    const me = { id: "here", kind: "guest", name: "Ada", settings, created: 1 } as const;
    expect(await store.me()).toBeNull();
    await store.keepMe(me);
    expect(await store.me()).toEqual(me);
  });
});

test("two tabs cannot write the same entry", async () => {
  const store = careful(small(9), () => undefined);
  await store.append(entry("a", 1));
  await expect(store.append(entry("a", 1))).rejects.toBeInstanceOf(Taken);
  expect(store.kept).toBe(true);
});
