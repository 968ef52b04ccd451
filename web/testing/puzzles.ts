/** Puzzles for tests. */
import type { Puzzle } from "../src/puzzles/shipped";

export function puzzle(id: string, more: Partial<Puzzle> = {}): Puzzle {
  return {
    id,
    theme: "purchase",
    players: 2,
    specials: "family",
    grozilla: false,
    seat: 0,
    difficulty: 0.25,
    found: {},
    answers: [
      { move: "buy zoo", chance: 0.6, behind: 0 },
      { move: "coin", chance: 0.51, behind: 0.09 },
    ],
    grounds: [],
    state: "",
    ...more,
  };
}
