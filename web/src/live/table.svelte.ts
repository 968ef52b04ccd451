/**
 * A table as this browser knows it: what the server said last (`latest`), what is shown (`shown`, which follows
 * movement by movement), and what can be asked for. It computes no rule: moves, prices and points come from the server.
 */
import { connectTo, type TableLine } from "../api/connect";
import { newKey, type ConnectionState } from "../api/connection";
import { noteSeal } from "../api/fairness";
import { call, chancesHere } from "../api/http";
import { takePart } from "../api/part";
import { server } from "../api/server.svelte";
import {
  REMEMBERED,
  type Answer,
  type ClientMessage,
  type Chat,
  type ChatRule,
  type Hint,
  type React,
  type Refused,
  type State,
  type Step,
  type TableInfo,
  type ServerMessage,
  type Welcome,
  type Why,
} from "../protocol";
import { namesOf } from "../parts/avatars";
import type { Board, Playback } from "./board";
import { afterFrame } from "./frames";

const MOST_CHAT = 200;
const MOST_STEPS = 400;
/** Milliseconds without an answer after which the table shows that it waits; before, nothing flickers. */
const NOTICEABLE = 200;
/** Milliseconds; a tab that was hidden meanwhile is drawn no more. */
const LONGEST_FRAME = 100;

export class Table implements Board {
  info = $state.raw<TableInfo | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  mySeats = $state.raw<number[]>([]);
  latest = $state.raw<State | null>(null);
  shown = $state.raw<State | null>(null);
  /** Everything that happened since we came, oldest first. */
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<Chat[]>([]);
  present = $state.raw<{ players: string[]; spectators: number }>({ players: [], spectators: 0 });
  connectionState = $state<ConnectionState>("connecting");
  /** The server has said that it restarts; until it is back. */
  closing = $state(false);
  /** What happens here from now on is gone with the page: the browser has no room for it. */
  notKept = $state(false);
  refused = $state.raw<Refused | null>(null);
  sending = $state(false);
  /** When the clock's figures came in. */
  clockTold = $state(0);
  /** Turns wait for their end, whatever was set: something is said of them first. */
  standsStill = false;
  /** Which seat a spectator looks at. */
  watched = $state(0);

  #lastOwn = $state<number | null>(null);

