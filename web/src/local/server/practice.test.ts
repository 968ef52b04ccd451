// @vitest-environment node
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { builtKernel, EVERYTHING } from "../../../testing/kernel";
import { busyRecord } from "../../../testing/played";
import { busy, Player } from "../../../testing/player";
import type { GameRecord, Hint, OwnTable, TableInfo } from "../../protocol";
import shipped from "../../puzzles/shipped.json?raw";
import { unpacked } from "../../puzzles/shipped";
import type { Kernel } from "../kernel/kernel";
import { Game } from "../rules/game";
import { replayRecord } from "../rules/record";
import { streamsOf } from "../rules/seeds";
import { inMemory } from "../store/memory";
import type { Store } from "../store/store";
import type { Room } from "./room";
import { Desk } from "./routes";

let kernel: Kernel;
let record: GameRecord;
let store: Store;
let desk: Desk;

beforeAll(async () => {
  kernel = await builtKernel();
  record = busyRecord(kernel, { ...EVERYTHING, players: 3 });
});

beforeEach(() => {
  store = inMemory();
  desk = new Desk(kernel, store);
});

function ask<Answer>(
  route: string,
  body: unknown = null,
  path: Record<string, string> = {},
): Promise<Answer> {
  const call = { path, query: {}, body, language: "en", name: "Ada", player: null };
  return desk.answer(route, call) as Promise<Answer>;
}

const practise = (number: number, seat: number, level = "newcomer", of: unknown = record) =>
  ask<TableInfo>("POST /api/practice", { record: of, number, puzzle: null, seat, level });

/** The table of a position, without pauses. */
async function practised(number: number, seat: number): Promise<Room> {
  const room = await desk.room((await practise(number, seat)).id);
  await room.change({ options: { pause_ms: 0, first: null } });
  return room;
}

const hint = (room: Room) => ask<Hint>("POST /api/tables/{table}/hint", null, { table: room.table.id });

/** The number of a move of the record at which a seat decides, in the middle of the game. */
function decisionOf(seat: number): number {
  const moves = replayRecord(kernel, record);
  const half = moves.length / 2;
  return (
    moves.findIndex(({ before }, i) => i > half && before.seat === seat && before.legalActions.length > 1) + 1
  );
}

/** Plays until `enough`, then lets go. */
function playUntil(room: Room, enough: (room: Room) => boolean): Promise<Player> {
  return new Promise((done) => {
    const player: Player = new Player(room, (state, at, self) => {
      if (!enough(at)) return busy(state, at, self);
      at.leave(player);
      done(player);
    });
  });
}

