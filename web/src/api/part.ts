/**
 * My part of the shuffles at a table: promised as soon as I sit, given when the cards are dealt and no promise can change
 * (docs/fairness.md). This browser keeps it, and what it was told of the others, so that the end can be checked.
 */
import { commitmentOf, freshSecret } from "../local/rules/seeds";
import { isHere } from "../local/wire/messages";
import type { TableInfo } from "../protocol";
import { notedSeal } from "./fairness";
import { call } from "./http";
import { Notes } from "./notes";

/** What this browser knows of the shuffles of a table. */
export interface OwnPart {
  nonce: string;
  /** The server has said that it knows my promise. */
  promised: boolean;
  /** Everybody's promises as they were told when the cards were dealt; none before. */
  promises: string[];
  /** The server has said that it has my part. */
  given: boolean;
}

const parts = new Notes<OwnPart>("happycity-parts");
/** What is on its way, so that it is not sent twice. */
const underWay = new Set<string>();

/** My part at a table; null: I have none. */
export function ownPart(table: string): OwnPart | null {
  return parts.of(table);
}

export function promiseOf({ nonce }: OwnPart): string {
  return commitmentOf(nonce);
}

/** Do what a table now needs from somebody who has these seats: promise, or give. */
export function takePart(info: TableInfo, mine: readonly number[]): Promise<void> {
  if (isHere(info.id)) return Promise.resolve();
  const own = mine.map((seat) => info.seats[seat]).find((seat) => seat?.promise);
  if (info.status === "open" && !own) return once(`promise ${info.id}`, () => promise(info.id, mine));
  if (own?.promise && info.status === "dealing" && own.part === "promised") {
    const { promise } = own;
    return once(`give ${info.id}`, () => give(info, promise));
  }
  return Promise.resolve();
}

/** Whoever stands up, or is asked again, has promised nothing. */
async function promise(table: string, mine: readonly number[]): Promise<void> {
  const kept = parts.of(table);
  if (!kept && !mine.length) return;
  const isSecret = kept?.promises.length === 0; // what a server has seen once, others could choose theirs by
  const nonce = isSecret ? kept.nonce : freshSecret();
  const part = { nonce, promised: false, promises: [], given: false };
  parts.note(table, part);
  if (!mine.length) return;
  const body = { promise: promiseOf(part) };
  const { seats } = await call("POST /api/tables/{table}/promise", { path: { table }, body });
  const since = parts.of(table) ?? part; // the cards may have been dealt before this answer came
  const promised = since.promised || seats.some((seat) => seat.promise === body.promise);
  parts.note(table, { ...since, promised });
}

/**
 * Only for the promise and the seal that I know, and for the promises of others that I was told first: what a server has
 * changed meanwhile gets nothing from me.
 */
async function give(info: TableInfo, promised: string): Promise<void> {
  const part = parts.of(info.id);
  if (!part || promiseOf(part) !== promised || notedSeal(info.id) !== info.commitment) return;
  const promises = info.seats.flatMap((seat) => seat.promise ?? []);
  if (part.promises.length && String(part.promises) !== String(promises)) return;
  const shown = { ...part, promised: true, promises };
  parts.note(info.id, shown);
  const body = { nonce: part.nonce };
  await call("POST /api/tables/{table}/opening", { path: { table: info.id }, body });
  parts.note(info.id, { ...shown, given: true });
}

/** The cards are dealt without a part that does not get through: whoever comes back to the table tries again. */
async function once(what: string, deed: () => Promise<void>): Promise<void> {
  if (underWay.has(what)) return;
  underWay.add(what);
  await deed().catch(() => undefined);
  underWay.delete(what);
}
