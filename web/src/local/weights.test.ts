import { afterEach, describe, expect, test, vi } from "vitest";
import { weightsAddress } from "./weights";

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const script = () => document.head.querySelector("script");

describe("what bots have learned", () => {
  test("lies beside the client's own files on a host", async () => {
    expect(await weightsAddress("mind-1.bin")).toBe(`${location.origin}/assets/mind-1.bin`);
    expect(script()).toBeNull();
  });
  test("is a script where the site was opened from a file", async () => {
    vi.stubGlobal("location", { protocol: "file:" });
    const found = weightsAddress("mind-1.bin");
    vi.stubGlobal("happyCityMind", "data:,weights");
    script()?.dispatchEvent(new Event("load"));
    expect(await found).toBe("data:,weights");
  });
  test("may be missing there", async () => {
    vi.stubGlobal("location", { protocol: "file:" });
    const found = weightsAddress("mind-1.bin");
    script()?.dispatchEvent(new Event("error"));
    expect(await found).toBeNull();
  });
});
