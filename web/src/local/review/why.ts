/** Why a bot did what it did: plain facts that anybody can check at the table (src/happycity/server/game/why.py). */
import type { Why } from "../../protocol";
import type { Snapshot } from "../game/snapshots";
import { Refused } from "../rules/refused";
import { groundsOf } from "./grounds";

/** Of the step with this number, given all snapshots of a game; refused unless a bot played a move with it. */
export function whyIn(snapshots: readonly Snapshot[], step: number): Why {
  const [before, reached] = [snapshots[step - 1], snapshots[step]];
  const entry = reached?.entry;
  const played = before && reached?.game.steps[before.game.steps.length];
  if (!played || !entry?.byBot || entry.kind !== "move" || entry.seat === null)
    throw new Refused("no-why", { found: step });
  return {
    seq: step,
    seat: entry.seat,
    move: played.move,
    grounds: groundsOf(before.game.view, played.action),
  };
}
