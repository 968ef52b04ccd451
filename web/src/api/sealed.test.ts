import { expect, test } from "vitest";
import { Refusal, Unreachable } from "./http";
import { isSealed, sealedIn } from "./sealed";

test("a deal that others still play is sealed, whether of a day or of a round", () => {
  expect(isSealed("round-sealed")).toBe(true);
  expect(isSealed("deal-sealed")).toBe(true);
  expect(isSealed("unknown-game")).toBe(false);
  expect(isSealed(undefined)).toBe(false);
});

test("only a refusal can say so", () => {
  const refusal = new Refusal("round-sealed", {}, "Others still play this deal.", 403);
  expect(sealedIn(refusal)).toBe(refusal);
  expect(sealedIn(new Refusal("unknown-game", {}, "", 404))).toBeNull();
  expect(sealedIn(new Unreachable())).toBeNull();
  expect(sealedIn(null)).toBeNull();
});
