import { beforeEach, expect, test, vi } from "vitest";

const back = { seq: 5, built: [] };

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules(); // like a page that is loaded anew
});

test("whoever was welcomed is not welcomed again after a reload, but after the next absence", async () => {
  const before = await import("./welcomed.svelte");
  expect(before.isWelcomed("t1", back)).toBe(false);
  before.noteWelcomed("t1", back);
  expect(before.isWelcomed("t1", back)).toBe(true);
  vi.resetModules();
  const after = await import("./welcomed.svelte");
  expect(after.isWelcomed("t1", back)).toBe(true);
  expect(after.isWelcomed("t1", { seq: 9, built: [] })).toBe(false);
  expect(after.isWelcomed("t2", back)).toBe(false);
});

test("a browser that keeps nothing knows it until the next load", async () => {
  const refuse = () => {
    throw new Error("no storage");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, clear: () => undefined });
  const here = await import("./welcomed.svelte");
  expect(here.isWelcomed("t1", back)).toBe(false);
  here.noteWelcomed("t1", back);
  expect(here.isWelcomed("t1", back)).toBe(true);
  vi.unstubAllGlobals();
});
