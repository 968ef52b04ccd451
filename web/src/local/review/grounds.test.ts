import { beforeAll, describe, expect, test } from "vitest";
import { builtKernel } from "../../../testing/kernel";
import { puzzles } from "../../puzzles/shipped";
import type { Kernel } from "../kernel/kernel";
import { Table } from "../rules/table";
import { groundsOf, groundsOfBest } from "./grounds";

let kernel: Kernel;

beforeAll(async () => {
  kernel = await builtKernel();
});

describe("what speaks for a choice", () => {
  test("is in every shipped puzzle what Python wrote into it", async () => {
    const all = await puzzles();
    const told = all.map(({ id, state, answers }) => {
      const view = new Table(
        kernel,
        Uint8Array.from(atob(state), (byte) => byte.charCodeAt(0)),
      );
      const actions = answers.map(({ move }) => view.legalActions[view.legalMoves.indexOf(move)] ?? -1);
      return { id, grounds: groundsOfBest(view, actions) };
    });
    expect(told).toEqual(all.map(({ id, grounds }) => ({ id, grounds })));
  });
  test("is more than a comparison where nothing is compared", async () => {
    const comparing = new Set(["leaves", "goes", "place", "market-comes", "deck-dear"]);
    for (const { state } of (await puzzles()).slice(0, 100)) {
      const view = new Table(
        kernel,
        Uint8Array.from(atob(state), (byte) => byte.charCodeAt(0)),
      );
      const codes = view.legalActions.flatMap((action) => groundsOf(view, action).map(({ code }) => code));
      expect(codes.filter((code) => comparing.has(code))).toEqual([]);
    }
  });
});
