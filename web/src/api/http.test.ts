import { describe, expect, test, vi } from "vitest";
import { call, Refusal, Unreachable } from "./http";

function answers(body: unknown, status = 200): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(status === 204 ? null : JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

describe("a call", () => {
  test("fills the address, and proves that it is our own page", async () => {
    document.documentElement.lang = "pl";
    const fetch = answers({ id: "a b" });
    expect(await call("GET /api/tables/{table}", { path: { table: "a b/c" } })).toEqual({ id: "a b" });
    const [address, request] = fetch.mock.calls[0] as [string, RequestInit];
    expect(address).toBe("/api/tables/a%20b%2Fc");
    expect(request).toMatchObject({ method: "GET", body: null });
    expect(request.headers).toEqual({ "X-Happy-City": "1", "Accept-Language": "pl" });
  });
  test("sends what it has as JSON", async () => {
    const fetch = answers({});
    await call("PATCH /api/me", { body: { settings: { language: "de", explicit_end: true } } });
    const [, request] = fetch.mock.calls[0] as [string, RequestInit];
    expect(JSON.parse(String(request.body))).toEqual({ settings: { language: "de", explicit_end: true } });
    expect(request.headers).toHaveProperty("Content-Type", "application/json");
  });
  test("asks with a query", async () => {
    const fetch = answers({ games: [] });
    await call("GET /api/games", { query: { limit: 5 } });
    expect((fetch.mock.calls[0] as unknown[])[0]).toBe("/api/games?limit=5");
  });
  test("that is answered without words gives null", async () => {
    answers(null, 204);
    expect(await call("POST /api/session")).toBeNull();
  });
});

test("what is not to be answered here waits for the server", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const asked = call("POST /api/daily/{mode}", { path: { mode: "family" }, notHere: true });
  await expect(asked).rejects.toBeInstanceOf(Unreachable);
});

describe("a finished game", () => {
  const path = { game: "abc" };
  test("that was shown can be read on when the server is away", async () => {
    answers({ rounds: 9 });
    await call("GET /api/games/{game}/sheet", { path });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await call("GET /api/games/{game}/sheet", { path })).toEqual({ rounds: 9 });
    await expect(call("GET /api/games/{game}/story", { path })).rejects.toBeInstanceOf(Unreachable);
    await expect(call("GET /api/tables/{table}", { path: { table: "abc" } })).rejects.toThrow();
  });
});

describe("a no", () => {
  test("comes with the server's own sentence", async () => {
    answers({ code: "not-host", facts: { a: 1 }, text: "Only the host may." }, 403);
    const refusal = await call("POST /api/session").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      code: "not-host",
      facts: { a: 1 },
      message: "Only the host may.",
      status: 403,
    });
  });
  test("that nobody can read is a fault", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 500 }));
    await expect(call("POST /api/session")).rejects.toMatchObject({
      code: "fault",
      message: "",
      status: 500,
    });
  });
  test("is another thing than no answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await expect(call("POST /api/session")).rejects.toBeInstanceOf(Unreachable);
  });
});
