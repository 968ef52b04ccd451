import { expect, test } from "vitest";
import { cardOf } from "../texts/cards";
import { amountsOf } from "./worth";

test("symbols are told, and not the points that follow from them", () => {
  expect(amountsOf(cardOf("wind_turbine"), { hearts: 2, points: 18 })).toEqual([
    { sign: "heart", number: 2 },
  ]);
});
test("coins that come at once are told", () => {
  expect(amountsOf(cardOf("race_track"), { coins: 1, hearts: 2, points: 8 })).toEqual([
    { sign: "coin", number: 1 },
    { sign: "heart", number: 2 },
  ]);
});
test("points are told where no symbol brings them", () => {
  expect(amountsOf(cardOf("japanese_garden"), { points: 24 })).toEqual([{ sign: "win", number: 24 }]);
  expect(amountsOf(cardOf("concert_hall"), { coins: 8, points: -4 })).toEqual([
    { sign: "coin", number: 8 },
    { sign: "win", number: -4 },
  ]);
});
test("what could bring symbols and brings none says 0", () => {
  expect(amountsOf(cardOf("wind_turbine"), {})).toEqual([{ sign: "heart", number: 0 }]);
  expect(amountsOf(cardOf("bakery"), {})).toEqual([{ sign: "coin", number: 0 }]);
  expect(amountsOf(cardOf("castle"), {})).toEqual([]);
  expect(amountsOf(cardOf("airport"), {})).toEqual([]);
});
