/** One's own unfinished tables, and which of them wait for oneself. */
import { call } from "../api/http";
import { Line } from "../api/line";
import { namesOf, facesOf } from "../parts/avatars";
import type { State, TableInfo } from "../protocol";

/** Tables that are looked into: one line each, for a moment. */
const MOST_LOOKED_AT = 5;
const PATIENCE = 5000;

export interface Mine {
  table: TableInfo;
  /** null: not begun, or not looked at. */
  state: State | null;
  myTurn: boolean;
}

/** The state of a table, read once; null if it does not come in time. */
function look(id: string): Promise<State | null> {
  return new Promise((resolve) => {
    const done = (state: State | null) => {
      clearTimeout(timer);
      line.close();
      resolve(state);
    };
    const timer = setTimeout(() => done(null), PATIENCE);
    const line = new Line(`/ws/tables/${encodeURIComponent(id)}`, {
      told: (message) => message.type === "state" && done(message),
      changed: (state) => (state === "refused" || state === "newer") && done(null),
      since: () => null,
    });
  });
}

/** My unfinished tables: those where it is my turn first, then the newest. */
export async function myTables(): Promise<Mine[]> {
  const { tables } = await call("GET /api/me/tables");
  const begun = tables.filter((table) => table.status === "playing").slice(0, MOST_LOOKED_AT);
  const states = new Map(
    await Promise.all(begun.map(async (table) => [table.id, await look(table.id)] as const)),
  );
  const mine = tables.map((table): Mine => {
    const state = states.get(table.id) ?? null;
    return { table, state, myTurn: state !== null && state.yours.seat !== null };
  });
  return mine.sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.table.created - a.table.created);
}

/** Somebody else at the table, whose face stands for it: whose turn it is, or the first other person, or a bot. */
export function companion({ table, state }: Mine, me: string): { name: string; face: string } | null {
  const names = namesOf(table.seats);
  const faces = facesOf(table.seats);
  const others = table.seats.filter((seat) => seat.kind !== "open" && seat.player !== me);
  const turn = others.find((seat) => seat.seat === state?.view.seat);
  const other = turn ?? others.find((seat) => seat.kind !== "bot") ?? others[0];
  return other ? { name: names[other.seat] ?? "", face: faces[other.seat] ?? "robot" } : null;
}

const RECENT = 6 * 3600;

/**
 * The table that somebody who comes back should land at: it is their turn, and others wait for it, or they began it
 * today. An old game against bots waits patiently and is offered only.
 */
export function awaited(mine: Mine[], me: string, now = Date.now() / 1000): TableInfo | null {
  const found = mine.find(({ table, myTurn }) => {
    const others = table.seats.some((seat) => seat.player !== null && seat.player !== me);
    return myTurn && (others || now - table.created < RECENT);
  });
  return found?.table ?? null;
}
