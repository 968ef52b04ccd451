/**
 * A host for the kernel's module: reads calls from its input, a line of JSON each, and answers with the result and with
 * the bytes that the call left in its areas, null for those that are as they were. Started by `happycity.testing.wasm`.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const PAGE = 65536;
const STEP = 64; // bytes: every area begins at a multiple of it

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const { memory, __heap_base: heap, ...entries } = instance.exports;

/** The areas of a call side by side behind what the module needs itself. */
function layOut(areas) {
  let end = heap.value;
  const starts = areas.map((bytes) => {
    const start = Math.ceil(end / STEP) * STEP;
    end = start + bytes.length;
    return start;
  });
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  return starts;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { name, given } = JSON.parse(line);
  const areas = given.filter(({ bytes }) => bytes !== undefined).map(({ bytes }) => Buffer.from(bytes, "base64"));
  const starts = layOut(areas);
  areas.forEach((bytes, i) => new Uint8Array(memory.buffer).set(bytes, starts[i]));
  let area = 0;
  const words = given.flatMap(({ bytes, many, number, wide }) => {
    if (bytes === undefined) return [wide === undefined ? number : BigInt(wide)];
    return many === undefined ? [starts[area++]] : [starts[area++], many];
  });
  const began = performance.now();
  const result = entries[name](...words);
  const ms = performance.now() - began;
  const left = areas.map((bytes, i) => {
    const now = Buffer.from(memory.buffer, starts[i], bytes.length);
    return now.equals(bytes) ? null : now.toString("base64");
  });
  process.stdout.write(`${JSON.stringify({ result: result ?? null, left, ms })}\n`);
}
