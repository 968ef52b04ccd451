/** What a page and its teachers say to each other. */
import type { RefusalCode } from "../../protocol";
import type { Decision } from "../review/decisions";
import type { Depth } from "../review/judge";
import type { Difference } from "../rules/fairness";

export type { Decision, Grade, Worth } from "../review/decisions";
export type { Depth } from "../review/judge";
export type { Difference } from "../rules/fairness";

/** What a teacher can be asked; `n` comes back with every answer. */
export type Question =
  /** What every decision of a finished game was worth: this part of so many alike. */
  | { type: "review"; n: number; record: unknown; depth: Depth; part: number; parts: number }
  /** What a move would have been worth in place of the move with this number. */
  | { type: "judge"; n: number; record: unknown; number: number; move: string; depth: Depth }
  /** Whether the shuffles of a finished game follow from its secret. */
  | { type: "fair"; n: number; record: unknown };

/** From the page. */
export type Asked =
  | Question
  /** Nobody waits for the answer any more. */
  | { type: "stop"; n: number }
  /** Where the weights can be fetched that were asked for; null: nowhere. */
  | { type: "weights"; address: string | null };

/** An answer, or a part of one. */
export type Answer =
  /** So many moves of the part are looked into, and these decisions were found since the last time. */
  | { type: "looked"; n: number; done: number; of: number; decisions: Decision[] }
  /** All of the part is told. */
  | { type: "reviewed"; n: number }
  | { type: "judged"; n: number; decision: Decision }
  /** The first thing that does not; null: all of it does. */
  | { type: "checked"; n: number; difference: Difference | null }
  | { type: "refusal"; n: number; code: RefusalCode; facts: Record<string, unknown>; status: number };

/** From a teacher. */
export type Told =
  | Answer
  /** It needs what bots have learned: the file of this name. Only the page knows where the site lies. */
  | { type: "weights-wanted"; name: string }
  /** It can answer nothing: the kernel's module is not to be had, or is not what was built. */
  | { type: "broken" };
