import { beforeAll, describe, expect, test } from "vitest";
import { builtKernel, FAMILY, refusalOf } from "../../../testing/kernel";
import type { Kernel } from "../kernel/kernel";
import { decisionOf } from "./decisions";
import { acting, after, canUndo, isOver, opening, replay, type LogEntry, type Snapshot } from "./snapshots";
import { stateOf } from "./states";

let kernel: Kernel;
let first: Snapshot;

beforeAll(async () => {
  kernel = await builtKernel();
  first = opening(kernel, FAMILY, "snapshots");
});

function entry(snapshot: Snapshot, kind: LogEntry["kind"], more: Partial<LogEntry> = {}): LogEntry {
  const seq = snapshot.seq + 1;
  return {
    seq,
    kind,
    seat: acting(snapshot),
    move: null,
    key: `k${seq}`,
    byBot: false,
    hold: false,
    ...more,
  };
}

/** Plays the first legal move that begins with one of these words, or the first of all. */
function play(snapshot: Snapshot, words: string[], more: Partial<LogEntry> = {}): Snapshot {
  const moves = snapshot.game.legalMoves;
  const move = moves.find((one) => words.some((word) => one.startsWith(word))) ?? moves[0] ?? "";
  return after(snapshot, entry(snapshot, "move", { move, ...more }));
}

/** As far as a decision to buy. */
function toBuying(): Snapshot {
  let snapshot = first;
  while (snapshot.game.phase !== "buy") snapshot = play(snapshot, ["draw 1", "keep"]);
  return snapshot;
}

describe("a move", () => {
  test("brings the forced moves after it, and is told with them", () => {
    const after = play(toBuying(), ["coin"]);
    expect(after.moves[0]).toBe("coin");
    expect(after.events.map((one) => one.event)).toContain("passed");
    expect(after.entry?.move).toBe("coin");
  });
  test("is shown as it was when it was played, whatever the rules would say today", () => {
    const shown = [{ event: "passed", seat: 0, coins: 7 } as const];
    const after = play(toBuying(), ["coin"], { events: shown });
    expect(after.events).toEqual(shown);
    expect(after.entry?.events).toEqual(shown);
  });
  test("that turns up a card cannot be taken back", () => {
    const drawn = play(first, ["draw 1"]);
    expect(canUndo(drawn, 0)).toBe(false);
    expect(refusalOf(() => after(drawn, entry(drawn, "undo", { seat: 0 }))).code).toBe("nothing-to-undo");
  });
  test("of somebody else is refused", () => {
    const refusal = refusalOf(() => after(first, entry(first, "move", { seat: 1, move: "draw 1" })));
    expect(refusal).toMatchObject({ code: "not-your-turn", facts: { seat: 1, turn: 0 } });
  });
  test("that ends the game ends it for good", () => {
    let snapshot = first;
    // somebody who never discards may find nothing new to buy for ever
    while (!isOver(snapshot)) snapshot = play(snapshot, ["draw", "discard", "buy", "take"]);
    expect(acting(snapshot)).toBeNull();
    expect(refusalOf(() => play(snapshot, [])).code).toBe("game-finished");
  });
});

describe("a turn that waits for its end", () => {
  test("can be taken back, and goes on when it is ended", () => {
    const buying = toBuying();
    const waiting = play(buying, ["coin"], { hold: true });
    expect(waiting.holding).toBe(0);
    expect(acting(waiting)).toBe(0);
    expect(refusalOf(() => play(waiting, [])).code).toBe("turn-not-ended");

    const back = after(waiting, entry(waiting, "undo"));
    expect(back.game).toBe(buying.game);
    expect(back.undoes).toEqual([waiting.seq]);
    expect(back.moves).toEqual([]);

    const ended = after(waiting, entry(waiting, "end"));
    expect(ended.holding).toBeNull();
    expect(acting(ended)).toBe(1);
    expect(canUndo(ended, 0)).toBe(false);
    expect(refusalOf(() => after(ended, entry(ended, "end"))).code).toBe("no-turn-to-end");
  });
  test("is no end of the game before", () => {
    let snapshot = first;
    while (!snapshot.game.isOver)
      snapshot =
        snapshot.holding === null
          ? play(snapshot, ["draw", "discard", "buy", "take"], { hold: true })
          : after(snapshot, entry(snapshot, "end"));
    const seat = acting(snapshot);
    expect(isOver(snapshot)).toBe(false);
    expect(stateOf([snapshot], [], null, null).ending).toBe(seat);
    expect(snapshot.events.map((one) => one.event)).not.toContain("game_over");
    const ended = after(snapshot, entry(snapshot, "end"));
    expect(isOver(ended)).toBe(true);
    expect(stateOf([ended], [], null, null).ending).toBeNull();
    expect(ended.events).toEqual([{ event: "game_over", seat: null }]);
  });
  test("is one's own: a card given up in the turn of another is none", () => {
    const grozilla = { ...FAMILY, players: 5, grozilla: true };
    const asked = new Map<string, boolean>();
    let snapshot = opening(kernel, grozilla, "monsters");
    for (let n = 0; !isOver(snapshot); n++) {
      const { phase, turn, legalMoves } = snapshot.game;
      const move =
        legalMoves.find((one) => one === "draw 4") ?? legalMoves[(n * 7 + 3) % legalMoves.length] ?? "";
      const decided = decisionOf({ type: "move", key: "k", seq: n, move }, [0, 1, 2, 3, 4], snapshot, true);
      asked.set(`${phase} ${decided.seat === turn}`, decided.hold);
      snapshot = play(snapshot, [move]);
    }
    expect(asked.get("buy true")).toBe(true);
    expect(asked.get("destroy false")).toBe(false);
  });
});

describe("somebody who is away", () => {
  test("is played for, and is back when they say so or decide", () => {
    const away = after(first, entry(first, "away"));
    expect(away.away).toEqual([0]);
    expect(refusalOf(() => after(away, entry(away, "away"))).code).toBe("already-away");
    expect(after(away, entry(away, "back")).away).toEqual([]);
    expect(play(away, ["draw 1"], { byBot: true }).away).toEqual([0]);
    expect(play(away, ["draw 1"]).away).toEqual([]);
    expect(refusalOf(() => after(first, entry(first, "back"))).code).toBe("not-away");
  });
  test("stays away when the last decision is taken back", () => {
    const waiting = play(toBuying(), ["coin"], { hold: true });
    const away = after(waiting, entry(waiting, "away", { seat: 1 }));
    const back = after(away, entry(away, "undo"));
    expect(back.away).toEqual([1]);
    expect(back.undoes).toEqual([waiting.seq]);
  });
});

test("a log gives its snapshots again, each under its number", () => {
  const log: LogEntry[] = [];
  let snapshot = first;
  for (let n = 0; n < 20; n++) {
    snapshot = play(snapshot, ["draw", "keep", "buy", "coin"]);
    if (snapshot.entry) log.push(snapshot.entry);
  }
  const again = replay(opening(kernel, FAMILY, "snapshots"), log);
  expect(again.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, seq) => seq));
  expect(again.at(-1)?.game.state).toEqual(snapshot.game.state);
});
