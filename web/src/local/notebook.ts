/**
 * What this browser remembers of somebody's own decisions: a row for each game, and what was answered of the practice
 * deck. Whole reviews are too large to keep many; these rows are small. They go when somebody deletes their data. A
 * browser without a database remembers as long as the page is open.
 */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { JUDGE } from "./kernel/facts";
import type { OwnGame } from "./review/skill";

/** A game as it is kept. */
export interface KeptGame extends OwnGame {
  /** The commitment of its shuffles: the same game on a device and in an account is one. */
  key: string;
  /** Its address. */
  game: string;
  /** Whose it is. */
  player: string;
  seat: number;
  /** Seconds since 1970. */
  ended: number;
}

/** What became of a card of the deck. */
export interface KeptAnswer {
  /** `cardKey` of the deck. */
  card: string;
  /** From 1; one more than there are: it comes no more. */
  box: number;
  /** Seconds since 1970. */
  due: number;
}

interface Row extends KeptGame {
  /** Rows of another judge count no more. */
  judge: string;
}

interface Schema extends DBSchema {
  games: { key: string; value: Row };
  answers: { key: string; value: KeptAnswer };
}

const NAME = "happycity-skill";
const MOST_KEPT = 300;

/** Where there is no database. */
const memory = { games: new Map<string, Row>(), answers: new Map<string, KeptAnswer>() };

let opened: Promise<IDBPDatabase<Schema> | null> | null = null;

/** Null where the browser has no database for us. */
function open(): Promise<IDBPDatabase<Schema> | null> {
  opened ??= opening().catch(() => null);
  return opened;
}

async function opening(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, 1, {
    upgrade: (database) => {
      database.createObjectStore("games", { keyPath: "key" });
      database.createObjectStore("answers", { keyPath: "card" });
    },
  });
}

/** All games that the judge of today has looked at, the oldest first. */
export async function keptGames(): Promise<KeptGame[]> {
  const rows = await rowsOf();
  return rows.filter((row) => row.judge === JUDGE);
}

async function rowsOf(): Promise<Row[]> {
  const database = await open();
  const rows = await database?.getAll("games").catch(() => null);
  return (rows ?? [...memory.games.values()]).sort((a, b) => a.ended - b.ended);
}

export async function keepGame(game: KeptGame): Promise<void> {
  const row: Row = { ...game, judge: JUDGE };
  const database = await open();
  memory.games.set(row.key, row);
  try {
    await database?.put("games", row);
    const [...rows] = await rowsOf();
    for (const { key } of rows.slice(0, -MOST_KEPT)) {
      memory.games.delete(key);
      await database?.delete("games", key);
    }
  } catch {
    // no room: it is looked at again with the next visit
  }
}

export async function keptAnswers(): Promise<KeptAnswer[]> {
  const database = await open();
  return (await database?.getAll("answers").catch(() => null)) ?? [...memory.answers.values()];
}

export async function keepAnswer(answer: KeptAnswer): Promise<void> {
  memory.answers.set(answer.card, answer);
  const database = await open();
  await database?.put("answers", answer).catch(() => undefined);
}

export async function clearNotebook(): Promise<void> {
  memory.games.clear();
  memory.answers.clear();
  const database = await open();
  await Promise.all([database?.clear("games"), database?.clear("answers")]).catch(() => undefined);
}
