import type { State } from "../kernel/kernel";

/** What a bot is shown of a game: never an order that nobody knows. */
export interface Seen {
  /** The kernel's state with every hidden order forgotten. */
  readonly known: State;
  readonly players: number;
  readonly legalActions: readonly number[];
  readonly legalMoves: readonly string[];
  readonly lastRound: boolean;
}

/** Lets others in: awaited between two pieces of work. */
export type Pause = () => Promise<void>;
