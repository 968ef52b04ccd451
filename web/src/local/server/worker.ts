/**
 * The worker that answers in this browser what a server would: it reads the kernel's module and what is kept, hears
 * pages, and never keeps their thread busy. See local/wire for what is said.
 */
import kernelUrl from "../../../../src/happycity/kernel/targets/kernel.wasm?url";
import type { ClientMessage } from "../../protocol";
import { DamagedModule, Kernel } from "../kernel/kernel";
import { Refused } from "../rules/refused";
import { openStore } from "../store/store";
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
const desk = begun();
desk.catch(() => undefined); // whoever asks is told

async function begun(): Promise<Desk> {
  const [kernel, store] = await Promise.all([loaded(), openStore(() => tell({ type: "not-kept" }))]);
  return new Desk(kernel, store);
}

async function loaded(): Promise<Kernel> {
  const answer = await fetch(kernelUrl).catch(() => null);
  if (!answer?.ok) throw new NoModule();
  return Kernel.of(await answer.arrayBuffer(), fetchWeights);
}

/** Called with where the weights are, by the page. */
let found: (address: string | null) => void = () => undefined;

async function fetchWeights(name: string, afresh: boolean): Promise<Uint8Array | null> {
  const address = await new Promise<string | null>((resolve) => {
    found = resolve;
    tell({ type: "weights-wanted", name });
  });
  const answer =
    address === null
      ? null
      : await fetch(address, { cache: afresh ? "reload" : "default" }).catch(() => null);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}

class NoModule extends Error {}

worker.onmessage = ({ data }) => void heard(data);

async function heard(asked: Asked): Promise<void> {
  if (asked.type === "weights") return found(asked.address);
  try {
    const here = await desk;
    if (asked.type === "call") await answered(here, asked);
    else if (asked.type === "open") await opened(here, asked);
    else if (asked.type === "say") await said(here, asked.line, asked.message);
    else hungUp(here, asked.line);
  } catch (error) {
    if (error instanceof DamagedModule) tell({ type: "broken", why: "damaged-module" });
    else if (error instanceof NoModule) tell({ type: "broken", why: "no-module" });
    else throw error;
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
