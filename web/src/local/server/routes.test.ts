// @vitest-environment node
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { builtKernel } from "../../../testing/kernel";
import { busy, Player } from "../../../testing/player";
import type { Hint, Me, NewTable, OwnTable, Replay, Story, TableInfo, Why } from "../../protocol";
import { acting } from "../game/snapshots";
import { ownSeats } from "../game/tables";
import { FIRST_STAMP, STAMP } from "../kernel/facts";
import type { Kernel } from "../kernel/kernel";
import { inMemory } from "../store/memory";
import type { Store } from "../store/store";
import type { Room } from "./room";
import { Desk, NeedsServer } from "./routes";

const SOLO: NewTable = {
  config: { players: 2, specials: "family", grozilla: false, scoring: "product" },
  seats: [{ kind: "me" }, { kind: "bot", bot: "newcomer" }],
  pause_ms: 0,
};

let kernel: Kernel;
let store: Store;
let desk: Desk;

beforeAll(async () => {
  kernel = await builtKernel();
});

beforeEach(() => {
  store = inMemory();
  desk = new Desk(kernel, store);
});

function ask<Answer>(
  route: string,
  more: {
    path?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
    name?: string;
    player?: string;
  } = {},
): Promise<Answer> {
  const call = { path: {}, query: {}, body: null, language: "de", name: null, player: null, ...more };
  return desk.answer(route, call) as Promise<Answer>;
}

const openTable = (wish: NewTable = SOLO) => ask<TableInfo>("POST /api/tables", { body: wish });

async function playedOut(info: TableInfo): Promise<Room> {
  const room = await desk.room(info.id);
  await new Player(room, busy).over;
  return room;
}

test("a game of other rules is listed, refused by name, and kept as it is", async () => {
  const [over, going] = [await playedOut(await openTable()), await openTable()];
  for (const { id } of [over.info, going])
    await store.keepTable({ ...(await store.table(id))!, stamp: { ...STAMP, rules: STAMP.rules + 1 } });
  desk = new Desk(kernel, store);
  const { tables } = await ask<{ tables: OwnTable[] }>("GET /api/me/tables");
  expect(tables).toMatchObject([{ id: going.id, foreign: true, round: null, yours: false }]);
  const { games } = await ask<{ games: TableInfo[] }>("GET /api/games");
  expect(games).toMatchObject([{ id: over.info.id, foreign: true }]);
  const refused = { code: "newer-rules", facts: { found: STAMP.rules + 1, known: STAMP.rules } };
  await expect(ask("POST /api/tables/{table}/leave", { path: { table: going.id } })).rejects.toMatchObject(
    refused,
  );
  await expect(ask("GET /api/games/{game}/record", { path: { game: over.info.id } })).rejects.toMatchObject(
    refused,
  );
  expect((await store.table(going.id))?.status).toBe("playing");
});

test("a game from before there were stamps goes on", async () => {
  const { id } = await openTable();
  const before = (await store.table(id))!;
  delete before.stamp;
  await store.keepTable(before);
  desk = new Desk(kernel, store);
  expect((await playedOut(await ask("GET /api/tables/{table}", { path: { table: id } }))).info).toMatchObject(
    {
      status: "over",
      stamp: FIRST_STAMP,
    },
  );
});

