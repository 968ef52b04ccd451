// @vitest-environment node
/** Stories that Python told, to be told once more here: tests/local/test_story.py has them told and runs this. */
import { expect, test } from "vitest";
import { storyOf } from "../src/local/review/story";
import type { Story } from "../src/protocol";
import { inBalancedPoints } from "../src/teacher/judged";
import { casesOfPython, gameAfter, type Course } from "./cases";
import { builtKernel } from "./kernel";

interface Told {
  game: Course;
  steps: { seq: number; moves: string[]; undoes: number[] }[];
  story: Story;
  /** Luck by seat, in points. */
  points: number[];
}

test("stories are those of the server", { timeout: 600_000 }, async () => {
  const kernel = await builtKernel();
  for (const { game: course, steps, story, points } of casesOfPython<Told[]>()) {
    const game = gameAfter(kernel, course);
    const here = await storyOf(
      kernel,
      steps.map((step) => ({ ...step, game })),
    );
    expect(here).toEqual(story);
    expect(JSON.stringify(here)).toBe(JSON.stringify(story)); // in the same order, too
    expect(inBalancedPoints(here.luck)).toEqual(points);
  }
});
