import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeLocks, fakeWorkers, FakeWorker } from "../../testing/worker";
import { tableInfo } from "../../testing/samples";

const RECORD = { moves: ["draw 1"] };

beforeEach(() => {
  fakeWorkers();
  fakeLocks();
  localStorage.clear();
  vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(2);
});

/** Another page: workers of its own. */
async function page(): Promise<typeof import("./teacher") & typeof import("./http")> {
  vi.resetModules();
  return { ...(await import("./teacher")), ...(await import("./http")) };
}

/** What a worker is asked with, once it is. */
async function question(): Promise<{ n: number; type: string }> {
  await vi.waitFor(() => expect(FakeWorker.all.at(-1)?.asked).not.toHaveLength(0));
  return FakeWorker.latest.last as { n: number; type: string };
}

describe("a teacher", () => {
  test("that refuses does so in words", async () => {
    const { judge, Refusal } = await page();
    const judged = judge(RECORD, 1, "coin");
    const { n } = await question();
    FakeWorker.latest.tells({ type: "refusal", n, code: "nothing-to-decide", facts: {}, status: 409 });
    const refusal = await judged.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: "nothing-to-decide", status: 409 });
    expect((refusal as Error).message).not.toBe("");
  });
  test("that is stopped says so, and one that breaks", async () => {
    const { CannotPlay, review } = await page();
    const controller = new AbortController();
    const stopped = review(RECORD, "deep", () => undefined, controller.signal);
    stopped.catch(() => undefined);
    await question();
    controller.abort();
    await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
    const broken = review({ moves: [] }, "quick", () => undefined, new AbortController().signal);
    broken.catch(() => undefined);
    await vi.waitFor(() => expect(FakeWorker.latest.last.type).toBe("review"));
    FakeWorker.latest.onerror?.();
    await expect(broken).rejects.toBeInstanceOf(CannotPlay);
  });
});

test("a position is practised at a table of this browser", async () => {
  const { keepsGames, practise } = await page();
  const proxy = new Proxy(RECORD, {}); // as pages hold what they show
  const opened = practise(proxy, 7, 1, "mayor");
  const asked = await question();
  expect(asked).toMatchObject({
    type: "call",
    route: "POST /api/practice",
    body: { record: RECORD, number: 7, seat: 1, level: "mayor" },
  });
  expect(() => structuredClone(asked)).not.toThrow();
  const table = tableInfo({ id: "here-1" });
  FakeWorker.latest.tells({ type: "answer", n: asked.n, answer: table });
  expect(await opened).toEqual(table);
  expect(keepsGames()).toBe(true);
});
