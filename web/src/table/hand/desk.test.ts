import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newDesk } from "../../../testing/desk";
import { bought, city, preview, state, tableInfo, view, yours } from "../../../testing/samples";
import type { FakeBoard } from "../../../testing/board.svelte";
import type { CardRefusal, Preview, PublicView, SpecialView, YourView } from "../../protocol";
import { settings } from "../../state/settings.svelte";
import { speak } from "../../texts/texts.svelte";
import { besides, faceOf, OTHER, type Desk } from "./desk.svelte";
import { screen } from "./screen.svelte";
import { spot, stateOf } from "./spots";

beforeAll(() => speak("en"));

let board: FakeBoard;
let desk: Desk;
let stop: () => void;
let seq = 1;

/** Ada has to decide among these moves. */
function decides(legal: Preview[], where: Partial<PublicView> = {}, mine: Partial<YourView> = {}): void {
  board.shown = state(++seq, { view: view(where), yours: yours({ seat: 0, legal, ...mine }) });
  flushSync();
}

beforeEach(() => {
  settings.quickMoves = false;
  ({ board, desk, stop } = newDesk());
});
afterEach(() => stop());

describe("where a move is touched", () => {
  test.each([
    ["buy bank", "slot-1"],
    ["buy house", "dwelling-house"],
    ["discard school", "slot-2"],
    ["draw 2", "deck-2"],
    ["take maze", "special-maze"],
    ["destroy 3", "plot-0-3"],
    ["give 1", "seat-1"],
    ["copy 1", "seat-1"],
    ["market blue", "market-blue"],
    ["coin", OTHER],
    ["keep", OTHER],
    ["decline", OTHER],
    ["refuse", OTHER],
  ])("%s: %s", (move, spot) => {
    decides([preview(move)]);
    expect([...desk.moves.keys()]).toEqual([spot]);
    expect(desk.isLit(spot)).toBe(true);
  });
  test("ways to pay share the card's place", () => {
    decides([preview("buy bank"), preview("buy bank with blue", { price: 1 })]);
    expect(desk.movesAt("slot-1")).toHaveLength(2);
  });
  test("of two cards alike each is a place for the same move", () => {
    decides([preview("discard zoo")], { visible: ["zoo", "bank", "zoo"] });
    expect([...desk.moves.keys()]).toEqual(["slot-0", "slot-2"]);
  });
  test("nowhere while a bot plays for us", () => {
    board.shown = state(++seq, { away: [0], yours: yours({ seat: 0, legal: [preview("coin")] }) });
    expect(desk.away).toBe(true);
    expect(desk.late).toBe(false);
    expect(desk.moves.size).toBe(0);
  });
  test("nowhere while another decides, or while what is seen is old", () => {
    decides([preview("coin")], {}, { seat: null });
    expect(desk.moves.size).toBe(0);
    decides([preview("coin")]);
    board.upToDate = false;
    expect(desk.moves.size).toBe(0);
    board.upToDate = true;
    board.sending = true;
    expect(desk.deciding).toBe(false);
  });
});

