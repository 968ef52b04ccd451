/** A table to test the screen's logic with: a test sets what is shown, and reads what was played. */
import type { Board } from "../src/live/board";
import type { State, Step, TableInfo } from "../src/protocol";
import { tableInfo } from "./samples";

export class FakeBoard implements Board {
  info = $state.raw<TableInfo | null>(tableInfo());
  shown = $state.raw<State | null>(null);
  upToDate = $state(true);
  sending = $state(false);
  names = $state.raw<string[]>(["Ada", "Ben"]);
  mySeat = $state(0);
  amSeated = $state(true);
  steps: readonly Step[] = [];
  played: string[] = [];

  move(move: string): void {
    this.played.push(move);
  }
}
