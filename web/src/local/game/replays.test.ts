import { beforeAll, expect, test } from "vitest";
import { builtKernel, course, FAMILY } from "../../../testing/kernel";
import type { Kernel } from "../kernel/kernel";
import { Game } from "../rules/game";
import { recordOf } from "../rules/record";
import { recordReplay } from "./replays";

let kernel: Kernel;
let end: Game;

beforeAll(async () => {
  kernel = await builtKernel();
  end = [...course(Game.deal(kernel, FAMILY, 1))].at(-1)!;
});

const shown = (resigned: unknown) => {
  const { seats, result } = recordReplay(kernel, recordOf(end, { resigned })).table;
  return { gone: seats.filter((seat) => seat.resigned).map(({ seat }) => seat), winners: result?.winners };
};

test("nobody who resigned has won", () => {
  const [first = 0] = end.leaders;
  expect(shown([])).toEqual({ gone: [], winners: end.leaders });
  expect(shown([first])).toEqual({ gone: [first], winners: [1 - first] });
  expect(shown([1 - first])).toEqual({ gone: [1 - first], winners: [first] });
});

test("where all resigned it is as if nobody had", () => {
  expect(shown([0, 1])).toEqual({ gone: [0, 1], winners: end.leaders });
});

test("what a record says of it may be anything", () => {
  for (const odd of [null, 7, "0", ["0", null, 9], {}])
    expect(shown(odd)).toEqual({ gone: [], winners: end.leaders });
});
