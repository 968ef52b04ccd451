/**
 * The door to the worker that answers in this browser, for games without a server. Loaded when it is needed: pages
 * that speak with a server only never get it.
 */
import type { ClientMessage, ServerMessage } from "../protocol";
import { Broken, No, ServerOnly } from "./answers";
import { holdTable } from "./holding";
import Answering from "./server/worker.ts?worker";
import { weightsAddress } from "./weights";
import type { Asked, Told } from "./wire/messages";

/** What a route of the HTTP API is asked with. */
export type Question = Omit<Extract<Asked, { type: "call" }>, "type" | "n">;

/** Whoever listens to a table. */
export interface Listener {
  told(message: ServerMessage): void;
  /** As a WebSocket closes. */
  hungUp(code: number): void;
  /** Another tab plays this game. */
  elsewhere(): void;
  /** What happens from now on is not kept. */
  notKept(): void;
}

export interface Line {
  say(message: ClientMessage): void;
  hangUp(): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

class Door {
  readonly #worker = new Answering();
  readonly #waiting = new Map<number, Waiting>();
  readonly #lines = new Map<number, Listener>();
  #numbers = 0;
  #broken = false;
  #kept = true;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#worker.onerror = () => this.#break();
  }

  ask(question: Question): Promise<unknown> {
    const n = this.#numbers++;
    return new Promise((resolve, reject) => {
      if (this.#broken) return reject(new Broken());
      this.#waiting.set(n, { resolve, reject });
      this.#tell({ type: "call", n, ...question });
    });
  }

  open(table: string, since: number | null, listener: Listener): Line {
    const line = this.#numbers++;
    this.#lines.set(line, listener);
    if (this.#broken) queueMicrotask(() => this.#hear({ type: "hung-up", line, code: 1011 }));
    else this.#tell({ type: "open", line, table, since });
    if (!this.#kept) queueMicrotask(() => listener.notKept());
    return {
      say: (message) => this.#tell({ type: "say", line, message }),
      hangUp: () => {
        if (this.#lines.delete(line)) this.#tell({ type: "hang-up", line });
      },
    };
  }

  #tell(message: Asked): void {
    this.#worker.postMessage(message);
  }

  #hear(told: Told): void {
    switch (told.type) {
      case "answer":
        this.#answered(told.n)?.resolve(told.answer);
        break;
      case "refusal":
        this.#answered(told.n)?.reject(new No(told.code, told.facts, told.status));
        break;
      case "needs-server":
        this.#answered(told.n)?.reject(new ServerOnly());
        break;
      case "told":
        this.#lines.get(told.line)?.told(told.message);
        break;
      case "hung-up":
        this.#lines.get(told.line)?.hungUp(told.code);
        this.#lines.delete(told.line);
        break;
      case "not-kept":
        this.#kept = false;
        for (const line of this.#lines.values()) line.notKept();
        break;
      case "weights-wanted":
        void weightsAddress(told.name).then((address) => this.#tell({ type: "weights", address }));
        break;
      case "broken":
        this.#break();
        break;
    }
  }

  #answered(n: number): Waiting | undefined {
    const waiting = this.#waiting.get(n);
    this.#waiting.delete(n);
    return waiting;
  }

  /** Nothing will be answered any more; the next page that is loaded tries again. */
  #break(): void {
    this.#broken = true;
    for (const n of this.#waiting.keys()) this.#answered(n)?.reject(new Broken());
    for (const line of this.#lines.keys()) this.#hear({ type: "hung-up", line, code: 1011 });
  }
}

let door: Door | null = null;

function opened(): Door {
  return (door ??= new Door());
}

/** What the server would answer; throws `No`, `ServerOnly` or `Broken`. */
export function askHere(question: Question): Promise<unknown> {
  return opened().ask(question);
}

/** A line to a table. One tab at a time plays a game: `takeOver` takes it from another one. */
export function openHere(
  table: string,
  since: () => number | null,
  listener: Listener,
  takeOver = false,
): Line {
  let line: Line | null = null;
  const unsaid: ClientMessage[] = [];
  const leave = holdTable(table, takeOver, {
    held: () => {
      line = opened().open(table, since(), listener);
      for (const message of unsaid.splice(0)) line.say(message);
    },
    elsewhere: () => {
      line?.hangUp();
      line = null;
      listener.elsewhere();
    },
  });
  return {
    say: (message) => (line ? line.say(message) : unsaid.push(message)),
    hangUp: () => {
      line?.hangUp();
      leave();
    },
  };
}
