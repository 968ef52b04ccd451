// @vitest-environment node
/** Records that Python refuses, or not, each to be read once more here: tests/local/test_records.py makes them. */
import { expect, test } from "vitest";
import { replayRecord } from "../src/local/rules/record";
import { Refused } from "../src/local/rules/refused";
import { casesOfPython } from "./cases";
import { builtKernel } from "./kernel";

interface Case {
  record: unknown;
  /** Code and facts; null: it is a game. */
  refused: [string, Record<string, unknown>] | null;
}

/** Facts of a refused move that are not told here, or otherwise. */
const NOT_COMPARED = ["position", "known"];

test("records are refused as by the server", { timeout: 600_000 }, async () => {
  const kernel = await builtKernel();
  const refusalOf = (record: unknown): Case["refused"] => {
    try {
      replayRecord(kernel, record);
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { code, facts } = error;
      const compared = ([name]: [string, unknown]) => !("move" in facts) || !NOT_COMPARED.includes(name);
      return [code, Object.fromEntries(Object.entries(facts).filter(compared))];
    }
  };
  const different = casesOfPython<Case[]>()
    .map(({ record, refused }) => ({
      python: JSON.stringify(refused),
      here: JSON.stringify(refusalOf(record)),
    }))
    .filter(({ python, here }) => here !== python);
  expect(different.slice(0, 10)).toEqual([]);
});
