import { expect, test, vi } from "vitest";
import { followMovement } from "./following";

/** Frames that come when they are asked for, so that none has to be waited for. */
function frames(): { run: (number: number) => number } {
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (one: FrameRequestCallback) => waiting.push(one));
  vi.stubGlobal("cancelAnimationFrame", () => waiting.splice(0));
  return {
    run: (number) => {
      let count = 0;
      while (waiting.length && count < number) {
        waiting.shift()?.(0);
        count++;
      }
      return count;
    },
  };
}

test("it rests when nothing moves, and wakes when something does", () => {
  const screen = frames();
  const settle = vi.fn();
  const end = followMovement(settle, () => undefined);
  expect(screen.run(1000)).toBeLessThan(100);
  const before = settle.mock.calls.length;
  dispatchEvent(new Event("scroll"));
  expect(screen.run(1000)).toBeGreaterThan(0);
  expect(settle.mock.calls.length).toBeGreaterThan(before);
  end();
  dispatchEvent(new Event("scroll"));
  expect(screen.run(1000)).toBe(0);
});

test("what it moves itself does not keep it awake", async () => {
  const screen = frames();
  const own = document.body.appendChild(document.createElement("div"));
  const end = followMovement(
    () => undefined,
    () => own,
  );
  screen.run(1000);
  own.className = "left";
  await Promise.resolve();
  expect(screen.run(1000)).toBe(0);
  document.body.className = "other";
  await Promise.resolve();
  expect(screen.run(1000)).toBeGreaterThan(0);
  end();
});
