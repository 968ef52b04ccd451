/** What a player is shown: states and steps, as the server tells them (src/happycity/server/game/views.py, live/audience.py). */
import { REMEMBERED, type State, type Step, type YourView } from "../../protocol";
import { hashOf, previewsOf, pricesFor, publicView, refusalsOf } from "../rules/view";
import { acting, canUndo, type Snapshot } from "./snapshots";

/** The entry that led to a snapshot, and what happened. */
export function stepOf(snapshot: Snapshot): Step {
  const { entry, seq, moves, events, undoes } = snapshot;
  if (!entry) throw new Error("The first snapshot was led to by nothing.");
  return {
    seq,
    kind: entry.kind,
    seat: entry.seat,
    move: entry.move,
    by_bot: entry.byBot,
    moves: [...moves],
    events: [...events],
    undoes: [...undoes],
    out_of_time: false, // no clock runs here
    agreed: false,
  };
}

/** What concerns one's own seats. */
export function yourView(snapshot: Snapshot, seats: readonly number[]): YourView {
  const { game, holding } = snapshot;
  const seat = acting(snapshot);
  const mine = seat !== null && seats.includes(seat) ? seat : null;
  const deciding = mine !== null && holding === null;
  return {
    seats: [...seats],
    seat: mine,
    legal: deciding ? previewsOf(game) : [],
    refusals: deciding ? refusalsOf(game, mine) : [],
    prices: pricesFor(game, mine ?? seats[0] ?? null),
    can_undo: seats.some((one) => canUndo(snapshot, one)),
    must_end: holding !== null && mine !== null,
  };
}

/** The latest of these snapshots, for somebody who plays these seats and was shown number `since` last. */
export function stateOf(
  snapshots: readonly Snapshot[],
  seats: readonly number[],
  since: number | null,
  thinking: number | null,
): State {
  const snapshot = snapshots.at(-1);
  if (!snapshot) throw new Error("A game has its opening at least.");
  const view = publicView(snapshot.game, snapshot.holding !== null);
  const known = since !== null && since <= snapshot.seq && since >= snapshot.seq - REMEMBERED ? since : null;
  return {
    type: "state",
    seq: snapshot.seq,
    since: known,
    steps: known === null ? [] : snapshots.slice(known + 1).map(stepOf),
    view,
    hash: hashOf(view),
    yours: yourView(snapshot, seats),
    away: [...snapshot.away],
    clock: null,
    thinking,
    ending: snapshot.holding,
  };
}
