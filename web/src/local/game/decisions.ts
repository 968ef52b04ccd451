/** What a message of a player becomes: a decision for one of their seats, or a refusal (src/happycity/server/game/decisions.py). */
import type { Away, Back, EndTurn, Move, Undo } from "../../protocol";
import { MOST_OF_A_SEAT } from "../kernel/facts";
import { Refused } from "../rules/refused";
import { acting, canUndo, type LogEntry, type Snapshot } from "./snapshots";

export type Intent = Move | Undo | EndTurn | Away | Back;

/** The decision of somebody who plays these seats; `hold`: they end their turns themselves. */
export function decisionOf(
  intent: Intent,
  seats: readonly number[],
  snapshot: Snapshot,
  hold: boolean,
): Omit<LogEntry, "seq"> {
  const decided = { kind: intent.type, key: intent.key, byBot: false, move: null, hold: false };
  switch (intent.type) {
    case "move": {
      const seat = deciding(seats, snapshot);
      // a card given to a monster in somebody else's turn (R8.6) ends no turn of one's own
      const holds = (intent.hold ?? hold) && snapshot.game.turn === seat;
      return { ...decided, seat, move: intent.move, hold: holds };
    }
    case "end":
      return { ...decided, seat: deciding(seats, snapshot) };
    case "undo":
      return { ...decided, seat: first(seats, (seat) => canUndo(snapshot, seat)) };
    case "away":
      return { ...decided, seat: first(seats, (seat) => !snapshot.away.includes(seat)) };
    case "back":
      return { ...decided, seat: first(seats, (seat) => snapshot.away.includes(seat)) };
  }
}

/** A log has an end, and no seat can use it up. */
export function checkOften(log: readonly LogEntry[], decision: Omit<LogEntry, "seq">): void {
  const most: Partial<Record<LogEntry["kind"], number>> = MOST_OF_A_SEAT;
  const known = most[decision.kind];
  const done = log.filter((entry) => entry.kind === decision.kind && entry.seat === decision.seat).length;
  if (known !== undefined && done >= known) throw new Refused("too-often", { seat: decision.seat, known });
}

/** Which of the sender's seats a decision is for: the one that has to act. */
function deciding(seats: readonly number[], snapshot: Snapshot): number {
  const seat = acting(snapshot);
  if (seat === null) throw new Refused("game-finished", {});
  if (!seats.includes(seat)) throw new Refused("not-your-turn", { seat: seats[0] ?? null, turn: seat });
  return seat;
}

/** The first seat that it is for; if there is none, the log refuses it for the first of all. */
function first(seats: readonly number[], fits: (seat: number) => boolean): number | null {
  return seats.find(fits) ?? seats[0] ?? null;
}
