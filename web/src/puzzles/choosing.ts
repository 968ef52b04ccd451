/** Which puzzle comes next: one of those that are wanted, about as hard as its solver is good. */
import { ratingOf } from "./rating";
import { THEMES, type Puzzle } from "./shipped";

export const THEME_CHOICES = ["any", ...THEMES] as const;
export const PLAYER_CHOICES = ["any", "two", "more"] as const;
export const KIND_CHOICES = ["any", "family", "expert", "grozilla"] as const;

/** What somebody would like to solve. */
export interface Wish {
  theme: (typeof THEME_CHOICES)[number];
  players: (typeof PLAYER_CHOICES)[number];
  /** Grozilla with either set; the two sets without it. */
  kind: (typeof KIND_CHOICES)[number];
}

/** What somebody has answered so far. */
export interface Standing {
  readonly rating: number;
  readonly solved: ReadonlySet<string>;
  readonly missed: ReadonlySet<string>;
}

/** Of so many that are about as hard, one comes by lot: two who are equally good solve different ones. */
const NEAREST = 5;

/** So many answers are given about the game as one learns it, before a puzzle is about all that can be in it. */
const FIRST = 10;

export function fits(puzzle: Puzzle, { theme, players, kind }: Wish): boolean {
  const kindOf = puzzle.grozilla ? "grozilla" : puzzle.specials;
  return (
    (theme === "any" || theme === puzzle.theme) &&
    (players === "any" || (players === "two") === (puzzle.players === 2)) &&
    (kind === "any" || kind === kindOf)
  );
}

/**
 * What nobody has answered yet comes first, then what was missed, then anything once more, never the same twice in a
 * row; the first ones are of the family game, unless something else is wished for. `lot` is a number from 0 on, below 1. Null: nothing is like that.
 */
export function nextOf(
  puzzles: readonly Puzzle[],
  wish: Wish,
  { rating, solved, missed }: Standing,
  lot: number,
  last: string | null = null,
): Puzzle | null {
  const wanted = puzzles.filter((puzzle) => fits(puzzle, wish));
  const others = wanted.filter(({ id }) => id !== last);
  const unsolved = others.filter(({ id }) => !solved.has(id));
  const fresh = unsolved.filter(({ id }) => !missed.has(id));
  const isNew = solved.size + missed.size < FIRST;
  const plain = isNew ? fresh.filter((puzzle) => fits(puzzle, { ...wish, kind: "family" })) : [];
  const from = [plain, fresh, unsolved, others, wanted].find((some) => some.length) ?? [];
  const far = ({ difficulty }: Puzzle) => Math.abs(ratingOf(difficulty) - rating);
  const near = [...from].sort((one, other) => far(one) - far(other)).slice(0, NEAREST);
  return near[Math.floor(lot * near.length)] ?? null;
}