describe("a hand", () => {
  beforeEach(() =>
    decides([preview("buy zoo", { price: 7 }), preview("buy zoo with blue", { price: 5 }), preview("coin")]),
  );

  test("chooses first and plays second", () => {
    desk.press("slot-0");
    expect(desk.chosen).toBe("slot-0");
    expect(board.played).toEqual([]);
    desk.press("slot-0");
    expect(board.played).toEqual(["buy zoo"]);
  });
  test("has only lifted with two taps at once", () => {
    vi.useFakeTimers();
    desk.press("slot-0", true);
    desk.press("slot-0", true);
    expect([desk.chosen, board.played]).toEqual(["slot-0", []]);
    vi.advanceTimersByTime(300);
    desk.press("slot-0", true);
    expect(board.played).toEqual(["buy zoo"]);
    vi.useRealTimers();
  });
  test("plays at once if the reader likes it quick", () => {
    settings.quickMoves = true;
    desk.press("slot-0");
    expect(board.played).toEqual(["buy zoo"]);
  });
  test("plays the payment that is chosen", () => {
    desk.choose("slot-0", 1);
    expect(desk.previewOf("slot-0")?.price).toBe(5);
    desk.play("slot-0");
    expect(board.played).toEqual(["buy zoo with blue"]);
    desk.choose("slot-0", 9);
    expect(desk.previewOf("slot-0")?.price).toBe(5);
  });
  test("reads about what is not asked for, but not right after a move", () => {
    vi.useFakeTimers();
    decides([preview("buy zoo"), preview("coin")]);
    desk.press("slot-1");
    expect(desk.details).toBeNull(); // the table has only just changed
    vi.advanceTimersByTime(300);
    desk.press("slot-1");
    expect(desk.details).toBe("slot-1");
    desk.forget();
    desk.press(OTHER);
    desk.press(OTHER);
    desk.press("slot-1");
    expect(desk.details).toBeNull();
    vi.useRealTimers();
  });
  test("is told why a card cannot be had, and opens nothing", () => {
    vi.useFakeTimers();
    decides([preview("coin")], {}, { refusals: [{ card: "bank", code: "too-poor", facts: {} }] });
    vi.advanceTimersByTime(300);
    desk.press("slot-1");
    expect([desk.look, desk.details]).toEqual(["slot-1", null]);
    vi.useRealTimers();
  });
  test("thinks anew after it has read, whatever was chosen before", () => {
    desk.press("slot-0");
    desk.read("slot-0");
    expect(desk.details).toBe("slot-0");
    desk.forget(); // what every way of closing does
    desk.press("slot-0");
    expect(board.played).toEqual([]);
    expect(desk.chosen).toBe("slot-0");
    desk.read("seat-1");
    expect(desk.visiting).toBe(1);
    desk.closed();
    expect([desk.visiting, desk.chosen, desk.look]).toEqual([null, null, null]);
    desk.read(OTHER);
    expect(desk.details).toBeNull();
  });
  test("lets go of what it had lifted when it touches something else", () => {
    desk.press("slot-0");
    desk.press("slot-2");
    expect(desk.chosen).toBeNull();
    desk.press("slot-0");
    expect(board.played).toEqual([]);
  });
  test("looks at what it touches, and goes back to what is chosen", () => {
    desk.touch("slot-1");
    expect(desk.subjectSpot).toBe("slot-1");
    desk.leave("slot-1");
    expect(desk.look).toBe("slot-1"); // nothing is chosen: the last thing stays
    desk.choose("slot-0");
    desk.leave("slot-1");
    expect(desk.subjectSpot).toBe("slot-0");
  });
  test("forgets everything when the table changes", () => {
    desk.press("slot-0");
    desk.details = "slot-0";
    decides([preview("coin")]);
    expect([desk.chosen, desk.look, desk.details, desk.payment]).toEqual([null, null, null, 0]);
  });
  test("plays nothing where nothing can be played", () => {
    desk.play("slot-2");
    expect(board.played).toEqual([]);
  });
  test("shows where a card would stand", () => {
    decides([preview("buy zoo", { events: [bought(0, "zoo", 7, 2)] })]);
    expect(desk.ghost).toBeNull();
    desk.touch("slot-0");
    expect(desk.ghost).toEqual({ card: "zoo", place: 2 });
  });
});

