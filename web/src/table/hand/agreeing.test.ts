import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { newDesk } from "../../../testing/desk";
import { inEffects } from "../../../testing/effects.svelte";
import { agreementOn, bot, person, state, tableInfo, view } from "../../../testing/samples";
import type { Table } from "../../live/table.svelte";
import type { Agreement, SeatInfo } from "../../protocol";
import { speak } from "../../texts/texts.svelte";
import { Agreeing } from "./agreeing.svelte";

beforeAll(() => speak("en"));

const NOTHING = agreementOn("hints", { asked: [0, 1, 3] });
const THREE = [person(0, "Ada"), person(1, "Ben"), bot(2, "resident"), person(3, "Cleo")];
const agree = vi.fn<() => Promise<unknown>>();
let stops: (() => void)[] = [];

function agreeing(
  said: Partial<Agreement> | null,
  mySeats = [0],
  seats: SeatInfo[] = THREE,
  away: number[] = [],
): Agreeing {
  const subject = said?.subject ?? "hints";
  const info = tableInfo({ seats, agreements: said ? [{ ...NOTHING, ...said }] : [] });
  const made = newDesk({ info, mySeats, agree } as unknown as Table);
  made.board.info = info;
  made.board.names = ["Ada", "Ben", "Theo", "Cleo"];
  made.board.shown = state(7, { view: view({ round: 4, seat: 1 }), away });
  let found!: Agreeing;
  stops = [made.stop, inEffects(() => (found = new Agreeing(made.desk, subject)))];
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
  test("is told who of them is on a break", () => {
    expect(agreeing({ yes: [0] }, [0], THREE, [3]).standing).toBe(
      "Waiting for Ben and Cleo. Cleo is on a break.",
    );
    expect(agreeing({ yes: [0, 3] }, [0], THREE, [3]).standing).toBe("Waiting for Ben.");
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
  expect(agree).toHaveBeenLastCalledWith({ subject: "hints", yes: true, seat: null });
});

describe("a bot for somebody who is gone", () => {
  const gone: Partial<Agreement> = { subject: "bot", seat: 1, asked: [0, 3] };
  test("is offered to those who are here, with its level", () => {
    const one = agreeing(gone);
    expect([one.open, one.seat, one.question]).toEqual([true, 1, ""]);
    expect(one.standing).toBe(
      "Ben has been gone for a while. A bot (Shopkeeper) can play until they are back.",
    );
  });
  test("waits for the others who are here", () => {
    const one = agreeing({ ...gone, yes: [0] });
    expect([one.open, one.wanted]).toEqual([true, true]);
    expect(one.standing).toBe("You would let a bot play. Waiting for Cleo.");
  });
  test("is offered once, and not to those who are gone themselves", () => {
    expect(agreeing({ ...gone, yes: [0, 3], complete: true }).open).toBe(false);
    expect(agreeing({ ...gone, asked: [3] }).open).toBe(false);
    expect(agreeing({ ...gone, seat: 3 }).said).toBeNull(); // the game waits for Ben
  });
});

test("the end of a game is asked for and declined in its own words", () => {
  const asked = agreementOn("end", { yes: [1] });
  expect(agreeing(asked).question).toBe("Ben asks: end the game here, without a result?");
  expect(agreeing(agreementOn("end", { no: 1, round: 4 })).newsSince(asked)).toBe(
    "Ben would rather play on.",
  );
  expect(agreeing(agreementOn("end")).standing).toBe("It ends as soon as everybody who is here agrees.");
});
