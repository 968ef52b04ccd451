/** Judged decisions along a replay. */
import type { Decision, Grade } from "../api/teacher";
import { isMistake } from "../teacher/judged";
import { stepBefore } from "../teacher/steps";

/** A decision that cost something, at the step after which it was made. */
export interface Mark {
  step: number;
  decision: Decision;
  grade: Exclude<Grade, "fine">;
}

export function marksOf(decisions: readonly Decision[], reached: readonly number[]): Mark[] {
  return decisions.filter(isMistake).map((decision) => ({
    step: stepBefore(decision.number, reached),
    decision,
    grade: decision.grade as Mark["grade"],
  }));
}

/** What was decided with the next step, if there was something to decide. */
export function decisionAfter(
  step: number,
  decisions: readonly Decision[],
  reached: readonly number[],
): Decision | undefined {
  const played = reached[step] ?? 0;
  if ((reached[step + 1] ?? 0) === played) return undefined; // what comes next was taken back
  return decisions.find((one) => one.number === played + 1);
}

/** The step of the next mark, or of the one before. */
export function nextMark(marks: readonly Mark[], at: number, by: 1 | -1): number | undefined {
  return by > 0 ? marks.find(({ step }) => step > at)?.step : marks.findLast(({ step }) => step < at)?.step;
}
