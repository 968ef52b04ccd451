import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeBoard } from "../../../testing/board.svelte";
import { worth } from "../../../testing/decisions";
import { newDesk } from "../../../testing/desk";
import { inEffects } from "../../../testing/effects.svelte";
import { agreementOn, bot, person, preview, state, tableInfo, view, yours } from "../../../testing/samples";
import type { Table } from "../../live/table.svelte";
import type { Hint, TableInfo } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import type { Desk } from "./desk.svelte";
import { Hinting, whereOf } from "./hinting.svelte";

beforeAll(() => speak("en"));

const alone = tableInfo({ seats: [person(0, "Ada"), bot(1, "resident")] });
const choices = [worth("buy zoo", 0), worth("coin", 1, true), worth("buy bank", 6)];
let board: FakeBoard;
let desk: Desk;
let stops: (() => void)[] = [];
const ask = vi.fn<() => Promise<Hint>>();

function hinting(info: TableInfo = alone, mySeats = [0]): Hinting {
  const made = newDesk({ info, mySeats, hint: ask } as unknown as Table);
  ({ board, desk } = made);
  board.info = info;
  let found!: Hinting;
  stops = [made.stop, inEffects(() => (found = new Hinting(made.desk)))];
  decide(7);
  return found;
}

function decide(seq: number): void {
  const legal = ["buy zoo", "buy bank", "coin"].map((move) => preview(move));
  board.shown = state(seq, { view: view({ phase: "buy" }), yours: yours({ seat: 0, legal }) });
  flushSync();
}

afterEach(() => {
  stops.forEach((stop) => stop());
  ask.mockReset();
  vi.useRealTimers();
});

describe("a hint", () => {
  test("is told in three steps, and lights what it names in the second", async () => {
    ask.mockResolvedValue({ seq: 7, seat: 0, choices, hints: 1, grounds: [] });
    const one = hinting();
    await one.next();
    expect([one.told, one.where, desk.pointed]).toEqual([1, "offers", []]);
    await one.next();
    expect([one.told, desk.pointed]).toEqual([2, ["slot-0", "coin-button"]]);
    await one.next();
    await one.next();
    expect([one.told, one.goesOn]).toEqual([3, false]);
    expect(ask).toHaveBeenCalledOnce();
  });
  test("gives its chances to whoever has read them, until the decision is made", async () => {
    ask.mockResolvedValue({ seq: 7, seat: 0, choices, hints: 1, grounds: [] });
    const one = hinting();
    await one.next();
    await one.next();
    expect(one.chances).toBeNull();
    await one.next();
    one.close();
    expect(one.chances).toEqual(choices[0]?.chances);
    decide(8);
    expect(one.chances).toBeNull();
  });
  test("that was closed is told again from the beginning, without another question", async () => {
    ask.mockResolvedValue({ seq: 7, seat: 0, choices, hints: 1, grounds: [] });
    const one = hinting();
    await one.next();
    await one.next();
    one.close();
    expect([one.told, desk.pointed]).toEqual([0, []]);
    await one.next();
    expect(one.told).toBe(1);
    expect(ask).toHaveBeenCalledOnce();
  });
  test("is gone when the game goes on, also one that comes too late", async () => {
    ask.mockResolvedValue({ seq: 7, seat: 0, choices, hints: 1, grounds: [] });
    const one = hinting();
    await one.next();
    decide(8);
    expect([one.told, one.hint]).toEqual([0, null]);
    const late = one.next();
    decide(9);
    await late;
    expect([one.told, one.hint, one.busy]).toEqual([0, null, false]);
  });
  test("of a decision that was told before is told again as it was, and counted", async () => {
    ask.mockRejectedValue(new Error("nothing to decide"));
    const before = { seat: 0, choices: [worth("coin", 0), worth("buy zoo", 4)], grounds: [] };
    const one = hinting();
    one.toldBefore = () => Promise.resolve(before);
    await one.next();
    expect([one.told, one.where, one.hint, one.trouble]).toEqual([1, "coins", before, null]);
    expect(ask).toHaveBeenCalledOnce();
  });
  test("that is refused says why", async () => {
    ask.mockRejectedValue(new Error("not now"));
    const one = hinting();
    await one.next();
    expect(one.trouble).toBeInstanceOf(Error);
    expect(one.told).toBe(0);
  });
});

