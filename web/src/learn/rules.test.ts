import { beforeAll, expect, test } from "vitest";
import { told } from "../texts/prose";
import { LANGUAGES, type Language } from "../texts/languages";
import { has, learn, speak } from "../texts/texts.svelte";
import { COPIES } from "../protocol";
import { EXAMPLE, linesOf, NUMBERS, PARTS, SCORED } from "./rules";

beforeAll(async () => {
  await speak("en");
  await learn();
});

test.each(Object.keys(LANGUAGES) as Language[])(
  "every title and line is there in %s, and no line is left over",
  async (language) => {
    await speak(language);
    for (const part of PARTS) {
      expect(has(`web-rules-part-${part.id}`)).toBe(true);
      for (const { id, lines } of part.sections) {
        expect(has(`web-rules-${id}`), id).toBe(true);
        for (let line = 1; line <= lines; line++)
          expect(has(`web-rules-${id}-${line}`), `${id}-${line}`).toBe(true);
        expect(has(`web-rules-${id}-${lines + 1}`), id).toBe(false);
      }
    }
    await speak("en");
  },
);

test("the numbers that the texts name fill every line", () => {
  for (const section of PARTS.flatMap((part) => part.sections)) {
    expect(linesOf(section)).toHaveLength(section.lines);
    for (const key of linesOf(section)) expect(told(key, NUMBERS), key).not.toMatch(/\{\$/);
  }
});

test("a list begins within its section", () => {
  for (const { lines, list } of PARTS.flatMap((part) => part.sections))
    if (list) expect(list.from).toBeLessThanOrEqual(lines);
});

test("the example is the one of the rule book (R7.7)", () => {
  expect(EXAMPLE).toHaveLength(10);
  expect(NUMBERS.points).toBe(SCORED.inhabitants * SCORED.hearts);
  expect(Number(NUMBERS.shown) - Number(NUMBERS.crossed)).toBe(SCORED.hearts);
});

test("the decks are counted with their copies", () => {
  expect(NUMBERS.deck1).toBe(Number(NUMBERS.deck1) - (Number(NUMBERS.deck1) % COPIES.building));
  expect(Number(NUMBERS.family)).toBeGreaterThan(0);
});
