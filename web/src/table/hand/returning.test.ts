import { expect, test } from "vitest";
import { step } from "../../../testing/samples";
import type { GameEvent, Step } from "../../protocol";
import { returnOf } from "./returning";

const bought = (seat: number, card: string): GameEvent[] => [
  { event: "bought", seat, card, price: 1, place: 1 } as GameEvent,
];
const GONE = step(1, 0, [], { kind: "away", agreed: true });
const BACK = step(5, 0, [], { kind: "back", agreed: true });
const BY_BOT = { by_bot: true };

test.each<[string, Step[], string[] | null]>([
  ["what a bot built for one", [GONE, step(2, 0, bought(0, "zoo"), BY_BOT), BACK], ["zoo"]],
  ["nothing of others", [GONE, step(2, 1, bought(1, "zoo")), BACK], []],
  ["nothing of before", [step(0, 0, bought(0, "bank")), GONE, BACK], []],
  ["no more once one has decided", [GONE, BACK, step(6, 0, [])], null],
  ["nothing to those who took a break", [GONE, step(5, 0, [], { kind: "back" })], null],
  ["nothing while one is gone", [GONE], null],
])("whoever comes back is told %s", (_, steps, built) =>
  expect(returnOf(steps, [0])).toEqual(built && { seq: 5, built }),
);
