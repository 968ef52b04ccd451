/**
 * The worker that answers in this browser what a server would: it reads the kernel's module and what is kept, hears
 * pages, and never keeps their thread busy. See local/wire for what is said.
 */
import type { ClientMessage } from "../../protocol";
import { Refused } from "../rules/refused";
import { openStore } from "../store/store";
import { brokenBy, Loading } from "../thread/loading";
import type { Asked, Told } from "../wire/messages";
import type { Listener, Room } from "./room";
import { Desk, NeedsServer } from "./routes";

/** Closes a line for good, as a WebSocket with the same number. */
const POLICY = 1008;

const worker = self as unknown as {
  postMessage(told: Told): void;
  onmessage: (event: MessageEvent<Asked>) => void;
};
const tell = (told: Told) => worker.postMessage(told);

/** Somebody who looks at a table. */
interface Line extends Listener {
  readonly room: Room;
}

const lines = new Map<number, Line>();
const loading = new Loading((name) => tell({ type: "weights-wanted", name }));
const desk = begun();
desk.catch(() => undefined); // whoever asks is told

async function begun(): Promise<Desk> {
  const [kernel, store] = await Promise.all([loading.kernel(), openStore(() => tell({ type: "not-kept" }))]);
  return new Desk(kernel, store);
}

worker.onmessage = ({ data }) => void heard(data);

async function heard(asked: Asked): Promise<void> {
  if (asked.type === "weights") return loading.found(asked.address);
  try {
    const here = await desk;
    if (asked.type === "call") await answered(here, asked);
    else if (asked.type === "open") await opened(here, asked);
    else if (asked.type === "say") await said(here, asked.line, asked.message);
    else hungUp(here, asked.line);
  } catch (error) {
    const why = brokenBy(error);
    if (!why) throw error;
    tell({ type: "broken", why });
  }
}

async function answered(here: Desk, { n, route, ...call }: Asked & { type: "call" }): Promise<void> {
  try {
    tell({ type: "answer", n, answer: await here.answer(route, call) });
  } catch (error) {
    if (error instanceof Refused)
      tell({ type: "refusal", n, code: error.code, facts: error.facts, status: 409 });
    else if (error instanceof NeedsServer) tell({ type: "needs-server", n });
    else {
      tell({ type: "refusal", n, code: "fault", facts: {}, status: 500 });
      throw error;
    }
  }
}

async function opened(here: Desk, { line, table, since }: Asked & { type: "open" }): Promise<void> {
  try {
    const room = await here.room(table);
    const listener: Line = { room, tell: (message) => tell({ type: "told", line, message }) };
    lines.set(line, listener);
    room.enter(listener, since);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    refused(line, error, null);
    tell({ type: "hung-up", line, code: POLICY });
  }
}

async function said(here: Desk, number: number, message: ClientMessage): Promise<void> {
  const line = lines.get(number);
  if (!line) return;
  try {
    await understood(here, line, message);
  } catch (error) {
    if (error instanceof Refused) refused(number, error, "key" in message ? message.key : null);
    else throw error;
  }
}

async function understood(here: Desk, line: Line, message: ClientMessage): Promise<void> {
  const { room } = line;
  switch (message.type) {
    case "move":
    case "undo":
    case "end":
    case "away":
    case "back":
      return room.submit(message, (await here.store.me())?.settings.explicit_end ?? false, line);
    case "look":
      return line.tell(room.stateSince(message.since ?? null));
    case "skip":
      return room.skip();
    case "ping":
      return line.tell({ type: "pong", n: message.n ?? 0 });
    case "say":
    case "react":
      throw new Refused("no-chat", {});
  }
}

function hungUp(here: Desk, number: number): void {
  const line = lines.get(number);
  lines.delete(number);
  line?.room.leave(line);
  if (line) here.forget(line.room);
}

/** The page finds the sentence for it. */
function refused(line: number, { code, facts }: Refused, key: string | null): void {
  tell({ type: "told", line, message: { type: "refused", key, code, facts, text: "" } });
}
