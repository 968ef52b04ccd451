/**
 * The teacher: what every decision of a finished game was worth, worked out in this browser, for games of servers and of
 * this device alike (docs/review.md).
 */
import type { Decision, Depth, Looking } from "../local/teacher";
import type { Practice, PuzzlePart, TableInfo } from "../protocol";
import { CannotPlay, inWords, practiseHere } from "./http";

export type { Decision, Depth, Grade, Looking, Worth } from "../local/teacher";

/**
 * Judges all decisions of a finished game; `heard` is called as it goes on. Aborting the signal stops the work, and
 * rejects with its reason. Of several reviews the newest comes first. Throws `Refusal` like `call`.
 */
export async function review(
  record: unknown,
  depth: Depth,
  heard: (looking: Looking) => void,
  signal: AbortSignal,
): Promise<Decision[]> {
  const teacher = await loaded();
  const kept = await teacher.keptReview(plain(record), depth);
  signal.throwIfAborted();
  if (kept) return kept;
  const decisions = await teacher.review(plain(record), depth, heard, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    return inWords(error);
  });
  void teacher.keepReview(plain(record), depth, decisions);
  return decisions;
}

/** Whether this browser has a deep review of a game, from an earlier visit. */
export async function hasDeepReview(record: unknown): Promise<boolean> {
  const teacher = await loaded();
  return (await teacher.keptReview(plain(record), "deep")) !== null;
}

/** What the review of a game said of a decision, at the first of these depths that this browser has; null: it has none. */
export async function reviewed(
  record: unknown,
  number: number,
  depths: readonly Depth[],
): Promise<{ depth: Depth; decision: Decision } | null> {
  const teacher = await loaded();
  for (const depth of depths) {
    const kept = await teacher.keptReview(plain(record), depth);
    const decision = kept?.find((one) => one.number === number);
    if (decision) return { depth, decision };
  }
  return null;
}

/** What a move would have been worth in place of move `number` of the record: it is looked into whatever the net thinks of it. */
export async function judge(
  record: unknown,
  number: number,
  move: string,
  depth: Depth = "hint",
): Promise<Decision> {
  const teacher = await loaded();
  return teacher.judge(plain(record), number, move, depth).catch(inWords);
}

/**
 * Opens a table of this browser with the position before move `number`. Hidden cards are dealt anew from what the one
 * who decides there could know. I sit at `seat`, all others are bots of `level`; everything can be taken back.
 */
export function practise(record: unknown, number: number, seat: number, level: string): Promise<TableInfo> {
  const kept = plain(record) as Practice["record"];
  return practiseHere({ record: kept, number, puzzle: null, seat, level });
}

/** A page may hold a record in a proxy, which cannot be sent to a worker. */
export function plain(record: unknown): unknown {
  return JSON.parse(JSON.stringify(record ?? null));
}

/** Opens a table of this browser at which a puzzle is solved; I sit where somebody decides. */
export function solve(puzzle: PuzzlePart, seat: number, level: string): Promise<TableInfo> {
  return practiseHere({ record: null, number: 0, puzzle, seat, level });
}

/** The teachers of this browser; throws `CannotPlay` where they cannot be had. */
export function loaded(): Promise<typeof import("../local/teacher")> {
  return import("../local/teacher").catch(() => {
    throw new CannotPlay();
  });
}
