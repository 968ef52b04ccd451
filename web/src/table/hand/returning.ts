/** What a bot has done for somebody who was absent: told when they are back, until they decide for themselves again. */
import type { Step } from "../../protocol";

export interface Return {
  /** The number of the entry with which they came back. */
  seq: number;
  /** The cards that came into their city meanwhile. */
  built: string[];
}

/** null where nothing is to be told, or they have gone on. */
export function returnOf(steps: readonly Step[], seats: readonly number[]): Return | null {
  const own = steps.filter(({ seat }) => seat !== null && seats.includes(seat));
  const back = own.findLastIndex(({ kind, agreed }) => kind === "back" && agreed);
  const came = own[back];
  if (!came || own.slice(back).some(({ kind, by_bot }) => kind === "move" && !by_bot)) return null;
  const gone = own.slice(0, back).findLastIndex(({ kind }) => kind === "away");
  return { seq: came.seq, built: own.slice(Math.max(gone, 0), back).flatMap(builtIn) };
}

function builtIn({ seat, events }: Step): string[] {
  return events.flatMap((event) =>
    (event.event === "bought" || event.event === "special_taken") && event.seat === seat ? [event.card] : [],
  );
}
