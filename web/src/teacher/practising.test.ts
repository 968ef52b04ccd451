import { expect, test } from "vitest";
import { levelOf, USUAL_LEVEL } from "./practising";

test("one practises against the level that one played against", () => {
  const record = (bots: unknown) => ({ meta: { bots } });
  expect(levelOf(record([null, "mayor", "resident"]), 0)).toBe("mayor");
  expect(levelOf(record(["mayor", null]), 0)).toBe(USUAL_LEVEL);
  expect(levelOf(record(["cmd:./mine", null]), 1)).toBe(USUAL_LEVEL);
  expect(levelOf(record("nonsense"), 0)).toBe(USUAL_LEVEL);
  expect(levelOf(null, 0)).toBe(USUAL_LEVEL);
});
