/** Ratings of puzzles and of those who solve them; docs/review.md publishes the formula. */

/** Of somebody who has answered nothing yet. */
export const FIRST_RATING = 1000;

/** What the six levels count as, all together. */
const LEVELS_RATING = 1200;
/** Difficulties beyond these say only that nobody, or everybody, found it in the few times they were asked. */
const [EASIEST, HARDEST] = [0.05, 0.95];
/** Points that make somebody ten times as likely to find something. */
const TENFOLD = 400;
/** How far one answer moves a rating: the first one, and those after many. */
const [FIRST_STEP, LAST_STEP] = [40, 16];
/** Answers until steps are at their smallest. */
const SETTLED = 30;

/** Of a puzzle: whoever is rated like the levels finds it as often as they do. */
export function ratingOf(difficulty: number): number {
  const missed = Math.min(HARDEST, Math.max(EASIEST, difficulty));
  return Math.round(LEVELS_RATING + TENFOLD * Math.log10(missed / (1 - missed)));
}

/** How likely somebody finds the best move of a puzzle. */
export function chanceOf(rating: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - rating) / TENFOLD));
}

/** A rating after one more answer; `answered`: how many there were before. */
export function ratingAfter(rating: number, answered: number, puzzle: number, right: boolean): number {
  const step = Math.max(LAST_STEP, FIRST_STEP - ((FIRST_STEP - LAST_STEP) * answered) / SETTLED);
  return Math.round(rating + step * (Number(right) - chanceOf(rating, puzzle)));
}
