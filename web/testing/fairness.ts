// @vitest-environment node
/** Records whose shuffles Python has checked, each to be checked once more here: tests/local/test_fairness.py makes them. */
import { expect, test } from "vitest";
import { checkFair } from "../src/local/rules/fairness";
import { Refused } from "../src/local/rules/refused";
import { casesOfPython } from "./cases";
import { builtKernel } from "./kernel";

interface Case {
  record: unknown;
  /** Where it differs, or the code with which it is refused; null: it is fair. */
  found: string | null;
}

test("shuffles are checked as by Python", { timeout: 600_000 }, async () => {
  const kernel = await builtKernel();
  const foundIn = (record: unknown): Case["found"] => {
    try {
      return checkFair(kernel, record)?.place ?? null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return error.code;
    }
  };
  for (const { record, found } of casesOfPython<Case[]>()) expect(foundIn(record)).toBe(found);
});
