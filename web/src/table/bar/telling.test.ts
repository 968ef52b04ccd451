import { flushSync } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inEffects } from "../../../testing/effects.svelte";
import { Telling } from "./telling.svelte";

/** What is more important. */
const others = new SvelteSet<string>();
let telling: Telling;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  others.clear();
  stop = inEffects(() => (telling = new Telling(() => others.size > 0)));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  flushSync();
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test("the most important is told first, and none is lost", () => {
  telling.say("coin", "a coin");
  telling.say("others", "Ben has resigned");
  telling.say("others", "Cleo has resigned");
  telling.say("refused", "not now");
  const told = [];
  for (; telling.first; pass(6000)) told.push(telling.first.text);
  expect(told).toEqual(["not now", "Ben has resigned", "Cleo has resigned", "a coin"]);
});

test("what gives way to something more important is told again, as long as before", () => {
  telling.say("others", "Ben has resigned");
  pass(5000);
  telling.say("refused", "not now");
  pass(6000);
  expect(telling.first?.text).toBe("Ben has resigned");
  pass(5999);
  expect(telling.first?.text).toBe("Ben has resigned");
  pass(1);
  expect(telling.first).toBeNull();
});

test("nothing runs out while it cannot be seen", () => {
  others.add("no connection");
  telling.say("coin", "a coin");
  pass(60_000);
  expect(telling.first?.text).toBe("a coin");
  others.clear();
  pass(6000);
  expect(telling.first).toBeNull();
});

test("the same is not told twice, and what is true no more is not told", () => {
  telling.say("refused", "not now");
  telling.say("refused", "not now");
  telling.say("coin", "a coin");
  telling.forget("coin");
  pass(6000);
  expect(telling.first).toBeNull();
});
