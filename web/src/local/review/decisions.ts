/**
 * The real decisions of a game: what else could have been done, and what it would have been worth
 * (src/happycity/review/decisions.py).
 */
import type { ChoiceWorth, Ground } from "../../protocol";
import type { Pause } from "../bots/seen";
import { BOUNDS } from "../kernel/facts";
import type { PlayedMove } from "../rules/history";
import type { Table } from "../rules/table";
import { groundsOfBest } from "./grounds";
import { isEqual, verdictOn, type Choice, type Question } from "./judge";
import { moveNumber } from "./played";
import { shown } from "./rounding";

/** A judged choice. */
export type Worth = ChoiceWorth;

/** What is said of a decision; docs/review.md publishes the bounds. */
export type Grade = (typeof BOUNDS)[number][1] | "fine";

/** A move that was chosen among sensible ones, or could have been. */
export interface Decision {
  /** Of the move in the record, from 1. */
  number: number;
  round: number;
  seat: number;
  move: string;
  /** What it cost the one who decided, of a victory: 0 if nobody can say that another was better. */
  cost: number;
  grade: Grade;
  /** The best first. */
  choices: Worth[];
  /** What speaks for the best, and not as much for what was played. */
  grounds: Ground[];
}

/** What an action was worth in place of a move of a game; null if there was nothing to decide. */
export async function decisionOn(
  played: PlayedMove,
  action: number,
  question: Omit<Question, "played">,
  pause?: Pause,
): Promise<Decision | null> {
  const { before } = played;
  const verdict = await verdictOn(before.kernel, before, { ...question, played: action }, pause);
  const chosen = verdict?.choices.find((choice) => choice.action === action);
  if (!verdict || !chosen) return null;
  const cost = isEqual(chosen) ? 0 : chosen.behind;
  return {
    number: moveNumber(played),
    round: before.round,
    seat: verdict.seat,
    move: before.moveOf(action),
    cost: shown(cost),
    grade: gradeOf(cost),
    choices: verdict.choices.map((choice) => worthOf(before, choice)),
    grounds: groundsOfBest(
      before.view,
      verdict.choices.map((choice) => choice.action),
      action,
    ),
  };
}

/** A judged choice as it is told. */
export function worthOf(table: Table, choice: Choice): Worth {
  return {
    move: table.moveOf(choice.action),
    chances: choice.chances.map(shown),
    behind: shown(choice.behind),
    error: shown(choice.error),
    equal: isEqual(choice),
    worlds: choice.worlds,
  };
}

function gradeOf(cost: number): Grade {
  return BOUNDS.find(([bound]) => cost >= bound)?.[1] ?? "fine";
}
