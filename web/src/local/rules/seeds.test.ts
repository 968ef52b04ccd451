import { expect, test } from "vitest";
import { WORK, WORK_BYTES } from "../kernel/layout";
import { part } from "../kernel/record";
import { commitmentOf, firstSeat, freshSecret, hashWords, sharedSeed, streamsOf } from "./seeds";

test("a seed gives every purpose a generator of its own, the same as in Python", () => {
  const streams = streamsOf(7);
  expect(streams).toHaveLength(part(new Uint8Array(WORK_BYTES), WORK.streams).length);
  expect(streams.slice(0, 8)).toEqual(Uint8Array.of(180, 3, 206, 249, 201, 234, 95, 219));
  expect(streamsOf("7")).toEqual(streams);
  expect(streams.slice(32, 64)).toEqual(hashWords(7, "deck 2"));
});

test("a secret is new each time, and fits one commitment", () => {
  const secret = freshSecret();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(freshSecret()).not.toBe(secret);
  expect(commitmentOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("a secret says who begins", () => {
  expect([2, 3, 4, 5].map((players) => firstSeat("abc", players))).toEqual([0, 1, 2, 0]);
});

test("a seed that all have made depends on the secret and on what was given, seat by seat", () => {
  const [secret, promise] = ["5".repeat(64), "0".repeat(64)];
  const part = (seat: number, nonce: string | null) => ({ seat, promise, nonce });
  const parts = [part(0, "a".repeat(64)), part(1, null), part(3, "b".repeat(64))];
  expect(sharedSeed(secret, parts)).toBe(
    commitmentOf(`happycity/2\n${secret}\n0 ${"a".repeat(64)}\n3 ${"b".repeat(64)}`),
  );
});
