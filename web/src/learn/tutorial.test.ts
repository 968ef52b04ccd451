import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { State } from "../protocol";
import { has, learn, speak } from "../texts/texts.svelte";
import { TutorialBoard } from "./tutorial.svelte";

beforeAll(async () => {
  await speak("en");
  await learn();
});

let board: TutorialBoard;
beforeEach(() => void (board = new TutorialBoard()));

const quiet = () => new Promise((done) => setTimeout(done));
/** The first beat that waits for a move. */
const firstMove = () => board.beats.findIndex((beat) => beat.move);

describe("the tutorial's table", () => {
  test("has a sentence for every beat", () => {
    for (const { text } of board.beats) expect(has(`web-tutorial-${text}`), text).toBe(true);
  });
  test("begins up to date, with a coach and oneself", () => {
    expect(board.at).toBe(0);
    expect(board.upToDate).toBe(true);
    expect(board.names[0]).toBe("You");
    expect(board.shown).toBe(board.latest);
  });
  test("begins where one was, but not before the first beat nor after the last", () => {
    const begun = (at: number) => new TutorialBoard(at);
    expect([begun(7).at, begun(7).upToDate]).toEqual([7, true]);
    expect([begun(-1).at, begun(999).at]).toEqual([0, board.beats.length - 1]);
  });
  test("goes on by reading, and back", async () => {
    board.next();
    await quiet();
    expect(board.at).toBe(1);
    board.back();
    expect(board.at).toBe(0);
    board.back();
    expect(board.at).toBe(0);
  });
  test("goes on by the wanted move alone; any other is nudged", async () => {
    board.restart(firstMove());
    const wanted = board.beat.move;
    board.move("nonsense");
    board.move("nonsense");
    expect(board.nudges).toBe(2);
    expect(board.at).toBe(firstMove());
    expect(board.sending).toBe(false);
    board.move(wanted);
    await quiet();
    expect(board.at).toBe(firstMove() + 1);
    expect(board.nudges).toBe(0);
  });
  test("shows what happens move by move, and takes no move meanwhile", async () => {
    board.restart(firstMove());
    const seen: number[] = [];
    let go: () => void = () => undefined;
    board.playback = (_: State, after: State, arrive: () => void) =>
      new Promise((done) => {
        go = () => {
          seen.push(after.seq);
          arrive();
          done();
        };
      });
    const before = board.shown?.seq ?? 0;
    board.move(board.beat.move);
    await quiet();
    expect(board.upToDate).toBe(false);
    const at = board.at;
    board.move(board.beat.move || "coin");
    expect(board.at).toBe(at);
    for (let times = 0; times < 20 && !board.upToDate; times++) {
      go();
      await quiet();
    }
    expect(board.upToDate).toBe(true);
    expect(seen[0]).toBeGreaterThan(before);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });
  test("who goes back in the middle of a movement sees no old state arrive", async () => {
    board.restart(firstMove());
    let arrived: () => void = () => undefined;
    board.playback = (_: State, __: State, arrive: () => void) =>
      new Promise((done) => {
        arrived = () => {
          arrive();
          done();
        };
      });
    board.move(board.beat.move);
    await quiet();
    board.restart(0);
    arrived();
    await quiet();
    expect(board.shown).toBe(board.latest);
    expect(board.at).toBe(0);
    expect(board.upToDate).toBe(true);
  });
  test("ends at its last beat, with everything told", async () => {
    board.restart(board.beats.length - 1);
    board.next();
    await quiet();
    expect(board.at).toBe(board.beats.length - 1);
    expect(board.steps.length).toBeGreaterThan(0);
  });
});
