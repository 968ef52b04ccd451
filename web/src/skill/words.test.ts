import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../texts/languages";
import { speak, t } from "../texts/texts.svelte";
import { cardText, likeText, percent, points, rangeText } from "./words";

beforeAll(() => speak("en"));

const none = { times: 0, cost: 0 };
const zoo = { card: "zoo", built: none, missed: none, early: null, late: null };

test("numbers are told shortly", () => {
  expect(points(0.0184)).toBe("1.8");
  expect(percent(1.3)).toBe("100%");
  expect(rangeText({ mean: 0.1, low: 0.05, high: 0.15 }, points)).toBe("95%: 5.0 to 15.0");
  expect(rangeText({ mean: 0.1, low: null, high: null }, points)).toBe("");
});

test("the level that chooses as well is named, or those it lies between", () => {
  expect(likeText([])).toBe("");
  expect(likeText(["architect"])).toContain("Architect");
  expect(likeText(["resident", "mayor"])).toMatch(/Resident.*Mayor/);
});

test("a card is told by what happened", () => {
  expect(cardText({ ...zoo, built: { times: 1, cost: 0.1 } })).toBe(
    "Built once when something else was better.",
  );
  expect(cardText({ ...zoo, missed: { times: 2, cost: 0.1 }, early: 0.4, late: 1.6 })).toBe(
    "Passed over 2 times when it was best. On average 2 rounds too late.",
  );
});

describe.each(Object.keys(LANGUAGES) as Language[])("a single game in %s", (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak("en"));
  test.each(["web-skill-lead", "web-skill-course-about", "web-skill-luck-about"] as const)(
    "%s does not speak of many",
    (key) => expect(t(key, { games: 1 })).not.toBe(t(key, { games: 10 })),
  );
  test("has no average", () =>
    expect(t("web-skill-luck-mean", { games: 1, luck: "+3" })).not.toBe(
      t("web-skill-luck-mean", { games: 2, luck: "+3" }),
    ));
});
