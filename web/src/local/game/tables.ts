/** Tables of this browser: what is kept of one, how it is opened, begun, given up and played once more. */
import { bytesToHex, randomBytes } from "@noble/hashes/utils.js";
import type {
  Agreement,
  ConfigPart,
  Me,
  NewTable,
  Practice,
  Result,
  SeatInfo,
  SeatWish,
  Stamp,
  TableInfo,
} from "../../protocol";
import { BOT_PAUSE_MS, FIRST_STAMP, LEVELS, STAMP } from "../kernel/facts";
import { checkConfig } from "../rules/config";
import { Refused } from "../rules/refused";
import { commitmentOf, firstSeat, freshSecret } from "../rules/seeds";
import { isForeign } from "../rules/stamp";
import { HERE } from "../wire/messages";
import { seatOf } from "./replays";

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"; // none that are easily confused
const ID_LENGTH = 12;

/** What is not the rules' affair. */
export interface TableOptions {
  /** How long a bot's move waits, so that people can follow. */
  readonly pause_ms: number;
  /** Who in the order of sitting down became seat 0; null in a rematch, where nothing is drawn. */
  readonly first: number | null;
  /** The day whose deal is played. */
  readonly daily?: string;
}

/** Everything but the log of the game. */
export interface LocalTable {
  readonly id: string;
  readonly config: ConfigPart;
  /** Decides every shuffle. */
  readonly secret: string;
  /** Decides what bots choose. */
  readonly botSeed: string;
  readonly seats: SeatInfo[];
  readonly options: TableOptions;
  readonly status: TableInfo["status"];
  readonly created: number;
  readonly began: number | null;
  readonly ended: number | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly result: Result | null;
  /** By seat: how many hints were given; tables of long ago have none. */
  readonly hints?: number[];
  /** How far the log went when the last one was given: the same decision counts once. */
  readonly hinted?: number;
  /** Those who play at this device want hints. */
  readonly agreed?: boolean;
  /** The position that is practised, if one is. */
  readonly practice?: Practice | null;
  /** Whether everything can be taken back. */
  readonly training?: boolean;
  /** Its rules and cards; tables of long ago have none. */
  readonly stamp?: Stamp;
}

/** A table as its host wishes; it begins at once, since nobody else can come. `secret`: if shuffles are decided already. */
export function newTable(wish: NewTable, host: Me, now: number, secret = freshSecret()): LocalTable {
  check(wish);
  const sitting = wish.seats.map((seat, number) => seated(number, seat, host));
  const first = firstSeat(secret, sitting.length);
  const seats = numbered([...sitting.slice(first), ...sitting.slice(0, first)]);
  const table = laid(wish.config, secret, seats, { pause_ms: wish.pause_ms ?? BOT_PAUSE_MS, first }, now);
  return { ...table, training: wish.training ?? false };
}

/** A table at which a position of a game is practised. */
export function practiceTable(config: ConfigPart, practice: Practice, host: Me, now: number): LocalTable {
  const { seat } = practice;
  const all = Array.from({ length: config.players }, (_, number) => number);
  if (!all.includes(seat)) throw new Refused("no-such-seat", { number: seat, legal: all });
  const seats = all.map((one) =>
    one === seat ? seated(one, { kind: "me" }, host) : standIn(one, practice, host),
  );
  const options = { pause_ms: BOT_PAUSE_MS, first: null };
  return { ...laid(config, freshSecret(), seats, options, now), practice };
}

/** The same again; the first player is now the second one, unless a position is practised. */
export function rematchOf(over: LocalTable, now: number): LocalTable {
  if (over.status !== "over") throw new Refused("not-over", { table: over.id });
  const { practice = null, training = false } = over;
  const seats = practice ? over.seats : numbered([...over.seats.slice(1), ...over.seats.slice(0, 1)]);
  const { pause_ms } = over.options;
  const again = laid(over.config, freshSecret(), seats, { pause_ms, first: null }, now);
  return { ...again, previous: over.id, practice, training };
}

