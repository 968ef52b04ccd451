import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Twice } from "./twice.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the second press acts, the third asks again", () => {
  const [twice, act] = [new Twice(), vi.fn()];
  twice.press(act);
  expect(twice.asking).toBe(true);
  expect(act).not.toHaveBeenCalled();
  twice.press(act);
  expect(twice.asking).toBe(false);
  expect(act).toHaveBeenCalledOnce();
  twice.press(act);
  expect(act).toHaveBeenCalledOnce();
});

test("a first press that was long ago, or looked away from, does not count", () => {
  const [twice, act] = [new Twice(), vi.fn()];
  twice.press(act);
  vi.advanceTimersByTime(6001);
  twice.press(act);
  twice.forget();
  twice.press(act);
  expect(act).not.toHaveBeenCalled();
});