describe("people at one device", () => {
  const TOGETHER: NewTable = { ...SOLO, seats: [{ kind: "me" }, { kind: "me", name: "Ben" }] };
  const hint = (table: string) => ask<Hint>("POST /api/tables/{table}/hint", { path: { table } });
  const agree = (table: string, hints: boolean) =>
    ask<TableInfo>("POST /api/tables/{table}/agreement", {
      path: { table },
      body: { subject: "hints", yes: hints },
    });

  test("have hints as long as they want them, also after a reload, and in no rematch", async () => {
    const { id, agreements } = await openTable(TOGETHER);
    expect(agreements).toMatchObject([{ subject: "hints", yes: [], complete: false }]);
    await expect(hint(id)).rejects.toMatchObject({ code: "hints-not-agreed" });
    expect((await agree(id, true)).agreements).toMatchObject([{ yes: [0, 1], complete: true }]);
    desk = new Desk(kernel, store);
    expect((await hint(id)).hints).toBe(1);
    expect((await agree(id, false)).agreements).toMatchObject([{ complete: false }]);
    await expect(hint(id)).rejects.toMatchObject({ code: "hints-not-agreed" });
    const over = await playedOut(await agree(id, true));
    expect(over.info).toMatchObject({ agreements: [], hints: [1, 0] });
    const again = await ask<TableInfo>("POST /api/tables/{table}/rematch", { path: { table: id } });
    expect(again).toMatchObject({ agreements: [{ complete: false }], hints: [0, 0] });
  });
  test("alone against bots have nothing to agree on", async () => {
    const { id, agreements } = await openTable();
    expect(agreements).toEqual([]);
    await expect(agree(id, true)).rejects.toMatchObject({ code: "nothing-to-agree" });
    const over = await playedOut(await openTable());
    await expect(agree(over.table.id, true)).rejects.toMatchObject({ code: "game-finished" });
  });
});

describe("a training table", () => {
  const TRAINING: NewTable = { ...SOLO, training: true };
  /** Plays until it is its turn in this round. */
  const playedTo = (room: Room, round: number) =>
    new Promise<Player>((done) => {
      const player: Player = new Player(room, (state, at, self) => {
        if (state.view.round < round) return busy(state, at, self);
        at.leave(player);
        done(player);
      });
    });

  test("lets everything be taken back, with what bots and cards have answered, also after a reload", async () => {
    const { id, training } = await openTable(TRAINING);
    expect(training).toBe(true);
    await playedTo(await desk.room(id), 4);
    desk = new Desk(kernel, store);
    const room = await desk.room(id);
    const player = new Player(room, () => undefined);
    expect(room.snapshot.game.round).toBe(4);
    while (room.stateSince(null).yours.can_undo) await player.say("undo", room.snapshot.seq);
    const first = room.snapshots.find((one) => ownSeats(room.table).includes(acting(one) ?? -1));
    expect(room.snapshot.game.state).toEqual(first?.game.state);
  });
  test("turns over the same card again", async () => {
    const room = await desk.room((await openTable(TRAINING)).id);
    const player = await playedTo(room, 2);
    const before = room.snapshot;
    const [move] = before.game.legalMoves;
    await player.say("move", before.seq, { move });
    const { state } = room.snapshot.game;
    await player.say("undo", room.snapshot.seq);
    expect(room.snapshot.game.state).toEqual(before.game.state);
    await player.say("move", room.snapshot.seq, { move });
    expect(room.snapshot.game.state).toEqual(state);
  });
  test("is a game like others: listed, told, and trained once more", async () => {
    const { id } = await openTable(TRAINING);
    expect((await ask<{ tables: TableInfo[] }>("GET /api/me/tables")).tables[0]).toMatchObject({ id });
    await playedOut(await ask<TableInfo>("GET /api/tables/{table}", { path: { table: id } }));
    const { games } = await ask<{ games: TableInfo[] }>("GET /api/games");
    expect(games).toMatchObject([{ id, training: true }]);
    expect((await ask<Story>("GET /api/games/{game}/story", { path: { game: id } })).rounds).not.toEqual([]);
    const again = await ask<TableInfo>("POST /api/tables/{table}/rematch", { path: { table: id } });
    expect(again.training).toBe(true);
    expect((await desk.room(again.id)).snapshot.practised).toBe(true);
  });
  const chances = (table: string, step: number) =>
    ask<number[]>("GET /api/tables/{table}/chances", { path: { table }, query: { step: `${step}` } });

  test("tells who is likely to win, and the same again after everything was taken back", async () => {
    const room = await desk.room((await openTable(TRAINING)).id);
    const player = await playedTo(room, 3);
    const { id } = room.table;
    const told = await chances(id, room.snapshot.seq);
    expect(told).toHaveLength(2);
    expect(told[0]! + told[1]!).toBeCloseTo(1);
    const begun = room.snapshot;
    await player.say("move", begun.seq, { move: begun.game.legalMoves[0] });
    await player.say("undo", room.snapshot.seq);
    expect(room.snapshot.seq).toBeGreaterThan(begun.seq);
    expect(await chances(id, room.snapshot.seq)).toEqual(told);
    expect(await chances(id, 0)).not.toEqual(told); // any position that was shown
    await expect(chances(id, room.snapshot.seq + 1)).rejects.toMatchObject({ code: "stale" });
  });
  test("knows no hidden card: the end alone is certain", async () => {
    const { snapshot, table } = await playedOut(await openTable(TRAINING));
    const { winners } = table.result!;
    expect(await chances(table.id, snapshot.seq)).toEqual(
      [0, 1].map((seat) => Number(winners.includes(seat)) / winners.length),
    );
  });
  test("is the only one that tells it", async () => {
    const { id } = await openTable();
    await expect(chances(id, 0)).rejects.toMatchObject({ code: "no-training" });
  });
  test("is for one person", async () => {
    const seats: NewTable["seats"] = [{ kind: "me" }, { kind: "me", name: "Ben" }];
    await expect(openTable({ ...TRAINING, seats })).rejects.toMatchObject({ code: "no-training" });
  });
  test("is one only if it is asked for", async () => {
    const info = await openTable();
    expect(info.training).toBe(false);
    expect((await desk.room(info.id)).snapshot.practised).toBe(false);
  });
});

