/** One's own unfinished tables, and which of them wait for oneself. */
import { call } from "../api/http";
import { facesOf, namesOf } from "../parts/avatars";
import type { OwnTable } from "../protocol";

/** My unfinished tables: those where it is my turn first, then the newest. */
export async function myTables(): Promise<OwnTable[]> {
  const { tables } = await call("GET /api/me/tables");
  return tables.sort((a, b) => Number(b.yours) - Number(a.yours) || b.created - a.created);
}

/** Somebody else at the table, whose face stands for it: whose turn it is, or the first other person, or a bot. */
export function companion(table: OwnTable, me: string): { name: string; face: string } | null {
  const names = namesOf(table.seats);
  const faces = facesOf(table.seats);
  const others = table.seats.filter((seat) => seat.kind !== "open" && seat.player !== me);
  const turn = others.find((seat) => seat.seat === table.turn);
  const other = turn ?? others.find((seat) => seat.kind !== "bot") ?? others[0];
  return other ? { name: names[other.seat] ?? "", face: faces[other.seat] ?? "robot" } : null;
}

const RECENT = 6 * 3600;

/**
 * The table that somebody who comes back should land at: it is their turn, and others wait for it, or they began it
 * today. An old game against bots waits patiently and is offered only.
 */
export function awaited(mine: OwnTable[], me: string, now = Date.now() / 1000): OwnTable | null {
  const found = mine.find((table) => {
    const others = table.seats.some((seat) => seat.player !== null && seat.player !== me);
    return table.yours && (others || now - table.created < RECENT);
  });
  return found ?? null;
}
