/**
 * A store over one that may fail: from the first write that fails on, what is new stays in memory. So a game goes on
 * when there is no room left, and what was kept of it is a whole beginning, never one with gaps.
 */
import { Taken, type KeptEntry, type KeptTable, type Store } from "./kept";
import { inMemory } from "./memory";

export function careful(below: Store, lost: () => void): Store {
  const above = inMemory();
  const deleted = new Set<string>();
  let kept = true;

  async function write(into: (store: Store) => Promise<void>): Promise<void> {
    if (kept)
      try {
        return await into(below);
      } catch (error) {
        if (error instanceof Taken) throw error;
        if (kept) lost();
        kept = false;
      }
    await into(above);
  }

  async function tables(): Promise<KeptTable[]> {
    const byId = new Map((await below.tables()).map((table) => [table.id, table]));
    for (const id of deleted) byId.delete(id);
    for (const table of await above.tables()) byId.set(table.id, table);
    return [...byId.values()].sort((a, b) => b.created - a.created);
  }

  async function table(id: string): Promise<KeptTable | null> {
    return (await above.table(id)) ?? (deleted.has(id) ? null : below.table(id));
  }

  async function entries(id: string): Promise<KeptEntry[]> {
    return [...(deleted.has(id) ? [] : await below.entries(id)), ...(await above.entries(id))];
  }

  return {
    get kept() {
      return kept;
    },
    me: async () => (await above.me()) ?? below.me(),
    keepMe: (me) => write((store) => store.keepMe(me)),
    tables,
    table,
    keepTable: (changed) => write((store) => store.keepTable(changed)),
    entries,
    append: (entry) => write((store) => store.append(entry)),
    deleteTable: async (id) => {
      await write((store) => store.deleteTable(id));
      deleted.add(id);
    },
    clear: async () => {
      for (const { id } of await tables()) deleted.add(id);
      await above.clear();
      await below.clear(); // needs no room: if it fails, nothing is said to be gone
    },
  };
}
