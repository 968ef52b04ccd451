/** One's own unfinished tables, and which of them wait for oneself. */
import { call, callHere } from "../api/http";
import { isHere } from "../local/wire/messages";
import { facesOf, namesOf } from "../parts/avatars";
import type { OwnTable } from "../protocol";

/** My unfinished tables that can be opened: those where it is my turn first, then the newest. */
export async function myTables(): Promise<OwnTable[]> {
  const { tables } = await call("GET /api/me/tables");
  const here = await callHere("GET /api/me/tables").catch(() => null);
  const known = [...tables, ...(here?.tables ?? [])].filter((table) => !table.foreign);
  return known.sort((a, b) => Number(b.yours) - Number(a.yours) || b.created - a.created);
}

/** Somebody else at the table, whose face stands for it: whose turn it is, or the first other person, or a bot. */
export function companion(table: OwnTable, me: string): { name: string; face: string } | null {
  const names = namesOf(table.seats);
  const faces = facesOf(table.seats);
  const self = selfAt(table, me);
  const others = table.seats.filter((seat) => seat.kind !== "open" && seat.player !== self);
  const turn = others.find((seat) => seat.seat === table.turn);
  const asks = isAsked(table, me) ? others.find((seat) => seat.player === table.host) : undefined;
  const other = turn ?? asks ?? others.find((seat) => seat.kind !== "bot") ?? others[0];
  return other ? { name: names[other.seat] ?? "", face: faces[other.seat] ?? "robot" } : null;
}

/** Whether I am asked for a rematch and have not answered. */
export function isAsked({ seats }: OwnTable, me: string): boolean {
  return seats.some((seat) => seat.kind === "asked" && seat.player === me);
}

/** Who I am at a table: `me` on the server, the host at one of this browser. */
function selfAt({ id, host }: OwnTable, me: string): string {
  return isHere(id) ? host : me;
}

const RECENT = 6 * 3600;

/**
 * The table that somebody who comes back should land at: it is their turn, and others wait for it, or they began it
 * today. An old game against bots waits patiently and is offered only.
 */
export function awaited(mine: OwnTable[], me: string, now = Date.now() / 1000): OwnTable | null {
  const found = mine.find((table) => {
    const self = selfAt(table, me);
    const others = table.seats.some((seat) => seat.player !== null && seat.player !== self);
    return table.yours && (others || now - table.created < RECENT);
  });
  return found ?? null;
}
