import { afterEach, describe, expect, test } from "vitest";
import { bought } from "../../../testing/samples";
import { settings } from "../../state/settings.svelte";
import type { Desk } from "./desk.svelte";
import { asksForEnding } from "./ending";

const PURCHASE = { seat: 0, kind: "move", events: [bought(0, "bank")] };

/** Ada at a running table, after her first purchase. */
function desk(changes: object = {}): Desk {
  const board = { amSeated: true, steps: [PURCHASE] };
  const usual = { live: {}, mySeat: 0, rated: false, holds: false, away: false, chosen: null, board };
  return { ...usual, phase: "discard", yours: { seat: 0 }, ...changes } as unknown as Desk;
}

afterEach(() => {
  settings.explicitEnd = null;
});

describe("whether turns shall end with a button", () => {
  test("is asked when a turn begins, until it is answered", () => {
    expect(asksForEnding(desk())).toBe(true);
    expect(asksForEnding(desk({ yours: { seat: null } }))).toBe(true);
    const later = [PURCHASE, PURCHASE, PURCHASE];
    expect(asksForEnding(desk({ board: { amSeated: true, steps: later } }))).toBe(true);
  });
  test("makes room for the decisions of a turn", () => {
    for (const phase of ["refill", "buy", "special", "destroy"])
      expect(asksForEnding(desk({ phase }))).toBe(false);
    expect(asksForEnding(desk({ chosen: "slot-1" }))).toBe(false);
  });
  test("is not asked before a purchase, nor after an answer", () => {
    expect(asksForEnding(desk({ board: { amSeated: true, steps: [] } }))).toBe(false);
    settings.explicitEnd = false;
    expect(asksForEnding(desk())).toBe(false);
  });
});
