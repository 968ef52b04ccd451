import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { newDesk } from "../../../testing/desk";
import { inEffects } from "../../../testing/effects.svelte";
import { bot, person, state, tableInfo, view } from "../../../testing/samples";
import type { Table } from "../../live/table.svelte";
import type { Agreement, SeatInfo } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import { Agreeing } from "./agreeing.svelte";

beforeAll(() => speak("en"));

const NOTHING: Agreement = { yes: [], no: null, round: 0, complete: false };
const THREE = [person(0, "Ada"), person(1, "Ben"), bot(2, "resident"), person(3, "Cleo")];
const agree = vi.fn<() => Promise<unknown>>();
let stops: (() => void)[] = [];

function agreeing(said: Partial<Agreement> | null, mySeats = [0], seats: SeatInfo[] = THREE): Agreeing {
  const info = tableInfo({ seats, agreement: said && { ...NOTHING, ...said } });
  const made = newDesk({ info, mySeats, agree } as unknown as Table);
  made.board.info = info;
  made.board.names = ["Ada", "Ben", "Theo", "Cleo"];
  made.board.shown = state(7, { view: view({ round: 4 }) });
  let found!: Agreeing;
  stops = [made.stop, inEffects(() => (found = new Agreeing(made.desk)))];
  return found;
}

afterEach(() => stops.forEach((stop) => stop()));

describe("whoever plays with people", () => {
  test("can ask them", () => {
    const one = agreeing({});
    expect([one.wanted, one.asker, one.question, one.mustWait]).toEqual([false, null, "", false]);
    expect(one.standing).toBe("There are hints as soon as everybody who plays agrees.");
  });
  test("is asked by the first who wants hints", () => {
    const one = agreeing({ yes: [3, 1] });
    expect([one.asker, one.standing]).toEqual([3, "Cleo asks: hints for everybody?"]);
    expect(one.question).toBe(one.standing);
  });
  test("is told who has not answered, bots not counted", () => {
    const one = agreeing({ yes: [0] });
    expect([one.wanted, one.question, one.standing]).toEqual([true, "", "Waiting for Ben and Cleo."]);
  });
  test.each([
    [3, false],
    [4, true],
  ])("cannot ask again in the round of a no: %i", (round, waits) =>
    expect(agreeing({ no: 1, round }).mustWait).toBe(waits),
  );
  test("hears what the others have said, and not the own words", () => {
    const asked = { ...NOTHING, yes: [1] };
    expect(agreeing({ yes: [1, 0, 3], complete: true }).newsSince(asked)).toMatch(/from now on/);
    expect(agreeing({ no: 3, round: 4 }).newsSince(asked)).toBe("Cleo would rather play without hints.");
    expect(agreeing({ no: 0, round: 4 }).newsSince(asked)).toBe("");
    expect(agreeing({ no: 3, round: 4 }).newsSince({ ...NOTHING, no: 3, round: 4 })).toBe("");
    expect(agreeing({ no: 3, round: 4 }).newsSince(null)).toBe("");
  });
});

test("people at one screen ask nobody", () => {
  const one = agreeing(
    { yes: [0, 1], complete: true },
    [0, 1],
    [person(0, "Ada", "x"), person(1, "Ben", "x")],
  );
  expect([one.wanted, one.standing]).toEqual([true, "For everybody who plays at this screen."]);
  expect(one.newsSince(NOTHING)).toBe("");
});

test.each([
  ["those who look on", { yes: [1] }, []],
  ["games in which it is no question", null, [0]],
])("there is nothing for %s", (_, said, mySeats) => {
  const one = agreeing(said, mySeats);
  expect([one.said, one.wanted, one.question]).toEqual([null, false, ""]);
});

test("an answer that was not taken says why, and can be given again", async () => {
  const one = agreeing({ yes: [1] });
  agree.mockRejectedValueOnce(new Error("not now")).mockResolvedValueOnce(null);
  await one.answer(true);
  expect([one.trouble, one.busy]).toEqual([new Error("not now"), false]);
  await one.answer(true);
  expect(one.trouble).toBeNull();
  expect(agree).toHaveBeenLastCalledWith(true);
});
