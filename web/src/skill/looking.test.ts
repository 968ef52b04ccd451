import { beforeEach, describe, expect, test, vi } from "vitest";
import { decision } from "../../testing/decisions";
import type { KeptGame } from "../api/skill";
import type { Looking } from "../api/teacher";
import { LookingBack } from "./looking.svelte";

const there = vi.hoisted(() => ({
  games: [] as unknown[],
  here: [] as unknown[],
  kept: [] as unknown[],
  reviewing: [] as { heard: (l: Looking) => void; end: (d: unknown[]) => void }[],
}));
vi.mock("../api/http", () => ({
  call: (route: string) => Promise.resolve(answerTo(route)),
  callHere: () => Promise.resolve({ games: there.here, next: null }),
}));
vi.mock("../api/skill", () => ({
  keptGames: () => Promise.resolve([...there.kept]),
  keepGame: (game: unknown) => Promise.resolve(void there.kept.push(game)),
  skillOf: (games: unknown[]) => Promise.resolve({ games: games.length }),
}));
vi.mock("../api/teacher", () => ({
  review: (_: unknown, __: string, heard: (l: Looking) => void, signal: AbortSignal) =>
    new Promise((end, fail) => {
      there.reviewing.push({ heard, end });
      signal.addEventListener("abort", () => fail(signal.reason as Error));
    }),
}));
vi.mock("../state/me.svelte", () => ({
  session: () => Promise.resolve({ id: "me" }),
  myId: ({ id, host }: { id: string; host: string }) => (id.startsWith("here-") ? host : "me"),
}));

function answerTo(route: string): unknown {
  if (route.endsWith("/record")) return {};
  if (route.endsWith("/story"))
    return {
      chances: [
        [0.5, 0.5],
        [1, 0],
      ],
      luck: [0.1, -0.1],
      rounds: [{ seats: [{ built: ["zoo"] }, {}] }],
    };
  return { games: there.games, next: null };
}

function info(id: string, ended: number, players = ["me", null], more: object = {}): object {
  const seats = players.map((player, seat) => ({ seat, player, kind: player ? "person" : "bot" }));
  const config = { players: players.length, specials: "family" };
  return { id, ended, created: 0, host: "me", commitment: `c-${id}`, seats, config, practice: null, ...more };
}

/** Until the next review is under way. */
const underWay = (count: number) => vi.waitFor(() => expect(there.reviewing).toHaveLength(count));

beforeEach(() => Object.assign(there, { games: [], here: [], kept: [], reviewing: [] }));

describe("my games", () => {
  test("are those that I decided alone, wherever they were played, the newest first and each once", async () => {
    there.games = [
      info("a", 5),
      info("b", 9, ["me", "me"]),
      info("c", 8, ["other", null]),
      info("t", 6, ["me", null], { commitment: "c-here-1" }),
    ];
    there.here = [info("here-1", 6), info("here-2", 7), info("here-3", 8, ["me", null], { practice: {} })];
    const back = new LookingBack();
    await back.load();
    expect(back.missing.map(({ id }) => id)).toEqual(["here-2", "t", "a"]);
    expect(back.ready).toBe(true);
  });
  test("of others in this browser are not mine", async () => {
    there.kept = [
      { key: "x", game: "x", player: "somebody" },
      { key: "y", game: "here-y", player: "else" },
      { key: "z", game: "z", player: "me" },
    ];
    const back = new LookingBack();
    await back.load();
    expect(back.games.map(({ key }) => key)).toEqual(["y", "z"]);
  });
});

describe("looking back", () => {
  test("goes from game to game and keeps what it finds", async () => {
    there.games = [info("a", 5), info("b", 4)];
    const back = new LookingBack();
    await back.load();
    const done = back.begin();
    await underWay(1);
    there.reviewing[0]!.heard({ done: 1, of: 4, decisions: [] });
    expect(back.progress).toEqual({ done: 0.25, of: 2 });
    there.reviewing[0]!.end([decision({ number: 3, seat: 0 }), decision({ number: 4, seat: 1 })]);
    await underWay(2);
    expect(back.skill).toEqual({ games: 1 });
    const [kept] = there.kept as KeptGame[];
    expect(kept).toMatchObject({ key: "c-a", player: "me", seat: 0, share: 1, luck: 0.1, built: [["zoo"]] });
    expect(kept?.decisions.map(({ number }) => number)).toEqual([3]);
    there.reviewing[1]!.end([]);
    await done;
    expect([back.progress, back.missing]).toEqual([null, []]);
  });
  test("is stopped, and goes on with what is missing", async () => {
    there.games = [info("a", 5), info("b", 4)];
    const back = new LookingBack();
    await back.load();
    const done = back.begin();
    await underWay(1);
    there.reviewing[0]!.end([]);
    await underWay(2);
    back.stop();
    await done;
    expect(back.progress).toBeNull();
    expect(back.missing.map(({ id }) => id)).toEqual(["b"]);
  });
});
