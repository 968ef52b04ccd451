/**
 * One WebSocket that comes back by itself: with `since`, after a longer pause each time, and with every intent
 * that was not answered sent once more under its old key (docs/protocol.md, "Coming back").
 */
import { PROTOCOL, type ClientMessage, type ServerMessage } from "../protocol";
import { fileAt } from "../site";

/**
 * `silent`: connected as far as one knows, but what was asked for is not answered. Of a game in this browser:
 * `elsewhere`, another tab plays it; `broken`, nothing can be played here.
 */
export type ConnectionState =
  "connecting" | "live" | "silent" | "lost" | "refused" | "newer" | "elsewhere" | "broken";

export interface ConnectionListener {
  onMessage(message: ServerMessage): void;
  onState(state: ConnectionState): void;
  /** The number of the last entry that was shown; null: none. */
  since(): number | null;
  /** A game in this browser goes on, and will not be kept. */
  onNotKept?(): void;
}

type Intent = Extract<ClientMessage, { key: string }>;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;
/** Without a sign of life for so long the connection counts as broken; the server is asked after half of it. */
const SILENCE = 25_000;
/** An intent that is not answered for so long is mentioned to the reader. */
const SLOW_ANSWER = 1_500;
/** And for so long, if nothing else came either, it is worth another connection. */
const NO_ANSWER = 5_000;
const FOREVER = new Set([1008]);

export class Connection {
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #silent = false;
  #unanswered = new Map<string, Intent>();
  #closed = false;

  constructor(
    readonly path: string,
    readonly listener: ConnectionListener,
  ) {
    addEventListener("online", this.#again);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#again);
    this.#connect();
  }

  /** Send a message; an intent is kept until the server has answered it. */
  send(message: ClientMessage): void {
    if ("key" in message) this.#unanswered.set(message.key, message);
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if ("key" in message) this.#await(this.#socket, message.key);
  }

  /** Look whether an intent is answered: one that hangs is noticed long before silence would be. */
  #await(socket: WebSocket, key: string): void {
    const sent = Date.now();
    const hangs = () => socket === this.#socket && this.#unanswered.has(key);
    setTimeout(() => {
      if (!hangs()) return;
      this.#silent = true;
      this.listener.onState("silent");
    }, SLOW_ANSWER);
    setTimeout(() => {
      if (hangs() && this.#heard <= sent) this.#drop(socket);
    }, NO_ANSWER);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#again);
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    const since = this.listener.since();
    const address = new URL(fileAt(this.path), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    if (since !== null) address.searchParams.set("since", String(since));
    const socket = (this.#socket = new WebSocket(address));
    this.#heard = Date.now();
    socket.onmessage = (event) => this.#read(socket, String(event.data));
    socket.onclose = (event) => this.#lost(socket, event.code);
    clearInterval(this.#watch);
    // The lobby only sends: it would not answer.
    if (this.path.startsWith("/ws/tables/")) this.#watch = setInterval(() => this.#ask(socket), SILENCE / 2);
  }

  #read(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    this.#heard = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "welcome" && message.protocol > PROTOCOL) {
      this.listener.onState("newer");
      this.close();
      return;
    }
    if (message.type === "welcome" || message.type === "lobby") this.#live();
    if (message.type === "done") this.#unanswered.delete(message.key);
    if (message.type === "refused" && message.key) this.#unanswered.delete(message.key);
    if (message.type === "closing") this.#failures = 0;
    if (this.#silent && !this.#unanswered.size) this.#answered();
    this.listener.onMessage(message);
  }

  #answered(): void {
    this.#silent = false;
    this.listener.onState("live");
  }

  #live(): void {
    this.#failures = 0;
    this.#answered();
    for (const intent of this.#unanswered.values()) this.send(intent);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    if (FOREVER.has(code)) {
      this.listener.onState("refused");
      this.close();
      return;
    }
    this.listener.onState("lost");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++) * (0.5 + Math.random());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  /** Is anybody there? A connection can be dead without saying so. */
  #ask(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE) this.#drop(socket);
    else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "ping" }));
  }

  /** Give a connection up without waiting for its end. */
  #drop(socket: WebSocket): void {
    socket.close();
    this.#lost(socket, 1006);
  }

  /** The device itself has no network any more: no need to wait for silence. */
  #offline = (): void => {
    if (this.#socket) this.#drop(this.#socket);
  };

  #again = (): void => {
    if (document.visibilityState === "hidden" || this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#connect();
  };
}

/** A new key for an intent. */
export function newKey(): string {
  return crypto.randomUUID
    ? crypto.randomUUID()
    : Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10)).join("");
}
