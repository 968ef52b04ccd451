import { beforeAll, describe, expect, test, vi } from "vitest";
import { browserLanguage, drawn, isLanguage, language, list, number, pieces, speak, t } from "./texts.svelte";

beforeAll(() => speak("en"));

describe("sentences", () => {
  test("come in the language that was chosen, and the page says which", async () => {
    expect(t("amount-coins", { coins: 1 })).toBe("1 coin");
    await speak("de");
    expect(t("amount-coins", { coins: 2 })).toBe("2 Münzen");
    expect(document.documentElement.lang).toBe("de");
    expect(language()).toBe("de");
    await speak("en");
  });
  test("know what a Happy Market is called", () => {
    expect(t("kind-market")).toBe("Happy Market");
  });
});

describe("the language of the browser", () => {
  const wishes = (...languages: string[]) =>
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  test("is the first that we speak", () => {
    wishes("it-IT", "fr-CA", "de");
    expect(browserLanguage()).toBe("fr");
  });
  test("is the one Chinese that we speak, however it is written", () => {
    wishes("zh-CN");
    expect(browserLanguage()).toBe("zh-Hant");
  });
  test("is English if we speak none of them", () => {
    wishes("it", "ja");
    expect(browserLanguage()).toBe("en");
  });
});

test("a language is one of five", () => {
  expect(isLanguage("pl")).toBe(true);
  expect(isLanguage("zh")).toBe(false);
  expect(isLanguage(null)).toBe(false);
  expect(isLanguage(undefined)).toBe(false);
});

test("a sentence is cut where something is to be drawn", () => {
  expect(pieces(`${drawn("seat", 1)} buys ${drawn("card", "zoo")}.`)).toEqual([
    { drawn: "seat", name: "1" },
    { text: " buys " },
    { drawn: "card", name: "zoo" },
    { text: "." },
  ]);
  expect(pieces("")).toEqual([]);
});

test("numbers and lists are written as in the language", async () => {
  expect(number(1234.5)).toBe("1,234.5");
  expect(list(["a", "b", "c"])).toBe("a, b and c");
  await speak("de");
  expect(number(1234.5)).toBe("1.234,5");
  expect(list(["a", "b", "c"])).toBe("a, b und c");
  await speak("en");
});

test("friends who wait are counted as one counts people", async () => {
  const waiting = (): string[] => [1, 2, 5].map((count) => t("web-friends-waiting", { count }));
  expect(waiting()).toEqual([
    "Friends: 1 waiting for you",
    "Friends: 2 waiting for you",
    "Friends: 5 waiting for you",
  ]);
  await speak("de");
  expect(waiting()).toEqual([
    "Freunde: 1 wartet auf dich",
    "Freunde: 2 warten auf dich",
    "Freunde: 5 warten auf dich",
  ]);
  await speak("pl");
  expect(waiting()).toEqual(["Znajomi: oczekuje 1", "Znajomi: oczekują 2", "Znajomi: oczekuje 5"]);
  await speak("en");
});

test("a minus is a minus, not a hyphen", () => {
  expect(t("amount-hearts", { hearts: -1 })).toBe("−1 heart");
  expect(number(-0.25, { style: "percent" })).toBe("−25%");
});

test("the round before the first has no number", () => {
  expect(t("story-moment", { kind: "choice", round: 0 })).toBe("Set-up: a decision");
  expect(t("story-moment", { kind: "choice", round: 3 })).toBe("Round 3: a decision");
});

test("what is left of a card says of what", () => {
  expect(t("web-table-copies", { hidden: 1, discarded: 0 })).toBe("1 copy left to draw");
  expect(t("web-table-copies", { hidden: 0, discarded: 2 })).toBe("no copy left to draw, 2 discarded");
});

test("a message that is not there is seen, and said to whoever looks after the page", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(t("web-rules-goal")).toBe("⟨web-rules-goal⟩"); // nobody has called learn()
  expect(said).toHaveBeenCalledTimes(1);
  // @ts-expect-error: a key that does not exist does not compile
  expect(t("web-rules-gaol")).toBe("⟨web-rules-gaol⟩");
  // @ts-expect-error: nor does a message without its facts,
  expect(() => t("amount-coins")).toThrow("$coins");
  // @ts-expect-error: with others,
  expect(() => t("amount-coins", { coin: 2 })).toThrow("$coins");
  // @ts-expect-error: or with facts that it does not ask for
  t("web-table-menu", { coins: 2 });
});
