import { expect, test } from "vitest";
import { CLOCKS, clockOf, rate, run, timeOf, TIMES, USUAL_TIME, type ClockKind } from "./clocks";

test("a clock has the time that was chosen, and tells which it was", () => {
  for (const kind of CLOCKS) {
    if (kind === "none") continue;
    for (const [time, seconds] of TIMES[kind].entries()) {
      const clock = clockOf(kind, time);
      expect(clock).toEqual({ kind, ...seconds });
      expect(timeOf(clock)).toBe(time);
    }
  }
});

test("no clock, a time that there is not, a clock that was made elsewhere", () => {
  expect(clockOf("none", 2)).toBeNull();
  expect(clockOf("live", 9)).toEqual({ kind: "live", ...TIMES.live[0] });
  expect(timeOf(null)).toBe(USUAL_TIME);
  expect(timeOf({ kind: "slow", move_seconds: 7, bank_seconds: 7 })).toBe(USUAL_TIME);
});

test("what counts has a clock, and what has none does not count", () => {
  const game = { rated: false, clock: "none" as ClockKind };
  rate(game, true);
  expect(game).toEqual({ rated: true, clock: "live" });
  run(game, "slow");
  expect(game.rated).toBe(true);
  run(game, "none");
  expect(game).toEqual({ rated: false, clock: "none" });
});