describe("whoever plays in this browser", () => {
  test("is called as the server has called them last", async () => {
    const { id } = await ask<Me>("POST /api/session");
    expect(await ask<Me>("POST /api/session", { name: "Ada" })).toMatchObject({ id, name: "Ada" });
    const known = { name: "Ada L.", player: "u1" };
    const { host, seats } = await ask<TableInfo>("POST /api/tables", { body: SOLO, ...known });
    expect(host).toBe("u1"); // by which faces are chosen
    expect(seats.map((seat) => seat.name)).toContain("Ada L."); // wherever they sit
    expect((await ask<Me>("GET /api/me")).name).toBe("Ada L.");
  });

  test("is a guest with a name in their language, and stays the same", async () => {
    const me = await ask<Me>("POST /api/session");
    expect(me.name).toMatch(/^\p{L}+ \d\d$/u);
    expect(me.settings.language).toBe("de");
    expect(await ask<Me>("GET /api/me")).toEqual(me);
  });
  test("can have another name, but not every one", async () => {
    expect((await ask<Me>("PATCH /api/me", { body: { name: "  Ada   L. " } })).name).toBe("Ada L.");
    for (const name of ["👨‍👩‍👧", "🧑🏽‍🍳 Ada", "❤️‍🔥"])
      expect((await ask<Me>("PATCH /api/me", { body: { name } })).name).toBe(name);
    await expect(ask("PATCH /api/me", { body: { name: "Ada\u200d" } })).rejects.toMatchObject({
      code: "name-unreadable",
    });
    await ask("PATCH /api/me", { body: { name: "Ada L." } });
    await expect(ask("PATCH /api/me", { body: { name: " " } })).rejects.toMatchObject({
      code: "name-unreadable",
    });
    await expect(ask("PATCH /api/me", { body: { name: "a".repeat(25) } })).rejects.toMatchObject({
      code: "name-too-long",
    });
    expect((await ask<Me>("GET /api/me")).name).toBe("Ada L.");
  });
});

test("a bot's moves have a why, and nobody else's", async () => {
  const { table, snapshots } = await playedOut(await openTable());
  const why = (step: number | string) =>
    ask<Why>("GET /api/tables/{table}/why", { path: { table: table.id }, query: { step: `${step}` } });
  for (const { seq, entry } of snapshots) {
    if (entry?.byBot) expect(await why(seq)).toMatchObject({ seq, seat: entry.seat, move: entry.move });
    else await expect(why(seq)).rejects.toMatchObject({ code: "no-why" });
  }
  for (const step of [-1, snapshots.length, "tomorrow"])
    await expect(why(step)).rejects.toMatchObject({ code: "no-why" });
});

