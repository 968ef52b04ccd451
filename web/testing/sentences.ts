/**
 * Sentences of the Python catalogue, each to be made once more here from the same facts: both are the same, letter
 * by letter. tests/texts/test_twin.py makes them and runs this.
 */
import { expect, test } from "vitest";
import type { CardRefusal, RefusalCode } from "../src/protocol";
import { cardOf } from "../src/texts/cards";
import type { Language } from "../src/texts/languages";
import { refusalSentence } from "../src/texts/refusals";
import { countsText, effectText, moveText, refusalText, symbolsText } from "../src/texts/sentences";
import { cardName, filled, speak, type Facts, type MessageKey } from "../src/texts/texts.svelte";
import { casesOfPython } from "./cases";

/** What is to be said, and how Python says it. */
type Case = { says: string } & (
  | { what: "name" | "symbols" | "effect" | "condition"; card: string }
  | { what: "move"; move: string; names: string[]; price: number | null }
  | { what: "refusal"; refusal: CardRefusal }
  | { what: "sentence"; refusal: { code: RefusalCode; facts: Record<string, unknown> } }
  | { what: "message"; key: MessageKey; facts: Facts }
);

function said(one: Case): string | Promise<string> {
  switch (one.what) {
    case "name":
      return cardName(one.card);
    case "symbols":
      return symbolsText(cardOf(one.card));
    case "effect":
      return effectText(cardOf(one.card));
    case "condition":
      return countsText(cardOf(one.card).condition);
    case "move":
      return moveText(one.move, one.names, one.price);
    case "refusal":
      return refusalText(one.refusal);
    case "sentence":
      return refusalSentence(one.refusal.code, one.refusal.facts);
    case "message":
      return filled(one.key, one.facts);
  }
}

/** In a browser, lines must not end within the prices of a deck; a terminal would show what keeps them together. */
const JOINER = /\u{2060}/gu;

const cases = casesOfPython<Record<Language, Case[]>>();

test.each(Object.keys(cases) as Language[])(
  "the sentences of both catalogues are the same in %s",
  async (language) => {
    await speak(language);
    const all = await Promise.all(cases[language].map(async (one) => ({ ...one, here: await said(one) })));
    const different = all.filter((one) => one.here.replace(JOINER, "") !== one.says);
    expect(different.slice(0, 10)).toEqual([]);
  },
);
