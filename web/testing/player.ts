/** Somebody at a table of this browser, for tests. */
import type { Listener, Room } from "../src/local/server/room";
import type { ServerMessage, State } from "../src/protocol";
import { busyMove } from "./played";

/** Somebody at the table who remembers what they were told last, and plays as `decide` says. */
export class Player implements Listener {
  readonly heard: ServerMessage[] = [];
  over: Promise<void>;
  #done: () => void = () => undefined;

  constructor(
    readonly room: Room,
    readonly decide: (state: State, room: Room, player: Player) => void,
  ) {
    this.over = new Promise((done) => (this.#done = done));
    room.enter(this, null);
  }

  tell(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === "state" && message.yours.seat !== null)
      queueMicrotask(() => this.decide(message, this.room, this));
    if (message.type === "table" && message.table.status === "over") this.#done();
  }

  say(
    type: "move" | "undo" | "end",
    seq: number,
    more: { move?: string; hold?: boolean } = {},
  ): Promise<void> {
    const intent = { type, seq, key: `${type} ${seq}`, ...more };
    return this.room.submit(intent as Parameters<Room["submit"]>[0], false, this);
  }
}

/** Discards, buys and takes what there is: such a game ends. */
export function busy(state: State, _: Room, player: Player): void {
  const moves = state.yours.legal.map(({ move }) => move);
  if (state.yours.must_end) void player.say("end", state.seq);
  else void player.say("move", state.seq, { move: busyMove(moves) });
}
