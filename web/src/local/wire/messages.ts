/** What a page and the worker that answers in its browser say to each other. */
import type { ClientMessage, RefusalCode, ServerMessage } from "../../protocol";

/** How the ids of tables and games begin that live in this browser; the server never gives such an id. */
export const HERE = "here-";

export function isHere(id: string | null | undefined): boolean {
  return id?.startsWith(HERE) ?? false;
}

/** A route that only this browser has: opens a table at which a position is practised (`Practice`). */
export const PRACTISE = "POST /api/practice";

/** Another one: who is likely to win from the position after a step, by seat; where one trains or practises. */
export const CHANCES = "GET /api/tables/{table}/chances";

/** From the page: a route of the HTTP API, or what is said on a line to a table, which stands for a WebSocket. */
export type Asked =
  | {
      type: "call";
      /** Comes back with the answer. */
      n: number;
      /** As in `Routes`, e.g. `GET /api/games/{game}/replay`. */
      route: string;
      path: Record<string, string>;
      query: Record<string, string>;
      body: unknown;
      language: string;
      /** What we were called last, here or by a server; null: nobody knows. */
      name: string | null;
      /** The id by which a server knows us, to have the same face here. */
      player: string | null;
    }
  | { type: "open"; line: number; table: string; since: number | null }
  | { type: "say"; line: number; message: ClientMessage }
  /** Where the weights can be fetched that were asked for; null: nowhere. */
  | { type: "weights"; address: string | null }
  /** Nobody listens on this line any more. At a table without lines nothing happens; the next one reads it anew. */
  | { type: "hang-up"; line: number };

/** From the worker. */
export type Told =
  | { type: "answer"; n: number; answer: unknown }
  | { type: "refusal"; n: number; code: RefusalCode; facts: Record<string, unknown>; status: number }
  /** Nothing here can answer that, or give that. */
  | { type: "needs-server"; n: number }
  | { type: "told"; line: number; message: ServerMessage }
  | { type: "hung-up"; line: number; code: number }
  /** From now on, what happens is not kept: the browser has no room for it, or forbids it. */
  | { type: "not-kept" }
  /** A bot needs what it has learned: the file of this name. Only the page knows where the site lies. */
  | { type: "weights-wanted"; name: string }
  /** It can answer nothing: the kernel's module is not to be had, or is not what was built. */
  | { type: "broken"; why: "damaged-module" | "no-module" };
