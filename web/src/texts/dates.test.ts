import { beforeAll, expect, test } from "vitest";
import { speak } from "./texts.svelte";
import { dayOf, momentOf } from "./dates";

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
