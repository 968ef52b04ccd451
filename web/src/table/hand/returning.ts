/** What a bot has done for somebody who was absent: told when they are back, until they decide for themselves again. */
import type { Step } from "../../protocol";

/** The cards that came into their city meanwhile; null where nothing is to be told, or they have gone on. */
export function builtMeanwhile(steps: readonly Step[], seats: readonly number[]): string[] | null {
  const own = steps.filter(({ seat }) => seat !== null && seats.includes(seat));
  const back = own.findLastIndex(({ kind, agreed }) => kind === "back" && agreed);
  if (back < 0 || own.slice(back).some(({ kind, by_bot }) => kind === "move" && !by_bot)) return null;
  const gone = own.slice(0, back).findLastIndex(({ kind }) => kind === "away");
  return own.slice(Math.max(gone, 0), back).flatMap(builtIn);
}

function builtIn({ seat, events }: Step): string[] {
  return events.flatMap((event) =>
    (event.event === "bought" || event.event === "special_taken") && event.seat === seat ? [event.card] : [],
  );
}
