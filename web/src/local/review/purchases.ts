/** What a card would bring to a city that could buy it now (src/happycity/review/purchases.py). */
import type { Preview } from "../../protocol";
import { Phase, STATE } from "../kernel/layout";
import { write } from "../kernel/record";
import { numberOf } from "../rules/cards";
import { parsed } from "../rules/moves";
import { previewOf } from "../rules/previews";
import { Table } from "../rules/table";

/** To a seat with so many coins, whose turn it were; null if it could not buy the card. */
export function bought(view: Table, seat: number, coins: number, card: string): Preview | null {
  const state = view.state.slice();
  write(state, STATE.phase, Phase.BUY);
  write(state, STATE.seat, seat);
  write(state, STATE.turn, seat);
  write(state, STATE.coins, coins, seat);
  const isVisible = !(card in view.dwellings);
  write(state, STATE.visible_count, isVisible ? 1 : 0);
  if (isVisible) write(state, STATE.visible, numberOf(card), 0);
  const then = new Table(view.kernel, state);
  const action = then.legalActions.find((one) => {
    const move = parsed(then.moveOf(one));
    return move.word === "buy" && move.card === card;
  });
  return action === undefined ? null : previewOf(then, action);
}

/** The points right after a purchase, with the best special building that it completes. */
export function pointsOf({ points, then = [] }: Preview): number {
  return Math.max(points, ...then.map((one) => one.points));
}
