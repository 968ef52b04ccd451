import { beforeAll, describe, expect, test } from "vitest";
import { cards } from "./cards";
import { GROUPS, questionsOf } from "./faq";
import { cut, fits, folded, plain, told } from "./prose";
import { LANGUAGES, type Language } from "./languages";
import { has, learn, pieces, speak } from "./texts.svelte";

beforeAll(async () => {
  await speak("en");
  await learn();
});

const questions = GROUPS.flatMap((group) => group.questions);

describe("questions", () => {
  test.each(Object.keys(LANGUAGES) as Language[])(
    "are asked and answered in %s, each once",
    async (language) => {
      await speak(language);
      for (const { id } of GROUPS) expect(has(`web-faq-group-${id}`), id).toBe(true);
      for (const { id } of questions) {
        expect(plain(`web-faq-${id}-q`), id).toBeTruthy();
        expect(plain(`web-faq-${id}-a`), id).toBeTruthy();
      }
      expect(new Set(questions.map((one) => one.id)).size).toBe(questions.length);
      await speak("en");
    },
  );
  test("cite a rule, and are about cards that exist", () => {
    const known = new Set(cards.map((card) => card.id));
    for (const { rule, cards: about } of questions) {
      expect(rule).toMatch(/^R\d+(\.\d+)?$/);
      for (const card of about) expect(known).toContain(card);
    }
  });
  test("say whether the answer is a ruling of ours", () => {
    const [bank, dwellings] = ["bank", "dwellings"].map((id) => questions.find((one) => one.id === id));
    expect(bank?.ruling).toBe(true);
    expect(dwellings?.ruling).toBe(false);
  });
  test("are found by the card they are about", () => {
    expect(questionsOf("moai").map((one) => one.id)).toEqual(["moai"]);
    expect(questionsOf("sphinx").map((one) => one.id)).toEqual([
      "barber",
      "sphinx",
      "sphinx-refuse",
      "end-order",
    ]);
    expect(questionsOf("zoo")).toEqual([]);
  });
});

describe("prose", () => {
  test("draws the cards, signs and kinds that it names", () => {
    expect(pieces(told("web-faq-arcade-q"))[0]).toEqual({ drawn: "card", name: "arcade" });
    expect(pieces(told("web-rules-goal-1"))).toContainEqual({ drawn: "glyph", name: "coin" });
    expect(pieces(told("web-tutorial-your-special"))).toContainEqual({ drawn: "kind", name: "blue" });
  });
  test("in words alone has names of cards and no signs", () => {
    expect(plain("web-faq-arcade-q")).toBe("Arcade: may I refuse the last coins?");
    expect(plain("web-rules-goal-1")).toContain("Some bring coins every round");
    expect(plain("web-rules-goal-2")).toContain("you multiply inhabitants");
  });
});

describe("a search", () => {
  test("does not mind capitals and accents", () => {
    expect(folded("Éléphant Łódź Straße Œuvre L’art")).toBe("elephant lodz strasse oeuvre l'art");
    expect(fits("Die Straße nach Łódź", "lodz STRASSE")).toBe(true);
    expect(fits("Die Straße", "strasse weg")).toBe(false);
  });
  test("lights what it finds, letter by letter of the text as it is written", () => {
    expect(cut("Die Straße nach Łódź", "strasse lodz")).toEqual(["Die ", "Straße", " nach ", "Łódź"]);
    expect(cut("banana", "ana")).toEqual(["b", "anana"]);
    expect(cut("zoo", "zoo")).toEqual(["", "zoo"]);
    expect(cut("nothing here", "zoo")).toEqual(["nothing here"]);
  });
  test("of one letter would light everything, so it lights nothing", () => {
    expect(cut("banana", "a")).toEqual(["banana"]);
    expect(cut("banana", "")).toEqual(["banana"]);
  });
});
