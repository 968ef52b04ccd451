import { describe, expect, test } from "vitest";
import { bot, cityScore, openSeat, person, sheet, tableInfo } from "../../testing/samples";
import { speak } from "../texts/texts.svelte";
import { headline, inOrder, playersOf, readerOf, reason } from "./ending";

await speak("en");

const info = tableInfo({ seats: [person(0, "Ada"), person(1, "Ben"), bot(2, "resident")] });

describe("the players", () => {
  test("have names, faces, and the reader has the first colour", () => {
    const players = playersOf(info, "ben");
    expect(players.map((one) => one.name)).toEqual(["Ada", "Ben", "Pixel"]);
    expect(players.map((one) => one.tone)).toEqual([1, 0, 2]);
    expect(players.map((one) => one.me)).toEqual([false, true, false]);
    expect(players[2]?.face).toBe("robot");
    expect(players.map((one) => one.label)).toEqual(["Ada", "You", "Pixel"]);
  });
  test("of one name have the numbers of their seats beside it", () => {
    const twins = tableInfo({ seats: [person(0, "Ada", "x"), person(1, "Ada", "y"), person(2, "Ben")] });
    expect(playersOf(twins, null).map((one) => one.label)).toEqual(["Ada (seat 1)", "Ada (seat 2)", "Ben"]);
  });
  test("keep the order of the seats for a stranger", () => {
    expect(playersOf(info, null).map((one) => one.tone)).toEqual([0, 1, 2]);
    expect(playersOf(info, null).some((one) => one.me)).toBe(false);
  });
  test("have the reader among them, unless one person holds several seats", () => {
    expect(readerOf(playersOf(info, "ben"))).toBe(1);
    expect(readerOf(playersOf(info, null))).toBeNull();
    const screen = tableInfo({ seats: [person(0, "Ada", "x"), person(1, "Ben", "x")] });
    expect(readerOf(playersOf(screen, "x"))).toBeNull();
  });
  test("without a name are called by their seat", () => {
    const empty = tableInfo({ seats: [person(0, "Ada"), openSeat(1)] });
    expect(playersOf(empty, null)[1]?.name).toBe("seat 2");
  });
});

const ada = (points: number, coins = 0) => cityScore(0, { points, coins });
const ben = (points: number, coins = 0) => cityScore(1, { points, coins });

describe("who has won", () => {
  const players = playersOf(tableInfo(), "ada");
  test("is “you” if it is the reader alone", () => {
    expect(headline(sheet([ada(12), ben(9)], [0]), players)).toBe("You win!");
    expect(headline(sheet([ada(12), ben(19)], [1]), players)).toBe("Ben wins!");
  });
  test("is a name where one person holds several seats", () => {
    const screen = playersOf(tableInfo({ seats: [person(0, "Ada", "x"), person(1, "Ben", "x")] }), "x");
    expect(headline(sheet([ada(12), ben(9)], [0]), screen)).toBe("Ada wins!");
    expect(screen.map((one) => one.label)).toEqual(["Ada", "Ben"]);
  });
  test("are several if they share it", () => {
    expect(headline(sheet([ada(12, 3), ben(12, 3)], [0, 1]), players)).toBe("You and Ben win together!");
    const strangers = playersOf(tableInfo(), null);
    expect(headline(sheet([ada(12, 3), ben(12, 3)], [0, 1]), strangers)).toBe("Ada and Ben win together!");
  });
  test("by how many coins, where points were equal", () => {
    const tied = sheet([ada(12, 3), ben(12, 2)], [0], { behind_on_coins: [1] });
    expect(headline(tied, players)).toBe("You win by a single coin!");
    const clear = sheet([ada(12, 3), ben(12, 8)], [1], { behind_on_coins: [0] });
    expect(headline(clear, players)).toBe("Ben wins by 5 coins!");
  });
});

