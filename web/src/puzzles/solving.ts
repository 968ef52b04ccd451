/** From a puzzle to the table at which it is solved, and what is said of an answer there. */
import { solve } from "../api/teacher";
import { go } from "../router.svelte";
import { inPoints } from "../teacher/judged";
import { USUAL_LEVEL } from "../teacher/practising";
import type { Puzzle } from "./shipped";

/** Sit down at it; `replace`: it takes the place of the one before, so that Back leads to the page of puzzles. */
export async function sitDown({ id, state, seat }: Puzzle, replace = false): Promise<void> {
  const table = await solve({ id, state }, seat, USUAL_LEVEL);
  go(`/table/${table.id}`, { replace });
}

/** What is told of a move: it is the best; it costs so many points; it was not even looked into (null). */
export type Verdict = { right: true } | { right: false; points: number | null };

export function verdictOn({ answers }: Puzzle, move: string): Verdict {
  const [best] = answers;
  if (move === best?.move) return { right: true };
  const answer = answers.find((one) => one.move === move);
  return { right: false, points: answer ? inPoints(answer.behind) : null };
}

/** The answers with their worth, as choices are shown. */
export function choicesOf({
  answers,
  seat,
}: Puzzle): { move: string; chances: Record<number, number>; behind: number; equal: boolean }[] {
  return answers.map(({ move, chance, behind }) => ({
    move,
    chances: { [seat]: chance },
    behind,
    equal: false,
  }));
}
