/** The routes of the HTTP API that make sense without a server: the same questions, the same answers. */
import type {
  Answer,
  Change,
  Daily,
  DailyDay,
  DailyStandings,
  Me,
  NewTable,
  OwnTable,
  Practice,
  Replay,
  Routes,
  Story,
  TableInfo,
} from "../../protocol";
import {
  checkDay,
  dailyLine,
  dailyResult,
  dailySet,
  dailyTable,
  dayBeside,
  dayOf,
  MODES,
  modeNamed,
  openSecret,
  playedAt,
  streakOf,
} from "../game/daily";
import { practiceOpening, practisedConfig } from "../game/practice";
import { recordReplay, replayOf } from "../game/replays";
import { acting, isOver, opening } from "../game/snapshots";
import { stepOf } from "../game/states";
import {
  metaOf,
  newTable,
  ownSeats,
  practiceTable,
  rematchOf,
  stampOf,
  tableInfo,
  type LocalTable,
} from "../game/tables";
import { DEALS } from "../kernel/facts";
import type { Kernel } from "../kernel/kernel";
import { storyOf } from "../review/story";
import { recordOf } from "../rules/record";
import { Refused } from "../rules/refused";
import { commitmentOf } from "../rules/seeds";
import { scoreSheet } from "../rules/sheet";
import { checkStamp, isForeign } from "../rules/stamp";
import type { Store } from "../store/store";
import { CHANCES, PRACTISE } from "../wire/messages";
import { changed, cleanName, newGuest } from "./people";
import { yielded } from "../thread/pauses";
import { Room } from "./room";

/** A question: what stands in the braces of the route, what follows its question mark, and what came with it. */
export interface Call {
  readonly path: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: unknown;
  readonly language: string;
  readonly name: string | null;
  readonly player: string | null;
}

type Answering = { [R in keyof Routes]?: (call: Call) => Promise<Routes[R]["answer"]> } & {
  [CHANCES]: (call: Call) => Promise<number[]>;
  [PRACTISE]: (call: Call) => Promise<TableInfo>;
};

/** Games on a page of their list, unless asked otherwise. */
const PAGE = 20;

/** Nothing here can answer that: it takes a server. */
export class NeedsServer extends Error {}

/** Everything that pages of this browser may ask for. */
export class Desk {
  readonly #rooms = new Map<string, Room>();
  readonly #stories = new Map<string, Story>();

  constructor(
    readonly kernel: Kernel,
    readonly store: Store,
  ) {}

  answer(route: string, call: Call): Promise<unknown> {
    const answering = this.#routes[route as keyof Answering];
    if (!answering) throw new NeedsServer();
    return answering(call);
  }

  readonly #routes: Answering = {
    "POST /api/session": (call) => this.#called(call),
    "GET /api/me": (call) => this.#called(call),
    "PATCH /api/me": (call) => this.#changeMe(call),
    "GET /api/me/export": () => this.#everything(),
    "DELETE /api/me": () => this.#forget(),
    "GET /api/me/tables": () => this.#ownTables(),
    "POST /api/tables": (call) => this.#open(call),
    "GET /api/tables/{table}": async ({ path }) => (await this.room(path.table)).info,
    "POST /api/tables/{table}/hint": async ({ path }) => (await this.room(path.table)).hint(),
    "POST /api/tables/{table}/agreement": async ({ path, body }) =>
      (await this.room(path.table)).agree(body as Answer),
    "GET /api/tables/{table}/why": async ({ path, query }) =>
      (await this.room(path.table)).why(Number(query.step)),
    "POST /api/tables/{table}/leave": ({ path }) => this.#leave(path.table),
    "POST /api/tables/{table}/rematch": ({ path }) => this.#rematch(path.table),
    "GET /api/games": ({ query }) => this.#games(query),
    "GET /api/games/{game}": async ({ path }) => (await this.#game(path.game)).info,
    "GET /api/games/{game}/record": ({ path }) => this.#record(path.game),
    "GET /api/games/{game}/replay": (call) => this.#replay(call),
    "GET /api/games/{game}/sheet": async ({ path }) =>
      scoreSheet((await this.#game(path.game)).snapshot.game),
    "GET /api/games/{game}/story": ({ path }) => this.#story(path.game),
    "POST /api/replay": async ({ body }) => recordReplay(this.kernel, body),
    "GET /api/daily": () => this.#daily(),
    "POST /api/daily/{mode}": (call) => this.#playDeal(call),
    "GET /api/daily/{day}/{mode}": ({ path }) => this.#standings(path),
    [CHANCES]: async ({ path, query }) => (await this.room(path.table)).chances(Number(query.step)),
    [PRACTISE]: (call) => this.#practise(call),
  };

  // --- people ---------------------------------------------------------------------------------------

  async #session(language: string): Promise<Me> {
    const known = await this.store.me();
    if (known) return known;
    const me = newGuest(language, now());
    await this.store.keepMe(me);
    return me;
  }

  /** Whoever a server knows keeps name and id, and with it the face, without one. */
  async #called({ language, name, player }: Call): Promise<Me> {
    const me = await this.#session(language);
    const known = { ...me, name: name ?? me.name, id: player ?? me.id };
    if (known.name !== me.name || known.id !== me.id) await this.store.keepMe(known);
    return known;
  }