describe("why", () => {
  const players = playersOf(info, "ada");
  test("points, best first", () => {
    const cities = [ada(30), ben(12), cityScore(2, { points: 20 })];
    expect(reason(sheet(cities, [0]), players)).toBe("30 lit windows against 20 and 12.");
    expect(reason(sheet(cities, [0], { scoring: "sum" }), players)).toBe("30 points against 20 and 12.");
  });
  test("points and no windows, where some are below zero", () => {
    expect(reason(sheet([ada(-2), ben(-6)], [0]), players)).toBe("−2 points against −6.");
    expect(reason(sheet([ada(4), ben(-6)], [0]), players)).toBe("4 points against −6.");
  });
  test("coins, and whom they decided against", () => {
    const cities = [ada(30, 4), ben(30, 1), cityScore(2, { points: 20 })];
    const why = reason(sheet(cities, [0], { behind_on_coins: [1] }), players);
    expect(why).toContain("Ben");
    expect(why).not.toContain("Pixel");
  });
  test("everything equal, where a victory is shared", () => {
    const cities = [ada(30, 4), ben(30, 4), cityScore(2, { points: 20 })];
    expect(reason(sheet(cities, [0, 1]), players)).toMatch(/30/);
  });
  test("two share the victory and a third has their points but fewer coins", () => {
    const shared = sheet([ada(30, 4), ben(30, 4), cityScore(2, { points: 30, coins: 1 })], [0, 1], {
      behind_on_coins: [2],
    });
    expect(headline(shared, players)).toBe("You and Ben win together!");
    expect(reason(shared, players)).toContain("Pixel");
    expect(reason(shared, players)).not.toMatch(/Ada|Ben/);
  });
  test("that the others resigned, whatever their bots have built", () => {
    const gone = (seat: number, name: string) => ({
      ...bot(seat, "mayor"),
      name,
      resigned: name.toLowerCase(),
    });
    const game = tableInfo({ seats: [person(0, "Ada"), gone(1, "Ben"), gone(2, "Cy")] });
    const cities = [ada(6), ben(30), cityScore(2, { points: 20 })];
    const why = (me: string | null) => reason(sheet(cities, [0]), playersOf(game, me));
    expect(why("ada")).toBe("Ben and Cy resigned.");
    expect(why("ben")).toBe("You and Cy resigned.");
    const two = tableInfo({ seats: game.seats.slice(0, 2) });
    expect(reason(sheet(cities.slice(0, 2), [0]), playersOf(two, "ada"))).toBe("Ben resigned.");
    expect(reason(sheet(cities.slice(0, 2), [0]), playersOf(two, "ben"))).toBe("You resigned.");
  });
  test("the points of those who stayed, and of all where nobody did", () => {
    const gone = (seat: number, name: string) => ({
      ...bot(seat, "mayor"),
      name,
      resigned: name.toLowerCase(),
    });
    const cities = [ada(6), ben(30), cityScore(2, { points: 4 })];
    const one = tableInfo({ seats: [person(0, "Ada"), gone(1, "Ben"), person(2, "Cy")] });
    expect(reason(sheet(cities, [0]), playersOf(one, "ada"))).toBe("6 lit windows against 4.");
    const all = tableInfo({ seats: [gone(0, "Ada"), gone(1, "Ben"), gone(2, "Cy")] });
    expect(reason(sheet(cities, [1]), playersOf(all, "ben"))).toMatch(/^All resigned/);
  });
  test("the winner is the server's, whatever the points look like", () => {
    const odd = sheet([ada(30, 1), ben(30, 4)], [0]);
    expect(reason(odd, players)).not.toMatch(/coins/);
  });
});

test("the order is by rank, then by seat", () => {
  const cities = [cityScore(0, { rank: 2 }), cityScore(1, { rank: 1 }), cityScore(2, { rank: 2 })];
  expect(inOrder(sheet(cities, [1]))).toEqual([1, 0, 2]);
});
