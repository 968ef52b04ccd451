/** Games shown step by step: those of this browser, and records that somebody brings along (src/happycity/server/game/replays.py). */
import {
  LONGEST_NAME,
  type GameRecord,
  type Replay,
  type SeatInfo,
  type Step,
  type TableInfo,
} from "../../protocol";
import { FIRST_STAMP } from "../kernel/facts";
import type { Kernel } from "../kernel/kernel";
import type { Game } from "../rules/game";
import type { PlayedMove } from "../rules/history";
import { replayRecord } from "../rules/record";
import { pricesFor, publicView, ranksOf } from "../rules/view";
import { shown, type Snapshot } from "./snapshots";

/** The snapshots of a game, shown: the first, then one for each step. */
export function replayOf(table: TableInfo, snapshots: readonly Snapshot[], steps: readonly Step[]): Replay {
  const seen = snapshots.map(({ game, holding }) => ({
    view: publicView(game, holding !== null),
    prices: pricesFor(game, null),
  }));
  const [first, ...rest] = seen;
  if (!first) throw new Error("A game has its opening at least.");
  return {
    table,
    first: first.view,
    prices: first.prices,
    steps: rest.flatMap((one, i) => {
      const step = steps[i];
      return step ? [{ step, ...one }] : [];
    }),
  };
}

/** A record, checked, and shown step by step. */
export function recordReplay(kernel: Kernel, record: unknown): Replay {
  const played = replayRecord(kernel, record);
  const snapshots = snapshotsOf(played);
  const steps = snapshots.slice(1).map((snapshot, i) => stepOf(snapshot, snapshots[i]?.game.seat ?? null));
  const end = played.at(-1)?.after;
  if (!end) throw new Error("A record that was checked has moves.");
  return replayOf(infoOf(record as GameRecord, end, steps.length), snapshots, steps);
}

/** Where somebody decides, and the end; each with what was played since the one before. */
function snapshotsOf(played: readonly PlayedMove[]): Snapshot[] {
  const [first] = played;
  if (!first) return [];
  const games = [first.before, ...played.map((one) => one.after)];
  const decided = games.flatMap((game, i) => (game.legalActions.length === 1 ? [] : [i]));
  let since = 0;
  return decided.flatMap((index, seq) => {
    const between = played.slice(since, index);
    since = index;
    const game = games[index];
    if (!game) return [];
    return shown(
      seq,
      game,
      between.map((one) => one.move),
      between.flatMap((one) => one.events),
    );
  });
}

function stepOf(snapshot: Snapshot, seat: number | null): Step {
  return {
    seq: snapshot.seq,
    kind: "move",
    seat,
    move: snapshot.moves[0] ?? null,
    by_bot: false,
    moves: [...snapshot.moves],
    events: [...snapshot.events],
    undoes: [],
    out_of_time: false,
    agreed: false,
  };
}

// --- who played: a record may say it, in words of its own ---------------------------------------------

/** Instead of the id of whoever resigned: a record names none. */
const SOMEBODY = "nobody";

function infoOf(record: GameRecord, end: Game, steps: number): TableInfo {
  const fair = (record.meta?.fair ?? {}) as Record<string, unknown>;
  const { points, coins } = record.result;
  return {
    id: "",
    status: "over",
    config: record.config,
    public: false,
    rated: false,
    clock: null,
    chat: "nobody",
    chat_pause: 0,
    pause_ms: 0,
    device: false,
    host: "",
    seats: Array.from({ length: record.config.players }, (_, seat) => seatOf(record, seat)),
    seq: steps,
    commitment: digits(fair.commitment) ?? "",
    secret: digits(fair.secret),
    created: 0,
    ended: null,
    previous: null,
    next: null,
    result: { points, coins, winners: winnersOf(end, resignedIn(record)), ratings: null },
    hints: Array.from({ length: record.config.players }, () => 0),
    agreements: [],
    absent: [],
    practice: null,
    daily: null,
    circle: null,
    evening: null,
    training: false,
    stamp: record.stamp ?? FIRST_STAMP,
    foreign: false,
  };
}

/** Nobody who resigned; where all have it is as if nobody had (src/happycity/rules/standings.py). */
function winnersOf(end: Game, resigned: readonly number[]): number[] {
  const ranks = ranksOf(end);
  const stayed = [...ranks.keys()].filter((seat) => !resigned.includes(seat));
  const staying = stayed.length ? stayed : [...ranks.keys()];
  const best = Math.min(...staying.map((seat) => ranks[seat] ?? 0));
  return staying.filter((seat) => ranks[seat] === best);
}

function resignedIn({ meta }: Pick<GameRecord, "meta">): number[] {
  const said: unknown = meta?.resigned;
  return Array.isArray(said) ? said.filter((one): one is number => Number.isInteger(one)) : [];
}

export function seatOf(record: Pick<GameRecord, "meta">, seat: number): SeatInfo {
  const { meta } = record;
  const bot = word(meta?.bots, seat);
  return {
    seat,
    kind: bot ? "bot" : "person",
    player: null,
    name: word(meta?.players, seat),
    bot,
    account: false,
    resigned: resignedIn(record).includes(seat) ? SOMEBODY : null,
    promise: null,
    part: null,
    look: null,
  };
}

/** A short text at this place of a list, if there is a list and a text. */
function word(listed: unknown, seat: number): string | null {
  const found: unknown = Array.isArray(listed) ? listed[seat] : null;
  return typeof found === "string" && !/\p{C}/u.test(found) ? found.slice(0, LONGEST_NAME) : null;
}

function digits(text: unknown): string | null {
  return typeof text === "string" && /^[0-9a-f]{64}$/.test(text) ? text : null;
}
