/**
 * A table of this browser while somebody looks: it takes in what they want, keeps it, tells what happened, and lets
 * bots move. What the rooms, drivers and audiences of the server do for many, this does for one device.
 */
import {
  MOST_ENTRIES,
  PROTOCOL,
  STAND_IN,
  type Answer,
  type Hint,
  type Result,
  type ServerMessage,
  type State,
  type TableInfo,
  type Welcome,
  type Why,
} from "../../protocol";
import { chooseMove } from "../bots/choosing";
import { botSeed } from "../bots/seeds";
import { checkOften, decisionOf, type Intent } from "../game/decisions";
import { acting, after, isOver, replay, type LogEntry, type Snapshot } from "../game/snapshots";
import { stateOf } from "../game/states";
import { hintsAgreement, hintsOf, ownSeats, tableInfo, type LocalTable } from "../game/tables";
import { LEAST } from "../kernel/facts";
import type { Kernel } from "../kernel/kernel";
import { worthOf } from "../review/decisions";
import { Evaluation } from "../review/evaluation";
import { groundsOfBest } from "../review/grounds";
import { verdictOn } from "../review/judge";
import { whyIn } from "../review/why";
import { resultOf as recorded } from "../rules/record";
import { Refused } from "../rules/refused";
import { Taken, type Store } from "../store/store";
import { pauseFor, yielded } from "../thread/pauses";

/** Milliseconds until a bot that could not think tries again; whoever does not want to wait skips. */
const AGAIN = 20_000;
/** Milliseconds for the page to draw what has happened, before the same cores think about what comes next. */
const BREATH = 80;

/** Somebody who looks: a page of this browser. */
export interface Listener {
  tell(message: ServerMessage): void;
}

/** What a room is made of, and who is to be told that its table has changed. */
interface Making {
  readonly kernel: Kernel;
  readonly store: Store;
  readonly table: LocalTable;
  readonly first: Snapshot;
  readonly log: readonly LogEntry[];
  /** The id of whoever plays in this browser. */
  readonly you: string;
}

export class Room {
  table: LocalTable;
  readonly snapshots: Snapshot[];
  readonly #log: LogEntry[];
  readonly #listeners = new Set<Listener>();
  #shown: number;
  #driving = false;
  /** One thing after the other: nothing happens between a look at the game and what is kept of it. */
  #last: Promise<unknown> = Promise.resolve();
  #skip: () => void = () => undefined;
  #evaluation: Evaluation | null = null;

  constructor(readonly made: Making) {
    this.table = made.table;
    this.#log = [...made.log];
    this.snapshots = replay(made.first, made.log);
    this.#shown = this.snapshot.seq;
  }

  get snapshot(): Snapshot {
    const latest = this.snapshots.at(-1);
    if (!latest) throw new Error("A game has its opening at least.");
    return latest;
  }

  /** The table as it is told. */
  get info(): TableInfo {
    return tableInfo(this.table, this.snapshot.seq, this.made.you);
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  // --- looking --------------------------------------------------------------------------------------

  enter(listener: Listener, since: number | null): void {
    this.#listeners.add(listener);
    listener.tell(this.#welcome());
    listener.tell(this.stateSince(since));
    listener.tell({ type: "present", players: [this.made.you], spectators: 0 });
    this.drive();
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  stateSince(since: number | null): State {
    return stateOf(this.snapshots, ownSeats(this.table), since, this.#thinking());
  }

  #welcome(): Welcome {
    return {
      type: "welcome",
      protocol: PROTOCOL,
      version: "",
      you: this.made.you,
      role: "host",
      seats: ownSeats(this.table),
      table: this.info,
      chat: [],
    };
  }

  #tell(message: ServerMessage): void {
    for (const listener of this.#listeners) listener.tell(message);
  }

  #tellTable(): void {
    this.#tell({ type: "table", table: this.info, seats: ownSeats(this.table) });
  }

  /** The seat for which a bot is thinking. */
  #thinking(): number | null {
    const seat = isOver(this.snapshot) ? null : acting(this.snapshot);
    return seat !== null && this.#isBots(seat) ? seat : null;
  }

  #isBots(seat: number): boolean {
    return this.table.seats[seat]?.kind === "bot" || this.snapshot.away.includes(seat);
  }