test("where there are no hints, whoever asks is told why, until they close it", async () => {
  const one = hinting(tableInfo({ seats: [person(0, "Ada"), person(1, "Ben")] }));
  await one.next();
  expect([one.isRefused, one.refusal]).toEqual([true, "refusal-hints-not-agreed"]);
  one.close();
  expect(one.isRefused).toBe(false);
  expect(ask).not.toHaveBeenCalled();
  expect(hinting({ ...alone, daily: "2026-11-18" }).refusal).toBe("refusal-no-hints");
  expect(hinting().refusal).toBeNull();
  expect(hinting(alone, []).refusal).toBeNull();
});

describe("a hint that does not come", () => {
  const told = { seq: 7, seat: 0, choices, hints: 1, grounds: [] };
  let answer: (hint: Hint) => void;
  let one: Hinting;
  let asking: Promise<void>;

  beforeEach(() => {
    vi.useFakeTimers();
    ask.mockImplementation(() => new Promise((done) => (answer = done)));
    one = hinting();
    asking = one.next();
    flushSync();
  });

  test("is said to be on its way, then to take long", () => {
    expect(one.waiting).toBe("");
    vi.advanceTimersByTime(300);
    expect(one.waiting).toBe("coming");
    vi.advanceTimersByTime(5000);
    expect(one.waiting).toBe("slow");
  });
  test("is asked for once, however often the bulb is pressed", async () => {
    await one.next();
    expect(one.waiting).toBe("coming");
    answer(told);
    await asking;
    expect([one.told, one.waiting, one.busy]).toEqual([1, "", false]);
    expect(ask).toHaveBeenCalledOnce();
  });
  test("is told no more once it was closed, and kept for the next press", async () => {
    one.close();
    vi.advanceTimersByTime(6000);
    expect(one.waiting).toBe("");
    answer(told);
    await asking;
    expect([one.told, one.hint]).toEqual([0, told]);
    await one.next();
    expect([one.told, desk.pointed]).toEqual([1, []]);
    expect(ask).toHaveBeenCalledOnce();
  });
  test("keeps nobody from asking about the next decision", async () => {
    decide(8);
    expect(one.busy).toBe(false);
    const next = { ...told, seq: 8 };
    ask.mockResolvedValue(next);
    await one.next();
    answer(told);
    await asking;
    expect([one.told, one.hint]).toEqual([1, next]);
  });
});

describe("hints are for those", () => {
  test("who play alone against bots", () => expect(hinting().offered).toBe(true));
  test("who play with people, as soon as all agree", () => {
    const agreement = agreementOn("hints", { yes: [1, 0], complete: true });
    expect(hinting(tableInfo({ agreements: [agreement] })).offered).toBe(true);
    expect(hinting(tableInfo({ agreements: [{ ...agreement, yes: [1], complete: false }] })).allowed).toBe(
      false,
    );
  });
  test.each<[string, TableInfo, number[]]>([
    ["against people", tableInfo({ seats: [person(0, "Ada"), person(1, "Ben")] }), [0]],
    [
      "where several share a screen",
      tableInfo({ seats: [person(0, "Ada", "x"), person(1, "Ben", "x")] }),
      [0, 1],
    ],
    ["in rated games", { ...alone, rated: true }, [0]],
    ["for those who look on", alone, []],
  ])("and none %s", (_, info, mySeats) => expect(hinting(info, mySeats).allowed).toBe(false));
});

test.each([
  ["buy zoo", "offers"],
  ["buy house", "dwellings"],
  ["discard zoo", "offers"],
  ["keep", "offers"],
  ["draw 2", "decks"],
  ["take maze", "specials"],
  ["coin", "coins"],
  ["destroy 3", "city"],
  ["give 1", "neighbours"],
  ["market blue", "market"],
])("%s is found at the %s", (move, where) => expect(whereOf(move, ["house"])).toBe(where));
