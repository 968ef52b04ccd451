import type { PlayedMove } from "../rules/history";

/** The number of a move, from 1 on, as in a record. */
export function moveNumber({ after }: PlayedMove): number {
  return after.steps.length;
}

/** The kernel's number for it. */
export function actionOf({ after }: PlayedMove): number {
  return after.steps.at(-1)?.action ?? -1;
}
