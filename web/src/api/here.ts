/** A line to a table that lives in this browser: what `Connection` is for a server's. */
import type { Line } from "../local/door";
import type { ClientMessage, ServerMessage } from "../protocol";
import type { ConnectionListener, ConnectionState } from "./connection";

/** How a line ends for good: there is no such table. */
const FOREVER = 1008;

export class HereConnection {
  #line: Line | null = null;
  #unsaid: ClientMessage[] = [];
  #closed = false;
  /** Another tab plays it, as far as is known. */
  #isElsewhere = false;

  constructor(
    readonly table: string,
    readonly listener: ConnectionListener,
  ) {
    this.#open(false);
  }

  send(message: ClientMessage): void {
    if (this.#line) this.#line.say(message);
    else this.#unsaid.push(message);
  }

  /** Play here what another tab plays now. */
  takeOver(): void {
    this.#line?.hangUp();
    this.#line = null;
    this.#open(true);
  }

  /** Play here what another tab has played, if it does so no more. One question at a time: two would stand in each other's way. */
  askAgain(): void {
    if (!this.#isElsewhere || this.#closed) return;
    this.#line?.hangUp();
    this.#line = null;
    this.#open(false);
  }

  close(): void {
    this.#closed = true;
    this.#line?.hangUp();
  }

  #open(takeOver: boolean): void {
    this.#isElsewhere = false;
    import("../local/door").then(
      ({ openHere }) => {
        if (this.#closed) return;
        const { listener } = this;
        this.#line = openHere(
          this.table,
          () => listener.since(),
          {
            told: (message) => void this.#receive(message),
            hungUp: (code) => listener.onState(endOf(code)),
            elsewhere: () => {
              this.#isElsewhere = true;
              listener.onState("elsewhere");
            },
            notKept: () => listener.onNotKept?.(),
          },
          takeOver,
        );
        for (const message of this.#unsaid.splice(0)) this.#line.say(message);
      },
      () => this.listener.onState("broken"),
    );
  }

  async #receive(message: ServerMessage): Promise<void> {
    if (message.type === "welcome") this.listener.onState("live");
    if (message.type === "refused" && !message.text) {
      const { refusalSentence } = await import("../texts/refusals");
      message = { ...message, text: await refusalSentence(message.code, message.facts) };
    }
    if (!this.#closed) this.listener.onMessage(message);
  }
}

function endOf(code: number): ConnectionState {
  return code === FOREVER ? "refused" : "broken";
}
