/** A desk for tests, with a board that shows what it is given. */
import { flushSync } from "svelte";
import type { Table } from "../src/live/table.svelte";
import { Desk } from "../src/table/hand/desk.svelte";
import { FakeBoard } from "./board.svelte";
import { inEffects } from "./effects.svelte";

export interface OnDesk {
  board: FakeBoard;
  desk: Desk;
  /** Ends the effects of the desk, which no component owns. */
  stop: () => void;
}

export function newDesk(live: Table | null = null): OnDesk {
  const board = new FakeBoard();
  let desk!: Desk;
  const stop = inEffects(() => {
    desk = new Desk(
      () => board,
      () => live,
    );
  });
  flushSync();
  return { board, desk, stop };
}
