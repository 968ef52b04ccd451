// @vitest-environment node
import { beforeAll, describe, expect, test } from "vitest";
import { builtKernel, FAMILY } from "../../../testing/kernel";
import { busyRecord } from "../../../testing/played";
import type { GameRecord } from "../../protocol";
import type { Kernel } from "../kernel/kernel";
import type { Decision } from "../review/decisions";
import type { Answer } from "./messages";
import { Teacher } from "./teacher";

let kernel: Kernel;
let record: GameRecord;

beforeAll(async () => {
  kernel = await builtKernel();
  record = busyRecord(kernel);
});

/** A teacher, and what it has said. */
function listened(): { teacher: Teacher; heard: Answer[]; decisions: (n: number) => Decision[] } {
  const heard: Answer[] = [];
  const decisions = (n: number) =>
    heard.flatMap((one) => (one.type === "looked" && one.n === n ? one.decisions : []));
  return { teacher: new Teacher(kernel, (answer) => heard.push(answer)), heard, decisions };
}

const review = (n: number, part = 0, parts = 1, depth: "quick" | "deep" = "quick") =>
  ({ type: "review", n, record, depth, part, parts }) as const;

describe("a review", () => {
  test("looks into the decisions of its part, each once, and says how far it is", async () => {
    const { teacher, heard, decisions } = listened();
    await Promise.all([teacher.ask(review(0, 0, 6)), teacher.ask(review(1, 1, 6))]);
    const found = [...decisions(0), ...decisions(1)];
    expect(found.length).toBeGreaterThan(2);
    expect(new Set(found.map(({ number }) => number)).size).toBe(found.length);
    for (const { number, move } of found) expect(record.moves[number - 1]).toBe(move);
    const looked = heard.filter((one) => one.type === "looked" && one.n === 0);
    expect(looked[0]).toMatchObject({ done: 0, decisions: [] });
    const last = looked.at(-1);
    expect(last?.type === "looked" && last.done === last.of).toBe(true);
    const ended = heard.flatMap((one) => (one.type === "reviewed" ? [one.n] : []));
    expect(ended).toEqual([1, 0]); // the newest first
  });
  test("is stopped when nobody waits any more, also while it waits itself", async () => {
    const { teacher, heard } = listened();
    const asked = [teacher.ask(review(0, 0, 1, "deep")), teacher.ask(review(1, 0, 1, "deep"))];
    await new Promise((done) => setTimeout(done, 50));
    teacher.stop(0);
    teacher.stop(1);
    teacher.stop(7); // unknown: long answered
    await Promise.all(asked);
    expect(heard.some((one) => one.type === "reviewed")).toBe(false);
  });
  test.each([
    ["game-not-over", () => ({ ...record, chance: [], moves: record.moves.slice(0, 9) })],
    ["foreign-format", () => ({ ...record, format: "chess/1" })],
    ["not-a-record", () => "nothing"],
    ["record-differs", () => ({ ...record, result: { ...record.result, rounds: 99 } })],
  ])("is refused with %s", async (code, made) => {
    const { teacher, heard } = listened();
    await teacher.ask({ ...review(3), record: made() });
    expect(heard).toMatchObject([{ type: "refusal", n: 3, code, status: 409 }]);
  });
  test("needs what bots have learned", async () => {
    const heard: Answer[] = [];
    const teacher = new Teacher(await builtKernel(() => Promise.resolve(null)), (one) => heard.push(one));
    await teacher.ask(review(0));
    expect(heard.at(-1)).toMatchObject({ type: "refusal", code: "unlearned" });
  });
});

describe("a move in place of another", () => {
  const judge = (number: number, move: string) =>
    ({ type: "judge", n: 5, record, number, move, depth: "quick" }) as const;

  test("is judged, before what was asked earlier", async () => {
    const { teacher, heard } = listened();
    const number = record.moves.findIndex((move) => move.startsWith("buy")) + 1;
    const older = teacher.ask(review(0));
    await teacher.ask(judge(number, "coin"));
    const judged = heard.find((one) => one.type === "judged");
    expect(judged).toMatchObject({ n: 5, decision: { number, move: "coin" } });
    expect(heard.some((one) => one.type === "reviewed")).toBe(false);
    teacher.stop(0);
    await older;
  });
  test.each([
    [0, "coin", "unknown-number"],
    [999, "coin", "unknown-number"],
    [1, "fly", "unknown-move"],
    [1, "coin", "wrong-phase"],
  ])("is refused: %s %s", async (number, move, code) => {
    const { teacher, heard } = listened();
    await teacher.ask(judge(number, move));
    expect(heard).toMatchObject([{ type: "refusal", code }]);
  });
  test("is refused where nothing could be decided", async () => {
    const { teacher, heard } = listened();
    const forced = busyRecord(kernel, { ...FAMILY, players: 3 }, "forced");
    const { replayRecord } = await import("../rules/record");
    const played = replayRecord(kernel, forced);
    const number = played.findIndex(({ before }) => before.legalActions.length === 1) + 1;
    const move = played[number - 1]?.move ?? "";
    await teacher.ask({ ...judge(number, move), record: forced });
    expect(heard).toMatchObject([{ type: "refusal", code: number ? "nothing-to-decide" : "unknown-number" }]);
  });
});