describe("a position that is practised", () => {
  test("is played on by bots under the names of the game, but for mine", async () => {
    const meta = { players: ["Ben", "mayor", "Ada"], bots: [null, "mayor", null] };
    const { seats } = await practise(decisionOf(1), 1, "newcomer", { ...record, meta });
    expect(seats.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
      ["bot", "Ben", "newcomer"],
      ["person", "Ada", null],
      ["bot", "newcomer", "newcomer"], // I am Ada
    ]);
    const nameless = await practise(decisionOf(1), 1, "newcomer", { ...record, meta: {} });
    expect(nameless.seats[0]).toMatchObject({ kind: "bot", name: "newcomer" });
  });
  test("is the one of the game, with hidden cards dealt anew by the table's own secret", async () => {
    const number = decisionOf(1);
    const before = replayRecord(kernel, record)[number - 1]!.before;
    const [one, other] = [await practised(number, 1), await practised(number, 1)];
    for (const { snapshot } of [one, other]) {
      expect(snapshot.game.known).toEqual(before.known);
      expect(snapshot.game.state).not.toEqual(before.state);
    }
    expect(one.snapshot.game.state).not.toEqual(other.snapshot.game.state);
    const { info } = one;
    expect(info).toMatchObject({ rated: false, practice: { number, seat: 1, level: "newcomer" } });
    expect(info.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ["bot", "newcomer"],
      ["person", "Ada"],
      ["bot", "newcomer"],
    ]);
  });
  test("can be played from another seat: bots play until it decides", async () => {
    const room = await practised(decisionOf(1), 0);
    const player = await playUntil(room, () => true);
    const state = player.heard.findLast((one) => one.type === "state");
    expect(state?.type === "state" && state.yours.seat).toBe(0);
    expect(room.snapshot.seq).toBeGreaterThan(0);
    expect(state?.type === "state" && state.yours.can_undo).toBe(false); // nothing of one's own to take back
  });
  test("stays as it was when the page is loaded again, and can be closed", async () => {
    const room = await practised(decisionOf(2), 2);
    await playUntil(room, ({ snapshot }) => snapshot.seq > 5);
    const { state } = room.snapshot.game;
    desk = new Desk(kernel, store);
    const again = await desk.room(room.table.id);
    expect(again.snapshot.game.state).toEqual(state);
    const listed = async () => (await ask<{ tables: OwnTable[] }>("GET /api/me/tables")).tables;
    expect(await listed()).toEqual([]); // it is no game that waits for anybody
    await ask("POST /api/tables/{table}/leave", null, { table: room.table.id });
    expect(await listed()).toEqual([]);
  });
  test("can be taken back as far as it began, with what cards and bots have answered", async () => {
    const room = await practised(decisionOf(0), 0);
    const first = room.snapshot;
    const player = await playUntil(room, ({ snapshot }) => snapshot.game.round > first.game.round + 1);
    const entries = room.snapshot.seq;
    const taken: number[] = [];
    while (room.stateSince(null).yours.can_undo) {
      await player.say("undo", room.snapshot.seq);
      taken.push(...room.snapshot.undoes);
    }
    expect(room.snapshot.game.state).toEqual(first.game.state);
    expect(taken.sort((one, other) => one - other)).toEqual(Array.from({ length: entries }, (_, i) => i + 1));
    await expect(player.say("undo", room.snapshot.seq)).rejects.toMatchObject({ code: "nothing-to-undo" });
  });
  test("can be taken back as often as one likes, also where turns are ended by hand", async () => {
    const room = await practised(decisionOf(0), 0);
    const player = await playUntil(room, () => true);
    for (let n = 0; n < 120; n++) {
      const [move] = room.snapshot.game.legalMoves;
      await player.say("move", room.snapshot.seq, { move, hold: true });
      if (room.snapshot.holding !== null) await player.say("end", room.snapshot.seq);
      await player.say("undo", room.snapshot.seq);
    }
    expect(room.snapshot.game.state).toEqual(room.snapshots[0]?.game.state);
  });
  test("is played to its end: counted, but no game among the finished ones; once more from the same place", async () => {
    const room = await practised(decisionOf(1), 1);
    await new Player(room, busy).over;
    const path = { game: room.table.id };
    expect((await ask<{ games: unknown[] }>("GET /api/games")).games).toEqual([]);
    expect((await ask<TableInfo>("GET /api/games/{game}", null, path)).practice).not.toBeNull();
    const sheet = await ask<{ cities: { points: number }[] }>("GET /api/games/{game}/sheet", null, path);
    expect(sheet.cities.map(({ points }) => points)).toEqual(room.table.result?.points);
    for (const part of ["record", "story"])
      await expect(ask(`GET /api/games/{game}/${part}`, null, path)).rejects.toMatchObject({
        code: "no-setup",
      });
    const again = await ask<TableInfo>("POST /api/tables/{table}/rematch", null, { table: room.table.id });
    expect(again).toMatchObject({ practice: room.info.practice, seats: room.info.seats });
    const known = (await desk.room(again.id)).snapshots[0]?.game.known;
    expect(known).toEqual(room.snapshots[0]?.game.known);
  });
  test("makes room for the next one when it is over", async () => {
    const over = await practise(decisionOf(0), 0);
    await ask("POST /api/tables/{table}/leave", null, { table: over.id });
    const { id } = await practise(decisionOf(1), 1);
    expect((await store.tables()).map((table) => table.id)).toEqual([id]);
  });
  test.each([
    ["a move that the game does not have", 999, 0, "mayor", {}, "unknown-number"],
    ["a seat that the game does not have", 1, 3, "mayor", {}, "no-such-seat"],
    ["an unknown level", 1, 0, "oracle", {}, "unknown-level"],
    ["a foreign record", 1, 0, "mayor", { format: "chess/1" }, "foreign-format"],
  ])("is refused for %s", async (_, number, seat, level, change, code) => {
    await expect(practise(number, seat, level, { ...record, ...change })).rejects.toMatchObject({ code });
    expect(await store.tables()).toEqual([]);
  });
});

