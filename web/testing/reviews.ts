// @vitest-environment node
/** Decisions that Python judged, to be judged once more here: tests/local/test_reviews.py makes them and runs this. */
import { expect, test } from "vitest";
import { decisionOn, type Decision } from "../src/local/review/decisions";
import type { Depth } from "../src/local/review/judge";
import { actionOf } from "../src/local/review/played";
import { playedMoves } from "../src/local/rules/history";
import { casesOfPython, gameAfter, type Course } from "./cases";
import { builtKernel } from "./kernel";

interface Judged {
  game: Course;
  depth: Depth;
  /** Moves by their numbers, and what was found there: null where there was nothing to decide. */
  moves: { number: number; decision: Decision | null }[];
}

test("decisions are judged as Python judges them", { timeout: 3_600_000 }, async () => {
  const kernel = await builtKernel();
  for (const { game: course, depth, moves } of casesOfPython<Judged[]>()) {
    const played = playedMoves(gameAfter(kernel, course));
    for (const { number, decision } of moves) {
      const one = played[number - 1]!;
      const here = await decisionOn(one, actionOf(one), { depth });
      expect(here, `${JSON.stringify(course.config)}, move ${number}`).toEqual(decision);
      expect(JSON.stringify(here)).toBe(JSON.stringify(decision)); // in the same order, too
    }
  }
});
