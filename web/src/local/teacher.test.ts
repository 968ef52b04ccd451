import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeWorkers, FakeWorker } from "../../testing/worker";
import type { Asked, Decision } from "./teaching/messages";
import type { Looking } from "./teacher";

const RECORD = { moves: ["draw 1"] };

function decision(number: number): Decision {
  return { number, round: 1, seat: 0, move: "coin", cost: 0, grade: "fine", choices: [], grounds: [] };
}

/** The door of another page, on a machine with so many cores. */
async function page(cores = 2): Promise<typeof import("./teacher")> {
  vi.resetModules();
  vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(cores);
  return import("./teacher");
}

/** A review that is under way. */
function asked({ review }: typeof import("./teacher"), record: unknown = RECORD) {
  const [heard, controller] = [[] as Looking[], new AbortController()];
  const found = review(record, "quick", (looking) => heard.push(looking), controller.signal);
  found.catch(() => undefined); // looked at later
  return { found, heard, controller };
}

/** The number of what a worker was asked last. */
const numberOf = (worker: FakeWorker) => (worker.last as { n: number }).n;

function answer(worker: FakeWorker, decisions: Decision[], n = numberOf(worker)): void {
  worker.tells({ type: "looked", n, done: 0, of: 2, decisions: [] });
  worker.tells({ type: "looked", n, done: 2, of: 2, decisions });
  worker.tells({ type: "reviewed", n });
}

beforeEach(() => {
  fakeWorkers();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a review", () => {
  test("is one teacher's where there are few cores, and is told as it goes on", async () => {
    const { found, heard } = asked(await page());
    answer(FakeWorker.latest, [decision(3)]);
    expect(await found).toEqual([decision(3)]);
    expect(heard).toEqual([
      { done: 0, of: 2, decisions: [] },
      { done: 2, of: 2, decisions: [decision(3)] },
    ]);
    expect(FakeWorker.all).toHaveLength(1);
  });
  test("is shared by two where there are many, and put together in the game's order", async () => {
    const { found, heard } = asked(await page(8));
    const [one, other] = FakeWorker.all;
    expect([one, other].map((worker) => worker?.last)).toMatchObject([
      { part: 0, parts: 2, record: RECORD },
      { part: 1, parts: 2, record: RECORD },
    ]);
    answer(other!, [decision(2), decision(4)]);
    answer(one!, [decision(1), decision(3)]);
    expect((await found).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(heard.at(-1)).toMatchObject({ done: 4, of: 4 });
    expect(heard[0]).toMatchObject({ done: 2, of: 4 }); // nothing is said before both know how much there is
  });
  test("is remembered, for this record and depth", async () => {
    const door = await page();
    const { found } = asked(door);
    answer(FakeWorker.latest, [decision(3)]);
    await found;
    expect(await asked(door, { ...RECORD }).found).toEqual([decision(3)]);
    expect(FakeWorker.latest.asked).toHaveLength(1);
    for (let n = 0; n < 8; n++) {
      const { found: another } = asked(door, { n });
      answer(FakeWorker.latest, []);
      await another;
    }
    asked(door);
    expect(FakeWorker.latest.asked).toHaveLength(10); // it was forgotten for newer ones
  });
  test("is stopped by its signal, at once", async () => {
    const door = await page(8);
    const { found, controller } = asked(door);
    controller.abort();
    await expect(found).rejects.toMatchObject({ name: "AbortError" });
    expect(FakeWorker.all.map(({ last }) => last.type)).toEqual(["stop", "stop"]);
    const late = door.review(RECORD, "quick", () => undefined, controller.signal);
    await expect(late).rejects.toMatchObject({ name: "AbortError" });
  });
  test("may be refused: the other teacher need not go on", async () => {
    const { found } = asked(await page(8));
    const [one, other] = FakeWorker.all;
    const refusal = { type: "refusal", code: "game-not-over", facts: {}, status: 409 } as const;
    one!.tells({ ...refusal, n: numberOf(one!) });
    await expect(found).rejects.toMatchObject({ code: "game-not-over" });
    expect(other!.last.type).toBe("stop");
    expect(one!.last.type).toBe("review"); // has answered
  });
  test.each([
    ["says that it cannot", (worker: FakeWorker) => worker.tells({ type: "broken" })],
    ["breaks", (worker: FakeWorker) => worker.onerror?.()],
  ])("is not answered if a teacher %s; the next question is asked others", async (_, breaks) => {
    const door = await page(8);
    const { found } = asked(door);
    breaks(FakeWorker.latest);
    const { Broken } = await import("./answers");
    await expect(found).rejects.toBeInstanceOf(Broken);
    expect(FakeWorker.all.every(({ ended }) => ended)).toBe(true);
    asked(door);
    expect(FakeWorker.all).toHaveLength(4);
  });
});

describe("a move in place of another", () => {
  const ask = async () => (await page()).judge(RECORD, 1, "coin", "quick");

  test("is judged", async () => {
    const judged = ask();
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(1));
    expect(FakeWorker.latest.last).toMatchObject({ type: "judge", number: 1, move: "coin", depth: "quick" });
    FakeWorker.latest.tells({ type: "judged", n: numberOf(FakeWorker.latest), decision: decision(1) });
    expect(await judged).toEqual(decision(1));
  });
  test("may be refused", async () => {
    const judged = ask();
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(1));
    const n = numberOf(FakeWorker.latest);
    FakeWorker.latest.tells({ type: "refusal", n, code: "wrong-phase", facts: {}, status: 409 });
    await expect(judged).rejects.toMatchObject({ code: "wrong-phase" });
  });
  test("is not answered by a broken teacher", async () => {
    const judged = ask();
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(1));
    FakeWorker.latest.onerror?.();
    await expect(judged).rejects.toThrow();
  });
});

test("a teacher is told where to find what bots have learned", async () => {
  asked(await page());
  FakeWorker.latest.tells({ type: "weights-wanted", name: "mind-1.bin" });
  await vi.waitFor(() =>
    expect(FakeWorker.latest.last).toEqual({
      type: "weights",
      address: `${location.origin}/assets/mind-1.bin`,
    } satisfies Asked),
  );
});

test("teachers stay while they have something to do, and go when nobody asks any more", async () => {
  const door = await page();
  const { found } = asked(door);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(FakeWorker.latest.ended).toBe(false);
  answer(FakeWorker.latest, []);
  await found;
  await vi.advanceTimersByTimeAsync(130_000);
  expect(FakeWorker.latest.ended).toBe(true);
  asked(door, { other: 1 });
  expect(FakeWorker.all).toHaveLength(2);
});
