import { describe, expect, test } from "vitest";
import { cards } from "./cards";
import { LANGUAGES, type Language } from "./languages";
import { briefText, effectText } from "./sentences";
import { speak } from "./texts.svelte";

/** What the row of a special building has room for, at every size from 1024 px on. */
const LONGEST = 34;
const tellers = cards.filter((card) => card.effect !== null || card.kind === "monster");

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  test("every effect is told in a few words", async () => {
    await speak(language);
    for (const card of tellers) {
      const brief = briefText(card);
      expect(brief, card.id).not.toBe("");
      expect(brief, card.id).not.toMatch(/[⟨{$]/);
      expect([...brief].length, `${card.id}: ${brief}`).toBeLessThanOrEqual(LONGEST);
    }
  });
  test("cards that do not do the same do not say the same", async () => {
    await speak(language);
    const said = tellers.map((card) => [effectText(card), briefText(card)] as const);
    expect(new Set(said.map(([, brief]) => brief)).size).toBe(new Set(said.map(([effect]) => effect)).size);
  });
});
