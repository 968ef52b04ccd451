import { expect, test, vi } from "vitest";
import { Attempt } from "./attempt.svelte";

test("what was asked for comes back, and it is known that it is under way", async () => {
  const attempt = new Attempt();
  let answer: (value: number) => void = () => undefined;
  const running = attempt.run(() => new Promise<number>((done) => (answer = done)));
  expect(attempt.busy).toBe(true);
  answer(7);
  expect(await running).toBe(7);
  expect(attempt.busy).toBe(false);
  expect(attempt.trouble).toBeNull();
});

test("what came in its way is kept until it is tried again", async () => {
  const attempt = new Attempt();
  const trouble = new Error("no");
  expect(await attempt.run(() => Promise.reject(trouble))).toBeUndefined();
  expect(attempt.trouble).toBe(trouble);
  expect(attempt.busy).toBe(false);
  await attempt.run(() => Promise.resolve(1));
  expect(attempt.trouble).toBeNull();
});

test("asking again while it is under way does nothing", async () => {
  const attempt = new Attempt();
  let done: () => void = () => undefined;
  const first = attempt.run(() => new Promise<void>((resolve) => (done = resolve)));
  const second = vi.fn(() => Promise.resolve());
  expect(await attempt.run(second)).toBeUndefined();
  expect(second).not.toHaveBeenCalled();
  done();
  await first;
});
