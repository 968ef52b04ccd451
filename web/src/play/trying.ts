/** Something better is looked for, at a table that begins where somebody went wrong: what was tried, and how good it is. */
import type { Decision } from "../api/teacher";
import type { Practice, Step } from "../protocol";
import { inPoints } from "../teacher/judged";

/** The first move of one's own at this table that was not taken back; null: none yet. */
export function triedIn(steps: readonly Step[], seat: number): string | null {
  const undone = new Set(steps.flatMap((step) => step.undoes));
  const own = steps.find(
    (step) => step.kind === "move" && step.seat === seat && !step.by_bot && !undone.has(step.seq),
  );
  return own?.move ?? null;
}

/** Whether everything that was played at this table was taken back: the decision that is practised stands again. */
export function isAtBeginning(steps: readonly Step[]): boolean {
  const undone = new Set(steps.flatMap((step) => step.undoes));
  return steps.every(({ kind, seq }) => (kind !== "move" && kind !== "end") || undone.has(seq));
}

/** Whether the game has gone on after the try: the turn was ended, or somebody else has played. */
export function hasGoneOn(steps: readonly Step[], seat: number): boolean {
  const undone = new Set(steps.flatMap((step) => step.undoes));
  const left = steps.filter(({ seq }) => !undone.has(seq));
  const tried = left.findIndex(({ kind, seat: by, by_bot }) => kind === "move" && by === seat && !by_bot);
  return (
    tried >= 0 &&
    left.slice(tried).some(({ kind, seat: by }) => kind === "end" || (kind === "move" && by !== seat))
  );
}

/** The first move of one's own at all, taken back or not: what counts as the answer. */
export function answeredIn(steps: readonly Step[], seat: number): string | null {
  const own = steps.find((step) => step.kind === "move" && step.seat === seat && !step.by_bot);
  return own?.move ?? null;
}

/** What was played in the game itself. */
export function playedIn({ record, number }: Practice): string {
  const moves = (record?.moves ?? []) as string[];
  return moves[number - 1] ?? "";
}

/** What is told of a try: nothing is better; better than in the game, by so many points; not yet, it costs so many. */
export type Verdict = { found: "best" } | { found: "better" | "not-yet"; points: number };

/** A move in place of what was played, and what it costs. */
export type Tried = Pick<Decision, "move" | "cost">;

/** Whatever nobody can tell from the best counts as best: such a decision costs nothing. */
export function verdictOf(tried: Tried, played: Tried): Verdict {
  if (tried.cost === 0) return { found: "best" };
  const more = inPoints(played.cost - tried.cost);
  if (more > 0) return { found: "better", points: more };
  return { found: "not-yet", points: Math.max(1, inPoints(tried.cost)) };
}
