import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tableInfo } from "../../testing/samples";
import { fakeLocks, fakeWorkers, FakeWorker } from "../../testing/worker";
import type { Asked } from "../local/wire/messages";
import { PROTOCOL, type NewTable, type ServerMessage, type Welcome } from "../protocol";
import { speak } from "../texts/texts.svelte";
import { Connection } from "./connection";

const WELCOME: Welcome = {
  type: "welcome",
  protocol: PROTOCOL,
  version: "1",
  you: "here-player",
  role: "host",
  seats: [0],
  table: tableInfo(),
  chat: [],
};
const SOLO: NewTable = {
  config: { players: 2, specials: "family", grozilla: false, scoring: "product" },
  seats: [{ kind: "me" }, { kind: "bot", bot: "resident" }],
};

/** Whoever asks next gets this answer. */
async function answers(answer: unknown): Promise<Extract<Asked, { type: "call" }>> {
  const asked = await vi.waitFor(() => {
    const last = FakeWorker.latest.last;
    if (last.type !== "call") throw new Error("no call");
    return last;
  });
  FakeWorker.latest.tells({ type: "answer", n: asked.n, answer });
  FakeWorker.latest.asked.pop();
  return asked;
}

let http: typeof import("./http");

beforeAll(() => speak("en"));
beforeEach(async () => {
  fakeWorkers();
  fakeLocks();
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  vi.resetModules();
  await (await import("../texts/texts.svelte")).speak("en");
  http = await import("./http");
});

describe("without a server", () => {
  test("this browser answers who we are, and says that the server is away", async () => {
    const { server } = await import("./server.svelte");
    const me = http.call("POST /api/session");
    expect((await answers({ id: "here-player", name: "Ada" })).route).toBe("POST /api/session");
    expect((await me).name).toBe("Ada");
    expect(server.isAway).toBe(true);
    const changed = http.call("PATCH /api/me", { body: { name: "Eve" } });
    expect((await answers({ name: "Eve" })).body).toEqual({ name: "Eve" });
    expect((await changed).name).toBe("Eve");
    void http.call("GET /api/me");
    expect((await answers({ name: "Eve" })).name).toBe("Eve");
  });
  test("somebody whom the server knows keeps their name, and is not changed behind its back", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ id: "u1", name: "Ada" }));
    await http.call("POST /api/session");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await expect(http.call("PATCH /api/me", { body: {} })).rejects.toBeInstanceOf(http.Unreachable);
    void http.call("POST /api/tables", { body: SOLO });
    expect((await answers(tableInfo())).name).toBe("Ada");
    vi.resetModules(); // another day, still without a server
    http = await import("./http");
    void http.call("POST /api/session");
    expect((await answers({ name: "Ada" })).name).toBe("Ada");
  });
  test("who deletes their data is forgotten here, puzzles included; what is set stays", async () => {
    for (const key of ["happycity", "happycity-name", "happycity-puzzles"]) localStorage.setItem(key, "1");
    const me = http.call("POST /api/session");
    await answers({ id: "here-1" });
    await me;
    const gone = http.call("DELETE /api/me", { body: {} });
    await answers(null);
    await gone;
    expect(Object.keys(localStorage)).toEqual(["happycity"]);
  });
  test("what the worker has not can only be had from a server", async () => {
    const asked = http.call("POST /api/tables", { body: { ...SOLO, rated: true } });
    await vi.waitFor(() => expect(FakeWorker.latest.asked).toHaveLength(1));
    const { n } = FakeWorker.latest.last as { n: number };
    FakeWorker.latest.tells({ type: "needs-server", n });
    await expect(asked).rejects.toBeInstanceOf(http.NeedsServer);
  });
  test("what only a server knows is not to be had", async () => {
    const asked = http.call("GET /api/ratings", { query: { mode: "family" } });
    await expect(asked).rejects.toBeInstanceOf(http.Unreachable);
  });
  test("a gateway's page is no server either", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
    const me = http.call("GET /api/me");
    await answers({ name: "Ada" });
    expect((await me).name).toBe("Ada");
  });
  test("a server that never answers is not waited for without end", async () => {
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) =>
      signal?.aborted ? Promise.reject(signal.reason as Error) : new Promise(() => undefined),
    );
    const me = http.call("GET /api/me");
    await answers({ name: "Ada" });
    expect((await me).name).toBe("Ada");
    vi.restoreAllMocks();
  });
  test("nor is one where nobody else could answer", async () => {
    const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) =>
      signal?.aborted ? Promise.reject(signal.reason as Error) : new Promise(() => undefined),
    );
    const login = http.call("POST /api/login", { body: { name: "Ada", password: "seven green igloos" } });
    await expect(login).rejects.toBeInstanceOf(http.Unreachable);
    expect(patience).toHaveBeenCalledWith(30_000);
    vi.restoreAllMocks();
  });
  test("a browser that cannot play says so", async () => {
    const asked = http.call("GET /api/me");
    await vi.waitFor(() => expect(FakeWorker.latest.asked).toHaveLength(1));
    FakeWorker.latest.tells({ type: "broken", why: "no-module" });
    await expect(asked).rejects.toBeInstanceOf(http.CannotPlay);
  });
});

