import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterFrame } from "./frames";

const FRAME = 20;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what can wait is done after the frame, and not in it", () => {
  const [act, drawing] = [vi.fn(), vi.fn()];
  afterFrame(act);
  requestAnimationFrame(() => drawing(act.mock.calls.length));
  vi.advanceTimersByTime(FRAME);
  expect(drawing).toHaveBeenCalledWith(0);
  expect(act).toHaveBeenCalledOnce();
});

test("it is not done once it was given up, before the frame or after", () => {
  const act = vi.fn();
  afterFrame(act)();
  const giveUp = afterFrame(act);
  requestAnimationFrame(giveUp);
  vi.advanceTimersByTime(FRAME);
  expect(act).not.toHaveBeenCalled();
});
