/** Decisions as the teacher has judged them: what they cost, and which choices are worth telling. */
import type { Decision, Worth } from "../api/teacher";
import { wordsOf } from "../texts/sentences";

/** Below so many real decisions nothing is said about a single one: it would be chance. */
export const ENOUGH_DECISIONS = 10;

/** A part of a victory in points of 100. */
export function inPoints(share: number): number {
  return Math.round(share * 100) || 0; // never −0
}

/**
 * Parts of a victory in points of 100 that add up as the parts do: what the cards gave one, they took from others. Each
 * is rounded down; those that lose most by that get what is missing, of equals the first (`balanced` in odds.py).
 */
export function inBalancedPoints(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const told = exact.map(Math.floor);
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const missing = Math.floor(sum(exact) + 0.5) - sum(told);
  const loss = (seat: number) => (exact[seat] ?? 0) - (told[seat] ?? 0);
  const byLoss = told.map((_, seat) => seat).sort((a, b) => loss(b) - loss(a));
  const more = new Set(byLoss.slice(0, missing));
  return told.map((points, seat) => points + Number(more.has(seat)) || 0); // never −0
}

export function isMistake({ grade }: Decision): boolean {
  return grade !== "fine";
}

/** What the decisions of a seat took from it, all in all: a part of a victory. */
export function costOf(decisions: readonly Decision[], seat: number): number {
  return decisions.reduce((sum, one) => sum + (one.seat === seat ? one.cost : 0), 0);
}

/**
 * The chance of the one who decides after a choice, in whole percent: that after the best, less the points that this one
 * costs, so that what stands beside each other adds up.
 */
export function percentOf(
  { chances, behind }: { chances: Readonly<Record<number, number>>; behind: number },
  best: { chances: Readonly<Record<number, number>> } | undefined,
  seat: number,
): number {
  const most = best?.chances[seat] ?? chances[seat] ?? 0;
  return Math.max(0, inPoints(most) - inPoints(behind)) / 100;
}

/** Whether a second look says something else than the first: another choice is best, or what was played has another grade. */
export function isToldOtherwise(now: Decision, before: Decision): boolean {
  return now.grade !== before.grade || now.choices[0]?.move !== before.choices[0]?.move;
}

/** What was played, as it was judged. */
export function playedIn({ choices, move }: Decision): Worth | undefined {
  return choices.find((choice) => choice.move === move);
}

/** What a choice costs, as it was judged; null: it was not looked into. */
export function costOfChoice({ choices }: Pick<Decision, "choices">, move: string): number | null {
  const worth = choices.find((choice) => choice.move === move);
  if (!worth) return null;
  return worth.equal ? 0 : worth.behind;
}

/** By how much the best was better than anything else; 0 if anything else is inside the error bar. */
export function aheadBy({ choices }: Decision): number {
  const [, ...others] = choices;
  if (!others.length || others.some((one) => one.equal)) return 0;
  return Math.min(...others.map((one) => one.behind));
}

/**
 * The best choices and what was played, the best first. A card that can be paid in several ways is one choice, unless
 * the payment is what was decided.
 */
export function toldOf<Choice extends Pick<Worth, "move">>(
  { choices, move }: { choices: readonly Choice[]; move: string },
  most = 3,
): Choice[] {
  const named = new Set<string>();
  const different = choices.filter((choice, i) => {
    const { word, what } = wordsOf(choice.move);
    const known = named.has(`${word} ${what}`);
    named.add(`${word} ${what}`);
    return i === 0 || choice.move === move || !known;
  });
  const told = different.slice(0, most);
  const played = different.find((choice) => choice.move === move);
  if (played && !told.includes(played)) told.splice(-1, 1, played);
  return told;
}
