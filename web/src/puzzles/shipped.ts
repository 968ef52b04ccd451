/** The puzzles that come with the game: a file of their own, loaded when somebody wants to solve one (docs/review.md). */
import type { Ground } from "../protocol";

export const THEMES = ["purchase", "special", "pile", "denial", "last-round", "tokens"] as const;
export type Theme = (typeof THEMES)[number];

/** One choice of a puzzle. */
export interface Answer {
  move: string;
  /** Of winning, for the one who decides. */
  chance: number;
  /** What it costs, compared with the best. */
  behind: number;
}

/** A position, what is best in it, and how hard that is to find. */
export interface Puzzle {
  id: string;
  theme: Theme;
  players: number;
  specials: "family" | "expert";
  grozilla: boolean;
  /** Who decides. */
  seat: number;
  /** 0 if every level finds it, 1 if none does. */
  difficulty: number;
  /** By level, how often it finds the best choice. */
  found: Record<string, number>;
  /** The best first. */
  answers: Answer[];
  /** What speaks for the best. */
  grounds: Ground[];
  /** The kernel's state, in base64. */
  state: string;
}

/** As the file has it: tools/puzzles/shipping.py. Shares are thousandths. */
interface Packed {
  levels: string[];
  puzzles: [
    id: string,
    theme: Theme,
    kind: [players: number, specials: Puzzle["specials"], grozilla: 0 | 1],
    seat: number,
    difficulty: number,
    found: number[],
    answers: [move: string, chance: number, behind: number][],
    grounds: [code: string, facts: Ground["facts"]][],
    state: string,
  ][];
}

export function unpacked(text: string): Puzzle[] {
  const { levels, puzzles } = JSON.parse(text) as Packed;
  return puzzles.map(
    ([id, theme, [players, specials, grozilla], seat, difficulty, found, answers, grounds, state]) => ({
      id,
      theme,
      players,
      specials,
      grozilla: grozilla === 1,
      seat,
      difficulty: difficulty / 1000,
      found: Object.fromEntries(levels.map((level, i) => [level, (found[i] ?? 0) / 1000])),
      answers: answers.map(([move, chance, behind]) => ({
        move,
        chance: chance / 1000,
        behind: behind / 1000,
      })),
      grounds: grounds.map(([code, facts]) => ({ code, facts })),
      state,
    }),
  );
}

let shipped: Promise<Puzzle[]> | null = null;

/** All of them, the easiest first; whoever could not load them may ask again. */
export function puzzles(): Promise<Puzzle[]> {
  shipped ??= import("./shipped.json?raw").then(
    ({ default: text }) => unpacked(text),
    (error: unknown) => {
      shipped = null;
      throw error;
    },
  );
  return shipped;
}
