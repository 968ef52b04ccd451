import { describe, expect, test, vi } from "vitest";
import { bytesIn, decoded, encoded, HasPasskey, makePasskey } from "./passkeys";

describe("bytes as text", () => {
  test("there and back, in letters that addresses like", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const text = encoded(bytes.buffer);
    expect(text).toMatch(/^[\w-]+$/);
    expect([...decoded(text)]).toEqual([...bytes]);
  });
});

describe("what a device is asked", () => {
  const options = {
    rp: { name: "Happy City", id: "happy.example" },
    user: { id: "YWRh", name: "Ada" },
    challenge: "AAEC",
    timeout: 60000,
    excludeCredentials: [{ id: "_-8", type: "public-key" }],
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  };
  test("has bytes where the standard wants them, and nowhere else", () => {
    const asked = bytesIn(options);
    expect(asked).toEqual({
      ...options,
      user: { id: decoded("YWRh"), name: "Ada" },
      challenge: Uint8Array.of(0, 1, 2),
      excludeCredentials: [{ id: Uint8Array.of(255, 239), type: "public-key" }],
    });
  });
});

describe("a device that makes no passkey", () => {
  const refuses = (error: Error): void => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ options: {} })));
    vi.stubGlobal("navigator", { credentials: { create: () => Promise.reject(error) } });
  };
  test("because it has one says so", async () => {
    refuses(new DOMException("", "InvalidStateError"));
    await expect(makePasskey()).rejects.toBeInstanceOf(HasPasskey);
  });
  test("because the person thought better of it says nothing", async () => {
    refuses(new DOMException("", "NotAllowedError"));
    expect(await makePasskey()).toBeNull();
  });
  test("for another reason says that something is wrong", async () => {
    refuses(new DOMException("", "SecurityError"));
    await expect(makePasskey()).rejects.toBeInstanceOf(DOMException);
  });
});