describe("on a phone", () => {
  beforeEach(() => void vi.spyOn(screen, "sheets", "get").mockReturnValue(true));

  test("what is no card is done with one tap if it can be taken back", () => {
    decides([preview("keep")]);
    desk.press(OTHER);
    expect(board.played).toEqual(["keep"]);
  });
  test("it is lifted first if the turn would pass on with it", () => {
    decides([preview("coin", { passes_on: true })]);
    desk.press(OTHER);
    expect([board.played, desk.chosen]).toEqual([[], OTHER]);
    desk.press(OTHER);
    expect(board.played).toEqual(["coin"]);
  });
  test("where turns wait for their end, everything can be taken back", () => {
    settings.explicitEnd = true;
    decides([preview("coin", { passes_on: true })]);
    desk.press(OTHER);
    expect(board.played).toEqual(["coin"]);
    decides([preview("coin", { passes_on: true })], { turn: 1 });
    expect(desk.canTakeBack(preview("destroy 1", { passes_on: true }))).toBe(false); // in the turn of another
    settings.explicitEnd = null;
  });
  test("nothing can be taken back in a rated game, nor what brings a card to light", () => {
    decides([preview("refuse", { reveals: true })]);
    desk.press(OTHER);
    expect(board.played).toEqual([]);
    board.info = tableInfo({ rated: true });
    decides([preview("keep")]);
    desk.press(OTHER);
    expect(board.played).toEqual([]);
  });
  test("what cannot be played is looked at, never opened", () => {
    decides([preview("coin")]);
    desk.press("deck-1");
    expect([desk.look, desk.details]).toEqual(["deck-1", null]);
  });
});

test("turns wait for their end where several share a screen, unless somebody says no", () => {
  decides([preview("coin")], {}, { seats: [0, 1] });
  expect(desk.holds).toBe(true);
  settings.explicitEnd = false;
  expect(desk.holds).toBe(false);
  settings.explicitEnd = null;
  decides([preview("coin")]);
  expect(desk.holds).toBe(false);
});

describe("a spot", () => {
  const at = (x: number, pointerType = "mouse") =>
    ({ pointerType, screenX: x, screenY: 5, clientX: x, clientY: 5 }) as PointerEvent;
  const click = { detail: 1 } as MouseEvent;

  test("does with pointer, focus and click what the hand does", () => {
    decides([preview("buy zoo")]);
    const button = spot(desk, "slot-0");
    expect(button["data-anchor"]).toBe("slot-0");
    button.onpointerenter(at(1, "touch"));
    expect(desk.look).toBeNull();
    button.onpointerenter(at(1));
    button.onpointermove(at(2));
    expect(stateOf(desk, "slot-0")).toBe("lit hot");
    button.onclick(click);
    expect(stateOf(desk, "slot-0")).toBe("lit sel");
    const other = document.createElement("button");
    document.body.append(other);
    vi.spyOn(other, "matches").mockReturnValue(true);
    spot(desk, "slot-1").onfocus({ target: other } as unknown as FocusEvent);
    expect(desk.look).toBe("slot-1");
    spot(desk, "slot-1").onblur();
    spot(desk, "slot-1").onpointerleave();
    expect(desk.look).toBeNull();
    expect(stateOf(desk, "slot-1")).toBe("");
  });
  test("that comes to lie beneath a pointer which rests is not looked at", () => {
    spot(desk, "slot-0").onpointermove(at(40));
    decides([preview("buy zoo")]);
    spot(desk, "slot-0").onpointerenter(at(40));
    expect(desk.look).toBeNull();
    spot(desk, "slot-0").onpointermove(at(41));
    expect(desk.look).toBe("slot-0");
  });
  test("of a table that has just opened is not looked at by the press that opened it", () => {
    decides([preview("buy zoo")]);
    spot(newDesk().desk, "slot-0").onpointerenter(at(7)); // another table, before
    spot(desk, "slot-0").onpointerenter(at(40));
    expect(desk.look).toBeNull();
    spot(desk, "slot-0").onpointermove(at(41));
    expect(desk.look).toBe("slot-0");
  });
  test("is read by a finger that stays, and the click at its end is none", () => {
    vi.useFakeTimers();
    decides([preview("buy zoo")]);
    const button = spot(desk, "slot-0");
    button.onpointerdown(at(1, "touch"));
    vi.advanceTimersByTime(449);
    expect(desk.details).toBeNull();
    vi.advanceTimersByTime(1);
    expect(desk.details).toBe("slot-0");
    button.oncontextmenu(new Event("contextmenu")); // some browsers say it too
    button.onclick(click);
    expect([desk.chosen, board.played]).toEqual([null, []]);
    desk.forget();
    button.onpointerdown(at(1, "touch"));
    button.onpointermove(at(30, "touch")); // a swipe
    vi.advanceTimersByTime(1000);
    expect(desk.details).toBeNull();
    button.onpointerdown(at(1, "touch"));
    button.onpointerup();
    vi.advanceTimersByTime(1000);
    button.onclick(click);
    expect([desk.details, desk.chosen]).toEqual([null, "slot-0"]);
    vi.useRealTimers();
  });
  test("is read with the other button of a mouse; keys still press it then", () => {
    decides([preview("buy zoo")]);
    const button = spot(desk, "slot-0");
    button.onpointerdown(at(1));
    button.oncontextmenu(new Event("contextmenu"));
    expect(desk.details).toBe("slot-0");
    desk.forget();
    button.onclick({ detail: 0 } as MouseEvent);
    expect(desk.chosen).toBe("slot-0");
  });
});

