/** The teacher, who looks at every decision of a finished game. */
import type { TableInfo } from "../protocol";
import { CannotPlay } from "./http";

export type Grade = "fine" | "inaccuracy" | "mistake" | "blunder";
export interface Worth {
  move: string;
  chances: number[];
  behind: number;
  error: number;
  equal: boolean;
  worlds: number;
}
export interface Decision {
  number: number;
  round: number;
  seat: number;
  move: string;
  cost: number;
  grade: Grade;
  choices: Worth[];
}
export interface Looking {
  done: number;
  of: number;
  decisions: Decision[];
}
export type Depth = "quick" | "deep";

export function review(
  _record: unknown,
  _depth: Depth,
  _heard: (looking: Looking) => void,
  _signal: AbortSignal,
): Promise<Decision[]> {
  return Promise.reject(new CannotPlay());
}
export function judge(_record: unknown, _number: number, _move: string): Promise<Decision> {
  return Promise.reject(new CannotPlay());
}
export function practise(
  _record: unknown,
  _number: number,
  _seat: number,
  _level: string,
): Promise<TableInfo> {
  return Promise.reject(new CannotPlay());
}