  // --- going on -------------------------------------------------------------------------------------

  /** Keep what somebody wants, acknowledge it, then tell everybody; or refuse. */
  submit(intent: Intent, hold: boolean, listener: Listener): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#log.some((entry) => entry.key === intent.key)) {
        this.#checkFresh(intent);
        const decision = decisionOf(intent, ownSeats(this.table), this.snapshot, hold);
        if (!this.snapshot.practised) checkOften(this.#log, decision);
        await this.#keep(decision);
      }
      listener.tell({ type: "done", key: intent.key, seq: this.snapshot.seq });
      this.#show();
    });
  }

  /** Do not wait for the pause before a bot's move. */
  skip(): void {
    this.#skip();
  }

  /** What looks best to the judge, who knows what the seat that decides could know. */
  async hint(): Promise<Hint> {
    const { snapshot } = this;
    const [own, seat] = [ownSeats(this.table), acting(snapshot)];
    if (seat === null || this.table.status !== "playing") throw new Refused("game-finished", {});
    const { options, practice } = this.table;
    if (practice?.puzzle || options.daily) throw new Refused("no-hints", {}); // it is to be found
    if (hintsAgreement(this.table)?.complete === false) throw new Refused("hints-not-agreed", {});
    if (!own.includes(seat)) throw new Refused("not-your-turn", { seat: own[0] ?? null, turn: seat });
    const { game, holding, seq } = snapshot;
    const question = { depth: "hint", least: LEAST } as const;
    const verdict = holding === null ? await verdictOn(this.made.kernel, game, question, yielded) : null;
    if (!verdict) throw new Refused("nothing-to-decide", {});
    const isNew = this.table.hinted !== seq;
    const hints = hintsOf(this.table).map((given, one) => given + Number(isNew && one === seat));
    if (isNew) await this.change({ hints, hinted: seq });
    const choices = verdict.choices.map((choice) => worthOf(game, choice));
    const grounds = groundsOfBest(
      game.view,
      verdict.choices.map(({ action }) => action),
    );
    return { seq, seat, choices, grounds, hints: hints[seat] ?? 0 };
  }

  /** Those who play at this device want hints, or none any more. */
  async agree({ subject, yes: agreed }: Answer): Promise<TableInfo> {
    if (this.table.status !== "playing") throw new Refused("game-finished", {});
    if (subject !== "hints") throw new Refused("nothing-to-agree", {}); // there is nobody else
    if (!hintsAgreement(this.table)) throw new Refused("nothing-to-agree", {});
    await this.change({ agreed });
    return this.info;
  }

  /** What plainly speaks for a move that a bot has played. */
  why(step: number): Why {
    return whyIn(this.snapshots, step);
  }

  /** Who is likely to win from the position after a step: for those who train, or practise and have solved the puzzle. */
  async chances(step: number): Promise<number[]> {
    const [shown, { table }] = [this.snapshots[step], this];
    if (!shown) throw new Refused("stale", { found: step, known: this.snapshot.seq });
    if (!shown.practised) throw new Refused("no-training", {});
    if (table.practice?.puzzle && this.#log.every(({ byBot }) => byBot)) throw new Refused("no-hints", {});
    this.#evaluation ??= new Evaluation(this.made.kernel, table.id, table.config.players);
    return this.#evaluation.at(shown.game, yielded);
  }

  /** Change what is known of the table, such as that it is given up. */
  change(changed: Partial<LocalTable>): Promise<void> {
    return this.#inTurn(async () => {
      this.table = { ...this.table, ...changed };
      await this.made.store.keepTable(this.table);
      this.#tellTable();
    });
  }

  /** Who comes back from elsewhere may want something that was decided meanwhile. */
  #checkFresh(intent: Intent): void {
    if (this.table.status !== "playing") throw new Refused("game-finished", {});
    const anyTime = intent.type === "away" || intent.type === "back";
    const decided = this.#log.findLast((entry) => entry.kind !== "away" && entry.kind !== "back")?.seq ?? 0;
    if ((intent.seq < decided && !anyTime) || intent.seq > this.snapshot.seq)
      throw new Refused("stale", { found: intent.seq, known: this.snapshot.seq });
  }

  async #keep(decision: Omit<LogEntry, "seq">): Promise<void> {
    const entry: LogEntry = { ...decision, seq: this.snapshot.seq + 1 };
    const reached = after(this.snapshot, entry); // refused before anything is written
    try {
      const { events } = reached;
      await this.made.store.append({ ...entry, events, table: this.table.id, at: Date.now() / 1000 });
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
      await this.#catchUp();
      throw new Refused("stale", { found: entry.seq - 1, known: this.snapshot.seq });
    }
    this.#advance(entry, reached);
  }

  #advance(entry: LogEntry, reached: Snapshot): void {
    this.#log.push(entry);
    this.snapshots.push(reached);
  }

  /** Another tab has played on before this one took the table over. */
  async #catchUp(): Promise<void> {
    const log = await this.made.store.entries(this.table.id);
    for (const entry of log.slice(this.snapshot.seq)) this.#advance(entry, after(this.snapshot, entry));
    this.#show();
  }

  #show(): void {
    if (this.#shown === this.snapshot.seq) return;
    const since = this.#shown;
    this.#shown = this.snapshot.seq;
    this.#tell(this.stateSince(since));
    this.drive();
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }

  // --- what nobody decides: bots, and the end ---------------------------------------------------------

  /** See to it that bots move and the game ends, until somebody has to decide or nobody looks. */
  drive(): void {
    if (this.#driving) return;
    this.#driving = true;
    void this.#drive().finally(() => (this.#driving = false));
  }

  async #drive(): Promise<void> {
    while (this.table.status === "playing" && !this.isEmpty) {
      const { snapshot } = this;
      if (isOver(snapshot)) return this.#finish(snapshot);
      if (snapshot.seq >= MOST_ENTRIES) return this.change({ status: "closed" });
      const seat = acting(snapshot);
      if (seat === null || !this.#isBots(seat)) return;
      const decision = await this.#chosen(snapshot, seat).catch((error: unknown) => this.#excused(error));
      if (!decision) continue;
      await this.#inTurn(async () => {
        if (this.snapshot !== snapshot || this.table.status !== "playing" || this.isEmpty) return;
        const bots = { ...decision, seat, key: `server:${snapshot.seq + 1}`, byBot: true, hold: false };
        await this.#keep(bots).catch(onlyRefused); // another tab was quicker
        this.#show();
      });
    }
  }

  async #chosen(snapshot: Snapshot, seat: number): Promise<Pick<LogEntry, "kind" | "move">> {
    if (snapshot.holding !== null) return { kind: "end", move: null };
    const { pause_ms } = this.table.options;
    const pause = pauseFor(pause_ms);
    this.#skip = pause.skip;
    await pauseFor(Math.min(BREATH, pause_ms)).over;
    const level = this.table.seats[seat]?.bot ?? STAND_IN;
    const seed = botSeed(this.table.botSeed, seat);
    const move = await chooseMove(this.made.kernel, snapshot.game, level, seed, yielded);
    await pause.over;
    return { kind: "move", move };
  }

  /** A bot that cannot think now, such as one whose knowledge is out of reach, says so; the game waits. */
  async #excused(error: unknown): Promise<null> {
    if (!(error instanceof Refused)) throw error;
    this.#tell({ type: "refused", key: null, code: error.code, facts: error.facts, text: "" });
    const pause = pauseFor(AGAIN);
    this.#skip = pause.skip;
    await pause.over;
    return null;
  }

  #finish(snapshot: Snapshot): Promise<void> {
    return this.change({ status: "over", ended: Date.now() / 1000, result: resultOf(snapshot) });
  }
}

function onlyRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

function resultOf({ game }: Snapshot): Result {
  const { points, coins, winners } = recorded(game);
  return { points, coins, winners, ratings: null };
}
