import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notes } from "./notes";

const KEY = "happycity-test";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("what was noted last of a table is remembered", () => {
  const notes = new Notes<number>(KEY);
  expect(notes.of("a")).toBeNull();
  notes.note("a", 1);
  notes.note("b", 2);
  notes.note("a", 3);
  expect([notes.of("a"), notes.of("b")]).toEqual([3, 2]);
  expect(new Notes<number>(KEY).of("a")).toBe(3);
});

test("of many tables the latest are remembered", () => {
  const notes = new Notes<number>(KEY);
  for (let i = 0; i < 300; i++) notes.note(`table ${i}`, i);
  expect([notes.of("table 0"), notes.of("table 299")]).toEqual([null, 299]);
});

test("what cannot be read is nothing", () => {
  localStorage.setItem(KEY, "{");
  const notes = new Notes<number>(KEY);
  expect(notes.of("a")).toBeNull();
  notes.note("a", 1);
  expect(notes.of("a")).toBe(1);
});

test("a browser that keeps nothing knows it until the page is left", () => {
  const full = () => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
  const notes = new Notes<number>(KEY);
  notes.note("a", 1);
  expect(notes.of("a")).toBe(1);
  expect(new Notes<number>(KEY).of("a")).toBeNull();
});
