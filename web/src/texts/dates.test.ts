import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "./texts.svelte";
import { dateNamed, dayOf, isDay, momentOf } from "./dates";

const MOMENT = Date.UTC(2026, 4, 4, 9, 5) / 1000;

beforeAll(() => speak("en"));

test("days and moments are written as in the language", async () => {
  expect(dayOf(MOMENT)).toBe("4 May 2026");
  expect(momentOf(MOMENT)).toBe("4 May 2026, 09:05");
  await speak("de");
  expect(dayOf(MOMENT)).toBe("4. Mai 2026");
  expect(momentOf(MOMENT)).toBe("04.05.2026, 09:05");
  await speak("en");
});

test("days of deals have their year if it is another one", () => {
  vi.useFakeTimers({ now: MOMENT * 1000 });
  expect(dateNamed("2026-05-03")).toBe("3 May");
  expect(dateNamed("2025-12-31")).toBe("31 December 2025");
  vi.useRealTimers();
});

test.each(["", "yesterday", "2026-13-40", "2026-5-3", "../2026-05-03"])("%j is no day", (text) => {
  expect(isDay(text)).toBe(false);
  expect(isDay("2026-05-03")).toBe(true);
});
