import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Me } from "../protocol";

const ADA = {
  id: "ada",
  name: "Ada",
  account: false,
  settings: { language: "en", explicit_end: false, puzzles: false },
} as unknown as Me;

let me: typeof import("./me.svelte");
let settings: (typeof import("./settings.svelte"))["settings"];
let calls: string[];
let answer: (method: string) => Response;

beforeEach(async () => {
  vi.resetModules();
  settings = (await import("./settings.svelte")).settings;
  settings.language = "en";
  settings.explicitEnd = false;
  settings.puzzles = false;
  me = await import("./me.svelte");
  calls = [];
  answer = () => new Response(JSON.stringify(ADA));
  vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
    calls.push(`${request.method} ${address} ${request.body ?? ""}`.trim());
    return answer(request.method ?? "");
  });
});

describe("a session", () => {
  test("is asked for once, however many ask", async () => {
    expect(me.me()).toBeNull();
    const [one, other] = await Promise.all([me.session(), me.session()]);
    expect(one).toEqual(ADA);
    expect(other).toEqual(ADA);
    expect(me.me()).toEqual(ADA);
    expect(calls).toEqual(["POST /api/session"]);
  });
  test("that failed is asked for again", async () => {
    answer = () => new Response("{}", { status: 503 });
    await expect(me.session()).rejects.toBeTruthy();
    answer = () => new Response(JSON.stringify(ADA));
    expect(await me.session()).toEqual(ADA);
  });
  test("tells the server what this browser wishes, if it differs", async () => {
    settings.language = "pl";
    settings.explicitEnd = true;
    settings.puzzles = true;
    await me.session();
    expect(calls[1]).toBe('PATCH /api/me {"settings":{"language":"pl","explicit_end":true,"puzzles":true}}');
  });
});

test("who logs in or out is somebody else at once", async () => {
  me.setMe(ADA);
  expect(await me.session()).toBe(ADA);
  expect(calls).toEqual([]);
  me.setMe(null);
  expect(me.me()).toBeNull();
  await me.session();
  expect(calls).toEqual(["POST /api/session"]);
});

test("nobody is told anything before it is known who we are", async () => {
  settings.language = "pl";
  await me.tellSettings();
  expect(calls).toEqual([]);
});

describe("an account whose session was ended from elsewhere", () => {
  const ACCOUNT = { ...ADA, kind: "account" };
  const GUEST = { ...ADA, id: "x", kind: "guest", name: "Lemon 73" };
  const comeBack = async (who: unknown): Promise<void> => {
    vi.resetModules();
    me = await import("./me.svelte");
    answer = () => new Response(JSON.stringify(who));
    await me.session();
  };

  test("is told of by its name, until one logs in or wants to be a guest", async () => {
    await comeBack(ACCOUNT);
    expect(me.loggedOut()).toBeNull();
    await comeBack(GUEST);
    expect(me.loggedOut()).toBe("Ada");
    me.stayLoggedOut();
    expect(me.loggedOut()).toBeNull();
    await comeBack(GUEST);
    expect(me.loggedOut()).toBeNull();
  });
  test("is nothing to tell whoever has logged out here", async () => {
    await comeBack(ACCOUNT);
    me.setMe(null);
    await comeBack(GUEST);
    expect(me.loggedOut()).toBeNull();
  });
});
