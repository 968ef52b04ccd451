import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FakeBoard } from "../../../testing/board.svelte";
import { newDesk } from "../../../testing/desk";
import { city, preview, state, tableInfo, view, yours } from "../../../testing/samples";
import type { Table } from "../../live/table.svelte";
import type { CardRefusal, GameEvent, PublicView, YourView } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import type { Desk } from "./desk.svelte";
import {
  coinsOf,
  coveredText,
  doingText,
  doText,
  headline,
  keepsForCoin,
  resultText,
  spotSentence,
} from "./words";

beforeAll(() => speak("en"));

let board: FakeBoard;
let desk: Desk;
let stop: () => void;

function shows(where: Partial<PublicView>, mine: Partial<YourView> = {}): void {
  board.shown = state((board.shown?.seq ?? 0) + 1, { view: view(where), yours: yours(mine) });
  flushSync();
}

beforeEach(() => {
  ({ board, desk, stop } = newDesk());
});
afterEach(() => stop());

describe("the headline", () => {
  test("is empty before there is a table", () => {
    expect(headline(desk)).toEqual({ who: "", what: "" });
  });
  test("says whose turn it is and what they do", () => {
    shows({ phase: "refill", seat: 1, turn: 1 });
    expect(headline(desk)).toEqual({ who: "Ben’s turn:", what: "drawing cards" });
  });
  test("says who is waited for and not there", () => {
    stop();
    const present = { players: ["ada"], spectators: 0 };
    ({ board, desk, stop } = newDesk({ present } as Table));
    shows({ phase: "refill", seat: 1, turn: 1 });
    expect(headline(desk)).toEqual({ who: "Ben’s turn:", what: "not here just now" });
    present.players.push("ben");
    expect(headline(desk).what).toBe("drawing cards");
  });
  test("in somebody else's turn says whose it is, and which monster asks", () => {
    const event: GameEvent = { event: "destroyed", seat: 0, card: "zoo", place: 2, monster: "corgzilla" };
    const legal = [preview("destroy 2", { events: [event] })];
    shows({ phase: "destroy", seat: 0, turn: 1 }, { seat: 0, legal });
    expect(headline(desk)).toEqual({
      who: "Ben’s turn:",
      what: "Corgzilla strikes your city: which card does it get?",
    });
  });
  test("asks the reader, by name if it is short", () => {
    shows({ phase: "buy" }, { seat: 0 });
    expect(headline(desk)).toEqual({ who: "Your turn, Ada!", what: "Buy one card, or take a coin." });
    board.names = ["Adalbertine von", "Ben"];
    expect(headline(desk).who).toBe("Your turn!");
  });
  test("counts the cards that are to be drawn", () => {
    shows({ phase: "refill", visible: ["zoo", "bank"] }, { seat: 0 });
    expect(headline(desk).what).toBe("Draw one more card.");
    shows({ phase: "refill", visible: [] }, { seat: 0 });
    expect(headline(desk).what).toBe("Draw cards until three are for sale.");
  });
  test("names whoever's turn it is where several sit at one screen", () => {
    shows({ phase: "buy", seat: 1, turn: 1 }, { seat: 1, seats: [0, 1] });
    expect(headline(desk).who).toBe("Now it is Ben’s turn!");
  });
  test("says how many coins a monster gives away", () => {
    const giver = city(0, { monsters: ["corgzilla"] });
    const gift = { event: "gift" as const, seat: 0, monster: "corgzilla", to: 1, coins: 2 };
    const legal = [preview("give 1", { events: [gift] })];
    shows({ phase: "give", cities: [giver, city(1)] }, { seat: 0, legal });
    expect(headline(desk).what).toMatch(/Who gets \d coins? from the bank\?/);
    expect(headline(desk).what).toContain("2 coins");
  });
  test("waits for the end of a turn that is played", () => {
    shows({ phase: "buy", turn: 1 }, { seat: 0, must_end: true });
    expect(headline(desk)).toEqual({
      who: "Well played!",
      what: "End your turn, or take back the last decision.",
    });
  });
  test("praises nobody where a move is tried", () => {
    stop();
    ({ board, desk, stop } = newDesk({ info: { practice: {} } } as Table));
    shows({ phase: "buy", turn: 1 }, { seat: 0, must_end: true });
    expect(headline(desk).who).toBe("Your move is made.");
  });
  test("says who can still take it back, even what ends the game", () => {
    for (const where of [
      { phase: "discard", seat: 0, turn: 0 },
      { phase: "over", seat: null, turn: 1 },
    ] as const) {
      board.shown = state(8, { view: view(where), ending: 1 });
      flushSync();
      expect(headline(desk)).toEqual({ who: "Ben’s turn:", what: "can still take it back" });
    }
  });
  test("names whom a monster strikes in the turn of another", () => {
    shows({ phase: "destroy", seat: 1, turn: 0 });
    expect(headline(desk)).toEqual({ who: "A monster strikes Ben!", what: "Waiting for Ben." });
    expect(doingText(desk)).toBe("A monster strikes Ben!");
    shows({ phase: "destroy", seat: 1, turn: 1 });
    expect(headline(desk)).toEqual({ who: "Ben’s turn:", what: "a monster strikes" });
  });
  test("tells the result", () => {
    shows({ phase: "over", seat: null, leaders: [1], cities: [city(0), city(1, { points: 12 })] });
    expect(headline(desk)).toEqual({ who: "Ben wins with 12 points!", what: "" });
    board.info = tableInfo({ result: { points: [12, 12], coins: [1, 1], winners: [0, 1], ratings: null } });
    expect(resultText(desk)).toMatch(/^You share the victory with Ben/);
    shows({ phase: "over", seat: null, leaders: [0], cities: [city(0, { points: 12 }), city(1)] });
    board.info = tableInfo();
    expect(resultText(desk)).toBe("You win with 12 points!");
    board.amSeated = false;
    expect(resultText(desk)).toBe("Ada wins with 12 points!");
    board.amSeated = true;
  });
});