describe("a hint", () => {
  test("names the best choices of the one who decides, and is counted for good", async () => {
    const room = await practised(decisionOf(1), 1);
    const given = await hint(room);
    expect(given).toMatchObject({ seq: 0, seat: 1, hints: 1 });
    expect(given.choices[0]).toMatchObject({ behind: 0, equal: true });
    const legal = room.snapshot.game.legalMoves;
    for (const { move, chances } of given.choices) {
      expect(legal).toContain(move);
      expect(chances).toHaveLength(3);
    }
    expect(await hint(room)).toEqual(given); // about the same decision
    desk = new Desk(kernel, store);
    const later = await desk.room(room.table.id);
    expect(await hint(later)).toEqual(given);
    expect(later.info.hints).toEqual([0, 1, 0]);
  });
  test("is not given in somebody else's turn, nor where nothing is left to decide", async () => {
    const room = await practised(decisionOf(1), 0);
    await expect(hint(room)).rejects.toMatchObject({ code: "not-your-turn", facts: { turn: 1 } });
    const player = await playUntil(room, ({ snapshot }) => snapshot.game.phase === "buy");
    await player.say("move", room.snapshot.seq, { move: "coin", hold: true });
    await expect(hint(room)).rejects.toMatchObject({ code: "nothing-to-decide" });
    await ask("POST /api/tables/{table}/leave", null, { table: room.table.id });
    await expect(hint(room)).rejects.toMatchObject({ code: "game-finished" });
    expect(room.info.hints).toEqual([0, 0, 0]);
  });
});

describe("a puzzle", () => {
  const [found] = unpacked(shipped);
  if (!found) throw new Error("There are some.");
  const { id, seat, state, players, answers } = found;
  const solve = (puzzle: { id: string; state: string }) =>
    ask<TableInfo>("POST /api/practice", { record: null, number: 0, puzzle, seat, level: "newcomer" });

  test("is its position, with hidden cards dealt anew, and somebody decides in it", async () => {
    const { id: table } = await solve({ id, state });
    const { snapshot, info } = await desk.room(table);
    const bytes = Uint8Array.from(atob(state), (letter) => letter.charCodeAt(0));
    expect(snapshot.game.known).toEqual(kernel.forgotten(bytes));
    expect(snapshot.game.seat).toBe(seat);
    expect(snapshot.game.legalMoves).toEqual(expect.arrayContaining(answers.map(({ move }) => move)));
    expect(info.seats.map(({ kind }) => kind === "person").indexOf(true)).toBe(seat);
    expect(info.config.players).toBe(players);
    expect(info.practice?.puzzle?.id).toBe(id);
  });
  test("waits for nobody, and makes room for the next", async () => {
    const [first, second] = [await solve({ id, state }), await solve({ id, state })];
    expect((await ask<{ tables: OwnTable[] }>("GET /api/me/tables")).tables).toEqual([]);
    expect(await store.table(first.id)).toBeNull();
    expect(await store.table(second.id)).not.toBeNull();
  });
  test("has no hints, nor chances before it is answered: it is to be found", async () => {
    const room = await desk.room((await solve({ id, state })).id);
    await expect(hint(room)).rejects.toMatchObject({ code: "no-hints" });
    await expect(room.chances(0)).rejects.toMatchObject({ code: "no-hints" });
    const player = await playUntil(room, () => true);
    await player.say("move", 0, { move: answers[0]?.move });
    expect(await room.chances(0)).toHaveLength(players);
  });
  test("of another layout is refused", async () => {
    await expect(solve({ id, state: state.slice(0, 400) })).rejects.toMatchObject({ code: "unknown-game" });
  });
});

/** Every puzzle of the file is one that the kernel can play on from. */
test("all puzzles have their answers among the legal moves", () => {
  for (const puzzle of unpacked(shipped)) {
    const bytes = Uint8Array.from(atob(puzzle.state), (letter) => letter.charCodeAt(0));
    const legal = new Game(kernel, bytes, streamsOf(0)).legalMoves;
    expect(legal).toEqual(expect.arrayContaining(puzzle.answers.map(({ move }) => move)));
  }
});
