import { beforeAll, describe, expect, test } from "vitest";
import { builtKernel, course, FAMILY } from "../../../testing/kernel";
import type { Story } from "../../protocol";
import type { Kernel } from "../kernel/kernel";
import { Game } from "../rules/game";
import { playedMoves } from "../rules/history";
import { rounded } from "./odds";
import { movesReached, storyOf, type Step } from "./story";

let kernel: Kernel;
let end: Game;
let steps: Step[];
let story: Story;
let paused = 0;

/** Every move is a step; `taken`, if any, was played twice, because it was taken back at first. */
function stepsOf(game: Game, taken = -1): Step[] {
  const moves = game.steps.map(({ move }) => [move]);
  const listed = moves.flatMap((move, i) => (i === taken ? [move, [], move] : [move]));
  const undoes = (i: number) => (taken >= 0 && i === taken + 1 ? [taken + 1] : []);
  return [[], ...listed].map((moves, seq) => ({ seq, game, moves, undoes: undoes(seq - 1) }));
}

beforeAll(async () => {
  kernel = await builtKernel();
  end = [...course(Game.deal(kernel, FAMILY, "story"))].at(-1)!;
  steps = stepsOf(end);
  story = await storyOf(kernel, steps, () => Promise.resolve(void paused++));
});

describe("a story", () => {
  test("has the chances after every step, which add up to one and end with the result", () => {
    expect(story.chances).toHaveLength(steps.length);
    for (const chances of story.chances) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 3);
    const won = end.leaders.length === 1 ? [0, 1].map((seat) => Number(end.leaders[0] === seat)) : [0.5, 0.5];
    expect(story.chances.at(-1)).toEqual(won);
  });

  test("tells every round, from its first step to its last", () => {
    expect(story.rounds.map((round) => round.round)).toEqual(
      Array.from({ length: end.round }, (_, i) => i + 1),
    );
    expect(story.rounds.at(-1)).toMatchObject({ last: steps.length - 1, chances: story.chances.at(-1) });
    story.rounds.slice(1).forEach((round, i) => expect(round.first).toBe((story.rounds[i]?.last ?? 0) + 1));
    const built = story.rounds.flatMap((round) => round.seats[0]?.built ?? []);
    expect(story.rounds.at(-1)?.seats[0]?.cards).toBe(built.length + 1); // the Happy Market was there before
  });

  test("has every card that was turned over, and luck that adds up to nothing", () => {
    const drawn = end.steps.filter(({ move }) => move.startsWith("draw"));
    expect(story.reveals).toHaveLength(drawn.length);
    for (const { step, event, after } of story.reveals) {
      expect(event).toMatchObject({ event: "revealed" });
      expect(after).toHaveLength(2);
      expect(story.chances[step]).toHaveLength(2);
    }
    expect((story.luck[0] ?? 1) + (story.luck[1] ?? 1)).toBeCloseTo(0, 3);
  });

  test("lets others in after every move", () => {
    expect(paused).toBe(end.steps.length);
  });

  test("leaves out what was taken back", () => {
    expect(movesReached(steps).slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(movesReached(stepsOf(end, 3)).slice(0, 8)).toEqual([0, 1, 2, 3, 3, 3, 4, 5]);
  });

  test("is refused before the end, and without a beginning", async () => {
    const game = Game.deal(kernel, FAMILY, 1);
    const unfinished = [{ seq: 0, game, moves: [], undoes: [] }];
    await expect(storyOf(kernel, unfinished)).rejects.toMatchObject({ code: "game-not-over" });
    expect(() => playedMoves(new Game(kernel, game.state, game.streams))).toThrow("no-setup");
  });
});

test("chances are shown to a hundredth of a per cent", () => {
  expect(rounded([1 / 3, 2 / 3, 1, -0.12345678])).toEqual([0.3333, 0.6667, 1, -0.1235]);
});