  upToDate = $derived(this.shown !== null && this.shown === this.latest);
  names = $derived(namesOf(this.info?.seats ?? []));
  amSeated = $derived(this.mySeats.length > 0);
  /** Somebody with several seats (pass and play) sees the city of the one that decides. */
  mySeat = $derived(
    this.mySeats.length ? (this.shown?.yours.seat ?? this.#lastOwn ?? this.mySeats[0] ?? 0) : this.watched,
  );

  playback: Playback | null = null;
  #connection: TableLine;
  #queue: State[] = [];
  #playing = false;
  /** The key of what was asked for and is not decided yet. */
  #pending: string | null = null;

  constructor(readonly id: string) {
    this.#connection = connectTo(id, {
      onMessage: (message) => this.#receive(message),
      onState: (state) => this.#onState(state),
      since: () => this.latest?.seq ?? 0,
      onNotKept: () => (this.notKept = true),
    });
  }

  close(): void {
    this.#connection.close();
  }

  #onState(state: ConnectionState): void {
    this.connectionState = state;
    if (state === "live") this.closing = false;
  }

  /** Play here what another tab plays now. */
  takeOver(): void {
    this.connectionState = "connecting";
    if ("takeOver" in this.#connection) this.#connection.takeOver();
  }

  /** Play it here if the other tab that played it does so no more; otherwise nothing changes. */
  askAgain(): void {
    if (this.connectionState === "elsewhere" && "askAgain" in this.#connection) this.#connection.askAgain();
  }

  // --- asking ---------------------------------------------------------------------------------------

  move(move: string, hold?: boolean): void {
    if (this.upToDate && this.#pending === null)
      this.#intend({ type: "move", move, hold: this.standsStill || hold });
  }

  watch(seat: number): void {
    this.watched = seat;
  }

  /** A second press while the first is on its way is none: it would speak of a game that has gone on. */
  undo(): void {
    if (this.#pending === null) this.#intend({ type: "undo" });
  }

  endTurn(): void {
    if (this.#pending === null) this.#intend({ type: "end" });
  }

  goAway(): void {
    this.#intend({ type: "away" });
  }

  comeBack(): void {
    this.#intend({ type: "back" });
  }

  /** Do not wait for a bot's pause, nor for movements. */
  skip(): void {
    this.#connection.send({ type: "skip" });
  }

  /** What looks best now; it is counted. */
  hint(): Promise<Hint> {
    return call("POST /api/tables/{table}/hint", { path: { table: this.id } });
  }

  /** What we say to something that several people decide. */
  agree(body: Answer): Promise<TableInfo> {
    return call("POST /api/tables/{table}/agreement", { path: { table: this.id }, body });
  }

  why(step: number): Promise<Why> {
    return call("GET /api/tables/{table}/why", { path: { table: this.id }, query: { step } });
  }

  /** Who is likely to win from the position after a step, by seat; where one trains or practises. */
  chances(step: number): Promise<number[]> {
    return chancesHere(this.id, step);
  }

  say(text: string): void {
    this.#connection.send({ type: "say", text });
  }

  react(reaction: React["reaction"]): void {
    this.#connection.send({ type: "react", reaction });
  }

  /** So many seconds between two lines of one person; refused to everybody but the table's host. */
  slowDown(pause: number): void {
    const chat = (this.info?.chat ?? "everybody") as ChatRule["chat"];
    const body = { chat, pause };
    call("POST /api/tables/{table}/chat", { path: { table: this.id }, body }).catch(() => undefined); // as it was
  }

  /** Who is muted or blocked now has said nothing; the server tells no more of it. */
  hush(player: string): void {
    this.chat = this.chat.filter((one) => one.player !== player);
  }

  #intend(
    intent: { type: "move"; move: string; hold?: boolean } | { type: "undo" | "end" | "away" | "back" },
  ): void {
    const key = newKey();
    this.#pending = key;
    this.refused = null;
    setTimeout(() => (this.sending = this.#pending === key), NOTICEABLE);
    this.#connection.send({ ...intent, key, seq: this.latest?.seq ?? 0 } as ClientMessage);
  }

  #settle(): void {
    this.#pending = null;
    this.sending = false;
  }

  // --- listening ------------------------------------------------------------------------------------

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.info = message.table;
        if (message.table.status !== "over") noteSeal(message.table.id, message.table.commitment);
        this.mySeats = message.seats;
        void takePart(message.table, message.seats);
        this.chat = message.chat;
        break;
      case "table":
        this.info = message.table;
        this.mySeats = message.seats;
        void takePart(message.table, message.seats);
        break;
      case "state":
        this.#receiveState(message);
        break;
      case "done":
        break; // the state that follows shows it
      case "refused":
        if (message.key === this.#pending || message.key === null) this.#settle();
        if (message.code === "not-signed-in") server.hasForgottenUs = true;
        else this.refused = message;
        break;
      case "said":
        this.chat = [...this.chat.filter((one) => one.n !== message.chat.n), message.chat].slice(-MOST_CHAT);
        break;
      case "present":
        this.present = { players: message.players, spectators: message.spectators };
        break;
      case "closing":
        this.closing = true;
        break;
    }
  }

  #receiveState(state: State): void {
    if (this.latest && state.seq < this.latest.seq) return;
    const known = this.steps.at(-1)?.seq ?? 0;
    const fresh = state.steps.filter((step) => step.seq > known);
    if (fresh.length) this.steps = [...this.steps, ...fresh].slice(-MOST_STEPS);
    if (this.latest) this.#settle();
    if (!this.latest && state.since === null && state.seq > 0)
      this.#connection.send({ type: "look", since: Math.max(0, state.seq - REMEMBERED) });
    this.latest = state;
    this.clockTold = performance.now();
    if (state.yours.seat !== null) this.#lastOwn = state.yours.seat;
    this.#queue.push(state);
    void this.#play();
  }

  /** Show what came in, one state after the other. */
  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const state = next;
      const before = this.shown;
      const arrive = () => (this.shown = state);
      const moved = before !== null && state.since === before.seq && state.steps.length > 0;
      if (moved && this.playback) await this.playback(before, state, arrive);
      if (this.shown !== state) arrive();
      await drawn();
    }
    this.#playing = false;
  }
}

/** When what is shown now can be seen: the next state shall not delay it. Nobody waits in a hidden tab. */
function drawn(): Promise<unknown> {
  if (document.hidden) return Promise.resolve();
  const frame = new Promise<void>((done) => afterFrame(done));
  return Promise.race([frame, new Promise((done) => setTimeout(done, LONGEST_FRAME))]);
}
