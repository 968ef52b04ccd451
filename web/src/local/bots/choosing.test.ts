import { beforeAll, describe, expect, test, vi } from "vitest";
import { builtKernel, course, EVERYTHING, FAMILY } from "../../../testing/kernel";
import { LEVELS } from "../kernel/facts";
import type { Kernel } from "../kernel/kernel";
import { Game } from "../rules/game";
import { chooseMove } from "./choosing";
import { botSeed, chancesOf } from "./seeds";
import { bestOf } from "./thoughts";

let kernel: Kernel;
let games: Game[];

beforeAll(async () => {
  kernel = await builtKernel();
  games = [...course(Game.deal(kernel, EVERYTHING, "levels"))];
});

/** Somewhere in the middle of the game, with a choice. */
const middle = () =>
  games.find((game, n) => n > games.length / 2 && game.legalMoves.length > 2 && !game.lastRound)!;

describe("an opponent", () => {
  test.each(LEVELS.slice(0, 5))(
    "of level $name chooses a legal move, the same one again",
    async ({ name }) => {
      const game = middle();
      const chosen = await chooseMove(kernel, game, name, 5n);
      expect(game.legalMoves).toContain(chosen);
      expect(await chooseMove(kernel, game, name, "5")).toBe(chosen);
    },
  );

  test("errs now and then, by its seed", async () => {
    const game = Game.deal(kernel, FAMILY, 1);
    const seeds = Array.from({ length: 12 }, (_, seed) => BigInt(seed));
    const chosen = await Promise.all(seeds.map((seed) => chooseMove(kernel, game, "newcomer", seed)));
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });

  test("works the last round out", async () => {
    const last = games.findLast((game) => game.lastRound && game.legalMoves.length > 1)!;
    expect(last.legalMoves).toContain(await chooseMove(kernel, last, "mayor", 5n));
  });

  test("lets others in while it searches, and is not confused by them", async () => {
    const game = middle();
    const alone = await chooseMove(kernel, game, "mayor", 5n);
    const other = vi.fn(async () => void (await chooseMove(kernel, games[0]!, "architect", 6n)));
    expect(await chooseMove(kernel, game, "mayor", 5n, other)).toBe(alone);
    expect(other).toHaveBeenCalled();
  });

  test("does not think about a forced move", async () => {
    const forced = games.find((game) => game.legalMoves.length === 1)!;
    const pause = vi.fn(() => Promise.resolve());
    expect(await chooseMove(kernel, forced, "master", 1n, pause)).toBe(forced.legalMoves[0]);
    expect(pause).not.toHaveBeenCalled();
  });

  test("of a level that there is not is refused", async () => {
    await expect(chooseMove(kernel, middle(), "grandmaster", 1n)).rejects.toThrow("grandmaster");
  });
});

describe("chances", () => {
  test("follow from the seed as in Python", () => {
    expect([botSeed("a game", 3), botSeed(7, 0)]).toEqual([8430831868714272915n, 3407611003101977581n]);
  });

  test("are four numbers that depend on what is seen and what for", () => {
    const [one, two] = [chancesOf(new Uint8Array(3), "a"), chancesOf(new Uint8Array(3), "b")];
    expect(new Set([...one, ...two]).size).toBe(8);
  });
});

test("the best thought is the most tried, then the most promising, then the first", () => {
  const thoughts = [
    { action: 1, worth: 0.9, trials: 3 },
    { action: 2, worth: 0.2, trials: 5 },
    { action: 3, worth: 0.4, trials: 5 },
    { action: 4, worth: 0.4, trials: 5 },
  ];
  expect(bestOf(thoughts).action).toBe(3);
});