test("who deletes their data is somebody else afterwards, without games", async () => {
  const info = await openTable();
  const me = await ask<Me>("GET /api/me");
  const kept = await ask<{ me: Me; tables: { id: string; log: unknown[] }[] }>("GET /api/me/export");
  expect(kept.me).toEqual(me);
  expect(kept.tables.map(({ id }) => id)).toEqual([info.id]);
  await ask("DELETE /api/me");
  expect((await ask<Me>("POST /api/session")).id).not.toBe(me.id);
  await expect(desk.room(info.id)).rejects.toMatchObject({ code: "unknown-table" });
});

describe("a game against a bot", () => {
  test("is played to its end, and everything about it can be asked for", async () => {
    const info = await openTable();
    expect(info).toMatchObject({ status: "playing", secret: null, rated: false });
    const { table, snapshots } = await playedOut(info);
    const path = { game: table.id };

    const game = await ask<TableInfo>("GET /api/games/{game}", { path });
    expect(game.secret).toHaveLength(64);
    expect(game.result?.winners.length).toBeGreaterThan(0);
    expect((await ask<{ games: TableInfo[] }>("GET /api/games")).games.map(({ id }) => id)).toEqual([
      table.id,
    ]);

    const replay = await ask<Replay>("GET /api/games/{game}/replay", { path });
    expect(replay.steps).toHaveLength(snapshots.length - 1);
    expect(replay.steps.at(-1)?.view.phase).toBe("over");

    const record = await ask<Record<string, unknown>>("GET /api/games/{game}/record", { path });
    const again = await ask<Replay>("POST /api/replay", { body: record });
    expect(again.steps.at(-1)?.view.cities).toEqual(replay.steps.at(-1)?.view.cities);
    expect(again.table.seats.map(({ name }) => name)).toEqual(table.seats.map(({ name }) => name));

    const sheet = await ask<{ cities: { points: number }[] }>("GET /api/games/{game}/sheet", { path });
    expect(sheet.cities.map(({ points }) => points)).toEqual(game.result?.points);

    const story = await ask<Story>("GET /api/games/{game}/story", { path });
    expect(story.chances).toHaveLength(snapshots.length);
    expect(await ask<Story>("GET /api/games/{game}/story", { path })).toBe(story);
  });

  test("goes on where it was, after the tab was closed", async () => {
    const info = await openTable();
    const room = await desk.room(info.id);
    const stopped = new Promise<void>((done) => {
      const player: Player = new Player(room, (state, at, self) => {
        if (state.seq < 12) return busy(state, at, self);
        at.leave(player);
        done();
      });
    });
    await stopped;
    const before = room.stateSince(null);

    desk = new Desk(kernel, store);
    const after = (await desk.room(info.id)).stateSince(null);
    expect(after).toEqual(before);
    expect((await store.entries(info.id)).map(({ events }) => events)).toEqual(
      room.snapshots.slice(1).map(({ events }) => events),
    );
    const { tables } = await ask<{ tables: { id: string; yours: boolean }[] }>("GET /api/me/tables");
    expect(tables).toMatchObject([{ id: info.id, yours: true }]);
    await playedOut(info);
  });

  test("can be given up, and played once more with the next first player", async () => {
    const given = await openTable();
    expect(
      (await ask<TableInfo>("POST /api/tables/{table}/leave", { path: { table: given.id } })).status,
    ).toBe("closed");
    const { table } = await playedOut(await openTable());
    const path = { table: table.id };
    const again = await ask<TableInfo>("POST /api/tables/{table}/rematch", { path });
    expect(again.seats.map(({ bot }) => bot)).toEqual(table.seats.map(({ bot }) => bot).reverse());
    expect(await ask<TableInfo>("POST /api/tables/{table}/rematch", { path })).toMatchObject({
      id: again.id,
    });
  });
});

