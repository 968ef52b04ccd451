import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeBoard } from "../../../testing/board.svelte";
import { newDesk } from "../../../testing/desk";
import { inEffects } from "../../../testing/effects.svelte";
import { bot, person, state, step, tableInfo, view } from "../../../testing/samples";
import type { Table } from "../../live/table.svelte";
import type { Practice, Step, TableInfo } from "../../protocol";
import { settings } from "../../state/settings.svelte";
import { speak } from "../../texts/texts.svelte";
import { Evaluating } from "./evaluating.svelte";

beforeAll(() => speak("en"));
beforeEach(() => {
  settings.evaluation = true;
  ask.mockReset();
});

const seats = [person(0, "Ada"), bot(1, "resident")];
const training = tableInfo({ seats, training: true });
const practice: Practice = { record: {}, number: 3, puzzle: null, seat: 0, level: "resident" };
const puzzle: Practice = { ...practice, record: null, puzzle: { id: "p", state: "" } };
let board: FakeBoard;
let stops: (() => void)[] = [];
const ask = vi.fn<(step: number) => Promise<number[]>>();

function evaluating(info: TableInfo = training, steps: Step[] = []): Evaluating {
  const made = newDesk({ info, steps, mySeats: [0], chances: ask } as unknown as Table);
  ({ board } = made);
  board.info = info;
  let found!: Evaluating;
  stops = [made.stop, inEffects(() => (found = new Evaluating(made.desk)))];
  return found;
}

function show(seq: number, phase: "buy" | "over" = "buy"): void {
  board.shown = state(seq, { view: view({ phase }) });
  flushSync();
}

afterEach(() => stops.forEach((stop) => stop()));

describe("chances", () => {
  test("are asked for what is shown, one position after the other", async () => {
    ask.mockImplementation((step) => Promise.resolve([step, 100 - step]));
    const one = evaluating();
    show(7);
    await vi.waitFor(() => expect(one.chances).toEqual([7, 93]));
    show(8);
    expect(one.chances).toEqual([7, 93]); // they stay until the next are known
    await vi.waitFor(() => expect([one.chances, one.told]).toEqual([[8, 92], 8]));
    expect(ask.mock.calls).toEqual([[7], [8]]);
  });
  test("of positions that are gone already are left out", async () => {
    const answers: ((chances: number[]) => void)[] = [];
    ask.mockImplementation(() => new Promise((done) => answers.push(done)));
    const one = evaluating();
    for (const seq of [1, 2, 3]) show(seq);
    answers[0]?.([1, 0]);
    await vi.waitFor(() => expect(ask.mock.calls).toEqual([[1], [3]]));
    expect(one.chances).toBeNull();
    answers[1]?.([0.5, 0.5]);
    await vi.waitFor(() => expect([one.chances, one.told]).toEqual([[0.5, 0.5], 3]));
  });
  test("that cannot be had are asked for again at the next position", async () => {
    ask.mockRejectedValueOnce(new Error("no net"));
    ask.mockResolvedValue([0.5, 0.5]);
    const one = evaluating();
    show(1);
    show(2);
    await vi.waitFor(() => expect(one.chances).toEqual([0.5, 0.5]));
  });
  test("are worked out only where somebody wants them", async () => {
    settings.evaluation = false;
    ask.mockResolvedValue([0.5, 0.5]);
    const one = evaluating();
    show(1);
    expect([one.allowed, one.on]).toEqual([true, false]);
    expect(ask).not.toHaveBeenCalled();
    one.toggle();
    flushSync();
    await vi.waitFor(() => expect(one.chances).toEqual([0.5, 0.5]));
    one.toggle();
    flushSync();
    expect(one.chances).toBeNull();
  });
});

describe("are told", () => {
  const own = step(1, 0, []);
  test.each<[string, boolean, Partial<TableInfo>, Step[]]>([
    ["where one trains", true, { training: true }, []],
    ["where one practises", true, { practice }, []],
    ["not before a puzzle is answered", false, { practice: puzzle }, [{ ...own, by_bot: true }]],
    ["after that", true, { practice: puzzle }, [own]],
    ["nowhere else", false, {}, [own]],
  ])("%s", (_, allowed, changes, steps) => {
    ask.mockResolvedValue([0.5, 0.5]);
    const one = evaluating(tableInfo({ seats, ...changes }), steps);
    show(1);
    expect(one.allowed).toBe(allowed);
    show(2, "over");
    expect(one.allowed).toBe(false); // then everybody knows
  });
});