describe("what stands where", () => {
  beforeEach(() =>
    decides([], {
      cities: [
        city(0, { cards: ["happy_market", "house"], market: "blue", destroyed: { "2": "grozilla" } }),
        city(1),
      ],
    }),
  );
  test.each([
    ["slot-0", { kind: "card", id: "zoo" }],
    ["slot-9", null],
    ["deck-3", { kind: "deck", deck: 3 }],
    ["dwelling-apartment_block", { kind: "card", id: "apartment_block" }],
    ["special-maze", { kind: "card", id: "maze" }],
    ["beast-grozilla", { kind: "card", id: "grozilla" }],
    ["market-green", { kind: "card", id: "happy_market", face: "green" }],
    ["seat-1", { kind: "seat", seat: 1 }],
    ["plot-0-1", { kind: "card", id: "happy_market", face: "blue", seat: 0, place: 1 }],
    ["plot-0-2", { kind: "card", id: "house", face: undefined, seat: 0, place: 2, monster: "grozilla" }],
    ["plot-0-3", null],
    ["plot-7-1", null],
    ["nonsense", null],
    [OTHER, { kind: "coin" }],
  ])("%s", (spot, subject) => {
    expect(desk.subjectOf(spot)).toEqual(subject);
  });
  test("nothing before there is a table", () => {
    board.shown = null;
    expect(desk.subjectOf("slot-0")).toBeNull();
    expect(desk.phase).toBe("over");
    expect(desk.city).toBeNull();
  });
});

describe("a card", () => {
  test("costs what the server says, else what is printed", () => {
    decides([], {}, { prices: { zoo: 2 } });
    expect(desk.priceOf("zoo")).toBe(2);
    expect(desk.priceOf("house")).toBeGreaterThan(0);
  });
  test("is refused only where it is asked for now", () => {
    const refusals: CardRefusal[] = [
      { card: "zoo", code: "too-poor", facts: {} },
      { card: "louvre", code: "condition-unmet", facts: {} },
    ];
    decides([preview("coin")], { phase: "buy" }, { refusals });
    expect(desk.refusalOf("zoo")?.code).toBe("too-poor");
    expect(desk.refusalOf("louvre")).toBeUndefined();
    decides([preview("decline")], { phase: "special" }, { refusals });
    expect(desk.refusalOf("zoo")).toBeUndefined();
    expect(desk.refusalOf("louvre")?.code).toBe("condition-unmet");
    decides([], {}, { refusals });
    expect(desk.refusalOf("zoo")).toBeUndefined();
  });
  test("of the special ones needs so many cards more", () => {
    const special: SpecialView = {
      card: "maze",
      taken_by: null,
      condition: { blue: 2, green: 1 },
      met: [{ blue: 1, green: 3 }, {}],
      worth: [null, null],
    };
    decides([], { specials: [special] });
    expect(desk.missing("maze", 0)).toBe(1);
    expect(desk.missing("maze", 1)).toBe(3);
    expect(desk.missing("zoo", 0)).toBe(0);
  });
});

