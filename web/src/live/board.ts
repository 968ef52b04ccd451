/** What can be shown at a table, whoever plays there: a live game, the tutorial, a replay. */
import type { State, Step, TableInfo, Why } from "../protocol";

/** Draws the way from one state to the next; resolves when it has arrived. */
export type Playback = (before: State, after: State, arrive: () => void) => Promise<void>;

/** What the screen needs of a table; the tutorial and the replay have tables of their own kind. */
export interface Board {
  readonly info: TableInfo | null;
  readonly shown: State | null;
  /** Whether what is shown is the latest, so that one may decide. */
  readonly upToDate: boolean;
  readonly names: string[];
  /** The seat whose city is at the bottom: the own one, or the one a spectator looks at. */
  readonly mySeat: number;
  readonly amSeated: boolean;
  /** Nothing can be decided: a move has been on its way for so long that one may see it. */
  readonly sending: boolean;
  /** What has happened so far, as far as it is known here, oldest first. */
  readonly steps: readonly Step[];
  /** Play a move; `hold`: the turn then waits for its end. */
  move(move: string, hold?: boolean): void;
  /** Look at another seat's city as if it were one's own; boards without it cannot. */
  watch?(seat: number): void;
  /** What somebody has said shall be gone; boards without it are nobody's live table. */
  hush?(player: string): void;
  /** What plainly speaks for a move that a bot has played; boards without it cannot say. */
  why?(step: number): Promise<Why>;
}
