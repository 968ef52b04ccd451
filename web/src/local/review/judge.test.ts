import { beforeAll, describe, expect, test, vi } from "vitest";
import { builtKernel, EVERYTHING, FAMILY } from "../../../testing/kernel";
import { busyRecord } from "../../../testing/played";
import type { Kernel } from "../kernel/kernel";
import { Game } from "../rules/game";
import type { PlayedMove } from "../rules/history";
import { replayRecord } from "../rules/record";
import { decisionOn } from "./decisions";
import { isEqual, verdictOn } from "./judge";
import { actionOf } from "./played";
import { shown } from "./rounding";

let kernel: Kernel;
/** The moves of a game at which there was a choice. */
let moves: PlayedMove[];

beforeAll(async () => {
  kernel = await builtKernel();
  moves = replayRecord(kernel, busyRecord(kernel)).filter(({ before }) => before.legalActions.length > 1);
});

describe("a verdict", () => {
  test("names the sensible choices, the best first, each with the chances of all seats", async () => {
    const verdict = await verdictOn(kernel, moves.at(-8)!.before, { depth: "quick", least: 3 });
    const [best, ...others] = verdict?.choices ?? [];
    expect(best).toMatchObject({ behind: 0, error: 0 });
    expect(others.length).toBeGreaterThan(0);
    for (const one of others) {
      expect(one.chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 4);
      expect(one.error).toBeGreaterThan(0);
    }
    const behind = others.map((one) => one.behind);
    expect(behind).toEqual([...behind].sort((one, other) => one - other));
  });
  test("is the same every time, whatever is thought of meanwhile", async () => {
    const [one, other] = [moves.at(-5)!.before, Game.deal(kernel, EVERYTHING, 1)];
    const question = { depth: "quick", least: 2 } as const;
    const alone = await verdictOn(kernel, one, question);
    const pause = vi.fn(() => Promise.resolve());
    const [again] = await Promise.all([
      verdictOn(kernel, one, question, pause),
      verdictOn(kernel, other, question, pause),
    ]);
    expect(again).toEqual(alone);
    expect(pause).toHaveBeenCalled();
  });
  test("does not depend on an order that nobody knows", async () => {
    const { before } = moves.at(-6)!;
    const question = { depth: "quick", least: 2 } as const;
    const elsewhere = await verdictOn(kernel, before.imagined("another order"), question);
    expect(elsewhere).toEqual(await verdictOn(kernel, before, question));
  });
  test("is not given where there is nothing to decide", async () => {
    const over = moves.at(-1)!.after;
    expect(await verdictOn(kernel, over, { depth: "quick" })).toBeNull();
  });
  test("is not given where the net is sure, unless somebody wants to compare", async () => {
    const verdicts = async (least: number) =>
      Promise.all(moves.slice(-6).map(({ before }) => verdictOn(kernel, before, { depth: "quick", least })));
    expect(await verdicts(1)).toContain(null);
    expect(await verdicts(2)).not.toContain(null);
  });
});

describe("a decision", () => {
  test("that throws a victory away is told so, with what was better", async () => {
    const found = await Promise.all(
      moves.slice(-12).map((played) => decisionOn(played, actionOf(played), { depth: "quick" })),
    );
    const dear = found.filter((one) => one !== null && one.grade !== "fine");
    expect(dear.length).toBeGreaterThan(0);
    for (const one of dear) {
      expect(one?.cost).toBeGreaterThanOrEqual(0.02);
      expect(one?.choices[0]?.move).not.toBe(one?.move);
      expect(one?.choices.map(({ move }) => move)).toContain(one?.move);
    }
  });
  test("that nobody can say is worse costs nothing", () => {
    const choice = { action: 1, likely: 0.5, chances: [0.5, 0.5], worlds: 16 };
    expect(isEqual({ ...choice, behind: 0.02, error: 0.03 })).toBe(true);
    expect(isEqual({ ...choice, behind: 0.04, error: 0.03 })).toBe(false);
  });
  test("can be one that nobody took", async () => {
    const played = moves.find(({ before }) => before.phase === "buy")!;
    const coin = played.before.legalActions[played.before.legalMoves.indexOf("coin")]!;
    const decision = await decisionOn(played, coin, { depth: "quick", least: 2 });
    expect(decision).toMatchObject({ move: "coin", seat: played.before.seat });
    expect(decision?.choices.map(({ move }) => move)).toContain("coin");
  });
});

test.each([
  [0.03125, 0.0312], // a half goes to the even digit, as in Python
  [0.09375, 0.0938],
  [0.12346, 0.1235],
  [0, 0],
  [1, 1],
  [0.5, 0.5],
])("%s is shown as %s", (share, digits) => expect(shown(share)).toBe(digits));

test("a game that is dealt anew has the same cards in another order", () => {
  const { before } = moves[20]!;
  const anew = before.imagined("secret");
  expect(anew.known).toEqual(before.known);
  expect(anew.state).not.toEqual(before.state);
  expect(anew.imagined("secret").state).toEqual(anew.state); // by the seed alone
  expect(Game.deal(kernel, FAMILY, 1).imagined(2).legalMoves.length).toBeGreaterThan(0);
});
