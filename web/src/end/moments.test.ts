import { describe, expect, test } from "vitest";
import { decision, worth } from "../../testing/decisions";
import type { Decision } from "../api/teacher";
import type { Reveal } from "../protocol";
import { momentsOf, MOST_MOMENTS, placeOf, type Moment } from "./moments";

/** Move n is step n. */
const reached = Array.from({ length: 101 }, (_, step) => step);

function costing(number: number, cost: number, seat = 0): Decision {
  return decision({ number, seat, choices: [worth("buy zoo", 0), worth("coin", cost)] });
}

function foundAt(number: number, ahead: number, equal = false, seat = 0): Decision {
  return decision({
    number,
    seat,
    move: "buy zoo",
    choices: [worth("buy zoo", 0), worth("coin", ahead, equal), worth("buy bank", ahead + 3)],
  });
}

function reveal(step: number, before: number, after: number): Reveal {
  const event = { event: "revealed", seat: 0, card: "zoo", deck: 1 } as unknown as Reveal["event"];
  return { step, round: 1, seat: 0, event, before: [before, 1 - before], after: [after, 1 - after] };
}

const told = (moments: Moment[]) => moments.map(({ kind, step }) => `${kind} ${step}`);

describe("moments", () => {
  test("come in the order of the game, four at most", () => {
    const decisions = [costing(30, 6), costing(10, 12), foundAt(20, 9), costing(40, 3), costing(50, 20, 1)];
    const moments = momentsOf({ reveals: [reveal(5, 0.5, 0.58)], reached }, decisions, [0]);
    expect(moments).toHaveLength(MOST_MOMENTS);
    expect(told(moments)).toEqual(["luck 4", "mistake 9", "found 19", "mistake 29"]);
  });
  test("have a place at which a decision is told", () => {
    const decisions = [costing(30, 6), costing(10, 12)];
    const moments = momentsOf({ reveals: [reveal(5, 0.5, 0.58)], reached }, decisions, [0]);
    expect([...decisions, costing(11, 3)].map((one) => placeOf(one, moments))).toEqual([3, 2, 0]);
  });
  test("are the reader's own first, however much others have lost", () => {
    const others = [1, 2, 3, 4, 5].map((number) => costing(number, 20, 1));
    expect(told(momentsOf({ reveals: [], reached }, [...others, costing(60, 2)], [0]))).toContain(
      "mistake 59",
    );
  });
  test("are told of others if they cost a mistake or more", () => {
    const decisions = [costing(1, 4.9, 1), costing(2, 5, 1)];
    expect(told(momentsOf({ reveals: [], reached }, decisions, [0]))).toEqual(["mistake 1"]);
  });
  test("are everybody's for somebody who only looks on", () => {
    const decisions = [costing(1, 3, 1), costing(2, 3, 0)];
    expect(told(momentsOf({ reveals: [], reached }, decisions, []))).toEqual(["mistake 0", "mistake 1"]);
  });
  test("are none inside the noise", () => {
    const unclear = decision({ choices: [worth("buy zoo", 0), worth("coin", 9, true)] });
    const narrow = [foundAt(2, 4.9), foundAt(3, 9, true)];
    expect(momentsOf({ reveals: [reveal(9, 0.5, 0.53)], reached }, [unclear, ...narrow], [0])).toEqual([]);
  });
  test("of luck are about the chance of the reader, upwards or downwards", () => {
    const down = reveal(8, 0.5, 0.4);
    const [moment] = momentsOf({ reveals: [reveal(3, 0.5, 0.55), down], reached }, [], [1]);
    expect(moment).toMatchObject({ kind: "luck", reveal: down, seat: 1, step: 7 });
  });
  test("stand where the move was thought about, also behind something that was taken back", () => {
    const again = [0, 1, 1, 1, 2];
    expect(told(momentsOf({ reveals: [], reached: again }, [costing(2, 6)], [0]))).toEqual(["mistake 3"]);
  });
});
