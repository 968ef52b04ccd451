import { expect, test } from "vitest";
import { recordsIn } from "./records";

const record = {
  moves: ["buy zoo"],
  meta: { players: ["Ada", 7, "Ben"], date: "2026-05-04T10:00:00Z" },
  result: { points: [12, "x", 9] },
};

test("a file with one record, over several lines or not", () => {
  const [found, ...more] = recordsIn(JSON.stringify(record, null, 2)).found;
  expect(more).toEqual([]);
  expect(found?.record).toEqual(record);
  expect(found?.players).toEqual(["Ada", "Ben"]);
  expect(found?.points).toEqual([12, 9]);
  expect(found?.date).toBe(new Date(2026, 4, 4, 12).getTime() / 1000);
});

test("a file with a record a line, empty lines left out", () => {
  const line = JSON.stringify(record);
  const { found } = recordsIn(`${line}\n\n ${line} \r\n`);
  expect(found.map((one) => one.text)).toEqual([line, line]);
});

test("one line that is no record spoils the file, and is named", () => {
  expect(recordsIn(`${JSON.stringify(record)}\n\n{"moves": 3}\n`)).toEqual({ found: [], wrong: 3 });
});

test.each(["", "nonsense", "[1]", "null", '"moves"', '{"moves": "buy"}', "{}"])("no record in %j", (text) => {
  expect(recordsIn(text)).toEqual({ found: [], wrong: null });
});

test("what a record does not say is empty", () => {
  const only = (text: string) => recordsIn(text).found[0];
  expect(only('{"moves": [], "meta": [], "result": null}')).toMatchObject({
    players: [],
    points: [],
    date: null,
  });
  for (const date of ["3", '"soon"'])
    expect(only(`{"moves": [], "meta": {"players": "Ada", "date": ${date}}}`)).toMatchObject({
      players: [],
      date: null,
    });
});