describe("the button that plays a move", () => {
  test("says so before if nothing can be bought and the coin is taken at once", () => {
    const passed: GameEvent = { event: "passed", seat: 0, coins: 1 };
    const keep = preview("keep", { events: [passed], passes_on: true });
    expect(doText(keep, [])).toBe("Keep all and take 1 coin");
    expect([keepsForCoin(keep), keepsForCoin(preview("keep"))]).toEqual([true, false]);
    expect(keepsForCoin(preview("coin", { events: [passed] }))).toBe(false);
  });
  test.each([
    ["buy zoo", { price: 7 }, "Buy for 7"],
    ["buy zoo", { price: 0 }, "Take it for free"],
    ["discard zoo", {}, "Discard"],
    ["draw 1", {}, "Draw"],
    ["take maze", {}, "Take it"],
    ["keep", {}, "Keep all"],
    ["coin", { events: [{ event: "passed" as const, seat: 0, coins: 3 }] }, "Take 3 coins"],
    ["coin", {}, "Take 1 coin"],
  ])("%s %j: %s", (move, changes, label) => {
    expect(doText(preview(move, changes), ["Ada", "Ben"])).toBe(label);
  });
  test("names whom it is about", () => {
    expect(doText(preview("give 1"), ["Ada", "Ben"])).toContain("Ben");
  });
  test("of taking nothing brings a coin, or more", () => {
    expect(coinsOf(undefined)).toBe(1);
    expect(coinsOf(preview("coin", { events: [{ event: "passed", seat: 0, coins: 2 }] }))).toBe(2);
  });
});

describe("a place, for those who listen", () => {
  test("says the card, and that one can have it", () => {
    shows({ phase: "buy" }, { seat: 0, legal: [preview("buy zoo")] });
    expect(spotSentence(desk, "slot-0", "zoo", { price: 7 })).toMatch(/^Zoo, .*price 7/);
    const before = spotSentence(desk, "slot-0", "zoo");
    desk.choose("slot-0");
    expect(spotSentence(desk, "slot-0", "zoo")).not.toBe(before);
  });
  test("says why not", () => {
    const refusals: CardRefusal[] = [{ card: "bank", code: "name-owned", facts: { card: "bank" } }];
    shows({ phase: "buy" }, { seat: 0, legal: [preview("coin")], refusals });
    expect(spotSentence(desk, "slot-1", "bank")).toContain("is already in your city");
  });
  test("says nothing more where nothing is asked", () => {
    shows({ phase: "buy", seat: 1, turn: 1 });
    expect(spotSentence(desk, "slot-0", "zoo")).toMatch(/^Zoo, /);
  });
  test("says who sits on a card", () => {
    expect(coveredText("house", "grozilla")).toContain("Grozilla");
  });
});
