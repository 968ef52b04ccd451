import { beforeAll, expect, test } from "vitest";
import { amountText, signed } from "./amounts";
import { clockText } from "./clocks";
import { modeNamed, MODES } from "./modes";
import { speak } from "./texts.svelte";

beforeAll(() => speak("en"));

test("every kind of game has a name of its own", () => {
  expect(MODES).toHaveLength(8);
  expect(new Set(MODES.map(modeNamed)).size).toBe(8);
  expect(modeNamed("family")).toBe("Family");
  expect(modeNamed("expert+grozilla")).toBe("Expert · Grozilla");
  expect(modeNamed("family+grozilla+sum")).toBe("Family · Grozilla · points added");
});

test("clocks in words", () => {
  expect(clockText({ kind: "live", move_seconds: 30, bank_seconds: 150 })).toBe(
    "30 s per move, 3 min in reserve",
  );
  expect(clockText({ kind: "live", move_seconds: 30 })).toBe("30 s per move, 0 min in reserve");
  expect(clockText({ kind: "slow", move_seconds: 86_400 })).toMatch(/1 day\b/);
  expect(clockText({ kind: "slow", move_seconds: 3 * 86_400 })).toMatch(/3 days\b/);
});

test("amounts in words", () => {
  expect(amountText("coins", 1)).toBe("1 coin");
  expect(amountText("hearts", 2)).toBe("2 hearts");
  expect(amountText("income", 3)).toBe("3 income");
});

test("a minus is as wide as a plus", () => {
  expect(signed(-2)).toBe("−2");
  expect(signed(2)).toBe("2");
  expect(signed(0)).toBe("0");
});
