import { describe, expect, test, vi } from "vitest";
import { builtKernel } from "../../../testing/kernel";
import { WEIGHTS_FILE, WEIGHTS_VERSION } from "../kernel/facts";
import { ROOM } from "../kernel/layout";
import { netOf } from "./net";

const BYTES = 4 + ROOM.net / 2;

function file(version: number, bytes = BYTES): Uint8Array {
  const made = new Uint8Array(bytes);
  new DataView(made.buffer).setUint32(0, version, true);
  return made;
}

describe("what a bot has learned", () => {
  test.each([
    ["is nowhere", null],
    ["is empty", new Uint8Array()],
    ["is something else", new TextEncoder().encode("<html>")],
    ["ends in the middle", file(WEIGHTS_VERSION, BYTES / 2)],
    ["is of another version", file(WEIGHTS_VERSION + 1)],
    ["has other numbers", file(WEIGHTS_VERSION)],
  ])("is refused if it %s, after one look past what is kept", async (_, found) => {
    const fetching = vi.fn(() => Promise.resolve(found));
    const kernel = await builtKernel(fetching);
    await expect(netOf(kernel)).rejects.toMatchObject({ code: "unlearned" });
    expect(fetching.mock.calls).toEqual([
      [WEIGHTS_FILE, false],
      [WEIGHTS_FILE, true],
    ]);
  });
  test("is asked for again by the next one who needs it", async () => {
    const fetching = vi.fn(() => Promise.resolve(null));
    const kernel = await builtKernel(fetching);
    for (const calls of [2, 4]) {
      await expect(netOf(kernel)).rejects.toMatchObject({ code: "unlearned" });
      expect(fetching).toHaveBeenCalledTimes(calls);
    }
  });
});