test("the next round is foretold once there is a Happy Market, until the last round", () => {
  const without = city(0, { cards: [], market: null, income: 0 });
  decides([preview("market blue")], { phase: "market", round: 0, cities: [without, city(1)] });
  expect(desk.nextRound).toBeNull();
  decides([], { phase: "market", round: 0 });
  expect(desk.nextRound).toEqual({ income: 1, coins: 3 });
  decides([], { last_round: true });
  expect(desk.nextRound).toBeNull();
});

test("who still has a turn is told in the last round only", () => {
  decides([], { turn: 1, to_come: [2] });
  expect(desk.toCome).toBeNull();
  decides([], { turn: 1, to_come: [2], last_round: true });
  expect(desk.toCome).toEqual([2]);
  decides([], { turn: 1, to_come: [2], last_round: true }, { must_end: true });
  expect(desk.toCome).toEqual([1, 2]);
  decides([], { turn: 1, last_round: true, phase: "over" });
  expect(desk.toCome).toBeNull();
  expect(desk.turn).toBeNull();
});

test("whose turn it is: one's own until one has ended it", () => {
  decides([], { turn: 1 });
  expect(desk.turn).toBe(1);
  decides([], { turn: 1 }, { must_end: true });
  expect(desk.turn).toBe(0);
  decides([], { turn: 1, phase: "over", last_round: true, to_come: [] }, { must_end: true });
  expect([desk.turn, desk.phase, desk.toCome]).toEqual([0, "special", []]);
});

test("what is over for nobody: the last turn, as long as somebody can take it back", () => {
  const over = view({ phase: "over", seat: null, turn: 1, last_round: true });
  board.shown = state(++seq, { view: over, ending: 1 });
  flushSync();
  expect([desk.phase, desk.turn, desk.toCome]).toEqual(["special", 1, []]);
  board.shown = state(++seq, { view: over });
  flushSync();
  expect([desk.phase, desk.turn]).toEqual(["over", null]);
});

test("which round it is: the next one begins when the last turn is ended", () => {
  decides([], { round: 0, turn: 0, phase: "market" }, { must_end: true });
  expect(desk.round).toBe(0);
  decides([], { round: 3, turn: 0 }, { must_end: true });
  expect(desk.round).toBe(2);
  decides([], { round: 3, turn: 1 }, { must_end: true });
  expect(desk.round).toBe(3);
  decides([], { round: 3, phase: "over", turn: 0 }, { must_end: true });
  expect(desk.round).toBe(3);
  decides([], { round: 3, turn: 0 });
  expect(desk.round).toBe(3);
});

test("how points are counted", () => {
  board.info = tableInfo({ config: { players: 2, specials: "family", grozilla: false, scoring: "sum" } });
  expect(desk.scoring).toBe("sum");
});

test("what a preview tells besides the purchase: a monster that only moves on is told once", () => {
  const events = [
    bought(0, "zoo"),
    { event: "monster_left" as const, seat: 0, monster: "grozilla" },
    { event: "monster_came" as const, seat: 1, monster: "grozilla" },
    { event: "monster_left" as const, seat: 0, monster: "poulpzilla" },
    { event: "turn_began" as const, seat: 1 },
  ];
  expect(besides(preview("buy zoo", { events })).map((one) => one.event)).toEqual([
    "monster_came",
    "monster_left",
  ]);
});

test("only a Happy Market has a face", () => {
  expect(faceOf(city(0, { market: "blue" }), "happy_market")).toBe("blue");
  expect(faceOf(city(0, { market: "blue" }), "house")).toBeUndefined();
});
