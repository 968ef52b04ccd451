// @vitest-environment node
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { builtKernel } from "../../../testing/kernel";
import { busy, Player } from "../../../testing/player";
import type { Daily, DailyStandings, TableInfo } from "../../protocol";
import type { Kernel } from "../kernel/kernel";
import { commitmentOf } from "../rules/seeds";
import { inMemory } from "../store/memory";
import { Desk } from "./routes";

/** What `happycity daily --rules expert --date 2026-11-17 --json` tells (tests/cli/test_daily.py). */
const OF_EXPERTS = "1b2ca879a22bbb841c22dc4aa60aa8faaa6b166fcb2b2202b42050657faf4bae";

let kernel: Kernel;
let desk: Desk;

beforeAll(async () => {
  kernel = await builtKernel();
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-17T22:00:00Z") });
  desk = new Desk(kernel, inMemory());
});
afterEach(() => vi.useRealTimers());

function ask<Answer>(route: string, path: Record<string, string> = {}): Promise<Answer> {
  const call = { path, query: {}, body: null, language: "en", name: "Ada", player: null };
  return desk.answer(route, call) as Promise<Answer>;
}

const daily = () => ask<Daily>("GET /api/daily");
const play = (mode: string) => ask<TableInfo>("POST /api/daily/{mode}", { mode });
const standings = (day: string, mode = "family") =>
  ask<DailyStandings>("GET /api/daily/{day}/{mode}", { day, mode });

/** Plays a deal of today to its end. */
async function finish(mode: string): Promise<void> {
  const room = await desk.room((await play(mode)).id);
  await room.change({ options: { ...room.table.options, pause_ms: 0 } });
  await new Player(room, busy).over;
}

describe("the deal of the day without a server", () => {
  test("is the same in every browser, and played once", async () => {
    const first = await play("expert");
    expect(first.commitment).toBe(commitmentOf(OF_EXPERTS));
    expect(first.seats.map(({ bot }) => bot)).toEqual(["architect", null, "resident"]);
    expect((await play("expert")).id).toBe(first.id);
    expect(first).toMatchObject({
      daily: "2026-11-17",
      rated: false,
      config: { specials: "expert", players: 3 },
    });
    const other = await new Desk(kernel, inMemory()).answer("POST /api/daily/{mode}", {
      path: { mode: "expert" },
      query: {},
      body: null,
      language: "en",
      name: "Bob",
      player: null,
    });
    expect(other).toMatchObject({ commitment: first.commitment });
    expect((await play("family")).commitment).not.toBe(first.commitment);
    const { counts, today } = await daily();
    expect(counts).toBe(false);
    expect(today.sets.map(({ state }) => state)).toEqual(["playing", "playing", "new", "new"]);
    expect(today.sets[1]!.seats.indexOf(null)).toBe(first.seats.findIndex(({ kind }) => kind === "person"));
    await expect(ask("POST /api/tables/{table}/hint", { table: first.id })).rejects.toMatchObject({
      code: "no-hints",
    });
  });

  test("what was promised is opened a day later, and days in a row are counted", async () => {
    const { tomorrow } = await daily();
    await finish("family");
    expect((await daily()).streak).toBe(1);
    const { mine, line, players, master } = await standings("2026-11-17");
    expect(players).toBe(1);
    expect(master).toBeNull();
    expect(line!.points).toBe(mine!.points);
    expect(line!.built.flat().length).toBeGreaterThan(0);
    vi.setSystemTime(Date.parse("2026-11-18T01:00:00Z"));
    const later = await daily();
    expect(later.today).toMatchObject({ ...tomorrow, secret: null });
    expect(commitmentOf(later.yesterday!.secret!)).toBe(later.yesterday!.commitment);
    expect(later.yesterday!.sets[0]).toMatchObject({ state: "done", result: { points: mine!.points } });
    expect(later.streak).toBe(1);
    vi.setSystemTime(Date.parse("2026-11-19T01:00:00Z"));
    expect((await daily()).streak).toBe(0);
  });

  test("refuses what there is not, as the server does", async () => {
    await expect(play("chess")).rejects.toMatchObject({ code: "unknown-deal" });
    await expect(standings("2026-11-18")).rejects.toMatchObject({ code: "day-to-come" });
    await expect(standings("2026-02-30")).rejects.toMatchObject({ code: "unknown-day" });
    await expect(standings("yesterday")).rejects.toMatchObject({ code: "unknown-day" });
  });
});
