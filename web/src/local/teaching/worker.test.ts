// @vitest-environment node
import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { builtKernel } from "../../../testing/kernel";
import { busyRecord } from "../../../testing/played";
import { shippedWeights } from "../../../testing/weights";
import type { Asked, Told } from "./messages";

/** A worker's own world: what it hears. */
interface Self {
  onmessage(event: { data: Asked }): void;
}
let heard: Told[];

async function started(module: Uint8Array | null, weights: Uint8Array | null = shippedWeights()) {
  heard = [];
  vi.resetModules();
  vi.stubGlobal("self", { postMessage: (told: Told) => heard.push(told) });
  vi.stubGlobal("fetch", async (address: string) => {
    const file = String(address).endsWith(".bin") ? weights : module;
    return file ? new Response(file as BodyInit) : new Response(null, { status: 404 });
  });
  await import("./worker");
  return (asked: Asked) => (globalThis.self as unknown as Self).onmessage({ data: asked });
}

const built = () => readFileSync("../src/happycity/kernel/targets/kernel.wasm");
let question: Asked;

beforeEach(async () => {
  const record = busyRecord(await builtKernel());
  const number = record.moves.findIndex((move) => move.startsWith("buy")) + 1;
  question = { type: "judge", n: 1, record, number, move: "coin", depth: "quick" };
});

test("a teacher loads what it needs, and answers", async () => {
  const say = await started(built());
  say(question);
  await vi.waitFor(() => expect(heard[0]).toMatchObject({ type: "weights-wanted" }));
  say({ type: "weights", address: "https://here/mind.bin" });
  await vi.waitFor(() => expect(heard[1]).toMatchObject({ type: "judged", n: 1 }), 5000);
  say({ type: "stop", n: 1 }); // too late, and no harm
});

test.each([
  ["where they lie nowhere", null, shippedWeights()],
  ["that are not to be had", "https://here/mind.bin", null],
])("weights %s are refused", async (_, address, weights) => {
  const say = await started(built(), weights);
  say(question);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  say({ type: "weights", address });
  await vi.waitFor(() => expect(heard).toHaveLength(2)); // a copy may have been damaged: once more
  say({ type: "weights", address });
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ type: "refusal", code: "unlearned" }));
});

test.each([
  ["missing", null],
  ["damaged", new TextEncoder().encode("<html>")],
])("with a kernel that is %s nothing can be answered", async (_, module) => {
  const say = await started(module);
  say(question);
  await vi.waitFor(() => expect(heard).toEqual([{ type: "broken" }]));
});