  async #changeMe({ body, language }: Call): Promise<Me> {
    const me = changed(await this.#session(language), (body ?? {}) as Change);
    await this.store.keepMe(me);
    return me;
  }

  /** All that this browser keeps, as it keeps it. */
  async #everything(): Promise<unknown> {
    const tables = await this.store.tables();
    const logs = await Promise.all(tables.map((table) => this.store.entries(table.id)));
    return { me: await this.store.me(), tables: tables.map((table, i) => ({ ...table, log: logs[i] })) };
  }

  async #forget(): Promise<null> {
    await this.store.clear();
    this.#rooms.clear();
    this.#stories.clear();
    return null;
  }

  // --- tables ---------------------------------------------------------------------------------------

  /** A table of this browser, with its game; opened once, whoever looks. */
  async room(id: string | undefined): Promise<Room> {
    const open = this.#rooms.get(id ?? "");
    if (open) return open;
    const kept = await this.store.table(id ?? "");
    if (!kept) throw new Refused("unknown-table", { found: (id ?? "").slice(0, 20) });
    return this.#opened(kept, await this.#session("en"));
  }

  /** Refused if this page does not know the rules or cards of the game, which stays as it is. */
  async #opened(table: LocalTable, me: Me): Promise<Room> {
    checkStamp(stampOf(table));
    const log = await this.store.entries(table.id);
    const first = table.practice
      ? practiceOpening(this.kernel, table.practice, table.secret)
      : { ...opening(this.kernel, table.config, table.secret), practised: table.training ?? false };
    // somebody else may have opened it while the log was read
    const room =
      this.#rooms.get(table.id) ??
      new Room({ kernel: this.kernel, store: this.store, table, first, log, you: me.id });
    this.#rooms.set(table.id, room);
    return room;
  }

  /** Nobody looks any more: the next who does reads it anew, and with it what another tab has done. */
  forget(room: Room): void {
    if (room.isEmpty) this.#rooms.delete(room.table.id);
  }

  async #open(call: Call): Promise<TableInfo> {
    const wish = call.body as NewTable;
    const alone = wish.seats.every((seat) => seat.kind !== "open");
    if (!alone || wish.public || wish.rated || wish.clock) throw new NeedsServer();
    const me = await this.#called(call);
    const named = wish.seats.map((seat) => (seat.name ? { ...seat, name: cleanName(seat.name) } : seat));
    return (await this.#keptTable(newTable({ ...wish, seats: named }, me, now()), me)).info;
  }

  /** A position to play on from; puzzles, and what was played to the end or closed, make room for it. */
  async #practise(call: Call): Promise<TableInfo> {
    const practice = call.body as Practice;
    const config = practisedConfig(this.kernel, practice);
    const me = await this.#called(call);
    const table = practiceTable(config, practice, me, now());
    for (const { id, practice: old } of await this.store.tables())
      if (old && this.#rooms.get(id)?.isEmpty !== false) await this.#delete(id);
    return (await this.#keptTable(table, me)).info;
  }

  async #delete(id: string): Promise<void> {
    await this.store.deleteTable(id);
    this.#rooms.delete(id);
  }

  async #keptTable(table: LocalTable, me: Me): Promise<Room> {
    await this.store.keepTable(table);
    return this.#opened(table, me);
  }

  async #leave(id: string | undefined): Promise<TableInfo> {
    const room = await this.room(id);
    if (room.table.status !== "playing") throw new Refused("not-open", { table: room.table.id });
    await room.change({ status: "closed" });
    return room.info;
  }

  async #rematch(id: string | undefined): Promise<TableInfo> {
    const over = await this.room(id);
    const next = over.table.next && (await this.store.table(over.table.next));
    if (next && next.status !== "closed") return (await this.room(next.id)).info;
    const again = await this.#keptTable(rematchOf(over.table, now()), await this.#session("en"));
    await over.change({ next: again.table.id });
    return again.info;
  }

  /** A puzzle waits for nobody: there is always a next one. */
  async #ownTables(): Promise<{ tables: OwnTable[] }> {
    const all = await this.store.tables();
    const tables = all.filter(({ status, practice }) => status === "playing" && !practice);
    return { tables: await Promise.all(tables.map((table) => this.#ownTable(table))) };
  }

  async #ownTable(kept: LocalTable): Promise<OwnTable> {
    if (isForeign(stampOf(kept))) {
      const me = await this.#session("en");
      return { ...tableInfo(kept, 0, me.id), round: null, turn: null, yours: false };
    }
    const { info, snapshot, table } = await this.room(kept.id);
    const turn = isOver(snapshot) ? null : acting(snapshot);
    const yours = turn !== null && ownSeats(table).includes(turn);
    return { ...info, round: snapshot.game.round, turn, yours };
  }

  // --- the deal of the day --------------------------------------------------------------------------

  async #daily(): Promise<Daily> {
    const today = dayOf(now());
    const tables = await this.store.tables();
    const about = (day: string): DailyDay => ({
      day,
      commitment: commitmentOf(openSecret(day)),
      secret: day < today ? openSecret(day) : null,
      sets: MODES.map((mode) => dailySet(tables, day, mode)),
    });
    const tomorrow = dayBeside(today, 1);
    return {
      counts: false,
      today: about(today),
      yesterday: about(dayBeside(today, -1)),
      tomorrow: { day: tomorrow, commitment: commitmentOf(openSecret(tomorrow)) },
      streak: streakOf(tables, today),
    };
  }

  async #playDeal(call: Call): Promise<TableInfo> {
    const mode = modeNamed(call.path.mode);
    const today = dayOf(now());
    const there = playedAt(await this.store.tables(), today, mode);
    if (there) return (await this.room(there.id)).info;
    const me = await this.#called(call);
    return (await this.#keptTable(dailyTable(today, mode, me, now()), me)).info;
  }

  async #standings(path: Record<string, string>): Promise<DailyStandings> {
    const day = checkDay(path.day, now());
    const mode = modeNamed(path.mode);
    const own = playedAt(await this.store.tables(), day, mode);
    const mine = own?.status === "over" ? dailyResult(own) : null;
    return {
      day,
      mode,
      config: DEALS[mode],
      over: day < dayOf(now()),
      players: Number(mine !== null),
      mine,
      first: [],
      points: mine ? [{ points: mine.points, players: 1 }] : [],
      line: own && mine ? dailyLine(own, (await this.room(own.id)).snapshot.game) : null,
      master: null,
    };
  }

  // --- finished games -------------------------------------------------------------------------------

  async #games(query: Record<string, string>): Promise<Routes["GET /api/games"]["answer"]> {
    const me = await this.#session("en");
    const over = (await this.store.tables()).filter((table) => table.status === "over" && !table.practice);
    const first = query.before ? over.findIndex((table) => table.id === query.before) + 1 : 0;
    const most = Number(query.limit ?? PAGE);
    const games = over.slice(first, first + most).map((kept) => tableInfo(kept, 0, me.id));
    return { games, next: first + most < over.length ? (games.at(-1)?.id ?? null) : null };
  }

  async #game(id: string | undefined): Promise<Room> {
    const kept = await this.store.table(id ?? "");
    if (kept?.status !== "over") throw new Refused("unknown-game", { found: (id ?? "").slice(0, 60) });
    return this.room(id);
  }

  async #record(id: string | undefined): Promise<unknown> {
    const { snapshot, table } = await this.#game(id);
    return recordOf(snapshot.game, metaOf(table));
  }

  async #replay({ path, query }: Call): Promise<Replay> {
    const { info, snapshots } = await this.#game(path.game);
    const first = Math.min(Math.max(Number(query.from ?? 1), 1), snapshots.length);
    const last = query.to === undefined ? snapshots.length : Number(query.to) + 1;
    const part = snapshots.slice(first - 1, Math.max(first, last));
    return replayOf(info, part, part.slice(1).map(stepOf));
  }

  async #story(id: string | undefined): Promise<Story> {
    const { snapshots, table } = await this.#game(id);
    const known = this.#stories.get(table.id);
    const story = known ?? (await storyOf(this.kernel, snapshots, yielded));
    this.#stories.set(table.id, story);
    return story;
  }
}

function now(): number {
  return Date.now() / 1000;
}
