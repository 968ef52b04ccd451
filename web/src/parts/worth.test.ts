import { expect, test } from "vitest";
import type { Worth } from "../protocol";
import { cardOf } from "../texts/cards";
import { amountsOf } from "./worth";

function worth(changes: Partial<Worth>): Worth {
  return { coins: 0, income: 0, hearts: 0, inhabitants: 0, points: 0, ...changes };
}

test("symbols are told, and not the points that follow from them", () => {
  expect(amountsOf(cardOf("wind_turbine"), worth({ hearts: 2, points: 18 }))).toEqual([
    { sign: "heart", number: 2 },
  ]);
});
test("coins that come at once are told", () => {
  expect(amountsOf(cardOf("race_track"), worth({ coins: 1, hearts: 2, points: 8 }))).toEqual([
    { sign: "coin", number: 1 },
    { sign: "heart", number: 2 },
  ]);
});
test("points are told where no symbol brings them", () => {
  expect(amountsOf(cardOf("japanese_garden"), worth({ points: 24 }))).toEqual([{ sign: "win", number: 24 }]);
  expect(amountsOf(cardOf("concert_hall"), worth({ coins: 8, points: -4 }))).toEqual([
    { sign: "coin", number: 8 },
    { sign: "win", number: -4 },
  ]);
});
test("what could bring symbols and brings none says 0", () => {
  expect(amountsOf(cardOf("wind_turbine"), worth({}))).toEqual([{ sign: "heart", number: 0 }]);
  expect(amountsOf(cardOf("bakery"), worth({}))).toEqual([{ sign: "coin", number: 0 }]);
  expect(amountsOf(cardOf("castle"), worth({}))).toEqual([]);
  expect(amountsOf(cardOf("airport"), worth({}))).toEqual([]);
});
