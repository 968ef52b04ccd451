import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeLocks, fakeWorkers, FakeWorker } from "../../testing/worker";
import type { Pong, ServerMessage } from "../protocol";
import type { Listener } from "./door";

const PONG: Pong = { type: "pong", n: 1 };

/** Another tab: the same locks, a door and a worker of its own. */
async function tab(): Promise<typeof import("./door")> {
  vi.resetModules();
  return import("./door");
}

function listener(): Listener & { heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    told: (message: ServerMessage) => heard.push(message.type),
    hungUp: (code) => heard.push(`hung up ${code}`),
    elsewhere: () => heard.push("elsewhere"),
    notKept: () => heard.push("not kept"),
  };
}

const question = {
  route: "GET /api/me",
  path: {},
  query: {},
  body: null,
  language: "en",
  name: null,
  player: null,
};
const since = () => 3;

beforeEach(() => {
  fakeWorkers();
  fakeLocks();
});

describe("a question", () => {
  test("is answered by the worker, which is started once", async () => {
    const { askHere } = await tab();
    const answers = [askHere(question), askHere(question)];
    const [first, second] = FakeWorker.latest.asked as { n: number }[];
    FakeWorker.latest.tells({ type: "answer", n: second!.n, answer: "second" });
    FakeWorker.latest.tells({ type: "answer", n: first!.n, answer: "first" });
    expect(await Promise.all(answers)).toEqual(["first", "second"]);
    expect(FakeWorker.all).toHaveLength(1);
  });
  test("may be refused", async () => {
    const { askHere } = await tab();
    const answer = askHere(question);
    const { n } = FakeWorker.latest.last as { n: number };
    FakeWorker.latest.tells({ type: "refusal", n, code: "unknown-game", facts: { found: "x" }, status: 404 });
    await expect(answer).rejects.toMatchObject({ code: "unknown-game" });
  });
  test("cannot be answered without the kernel's module, now and later", async () => {
    const { askHere } = await tab();
    const answer = askHere(question);
    FakeWorker.latest.tells({ type: "broken", why: "damaged-module" });
    const { Broken } = await import("./answers");
    await expect(answer).rejects.toBeInstanceOf(Broken);
    await expect(askHere(question)).rejects.toBeInstanceOf(Broken);
  });
});

test("the worker is told where to find what a bot has learned", async () => {
  const { askHere } = await tab();
  void askHere(question);
  FakeWorker.latest.tells({ type: "weights-wanted", name: "mind-1.bin" });
  await vi.waitFor(() =>
    expect(FakeWorker.latest.last).toEqual({
      type: "weights",
      address: `${location.origin}/assets/mind-1.bin`,
    }),
  );
});

describe("a line to a table", () => {
  test("carries messages both ways until somebody hangs up", async () => {
    const { openHere } = await tab();
    const ear = listener();
    const line = openHere("here-1", since, ear);
    line.say({ type: "ping" });
    await Promise.resolve();
    const [opened, said] = FakeWorker.latest.asked;
    expect(opened).toMatchObject({ type: "open", table: "here-1", since: 3 });
    expect(said).toMatchObject({ type: "say", message: { type: "ping" } });
    const { line: number } = opened as { line: number };
    FakeWorker.latest.tells({ type: "told", line: number, message: PONG });
    FakeWorker.latest.tells({ type: "not-kept" });
    line.hangUp();
    expect(FakeWorker.latest.last).toEqual({ type: "hang-up", line: number });
    FakeWorker.latest.tells({ type: "told", line: number, message: PONG });
    expect(ear.heard).toEqual(["pong", "not kept"]);
  });
  test("ends when the worker breaks", async () => {
    const { openHere } = await tab();
    const ear = listener();
    openHere("here-1", since, ear);
    await Promise.resolve();
    FakeWorker.latest.onerror?.();
    expect(ear.heard).toEqual(["hung up 1011"]);
  });
  test("is open in one tab at a time, and can be taken over", async () => {
    const [one, other] = [listener(), listener()];
    const first = await tab();
    first.openHere("here-1", since, one);
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(1));
    const second = await tab();
    second.openHere("here-1", since, other);
    await vi.waitFor(() => expect(other.heard).toEqual(["elsewhere"]));
    expect(FakeWorker.all).toHaveLength(1);
    second.openHere("here-1", since, other, true);
    await vi.waitFor(() => expect(one.heard).toEqual(["elsewhere"]));
    expect(FakeWorker.all[0]?.last.type).toBe("hang-up");
    expect(FakeWorker.all[1]?.last).toMatchObject({ type: "open", table: "here-1" });
  });
  test("is played also where the browser may keep nothing, and gives no locks", async () => {
    const request = () => Promise.reject(new DOMException("forbidden", "SecurityError"));
    vi.spyOn(navigator, "locks", "get").mockReturnValue({ request } as unknown as LockManager);
    const one = listener();
    (await tab()).openHere("here-1", since, one);
    await vi.waitFor(() => expect(FakeWorker.latest.last).toMatchObject({ type: "open", table: "here-1" }));
    expect(one.heard).toEqual([]);
  });
  test("is free for another tab once it is hung up", async () => {
    const first = await tab();
    const line = first.openHere("here-1", since, listener());
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(1));
    const again = first.openHere("here-1", since, listener()); // two pages of one tab, for a moment
    await vi.waitFor(() => expect(FakeWorker.latest.asked).toHaveLength(2));
    line.hangUp();
    again.hangUp();
    const other = listener();
    const second = await tab();
    await Promise.resolve();
    second.openHere("here-1", since, other);
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(2));
    expect(other.heard).toEqual([]);
  });
});
