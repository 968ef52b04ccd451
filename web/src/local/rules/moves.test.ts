import { describe, expect, test } from "vitest";
import { refusalOf } from "../../../testing/kernel";
import { BUY, COPY, DESTROY, DISCARD, DRAW, GIVE, PAYMENTS, REFUSE, TAKE } from "../kernel/layout";
import { parsed, paymentOf, textOf, written } from "./moves";

describe("the notation", () => {
  test.each([
    "market blue",
    "keep",
    "discard factory",
    "draw 2",
    "coin",
    "buy house",
    "buy house with yellow yellow purple",
    "decline",
    "take castle",
    "destroy 10",
    "give 0",
    "copy 4",
    "refuse",
  ])("%s is read and written alike", (text) => {
    expect(written(parsed(text))).toBe(text);
  });

  test.each([
    ["", "unknown-move"],
    ["Draw 1", "unknown-move"],
    ["draw  1", "unknown-move"],
    ["x".repeat(121), "unknown-move"],
    ["fly", "unknown-move"],
    ["toString", "unknown-move"],
    ["constructor", "unknown-move"],
    ["draw", "incomplete-move"],
    ["keep it", "incomplete-move"],
    ["buy house with", "incomplete-move"],
    ["draw 5", "unknown-number"],
    ["draw 01", "unknown-number"],
    ["market red", "unknown-colour"],
    ["buy hous", "unknown-card"],
    ["buy house with blue yellow", "tokens-out-of-order"],
  ])("%j is refused: %s", (text, code) => {
    expect(refusalOf(() => parsed(text)).code).toBe(code);
  });

  test("a refusal says what would have been a move", () => {
    expect(refusalOf(() => parsed("buy")).facts).toEqual({ move: "buy", known: ["buy <card with tokens>"] });
    expect(refusalOf(() => parsed("give 5")).facts).toEqual({
      move: "give 5",
      found: "5",
      known: [0, 1, 2, 3, 4],
    });
  });

  test("of actions, by their numbers", () => {
    expect([DISCARD, DRAW + 3, BUY + PAYMENTS + 6, TAKE].map((action) => textOf(action, "zoo"))).toEqual([
      "discard zoo",
      "draw 4",
      "buy zoo with yellow yellow",
      "take zoo",
    ]);
    expect([4, DESTROY, GIVE + 1, COPY + 2, REFUSE].map((action) => textOf(action, ""))).toEqual([
      "market purple",
      "destroy 1",
      "give 1",
      "copy 2",
      "refuse",
    ]);
  });
});

test("four tokens of one colour there are not", () => {
  expect(paymentOf([])).toBe(0);
  expect(paymentOf(["blue", "blue", "blue"])).toBeGreaterThan(0);
  expect(paymentOf(["blue", "blue", "blue", "blue"])).toBeNull();
});
