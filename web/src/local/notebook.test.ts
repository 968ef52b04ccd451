import { beforeEach, expect, test } from "vitest";
import { keptGame } from "../../testing/skill-games";
import { clearNotebook, keepAnswer, keepGame, keptAnswers, keptGames } from "./notebook";

// there is no database here: all of it is remembered as long as the page is open
beforeEach(clearNotebook);

test("games are found again, the oldest first, and each once", async () => {
  await keepGame(keptGame({ key: "b", ended: 2 }));
  await keepGame(keptGame({ key: "a", ended: 1 }));
  await keepGame(keptGame({ key: "b", ended: 2, game: "taken-along" }));
  expect((await keptGames()).map(({ key, game }) => [key, game])).toEqual([
    ["a", "game"],
    ["b", "taken-along"],
  ]);
});

test("the oldest of very many make room", async () => {
  for (let n = 0; n < 302; n++) await keepGame(keptGame({ key: `k${n}`, ended: n }));
  const kept = await keptGames();
  expect([kept.length, kept[0]?.key]).toEqual([300, "k2"]);
});

test("answers are found again, and all goes with somebody's data", async () => {
  await keepAnswer({ card: "a 1", box: 1, due: 1 });
  await keepAnswer({ card: "a 1", box: 2, due: 9 });
  expect(await keptAnswers()).toEqual([{ card: "a 1", box: 2, due: 9 }]);
  await keepGame(keptGame());
  await clearNotebook();
  expect([await keptAnswers(), await keptGames()]).toEqual([[], []]);
});
