/** Judged decisions for tests: what was played, and what the choices are worth, the best first. */
import type { Decision, Grade, Worth } from "../src/api/teacher";

/** A choice of seat 0, so many points of 100 behind the best, which wins in 60 of 100 games. */
export function worth(move: string, behind: number, equal = behind === 0): Worth {
  const chance = 0.6 - behind / 100;
  return { move, chances: [chance, 1 - chance], behind: behind / 100, error: 0.01, equal, worlds: 64 };
}

export function decision(changes: Partial<Decision> = {}): Decision {
  const choices = changes.choices ?? [worth("buy zoo", 0), worth("coin", 8)];
  const move = changes.move ?? "coin";
  const played = choices.find((one) => one.move === move);
  const cost = changes.cost ?? (played?.equal ? 0 : (played?.behind ?? 0));
  return { number: 1, round: 1, seat: 0, move, cost, grade: gradeOf(cost), choices, grounds: [], ...changes };
}

function gradeOf(cost: number): Grade {
  if (cost < 0.02) return "fine";
  if (cost < 0.05) return "inaccuracy";
  return cost < 0.1 ? "mistake" : "blunder";
}
