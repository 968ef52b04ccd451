/** Which moments of a game are told: a few, in the order of the game, first of all the reader's own. */
import type { Decision } from "../api/teacher";
import type { GameEvent, Reveal, Story } from "../protocol";
import { aheadBy, isMistake } from "../teacher/judged";
import { stepBefore } from "../teacher/steps";

/** A part of a victory by which the best has to be ahead of all others, so that finding it mattered. */
const MATTERED = 0.05;
/** What a mistake of somebody else has to cost. */
const TOLD_OF_OTHERS = 0.05;
/** By how much a card has to change somebody's chance. */
const LUCKY = 0.04;
export const MOST_MOMENTS = 4;

export type Moment = {
  /** The step after which it happens: where the replay shows it. */
  step: number;
  /** The number of the move with which it happens. */
  move: number;
  round: number;
} & (
  | { kind: "mistake" | "found"; decision: Decision }
  /** `seat`: whose chance it changed most. */
  | { kind: "luck"; reveal: Reveal; event: GameEvent; seat: number }
);

/**
 * The moments to tell. `mine` are the reader's seats; somebody who only looks on has none, and hears of everybody's.
 * What lies inside the noise is none: such decisions cost nothing, and are ahead of nothing.
 */
export function momentsOf(
  { reveals, reached }: Pick<Story, "reveals" | "reached">,
  decisions: readonly Decision[],
  mine: readonly number[],
): Moment[] {
  const isMine = (seat: number) => !mine.length || mine.includes(seat);
  const costly = decisions.filter(isMistake).sort((a, b) => b.cost - a.cost || a.number - b.number);
  const own = costly.filter(({ seat }) => isMine(seat));
  const others = costly.filter(({ seat, cost }) => !isMine(seat) && cost >= TOLD_OF_OTHERS);
  const found = decisions
    .filter((one) => isMine(one.seat) && isFound(one))
    .sort((a, b) => aheadBy(b) - aheadBy(a) || a.number - b.number);
  const told = (kind: "mistake" | "found") => (decision: Decision) => ({
    kind,
    decision,
    step: stepBefore(decision.number, reached),
    move: decision.number,
    round: decision.round,
  });
  const wished: Moment[] = [
    ...own.slice(0, 1).map(told("mistake")),
    ...luckiest(reveals, reached, isMine).slice(0, 1),
    ...found.slice(0, 1).map(told("found")),
    ...own.slice(1, 2).map(told("mistake")),
    ...others.slice(0, 1).map(told("mistake")),
    ...own.slice(2).map(told("mistake")),
    ...others.slice(1).map(told("mistake")),
  ];
  return wished.slice(0, MOST_MOMENTS).sort((a, b) => a.step - b.step);
}

/** At which place a decision is told, from 1; 0: it is not. */
export function placeOf(decision: Decision, moments: readonly Moment[]): number {
  return moments.findIndex((one) => one.kind !== "luck" && one.decision.number === decision.number) + 1;
}

/** Whether the one good move was played. */
function isFound(decision: Decision): boolean {
  return decision.choices[0]?.move === decision.move && aheadBy(decision) >= MATTERED;
}

/** The cards that changed a chance most; of equals the earlier. */
function luckiest(
  reveals: readonly Reveal[],
  reached: readonly number[],
  isMine: (seat: number) => boolean,
): Moment[] {
  return reveals
    .map((reveal) => ({ reveal, ...greatestSwing(reveal, isMine) }))
    .filter(({ swing }) => swing >= LUCKY)
    .sort((a, b) => b.swing - a.swing || a.reveal.step - b.reveal.step)
    .flatMap(({ reveal, seat }) => {
      const { event, round } = reveal;
      const step = Math.max(0, reveal.step - 1);
      const move = (reached[step] ?? 0) + 1;
      return event ? [{ kind: "luck", reveal, event, seat, step, move, round }] : [];
    });
}

function greatestSwing(
  { before, after }: Reveal,
  isMine: (seat: number) => boolean,
): { seat: number; swing: number } {
  return after
    .map((chance, seat) => ({ seat, swing: isMine(seat) ? Math.abs(chance - (before[seat] ?? 0)) : 0 }))
    .reduce((most, one) => (one.swing > most.swing ? one : most));
}
