/** The store in the browser's own database. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Me } from "../../protocol";
import { Taken, type KeptEntry, type KeptTable, type Store } from "./kept";

interface Schema extends DBSchema {
  /** One row: whoever plays in this browser. */
  me: { key: "me"; value: Me };
  tables: { key: string; value: KeptTable };
  /** One row for each entry: what is written is never written again. */
  entries: { key: [table: string, seq: number]; value: KeptEntry };
}

type Database = IDBPDatabase<Schema>;

const NAME = "happycity";

/**
 * What each version of the schema adds to the one before: whoever comes with an old one goes through the rest. A row
 * that is there stays readable, so that old games open after an update; nothing here is ever changed, only added to.
 */
const ADDED: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore("me");
    database.createObjectStore("tables", { keyPath: "id" });
    database.createObjectStore("entries", { keyPath: ["table", "seq"] });
  },
];

/** Throws where the browser has no database for us: forbidden, no room, or written by a newer version of the page. */
export async function openDatabase(): Promise<Store> {
  const database = await openDB<Schema>(NAME, ADDED.length, {
    upgrade: (upgraded, from) => ADDED.slice(from).forEach((add) => add(upgraded)),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(), // a newer page needs to add
  });
  return {
    kept: true,
    me: async () => (await database.get("me", "me")) ?? null,
    keepMe: async (me) => void (await database.put("me", me, "me")),
    tables: async () => (await database.getAll("tables")).sort((a, b) => b.created - a.created),
    table: async (id) => (await database.get("tables", id)) ?? null,
    keepTable: async (table) => void (await database.put("tables", table)),
    entries: (table) => database.getAll("entries", logOf(table)),
    append: (entry) => append(database, entry),
    deleteTable: (id) => deleteTable(database, id),
    clear: () => clear(database),
  };
}

/** Every entry of a table: an array is greater than any number. */
function logOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, []]);
}

/** Written to the disk before it counts: who closes the tab after a move finds it again. */
async function append(database: Database, entry: KeptEntry): Promise<void> {
  const change = database.transaction("entries", "readwrite", { durability: "strict" });
  try {
    await Promise.all([change.store.add(entry), change.done]);
  } catch (error) {
    if (error instanceof DOMException && error.name === "ConstraintError")
      throw new Taken(entry.table, entry.seq);
    throw error;
  }
}

async function clear(database: Database): Promise<void> {
  const change = database.transaction(["me", "tables", "entries"], "readwrite");
  const stores = [change.objectStore("me"), change.objectStore("tables"), change.objectStore("entries")];
  await Promise.all([...stores.map((store) => store.clear()), change.done]);
}

async function deleteTable(database: Database, id: string): Promise<void> {
  const change = database.transaction(["tables", "entries"], "readwrite");
  await Promise.all([
    change.objectStore("tables").delete(id),
    change.objectStore("entries").delete(logOf(id)),
    change.done,
  ]);
}
