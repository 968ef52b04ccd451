// @vitest-environment node
/** Somebody's skill as Python tells it, to be told once more here: tests/local/test_skill.py makes the games and runs this. */
import { expect, test } from "vitest";
import { LEVEL_TABLE } from "../src/local/kernel/facts";
import { skillOf, type OwnGame, type Skill } from "../src/local/review/skill";
import { casesOfPython } from "./cases";

interface Told {
  games: OwnGame[];
  skill: Skill;
}

test("skill is told as Python tells it", () => {
  for (const { games, skill } of casesOfPython<Told[]>()) {
    const here = skillOf(games, LEVEL_TABLE);
    expect(here).toEqual(skill);
    expect(JSON.stringify(here)).toBe(JSON.stringify(skill)); // in the same order, too
  }
});