describe("games of this browser", () => {
  test("are asked for here, and their refusals are worded here", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("the server is not asked")));
    const asked = http.call("GET /api/games/{game}", { path: { game: "here-7" } });
    await vi.waitFor(() => expect(FakeWorker.latest.last).toMatchObject({ path: { game: "here-7" } }));
    const { n } = FakeWorker.latest.last as { n: number };
    FakeWorker.latest.tells({
      type: "refusal",
      n,
      code: "unknown-game",
      facts: { found: "here-7" },
      status: 404,
    });
    await expect(asked).rejects.toMatchObject({ code: "unknown-game", status: 404 });
    await expect(asked).rejects.toThrow("There is no finished game “here-7”: check the link");
  });
  test("are shown beside the server's, once there are some", async () => {
    expect(await http.callHere("GET /api/games")).toBeNull();
    void http.call("POST /api/tables", { body: SOLO });
    await answers(tableInfo());
    vi.stubGlobal("fetch", async () => Response.json({ id: "u1", name: "Ada" }));
    await http.call("POST /api/session"); // the server is back
    const found = http.callHere("GET /api/games", { query: { limit: 8 } });
    expect((await answers({ games: [], next: null })).query).toEqual({ limit: "8" });
    expect(await found).toEqual({ games: [], next: null });
  });
});

describe("a line to a table of this browser", () => {
  test("is live once it is welcomed, says what waited, and words refusals", async () => {
    const { connectTo } = await import("./connect");
    const [states, told] = [[] as string[], [] as ServerMessage[]];
    const line = connectTo("here-1", {
      onMessage: (message) => told.push(message),
      onState: (state) => states.push(state),
      since: () => 0,
    });
    line.send({ type: "undo", key: "k", seq: 1 });
    await vi.waitFor(() => expect(FakeWorker.latest.asked).toHaveLength(2));
    const { line: n } = FakeWorker.latest.asked[0] as { line: number };
    FakeWorker.latest.tells({ type: "told", line: n, message: WELCOME });
    const no = { type: "refused", key: "k", code: "nothing-to-undo", facts: {}, text: "", seq: 1 } as const;
    FakeWorker.latest.tells({ type: "told", line: n, message: no as ServerMessage });
    await vi.waitFor(() => expect(told).toHaveLength(2));
    expect(states).toEqual(["live"]);
    expect(told[1]).toMatchObject({ text: expect.stringContaining("nothing you can take back") as string });
    FakeWorker.latest.tells({ type: "hung-up", line: n, code: 1008 });
    expect(states).toEqual(["live", "refused"]);
    line.close();
  });
  test("of another tab can be taken over", async () => {
    const { connectTo } = await import("./connect");
    const states: string[] = [];
    const here = await import("../local/holding");
    vi.resetModules(); // as if it were another tab's
    here.holdTable("here-1", false, { held: () => undefined, elsewhere: () => undefined });
    const other = await import("./connect");
    const line = other.connectTo("here-1", {
      onMessage: () => undefined,
      onState: (state) => states.push(state),
      since: () => null,
    });
    await vi.waitFor(() => expect(states).toEqual(["elsewhere"]));
    if ("takeOver" in line) line.takeOver();
    await vi.waitFor(() => expect(FakeWorker.latest.last).toMatchObject({ type: "open" }));
    expect(connectTo).not.toBe(other.connectTo);
  });
  test("of another tab is asked for again, and is ours once that tab has let go", async () => {
    const here = await import("../local/holding");
    vi.resetModules(); // as if it were another tab's
    const letGo = here.holdTable("here-1", false, { held: () => undefined, elsewhere: () => undefined });
    const { HereConnection } = await import("./here");
    const states: string[] = [];
    const line = new HereConnection("here-1", {
      onMessage: () => undefined,
      onState: (state) => states.push(state),
      since: () => null,
    });
    await vi.waitFor(() => expect(states).toEqual(["elsewhere"]));
    line.askAgain();
    line.askAgain(); // a window that comes to the front says so in two ways
    await vi.waitFor(() => expect(states).toEqual(["elsewhere", "elsewhere"]));
    expect(FakeWorker.all).toHaveLength(0);
    letGo();
    await vi.waitFor(() => {
      line.askAgain();
      expect(FakeWorker.latest.last).toMatchObject({ type: "open", table: "here-1" });
    });
    line.askAgain();
    expect(FakeWorker.latest.asked.filter(({ type }) => type === "open")).toHaveLength(1);
    line.close();
  });
});

test("a line to any other table is one to the server", async () => {
  vi.stubGlobal("WebSocket", class {});
  const { connectTo } = await import("./connect");
  const line = connectTo("t1", { onMessage: () => undefined, onState: () => undefined, since: () => null });
  expect(line.constructor.name).toBe(Connection.name);
});
