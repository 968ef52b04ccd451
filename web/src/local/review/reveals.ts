/** What a card that was turned over did to the chances: src/happycity/review/reveals.py. */
import type { GameEvent } from "../../protocol";
import { REVEALED } from "../kernel/facts";
import type { PlayedMove } from "../rules/history";
import type { Chances } from "./odds";

export interface Reveal {
  readonly played: PlayedMove;
  /** Those before anybody knew the card. */
  readonly before: Chances;
  readonly after: Chances;
}

/** What happened; null if nothing worth mentioning did. */
export function eventOf({ played }: Reveal): GameEvent | null {
  const found = REVEALED.map((name) => played.events.find((event) => event.event === name));
  return found.find((event) => event !== undefined) ?? null;
}

/** By seat: what it brought, or cost. */
export function gainsOf({ before, after }: Reveal): Chances {
  return after.map((chance, seat) => chance - (before[seat] ?? 0));
}
