import { afterAll, beforeAll, expect, test } from "vitest";
import { de } from "./elision";
import { sentenceOf } from "./telling";
import { pieces, speak, t } from "./texts.svelte";

beforeAll(() => speak("fr"));
afterAll(() => speak("en"));

test.each([
  ["Bruno", "de Bruno"],
  ["Olga", "d’Olga"],
  ["Élise", "d’Élise"],
  ["Œdipe", "d’Œdipe"],
  ["Hugo", "d’Hugo"],
  ["Hélène", "d’Hélène"],
  ["Hans", "de Hans"],
  ["Heinz", "de Heinz"],
  ["Yann", "de Yann"],
  ["Yvonne", "d’Yvonne"],
  ["布魯諾", "de 布魯諾"],
  ["7", "de 7"],
  ["", "de "],
])("%s", (name, said) => {
  expect(de(name)).toBe(said);
});

test("the sentences ask for it", () => {
  expect(t("web-table-city-of", { who: "other", player: "Olga" })).toBe("Ville d’Olga");
  expect(t("web-table-city-of", { who: "other", player: "Bruno" })).toBe("Ville de Bruno");
});

test("a name that is drawn is heard all the same", () => {
  const left = { event: "monster_left" as const, seat: 1, monster: "grozilla" };
  const reader = { names: ["Bruno", "Olga: la vraie"], mySeats: [0], draws: true };
  const told = pieces(sentenceOf(left, reader));
  expect(told.slice(1)).toEqual([{ text: " quitte la ville d’" }, { drawn: "seat", name: "1" }]);
});
