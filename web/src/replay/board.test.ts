import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { bought, openSeat, person, step, tableInfo, view } from "../../testing/samples";
import type { Replay } from "../protocol";
import { speak } from "../texts/texts.svelte";
import { ReplayBoard } from "./board.svelte";
import { Player } from "./player.svelte";

beforeAll(() => speak("en"));

/** Four steps: a turn of seat 0, one of seat 1, then round 2. */
function replay(): Replay {
  const turns = [
    { round: 1, turn: 0 },
    { round: 1, turn: 1 },
    { round: 1, turn: 1 },
    { round: 2, turn: 0 },
  ];
  return {
    table: tableInfo({ status: "over", seats: [person(0, "Ada"), openSeat(1)] }),
    first: view({ round: 1, turn: 0 }),
    prices: { zoo: 7 },
    steps: turns.map((at, i) => ({
      step: step(i + 1, at.turn, [bought(0, "zoo")]),
      view: view(at),
      prices: {},
    })),
  } as unknown as Replay;
}

let board: ReplayBoard;
beforeEach(() => void (board = new ReplayBoard(replay())));

describe("a game that is over", () => {
  test("begins before the first step, seen by a spectator", () => {
    expect(board.at).toBe(0);
    expect(board.last).toBe(4);
    expect(board.steps).toEqual([]);
    expect(board.shown?.yours.prices).toEqual({ zoo: 7 });
    expect(board.shown?.since).toBeNull();
    expect(board.names).toEqual(["Ada", "seat 2"]);
    board.move();
    expect(board.at).toBe(0);
  });
  test("shows any step, within the game", async () => {
    await board.goTo(3);
    expect(board.at).toBe(3);
    expect(board.steps).toHaveLength(3);
    await board.goTo(99);
    expect(board.at).toBe(4);
    await board.goTo(-1);
    expect(board.at).toBe(0);
    expect(board.stepAt(1)?.seq).toBe(1);
    expect(board.stepAt(0)).toBeUndefined();
    expect(board.viewAt(4)?.round).toBe(2);
  });
  test("is drawn as it happened only from one step to the next", async () => {
    const drawn = vi.fn(async (_: unknown, __: unknown, arrive: () => void) => arrive());
    board.playback = drawn;
    await board.goTo(1);
    expect(drawn).toHaveBeenCalledTimes(1);
    await board.goTo(3);
    await board.goTo(2);
    expect(drawn).toHaveBeenCalledTimes(1);
  });
  test("who asks for another step in the middle gets that one", async () => {
    let finish: () => void = () => undefined;
    board.playback = () => new Promise((done) => (finish = done));
    const first = board.goTo(1);
    board.playback = null;
    expect(await board.goTo(4)).toBe(true);
    finish();
    expect(await first).toBe(false);
    expect(board.at).toBe(4);
  });
  test("can be seen from any seat there is", () => {
    board.watch(1);
    expect(board.mySeat).toBe(1);
    board.watch(7);
    board.watch(-1);
    expect(board.mySeat).toBe(1);
  });
  test("knows where turns and rounds begin", () => {
    expect(board.beginnings("turn")).toEqual([0, 2, 4]);
    expect(board.beginnings("round")).toEqual([0, 4]);
  });
});

describe("playing it", () => {
  let player: Player;
  beforeEach(() => {
    vi.useFakeTimers();
    player = new Player(board);
  });
  afterEach(() => void vi.useRealTimers());

  test("goes on step by step and ends by itself", async () => {
    player.toggle();
    await vi.advanceTimersByTimeAsync(1100);
    expect(board.at).toBe(1);
    await vi.advanceTimersByTimeAsync(3 * 1100);
    expect(board.at).toBe(4);
    expect(player.playing).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
  test("is as quick as one wishes", async () => {
    player.speed = 4;
    player.toggle();
    await vi.advanceTimersByTimeAsync(1100);
    expect(board.at).toBe(4);
  });
  test("begins anew at the end", async () => {
    await board.goTo(4);
    player.toggle();
    await vi.advanceTimersByTimeAsync(1100);
    expect(board.at).toBe(1);
  });
  test("stops, and stops for whoever chooses a step", async () => {
    player.toggle();
    await vi.advanceTimersByTimeAsync(1100);
    player.toggle();
    await vi.advanceTimersByTimeAsync(5000);
    expect(board.at).toBe(1);
    player.toggle();
    player.goTo(3);
    expect(player.playing).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(board.at).toBe(3);
  });
  test("jumps to the beginning of a turn, or to the ends", async () => {
    const turns = board.beginnings("turn");
    player.jump(turns, 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(board.at).toBe(2);
    player.jump(turns, 1);
    player.jump(turns, 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(board.at).toBe(4);
    await board.goTo(3);
    player.jump(turns, -1);
    await vi.advanceTimersByTimeAsync(0);
    expect(board.at).toBe(2);
    player.jump([], -1);
    await vi.advanceTimersByTimeAsync(0);
    expect(board.at).toBe(0);
  });
});