test("friends at one device play their seats in turns, and what is bought can be taken back", async () => {
  const info = await openTable({ ...SOLO, seats: [{ kind: "me" }, { kind: "me", name: "Bo" }] });
  const undone = new Set<number>();
  const room = await desk.room(info.id);
  const player = new Player(room, (state, at, self) => {
    const coin = state.yours.legal.find(({ move }) => move === "coin");
    if (state.yours.can_undo && undone.size < 2) {
      undone.add(state.seq);
      void self.say("undo", state.seq);
    } else if (coin && undone.size < 2) void self.say("move", state.seq, { move: "coin", hold: true });
    else busy(state, at, self);
  });
  await player.over;
  expect(undone.size).toBe(2);
  expect(info.seats.map(({ name }) => name)).toContain("Bo");
  expect(player.heard.some((one) => one.type === "state" && one.yours.must_end)).toBe(true);
});

test("two tabs at one table: who comes too late sees what was played, and plays on", async () => {
  const info = await openTable({ ...SOLO, seats: [{ kind: "me" }, { kind: "me" }] });
  const [here, there] = [await desk.room(info.id), await new Desk(kernel, store).room(info.id)];
  const [first, second] = [here, there].map((room) => new Player(room, () => undefined));
  await first?.say("move", 0, { move: "draw 1" });
  await expect(second?.say("move", 0, { move: "draw 2" })).rejects.toMatchObject({ code: "stale" });
  expect(there.snapshot.game.state).toEqual(here.snapshot.game.state);
  expect(second?.heard.at(-1)).toMatchObject({ type: "state", seq: 1 });
});

describe("what cannot be", () => {
  test("needs a server, or does not exist, and says so", async () => {
    await expect(openTable({ ...SOLO, seats: [{ kind: "me" }, { kind: "open" }] })).rejects.toBeInstanceOf(
      NeedsServer,
    );
    await expect(openTable({ ...SOLO, rated: true })).rejects.toBeInstanceOf(NeedsServer);
    expect(() => ask("GET /api/ratings")).toThrow(NeedsServer);
    await expect(desk.room("here-nothing")).rejects.toMatchObject({ code: "unknown-table" });
    await expect(ask("GET /api/games/{game}", { path: { game: "here-x" } })).rejects.toMatchObject({
      code: "unknown-game",
    });
    await expect(openTable({ ...SOLO, seats: [{ kind: "me" }] })).rejects.toMatchObject({
      code: "wrong-seats",
    });
  });

  test("is refused at the table: what is stale, what is illegal, and twice the same is once", async () => {
    const room = await desk.room((await openTable({ ...SOLO, seats: [{ kind: "me" }, { kind: "me" }] })).id);
    const player = new Player(room, () => undefined);
    await player.say("move", 0, { move: "draw 1" });
    const { seq } = room.snapshot;
    await player.say("move", 0, { move: "draw 1" }); // under its old key
    expect(room.snapshot.seq).toBe(seq);
    await expect(player.say("undo", 0)).rejects.toMatchObject({ code: "stale" });
    await expect(player.say("move", seq, { move: "buy zoo" })).rejects.toMatchObject({ code: "wrong-phase" });
    expect(room.snapshot.seq).toBe(seq);
  });
});

test("a bot that cannot load what it has learned says so; the game waits, and it tries again", async () => {
  const { id } = await openTable({ ...SOLO, seats: [{ kind: "me" }, { kind: "bot", bot: "master" }] });
  const fetching = vi.fn(() => Promise.resolve(null));
  desk = new Desk(await builtKernel(fetching), store);
  const player = new Player(await desk.room(id), busy);
  const excuses = () => player.heard.filter((one) => one.type === "refused" && one.code === "unlearned");
  await vi.waitFor(() => expect(excuses()).toHaveLength(1));
  player.room.skip();
  await vi.waitFor(() => expect(excuses()).toHaveLength(2));
  expect(fetching).toHaveBeenCalledTimes(4);
  expect(player.room.table.status).toBe("playing");
  player.room.leave(player);
});
