/** How one decision or reveal changed the chances, and which event describes it: src/happycity/review/changes.py. */
import type { GameEvent } from "../../protocol";
import { DECIDED, REVEALED } from "../kernel/facts";
import { parsed } from "../rules/moves";
import type { PlayedMove } from "../rules/history";
import type { Chances } from "./odds";

export interface Change {
  readonly played: PlayedMove;
  /** A hidden card was revealed; otherwise somebody decided. */
  readonly luck: boolean;
  /** Of a reveal: those before anybody knew the card. */
  readonly before: Chances;
  readonly after: Chances;
}

/** What happened; undefined if nothing worth mentioning did. */
export function eventOf({ luck, played }: Change): GameEvent | undefined {
  const names: readonly string[] = luck ? REVEALED : DECIDED;
  return names
    .map((name) => played.events.find((event) => event.event === name))
    .find((event) => event !== undefined);
}

/** By seat: what it brought, or cost. */
export function gainsOf({ before, after }: Change): Chances {
  return after.map((chance, seat) => chance - (before[seat] ?? 0));
}

/** The greatest change for any seat. */
export function swingOf(change: Change): number {
  return Math.max(...gainsOf(change).map(Math.abs));
}

/** Whether a move buys the card that a reveal brought, in the same turn. */
export function isBoughtBy(revealed: Change, played: PlayedMove): boolean {
  const event = eventOf(revealed);
  const [came, now] = [revealed.played.before, played.before];
  const { word, card } = parsed(played.move);
  return (
    word === "buy" &&
    event !== undefined &&
    "card" in event &&
    event.card === card &&
    came.round === now.round &&
    came.turn === now.turn
  );
}
