import { beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../protocol";

type Results = typeof import("./results.svelte");
const GAME = tableOf("person:ada", "bot");

function tableOf(...seats: string[]): TableInfo {
  const of = (seat: string) => ({ kind: seat.split(":")[0], player: seat.split(":")[1] ?? null }) as SeatInfo;
  return { id: "game", host: "ada", seats: seats.map(of) } as TableInfo;
}

/** The page is opened by somebody. */
async function opened(
  by: string | null,
): Promise<Results & Pick<typeof import("./settings.svelte"), "settings">> {
  vi.resetModules();
  vi.doMock("./me.svelte", () => ({ myId: () => by }));
  return { ...(await import("./results.svelte")), settings: (await import("./settings.svelte")).settings };
}

beforeEach(() => localStorage.clear());

test("only who did not play is spared the result", async () => {
  expect((await opened("bob")).isSecret(GAME)).toBe(true);
  expect((await opened("ada")).isSecret(GAME)).toBe(false);
  expect((await opened(null)).isSecret(tableOf("person", "bot"))).toBe(true); // deleted, and nobody known
});

test("who resigned played too, and a game that all resigned from is one of people", async () => {
  const left = { kind: "bot", player: null, resigned: "bob" } as SeatInfo;
  const game = { ...GAME, seats: [...GAME.seats, left] };
  expect((await opened("bob")).isSecret(game)).toBe(false);
  expect((await opened("cy")).isSecret({ ...GAME, seats: [left] })).toBe(true);
});

test("a game of bots is nobody’s", async () => {
  expect((await opened("bob")).isSecret(tableOf("bot", "bot"))).toBe(false);
});

test("what was shown once is known, also after a reload", async () => {
  const { isSecret, reveal } = await opened("bob");
  reveal("game");
  expect(isSecret(GAME)).toBe(false);
  expect(isSecret({ ...GAME, id: "other" })).toBe(true);
  expect((await opened("bob")).isSecret(GAME)).toBe(false);
});

test("who wants to know everything switches it off", async () => {
  const { isSecret, settings } = await opened("bob");
  settings.hideResults = false;
  expect(isSecret(GAME)).toBe(false);
});
