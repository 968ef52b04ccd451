/** The decisive moments, the few changes that are worth telling: src/happycity/review/moments.py. */
import { FEWEST_MOMENTS, MOST_MOMENTS, SWING } from "../kernel/facts";
import { eventOf, swingOf, type Change } from "./changes";

/** Those that changed the chances most, in the order of the game. */
export function decisive(changes: readonly Change[]): Change[] {
  const notable = changes.filter((change) => eventOf(change) && swingOf(change) > 0);
  const most = [...notable].sort((one, other) => swingOf(other) - swingOf(one)).slice(0, MOST_MOMENTS);
  const kept = most.filter((change, i) => i < FEWEST_MOMENTS || swingOf(change) >= SWING);
  return notable.filter((change) => kept.includes(change));
}
