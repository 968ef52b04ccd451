import { beforeEach, describe, expect, test, vi } from "vitest";
import { decided, keptGame } from "../../testing/skill-games";
import type { KeptAnswer } from "../api/skill";
import { answered, BOXES, deckOf, dueOf, nextAfter, noteTry } from "./deck";

const DAY = 86_400;
const NOW = 1_800_000_000;
const kept = vi.hoisted(() => ({ games: [] as unknown[], answers: [] as unknown[] }));
vi.mock("../api/skill", () => ({
  keptGames: () => Promise.resolve(kept.games),
  keptAnswers: () => Promise.resolve(kept.answers),
  keepAnswer: (answer: unknown) => Promise.resolve(void kept.answers.push(answer)),
}));
beforeEach(() => {
  [kept.games, kept.answers] = [[], []];
  vi.useFakeTimers({ now: NOW * 1000 });
  return () => vi.useRealTimers();
});

const game = keptGame({
  key: "a",
  game: "g",
  ended: NOW - DAY,
  decisions: [decided(3, 0.0499), decided(4, 0.05), decided(9, 0.2)],
});

describe("the deck", () => {
  test("has a card for every mistake, due at once in the first box, the costliest first", () => {
    const due = dueOf(deckOf([game], []), NOW);
    expect(due.map(({ number, box }) => [number, box])).toEqual([
      [9, 1],
      [4, 1],
    ]);
  });
  test("knows what was answered", () => {
    const answers: KeptAnswer[] = [
      { card: "a 9", box: 2, due: NOW + 3 * DAY },
      { card: "gone 1", box: 1, due: NOW },
    ];
    const deck = deckOf([game], answers);
    expect(dueOf(deck, NOW).map(({ number }) => number)).toEqual([4]);
    expect(deck.find(({ due }) => due > NOW)?.number).toBe(9);
    expect(dueOf(deck, NOW + 3 * DAY).map(({ number }) => number)).toEqual([9, 4]);
  });
});

describe("a card", () => {
  const [card] = deckOf([game], []);
  test("comes back later and later as long as it is found, and then no more", () => {
    const days: number[] = [];
    let [one, now] = [card!, NOW];
    for (;;) {
      const answer = answered(one, true, now);
      const [next] = deckOf([game], [answer]).filter(({ key }) => key === one.key);
      if (!next) break;
      days.push((next.due - now) / DAY);
      [one, now] = [next, next.due];
    }
    expect(days).toEqual(BOXES.slice(1));
  });
  test("goes back to the first box if it is not found", () => {
    expect(answered({ ...card!, box: 4 }, false, NOW)).toEqual({ card: card!.key, box: 1, due: NOW + DAY });
  });
});

describe("a try", () => {
  test("counts once while its card is due", async () => {
    kept.games = [game];
    await noteTry("g", 9, true, false);
    await noteTry("g", 9, false, false);
    expect(kept.answers).toEqual([{ card: "a 9", box: 2, due: NOW + 3 * DAY }]);
  });
  test("after a hint has found nothing", async () => {
    kept.games = [game];
    kept.answers = [{ card: "a 9", box: 3, due: NOW }];
    await noteTry("g", 9, true, true);
    expect(kept.answers).toContainEqual({ card: "a 9", box: 1, due: NOW + DAY });
  });
  test.each([
    ["another game", "h", 9],
    ["no mistake", "g", 3],
  ])("counts for nothing: %s", async (_, of, number) => {
    kept.games = [game];
    await noteTry(of, number, true, false);
    expect(kept.answers).toEqual([]);
  });
});

test("after a card comes the costliest of the others that are due, and at last none", async () => {
  kept.games = [game];
  expect((await nextAfter("g", 9))?.number).toBe(4);
  await noteTry("g", 4, true, false);
  expect(await nextAfter("g", 9)).toBeNull();
});