/** A table as it is told, to the person with this id. */
export function tableInfo(table: LocalTable, seq: number, you: string): TableInfo {
  return {
    id: table.id,
    status: table.status,
    config: table.config,
    public: false,
    rated: false,
    clock: null,
    chat: "nobody",
    chat_pause: 0,
    pause_ms: table.options.pause_ms,
    device: true,
    host: you,
    seats: table.seats.map((seat) => (seat.kind === "person" ? { ...seat, player: you } : seat)),
    seq,
    commitment: commitmentOf(table.secret),
    secret: table.status === "over" ? table.secret : null,
    created: table.created,
    ended: table.ended,
    previous: table.previous,
    next: table.next,
    result: table.result,
    hints: hintsOf(table),
    agreements: [hintsAgreement(table)].filter((one) => one !== null),
    absent: [],
    practice: table.practice ?? null,
    daily: table.options.daily ?? null,
    circle: null,
    evening: null,
    training: table.training ?? false,
    stamp: stampOf(table),
    foreign: isForeign(stampOf(table)),
  };
}

/** Under which rules, and with which cards, it is played. */
export function stampOf({ stamp }: LocalTable): Stamp {
  return stamp ?? FIRST_STAMP;
}

/** By seat: how many hints were given. */
export function hintsOf({ hints, seats }: LocalTable): number[] {
  return hints ?? seats.map(() => 0);
}

/** Where several play at this device, one of them switches hints on for all; null where that is no question. */
export function hintsAgreement(table: LocalTable): Agreement | null {
  const own = ownSeats(table);
  if (table.status !== "playing" || own.length < 2) return null;
  const complete = table.agreed ?? false;
  return { subject: "hints", seat: null, asked: own, yes: complete ? own : [], no: null, round: 0, complete };
}

/** The seats of the people at this device: all that no bot plays. */
export function ownSeats(table: LocalTable): number[] {
  return table.seats.filter((seat) => seat.kind === "person").map((seat) => seat.seat);
}

/** The `meta` of a game's record. */
export function metaOf(table: LocalTable): Record<string, unknown> {
  const { secret } = table;
  return {
    players: table.seats.map((seat) => seat.name),
    bots: table.seats.map((seat) => seat.bot),
    date: new Date((table.ended ?? table.created) * 1000).toISOString().slice(0, 10),
    rated: false,
    table: table.id,
    fair: { commitment: commitmentOf(secret), secret, first: table.options.first },
  };
}

// --- parts ------------------------------------------------------------------------------------------

function check({ config, seats, training }: NewTable): void {
  checkConfig(config);
  if (seats.length !== config.players)
    throw new Refused("wrong-seats", { found: seats.length, known: config.players });
  if (training && seats.filter(({ kind }) => kind !== "bot").length > 1) throw new Refused("no-training", {});
}

function seated(seat: number, wish: SeatWish, host: Me): SeatInfo {
  if (wish.kind === "bot") return botIn(seat, wish.bot ?? "");
  return {
    seat,
    kind: "person",
    player: null,
    name: wish.name || host.name,
    bot: null,
    account: false,
    resigned: null,
    promise: null,
    part: null,
    look: null,
  };
}

const NOBODY = { player: null, account: false, resigned: null, promise: null, part: null, look: null };

function botIn(seat: number, level: string): SeatInfo {
  const known = LEVELS.map(({ name }) => name as string);
  if (!known.includes(level)) throw new Refused("unknown-level", { found: level, known });
  return { ...NOBODY, seat, kind: "bot", name: level, bot: level };
}

/** A bot that plays on for somebody of the game, under their name: one goes on against the same cities. */
function standIn(seat: number, { record, level }: Practice, host: Me): SeatInfo {
  const bot = botIn(seat, level);
  const name = record && seatOf(record, seat).name;
  return name && name !== host.name ? { ...bot, name } : bot;
}

function laid(
  config: ConfigPart,
  secret: string,
  seats: SeatInfo[],
  options: TableOptions,
  now: number,
): LocalTable {
  return {
    id: HERE + freshLetters(),
    config,
    secret,
    botSeed: bytesToHex(randomBytes(16)),
    seats,
    options,
    status: "playing",
    created: now,
    began: now,
    ended: null,
    previous: null,
    next: null,
    result: null,
    stamp: STAMP,
  };
}

function freshLetters(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(ID_LENGTH));
  return Array.from(drawn, (number) => LETTERS[number % LETTERS.length]).join("");
}

function numbered(seats: SeatInfo[]): SeatInfo[] {
  return seats.map((seat, number) => ({ ...seat, seat: number }));
}
