/** A store that lasts as long as the page. */
import type { Me } from "../../protocol";
import { Taken, type KeptEntry, type KeptTable, type Store } from "./kept";

export function inMemory(): Store {
  const tables = new Map<string, KeptTable>();
  const logs = new Map<string, KeptEntry[]>();
  let known: Me | null = null;
  return {
    kept: false,
    me: async () => known,
    keepMe: async (me) => void (known = me),
    tables: async () => [...tables.values()].sort((a, b) => b.created - a.created),
    table: async (id) => tables.get(id) ?? null,
    keepTable: async (table) => void tables.set(table.id, table),
    entries: async (table) => [...(logs.get(table) ?? [])],
    append: async (entry) => {
      const log = logs.get(entry.table) ?? [];
      if (log.some(({ seq }) => seq === entry.seq)) throw new Taken(entry.table, entry.seq);
      logs.set(entry.table, [...log, entry]);
    },
    deleteTable: async (id) => {
      tables.delete(id);
      logs.delete(id);
    },
    clear: async () => {
      tables.clear();
      logs.clear();
      known = null;
    },
  };
}
