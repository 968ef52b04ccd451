/** From moves of a record to steps of a replay, which also has what was taken back. */
import type { Step } from "../protocol";

/** By step: how many moves had been played that were never taken back. */
export function reachedIn(steps: readonly Pick<Step, "seq" | "moves" | "undoes">[]): number[] {
  const undone = new Set(steps.flatMap((step) => step.undoes));
  const reached = [0];
  for (const { seq, moves } of steps)
    reached.push((reached.at(-1) ?? 0) + (undone.has(seq) ? 0 : moves.length));
  return reached;
}

/** The step after which somebody thinks about a move, counted from 1; the next step plays it. */
export function stepBefore(number: number, reached: readonly number[]): number {
  return Math.max(0, reached.findIndex((moves) => moves >= number) - 1);
}
