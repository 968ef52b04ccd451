import { beforeEach, expect, test, vi } from "vitest";
import type { Friends } from "../protocol";

const KEPT = { table: "t1", name: "Ada", rated: false, again: false };
const FRIENDS = { friends: [], asked: [], asking: [{}], invitations: [KEPT], link: null, shown: true };

let friends: typeof import("./friends.svelte");
let asked: string[];

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    return new Response(JSON.stringify(method === "GET" ? FRIENDS : { id: "me", settings: {} }));
  });
  friends = await import("./friends.svelte");
});

const questions = () => asked.filter((one) => one.startsWith("GET")).length;

test("whoever hears of friends says who waits", () => {
  friends.hearOfFriends(FRIENDS as unknown as Friends);
  expect(friends.waitingForMe()).toBe(2);
  expect(friends.keptForMe()).toEqual([KEPT]);
});

test("at a table, seats that are kept elsewhere are asked for again and again, until one leaves", async () => {
  const stop = friends.askForInvitations();
  await vi.advanceTimersByTimeAsync(0);
  expect(friends.keptForMe()).toEqual([KEPT]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(questions()).toBe(2);
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(questions()).toBe(2);
});

test("a page that nobody sees does not ask", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const stop = friends.askForInvitations();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(questions()).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(questions()).toBe(1);
  stop();
});
